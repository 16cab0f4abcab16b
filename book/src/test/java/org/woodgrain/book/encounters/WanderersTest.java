package org.woodgrain.book.encounters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.encounters.EncounterTables;
import org.woodgrain.rules.encounters.Stir;
import org.woodgrain.rules.encounters.Surroundings;
import org.woodgrain.rules.encounters.WanderingCheck;
import org.woodgrain.rules.encounters.WanderingKind;

@DisplayName("Wandering monsters")
class WanderersTest {
    private static final EncounterTables TABLES = StandardBook.load().encounters();

    private static Throws dice(int... faces) {
        return new Throws(ScriptedDice.of(faces));
    }

    private static List<Band> met(Profile profile, int depth, int party, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        List<Band> bands =
                WanderingKind.of(TABLES, profile, new Surroundings(depth, party, Set.of()), new Throws(dice));
        dice.requireAllThrown();
        return bands;
    }

    @Nested
    @DisplayName("whether they come")
    class Check {
        @Test
        @Rule("EN-09")
        @DisplayName("in the original game at the end of any turn, on a 6")
        void originalOnSix() {
            assertThat(WanderingCheck.due(Profile.ORIGINAL, 3)).isTrue();
            assertThat(WanderingCheck.comes(Profile.ORIGINAL, dice(6), Stir.QUIET))
                    .isTrue();
            assertThat(WanderingCheck.comes(Profile.ORIGINAL, dice(5), Stir.QUIET))
                    .isFalse();
        }

        @Test
        @Rule({"CD-39", "HZ-23"})
        @DisplayName("in the classic game in turns 2, 4 and 6 of six; in the original in each")
        void classicEverySecondTurn() {
            List<Integer> turns = List.of(1, 2, 3, 4, 5, 6);
            assertThat(turns)
                    .filteredOn(turn -> WanderingCheck.due(Profile.CLASSIC, turn))
                    .containsExactly(2, 4, 6);
            assertThat(turns).allMatch(turn -> WanderingCheck.due(Profile.ORIGINAL, turn));
        }

