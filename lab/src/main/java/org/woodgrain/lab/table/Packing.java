package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Gear;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.lab.fights.MagicThing;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.MagicClass;
import org.woodgrain.rules.treasure.MagicItem;

/** Puts what was asked for into the hands and packs of one: the first weapon in hand, the others ready to be drawn. */
final class Packing {
    private static final int SHOTS = 20;
    private static final String STONES = "EQI-76";

    private final Rulebook book;
    private final String owner;
    private final List<Item> things = new ArrayList<>();
    private boolean armed;

    Packing(Rulebook book, String owner) {
        this.book = book;
        this.owner = owner;
    }

    List<Item> of(Kit kit) {
        for (Gear gear : kit.gear()) {
            Article article = article(gear.word());
            switch (article.wear()) {
                case BODY -> put(article, gear, Carried.WORN);
                case SHIELD -> put(article, gear, Carried.IN_HAND);
                default -> arm(article, gear);
            }
        }
        for (MagicThing thing : kit.magic()) {
            wonder(thing.kind());
        }
        if (Hands.used(book.equipment(), things) > Hands.TWO) {
            throw new FightsException("two hands cannot hold all of "
                    + String.join(", ", kit.gear().stream().map(Gear::label).toList()));
        }
        if (things.stream()
                        .filter(item -> item.carried() == Carried.WORN && item.weight() > 1)
                        .count()
                > 1) {
            throw new FightsException("nobody wears two armours");
        }
        return things;
    }

    private Article article(String word) {
        return book.equipment().articles().values().stream()
                .filter(article ->
                        article.arm().equals(word) || slug(article.name()).equals(word))
                .findFirst()
                .orElseThrow(() -> new FightsException("nobody sells " + word));
    }

    private static String slug(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    private void arm(Article article, Gear gear) {
        Weapon weapon = book.equipment().weapon(article.arm());
        if (weapon.shoots()) {
            launcher(article, weapon, gear);
            return;
        }
        boolean held = !armed && !weapon.vessel();
        if (held && gear.number() > 1) {
            // one in hand and the others in the belt
            put(article, new Gear(gear.word(), gear.bonus(), 1), Carried.IN_HAND);
            put(article, new Gear(gear.word(), gear.bonus(), gear.number() - 1), Carried.AT_HAND);
        } else {
            put(article, gear, held ? Carried.IN_HAND : Carried.AT_HAND);
        }
        armed |= held;
    }

    /** A bow, crossbow or sling with its missiles: as many as were asked for, or twenty. */
    private void launcher(Article article, Weapon weapon, Gear gear) {
        put(article, new Gear(gear.word(), gear.bonus(), 1), armed ? Carried.AT_HAND : Carried.IN_HAND);
        armed = true;
        Article shot = book.equipment().listed(weapon.ammunition().equals("stone") ? STONES : weapon.ammunition());
        put(shot, new Gear(weapon.ammunition(), 0, gear.number() == 1 ? SHOTS : gear.number()), Carried.AT_HAND);
    }

    private void put(Article article, Gear gear, Carried how) {
        String name = (article.single().isEmpty() ? article.name() : article.single()).toLowerCase(Locale.ROOT);
        things.add(new Item(
                id(),
                article.id(),
                gear.bonus() == 0 ? name : name + (gear.bonus() > 0 ? " +" : " ") + gear.bonus(),
                gear.number(),
                article.weight(),
                0,
                how,
                "",
                gear.bonus()));
    }

    private void wonder(String kind) {
        MagicItem magic = book.treasure().find(kind).orElseThrow();
        Carried how = magic.magicClass() == MagicClass.RING ? Carried.WORN : Carried.AT_HAND;
        things.add(new Item(id(), kind, magic.name(), 1, magic.weight(), 0, how, "", magic.bonus()));
    }

    private ItemId id() {
        return new ItemId(owner + "-" + (things.size() + 1));
    }
}
