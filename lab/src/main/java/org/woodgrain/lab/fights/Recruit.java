package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Mortality;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Initiative;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.People;
import org.woodgrain.rules.melee.Stance;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes somebody of a class ready to fight with what he brings. */
record Recruit(Rulebook book, Ruleset ruleset, Kind.Classed kind, Kit kit) {
    /** Arrows, quarrels or stones of one who is not said to have more. */
    private static final int QUIVER = 20;

    /**
     * Ready for a fight.
     *
     * @param led whether he fights with all that he has, and not hand to hand alone
     */
    Entrant ready(String name, int side, Vigour vigour, boolean led) {
        Gear strikes = Gear.plain("unarmed");
        boolean armed = false;
        List<Item> worn = new ArrayList<>();
        Optional<Gear> missile = Optional.empty();
        int weight = 0;
        for (Gear each : kit.gear()) {
            Optional<Article> armour = armour(each.word());
            weight += weight(each.word()) * (armour.isPresent() || shoots(each) ? 1 : each.number());
            if (armour.isPresent()) {
                worn.add(item(armour.get(), each.bonus()));
            } else if (!armed && weapon(each).melee()) {
                strikes = each;
                armed = true;
                if (each.number() > 1 && flies(each)) {
                    missile = one(name, missile, new Gear(each.word(), each.bonus(), each.number() - 1));
                }
            } else if (flies(each)) {
                missile = one(name, missile, each);
            } else {
                throw new FightsException(name + " strikes with one weapon, not with two");
            }
        }
        refuse(weapon(strikes), worn);
        missile.ifPresent(each -> refuse(weapon(each), worn));
        return new Entrant(
                combatant(name, side, vigour, strikes, worn, missile.filter(each -> led)),
                vigour,
                new Entrant.Nature.Person(kind.characterClass(), 0),
                Encumbrance.feetPerRound(Encumbrance.inches(weight)),
                led ? missile.flatMap(this::volley) : Optional.empty(),
                missile.filter(this::shoots).isEmpty());
    }

    private Combatant combatant(
            String name, int side, Vigour vigour, Gear strikes, List<Item> worn, Optional<Gear> missile) {
        Defence defence = Armour.of(book.equipment(), book.characters(), ruleset, kit.abilities(), worn);
        return new Combatant(
                name,
                side,
                Initiative.quickness(book.characters(), ruleset, kit.abilities()),
                vigour.most(),
                vigour.most(),
                Guard.of(defence, ruleset),
                new Skill.Classed(kind.characterClass(), kind.level()),
                saves(),
                People.kinds(kind.race()),
                People.size(kind.race()),
                kind.level(),
                powers(),
                List.of(new Combatant.Way(List.of(blow(strikes)))),
                missile.map(this::shot),
                new Combatant.State(
                        false,
                        false,
                        weapon(strikes).wide(),
                        ruleset.classic() && weapon(strikes).reaches(),
                        false,
                        0,
                        0,
                        0,
                        0,
                        Stance.GROUND));
    }

    private List<Power> powers() {
        List<Power> all = new ArrayList<>(Mortality.powers(ruleset));
        all.addAll(People.powers(ruleset, kind.race()));
        return all;
    }

    private static Optional<Gear> one(String name, Optional<Gear> before, Gear now) {
        if (before.isPresent()) {
            throw new FightsException(name + " has missiles of one kind, not of two");
        }
        return Optional.of(now);
    }

    private List<Integer> saves() {
        int mind = AbilityModifiers.magicSaves(book.characters(), ruleset, kit.abilities());
        int row = Peoples.saveLevel(kind.race(), new Career(kind.characterClass(), kind.level(), 0, List.of()));
        List<Integer> saves = new ArrayList<>();
        for (Danger danger : Danger.values()) {
            saves.add(book.combat().saves().needed(ruleset, new Saver.Classed(kind.characterClass(), row), danger)
                    - (danger == Danger.SPELLS ? mind : 0));
        }
        return saves;
    }

    private Weapon weapon(Gear gear) {
        return book.equipment().weapon(gear.word());
    }

    private boolean shoots(Gear gear) {
        return book.equipment().weapons().containsKey(gear.word())
                && weapon(gear).shoots();
    }

