package org.woodgrain.rules.monsters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.characters.Alignment;

/**
 * One row of the monster table.
 *
 * @param id such as {@code "giant-rat"}
 * @param name as shown
 * @param numbers how many are met
 * @param armorClass descending
 * @param move feet in a turn on foot, two moves making a turn in the original profile (UX-02)
 * @param fly likewise in the air; 0 if it cannot
 * @param swim likewise in water; 0 if it cannot
 * @param hitDice its dice
 * @param attacks ways to attack in the classic profile
 * @param damageOriginal dice of each blow in the original profile
 * @param tags its powers
 * @param morale 2 to 12
 * @param alignments sides it may be on
 * @param inLair chance in hundred to be met at home; 0 if it has no home
 * @param treasure what it has
 * @param saveAs its save row in the classic profile
 * @param experience points by the classic table, for reference
 * @param intelligence how clever
 * @param tactics how the automatic referee plays it
 */
public record Monster(
        String id,
        String name,
        NumberAppearing numbers,
        int armorClass,
        int move,
        int fly,
        int swim,
        HitDice hitDice,
        List<AttackOption> attacks,
        Formula damageOriginal,
        List<Tag> tags,
        int morale,
        SortedSet<Alignment> alignments,
        int inLair,
        TreasureCode treasure,
        SaveAs saveAs,
        int experience,
        Intelligence intelligence,
        Tactics tactics) {

    public Monster {
        attacks = List.copyOf(attacks);
        tags = List.copyOf(tags);
        alignments = Collections.unmodifiableSortedSet(new TreeSet<>(alignments));
    }

    /** Its powers of one kind that hold in a profile, in the order of the row. */
    public <P extends Power> List<P> powers(Class<P> kind, Profile profile) {
        List<P> found = List.of();
        for (Tag tag : tags) {
            if (kind.isInstance(tag.power()) && tag.holdsIn(profile)) {
                // most have none
                found = found.isEmpty() ? new ArrayList<>() : found;
                found.add(kind.cast(tag.power()));
            }
        }
        return found;
    }

    /** Its first power of a kind that holds in a profile. */
    public <P extends Power> Optional<P> power(Class<P> kind, Profile profile) {
        for (Tag tag : tags) {
            if (kind.isInstance(tag.power()) && tag.holdsIn(profile)) {
                return Optional.of(kind.cast(tag.power()));
            }
        }
        return Optional.empty();
    }

    /** Whether it has a power of a kind in a profile. */
    public boolean has(Class<? extends Power> kind, Profile profile) {
        for (Tag tag : tags) {
            if (kind.isInstance(tag.power()) && tag.holdsIn(profile)) {
                return true;
            }
        }
        return false;
    }

    /** Kinds by which spells and hatreds know it; the same in both profiles. */
    public List<String> kinds() {
        return power(Trait.Kind.class, Profile.ORIGINAL).map(Trait.Kind::kinds).orElse(List.of());
    }

    public boolean isKind(String kind) {
        return kinds().contains(kind);
    }

    public Size size() {
        return power(Trait.OfSize.class, Profile.ORIGINAL)
                .map(Trait.OfSize::size)
                .orElse(Size.MAN);
    }

    /** Whether it is one of the undead. */
    public boolean undead() {
        return has(Trait.Undead.class, Profile.ORIGINAL);
    }

    /** Whether a spell effect, a poison or a force does nothing to it; the undead withstand what section 2 lists. */
    public boolean immuneTo(String what, Profile profile) {
        if (undead() && Trait.Undead.WITHSTANDS.contains(what)) {
            return true;
        }
        return powers(Resistance.Immune.class, profile).stream()
                .anyMatch(each -> each.to().contains(what));
    }

    /** Whether no pack is needed to meet it. */
    public boolean inBook() {
        return !has(Trait.Pack.class, Profile.ORIGINAL);
    }
}
