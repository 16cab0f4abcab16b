package org.woodgrain.cli;

import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.woodgrain.cli.options.Words;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceLimits;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roll}: dice of any kind, thrown and shown. */
@Command(
        name = "roll",
        description = "Throws dice and shows each: roll 4d6kh3, roll 2d6+1, roll \"(1d6+1)/2\", roll \"10d10!,>=7\", "
                + "roll \"6x(4d6dl1)\". The guide's page on dice tells the whole language.")
final class RollCommand implements Runnable {

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init")
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--seed", paramLabel = "N", description = "Throws the same dice again.")
    private @Nullable Long seed;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "1",
            description = "How often it is thrown (${DEFAULT-VALUE}).")
    private int times;

    @Option(
            names = "--let",
            paramLabel = "NAME=N",
            description = "Says what a name stands for: --let skill=3 \"1d20+$skill\".")
    private Map<String, Long> names = new LinkedHashMap<>();

    @Parameters(paramLabel = "DICE", arity = "1..*", description = "What to throw; spaces do not matter.")
    @SuppressWarnings("NullAway.Init")
    private List<String> words;

    @Override
    public void run() {
        Words.check(spec, words);
        if (times < 1 || times > 1000) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--times is a number from 1 to 1000");
        }
        Dice dice = FastDice.seeded(seed == null ? new SecureRandom().nextLong() : seed);
        try {
            DiceExpression expression = DiceExpression.parse(String.join(" ", words), DiceLimits.USUAL, names);
            for (int time = 0; time < times; time++) {
                spec.commandLine().getOut().println(expression.roll(dice, DiceStream.PLAYERS));
            }
        } catch (DiceException unclear) {
            throw new CommandLine.ParameterException(spec.commandLine(), String.valueOf(unclear.getMessage()), unclear);
        }
    }
}
