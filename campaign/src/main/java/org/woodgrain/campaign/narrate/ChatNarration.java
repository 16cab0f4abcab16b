package org.woodgrain.campaign.narrate;

import java.util.Iterator;
import java.util.List;
import org.woodgrain.campaign.chat.Speech;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ChatEvent;

/** Talk at the table, to those who hear it. */
final class ChatNarration {
    private ChatNarration() {}

    static List<Line> tell(ChatEvent event, Seat seat) {
        return switch (event) {
            case ChatEvent.Said said -> said(said, seat);
        };
    }

    private static List<Line> said(ChatEvent.Said said, Seat seat) {
        String who = said.by().isEmpty() ? said.referee() ? "The referee" : "The company" : said.by();
        if (!said.aside()) {
            return List.of(line(who + words(said, " says", ""), false));
        }
        if (said.referee()) {
            return seat.seesAll() ? List.of(line(who + words(said, " notes", " unseen"), true)) : List.of();
        }
        return List.of(
                seat.seesAll()
                        ? line(who + ", to the referee alone," + words(said, " says", ""), true)
                        : line(who + " has a word with the referee.", false));
    }

    private static Line line(String text, boolean secret) {
        return new Line(text, "", List.of(), Line.Tone.PLAIN, secret);
    }

    /** What was said, with what the dice came to in place of the dice. */
    private static String words(ChatEvent.Said said, String verb, String how) {
        Speech speech = Speech.of(said.text());
        Iterator<String> casts = said.casts().iterator();
        StringBuilder text = new StringBuilder();
        for (Speech.Part part : speech.parts()) {
            switch (part) {
                case Speech.Part.Words words -> text.append(words.text());
                case Speech.Part.Dice dice -> text.append(casts.hasNext() ? casts.next() : dice.expression());
                case Speech.Part.Unclosed open -> {}
            }
        }
        return speech.bare() ? " throws" + how + ": " + text + "." : verb + ": “" + text + "”";
    }
}
