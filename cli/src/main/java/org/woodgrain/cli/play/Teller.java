package org.woodgrain.cli.play;

import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.rules.Roll;

/** Writes lines of the log: the words, the dice, the rule. */
public final class Teller {
    private final Ink ink;

    public Teller(Ink ink) {
        this.ink = ink;
    }

    /** A line as printed; a heading stands between dashes. */
    public String tell(Line line) {
        String text = line.tone() == Line.Tone.MARK ? "-- " + line.text() + " --" : line.text();
        StringBuilder told = new StringBuilder(ink.tone(line.tone(), text));
        if (line.secret()) {
            told.insert(0, ink.faint("(referee) "));
        }
        String dice = line.rolls().stream().map(Teller::dice).collect(Collectors.joining("; "));
        if (!dice.isEmpty()) {
            told.append(' ').append(ink.faint("[" + dice + "]"));
        }
        if (!line.rule().isEmpty()) {
            told.append(' ').append(ink.faint(line.rule()));
        }
        if (!line.house().isEmpty()) {
            told.append(' ').append(ink.faint("(house rule: " + line.house() + ")"));
        }
        return told.toString();
    }

    /** One throw: {@code to hit 1d20+1: 14 = 15, 13 or more}. */
    static String dice(Roll roll) {
        StringBuilder text = new StringBuilder();
        if (!roll.purpose().isEmpty()) {
            text.append(roll.purpose()).append(' ');
        }
        text.append(roll.notation()).append(": ").append(faces(roll.faces()));
        if (roll.total() != roll.natural() || roll.faces().size() > 1) {
            text.append(" = ").append(roll.total());
        }
        switch (roll.test()) {
            case NONE -> {}
            case AT_LEAST -> text.append(", ").append(roll.target()).append(" or more");
            case AT_MOST -> text.append(", ").append(roll.target()).append(" or less");
        }
        return text.toString();
    }

    private static String faces(List<Integer> faces) {
        return faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
