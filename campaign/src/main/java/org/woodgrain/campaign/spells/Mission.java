package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.rules.Rule;

/**
 * What a stalker is told to do: one deed to one target.
 *
 * @param deed what to do
 * @param what the kind of creature, or the square; empty for a guard
 */
@Rule("SP-63")
record Mission(Deed deed, String what) {
    private static final String PREFIX = "mission:";
    private static final String KIND = Asked.KIND + ":";
    private static final Pattern SHAPE =
            Pattern.compile("(guard)|(slay|drive off) ([a-z0-9-]+)|(fetch) (-?\\d+,-?\\d+)");

    /** The deeds. */
    enum Deed {
        GUARD("guard"),
        SLAY("slay"),
        DRIVE("drive off"),
        FETCH("fetch");

        private final String word;

        Deed(String word) {
            this.word = word;
        }
    }

    /** The mission that targets name: {@code mission:DEED TARGET}, the kind of creature also as {@code kind:KIND}. */
    static Optional<Mission> of(List<String> targets) {
        String kind = targets.stream()
                .filter(text -> text.startsWith(KIND))
                .map(text -> " " + text.substring(KIND.length()))
                .findFirst()
                .orElse("");
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()).strip())
                .map(text -> text.equals(Deed.SLAY.word) || text.equals(Deed.DRIVE.word) ? text + kind : text)
                .flatMap(text -> read(text).stream())
                .findFirst();
    }

    /** The mission as an effect keeps it. */
    static Optional<Mission> read(String text) {
        Matcher found = SHAPE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!found.matches()) {
            return Optional.empty();
        }
        if (found.group(1) != null) {
            return Optional.of(new Mission(Deed.GUARD, ""));
        }
        if (found.group(4) != null) {
            return Optional.of(new Mission(Deed.FETCH, found.group(5)));
        }
        return Optional.of(new Mission(found.group(2).equals(Deed.SLAY.word) ? Deed.SLAY : Deed.DRIVE, found.group(3)));
    }

    /** As {@link #read} understands it. */
    String text() {
        return what.isEmpty() ? deed.word : deed.word + " " + what;
    }

    /** As a target of the spell. */
    String target() {
        return PREFIX + text();
    }

    /** The target of a deed whose victims are named apart. */
    static String target(Deed deed) {
        return PREFIX + deed.word;
    }

    /** In words. */
    String told() {
        return switch (deed) {
            case GUARD -> "guard the company";
            case SLAY, DRIVE -> deed.word + " every " + what.replace('-', ' ');
            case FETCH -> "fetch what lies at " + what;
        };
    }

    /** Whether it is about creatures of a kind. */
    boolean hunt() {
        return deed == Deed.SLAY || deed == Deed.DRIVE;
    }

    /** The square from which something is to be fetched. */
    Cell cell() {
        String[] xy = what.split(",", -1);
        return new Cell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1]));
    }

    /** Why it cannot be given; empty if it can. */
    Optional<Refusal> forbidden(Scene scene) {
        if (hunt() && scene.world().book().monsters().find(what).isEmpty()) {
            return scene.wrong("there is no such creature as \"" + what + "\"", "SP-63");
        }
        boolean unseen = deed == Deed.FETCH
                && (scene.state().underground().isEmpty()
                        || !scene.state().level(scene.levelId()).seen().contains(cell()));
        return unseen
                ? scene.wrong("it can only fetch from a square of this level that the company has seen", "SP-63")
                : Optional.empty();
    }
}
