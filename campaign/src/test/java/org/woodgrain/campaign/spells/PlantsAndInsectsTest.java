package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.BattleOrders;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.magic.Provisions;

@UnderBothProfiles
class PlantsAndInsectsTest {
    private static final Scenery WOODS = Scenery.OPEN.withTerrain(Scenery.Terrain.WOODS);

    /** A cleric and a fighter at the mouth of the passage, under this sky. */
    private static Expeditions at(Profile profile, Scenery scenery, String spell) {
        return play(profile, cleric(9, Alignment.LAW, spell), fighter(3))
                .given(state -> state.withScenery("one", scenery)
                        .withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST))
                        .changeLevel("one", level -> {
                            TreeSet<Cell> seen = new TreeSet<>(level.seen());
                            for (int x = 3; x < 17; x++) {
                                seen.add(new Cell(x, 2));
                            }
                            return level.withSeen(seen);
                        }));
    }

    private static void direct(Expeditions play, String kind, String order) {
        play.order(
                new MagicCommand.Direct(CLERIC, effects(play, kind).getFirst().id(), List.of(order)),
                ScriptedDice.none().afterwards((s, n) -> n == 100 ? 100 : 2));
    }

    @Nested
    @Rule("SP-103")
    class Speaking_with_plants {
        private Expeditions beforeAHedge(Profile profile) {
            Expeditions play = at(profile, WOODS, "SP-103");
            return play.given(state -> state.withEffects(List.of(new Effect(
                    "hedge",
                    "SP-40",
                    "a thicket of thorns",
                    new Effect.On.OnCell("one", new Cell(4, 2)),
                    "somebody",
                    Effect.Unit.LASTING,
                    0,
                    new TreeMap<>(),
                    false))));
        }

        @Test
        void a_thorn_hedge_parts_for_six_turns_and_closes_again(Profile profile) {
            Expeditions play = beforeAHedge(profile);
            cast(play, CLERIC, "SP-103", "");
            assertThat(effects(play, "SP-103").getFirst().left()).isEqualTo(6);

            direct(play, "SP-103", "part");

            assertThat(GrowthOfPlants.overgrown(play.state(), "one", new Cell(4, 2)))
                    .isFalse();
            Unfolding u = new Unfolding(
                    play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
            Time.turns(u, 6);
            assertThat(GrowthOfPlants.overgrown(u.state(), "one", new Cell(4, 2)))
                    .isTrue();
        }

        @Test
        void a_treant_is_not_commanded() {
            Expeditions play = at(Played.profile(), WOODS, "SP-103");
            cast(play, CLERIC, "SP-103", "");
            meeting(play, Encounter.Phase.INTENT, 20, "treant", 1, 40);

            direct(play, "SP-103", "foe:m1");

            assertThat(play.events(MagicEvent.NothingHappened.class)).hasSize(1);
            assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
        }

        @Test
        void they_cling_to_foes_who_walk_and_halve_their_pace() {
            Expeditions play = at(Played.profile(), WOODS, "SP-103");
            cast(play, CLERIC, "SP-103", "");
            meeting(play, Encounter.Phase.INTENT, 20, "orc", 1, 4);

            direct(play, "SP-103", "cling");

            assertThat(Gait.changed(play.state(), new Effect.On.OnFoe(foe(1)), 9))
                    .isEqualTo(4);
        }

        @Test
        void they_tell_what_passed_by_and_let_fall_their_fruit_once() {
            Expeditions play = at(Played.profile(), WOODS, "SP-103");
            cast(play, CLERIC, "SP-103", "");

            direct(play, "SP-103", "ask");
            assertThat(play.events(PrayerEvent.Told.class))
                    .singleElement()
                    .satisfies(told -> assertThat(told.by()).isEqualTo("the plants"));
            direct(play, "SP-103", "fruit");
            assertThat(play.who(CLERIC).items())
                    .filteredOn(item -> item.name().equals("day of fruit"))
                    .singleElement()
                    .satisfies(item -> assertThat(item.quantity()).isEqualTo(2));
            assertThat(play.refused(new MagicCommand.Direct(
                            CLERIC, effects(play, "SP-103").getFirst().id(), List.of("fruit"))))
                    .isNotNull();
        }

        @Test
        void fruit_that_is_kept_heeds_nobody_when_the_spell_is_over() {
            Expeditions play = at(Played.profile(), WOODS, "SP-103");
            cast(play, CLERIC, "SP-103", "");
            direct(play, "SP-103", "fruit");
            Unfolding u = new Unfolding(
                    play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());

            Time.turns(u, 6);

            assertThat(Directing.ready(play.world(), u.state(), CLERIC)).isEmpty();
            u.state().effects().stream()
                    .filter(Sustenance::is)
                    .forEach(day -> u.emit(new MagicEvent.EffectEnded(day.id(), "its time is up")));
            assertThat(u.state().adventurer(CLERIC).orElseThrow().items())
                    .filteredOn(item -> item.name().equals("day of fruit"))
                    .singleElement()
                    .satisfies(item -> assertThat(Provisions.foul(item)).isTrue());
        }

        @Test
        void where_nothing_grows_it_is_not_cast() {
            Expeditions play = at(Played.profile(), Scenery.BELOW, "SP-103");

            assertThat(Casting.check(play.world(), play.state(), new Caster.Member(CLERIC), "SP-103", List.of()))
                    .isPresent();
        }
    }

    @Nested
    @Rule("SP-111")
    class Insect_plague {
        private Expeditions sent(Profile profile, String monster, int distance, int... faces) {
            Expeditions play =
                    meeting(at(profile, Scenery.OPEN, "SP-111"), Encounter.Phase.BATTLE, distance, monster, 2, 20);
            play.given(state -> state.withEncounter(state.encounter()
                    .map(each -> Encounter.begun(
                                    each.foes(),
                                    "one",
                                    Optional.empty(),
                                    new Cell(3 + distance / 10, 2),
                                    Encounter.Phase.BATTLE,
                                    List.of())
                            .withDistance(distance)
                            .withKindKnown())));
            cast(play, CLERIC, "SP-111", "foe:m1", faces);
            return play;
        }

        @Test
        void orcs_run_from_it_and_an_ogre_stays_and_sees_nothing_beyond_ten_feet(Profile profile) {
            Expeditions orcs = sent(profile, "orc", 80, 3, 5);
            assertThat(List.of(standing(orcs, 1), standing(orcs, 2))).containsOnly(Foe.Standing.FLED);
            assertThat(effects(orcs, "SP-111").getFirst().left()).isEqualTo(1);
            assertThat(effects(orcs, "SP-111").getFirst().unit()).isEqualTo(Effect.Unit.DAYS);

            Expeditions ogres = sent(profile, "ogre", 80);
            assertThat(standing(ogres, 1)).isEqualTo(Foe.Standing.ABLE);
            assertThat(InsectPlague.hides(
                            ogres.world(),
                            ogres.state(),
                            new Effect.On.OnFoe(foe(1)),
                            new Effect.On.OnCharacter(FIGHTER)))
                    .isTrue();
            assertThat(BattleOrders.check(
                            ogres.world(), ogres.state(), List.of(new FighterOrder(FIGHTER, new Deed.Shoot(foe(1))))))
                    .contains(new BattleRefusal.AmongInsects("Conan"));
            assertThat(Bearing.check(Scene.of(
                            ogres.world(),
                            ogres.state(),
                            new Caster.Monster(foe(1)),
                            ogres.world().book().spells().spell("SP-08"))))
                    .isPresent();
        }

        @Test
        void in_a_dungeon_it_is_refused() {
            Expeditions play = at(Played.profile(), Scenery.BELOW, "SP-111");

            assertThat(Casting.check(
                            play.world(), play.state(), new Caster.Member(CLERIC), "SP-111", List.of("cell:9,2")))
                    .isPresent();
        }

        @Test
        void its_maker_sends_it_on_a_turn_at_a_time_and_rain_scatters_it() {
            Expeditions play = at(Played.profile(), Scenery.OPEN, "SP-111");
            cast(play, CLERIC, "SP-111", "cell:9,2");

            direct(play, "SP-111", "cell:14,2");
            assertThat(effects(play, "SP-111").getFirst().on()).isEqualTo(new Effect.On.OnCell("one", new Cell(14, 2)));

            play.given(state -> state.withScenery("one", Scenery.OPEN.withWeather(Scenery.Weather.RAIN)));
            Unfolding u = new Unfolding(
                    play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());
            Time.turns(u, 1);
            assertThat(u.state().effects()).noneMatch(effect -> effect.kind().equals("SP-111"));
        }

        @Test
        void fire_clears_only_the_squares_that_it_fills() {
            Expeditions play = sent(Played.profile(), "ogre", 80);
            Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            Effect.On ogre = new Effect.On.OnFoe(foe(1));
            assertThat(InsectPlague.about(u.world(), u.state(), ogre)).isTrue();

            u.emit(new ArcaneEvent.Burst(
                    new Caster.Member(CLERIC),
                    "SP-24",
                    "fire",
                    0,
                    new TreeSet<>(List.of(new Cell(11, 2))),
                    false,
                    List.of()));

            assertThat(InsectPlague.about(u.world(), u.state(), ogre)).isFalse();
            assertThat(u.state().effects()).anyMatch(effect -> effect.kind().equals("SP-111"));
        }

        @Test
        void the_weak_of_ones_own_side_run_from_it_too() {
            Expeditions play = play(cleric(9, Alignment.LAW, "SP-111"), fighter(1))
                    .given(state -> state.withScenery("one", Scenery.OPEN));
            cast(play, CLERIC, "SP-111", "cell:1,2", 4);

            assertThat(play.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)))
                    .singleElement()
                    .satisfies(effect -> assertThat(effect.left()).isEqualTo(4));
        }
    }
}
