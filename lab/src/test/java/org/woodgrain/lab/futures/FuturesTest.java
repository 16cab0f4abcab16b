package org.woodgrain.lab.futures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Lineup;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.EffectList;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.lab.fights.Duel;
import org.woodgrain.lab.fights.Order;
import org.woodgrain.lab.player.CarefulPlayer;
import org.woodgrain.lab.player.Playing;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.melee.Form;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FuturesTest {
    private static final Seat REFEREE = new Seat.Referee();
    private static final Seat COMPANY = new Seat.Company();

    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
    private final Campaign campaign = new Campaign(world);

    private final Map<Profile, CampaignState> met = new EnumMap<>(Profile.class);

    private CampaignState fighting(Profile profile) {
        return met.computeIfAbsent(profile, this::met);
    }

    /** A company in its first fight, come to as it happens in play. */
    private CampaignState met(Profile profile) {
        for (int seed = 1; seed < 30; seed++) {
            CampaignState state = Playing.of(
                            world,
                            Ruleset.of(profile),
                            FastDice.seeded(seed),
                            new CarefulPlayer(world.book()),
                            120,
                            now -> now.encounter()
                                    .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                                    .isPresent())
                    .state();
            if (state.encounter()
                    .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                    .isPresent()) {
                return state;
            }
        }
        throw new AssertionError("no fight in thirty games");
    }

    /** The same company at blows with others. */
    private CampaignState against(Profile profile, String monster, int distance, int... hitPoints) {
        CampaignState state = fighting(profile);
        List<Foe> foes = new ArrayList<>();
        for (int i = 0; i < hitPoints.length; i++) {
            foes.add(new Foe(
                    new FoeId("other" + i),
                    monster,
                    monster + " " + (i + 1),
                    hitPoints[i],
                    hitPoints[i],
                    Foe.Standing.ABLE,
                    Purse.EMPTY,
                    new TreeMap<>()));
        }
        Encounter before = state.encounter().orElseThrow();
        return state.withEffects(EffectList.NONE)
                .withEncounter(Optional.of(Encounter.begun(
                                foes,
                                before.level(),
                                Optional.empty(),
                                before.cell(),
                                Encounter.Phase.BATTLE,
                                List.of())
                        .withKindKnown()
                        .withDistance(distance)));
    }

    private Forecast told(CampaignState state) {
        return ((Futures.Answer.Told) Futures.ask(world, state, REFEREE)).forecast();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void tells_who_wins_and_who_dies_from_where_the_fight_stands(Profile profile) {
        CampaignState state = fighting(profile);
        Forecast forecast = told(state);

        assertThat(forecast.fights()).isEqualTo(10_000);
        assertThat(forecast.company().share()
                        + forecast.foes().share()
                        + forecast.neither().share())
                .isCloseTo(1, within(1e-9));
        assertThat(forecast.company().least())
                .isLessThanOrEqualTo(forecast.company().share());
        assertThat(forecast.sides().getFirst().each())
                .extracting(Forecast.One::name)
                .containsExactlyElementsOf(
                        state.company().stream().map(Adventurer::name).toList());
        assertThat(forecast.sides().getFirst().each().stream()
                        .mapToDouble(Forecast.One::dies)
                        .sum())
                .isCloseTo(forecast.sides().getFirst().slain(), within(1e-9));
        assertThat(told(state)).isEqualTo(forecast);
    }

    @ParameterizedTest
    @CsvSource({
        "ORIGINAL, orc, 5",
        "CLASSIC, orc, 5",
        "CLASSIC, skeleton, 5",
        "CLASSIC, gnoll, 40",
    })
    void agrees_with_what_comes_of_the_fight_in_play(Profile profile, String monster, int distance) {
        CampaignState state = against(profile, monster, distance, 5, 4, 7, 3, 6, 8);
        int times = 200;
        int won = 0;
        for (int i = 1; i <= times; i++) {
            won += companyWins(state, FastDice.seeded(i)) ? 1 : 0;
        }

        double share = told(state).company().share();
        double deviation = Math.sqrt(share * (1 - share) / times) + 0.004;
        assertThat((double) won / times).isCloseTo(share, within(4 * deviation));
    }

    /** Plays it out by the company's standing orders; foes who run or yield have lost. */
    private boolean companyWins(CampaignState from, Dice dice) {
        CampaignState state = from;
        for (int round = 0; round < 200; round++) {
            if (state.company().isEmpty()) {
                return false;
            }
            if (state.encounter()
                    .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE
                            && !meeting.able().isEmpty())
                    .isEmpty()) {
                return true;
            }
            Decision decision = campaign.decide(
                    state,
                    new org.woodgrain.campaign.command.Order("o" + round, COMPANY, new MeetingCommand.Fight(List.of())),
                    dice);
            if (decision instanceof Decision.Accepted accepted) {
                state = Evolve.applyAll(state, accepted.events());
            } else {
                throw new AssertionError(decision);
            }
        }
        return false;
    }

    @Test
    void agrees_with_the_exact_chances_of_a_plain_duel() {
        CampaignState both = against(Profile.CLASSIC, "skeleton", 5, 4);
        Adventurer fighter = both.company().getFirst();
        CampaignState state = both.withOrder(List.of(fighter.id()));
        List<Lineup.One> two = Lineup.of(world, state).all();
        Duel duel = Duel.given(given(two.getFirst(), two.getLast()), given(two.getLast(), two.getFirst()), Order.COIN);

        assertThat(told(state).company().share())
                .isCloseTo(duel.end().wins().getFirst().doubleValue(), within(0.02));
    }

    private String given(Lineup.One one, Lineup.One foe) {
        Form blow = one.ready().ways().getFirst().blows().getFirst();
        int needed = world.book()
                        .combat()
                        .attack()
                        .needed(
                                Ruleset.of(Profile.CLASSIC),
                                one.ready().skill(),
                                foe.ready().guard().front())
                - blow.toHit();
        return one.ready().hitPoints() + " points, " + needed + " to hit, "
                + blow.damage().count() + "d" + blow.damage().sides() + "+"
                + blow.damage().plus() + " damage";
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void played_out_by_all_the_rules_they_are_the_same_each_time_and_for_the_referee_alone(Profile profile) {
        CampaignState state = against(profile, "zombie", 10, 6, 6, 6);
        Forecast played = ((Futures.Answer.Told) Futures.play(world, state, REFEREE)).forecast();

        assertThat(played.fights()).isEqualTo(Futures.PLAYED);
        assertThat(played.sides().getFirst().each())
                .extracting(Forecast.One::name)
                .isEqualTo(told(state).sides().getFirst().each().stream()
                        .map(Forecast.One::name)
                        .toList());
        assertThat(played).isEqualTo(((Futures.Answer.Told) Futures.play(world, state, REFEREE)).forecast());
        assertThat(ForecastText.of(played).getLast()).contains("ends when it ends", "mind the bounds");
        assertThat(Futures.play(world, state, COMPANY)).isInstanceOf(Futures.Answer.Refused.class);
    }

    @Test
    void played_out_a_spell_of_sleep_that_is_held_is_cast() {
        CampaignState state = against(Profile.ORIGINAL, "orc", 60, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5);
        Forecast played = ((Futures.Answer.Told) Futures.play(world, state, REFEREE)).forecast();

        assertThat(played.company().share()).isGreaterThan(told(state).company().share());
    }

    @Test
    void a_player_is_told_nothing() {
        assertThat(Futures.ask(world, fighting(Profile.ORIGINAL), COMPANY))
                .isEqualTo(new Futures.Answer.Refused("Only the referee may look into the futures of a fight."));
    }

    @Test
    void there_are_no_futures_without_a_fight() {
        assertThat(Futures.ask(world, Evolve.NOTHING, REFEREE)).isInstanceOf(Futures.Answer.Refused.class);
    }

    @Test
    void asking_changes_neither_the_state_nor_the_dice() {
        CampaignState state = fighting(Profile.CLASSIC);
        String before = state.toString();
        var order = new org.woodgrain.campaign.command.Order("next", COMPANY, new MeetingCommand.Fight(List.of()));
        Decision without = campaign.decide(state, order, FastDice.seeded(3));
        told(state);

        assertThat(state.toString()).isEqualTo(before);
        assertThat(campaign.decide(state, order, FastDice.seeded(3))).isEqualTo(without);
    }

    @Test
    void says_what_it_cannot_count() {
        assertThat(ForecastText.leftOut(told(against(Profile.CLASSIC, "vampire", 5, 40))))
                .contains("no spell is cast")
                .contains("Vampire: gaze");
    }
}
