package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.people.Permitted;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.ItemUsers;
import org.woodgrain.rules.treasure.MagicItem;

/** Held before one while the company walks, the wand warns of secret doors and traps within twenty feet, once of each. */
@Rule("MI-121")
final class HiddenSense {
    private static final String KIND = "MI-121";
    private static final int FEET = 20;

    private HiddenSense() {}

    /** The company has come somewhere. */
    static void moved(Unfolding u) {
        if (!(u.state().place() instanceof Place.Underground at)
                || u.state().encounter().isPresent()) {
            return;
        }
        for (Adventurer who : u.state().company()) {
            for (Item item : who.inHand()) {
                if (held(u, who, item) && !u.state().helpless(who.id())) {
                    warn(u, who, at);
                    return;
                }
            }
        }
    }

    private static boolean held(Unfolding u, Adventurer who, Item item) {
        if (!item.kind().equals(KIND)) {
            return false;
        }
        MagicItem magic = u.world().book().treasure().item(KIND);
        return Permitted.known(magic, item)
                && ItemUsers.forbids(magic, who.acting()).isEmpty();
    }

    private static void warn(Unfolding u, Adventurer who, Place.Underground at) {
        Level level = u.world().level(at.level()).orElseThrow();
        LevelState now = u.state().level(at.level());
        TreeMap<String, Cell> hidden = new TreeMap<>();
        for (Door door : level.doors().values()) {
            if (door.kind() == Door.Kind.SECRET && !now.door(door.edge()).found()) {
                hidden.put("door " + door.edge(), door.edge().cell());
            }
        }
        level.traps().stream()
                .filter(trap -> !now.knownTraps().contains(trap.id()))
                .forEach(trap -> trap.cells().stream()
                        .min((a, b) -> Integer.compare(Senses.feet(at.cell(), a), Senses.feet(at.cell(), b)))
                        .ifPresent(cell -> hidden.put("trap " + trap.id(), cell)));
        List<String> told = new ArrayList<>();
        hidden.forEach((what, cell) -> {
            String mark = "wand|" + what;
            if (Senses.feet(at.cell(), cell) <= FEET && !now.tried().contains(mark)) {
                u.emit(new DelveEvent.Noted(at.level(), mark));
                told.add(Senses.direction(at.cell(), cell));
            }
        });
        told.forEach(way -> u.emit(new DeviceEvent.Sensed(who.id(), KIND, "something hidden", way)));
    }
}
