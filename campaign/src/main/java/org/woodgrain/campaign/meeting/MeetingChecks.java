package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.command.Drop;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Encounter.Surprised;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.traps.Springing;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuit;

/** Whether an order can be carried out in the meeting as it stands. Throws no dice. */
public final class MeetingChecks {
    private MeetingChecks() {}

    /** Why the order cannot be carried out; empty if it can. */
    public static Optional<Refusal> check(World world, CampaignState state, MeetingCommand command) {
        if (state.encounter().isEmpty()) {
            return Optional.of(new MeetingRefusal.NobodyHere());
        }
        Host host = new Host(world, state, state.encounter().get());
        return switch (command) {
            case MeetingCommand.Wait wait ->
                in(host, "wait", Phase.WARNED, Phase.FREE_SEGMENT, Phase.INTENT, Phase.PARLEY);
            case MeetingCommand.Advance advance -> advance(host);
            case MeetingCommand.Talk talk -> talk(host, talk);
            case MeetingCommand.Pay pay -> pay(host);
            case MeetingCommand.TakeTribute take ->
                host.meeting().talk().mood() == Talk.Mood.TRIBUTE
                        ? in(host, "take what they offer", Phase.PARLEY)
                        : Optional.of(new MeetingRefusal.NoTribute());
            case MeetingCommand.Leave leave -> leave(host);
            case MeetingCommand.Flee flee -> flee(host, flee);
            case MeetingCommand.HoldBehind hold -> runners(host, List.of()).or(() -> HeldBehind.check(host, hold));
            case MeetingCommand.GiveGround ground ->
                host.original() ? Optional.of(new MeetingRefusal.JustFlee()) : in(host, "give ground", Phase.BATTLE);
            case MeetingCommand.Fight fight -> fight(host).or(() -> Battle.check(world, state, fight.orders()));
            case MeetingCommand.HoldDoor hold ->
                in(host, "hold a door shut", Phase.WARNED).or(() -> HeldShut.check(host, hold));
            case MeetingCommand.Pursue pursue -> pursue(host);
            case MeetingCommand.LetGo letGo -> letGo(host);
            case MeetingCommand.Enlist enlist -> Enlisting.check(host, enlist);
            case MeetingCommand.Settle settle -> in(host, "settle their fate", Phase.YIELDED);
        };
    }

    static Optional<Refusal> in(Host host, String what, Phase... phases) {
        return List.of(phases).contains(host.meeting().phase())
                ? Optional.empty()
                : Optional.of(
                        new MeetingRefusal.WrongMoment(what, host.meeting().phase()));
    }

    private static Optional<Refusal> advance(Host host) {
        if (host.meeting().distance() <= Closing.REACH) {
            return Optional.of(new MeetingRefusal.CloseAlready());
        }
        return in(host, "advance", Phase.FREE_SEGMENT, Phase.INTENT, Phase.PARLEY);
    }

    private static Optional<Refusal> talk(Host host, MeetingCommand.Talk talk) {
        Optional<Refusal> moment = in(host, "talk", Phase.FREE_SEGMENT, Phase.INTENT, Phase.PARLEY);
        if (moment.isPresent()) {
            return moment;
        }
        return speaker(host, talk.speaker(), talk.tongue()).or(() -> gold(host, talk.gold()));
    }

