package org.woodgrain.rules.monsters;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;

/** Creatures as players play them: young and weak at first, a die more at each stage, and of full power at the last. */
@Rule("CH-53")
public final class Growth {
    private static final int MOST = 10;
    private static final Formula WEAK = Formula.dice(1, 6);

    private Growth() {}

    /** Whether a player may play one: a living creature of two to ten dice that is of no people of its own classes. */
    public static boolean playable(Monster monster) {
        return Reshaping.isForm(monster)
                && !monster.isKind("men")
                && !monster.isKind("demihuman")
                && full(monster) > 1
                && full(monster) <= MOST;
    }

    /** The stage at which it is full grown: its dice as listed. */
    public static int full(Monster monster) {
        return monster.hitDice().dice();
    }

    /** A creature at a stage: with so many dice, one weak blow and none of its powers before it is full grown. */
    public static Monster at(Monster monster, int stage) {
        if (stage >= full(monster)) {
            return monster;
        }
        String blow = monster.attacks().stream()
                .flatMap(option -> option.blows().stream())
                .map(Blow::name)
                .findFirst()
                .orElse("blow");
        return Reshaping.with(
                monster,
                HitDice.of(stage),
                List.of(new AttackOption(List.of(new Blow(blow, WEAK, List.of(), Optional.empty(), 1)))),
                WEAK,
                monster.tags().stream()
                        .filter(tag -> tag.power() instanceof Trait.Kind || tag.power() instanceof Trait.OfSize)
                        .toList());
    }

    /** The stage that experience gives by a referee's own steps, the first for the second stage. */
    public static int stage(List<Integer> steps, int experience) {
        return 1 + (int) steps.stream().filter(step -> experience >= step).count();
    }
}
