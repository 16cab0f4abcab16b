package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;

/** Throws dice of one kind and does to them what is written behind them. */
final class PoolRoller {
    private static final Condition NEVER = new Condition(Comparison.LESS, Long.MIN_VALUE);
    private static final Comparator<Unit> HIGHEST_FIRST = (one, other) -> Long.compare(other.value(), one.value());

    private final Dice dice;
    private final DiceStream stream;
    private final Die die;
    private final List<Modifier> eachDie;
    private final Optional<Modifier.Explode> explosion;
    private final List<Modifier> afterwards;

    PoolRoller(Dice dice, DiceStream stream, Node.Pool pool) {
        this.dice = dice;
        this.stream = stream;
        this.die = pool.die();
        List<Modifier> all = pool.modifiers();
        int many = 0;
        while (many < all.size() && ofOneDie(all.get(many))) {
            many++;
        }
        this.eachDie = all.subList(0, many);
        this.explosion = many < all.size() && all.get(many) instanceof Modifier.Explode explode
                ? Optional.of(explode)
                : Optional.empty();
        this.afterwards = all.subList(explosion.isPresent() ? many + 1 : many, all.size());
    }

    private static boolean ofOneDie(Modifier modifier) {
        return modifier instanceof Modifier.Reroll || modifier instanceof Modifier.Clamp;
    }

    /** Throws so many of them; each with its chain is one unit. */
    List<Unit> roll(long many) {
        List<Unit> units = new ArrayList<>((int) many);
        Condition explodes = explosion.isPresent()
                ? explosion.get().when(PoolRange.of(Range.of(1), die, eachDie).most())
                : NEVER;
        boolean plain = eachDie.isEmpty() && explosion.isEmpty();
        for (long i = 0; i < many; i++) {
            units.add(plain ? plain() : unit(explodes));
        }
        for (Modifier modifier : afterwards) {
            if (modifier instanceof Modifier.Clamp clamp) {
                units.stream().filter(unit -> !unit.dropped()).forEach(unit -> unit.clamp(clamp));
            } else if (modifier instanceof Modifier.Pick pick) {
                pick(pick, units);
            }
        }
        return units;
    }

    /** Drops what a choice does not keep of those that are left; of equal ones the first thrown counts as the higher. */
    private static void pick(Modifier.Pick pick, List<Unit> units) {
        List<Unit> left = new ArrayList<>(units.size());
        for (Unit unit : units) {
            if (!unit.dropped()) {
                left.add(unit);
            }
        }
        left.sort(HIGHEST_FIRST);
        Kept kept = new Kept(0, left.size()).after(pick);
        for (int place = 0; place < left.size(); place++) {
            if (!kept.holds(place)) {
                left.get(place).drop();
            }
        }
    }

    /** One die to which nothing happens as it falls. */
    private Unit plain() {
        Unit unit = new Unit();
        lay(unit, die.fall(dice, stream));
        return unit;
    }

    private Unit unit(Condition explodes) {
        Unit unit = new Unit();
        Fallen last = fall(unit, eachDie.size());
        int less = explosion.isPresent() && explosion.get().penetrating() ? 1 : 0;
        // what the die shows decides, not what a penetrating die counts for
        long shown = last.value();
        for (int thrown = 1; explodes.holds(shown); thrown++) {
            if (thrown == DiceLimits.CHAIN) {
                last.mark(DiceResult.Mark.CHAIN_ENDED);
                break;
            }
            last.mark(DiceResult.Mark.EXPLODED);
            last = fall(unit, eachDie.size());
            last.mark(DiceResult.Mark.EXTRA);
            shown = last.value();
            last.counts(shown - less);
        }
        if (explosion.isPresent() && explosion.get().compound()) {
            unit.compound();
        }
        return unit;
    }

    /** Throws one die as the first so many modifiers have it; those thrown again are laid into the unit before it. */
    private Fallen fall(Unit unit, int modified) {
        if (modified == 0) {
            return lay(unit, die.fall(dice, stream));
        }
        Fallen fallen = fall(unit, modified - 1);
        if (eachDie.get(modified - 1) instanceof Modifier.Clamp clamp) {
            fallen.clamp(clamp);
        } else if (eachDie.get(modified - 1) instanceof Modifier.Reroll reroll) {
            int most = reroll.once() ? 2 : DiceLimits.CHAIN;
            for (int times = 2; times <= most && reroll.when().holds(fallen.value()); times++) {
                fallen.mark(DiceResult.Mark.REROLLED);
                boolean standing = !reroll.once() && times == most;
                fallen = standing ? standing(unit, modified) : fall(unit, modified - 1);
            }
        }
        return fallen;
    }

    /** The last throw of a die that was thrown again a hundred times: among the faces that are not thrown again. */
    private Fallen standing(Unit unit, int modified) {
        int[] faces = IntStream.rangeClosed(1, die.sides())
                .filter(face -> stands(die.shows(face), modified))
                .toArray();
        Fallen fallen = lay(unit, faces[dice.roll(stream, faces.length) - 1]);
        for (Modifier modifier : eachDie.subList(0, modified)) {
            if (modifier instanceof Modifier.Clamp clamp) {
                fallen.clamp(clamp);
            }
        }
        fallen.mark(DiceResult.Mark.STOPPED);
        return fallen;
    }

    private boolean stands(long shown, int modified) {
        long value = shown;
        for (Modifier modifier : eachDie.subList(0, modified)) {
            if (modifier instanceof Modifier.Clamp clamp) {
                value = clamp.applied(value);
            } else if (modifier instanceof Modifier.Reroll reroll
                    && !reroll.once()
                    && reroll.when().holds(value)) {
                return false;
            }
        }
        return true;
    }

    private Fallen lay(Unit unit, int face) {
        Fallen fallen = new Fallen(die, die.shows(face));
        unit.add(fallen);
        return fallen;
    }
}
