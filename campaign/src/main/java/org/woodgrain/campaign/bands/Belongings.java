package org.woodgrain.campaign.bands;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;
import org.woodgrain.rules.treasure.MagicClass;
import org.woodgrain.rules.treasure.MagicFinds;

/**
 * Magic things of leaders and men of class: in a dungeon five in a hundred a level for a sword or weapon, as much for
 * armour or shield, and for one thing of a caster's class.
 */
final class Belongings {
    private static final int PER_LEVEL = 5;
    private static final Set<String> POTIONS = Set.of("MI-046", "MI-049", "MI-050", "MI-051", "MI-054");
    private static final Set<String> WANDS =
            Set.of("MI-122", "MI-123", "MI-124", "MI-125", "MI-126", "MI-127", "MI-128");
    private static final Set<String> RINGS = Set.of("MI-093", "MI-097", "MI-102");
    private static final String ONE_SPELL = "MI-074";

    /** Weapons without an edge, which clerics may use. */
    private static final Set<String> BLUNT = Set.of("MI-032", "MI-033", "MI-034", "MI-035");

    private final Unfolding u;
    private final String name;
    private final int chance;
    private final MagicFinds finds;
    private final List<Item> things = new ArrayList<>();

    private Belongings(Unfolding u, String name, int level) {
        this.u = u;
        this.name = name;
        this.chance = PER_LEVEL * level;
        this.finds = new MagicFinds(
                u.world().book().treasure(),
                u.world().book().equipment(),
                u.world().book().spells(),
                u.throwing(),
                () -> new ItemId(u.newId("i")));
    }

    /** What one whose row says so has. */
    static List<Item> of(Unfolding u, Monster kind, String name, Map<String, Integer> marks) {
        Optional<Trait.Classed> classed =
                kind.power(Trait.Classed.class, u.state().ruleset().profile());
        if (classed.isEmpty()
                || marks.containsKey(Marks.PRISONER)
                || !kind.has(Trait.NpcMagic.class, u.state().ruleset().profile())) {
            return List.of();
        }
        int level = marks.getOrDefault(Marks.LEVEL, classed.get().level());
        return new Belongings(u, name, level).thrown(classed.get().characterClass());
    }

    /** What the leader of a band has, who counts as a fighting-man of as many levels as he has dice. */
    static List<Item> ofLeader(Unfolding u, Monster kind, Foe leader) {
        int level = Individuals.dice(kind, leader.numbers()).dice();
        return new Belongings(u, leader.name(), level).thrown(CharacterClass.FIGHTING_MAN);
    }

    private List<Item> thrown(CharacterClass who) {
        switch (who) {
            case FIGHTING_MAN -> {
                if (has("sword")) {
                    hold(MagicClass.SWORD);
                }
                armour();
            }
            case CLERIC -> {
                if (has("weapon")) {
                    blunt();
                }
                armour();
                classThing(who);
            }
            case MAGIC_USER -> {
                if (has("weapon")) {
                    take("MI-027", Carried.IN_HAND);
                }
                classThing(who);
            }
        }
        return things;
    }

    private boolean has(String what) {
        return u.throwing()
                .of("TR-03", "magic " + what + " of " + name)
                .on(DiceStream.CONTENT)
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
    }

    private int d(String what, int faces) {
        return u.throwing()
                .of("TR-03", what)
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, faces)
                .total();
    }

    private void hold(MagicClass of) {
        take(u.world().book().treasure().finds(of).at(d("which " + of.key(), 100)), Carried.IN_HAND);
    }

    private void blunt() {
        String id;
        do {
            id = u.world().book().treasure().finds(MagicClass.MISC_WEAPON).at(d("which weapon", 100));
        } while (!BLUNT.contains(id));
        take(id, Carried.IN_HAND);
    }

    private void armour() {
        if (has("armour")) {
            String id = u.world().book().treasure().finds(MagicClass.ARMOR).at(d("which armour", 100));
            take(id, Carried.WORN);
        }
    }

    /**
     * A thing of his class: a potion, a scroll of one spell that he can read, or for a magic-user a wand or a ring. What
     * would be of no use to him is thrown again.
     */
    @Rule("WI-83")
    private void classThing(CharacterClass who) {
        if (!has("thing of his class")) {
            return;
        }
        int what = d("what it is", 6);
        if (what <= 2) {
            useful(MagicClass.POTION, POTIONS, Carried.AT_HAND);
        } else if (what >= 5 && who == CharacterClass.MAGIC_USER) {
            useful(what == 5 ? MagicClass.WAND_STAFF : MagicClass.RING, what == 5 ? WANDS : RINGS, Carried.WORN);
        } else {
            scroll(who);
        }
    }

    private void useful(MagicClass of, Set<String> wanted, Carried how) {
        String id;
        do {
            id = u.world().book().treasure().finds(of).at(d("which " + of.key(), 100));
        } while (!wanted.contains(id));
        take(id, of == MagicClass.WAND_STAFF ? Carried.AT_HAND : how);
    }

    private void scroll(CharacterClass who) {
        var list = u.world().book().spells().list(who, 1);
        String spell = list.get(d("the spell on it", list.size()) - 1).id();
        var scroll = u.world().book().treasure().item(ONE_SPELL);
        things.add(new Item(
                new ItemId(u.newId("i")),
                ONE_SPELL + "/" + spell,
                scroll.face(),
                1,
                scroll.weight(),
                scroll.worth() * Coins.GOLD,
                Carried.AT_HAND,
                "",
                0));
    }

    private void take(String id, Carried how) {
        for (Item item : finds.of(id)) {
            things.add(item.carried(how, ""));
        }
    }
}
