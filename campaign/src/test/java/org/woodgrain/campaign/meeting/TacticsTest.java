package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.melee.tactics.Flinch;
import org.woodgrain.rules.melee.tactics.Restraint;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;

/** The eleven words by which monsters are played: how each opens, whom it strikes, when it goes, how far it follows. */
@UnderBothProfiles
class TacticsTest {
    private static final String[] LONG = {
        "+-------------------------------------------------+",
        "|. . . . . . . . . . . . . . . . . . . . . . . . @|",
        "+-------------------------------------------------+",
    };

    private static Scene scene(Profile profile) {
        return Scene.of(profile, LONG);
    }

    /** One of a kind for each word. */
    private static Monster example(Tactics tactics) {
        return Scene.BOOK
                .monsters()
                .monster(
                        switch (tactics) {
                            case MINDLESS -> "skeleton";
                            case BEAST -> "boar";
                            case PACK -> "wolf";
                            case AMBUSHER -> "giant-lizard";
                            case RAIDER -> "orc";
                            case SOLDIER -> "hobgoblin";
                            case CASTER -> "sorcerer";
                            case FLYER -> "griffon";
                            case CUNNING -> "medusa";
                            case GUARDIAN -> "stone-giant";
                            case SWARM -> "giant-rat";
                        });
    }

    @Nested
    class Opening {
        @ParameterizedTest
        @EnumSource
        void packs_circle_casters_stand_off_guardians_keep_to_their_post_and_the_others_close(Tactics tactics) {
            Monster kind = example(tactics);
            assertThat(kind.tactics()).isEqualTo(tactics);
            boolean first = Restraint.keepsBack(kind, 1, 3, true, 90);
            assertThat(first)
                    .isEqualTo(
                            switch (tactics) {
                                case PACK, CASTER, GUARDIAN -> true;
                                case MINDLESS, BEAST, AMBUSHER, RAIDER, SOLDIER, FLYER, CUNNING, SWARM -> false;
                            });
            assertThat(Restraint.keepsBack(kind, 2, 3, true, 60)).isEqualTo(tactics == Tactics.CASTER);
        }

        /** Undecided, whatever the dice. */
        private static Scene undecided(Profile profile, String kind, int number, int level, int x, int hungry) {
            return undecided(profile, kind, number, level, x, hungry, new Purse(0, 0, 0, 3, 0));
        }