        @Test
        @Rule("CD-40")
        @DisplayName("in the classic game on a 1")
        void classicOnOne() {
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(1), Stir.QUIET))
                    .isTrue();
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(2), Stir.QUIET))
                    .isFalse();
        }

        @Test
        @Rule("HZ-24")
        @DisplayName("by the chance of the area where it has one of its own")
        void areaChance() {
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(2), 2, Stir.QUIET))
                    .isTrue();
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(3), 2, Stir.QUIET))
                    .isFalse();
            assertThat(WanderingCheck.comes(Profile.ORIGINAL, dice(5), 2, Stir.QUIET))
                    .isTrue();
        }

        @Test
        @Rule("HZ-26")
        @DisplayName("more often after a fight, and more still by bright light, in the classic game alone")
        void noiseAndLight() {
            Stir fight = new Stir(true, false, false);
            Stir both = new Stir(true, true, false);
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(2), fight)).isTrue();
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(3), fight)).isFalse();
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(3), both)).isTrue();
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(6), 5, both)).isFalse();
            assertThat(WanderingCheck.comes(Profile.ORIGINAL, dice(5), both)).isFalse();
        }

        @Test
        @Rule("HZ-27")
        @DisplayName("half as often to a company that rests hidden")
        void hiding() {
            Stir hidden = new Stir(false, false, true);
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(1, 5), hidden))
                    .isFalse();
            assertThat(WanderingCheck.comes(Profile.CLASSIC, dice(1, 2), hidden))
                    .isTrue();
        }

        @Test
        @Rule("EN-10")
        @DisplayName("by any of the entries with the same chance")
        void direction() {
            assertThat(WanderingCheck.entry(dice(3), 4)).isEqualTo(2);
            assertThat(WanderingCheck.entry(dice(), 1)).isZero();
        }
    }

    @Nested
    @DisplayName("what they are")
    class WhatTheyAre {
        @Test
        @Rule("EN-13")
        @DisplayName("level 3 with a 1 looks on table 2, level 9 with a 3 on table 6")
        void matrix() {
            assertThat(TABLES.matrix().at(3).at(1)).isEqualTo(2);
            assertThat(TABLES.matrix().at(9).at(3)).isEqualTo(6);
            assertThat(TABLES.matrix().at(13).at(6)).isEqualTo(6);
        }

        @Test
        @Rule("DU-30")
        @DisplayName("tables 1 to 4 on level 1, tables 3 to 6 on level 5")
        void danger() {
            assertThat(IntStream.rangeClosed(1, 6)
                            .mapToObj(die -> TABLES.matrix().at(1).at(die)))
                    .startsWith(1)
                    .endsWith(4);
            assertThat(IntStream.rangeClosed(1, 6)
                            .mapToObj(die -> TABLES.matrix().at(5).at(die)))
                    .startsWith(3)
                    .endsWith(6);
        }

        @Test
        @Rule("EN-14")
        @DisplayName("table 1 with a 4 brings orcs; table 4 with a 7 and a 2, wereboars")
        void tables() {
            assertThat(met(Profile.ORIGINAL, 1, 1, 1, 4, 1, 1)).containsExactly(new Band("orc", 2));
            assertThat(met(Profile.ORIGINAL, 4, 1, 2, 7, 2, 3)).containsExactly(new Band("wereboar", 3));
            assertThat(TABLES.tables().values().stream().map(table -> table.highest()))
                    .containsExactly(8, 10, 10, 10, 12, 12);
        }

        @Test
        @Rule("EN-15")
        @DisplayName("a dragon with a 5 is red")
        void variant() {
            assertThat(met(Profile.ORIGINAL, 13, 1, 1, 3, 5)).containsExactly(new Band("red-dragon", 3));
        }

        @Test
        @Rule("EN-16")
        @DisplayName("a wizard brings 2 enchanters and 3 fighters of levels 4 to 6")
        void company() {
            assertThat(met(Profile.ORIGINAL, 13, 9, 1, 10, 2, 3, 1, 3, 3))
                    .containsExactly(
                            new Band("wizard", 1),
                            new Band("enchanter", 2),
                            new Band("hero", 1),
                            new Band("myrmidon", 2));
            assertThat(met(Profile.CLASSIC, 13, 9, 1, 11, 1, 1, 2))
                    .containsExactly(
                            new Band("evil-high-priest", 1), new Band("evil-priest", 1), new Band("swashbuckler", 1));
        }

        @Test
        @Rule("EN-17")
        @DisplayName("by a pool on level 1 a 1 picks evenly among crab, leech, crocodile, nixie and merman")
        void surroundings() {
            Surroundings pool = new Surroundings(1, 3, Set.of("pool"));
            List<String> kinds = IntStream.rangeClosed(1, 5)
                    .mapToObj(face -> WanderingKind.of(TABLES, Profile.ORIGINAL, pool, dice(1, face, 1))
                            .getFirst()
                            .monster())
                    .toList();
            assertThat(kinds).containsExactlyInAnyOrder("giant-crab", "giant-leech", "crocodile", "nixie", "merman");
            assertThat(WanderingKind.of(TABLES, Profile.ORIGINAL, pool, dice(2, 1, 4, 1, 1)))
                    .containsExactly(new Band("orc", 2));
        }

        @Test
        @Rule({"EN-12", "HZ-25"})
        @DisplayName("in a dungeon the matrix decides, in both profiles")
        void dungeonMatrix() {
            assertThat(met(Profile.ORIGINAL, 1, 3, 1, 4, 3, 2)).containsExactly(new Band("orc", 5));
            assertThat(met(Profile.CLASSIC, 1, 3, 1, 4, 3, 2)).containsExactly(new Band("orc", 5));
        }
    }

    @Nested
    @DisplayName("how many they are")
    class HowMany {
        @Test
        @Rule("EN-18")
        @DisplayName("orcs on level 1 with a 5 meet a party of 5 as 10, in the classic game as 5")
        void party() {
            assertThat(met(Profile.ORIGINAL, 1, 5, 1, 4, 2, 3)).containsExactly(new Band("orc", 10));
            assertThat(met(Profile.CLASSIC, 1, 5, 1, 4, 2, 3)).containsExactly(new Band("orc", 5));
            assertThat(WanderingKind.original(4, 3, 0)).isEqualTo(4);
            assertThat(WanderingKind.original(4, 6, 0)).isEqualTo(8);
            assertThat(WanderingKind.original(4, 9, 0)).isEqualTo(12);
            assertThat(WanderingKind.original(4, 10, 0)).isEqualTo(16);
        }

        @Test
        @Rule("EN-19")
        @DisplayName("more on a deeper level, at most three times; fewer on a shallower, at least one")
        void level() {
            assertThat(WanderingKind.original(4, 3, 1)).isEqualTo(6);
            assertThat(WanderingKind.original(4, 3, -3)).isEqualTo(1);
            assertThat(WanderingKind.original(4, 3, 9)).isEqualTo(12);
        }

        @Test
        @Rule({"EX-26", "EN-19"})
        @DisplayName("an ogre alone comes to six adventurers on level 1")
        void expeditionStep() {
            assertThat(met(Profile.ORIGINAL, 1, 6, 6, 2, 1)).containsExactly(new Band("ogre", 1));
        }
    }
}
