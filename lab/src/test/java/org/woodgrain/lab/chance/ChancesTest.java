package org.woodgrain.lab.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Likelihood;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

class ChancesTest {
    private static final Chances CHANCES = new Chances(StandardBook.load());
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private static List<String> words(String typed) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(typed);
        while (matcher.find()) {
            words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        return words;
    }

    private static ChanceAnswer ask(Profile profile, String typed) {
        return CHANCES.ask(Ruleset.of(profile), words(typed));
    }

    private static Fraction first(Profile profile, String typed) {
        return exact(ask(profile, typed).lines().getFirst().chance());
    }

    private static Fraction exact(Likelihood chance) {
        assertThat(chance).isInstanceOf(Likelihood.Exact.class);
        return ((Likelihood.Exact) chance).chance();
    }

    @Test
    void every_question_stands_under_one_heading() {
        List<Question> grouped = CHANCES.kinds().stream()
                .flatMap(kind -> kind.questions().stream())
                .toList();

        assertThat(grouped).containsExactlyElementsOf(CHANCES.questions()).doesNotHaveDuplicates();
        assertThat(CHANCES.kinds()).extracting(Chances.Kind::heading).doesNotHaveDuplicates();
    }

    @Test
    void those_who_push_alike_are_told_of_together() {
        assertThat(CHANCES.ask(
                                Ruleset.of(Profile.ORIGINAL),
                                List.of("door", "--forcers", "3", "--race", "human,elf,human"))
                        .about())
                .isEqualTo(
                        "forcing a stuck door in one try, two humans of strength 10: 2 in 6 each, elf of strength 10: "
                                + "2 in 6");
    }

