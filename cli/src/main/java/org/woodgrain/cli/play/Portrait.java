package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.view.Readiness;
import org.woodgrain.campaign.view.View;

/** The place, the company and a character in lines of text. */
public final class Portrait {
    private static final List<String> QUARTERS = List.of("", "¼", "½", "¾");

    private Portrait() {}

    /** Turn, lights and hit points, for the prompt. */
    static String prompt(View view, Ink ink) {
        View.Strip strip = view.strip();
        List<String> parts = new ArrayList<>();
        if (strip.turn() > 0) {
            parts.add("turn " + strip.turn() + QUARTERS.get(Math.clamp(strip.quarters(), 0, 3)));
            parts.add(
                    strip.lights().isEmpty()
                            ? "no light"
                            : String.join(
                                    ", ",
                                    strip.lights().stream()
                                            .map(lamp -> lamp.kind() + " " + lamp.left())
                                            .toList()));
        } else {
            parts.add("town, day " + strip.day());
        }
        int now = view.company().stream()
                .filter(member -> !member.dead())
                .mapToInt(View.Member::hitPoints)
                .sum();
        int full = view.company().stream().mapToInt(View.Member::maxHitPoints).sum();
        if (full > 0) {
            String points = "hp " + now + "/" + full;
            parts.add(now * 2 < full ? ink.bad(points) : points);
        }
        view.meeting().ifPresent(meeting -> parts.add(ink.bad(meeting.phase() + " at " + meeting.distance() + " ft")));
        return String.join(" · ", parts) + "> ";
    }

    /** Where the company is, the strip and the meeting. */
    static List<String> place(View view, Ink ink) {
        View.Strip strip = view.strip();
        List<String> lines = new ArrayList<>();
        lines.add(ink.strong(view.name()) + ", " + view.profile() + " profile");
        lines.add("Day " + strip.day() + ", " + strip.time() + ". " + view.place() + ".");
        lines.addAll(Readiness.of(view));
        if (strip.turn() > 0) {
            lines.add("Turn " + strip.turn() + ", " + strip.quarters() + "/4 used; " + strip.pace()
                    + " feet a turn; rest due: " + strip.restDue() + "; next check: " + strip.nextCheck() + ".");
            for (View.Lamp lamp : strip.lights()) {
                lines.add(
                        lamp.bearer() + "'s " + lamp.kind() + ": " + lamp.left() + " of " + lamp.of() + " turns left.");
            }
        }
        view.meeting().ifPresent(meeting -> {
            lines.add(ink.bad(meeting.heading()) + " (" + meeting.phase()
                    + (meeting.round() > 0 ? ", round " + meeting.round() : "") + ")");
            meeting.foes()
                    .forEach(foe -> lines.add("  " + foe.name() + (foe.state().isEmpty() ? "" : ", " + foe.state())
                            + (foe.hitPoints().isEmpty() ? "" : ", hp " + foe.hitPoints())));
        });
        view.hidden()
                .ifPresent(hidden -> hidden.sections().forEach(section -> {
                    lines.add(ink.strong(section.heading()));
                    section.lines().forEach(line -> lines.add("  " + line));
                }));
        return lines;
    }

    /** The company in marching order, then the others. */
    public static List<String> company(View view, Ink ink) {
        List<String> lines = new ArrayList<>();
        if (everybody(view).isEmpty()) {
            lines.add("There is no company yet.");
            return lines;
        }
        int name = everybody(view).stream()
                .mapToInt(member -> member.name().length())
                .max()
                .orElse(4);
        int kind = everybody(view).stream()
                .mapToInt(member -> member.kind().length())
                .max()
                .orElse(4);
        String row = "%2s %-" + name + "s  %-" + kind + "s  %7s  %3s  %6s  %4s  %s";
        lines.add(ink.faint(row.formatted("", "name", "what", "hp", "ac", "load", "move", "")));
        for (View.Member member : view.company()) {
            lines.add(line(row, Integer.toString(member.rank()), member, ink));
        }
        for (View.Member member : view.others()) {
            lines.add(line(row, "-", member, ink));
        }
        for (View.Beast beast : view.beasts()) {
            lines.add("   " + beast.name() + " of " + beast.owner() + ", " + beast.duty() + ", bears " + beast.load()
                    + " of " + beast.most() + " lb" + (beast.coins().isEmpty() ? "" : ", " + beast.coins()));
        }
        lines.replaceAll(String::stripTrailing);
        return lines;
    }

    private static String line(String row, String rank, View.Member member, Ink ink) {
        List<String> last = new ArrayList<>();
        if (!member.hands().isEmpty()) {
            last.add(member.hands());
        }
        last.addAll(member.conditions());
        String text = row.formatted(
                rank,
                member.name(),
                member.kind(),
                member.hitPoints() + "/" + member.maxHitPoints(),
                member.armorClass(),
                member.load(),
                member.move() + "\"",
                member.dead() ? "dead" : String.join(", ", last));
        return member.dead() ? ink.faint(text) : member.hitPoints() * 2 < member.maxHitPoints() ? ink.bad(text) : text;
    }

    /** All that is known of one character. */
    public static List<String> sheet(View.Member member, Ink ink, int columns) {
        List<String> lines = new ArrayList<>();
        lines.add(ink.strong(member.name()) + ", " + member.kind());
        lines.add("hp " + member.hitPoints() + "/" + member.maxHitPoints() + ", ac " + member.armorClass() + ", load "
                + member.load() + " lb, move " + member.move() + "\""
                + (member.conditions().isEmpty() ? "" : ", " + String.join(", ", member.conditions())));
        for (View.Figure figure : member.sheet()) {
            String why = Stream.of(figure.why(), figure.rule())
                    .filter(part -> !part.isEmpty())
                    .reduce((a, b) -> a + "; " + b)
                    .orElse("");
            lines.add("  %-24s %-12s %s"
                    .formatted(figure.label(), figure.value(), why.isEmpty() ? "" : ink.faint(why))
                    .stripTrailing());
        }
        if (!member.items().isEmpty()) {
            lines.add(ink.strong("Carried"));
            member.items().forEach(thing -> lines.add(thing(thing, thing.carried())));
        }
        if (!member.strongbox().empty()) {
            lines.add(ink.strong("Left at the inn") + " " + member.strongbox().coins());
            member.strongbox().things().forEach(thing -> lines.add(thing(thing, "")));
        }
        if (!member.spells().isEmpty()) {
            lines.add(ink.strong("Spells ready") + " " + String.join(", ", member.spells()));
        }
        return lines;
    }

    private static String thing(View.Thing thing, String how) {
        return "  %-36s %-10s %s"
                .formatted((thing.quantity() > 1 ? thing.quantity() + " " : "") + thing.name(), how, thing.weight())
                .stripTrailing();
    }

    /** The character that a name, or its beginning, means. */
    static Optional<View.Member> find(View view, String name) {
        String wanted = Words.plain(name);
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        List<View.Member> all = everybody(view);
        return all.stream()
                .filter(member ->
                        Words.plain(member.name()).equals(wanted) || member.id().equals(wanted))
                .findFirst()
                .or(() -> all.stream()
                        .filter(member -> (" " + Words.plain(member.name())).contains(" " + wanted))
                        .findFirst());
    }

    /** The company, then the others. */
    public static List<View.Member> everybody(View view) {
        return Stream.concat(view.company().stream(), view.others().stream()).toList();
    }
}
