package org.woodgrain.lab.fights;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/** What those who fight have and the arena has not. */
final class Uncounted {
    private static final String SPELLS = "spells";

    private Uncounted() {}

    /**
     * In plain words, each for the kinds that have it: {@code "Medusa: ..."}.
     *
     * @param led whether they fight with what the officers of the arena know to use
     */
    static List<String> of(List<Entrant> all, Profile profile, boolean led) {
        return all.stream().flatMap(each -> of(each, profile, led)).distinct().toList();
    }

    private static Stream<String> of(Entrant each, Profile profile, boolean led) {
        TreeSet<String> words = new TreeSet<>();
        String name = switch (each.kind()) {
            case Entrant.Nature.Person person -> {
                people(person.characterClass(), words);
                yield person.characterClass().label();
            }
            case Entrant.Nature.Beast beast -> {
                for (Power power : beast.row().powers(Power.class, profile)) {
                    word(power, led, words);
                }
                yield beast.row().name();
            }
        };
        return words.isEmpty() ? Stream.empty() : Stream.of(name + ": " + String.join(", ", words));
    }

    private static void people(CharacterClass of, Set<String> words) {
        switch (of) {
            case FIGHTING_MAN -> {}
            case MAGIC_USER -> words.add(SPELLS);
            case CLERIC -> words.addAll(List.of(SPELLS, "turning of undead"));
        }
    }

    private static void word(Power power, boolean led, Set<String> words) {
        switch (power) {
            case SpecialAttack.Breath breath -> add(!led, "breath", words);
            case SpecialAttack.Trample trample -> add(!led, "trampling", words);
            case SpecialAttack.Spray spray -> add(!led, "sprays", words);
            case SpecialAttack.Charge charge -> add(!led, "charges", words);
            case SpecialAttack.Shoot shoot -> add(!led, "missiles", words);
            case SpecialAttack.Gaze gaze -> add(!led || !gaze.effect().equals("petrify"), "gaze", words);
            case SpecialAttack.Mirror mirror -> {}
            case SpecialAttack.Dragon dragon -> {}
            case SpecialAttack.ActsLast last -> {}
            case SpecialAttack.Subduable subduable -> {}
            case SpecialAttack.Swarm swarm -> {}
            case SpecialAttack.Spell spell -> words.add(SPELLS);
            case SpecialAttack.Jet jet -> {}
            case SpecialAttack.AnimateTrees trees -> words.add("trees that it wakes");
            case SpecialAttack.Summon summon -> words.add("others that it calls");
            case SpecialAttack other -> words.add(plain(other));
            case Trait.Casts casts -> words.add(SPELLS);
            case Trait.DragonSpells spells -> words.add(SPELLS);
            case Trait.Classed classed -> people(classed.characterClass(), words);
            case Habit.Invisible invisible -> words.add("invisibility");
            case OnHit.Split split -> words.add("parts of itself");
            case Resistance.Regenerate regenerate -> add(regenerate.whenDead(), "rising from death", words);
            default -> {}
        }
    }

    private static void add(boolean counted, String word, Set<String> words) {
        if (counted) {
            words.add(word);
        }
    }

    private static String plain(Power power) {
        return power.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }
}
