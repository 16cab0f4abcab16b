package org.woodgrain.dice.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceSyntaxException;

/** What the guide says of dice is so. */
class GuideTest {
    private static final Pattern THROWN = Pattern.compile("(?m)^\\| `([^`]+)` \\| ([\\d ]+) \\| (-?\\d+) \\|$");
    private static final Pattern REFUSED = Pattern.compile("(?m)^\\| `([^`]+)` \\| (Column .+) \\|$");
    private static final Pattern CHANCE = Pattern.compile("(?m)^\\| `([^`]+)` \\| (-?\\d+) \\| (\\d+/\\d+) \\|$");

    private static List<MatchResult> rows(Pattern shape) throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "guide", "dice.md"));
        return shape.matcher(guide).results().toList();
    }

    @TestFactory
    List<DynamicTest> every_example_comes_to_what_is_written() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (MatchResult row : rows(THROWN)) {
            tests.add(DynamicTest.dynamicTest(row.group(1), () -> {
                ScriptedDice dice = ScriptedDice.readOut(row.group(2));
                assertThat(DiceExpression.parse(row.group(1))
                                .roll(dice, DiceStream.PLAYERS)
                                .total())
                        .isEqualTo(Long.parseLong(row.group(3)));
                dice.requireAllThrown();
            }));
        }
        assertThat(tests).hasSizeGreaterThan(45);
        return tests;
    }

    @TestFactory
    List<DynamicTest> every_refusal_says_what_is_written() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (MatchResult row : rows(REFUSED)) {
            tests.add(DynamicTest.dynamicTest(
                    row.group(1),
                    () -> assertThatThrownBy(() -> DiceExpression.parse(row.group(1)))
                            .isInstanceOf(DiceSyntaxException.class)
                            .hasMessage(row.group(2))));
        }
        assertThat(tests).hasSizeGreaterThan(6);
        return tests;
    }

    @TestFactory
    List<DynamicTest> every_chance_is_what_is_written() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (MatchResult row : rows(CHANCE)) {
            tests.add(DynamicTest.dynamicTest(row.group(1), () -> {
                Odds.Exact odds = (Odds.Exact) Odds.of(DiceExpression.parse(row.group(1)));
                assertThat(odds.distribution().chanceOf(Long.parseLong(row.group(2))))
                        .hasToString(row.group(3));
            }));
        }
        assertThat(tests).hasSizeGreaterThan(8);
        return tests;
    }
}
