package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Corrosion;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Creatures of fire set light to wooden things in the hands or on the backs of those who stand before them. */
final class Kindling {
    private static final String OBJECTS = "objects";
    private static final int CATCHES = 4;
    private static final int ABREAST = 3;

    private Kindling() {}

    /** A round begins: each in front may lose one thing of wood that no magic guards, on 1 to 4 of a die. */
    static void on(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.distance() <= Ground.REACH && meeting.able().stream().anyMatch(foe -> kindles(u, foe))) {
            Plan.able(u.state()).stream().limit(ABREAST).forEach(who -> near(u, who));
        }
    }

    private static boolean kindles(Unfolding u, Foe foe) {
        return u
                .world()
                .book()
                .monsters()
                .monster(foe.monster())
                .powers(SpecialAttack.Flames.class, u.state().ruleset().profile())
                .stream()
                .anyMatch(flames -> flames.how().equals(OBJECTS));
    }

    private static void near(Unfolding u, Adventurer who) {
        List<Item> burn = who.items().stream()
                .filter(item -> item.carried() != Carried.STOWED && !EquipmentTables.magical(item))
                .filter(item -> Corrosion.wooden(u, item))
                .toList();
        if (burn.isEmpty()) {
            return;
        }
        Item first = burn.getFirst();
        boolean caught = u.throwing()
                .of("CB-26", "whether the " + first.name() + " of " + who.name() + " catches fire")
                .secret()
                .atMost(CATCHES)
                .roll(1, 6)
                .success();
        if (caught) {
            u.emit(new PowerEvent.ThingLost(
                    who.id(),
                    first.id(),
                    true,
                    "goes up in flames",
                    u.throwing().take()));
        } else {
            u.throwing().take();
        }
    }
}
