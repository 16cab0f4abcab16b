package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.hiring.Following;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Seeking;
import org.woodgrain.rules.hirelings.Terms;
import org.woodgrain.rules.hirelings.Wages;

/** Seeking, hiring, paying and dismissing hirelings. */
final class HiringOffers implements OfferSource {
    private static final String GROUP = "Hirelings";
    private static final String OFFER = "hire.";
    private static final String REWARD = "reward.";
    private static final String PROMISE = "keep-promise.";
    private static final String DISMISS = "dismiss.";
    private static final String AWAY = "send-away.";
    private static final String NOTHING = "nothing";
    private static final String YES = "yes";
    private static final String STAY = "stay";
    private static final String ONCE = "one-expedition";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!state.id().isEmpty() && Presence.inTown(state)) {
            List<Choice> employers = employers(state);
            if (!employers.isEmpty()) {
                all.add(seek(employers));
                List<Choice> withRoom = withRoom(world, state, employers);
                if (!withRoom.isEmpty()) {
                    state.candidates().forEach(each -> all.add(hire(world, state, each, withRoom)));
                }
            }
            state.services()
                    .forEach((id, service) -> state.adventurer(id)
                            .filter(Adventurer::living)
                            .ifPresent(who -> all.addAll(serving(who, service))));
        }
        for (Follower each : state.followers()) {
            if (state.encounter().isEmpty()) {
                all.add(plain(AWAY + each.foe().id(), "Send " + each.foe().name() + " away", "", List.of()));
            }
        }
        return all;
    }

    private static List<Choice> employers(CampaignState state) {
        return state.company().stream()
                .filter(who -> state.service(who.id()).isEmpty())
                .map(who -> new Choice(
                        who.id().value(), who.name(), Funds.of(state, who).label()))
                .toList();
    }

    /** Those whom charisma allows one more in service. */
    private static List<Choice> withRoom(World world, CampaignState state, List<Choice> employers) {
        return employers.stream()
                .filter(each -> state.adventurer(new CharacterId(each.value()))
                        .filter(who -> Following.room(world, state, who))
                        .isPresent())
                .toList();
    }

    private static Offer seek(List<Choice> employers) {
        return new Offer(
                "seek-hirelings",
                "Seek hirelings",
                GROUP,
                "NP-05",
                "a week; messengers two",
                "",
                List.of(
                        Belongings.one("employer", "Who hires", employers),
                        Belongings.one(
                                "calling",
                                "Whom",
                                Stream.of(Calling.values())
                                        .map(each -> new Choice(
                                                each.label(),
                                                each.label(),
                                                "wants " + Terms.least(each, false) + " gp or more; notices answered "
                                                        + Seeking.NOTICES.chance(each, 0) + "%"))
                                        .toList()),
                        Belongings.one(
                                "how",
                                "How",
                                Stream.of(Seeking.values())
                                        .map(each -> new Choice(
                                                each.name().toLowerCase(Locale.ROOT),
                                                each.label(),
                                                "up to " + each.dearest() + " gp"))
                                        .toList()),
                        Belongings.number("gold", "Offered in public, gp", "0")));
    }

    private static Offer hire(World world, CampaignState state, Candidate candidate, List<Choice> employers) {
        List<Field> fields = new ArrayList<>();
        fields.add(Belongings.one("employer", "Who hires", employers));
        int least = Math.max(
                Terms.least(candidate.calling(), false), candidate.best().gold() * 3 / 2);
        fields.add(Belongings.number("gold", "Gold pieces", Integer.toString(least)));
        List<Choice> gifts = new ArrayList<>(List.of(new Choice(NOTHING, "nothing more", "")));
        gifts.addAll(Belongings.things(
                state, (who, item) -> state.service(who.id()).isEmpty() && EquipmentTables.magical(item)));
        if (gifts.size() > 1) {
            fields.add(Belongings.one("gift", "And a magical thing", gifts));
        }
        if (candidate.calling() == Calling.CLERIC) {
            fields.add(Belongings.one(
                    "worship",
                    "A place of worship",
                    List.of(
                            new Choice(YES, "promised within three months", ""),
                            new Choice(NOTHING, "not promised", ""))));
        }
        fields.add(Belongings.one(
                "term",
                "For how long",
                List.of(
                        new Choice(STAY, "to stay", "10 gp a month for each level, and half a share"),
                        new Choice(ONCE, "for one expedition", "half a share"))));
        return new Offer(
                OFFER + candidate.id(),
                "Make " + candidate.person().name() + ", a "
                        + candidate.calling().label() + ", an offer",
                GROUP,
                "NP-13",
                "",
                Prospects.hiring(world, state, candidate, employers),
                fields);
    }

    private static List<Offer> serving(Adventurer who, Service service) {
        List<Offer> all = new ArrayList<>();
        all.add(plain(
                REWARD + who.id(),
                "Pay " + who.name() + " and give a reward",
                "NP-32",
                List.of(Belongings.number("gold", "Reward, gp", Integer.toString(Wages.monthly(who.level()))))));
        if (service.promised() > 0) {
            all.add(plain(
                    PROMISE + who.id(), "Give " + who.name() + " the promised place of worship", "NP-11", List.of()));
        }
        all.add(plain(DISMISS + who.id(), "Let " + who.name() + " go", "", List.of()));
        return all;
    }

    private static Offer plain(String id, String label, String rule, List<Field> fields) {
        return new Offer(id, label, GROUP, rule, "", "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String id = pick.offer();
        if (id.equals("seek-hirelings")) {
            return Optional.of(readSeek(pick));
        }
        if (id.startsWith(OFFER)) {
            return Optional.of(readOffer(pick, new CharacterId(id.substring(OFFER.length()))));
        }
        if (id.startsWith(REWARD)) {
            return Optional.of(Fields.number(pick, "gold")
                    .<Reading>map(gold ->
                            understood(new HiringCommand.Reward(new CharacterId(id.substring(REWARD.length())), gold)))
                    .orElseGet(() -> Fields.notANumber("gold")));
        }
        if (id.startsWith(PROMISE)) {
            return Optional.of(
                    understood(new HiringCommand.KeepPromise(new CharacterId(id.substring(PROMISE.length())))));
        }
        if (id.startsWith(DISMISS)) {
            return Optional.of(understood(new HiringCommand.Dismiss(new CharacterId(id.substring(DISMISS.length())))));
        }
        return id.startsWith(AWAY)
                ? Optional.of(understood(new HiringCommand.SendAway(new FoeId(id.substring(AWAY.length())))))
                : Optional.empty();
    }

    private static Reading readSeek(Pick pick) {
        Optional<Calling> calling = Stream.of(Calling.values())
                .filter(each -> each.label().equals(pick.one("calling")))
                .findFirst();
        Optional<Seeking> how = Stream.of(Seeking.values())
                .filter(each -> each.name().equalsIgnoreCase(pick.one("how")))
                .findFirst();
        Optional<Integer> gold = Fields.number(pick, "gold");
        if (calling.isEmpty()) {
            return new Reading.Unclear("Field \"calling\": expected one of "
                    + String.join(
                            ", ",
                            Stream.of(Calling.values()).map(Calling::label).toList())
                    + ".");
        }
        if (how.isEmpty()) {
            return new Reading.Unclear("Field \"how\": expected notices, public_places or messengers.");
        }
        return gold.<Reading>map(sum -> understood(
                        new HiringCommand.Seek(new CharacterId(pick.one("employer")), calling.get(), how.get(), sum)))
                .orElseGet(() -> Fields.notANumber("gold"));
    }

    private static Reading readOffer(Pick pick, CharacterId candidate) {
        Optional<Integer> gold = Fields.number(pick, "gold");
        if (gold.isEmpty()) {
            return Fields.notANumber("gold");
        }
        Optional<Belongings.Thing> gift = Belongings.thing(pick, "gift");
        String wanted = pick.one("gift");
        if (gift.isEmpty() && !wanted.isEmpty() && !wanted.equals(NOTHING)) {
            return Belongings.notAThing("gift");
        }
        CharacterId employer = new CharacterId(pick.one("employer"));
        return understood(new HiringCommand.MakeOffer(
                employer,
                candidate,
                gold.get(),
                gift.map(Belongings.Thing::item),
                pick.one("worship").equals(YES),
                !pick.one("term").equals(ONCE)));
    }

    private static Reading understood(Command command) {
        return new Reading.Understood(command);
    }
}
