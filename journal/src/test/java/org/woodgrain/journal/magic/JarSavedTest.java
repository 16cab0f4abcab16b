package org.woodgrain.journal.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.spells.FoeJar;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.FastDice;
import org.woodgrain.journal.json.EventCodec;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;

/** Spirits in the bodies of others are there still when a campaign is opened again, and go on as if nothing had been. */
class JarSavedTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final CharacterId MAGE = new CharacterId("c1");
    private static final int LUCK = 80;

    private final World world = Settings.world();
    private final Campaign campaign = new Campaign(world);
    private final EventCodec codec = new EventCodec();

    private record Play(CampaignState state, List<String> log) {}

    private CampaignState begun(Profile profile) {
        Order begin = new Order("b", COMPANY, new BeginCommand.Begin("test", "Test", Ruleset.of(profile), ""));
        return Evolve.applyAll(
                Evolve.NOTHING,
                ((Decision.Accepted) campaign.decide(Evolve.NOTHING, begin, FastDice.seeded(1))).events());
    }

    private CampaignState loaded(CampaignState saved, List<String> log) {
        CampaignState state = saved;
        for (String line : log) {
            state = Evolve.apply(state, codec.read(line));
        }
        return state;
    }

    private List<Event> round(CampaignState state, long seed, FighterOrder... orders) {
        List<FighterOrder> all = new ArrayList<>(List.of(orders));
        for (Adventurer who : state.company()) {
            boolean told = all.stream().anyMatch(order -> order.who().equals(who.id()));
            if (!told && !state.helpless(who.id()) && !FoeJar.possessed(state, who.id())) {
                all.add(new FighterOrder(who.id(), new Deed.Guard()));
            }
        }
        Command fight = new MeetingCommand.Fight(all);
        Decision decision = campaign.decide(state, new Order("o", COMPANY, fight), FastDice.seeded(seed));
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return ((Decision.Accepted) decision).events();
    }

    /** A round after which a spirit is in another body, written down as it is played. */
    private Play until(CampaignState begun, Predicate<CampaignState> there, FighterOrder... orders) {
        for (int seed = 1; seed < LUCK; seed++) {
            List<String> log = new ArrayList<>();
            CampaignState state = begun;
            for (Event event : round(begun, seed, orders)) {
                state = Evolve.apply(state, event);
                log.add(codec.write(event));
            }
            if (there.test(state)) {
                return new Play(state, log);
            }
        }
        throw new AssertionError("no spirit went into any body");
    }

    private void goesOn(CampaignState begun, Play play) {
        CampaignState again = loaded(begun, play.log());
        assertThat(again).isEqualTo(play.state());
        assertThat(Soundness.faults(again)).isEmpty();
        assertThat(round(again, 7)).isEqualTo(round(play.state(), 7));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_bandit_who_was_taken_is_taken_still(Profile profile) {
        CampaignState begun = Stage.FOES
                .set(begun(profile), Settings.DEMO)
                .change(MAGE, who -> who.withSpells(new Spells(List.of(), List.of("SP-54"))));
        Effect.On host = new Effect.On.OnFoe(new FoeId("m1"));
        Play play = until(
                begun,
                state -> Spirits.in(state, host).isPresent(),
                new FighterOrder(MAGE, new Deed.Cast("SP-54", List.of("foe:m1"))));
        goesOn(begun, play);
        assertThat(Spirits.in(loaded(begun, play.log()), host).map(Adventurer::id))
                .contains(MAGE);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_member_whom_a_sorcerer_has_taken_is_not_himself_yet(Profile profile) {
        CampaignState set = Stage.WIZARD.set(begun(profile), Settings.DEMO);
        CampaignState begun = set.withEncounter(set.encounter().map(meeting -> guarded(meeting, set)));
        Play play = until(begun, state -> possessed(state).isPresent() && fighting(state));
        goesOn(begun, play);
        assertThat(possessed(loaded(begun, play.log()))).isEqualTo(possessed(play.state()));
    }

    private static Optional<CharacterId> possessed(CampaignState state) {
        return state.company().stream()
                .map(Adventurer::id)
                .filter(who -> FoeJar.possessed(state, who))
                .findFirst();
    }

    private static boolean fighting(CampaignState state) {
        return state.encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .isPresent();
    }

    private static Encounter guarded(Encounter meeting, CampaignState state) {
        List<Foe> foes = new ArrayList<>();
        Foe wizard = meeting.foes().getFirst().withMaxHitPoints(60).withHitPoints(60);
        foes.add(MonsterCasting.holding(wizard, List.of("SP-54"), state.clock().day()));
        for (int i = 1; i <= 6; i++) {
            foes.add(new Foe(
                    new FoeId("guard" + i),
                    "orc",
                    "orc " + i,
                    30,
                    30,
                    Foe.Standing.ABLE,
                    wizard.carried(),
                    new TreeMap<>()));
        }
        return meeting.withFoes(foes);
    }
}
