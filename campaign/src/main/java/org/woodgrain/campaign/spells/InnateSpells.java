package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Powers that work as spells of the lists: so many times a day, or at will. */
final class InnateSpells {
    /** Castings of one that casts at will, more than any fight has rounds. */
    private static final int AT_WILL = 60;

    private static final int DAYS_IN_YEAR = 365;

    private InnateSpells() {}

    /**
     * The spells that a monster has by nature, each as often as it may cast it alone; powers that are no spell are left
     * out, and those that need many ({@link Chorus}).
     */
    static List<String> of(Unfolding u, Foe foe) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        List<String> all = new ArrayList<>();
        for (SpecialAttack.Spell power :
                kind.powers(SpecialAttack.Spell.class, u.state().ruleset().profile())) {
            int times = times(power);
            spell(u, power).ifPresent(spell -> all.addAll(Collections.nCopies(times, spell.id())));
        }
        return all;
    }

    /** The spell of the catalogue that a power works as; empty if it is no spell. */
    static Optional<Spell> spell(Unfolding u, SpecialAttack.Spell power) {
        return u.world().book().spells().spells().values().stream()
                .filter(spell -> !spell.reversed() && words(spell).equals(catalogue(power.name())))
                .findFirst();
    }

    /** What the row of a monster adds to a spell that it casts by nature: a number for saves, a length; empty if nothing. */
    static String note(Scene scene) {
        return scene.caster() instanceof Caster.Monster monster
                ? Creatures.monster(scene.world(), scene.state(), monster.id()).stream()
                        .flatMap(kind ->
                                kind
                                        .powers(
                                                SpecialAttack.Spell.class,
                                                scene.state().ruleset().profile())
                                        .stream())
                        .filter(power -> catalogue(power.name()).equals(words(scene.spell())))
                        .map(SpecialAttack.Spell::note)
                        .findFirst()
                        .orElse("")
                : "";
    }

    /** What is added to the saves of its victims. */
    static int onSaves(Scene scene) {
        String note = note(scene);
        return note.matches("[+-]\\d+") ? Integer.parseInt(note) : 0;
    }

    /** Days that it lasts where the row sets a term. */
    static Optional<Integer> days(Scene scene) {
        String note = note(scene);
        return note.matches("\\d+ years?")
                ? Optional.of(DAYS_IN_YEAR * Integer.parseInt(note.substring(0, note.indexOf(' '))))
                : Optional.empty();
    }

    /** The name of the catalogue for a power's name. */
    private static String catalogue(String power) {
        return power.equals("illusion") ? "phantasmal-forces" : power;
    }

    private static String words(Spell spell) {
        return spell.name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static int times(SpecialAttack.Spell power) {
        return switch (power.how()) {
            case "will" -> AT_WILL;
            case "group" -> 0;
            default -> power.count();
        };
    }
}
