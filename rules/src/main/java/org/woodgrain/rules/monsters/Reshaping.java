package org.woodgrain.rules.monsters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;

/** Rows of monsters as spells make them: grown to giants, or without a power that the spell leaves out. */
public final class Reshaping {
    private static final List<String> HANDED = List.of("men", "demihuman", "humanoid", "giant", "fairy", "genie");

    private Reshaping() {}

    /** The same creature without its powers of one kind. */
    public static Monster without(Monster monster, Class<? extends Power> kind) {
        return with(
                monster,
                monster.hitDice(),
                monster.attacks(),
                monster.damageOriginal(),
                monster.tags().stream()
                        .filter(tag -> !kind.isInstance(tag.power()))
                        .toList());
    }

    /** A lycanthrope as the man or woman that it is otherwise: no powers, a weapon in hand, flesh like any other. */
    public static Monster human(Monster monster) {
        Blow weapon = new Blow("weapon", Formula.dice(1, 6), List.of(), Optional.of(0), 1);
        List<Tag> tags = new ArrayList<>(monster.tags().stream()
                .filter(tag -> tag.power() instanceof Trait && !(tag.power() instanceof Trait.Kind))
                .toList());
        tags.add(new Tag(new Trait.Kind(List.of("men")), Optional.empty()));
        return with(monster, monster.hitDice(), List.of(new AttackOption(List.of(weapon))), Formula.dice(1, 6), tags);
    }

    /** The same creature with one power more. */
    public static Monster also(Monster monster, Power power) {
        List<Tag> tags = new ArrayList<>(monster.tags());
        tags.add(new Tag(power, Optional.empty()));
        return with(monster, monster.hitDice(), monster.attacks(), monster.damageOriginal(), tags);
    }

    /** The same creature at giant size: hit dice and dice of damage doubled, armour and movement as before. */
    @Rule("SP-59")
    public static Monster giant(Monster monster) {
        HitDice dice = monster.hitDice();
        HitDice doubled =
                dice.part() > 1 ? HitDice.of(1) : new HitDice(dice.dice() * 2, dice.plus() * 2, 1, dice.stars());
        List<AttackOption> attacks = monster.attacks().stream()
                .map(option -> new AttackOption(option.blows().stream()
                        .map(blow -> new Blow(
                                blow.name(), twice(blow.damage()), blow.effects(), blow.weaponPlus(), blow.times()))
                        .toList()))
                .toList();
        return with(monster, doubled, attacks, twice(monster.damageOriginal()), monster.tags());
    }

    /** The same creature with these dice for each of its blows. */
    @Rule("SP-102")
    public static Monster biting(Monster monster, Formula damage) {
        List<AttackOption> attacks = monster.attacks().stream()
                .map(option -> new AttackOption(option.blows().stream()
                        .map(blow -> new Blow(blow.name(), damage, blow.effects(), blow.weaponPlus(), blow.times()))
                        .toList()))
                .toList();
        return with(monster, monster.hitDice(), attacks, damage, monster.tags());
    }

    private static Formula twice(Formula damage) {
        return new Formula(damage.count() * 2, damage.sides(), damage.plus() * 2, damage.times());
    }

    static Monster with(Monster monster, HitDice dice, List<AttackOption> attacks, Formula damage, List<Tag> tags) {
        return new Monster(
                monster.id(),
                monster.name(),
                monster.numbers(),
                monster.armorClass(),
                monster.move(),
                monster.fly(),
                monster.swim(),
                dice,
                attacks,
                damage,
                tags,
                monster.morale(),
                monster.alignments(),
                monster.inLair(),
                monster.treasure(),
                monster.saveAs(),
                monster.experience(),
                monster.intelligence(),
                monster.tactics());
    }

    /** Whether a creature of the kind has a voice and hands, so that a mind in it can cast and handle things. */
    @Rule({"SP-33", "SP-34", "SP-54"})
    public static boolean handed(Monster monster) {
        return HANDED.stream().anyMatch(monster::isKind);
    }

    /** Whether a spell can give its shape: a living creature of the book with up to twelve hit dice. */
    @Rule("SP-33")
    public static boolean isForm(Monster monster) {
        return monster.inBook()
                && !monster.undead()
                && !monster.isKind("construct")
                && !monster.isKind("elemental")
                && monster.hitDice().dice() <= 12;
    }
}