    private boolean flies(Gear gear) {
        return book.combat().missiles().ranges(ruleset, gear.word()).isPresent();
    }

    private Optional<Volley> volley(Gear gear) {
        return book.combat()
                .missiles()
                .ranges(ruleset, gear.word())
                .map(ranges -> new Volley(
                        ranges, shoots(gear) && gear.number() == 1 ? QUIVER : gear.number(), shoots(gear), 1));
    }

    private Form shot(Gear gear) {
        int hand = AbilityModifiers.missileToHit(book.characters(), ruleset, kit.abilities());
        return Form.missile(
                name(gear),
                hand + gear.bonus(),
                formula(weapon(gear), shoots(gear) ? 0 : toDamage(gear)),
                matter(gear));
    }

    private Form blow(Gear gear) {
        int strength = AbilityModifiers.melee(book.characters(), ruleset, kit.abilities());
        Form form = Form.blow(
                name(gear), strength + gear.bonus(), formula(weapon(gear), strength + toDamage(gear)), matter(gear));
        return weapon(gear).twoHanded() ? form.actingLast() : form;
    }

    private int toDamage(Gear gear) {
        return weapon(gear).magicDamage(gear.bonus());
    }

    private String name(Gear gear) {
        String name = weapon(gear).id().equals("unarmed")
                ? Form.BARE_HANDS
                : weapon(gear).name().toLowerCase(Locale.ROOT);
        return gear.bonus() == 0 ? name : name + (gear.bonus() > 0 ? " +" : " ") + gear.bonus();
    }

    private Set<Matter> matter(Gear gear) {
        Set<Matter> matter = EnumSet.of(Matter.WEAPON);
        if (weapon(gear).has(Weapon.Quality.BLUNT)) {
            matter.add(Matter.BLUNT);
        }
        if (gear.bonus() != 0) {
            matter.add(Matter.MAGIC);
        }
        return matter;
    }

    private Formula formula(Weapon weapon, int plus) {
        DamageDice dice = weapon.damage(ruleset);
        return new Formula(dice.dice(), dice.sides(), dice.plus() + plus, 1);
    }

    /** Tenths of a pound that a thing of the price list weighs; what a quiver weighs is not counted. */
    private int weight(String word) {
        return book.equipment().articles().values().stream()
                .filter(each ->
                        each.arm().equals(word) || SideReader.slug(each.name()).equals(word))
                .mapToInt(Article::weight)
                .findFirst()
                .orElse(0);
    }

    private Optional<Article> armour(String word) {
        return book.equipment().articles().values().stream()
                .filter(each -> each.wear() == Article.Wear.BODY || each.wear() == Article.Wear.SHIELD)
                .filter(each -> SideReader.slug(each.name()).equals(word))
                .findFirst();
    }

    private static Item item(Article article, int bonus) {
        return new Item(
                new ItemId(article.id()),
                article.id(),
                article.name(),
                1,
                article.weight(),
                bonus,
                article.wear() == Article.Wear.SHIELD ? Carried.IN_HAND : Carried.WORN,
                "",
                0);
    }

    private void refuse(Weapon weapon, List<Item> worn) {
        if (Armour.shield(book.equipment(), worn).isPresent() && weapon.twoHanded()) {
            throw new FightsException("a " + weapon.name().toLowerCase(Locale.ROOT)
                    + " needs both hands, so there is none for the shield (EQ-08)");
        }
        long shields =
                worn.stream().filter(item -> item.carried() == Carried.IN_HAND).count();
        if (shields > 1 || worn.size() - shields > 1) {
            throw new FightsException("nobody wears two armours, or holds two shields");
        }
        ClassLimits.weapon(kind.race(), kind.characterClass(), weapon).ifPresent(rule -> {
            throw new FightsException(Phrases.article(kind.calling()) + " may not fight with a "
                    + weapon.name().toLowerCase(Locale.ROOT) + " (" + rule + ")");
        });
        for (Item item : worn) {
            ClassLimits.forbids(book.equipment(), kind.race(), kind.characterClass(), item)
                    .ifPresent(rule -> {
                        throw new FightsException(Phrases.article(kind.calling()) + " may not wear "
                                + item.name().toLowerCase(Locale.ROOT) + " (" + rule + ")");
                    });
        }
    }
}
