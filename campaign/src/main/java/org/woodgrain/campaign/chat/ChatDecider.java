package org.woodgrain.campaign.chat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.ChatCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ChatEvent;
import org.woodgrain.campaign.refusal.ChatRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceException;
import org.woodgrain.dice.DiceRecorder;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.Thrown;
import org.woodgrain.dice.language.DiceExpression;
import org.woodgrain.dice.language.DiceLimits;
import org.woodgrain.rules.Roll;

/** Talk at the table. Its dice are the players', so that nothing which the referee throws is moved by it. */
public final class ChatDecider {
    /** The most characters of one saying. */
    public static final int LONGEST = 500;

    private static final int LONGEST_NAME = 40;
    private static final int MOST_THROWS = 10;
    private static final int MOST_DICE = 200;
    private static final DiceLimits LIMITS =
            new DiceLimits(MOST_DICE, DiceLimits.USUAL.faces(), DiceLimits.USUAL.nesting(), LONGEST);

    private ChatDecider() {}

    public static Optional<Refusal> check(CampaignState state, Seat seat, ChatCommand command) {
        return switch (command) {
            case ChatCommand.Say say -> check(state, seat, say);
        };
    }

    private static Optional<Refusal> check(CampaignState state, Seat seat, ChatCommand.Say say) {
        String text = Speech.plain(say.text());
        if (text.isEmpty()) {
            return Optional.of(new ChatRefusal.NothingSaid());
        }
        if (text.length() > LONGEST) {
            return Optional.of(new ChatRefusal.TooLong(text.length(), LONGEST));
        }
        String by = Speech.plain(say.by());
        if (by.length() > LONGEST_NAME) {
            return Optional.of(new ChatRefusal.TooLong(by.length(), LONGEST_NAME));
        }
        if (!by.isEmpty() && !seat.seesAll() && speaker(state, by).isEmpty()) {
            return Optional.of(new ChatRefusal.NoSuchSpeaker(by));
        }
        Speech speech = Speech.of(text);
        if (speech.parts().stream().anyMatch(Speech.Part.Unclosed.class::isInstance)) {
            return Optional.of(new ChatRefusal.OpenBrackets());
        }
        if (speech.dice().size() > MOST_THROWS) {
            return Optional.of(new ChatRefusal.TooManyDice(MOST_THROWS));
        }
        return speech.dice().stream().flatMap(dice -> fault(dice).stream()).findFirst();
    }

    private static Optional<Refusal> fault(String expression) {
        try {
            DiceExpression.parse(expression, LIMITS);
            return Optional.empty();
        } catch (DiceException unclear) {
            return Optional.of(new ChatRefusal.BadDice(expression, String.valueOf(unclear.getMessage())));
        }
    }

    /** One of the living, by id or name. */
    private static Optional<Adventurer> speaker(CampaignState state, String by) {
        String wanted = by.strip();
        return state.adventurers().values().stream()
                .filter(Adventurer::living)
                .filter(who -> who.id().value().equals(wanted) || who.name().equalsIgnoreCase(wanted))
                .findFirst();
    }

    public static void carryOut(Unfolding u, Seat seat, ChatCommand command) {
        switch (command) {
            case ChatCommand.Say say -> {
                // the referee speaks for whom he likes
                String by = speaker(u.state(), say.by())
                        .map(Adventurer::name)
                        .orElse(seat.seesAll() ? Speech.plain(say.by()) : "");
                String text = Speech.plain(say.text());
                List<String> casts = new ArrayList<>();
                List<Roll> rolls = new ArrayList<>();
                for (String expression : Speech.of(text).dice()) {
                    DiceRecorder dice = new DiceRecorder(u.throwing().dice());
                    casts.add(cast(expression, dice));
                    rolls.addAll(rolls(expression, by, dice.thrown()));
                }
                u.emit(new ChatEvent.Said(by, seat.seesAll(), say.aside(), text, casts, rolls));
            }
        }
    }

    private static String cast(String expression, DiceRecorder dice) {
        try {
            return DiceExpression.parse(expression, LIMITS)
                    .roll(dice, DiceStream.TALK)
                    .toString();
        } catch (DiceException nothing) {
            return expression + " comes to nothing (" + nothing.getMessage() + ")";
        }
    }

    /** Dice of as many faces that fell one after the other are one throw. */
    private static List<Roll> rolls(String expression, String by, List<Thrown> thrown) {
        List<Roll> rolls = new ArrayList<>();
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < thrown.size(); i++) {
            Thrown die = thrown.get(i);
            faces.add(die.face());
            if (i + 1 == thrown.size() || thrown.get(i + 1).sides() != die.sides()) {
                rolls.add(
                        new Roll("", expression, by, die.stream(), die.sides(), faces, 0, 1, Roll.Test.NONE, 0, false));
                faces = new ArrayList<>();
            }
        }
        return rolls;
    }
}
