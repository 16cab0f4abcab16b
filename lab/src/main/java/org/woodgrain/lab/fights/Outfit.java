package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes those of a troop ready to fight, under one ruleset. */
record Outfit(Rulebook book, Ruleset ruleset) {
    private static final Abilities AVERAGE = new Abilities(10, 10, 10, 10, 10, 10);
    private static final int SCORE = 10;
    private static final int SIX = 6;
    private static final int EIGHT = 8;

    /** Faces of the dice for hit points: monsters of the classic profile have eight. */
    int hitSides(Kind kind) {
        return switch (kind) {
            case Kind.Classed classed -> SIX;
            case Kind.Beast beast -> ruleset.original() ? SIX : EIGHT;
        };
    }

    HitDice hitDice(Kind kind) {
        return switch (kind) {
            case Kind.Classed classed -> {
                var dice = book.characters()
                        .of(classed.characterClass())
                        .at(classed.level())
                        .hitDice();
                yield new HitDice(dice.dice(), dice.plus(), 1, 0);
            }
            case Kind.Beast beast -> beast.monster().hitDice();
        };
    }

    /** The most hit points that the dice of a kind can give. */
    int most(Kind kind) {
        HitDice dice = hitDice(kind);
        return Math.max(1, (dice.dice() * hitSides(kind) + dice.plus() + dice.part() - 1) / dice.part());
    }

    Combatant ready(Troop troop, String name, int side) {
        int most = most(troop.kind());
        return switch (troop.kind()) {
            case Kind.Classed classed -> person(classed, plain(troop), name, side, most);
            case Kind.Beast beast -> {
                Combatant ready = new MonsterFighter(ruleset, book.combat())
                        .ready(
                                beast.monster(),
                                name,
                                side,
                                SCORE,
                                most,
                                most,
                                MonsterFighter.Own.PLAIN,
                                Optional.empty(),
                                Combatant.State.FRESH);
                if (ready.ways().isEmpty()) {
                    throw new FightsException(
                            beast.label() + " strikes no blows hand to hand, and the arena has nothing else");
                }
                yield ready;
            }
        };
    }

    /** What one wears and holds; what the arena has not is refused. */
    private List<Gear> plain(Troop troop) {
        List<String> lacking = ArenaLacks.of(book.equipment(), troop);
        if (!lacking.isEmpty()) {
            throw new FightsException("the arena has no " + String.join(" and no ", lacking));
        }
        return troop.kit().gear();
    }

    private Combatant person(Kind.Classed kind, List<Gear> gear, String name, int side, int most) {
        Weapon weapon = book.equipment().weapon("unarmed");
        boolean armed = false;
        int magic = 0;
        List<Item> worn = new ArrayList<>();
        for (Gear each : gear) {
            Optional<Article> armour = armour(each.word());
            if (armour.isPresent()) {
                worn.add(item(armour.get()));
            } else if (armed) {
                throw new FightsException(name + " strikes with one weapon, not with two");
            } else {
                magic = each.bonus();
                weapon = book.equipment().weapon(each.word());
                armed = true;
            }
        }
        refuse(kind, weapon, worn);
        Defence defence = Armour.of(book.equipment(), book.characters(), ruleset, AVERAGE, worn);
        List<Integer> saves = new ArrayList<>();
        for (Danger danger : Danger.values()) {
            saves.add(book.combat()
                    .saves()
                    .needed(ruleset, new Saver.Classed(kind.characterClass(), kind.level()), danger));
        }
        return new Combatant(
                name,
                side,
                SCORE,
                most,
                most,
                new Guard(defence.armourClass(), defence.fromBehind(), 0),
                new Skill.Classed(kind.characterClass(), kind.level()),
                saves,
                List.of("men", "human"),
                Size.MAN,
                kind.level(),
                List.of(),
                List.of(new Combatant.Way(List.of(blow(weapon, magic)))),
                Optional.empty(),
                Combatant.State.FRESH);
    }

    private Optional<Article> armour(String word) {
        return book.equipment().articles().values().stream()
                .filter(each -> each.wear() == Article.Wear.BODY || each.wear() == Article.Wear.SHIELD)
                .filter(each -> SideReader.slug(each.name()).equals(word))
                .findFirst();
    }

    private static Item item(Article article) {
        return new Item(
                new ItemId(article.id()),
                article.id(),
                article.name(),
                1,
                article.weight(),
                0,
                article.wear() == Article.Wear.SHIELD ? Carried.IN_HAND : Carried.WORN,
                "",
                0);
    }

    private void refuse(Kind.Classed kind, Weapon weapon, List<Item> worn) {
        boolean shield = Armour.shield(book.equipment(), worn).isPresent();
        if (shield && weapon.twoHanded()) {
            throw new FightsException("a " + weapon.name().toLowerCase(Locale.ROOT)
                    + " needs both hands, so there is none for the shield (EQ-08)");
        }
        long shields =
                worn.stream().filter(item -> item.carried() == Carried.IN_HAND).count();
        if (shields > 1 || worn.size() - shields > 1) {
            throw new FightsException("nobody wears two armours, or holds two shields");
        }
        ClassLimits.weapon(Race.HUMAN, kind.characterClass(), weapon).ifPresent(rule -> {
            throw new FightsException("a " + kind.characterClass().label() + " may not fight with a "
                    + weapon.name().toLowerCase(Locale.ROOT) + " (" + rule + ")");
        });
        for (Item item : worn) {
            ClassLimits.forbids(book.equipment(), Race.HUMAN, kind.characterClass(), item)
                    .ifPresent(rule -> {
                        throw new FightsException("a " + kind.characterClass().label() + " may not wear "
                                + item.name().toLowerCase(Locale.ROOT) + " (" + rule + ")");
                    });
        }
    }

    private Form blow(Weapon weapon, int magic) {
        DamageDice dice = weapon.damage(ruleset);
        Set<Matter> matter = EnumSet.of(Matter.WEAPON);
        if (weapon.has(Weapon.Quality.BLUNT)) {
            matter.add(Matter.BLUNT);
        }
        if (magic != 0) {
            matter.add(Matter.MAGIC);
        }
        String name =
                weapon.id().equals("unarmed") ? Form.BARE_HANDS : weapon.name().toLowerCase(Locale.ROOT);
        int plus = dice.plus() + weapon.magicDamage(magic);
        Form form = Form.blow(
                magic == 0 ? name : name + (magic > 0 ? " +" : " ") + magic,
                magic,
                new Formula(dice.dice(), dice.sides(), plus, 1),
                matter);
        return weapon.twoHanded() ? form.actingLast() : form;
    }
}
