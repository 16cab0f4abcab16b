package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.traps.Springing;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Comrades and enemies whom a necromancer's mind lifts, two hundred pounds of them. */
@Rule("SP-48")
class LiftedCreaturesTest {
    private static final Effect.On CONAN = new Effect.On.OnCharacter(FIGHTER);

    private static Expeditions company(Profile profile) {
        return play(profile, FoeCasters.hardy(fighter(1)), FoeCasters.hardy(mage(10, "SP-48")))
                .given(state -> state.withNextId(100));
    }

    private static Expeditions orcs(Profile profile) {
        return meeting(company(profile), Encounter.Phase.BATTLE, 30, "orc", 2, 40);
    }

    private static void casts(Expeditions play, String target, int... faces) {
        exactly(play, u -> Casting.carryOut(u, new Caster.Member(MAGE), "SP-48", Aim.targets(target)), faces);
    }

    private static Optional<Refusal> refused(Expeditions play, String target) {
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-48", Aim.targets(target));
    }

    private static Effect spell(Expeditions play) {
        return effects(play, "SP-48").getFirst();
    }

    private static List<Event> directs(Expeditions play, String what, int... faces) {
        assertThat(Directing.check(play.world(), play.state(), MAGE, spell(play).id(), Aim.targets(what)))
                .as(what)
                .isEmpty();
        return exactly(play, u -> Directing.carryOut(u, MAGE, spell(play).id(), Aim.targets(what)), faces);
    }

    private static boolean cannot(Expeditions play, String what) {
        return Directing.check(play.world(), play.state(), MAGE, spell(play).id(), Aim.targets(what))
                .isPresent();
    }

    private static int points(Expeditions play, int number) {
        return play.state()
                .encounter()
                .orElseThrow()
                .foe(foe(number))
                .orElseThrow()
                .hitPoints();
    }

    @Nested
    class A_comrade {

