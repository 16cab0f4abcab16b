package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Powers that work as spells of the lists: so many times a day, at will, or by many together. */
final class InnateSpells {
    /** Castings of one that casts at will, more than any fight has rounds. */
    private static final int AT_WILL = 60;

    private static final int DAYS_IN_YEAR = 365;

    private InnateSpells() {}

    /** The spells that a monster has by nature, each as often as it may cast it; powers that are no spell are left out. */
    static List<String> of(Unfolding u, Foe foe) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        List<String> all = new ArrayList<>();
        for (SpecialAttack.Spell power :
                kind.powers(SpecialAttack.Spell.class, u.state().ruleset().profile())) {
            int times = times(u, foe, power);
            u.world().book().spells().spells().values().stream()
                    .filter(spell -> !spell.reversed() && words(spell).equals(catalogue(power.name())))
                    .map(Spell::id)
                    .findFirst()
                    .ifPresent(id -> {
                        for (int i = 0; i < times; i++) {
                            all.add(id);
                        }
                    });
        }
        return all;
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

    private static int times(Unfolding u, Foe foe, SpecialAttack.Spell power) {
        return switch (power.how()) {
            case "will" -> AT_WILL;
            case "group" -> leads(u, foe, power.count()) ? 1 : 0;
            default -> power.count();
        };
    }

    /** Whether so many of a kind are there and this one is their first, who casts for all. */
    private static boolean leads(Unfolding u, Foe foe, int needed) {
        List<Foe> same = u.state().encounter().orElseThrow().able().stream()
                .filter(each -> each.monster().equals(foe.monster()))
                .toList();
        return same.size() >= needed && same.getFirst().id().equals(foe.id());
    }
}