    @Nested
    class Chances_worked_out_by_hand {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    // UX-13: hobbits and the weak 1 in 6, others 2 in 6; UX-14: one success is enough
                    "ORIGINAL | door --strength 12 | 1/3",
                    "ORIGINAL | door --forcers 3 | 19/27",
                    "ORIGINAL | door --strength 16,12,8 | 17/27",
                    "ORIGINAL | door --strength 16 --race hobbit | 1/6",
                    "ORIGINAL | door --gate --strength 16 | 1/2",
                    // CD-08: strength 16 opens on 4, 12 on 2
                    "CLASSIC | door --strength 16,12 | 7/9",
                    "ORIGINAL | stuck | 1",
                    "CLASSIC | stuck | 2/3",
                    "ORIGINAL | spike | 1/3",
                    "CLASSIC | spike | 0",
                    "ORIGINAL | shuts | 5/6",
                    "ORIGINAL | held-door --strong | 2/3",
                    // CD-15: the third spike leaves one in twelve
                    "CLASSIC | blocked-door --spikes 2 | 1/12",
                    "ORIGINAL | listen | 1/6",
                    "ORIGINAL | listen --elf 2 | 5/9",
                    "ORIGINAL | listen --guard | 1/3",
                    "ORIGINAL | find | 1/3",
                    "ORIGINAL | find secret-door --elf 1 --human 1 | 7/9",
                    "CLASSIC | find secret-door --elf 1 --human 1 | 4/9",
                    "ORIGINAL | find trap --dwarf 1 | 2/3",
                    "ORIGINAL | find trap --human 5 | 0",
                    "CLASSIC | find trap | 1/6",
                    "ORIGINAL | notice dwarf | 1/3",
                    "ORIGINAL | trap | 1/3",
                    "ORIGINAL | climb 13 | 13/20",
                    // SW-49, SW-51: 23 against 20 + 1d6 is 2 ahead, thrice within 1, twice behind
                    "ORIGINAL | sword-will key --mind 12 --egoism 9 --abilities 2 --strength 10 --level 8 | 11/24",
                    // SW-53
                    "CLASSIC | sword-will key --egoism 11 --level 4 | 1",
                    "ORIGINAL | sword-will stress --egoism 6 --level 5 | 1/2",
                    "ORIGINAL | sword-will everyday --egoism 8 --level 5 | 1",
                    // SW-10: 22 is six more than 16 and less; 15 + 1d6 is that once in six
                    "ORIGINAL | sword-will taken-up --egoism 12 --intelligence 8 --strength 7 | 1/6",
                    // WI-87, WI-93 and CE-50
                    "ORIGINAL | evade-outdoors 6 '5 hill giant' --possible 8 | 7/10",
                    "ORIGINAL | evade-outdoors 6 '5 hill giant' --surprise caught --woods | 1/10",
                    "CLASSIC | evade-outdoors 6 '10 orc' | 7/10",
                    "CLASSIC | evade-outdoors 6 '10 orc' --surprise unseen | 1",
                    // a 20 never succeeds
                    "ORIGINAL | climb 18 --modifier 4 | 19/20",
                    // two checks above two hundred feet
                    "ORIGINAL | climb 10 --feet 200 | 1/4",
                    // 10 points on 3d6, or more
                    "ORIGINAL | fall 30 --hit-points 10 | 5/8",
                    // a pit hurts on 1 and 2 only
                    "ORIGINAL | fall 10 --pit --hit-points 4 | 1/6",
                    "CLASSIC | fall 10 --pit --hit-points 4 | 1/2",
                    "ORIGINAL | survive 9 | 3/5",
                    "ORIGINAL | survive 13 | 1",
                    "ORIGINAL | survive 3 | 0",
                    "ORIGINAL | wander | 1/6",
                    "CLASSIC | wander --noise | 1/3",
                    // HZ-27: half of those who come pass by a company in hiding
                    "CLASSIC | wander --hidden | 1/12",
                    // only the company, 2 in 6 times 4 in 6
                    "ORIGINAL | surprise orc --sudden | 2/9",
                    // 9 or 10 or 11 and more on 2d6
                    "ORIGINAL | reaction | 5/18",
                    "CLASSIC | reaction | 5/18",
                    "ORIGINAL | drops | 1/4",
                    "ORIGINAL | evade turning orc | 2/3",
                    "ORIGINAL | evade secret-door orc | 5/6",
                    "ORIGINAL | evade food '3 ogre' | 1/2",
                    "ORIGINAL | evade food '3 zombie' | 0",
                    "CLASSIC | evade treasure '4 orc' --gold 4 | 1/2",
                    "CLASSIC | evade treasure '4 orc' --gold 3 | 0",
                    // CB-25: fourth level needs 14 against spells
                    "ORIGINAL | save fighter/4 spells | 7/20",
                    "ORIGINAL | save fighter/4 spells --bonus 1 | 2/5",
                    // a first-level man needs 15 against chain and shield
                    "ORIGINAL | hit fighter/1 'chain shield' | 3/10",
                    "ORIGINAL | hit fighter/1 9 | 11/20",
                    "ORIGINAL | morale orc | 5/18",
                    "CLASSIC | morale 8 | 5/18",
                    "CLASSIC | morale 12 | 0",
                    // CH-86: an acolyte needs 7 against skeletons
                    "ORIGINAL | turn cleric/1 skeleton | 7/12",
                    "ORIGINAL | turn cleric/1 wight | 0",
                    "ORIGINAL | turn cleric/3 '4 zombie' | 1",
                    "ORIGINAL | teleport none | 1/4",
                    "ORIGINAL | teleport general | 4/5",
                    "ORIGINAL | research 2 --gold 8000 | 2/5",
                    "ORIGINAL | answers dwarf | 1/5",
                    "ORIGINAL | answers dwarf --by messengers | 2/5",
                    // 9 or more on 2d6
                    "ORIGINAL | hire | 5/18",
                    "ORIGINAL | hire --gold 99 | 0",
                    "ORIGINAL | nerve 10 | 5/18",
                    "ORIGINAL | nerve 19 | 1",
                    "CLASSIC | nerve 7 | 7/12",
                    "ORIGINAL | heir | 13/18",
                    "ORIGINAL | plot 3 | 1/4",
                    // on the sixth plane: insanity 30 in a hundred, less 5 above the eleventh level
                    "ORIGINAL | plane 6 --level 11 | 7/10",
                    "ORIGINAL | plane 6 --level 12 | 3/4",
                    "ORIGINAL | crystal-ball | 9/10",
                    "ORIGINAL | crystal-ball --knowledge described --miles 20 | 2/5",
                    "ORIGINAL | buyer | 1/3",
                    // 4d6+1: 14 or more on the dice, of which 14 is the middle: half of 1296 + 146
                    "ORIGINAL | hit-points ogre --at-least 15 | 721/1296",
                    "CLASSIC | hit-points orc --at-least 8 | 1/8",
                })
        void come_from_the_rules_themselves(Profile profile, String typed, String chance) {
            assertThat(first(profile, typed)).hasToString(chance);
        }

        @Test
        void all_outcomes_of_what_comes_out_one_way_or_another_make_a_whole() {
            for (String typed : List.of(
                    "surprise orc",
                    "trap",
                    "nerve 8",
                    "morale orc",
                    "teleport studied",
                    "hire --gold 300",
                    "drown plate")) {
                for (Profile profile : Profile.values()) {
                    ChanceAnswer answer = ask(profile, typed);
                    Fraction sum = Fraction.ZERO;
                    List<ChanceAnswer.Line> lines = new ArrayList<>(answer.lines());
                    lines.removeIf(line -> line.outcome().startsWith("gladly"));
                    for (ChanceAnswer.Line line : lines) {
                        sum = sum.plus(exact(line.chance()));
                    }
                    assertThat(sum).as(typed + " " + profile).isEqualTo(Fraction.ONE);
                }
            }
        }

        @Test
        void name_the_rules_that_were_applied() {
            assertThat(ask(Profile.ORIGINAL, "turn cleric/1 '3 skeleton'").rules())
                    .containsExactly("CH-86", "CH-87", "CH-91");
            assertThat(ask(Profile.CLASSIC, "door").rules()).containsExactly("CD-08", "CD-09");
        }

        @Test
        void of_loyalty_are_those_of_three_dice_after_the_answer() {
            ChanceAnswer answer = ask(Profile.ORIGINAL, "loyalty 11");
            // 9 to 11 accept, 9/36, with 3d6; 12 is glad, 1/36, with 3d6+3: at least 11 with 108/216 and 181/216
            assertThat(exact(answer.lines().get(1).chance())).hasToString("1153/7776");
            assertThat(exact(answer.lines().getFirst().chance())).hasToString("1153/2160");
        }
    }

    @Nested
    class Every_question {
        @Test
        void answers_its_own_example_in_both_profiles_with_rules() {
            for (Question question : CHANCES.questions()) {
                for (Profile profile : Profile.values()) {
                    ChanceAnswer answer = ask(profile, question.example().replace(" --profile classic", ""));
                    assertThat(answer.rules()).as(question.name()).isNotEmpty();
                    assertThat(answer.lines()).as(question.name()).isNotEmpty();
                    assertThat(answer.named())
                            .containsKeys("question", "about", "profile", "exact", "chances", "rules");
                    answer.lines()
                            .forEach(line -> assertThat(line.chance().about()).isBetween(0.0, 1.0));
                }
            }
        }

        @Test
        void is_answered_by_named_facts_as_well() {
            assertThat(CHANCES.ask(
                            Ruleset.of(Profile.ORIGINAL), "save", Map.of("who", "fighter/4", "against", "spells")))
                    .isEqualTo(ask(Profile.ORIGINAL, "save fighter/4 spells"));
        }
    }

    @Test
    void undead_are_told_in_words() {
        assertThat(ask(Profile.ORIGINAL, "turn cleric/1 '4 skeleton'").about())
                .isEqualTo("a cleric of level 1 against four skeletons, needing 7 on two dice");
        assertThat(ask(Profile.ORIGINAL, "turn cleric/5 '2 vampire'").lines())
                .extracting(ChanceAnswer.Line::outcome)
                .contains("both are turned");
    }

    @Nested
    class A_bad_question {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "dor | there is no question \"dor\"; did you mean door? The questions are door, stuck",
                    "luck | there is no question \"luck\"; the questions are door, stuck",
                    "find --elf 1 --elf 2 | find: elf is said twice",
                    "turn cleric/3 zombie --cleric cleric/4 | cleric is said twice",
                    "sword-will --mind 6 | expected 7 to 12",
                    "sword-will --lost 8 | bears no sword",
                    "sword-will always | expected key (its pride",
                    "evade-outdoors 6 '5 hill giant' --surprise us | expected nobody, unseen",
                    "door --forcers 5 | expected 1 to 3",
                    "door --strength 16,12 --forcers 3 | one for each of 3",
                    "door --strenth 5 | door has no fact \"--strenth\"; it takes --forcers",
                    "door --strength | lacks a value; expected 3 to 18",
                    "door ogre | can make nothing of \"ogre\"",
                    "survive | CONSTITUTION is missing; expected 3 to 18",
                    "save fighter/4 cold | AGAINST is \"cold\"; expected death, wands",
                    "turn cleric/3 orc | an orc is not undead",
                    "turn fighter/3 zombie | expected a cleric and his level",
                    "hit orc bogus | there is no \"bogus\"",
                    "hoard Q | there is no treasure type \"Q\" in the original game",
                    "item bogus | expected a class (sword",
                    "plane 2 | expected 3 to 12",
                    "hire --worship | promised to clerics only (NP-11)",
                })
        void is_told_in_one_line_what_was_expected(String typed, String told) {
            assertThatThrownBy(() -> ask(Profile.ORIGINAL, typed))
                    .isInstanceOf(ChanceException.class)
                    .hasMessageContaining(told)
                    .message()
                    .doesNotContain("\n");
        }
    }
}
