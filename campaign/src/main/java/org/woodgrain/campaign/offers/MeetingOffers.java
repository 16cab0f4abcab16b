package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Fate;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.meeting.MeetingChecks;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Rule;

/** What can be done in a meeting. */
final class MeetingOffers implements OfferSource {
    private static final String GROUP = "Meeting";

    /** Talk, fight, wait, advance and flee, as far as each is open now, and what follows from them. */
    @Override
    @Rule("NP-41")
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        if (state.encounter().isEmpty() || state.company().isEmpty()) {
            return List.of();
        }
        Encounter meeting = state.encounter().get();
        List<Offer> all = new ArrayList<>();
        plain(all, world, state, new MeetingCommand.Fight(List.of()), fightOn(state, meeting));
        fight(world, state, seat).ifPresent(all::add);
        if (possible(world, state, talk(state))) {
            all.add(talkOffer(state, Prospects.talking(world, state, seat)));
        }
        plain(
                all,
                world,
                state,
                new MeetingCommand.TakeTribute(),
                offer("take-tribute", "Take what they offer, and let them go", GROUP, "EN-35", "a round"));
        plain(all, world, state, new MeetingCommand.Pay(), offer("pay", pay(meeting), GROUP, "EN-35", "a round"));
        plain(all, world, state, new MeetingCommand.Leave(), offer("leave", leave(meeting), GROUP, "EN-35", "a round"));
        plain(all, world, state, new MeetingCommand.Wait(), offer("wait", waiting(meeting), GROUP, "", "a round"));
        plain(
                all,
                world,
                state,
                new MeetingCommand.Advance(),
                offer("advance", "Go nearer", GROUP, "CE-21", "a round"));
        plain(
                all,
                world,
                state,
                new MeetingCommand.Pursue(),
                offer("pursue", "Run after them", "Flee", "CE-25", run(state)));
        plain(all, world, state, new MeetingCommand.LetGo(), offer("let-go", "Let them go", GROUP, "CE-25", ""));
        plain(
                all,
                world,
                state,
                new MeetingCommand.GiveGround(),
                offer("give-ground", "Give ground", "Flee", "CE-24", "a round"));
        List<Choice> holders = state.company().stream()
                .filter(member -> possible(world, state, new MeetingCommand.HoldDoor(List.of(member.id()))))
                .map(member -> new Choice(member.id().value(), member.name(), ""))
                .toList();
        if (!holders.isEmpty()) {
            all.add(new Offer(
                    "hold-door",
                    "Hold the door shut",
                    GROUP,
                    "UX-16",
                    "until they come in or go away",
                    Prospects.holding(world, state, seat),
                    List.of(new Field("who", "Who (up to three)", Kind.MANY, holders, ""))));
        }
        if (FlightOffers.possible(world, state)) {
            all.add(FlightOffers.offer(world, state, seat));
        }
        FlightOffers.holdBehind(world, state).ifPresent(all::add);
        EnlistOffers.offer(world, state).ifPresent(all::add);
        if (possible(world, state, new MeetingCommand.Settle(Fate.RELEASE))) {
            all.add(settle());
        }
        return all;
    }

    /** The offer to fight with orders for each; empty if this is no time to fight. */
    static Optional<Offer> fight(World world, CampaignState state, Seat seat) {
        return state.encounter()
                .filter(meeting ->
                        !state.company().isEmpty() && possible(world, state, new MeetingCommand.Fight(List.of())))
                .map(meeting -> fight(world, state, seat, meeting));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return switch (pick.offer()) {
            case "all-fight" -> command(new MeetingCommand.Fight(List.of()));
            case "fight" -> Optional.of(readFight(state, pick));
            case "talk" -> Optional.of(readTalk(pick));
            case "pay" -> command(new MeetingCommand.Pay());
            case "take-tribute" -> command(new MeetingCommand.TakeTribute());
            case "leave" -> command(new MeetingCommand.Leave());
            case "wait" -> command(new MeetingCommand.Wait());
            case "advance" -> command(new MeetingCommand.Advance());
            case "pursue" -> command(new MeetingCommand.Pursue());
            case "let-go" -> command(new MeetingCommand.LetGo());
            case "give-ground" -> command(new MeetingCommand.GiveGround());
            case "hold-door" ->
                command(new MeetingCommand.HoldDoor(
                        pick.many("who").stream().map(CharacterId::new).toList()));
            case "hold-behind" -> Optional.of(FlightOffers.readHold(pick));
            case "flee" -> Optional.of(FlightOffers.read(pick));
            case "enlist" -> Optional.of(EnlistOffers.read(pick));
            case "settle" -> Optional.of(readFate(pick));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> command(MeetingCommand command) {
        return Optional.of(new Reading.Understood(command));
    }

    static boolean possible(World world, CampaignState state, MeetingCommand command) {
        return MeetingChecks.check(world, state, command).isEmpty();
    }

    private static void plain(List<Offer> all, World world, CampaignState state, MeetingCommand command, Offer offer) {
        if (possible(world, state, command)) {
            all.add(offer);
        }
    }

    static Offer offer(String id, String label, String group, String rule, String cost) {
        return new Offer(id, label, group, rule, cost, "", List.of());
    }

    /** A field left out means what fits the member's place. */
    private static Reading readFight(CampaignState state, Pick pick) {
        BattleChoices.Read read = BattleChoices.read(state, pick);
        return read.fault().isEmpty()
                ? new Reading.Understood(new MeetingCommand.Fight(read.orders()))
                : new Reading.Unclear(read.fault());
    }

    /** One press for the whole company. */
    private static Offer fightOn(CampaignState state, Encounter meeting) {
        return offer(
                "all-fight", "All " + verb(meeting) + ", each as fits the place", "Fight", rounds(state), "a round");
    }

    /** The rule of the round of battle. */
    private static String rounds(CampaignState state) {
        return state.ruleset().original() ? "CB-21" : "CC-01";
    }

    private static String verb(Encounter meeting) {
        return switch (meeting.phase()) {
            case FREE_SEGMENT -> "strike first";
            case BATTLE -> "fight on";
            case PURSUIT -> "turn and fight";
            case WARNED, INTENT, PARLEY, ROUT, YIELDED -> "attack";
        };
    }

    private static Offer fight(World world, CampaignState state, Seat seat, Encounter meeting) {
        String verb = verb(meeting);
        String label = verb.substring(0, 1).toUpperCase(Locale.ROOT) + verb.substring(1) + ", with orders for each";
        return new Offer(
                "fight", label, "Fight", rounds(state), "a round", "", BattleChoices.fields(world, state, seat));
    }

    private static String pay(Encounter meeting) {
        return "Pay " + meeting.talk().toll() + " gold pieces";
    }

    private static String leave(Encounter meeting) {
        return meeting.talk().mood().bidsGo() ? "Draw back from them" : "Go your way";
    }

    private static String waiting(Encounter meeting) {
        return meeting.phase() == Encounter.Phase.WARNED ? "Wait for what comes" : "Wait";
    }

    static String run(CampaignState state) {
        return state.ruleset().original() ? "a quarter turn" : "a round";
    }

    private static MeetingCommand.Talk talk(CampaignState state) {
        return new MeetingCommand.Talk(speaker(state).id(), "", Manner.CIVIL, 0);
    }

    /** The most winning of those who can speak. */
    private static Adventurer speaker(CampaignState state) {
        return state.company().stream()
                .filter(member -> !state.helpless(member.id()))
                .max(Comparator.comparingInt(member -> member.abilities().charisma()))
                .orElse(state.company().getFirst());
    }

    private static Offer talkOffer(CampaignState state, String odds) {
        Adventurer first = speaker(state);
        List<Choice> speakers = state.company().stream()
                .filter(member -> !state.helpless(member.id()))
                .map(MeetingOffers::speaks)
                .toList();
        List<Choice> languages = new ArrayList<>(tongues(state));
        languages.add(new Choice("", "by signs", ""));
        List<Choice> manners = List.of(
                new Choice("civil", "Civilly", ""),
                new Choice("flattery", "With flattery", ""),
                new Choice("threat", "With threats", ""),
                new Choice("insult", "With insults", ""));
        return new Offer(
                "talk",
                "Talk to them",
                GROUP,
                "CH-109",
                "a round",
                odds,
                List.of(
                        new Field(
                                "speaker",
                                "Who speaks",
                                Kind.ONE,
                                speakers,
                                first.id().value()),
                        new Field("tongue", "Language", Kind.ONE, languages, preset(first)),
                        new Field("manner", "How", Kind.ONE, manners, "civil"),
                        new Field("gold", "Gold pieces offered", Kind.NUMBER, List.of(), "0")));
    }

    /** A member, and what he speaks. */
    static Choice speaks(Adventurer member) {
        return new Choice(member.id().value(), member.name(), String.join(", ", member.languages()));
    }

    /** The tongues of the company. */
    static List<Choice> tongues(CampaignState state) {
        TreeSet<String> tongues = new TreeSet<>();
        state.company().forEach(member -> tongues.addAll(member.languages()));
        return tongues.stream().map(tongue -> new Choice(tongue, tongue, "")).toList();
    }

    static String preset(Adventurer speaker) {
        return speaker.languages().stream()
                .filter(each -> each.equalsIgnoreCase("common"))
                .findFirst()
                .or(() -> speaker.languages().stream().findFirst())
                .orElse("");
    }

    private static Reading readTalk(Pick pick) {
        Optional<Integer> gold = pick.one("gold").isBlank() ? Optional.of(0) : Fields.number(pick, "gold");
        if (gold.isEmpty()) {
            return Fields.notANumber("gold");
        }
        Optional<Manner> manner = constant(Manner.class, pick.one("manner").isBlank() ? "civil" : pick.one("manner"));
        if (manner.isEmpty()) {
            return new Reading.Unclear("Field \"manner\": expected civil, flattery, threat or insult.");
        }
        return new Reading.Understood(new MeetingCommand.Talk(
                new CharacterId(pick.one("speaker")), pick.one("tongue"), manner.get(), gold.get()));
    }

    private static Offer settle() {
        List<Choice> fates = List.of(
                new Choice("release", "Disarm them and let them go", ""),
                new Choice("bind", "Take them along as captives", "bound, or obedient if they were subdued"),
                new Choice("slay", "Put them to death", ""));
        return new Offer(
                "settle",
                "Settle their fate",
                GROUP,
                "NP-22",
                "a round",
                "",
                List.of(new Field("fate", "What becomes of them", Kind.ONE, fates, "release")));
    }

    private static Reading readFate(Pick pick) {
        return constant(Fate.class, pick.one("fate"))
                .<Reading>map(fate -> new Reading.Understood(new MeetingCommand.Settle(fate)))
                .orElse(new Reading.Unclear("Field \"fate\": expected release, bind or slay."));
    }

    private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
        for (E each : type.getEnumConstants()) {
            if (each.name().equalsIgnoreCase(word.strip())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
