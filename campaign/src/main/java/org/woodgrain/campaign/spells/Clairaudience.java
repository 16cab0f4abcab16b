package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.exploration.Noises;

/** What ears would hear in the next place in a direction. */
final class Clairaudience extends Probing {

    @Override
    String label() {
        return "hears afar";
    }

    @Override
    void probe(Unfolding u, Scene scene, Effect effect, Compass way, Ways ways, List<Cell> ray) {
        Cell at = u.state().underground().orElseThrow().cell();
        Optional<String> room =
                beyond(ways, at, ray).flatMap(cell -> ways.level().roomAt(cell)).map(each -> each.id());
        String heard = room.map(id -> heard(scene, ways, id)).orElse("");
        u.emit(new ArcaneEvent.PlaceHeard(new CharacterId(effect.maker()), way.label(), heard));
    }

    private static String heard(Scene scene, Ways ways, String room) {
        String own = ways.level().room(room).map(each -> each.sound()).orElse("");
        String standing = own.isEmpty() ? ways.now().soundOf(room) : own;
        String creatures = ways.now().room(room).dwellers().stream()
                .filter(Foe::able)
                .flatMap(foe -> scene.world().book().monsters().find(foe.monster()).stream())
                .filter(monster -> !Noises.silent(monster))
                .map(Noises::of)
                .distinct()
                .reduce((one, other) -> one + ", " + other)
                .orElse("");
        return standing.isEmpty() || creatures.isEmpty() ? standing + creatures : standing + ", " + creatures;
    }
}