    /** Whether somebody can speak, and in this tongue; an empty one stands for signs. */
    static Optional<Refusal> speaker(Host host, CharacterId who, String tongue) {
        Optional<Adventurer> speaker = member(host, who);
        if (speaker.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(who.value()));
        }
        if (host.state().helpless(who)) {
            return Optional.of(new GeneralRefusal.CannotAct(speaker.get().name(), "helpless"));
        }
        Optional<String> mute = Faculties.mute(host.figures().book(), host.state(), speaker.get());
        if (mute.isPresent()) {
            return Optional.of(new GeneralRefusal.CannotAct(speaker.get().name(), mute.get()));
        }
        boolean known =
                tongue.isEmpty() || speaker.get().languages().stream().anyMatch(each -> each.equalsIgnoreCase(tongue));
        if (!known) {
            return Optional.of(new MeetingRefusal.UnknownTongue(
                    speaker.get().name(), tongue, speaker.get().languages()));
        }
        return Optional.empty();
    }

    static Optional<Refusal> gold(Host host, int gold) {
        if (gold < 0) {
            return Optional.of(new MeetingRefusal.NoSuchSum(gold));
        }
        int wealth = Words.wealth(host.state());
        return gold > wealth ? Optional.of(new MeetingRefusal.TooPoor(gold, wealth)) : Optional.empty();
    }

    private static Optional<Refusal> pay(Host host) {
        Talk talk = host.meeting().talk();
        return talk.mood() == Talk.Mood.THREATEN ? gold(host, talk.toll()) : Optional.of(new MeetingRefusal.NoToll());
    }

    private static Optional<Refusal> leave(Host host) {
        Talk.Mood mood = host.meeting().talk().mood();
        return (mood.peaceful() || mood.bidsGo()) && host.meeting().phase() == Phase.PARLEY
                ? Optional.empty()
                : Optional.of(new MeetingRefusal.TheyHinder());
    }

    @Rule({"EN-23", "CE-24"})
    private static Optional<Refusal> flee(Host host, MeetingCommand.Flee flee) {
        Encounter meeting = host.meeting();
        Optional<Refusal> moment = in(
                host,
                "flee",
                Phase.WARNED,
                Phase.FREE_SEGMENT,
                Phase.INTENT,
                Phase.PARLEY,
                Phase.BATTLE,
                Phase.PURSUIT);
        if (moment.isPresent()) {
            return moment;
        }
        if (meeting.chase().filter(chase -> !chase.companyFlees()).isPresent()) {
            return Optional.of(new MeetingRefusal.WrongMoment("flee", meeting.phase()));
        }
        if (host.original()
                && meeting.chase().isEmpty()
                && Pursuit.cornered(meeting.surprised() == Surprised.COMPANY, meeting.metAt(), meeting.round())) {
            return Optional.of(new MeetingRefusal.TooClose());
        }
        if (!host.original() && meeting.phase() == Phase.BATTLE && meeting.round() > 0 && !Ground.broken(host)) {
            return Optional.of(new MeetingRefusal.InBattle());
        }
        return runners(host, flee.abandon())
                .or(() -> somewhere(host, flee.toward()))
                .or(() -> drops(host, flee));
    }

    /** Whether everybody who is not left behind can run. */
    @Rule("EN-27")
    private static Optional<Refusal> runners(Host host, List<CharacterId> abandon) {
        if (host.state().company().stream().allMatch(member -> abandon.contains(member.id()))) {
            return Optional.of(new MeetingRefusal.NobodyLeftToRun());
        }
        for (Adventurer member : host.state().company()) {
            boolean stays = abandon.contains(member.id());
            boolean lies = host.state().helpless(member.id())
                    && Burdens.bearer(host.state(), member.id()).isEmpty();
            if (!stays && (lies || inPit(host, member))) {
                return Optional.of(new MeetingRefusal.CannotRun(member.name()));
            }
            if (!stays && host.gait().inches(member) == 0) {
                return Optional.of(new MeetingRefusal.TooHeavy());
            }
        }
        return Optional.empty();
    }

    private static boolean inPit(Host host, Adventurer member) {
        return host.state().effects().any(new Effect.On.OnCharacter(member.id()), Springing.PIT);
    }

    private static Optional<Refusal> somewhere(Host host, Optional<Cell> toward) {
        Terrain ground = Terrain.here(host.world(), host.state());
        Cell foes = host.meeting().cell();
        if (toward.isPresent()) {
            return ground.flight(toward.get(), foes).isPresent()
                    ? Optional.empty()
                    : Optional.of(new MeetingRefusal.NoWay(toward.get()));
        }
        boolean stairs = ground.level()
                .stairsAt(ground.company())
                .filter(each -> each.kind() == Stairs.Kind.STAIRS)
                .isPresent();
        return stairs || ground.wayHome(foes).isPresent()
                ? Optional.empty()
                : Optional.of(new MeetingRefusal.NowhereToRun());
    }

    @Rule({"EN-28", "EN-30"})
    private static Optional<Refusal> drops(Host host, MeetingCommand.Flee flee) {
        boolean anything = !flee.drop().isEmpty() || flee.oil().isPresent();
        if (anything && host.meeting().phase() == Phase.WARNED) {
            return Optional.of(new MeetingRefusal.NobodyFollows());
        }
        for (Drop drop : flee.drop()) {
            Optional<Adventurer> who = member(host, drop.who());
            if (who.isEmpty()) {
                return Optional.of(new GeneralRefusal.NoSuchCharacter(drop.who().value()));
            }
            if (flee.abandon().contains(drop.who())) {
                return Optional.of(new MeetingRefusal.LeftBehind(who.get().name()));
            }
            if (drop.item().isPresent() && who.get().item(drop.item().get()).isEmpty()) {
                return Optional.of(new MeetingRefusal.NotCarried(
                        who.get().name(), drop.item().get().value()));
            }
        }
        return flee.oil().flatMap(who -> oil(host, who, flee.abandon()));
    }

    @Rule("SP-72")
    private static Optional<Refusal> oil(Host host, CharacterId bearer, List<CharacterId> abandon) {
        Optional<Adventurer> who = member(host, bearer);
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(bearer.value()));
        }
        if (abandon.contains(bearer)) {
            return Optional.of(new MeetingRefusal.LeftBehind(who.get().name()));
        }
        if (Distraction.flask(who.get()).isEmpty()) {
            return Optional.of(new MeetingRefusal.NotCarried(who.get().name(), "a flask of oil"));
        }
        if (Outdoors.rains(host.state())) {
            return Optional.of(new MeetingRefusal.Drenched());
        }
        List<Light> lights = host.state().lights();
        return lights.isEmpty() ? Optional.of(new MeetingRefusal.NoFlame()) : Optional.empty();
    }

    private static Optional<Refusal> fight(Host host) {
        Encounter meeting = host.meeting();
        if (meeting.chase().filter(chase -> !chase.companyFlees()).isPresent()) {
            return Optional.of(new MeetingRefusal.WrongMoment("fight", meeting.phase()));
        }
        return in(host, "fight", Phase.FREE_SEGMENT, Phase.INTENT, Phase.PARLEY, Phase.BATTLE, Phase.PURSUIT);
    }

    private static Optional<Refusal> pursue(Host host) {
        boolean hunting =
                host.meeting().chase().filter(chase -> !chase.companyFlees()).isPresent();
        if (!hunting && host.meeting().phase() != Phase.ROUT) {
            return Optional.of(new MeetingRefusal.NobodyRuns());
        }
        return host.companyInches() == 0 ? Optional.of(new MeetingRefusal.TooHeavy()) : Optional.empty();
    }

    private static Optional<Refusal> letGo(Host host) {
        boolean hunting =
                host.meeting().chase().filter(chase -> !chase.companyFlees()).isPresent();
        return hunting || host.meeting().phase() == Phase.ROUT
                ? Optional.empty()
                : Optional.of(new MeetingRefusal.NobodyRuns());
    }

    private static Optional<Adventurer> member(Host host, CharacterId id) {
        return host.state().company().stream()
                .filter(member -> member.id().equals(id))
                .findFirst();
    }
}
