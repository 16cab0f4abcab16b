package org.woodgrain.lab.player;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.view.View;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.magic.Persons;
import org.woodgrain.rules.magic.SleepTypes;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.Trait;

/** What a player who has read the book makes of the foes that he sees. */
final class Danger {
    /** Hit dice up to which foes fall asleep. */
    static final int SLEEPS = 4;

    private static final int WORSE = 3;
    /** What somebody not yet seen clearly is taken for. */
    private static final int SHAPE = 4;

    private final FieldGuide guide;
    private final Profile profile;
    private final List<View.FoeLine> standing;
    private final List<Monster> monsters;

    Danger(FieldGuide guide, View view) {
        this.guide = guide;
        this.profile = view.profile().equals("classic") ? Profile.CLASSIC : Profile.ORIGINAL;
        this.standing = view.meeting().orElseThrow().foes().stream()
                .filter(foe -> foe.state().isEmpty())
                .toList();
        this.monsters = standing.stream()
                .flatMap(foe -> guide.kind(foe.name()).stream())
                .toList();
    }

    /** Hit points that all who stand may be thought to have; those who drain, paralyse or poison count for more. */
    int weight() {
        int sum = 0;
        for (View.FoeLine foe : standing) {
            sum += monster(foe)
                    .map(each -> points(each) * (vile(each) ? WORSE : 1))
                    .orElse(SHAPE);
        }
        return sum;
    }

    private static int points(Monster monster) {
        HitDice dice = monster.hitDice();
        return Math.max(1, (dice.dice() * 7 / 2 + dice.plus()) / dice.part());
    }

    /** Whether a common blade does nothing to some of them. */
    boolean unharmed() {
        return monsters().stream().anyMatch(each -> each.has(Resistance.HarmedOnly.class, profile));
    }

    boolean undead() {
        return monsters().stream().anyMatch(this::undead);
    }

    /** Hit points of those whom a spell of sleep may lay low. */
    int sleepy() {
        return monsters().stream()
                .filter(each -> !undead(each) && each.hitDice().roundedUp() <= SLEEPS)
                .mapToInt(Danger::points)
                .sum();
    }

    /** Hit points of the weaker undead, whom a cleric may turn. */
    int turnable() {
        return monsters().stream()
                .filter(each -> undead(each) && each.hitDice().roundedUp() <= 2)
                .mapToInt(Danger::points)
                .sum();
    }

    int standing() {
        return standing.size();
    }

    private boolean undead(Monster monster) {
        return monster.has(Trait.Undead.class, profile);
    }

    boolean vile(Monster monster) {
        return monster.has(OnHit.Paralysis.class, profile)
                || monster.has(OnHit.Drain.class, profile)
                || monster.has(OnHit.Petrify.class, profile)
                || monster.has(OnHit.Poison.class, profile)
                || monster.has(OnHit.Split.class, profile);
    }

    /** The kinds of those who stand, one for each whose kind is seen. */
    List<Monster> kinds() {
        return monsters();
    }

    /** How many stand whose kind is not seen. */
    int unseen() {
        return standing.size() - monsters().size();
    }

    /** The cleverest mind among them; empty if no kind is seen. */
    Optional<Intelligence> mind() {
        return monsters().stream().map(Monster::intelligence).max(Comparator.naturalOrder());
    }

    /** How many of them look like persons, whom a spell may charm or hold. */
    int persons() {
        return (int)
                monsters().stream().filter(each -> Persons.seems(each, profile)).count();
    }

    /** The level type of which a spell of sleep would take most, of two the stronger; 0 if it would take nobody. */
    int sleepType() {
        int[] points = new int[SleepTypes.HIGHEST + 1];
        for (Monster each : monsters()) {
            if (!undead(each) && !each.immuneTo("sleep", profile)) {
                SleepTypes.of(each.hitDice().dice(), each.hitDice().plus())
                        .ifPresent(type -> points[type] += points(each));
            }
        }
        int best = 0;
        for (int type = 1; type < points.length; type++) {
            best = points[type] > 0 && points[type] >= points[best] ? type : best;
        }
        return best;
    }

    private List<Monster> monsters() {
        return monsters;
    }

    private Optional<Monster> monster(View.FoeLine foe) {
        return guide.kind(foe.name());
    }
}
