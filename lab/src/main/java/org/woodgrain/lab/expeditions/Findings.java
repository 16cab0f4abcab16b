package org.woodgrain.lab.expeditions;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.woodgrain.lab.expeditions.Figure.Group;
import org.woodgrain.lab.expeditions.Figure.Unit;
import org.woodgrain.rules.Ruleset;

/** What came of the campaigns of a question, by one ruleset or by two side by side. */
public final class Findings {
    /** The level that is told of even if nobody comes to it. */
    private static final int FIRST_AIM = 2;

    private final Question question;
    private final List<Ruleset> rulesets;
    private final List<List<Ledger>> sides;
    private final List<Figure> figures;

    Findings(Question question, List<Ruleset> rulesets, List<List<Ledger>> sides) {
        this.question = question;
        this.rulesets = List.copyOf(rulesets);
        this.sides = sides.stream().map(List::copyOf).toList();
        this.figures = List.copyOf(all());
    }

    public Question question() {
        return question;
    }

    /** One ruleset, or two that are compared. */
    public List<Ruleset> rulesets() {
        return rulesets;
    }

    /** How many campaigns were played; fewer than asked for if it was stopped. */
    public int campaigns() {
        return sides.getFirst().size();
    }

    /** Sessions played by the ruleset of a number, from 0. */
    public long sessions(int side) {
        return Estimate.sum(sides.get(side), Names.SESSIONS);
    }

    /** Campaigns broken off because the player got nowhere. */
    public long stuck(int side) {
        return Estimate.sum(sides.get(side), Names.STUCK);
    }

    /** All that was lost, by the ruleset of a number, from 0. */
    public long deaths(int side) {
        return Estimate.sum(sides.get(side), Names.DEATHS);
    }

    /** All figures, by their headings. */
    public List<Figure> figures() {
        return figures;
    }

    public List<Figure> figures(Group group) {
        return figures.stream().filter(each -> each.group() == group).toList();
    }

    /** A figure by the ruleset of a number, from 0. */
    public Estimate estimate(int side, Figure figure) {
        return Estimate.of(figure, sides.get(side));
    }

    /** How the second ruleset differs from the first. */
    public Difference difference(Figure figure) {
        return Difference.of(figure, sides.get(0), sides.get(1));
    }

    private List<Figure> all() {
        List<Figure> all = new ArrayList<>();
        for (String session : numbers(Names.PLAYED)) {
            all.add(new Figure(
                    "company." + session,
                    "companies not wiped out, session " + session,
                    Group.SURVIVAL,
                    Unit.SHARE,
                    Names.COMPANY + session,
                    Names.PLAYED + session));
        }
        for (String session : numbers(Names.PLAYED)) {
            all.add(new Figure(
                    "alive." + session,
                    "first company alive, session " + session,
                    Group.SURVIVAL,
                    Unit.SHARE,
                    Names.ALIVE + session,
                    Names.FOUNDED + session));
        }
        levels(all);
        rewards(all);
        lost(all);
        return all;
    }

    private void levels(List<Figure> all) {
        TreeSet<Integer> reached = new TreeSet<>(List.of(FIRST_AIM));
        numbers(Names.SOMEBODY).forEach(level -> reached.add(Integer.valueOf(level)));
        for (int level : reached) {
            all.add(new Figure(
                    "level." + level,
                    "live to reach level " + level,
                    Group.LEVELS,
                    Unit.SHARE,
                    Names.REACHED + level,
                    Names.FOUNDERS));
            all.add(new Figure(
                    "sessions-to." + level,
                    "sessions until then",
                    Group.LEVELS,
                    Unit.EACH,
                    Names.REACHED_AFTER + level,
                    Names.REACHED + level));
            all.add(new Figure(
                    "somebody." + level,
                    "campaigns with anybody of level " + level,
                    Group.LEVELS,
                    Unit.SHARE,
                    Names.SOMEBODY + level,
                    Names.CAMPAIGNS));
        }
        all.removeIf(figure -> figure.unit() == Unit.EACH && counted(figure.below()) == 0);
    }

