package org.woodgrain.campaign.state;

import java.util.List;
import org.woodgrain.rules.time.Calendar;

/**
 * A stronghold and the land about it.
 *
 * @param id unique in the campaign
 * @param owner who holds it
 * @param name as shown
 * @param spent gold pieces of his that went into it
 * @param works what it is worth in gold pieces
 * @param help from above
 * @param cleared whether the land is free of monsters, so that its people pay
 * @param villages people of each village
 * @param treasury gold pieces in it
 * @param founded the day on which it was finished
 * @param settled the day up to which its months are reckoned
 * @param ventures gold put to work
 */
public record Holding(
        String id,
        CharacterId owner,
        String name,
        int spent,
        int works,
        Help help,
        boolean cleared,
        List<Integer> villages,
        int treasury,
        int founded,
        int settled,
        List<Stake> ventures) {
    private static final int MONTHS = 12;

    /** Whether its owner had help from above in building, and still has it (CH-77, CH-83). */
    public enum Help {
        NONE,
        GIVEN,
        LOST
    }

    /**
     * Gold put to work.
     *
     * @param venture its id
     * @param capital gold pieces
     * @param from the day from which it pays
     */
    public record Stake(String venture, int capital, int from) {}

    public Holding {
        villages = List.copyOf(villages);
        ventures = List.copyOf(ventures);
    }

    /** All its people. */
    public int people() {
        return villages.stream().mapToInt(Integer::intValue).sum();
    }

    /** The month of its year, from 1 to 12, that is reckoned next. */
    public int month() {
        return (settled - founded) / Calendar.MONTH % MONTHS + 1;
    }

    public Holding withOwner(CharacterId now) {
        return new Holding(id, now, name, spent, works, help, cleared, villages, treasury, founded, settled, ventures);
    }

    public Holding withWorks(int now, Help from) {
        return new Holding(id, owner, name, spent, now, from, cleared, villages, treasury, founded, settled, ventures);
    }

    public Holding withLand(boolean free, List<Integer> people) {
        return new Holding(id, owner, name, spent, works, help, free, people, treasury, founded, settled, ventures);
    }

    public Holding withTreasury(int gold) {
        return new Holding(id, owner, name, spent, works, help, cleared, villages, gold, founded, settled, ventures);
    }

    public Holding settledTo(int day) {
        return new Holding(id, owner, name, spent, works, help, cleared, villages, treasury, founded, day, ventures);
    }

    public Holding withVentures(List<Stake> now) {
        return new Holding(id, owner, name, spent, works, help, cleared, villages, treasury, founded, settled, now);
    }
}
