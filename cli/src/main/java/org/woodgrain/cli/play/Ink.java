package org.woodgrain.cli.play;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.woodgrain.campaign.narrate.Line;

/** How words are coloured; without colour they stay as they are. */
public record Ink(boolean coloured) {

    public static final Ink PLAIN = new Ink(false);

    String strong(String text) {
        return paint(text, AttributedStyle.BOLD);
    }

    String faint(String text) {
        return paint(text, AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT + AttributedStyle.BLACK));
    }

    String good(String text) {
        return paint(text, AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN));
    }

    String bad(String text) {
        return paint(text, AttributedStyle.DEFAULT.foreground(AttributedStyle.RED));
    }

    String map(String text) {
        return paint(text, AttributedStyle.DEFAULT.foreground(AttributedStyle.BLUE));
    }

    String lit(String text) {
        return paint(text, AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW));
    }

    String tone(Line.Tone tone, String text) {
        return switch (tone) {
            case PLAIN -> text;
            case SIGHT -> paint(text, AttributedStyle.DEFAULT.italic());
            case GOOD -> good(text);
            case BAD -> bad(text);
            case MARK -> strong(text);
        };
    }

    private String paint(String text, AttributedStyle style) {
        // Only the frame comes from the library: it would turn the lines of maps into plus signs and dashes.
        return coloured ? new AttributedString(" ", style).toAnsi().replace(" ", text) : text;
    }
}