        private static Scene undecided(
                Profile profile, String kind, int number, int level, int x, int hungry, Purse purse) {
            Scene scene = scene(profile);
            for (String name : List.of("Alaric", "Berta", "Cuno")) {
                scene.member(name, level, 10, Purse.EMPTY);
            }
            scene.lit().at(x, 0);
            scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                            Scene.foes(kind, number).stream()
                                    .map(foe -> foe.withCarried(purse))
                                    .toList(),
                            Scene.LEVEL,
                            Optional.empty(),
                            new Cell(x + 5, 0),
                            Phase.INTENT,
                            List.of())
                    .met(50, new Cell(x + 5, 0))
                    .withKindKnown()));
            scene.order(
                    new MeetingCommand.Wait(),
                    ScriptedDice.none().on(DiceStream.REFEREE, 4, 3, hungry).afterwards(FastDice.seeded(1)));
            return scene;
        }

        @Test
        @Rule({"EN-35", "CE-16"})
        void a_hungry_beast_attacks_and_one_that_is_not_growls_for_a_round_and_goes(Profile profile) {
            String kind = "ape";
            assertThat(undecided(profile, kind, 2, 3, 5, 3).meeting().phase()).isEqualTo(Phase.BATTLE);
            Scene growls = undecided(profile, kind, 2, 3, 5, 4);
            assertThat(growls.meeting().talk().mood()).isEqualTo(Mood.GROWL);
            assertThat(growls.told(new org.woodgrain.campaign.command.Seat.Company()))
                    .contains("growl");
            growls.order(new MeetingCommand.Wait(), ScriptedDice.none().afterwards(FastDice.seeded(1)));
            assertThat(growls.meeting().phase()).isEqualTo(Phase.ROUT);
        }

        @ParameterizedTest
        @Rule({"EN-35", "CE-16"})
        @CsvSource({"ORIGINAL, 1, PARLEY", "CLASSIC, 1, PARLEY", "ORIGINAL, 2, ROUT", "CLASSIC, 2, ROUT"})
        void raiders_who_are_behind_and_own_nothing_leave_when_they_cannot_make_up_their_minds(
                Profile profile, int level, Phase phase) {
            // four orcs against three members of that level each
            assertThat(undecided(profile, "orc", 4, level, 5, 6, Purse.EMPTY)
                            .meeting()
                            .phase())
                    .isEqualTo(phase);
        }
    }

    @Nested
    class When_hurt {
        @ParameterizedTest
        @EnumSource
        @Rule("EN-36")
        void each_goes_as_its_row_says(Tactics tactics) {
            boolean half = Flinch.makesOff(tactics, 5, 10, 4, 4);
            boolean third = Flinch.makesOff(tactics, 3, 10, 4, 4);
            boolean halfOfThem = Flinch.makesOff(tactics, 10, 10, 4, 2);
            switch (tactics) {
                case BEAST, AMBUSHER, FLYER, CASTER -> {
                    assertThat(half).isTrue();
                    assertThat(Flinch.makesOff(tactics, 6, 10, 4, 4)).isFalse();
                    assertThat(halfOfThem).isFalse();
                }
                case CUNNING -> {
                    assertThat(half).isFalse();
                    assertThat(third).isTrue();
                }
                case PACK, SWARM -> {
                    assertThat(third).isFalse();
                    assertThat(halfOfThem).isTrue();
                    assertThat(Flinch.makesOff(tactics, 10, 10, 4, 3)).isFalse();
                }
                case MINDLESS, RAIDER, SOLDIER, GUARDIAN ->
                    assertThat(half || third || halfOfThem).isFalse();
            }
        }
    }

    @Nested
    class Target {
        private static final CharacterId ALARIC = new CharacterId("alaric");
        private static final CharacterId BERTA = new CharacterId("berta");

        /** Whom one of a kind strikes in five rounds when two members stand before it, the second of another sort. */
        private static List<CharacterId> struck(String kind, boolean caster) {
            Scene scene =
                    Scene.played(LONG).fighter("Alaric").fighter("Berta").lit().at(5, 0);
            for (String name : List.of("Alaric", "Berta")) {
                scene.change(name, who -> who.withMaxHitPoints(90).withHitPoints(90));
            }
            if (caster) {
                scene.change(
                        "Berta",
                        who -> who.withCareers(
                                List.of(new Career(CharacterClass.MAGIC_USER, 1, 0, List.of(4))),
                                CharacterClass.MAGIC_USER));
            }
            scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                            Scene.foes(kind, 1).stream()
                                    .map(foe -> foe.withMaxHitPoints(90).withHitPoints(90))
                                    .toList(),
                            Scene.LEVEL,
                            Optional.empty(),
                            new Cell(5, 0),
                            Phase.BATTLE,
                            List.of())
                    .withKindKnown()));
            List<FighterOrder> stand =
                    List.of(new FighterOrder(ALARIC, new Deed.Guard()), new FighterOrder(BERTA, new Deed.Guard()));
            Dice dice = FastDice.seeded(4);
            return IntStream.range(0, 5)
                    .boxed()
                    .flatMap(round -> {
                        scene.order(new MeetingCommand.Fight(stand), dice);
                        return scene.all(BattleEvent.Struck.class).stream();
                    })
                    .filter(blow -> blow.at() instanceof Fighter.Member)
                    .map(blow -> ((Fighter.Member) blow.at()).id())
                    .toList();
        }

        @Test
        void the_mindless_never_change_and_what_lies_in_wait_takes_the_last_in_the_line() {
            assertThat(struck("skeleton", false).stream().distinct()).hasSize(1);
            assertThat(struck("giant-lizard", false)).isNotEmpty().containsOnly(BERTA);
        }

        @Test
        void the_cunning_go_for_casters_in_every_other_round() {
            assertThat(struck("doppelganger", true)).contains(BERTA);
        }
    }

    @Nested
    class Pursuit {
        @ParameterizedTest
        @Rule("EN-21")
        @EnumSource
        @OnlyUnder(value = Profile.ORIGINAL, because = "EN-21; CE-26 throws for it")
        void each_follows_as_its_row_says(Tactics tactics) {
            Scene scene = Scene.played(LONG).fighter("Alaric").lit().at(8, 0);
            scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                            Scene.foes(example(tactics).id(), 1),
                            Scene.LEVEL,
                            Optional.empty(),
                            new Cell(4, 0),
                            Phase.INTENT,
                            List.of())
                    .met(40, new Cell(4, 0))));
            scene.order(
                    new MeetingCommand.Flee(Optional.empty(), List.of(), Optional.empty(), List.of()),
                    ScriptedDice.none().afterwards(FastDice.seeded(3)));
            assertThat(scene.all(MeetingEvent.FlightBegun.class).isEmpty())
                    .isEqualTo(
                            switch (tactics) {
                                case CASTER, FLYER, CUNNING -> true;
                                case MINDLESS, BEAST, PACK, AMBUSHER, RAIDER, SOLDIER, GUARDIAN, SWARM -> false;
                            });
        }
    }
}