    private void rewards(List<Figure> all) {
        all.add(each("experience", "experience for the company", Unit.EACH, Names.EXPERIENCE, Names.SESSIONS));
        all.add(each("experience.member", "experience for each who sets out", Unit.EACH, Names.EXPERIENCE, Names.WENT));
        all.add(each("treasure", "treasure brought home, gp", Unit.GOLD, Names.TREASURE, Names.SESSIONS));
        all.add(each("turns", "turns in the dungeon", Unit.EACH, Names.TURNS, Names.SESSIONS));
        all.add(each("meetings", "meetings", Unit.EACH, Names.MEETINGS, Names.SESSIONS));
        all.add(each("fights", "fights", Unit.EACH, Names.FIGHTS, Names.SESSIONS));
        all.add(each("slain", "monsters slain", Unit.EACH, Names.SLAIN, Names.SESSIONS));
        all.add(each("deaths", "members lost", Unit.EACH, Names.DEATHS, Names.SESSIONS));
        all.add(each("deaths.member", "of those who set out, lost", Unit.SHARE, Names.DEATHS, Names.WENT));
        all.add(each("sessions.whole", "sessions without a loss", Unit.SHARE, Names.WHOLE, Names.SESSIONS));
        all.add(each("sessions.lost", "sessions from which none came back", Unit.SHARE, Names.WIPED, Names.SESSIONS));
    }

    private static Figure each(String name, String label, Unit unit, String above, String below) {
        return new Figure(name, label, Group.REWARD, unit, above, below);
    }

    private void lost(List<Figure> all) {
        endings(Names.DEATHS_CAUSE)
                .sorted(Comparator.<String>comparingLong(cause -> -counted(Names.DEATHS_CAUSE + cause))
                        .thenComparing(Function.identity()))
                .forEach(cause -> all.add(new Figure(
                        "cause." + cause.replace(": ", ":").replace(' ', '-'),
                        cause,
                        Group.CAUSES,
                        Unit.SHARE,
                        Names.DEATHS_CAUSE + cause,
                        Names.WENT)));
        for (String depth : numbers(Names.TURNS_DEPTH)) {
            all.add(new Figure(
                    "depth." + depth,
                    "in 100 turns on level " + depth,
                    Group.DEPTHS,
                    Unit.HUNDRED,
                    Names.DEATHS_DEPTH + depth,
                    Names.TURNS_DEPTH + depth));
        }
        endings(Names.WENT_CLASS)
                .forEach(each -> all.add(new Figure(
                        "class." + each.replace(' ', '-'),
                        each,
                        Group.CLASSES,
                        Unit.SHARE,
                        Names.DEATHS_CLASS + each,
                        Names.WENT_CLASS + each)));
        for (String rank : numbers(Names.WENT_RANK)) {
            all.add(new Figure(
                    "rank." + rank,
                    "of level " + rank,
                    Group.RANKS,
                    Unit.SHARE,
                    Names.DEATHS_RANK + rank,
                    Names.WENT_RANK + rank));
        }
    }

    private long counted(String name) {
        return sides.stream().mapToLong(side -> Estimate.sum(side, name)).sum();
    }

    /** Numbers behind a name, in order. */
    private List<String> numbers(String begin) {
        return endings(begin)
                .filter(end -> end.chars().allMatch(Character::isDigit))
                .sorted(Comparator.comparingInt(Integer::parseInt))
                .toList();
    }

    private Stream<String> endings(String begin) {
        TreeSet<String> ends = new TreeSet<>();
        for (List<Ledger> side : sides) {
            for (Ledger ledger : side) {
                for (String name : ledger.names()) {
                    if (name.startsWith(begin)) {
                        ends.add(name.substring(begin.length()));
                    }
                }
            }
        }
        return ends.stream();
    }
}
