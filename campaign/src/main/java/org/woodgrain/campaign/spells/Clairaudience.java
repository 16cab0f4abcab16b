package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.Noises;

/** What ears would hear in the next place in a direction. */
@Rule("SP-23")
final class Clairaudience extends Probing {

    @Override
    String label() {
        return "hears afar";
    }

    @Override
    void probe(Unfolding u, Scene scene, Effect effect, Bearing way, Ways ways, List<Cell> ray) {
        Cell at = u.state().underground().orElseThrow().cell();
        String heard = beyond(ways, at, ray)
                .map(cell -> heard(scene, ways, cell, place(ways, cell, ray), foe -> true))
                .orElse("");
        u.emit(new ArcaneEvent.PlaceHeard(new CharacterId(effect.maker()), way.label(), heard));
    }

    /** Sounds and speech of a place, of those who live there only whom nothing else hides; empty for none. */
    static String heard(Scene scene, Ways ways, Cell cell, List<Cell> place, Predicate<Foe> open) {
        String room = ways.level().roomAt(cell).map(Room::id).orElse(LevelState.square(cell));
        String own = ways.level().room(room).map(each -> each.sound()).orElse("");
        String standing = own.isEmpty() ? ways.now().soundOf(room) : own;
        String creatures = Glimpse.dwellers(scene, ways.level(), place).stream()
                .filter(foe -> foe.able() && open.test(foe))
                .flatMap(foe -> scene.world().book().monsters().find(foe.monster()).stream())
                .filter(monster -> !Noises.silent(monster))
                .map(Noises::of)
                .distinct()
                .reduce((one, other) -> one + ", " + other)
                .orElse("");
        return standing.isEmpty() || creatures.isEmpty() ? standing + creatures : standing + ", " + creatures;
    }
}