        @ParameterizedTest
        @EnumSource(Profile.class)
        void is_lifted_without_a_save_and_can_act(Profile profile) {
            Expeditions play = company(profile);
            casts(play, "member:conan");
            assertThat(Aloft.feet(play.state(), CONAN)).isEqualTo(10);
            assertThat(play.state().helpless(FIGHTER)).isFalse();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void of_a_hundred_and_seventy_five_pounds_may_bear_twenty_five_and_no_more(Profile profile) {
            Expeditions bare = company(profile).given(state -> state.change(FIGHTER, who -> who.withItems(List.of())));
            int tenths = new Burdens(bare.world().book(), bare.state()).weight(bare.who(FIGHTER));
            assertThat(tenths).isGreaterThanOrEqualTo(1750);
            for (int more : new int[] {0, 1}) {
                Expeditions play = company(profile)
                        .given(state -> state.change(
                                FIGHTER, who -> who.withItems(List.of()).withPurse(Purse.gold(2000 - tenths + more))));
                assertThat(refused(play, "member:conan").isPresent()).isEqualTo(more > 0);
            }
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void goes_up_sixty_feet_in_a_turn_and_no_higher_than_the_roof_and_comes_down_unhurt(Profile profile) {
            Expeditions play = company(profile);
            casts(play, "member:conan");
            int roof = Hovering.ceiling(Scene.of(
                    play.world(),
                    play.state(),
                    new Caster.Member(MAGE),
                    play.world().book().spells().spell("SP-48")));
            assertThat(cannot(play, "height:" + (roof + 10))).isTrue();
            assertThat(cannot(play, "height:80")).isTrue();
            directs(play, "height:" + Math.min(roof, 20));
            assertThat(Aloft.feet(play.state(), CONAN)).isEqualTo(Math.min(roof, 20));
            directs(play, "down");
            assertThat(effects(play, "SP-48")).isEmpty();
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(60);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void falls_when_he_is_let_go(Profile profile) {
            Expeditions play = company(profile);
            casts(play, "member:conan");
            directs(play, "drop", 4);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(56);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void is_lifted_out_of_a_pit(Profile profile) {
            Expeditions play = company(profile)
                    .given(state -> state.withEffects(state.effects()
                            .plus(new Effect(
                                    "pit",
                                    Springing.PIT,
                                    "in a pit",
                                    CONAN,
                                    "",
                                    Effect.Unit.LASTING,
                                    1,
                                    new TreeMap<>(),
                                    false))));
            casts(play, "member:conan");
            assertThat(effects(play, Springing.PIT)).isEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void is_carried_sixty_feet_down_a_passage_over_whatever_gapes_there_and_waits(Profile profile) {
            Expeditions play = passage(profile);
            casts(play, "member:conan");
            assertThat(cannot(play, "cell:10,0")).isTrue();
            directs(play, "cell:9,0");
            assertThat(Apart.at(play.state(), FIGHTER).orElseThrow().cell()).isEqualTo(new Cell(9, 0));
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(60);
            directs(play, "down");
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(60);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void who_has_grown_too_heavy_falls_at_the_turns_end(Profile profile) {
            Expeditions play = company(profile);
            casts(play, "member:conan");
            exactly(play, LiftedCreatures::turn);
            assertThat(effects(play, "SP-48")).hasSize(1);
            play.given(state -> state.change(FIGHTER, who -> who.withPurse(Purse.gold(300))));
            exactly(play, LiftedCreatures::turn, 2);
            assertThat(effects(play, "SP-48")).isEmpty();
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(58);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void whom_a_foe_has_charmed_saves_and_saves_again_each_turn(Profile profile) {
            for (int face : new int[] {20, 1}) {
                Expeditions play = orcs(profile)
                        .given(state -> state.withEffects(state.effects()
                                .plus(new Effect(
                                        "charm",
                                        "SP-07",
                                        "charmed",
                                        CONAN,
                                        "m1",
                                        Effect.Unit.LASTING,
                                        0,
                                        new TreeMap<>(),
                                        false))));
                casts(play, "member:conan", face);
                assertThat(play.state().helpless(FIGHTER)).isEqualTo(face == 1);
                if (face == 1) {
                    exactly(play, LiftedCreatures::turn, 1);
                    assertThat(play.state().helpless(FIGHTER)).isTrue();
                    exactly(play, LiftedCreatures::turn, 20, 3);
                    assertThat(play.state().helpless(FIGHTER)).isFalse();
                    assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(57);
                }
            }
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void nobody_lifts_himself(Profile profile) {
            assertThat(refused(company(profile), "member:mirabel")).isPresent();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void is_offered_with_all_that_can_be_done_with_him(Profile profile) {
            Expeditions play = company(profile);
            assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-48"))
                    .extracting(Aim::value)
                    .contains("member:conan")
                    .doesNotContain("member:mirabel");
            casts(play, "member:conan");
            assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                    .filteredOn(offer -> offer.id().startsWith("direct:mirabel:"))
                    .flatExtracting(offer -> offer.fields().getFirst().choices())
                    .extracting(Offer.Choice::value)
                    .contains("drop", "down", "height:0");
        }
    }

    /** A passage seventy feet long, of which two squares are a pit that is known. */
    private static Expeditions passage(Profile profile) {
        Level level = Plans.draw("+-+-+-+-+-+-+-+-+-+-+-+-+", "|. . . . . . . . . . . .|", "+-+-+-+-+-+-+-+-+-+-+-+-+")
                .pit("p", new Cell(5, 0))
                .level();
        Expeditions play = Expeditions.begin(
                profile,
                level,
                new Cell(3, 0),
                Direction.EAST,
                List.of(FoeCasters.hardy(fighter(1)), FoeCasters.hardy(mage(10, "SP-48"))));
        String id = level.id();
        return play.given(state -> state.withNextId(100)
                .withPlace(new Place.Underground(id, new Cell(3, 0), Direction.EAST))
                .changeLevel(
                        id, now -> now.withSeen(new TreeSet<>(level.floor())).withKnownTrap("p")));
    }

    @Nested
    class An_enemy {

        @ParameterizedTest
        @EnumSource(Profile.class)
        void goes_up_twenty_feet_in_a_round_and_falls_a_die_for_each_ten(Profile profile) {
            Expeditions play = orcs(profile);
            casts(play, "foe:m1", 1);
            assertThat(cannot(play, "height:40")).isTrue();
            directs(play, "height:20");
            directs(play, "drop", 3, 4);
            assertThat(points(play, 1)).isEqualTo(33);
            assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void ten_feet_up_is_out_of_reach_of_blows(Profile profile) {
            Expeditions play = orcs(profile)
                    .given(state -> state.withEncounter(state.encounter().map(now -> now.withDistance(5))));
            casts(play, "foe:m1", 1);
            List<Event> events = FoeCasters.does(
                    play,
                    u -> Battle.round(
                            u,
                            List.of(
                                    new FighterOrder(FIGHTER, new Deed.Strike(foe(1))),
                                    new FighterOrder(MAGE, new Deed.Guard()))),
                    3);
            assertThat(events)
                    .filteredOn(BattleEvent.Struck.class::isInstance)
                    .noneMatch(event -> ((BattleEvent.Struck) event).at().equals(new Fighter.Opponent(foe(1))));
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void let_fall_on_another_hits_it_as_a_hundred_and_seventy_five_pounds_do(Profile profile) {
            Expeditions play = orcs(profile);
            casts(play, "foe:m1", 1);
            directs(play, "drop|foe:m2", 20, 1, 2, 3, 5);
            assertThat(points(play, 2)).isEqualTo(34);
            assertThat(points(play, 1)).isEqualTo(35);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void carried_over_a_pit_falls_into_it_and_is_out_of_the_fight(Profile profile) {
            Expeditions play = passage(profile);
            meeting(play, Encounter.Phase.BATTLE, 30, "orc", 2, 40);
            play.given(state -> state.withEncounter(Optional.of(Encounter.begun(
                            state.encounter().orElseThrow().foes(),
                            state.underground().orElseThrow().level(),
                            Optional.empty(),
                            new Cell(6, 0),
                            Encounter.Phase.BATTLE,
                            List.of())
                    .withDistance(30)
                    .withKindKnown())));
            casts(play, "foe:m1", 1);
            Cell stands = Areas.where(
                            Scene.of(
                                    play.world(),
                                    play.state(),
                                    new Caster.Member(MAGE),
                                    play.world().book().spells().spell("SP-48")),
                            new Effect.On.OnFoe(foe(1)))
                    .orElseThrow();
            assertThat(stands.distance(new Cell(5, 0))).isBetween(1, 2);
            directs(play, "cell:5,0");
            directs(play, "drop", 2, 3);
            assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.FLED);
            assertThat(points(play, 1)).isEqualTo(35);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void though_it_was_a_comrade_who_was_charmed_has_to_climb_out_of_the_pit(Profile profile) {
            Expeditions play = passage(profile);
            meeting(play, Encounter.Phase.BATTLE, 30, "orc", 1, 40);
            play.given(state -> state.withEffects(state.effects()
                            .plus(new Effect(
                                    "charm",
                                    "SP-07",
                                    "charmed",
                                    CONAN,
                                    "m1",
                                    Effect.Unit.LASTING,
                                    0,
                                    new TreeMap<>(),
                                    false)))
                    .withEncounter(Optional.of(Encounter.begun(
                                    state.encounter().orElseThrow().foes(),
                                    state.underground().orElseThrow().level(),
                                    Optional.empty(),
                                    new Cell(6, 0),
                                    Encounter.Phase.BATTLE,
                                    List.of())
                            .withDistance(30)
                            .withKindKnown())));
            casts(play, "member:conan", 1);
            directs(play, "cell:5,0");
            directs(play, "drop", 2, 3);
            assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(55);
            assertThat(effects(play, Effect.IN_PIT)).hasSize(1);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void is_let_go_for_another_once_a_round(Profile profile) {
            Expeditions play = orcs(profile);
            casts(play, "foe:m1", 1);
            int left = spell(play).left();
            // the first falls, and the second fails its save
            directs(play, "change|foe:m2", 5, 1);
            assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
            assertThat(points(play, 1)).isEqualTo(35);
            assertThat(Magicians.standing(play, 2)).isEqualTo(Foe.Standing.HELPLESS);
            assertThat(spell(play).left()).isEqualTo(left);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void is_offered_with_all_that_can_be_done_with_it(Profile profile) {
            Expeditions play = orcs(profile);
            casts(play, "foe:m1", 1);
            String direct = "direct|" + spell(play).id() + "|";
            assertThat(Options.of(play.world(), play.state(), play.who(MAGE), false))
                    .extracting(Options.Choice::value)
                    .contains(
                            direct + "drop",
                            direct + "height:20",
                            direct + "drop|foe:m2",
                            direct + "change|foe:m2",
                            direct + "change|load:200")
                    .doesNotContain(direct + "drop|foe:m1");
        }
    }
}
