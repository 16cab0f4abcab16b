package org.woodgrain.press.bestiary;

import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.Seafaring;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Tag;
import org.woodgrain.rules.monsters.Trait;

/** Powers in plain words. */
final class PowerWords {
    private PowerWords() {}

    /** A sentence for a power of a row; empty for those whose figures stand elsewhere in the entry. */
    static String of(Tag tag) {
        String text = of(tag.power());
        return text.isEmpty() ? "" : text + tag.only().map(PowerWords::only).orElse("");
    }

    private static String only(Profile profile) {
        return " (" + profile.label() + " rules only)";
    }

    private static String of(Power power) {
        return switch (power) {
            case Trait trait -> TraitWords.of(trait);
            case Resistance resistance -> ResistanceWords.of(resistance);
            case OnHit onHit -> OnHitWords.of(onHit);
            case SpecialAttack attack -> AttackWords.of(attack);
            case Habit habit -> HabitWords.of(habit);
            case Seafaring.Ship ship -> SeaWords.of(ship);
        };
    }
}
