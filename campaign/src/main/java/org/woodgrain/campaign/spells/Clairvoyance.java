package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Bearing;

/** What eyes would see in the next place in a direction, if there is light or the caster sees by heat. */
@Rule("SP-22")
final class Clairvoyance extends Probing {
    private static final String LIT = "lit";

    @Override
    String label() {
        return "sees afar";
    }

    @Override
    void probe(Unfolding u, Scene scene, Effect effect, Bearing way, Ways ways, List<Cell> ray) {
        Cell at = u.state().underground().orElseThrow().cell();
        Optional<Cell> first = beyond(ways, at, ray);
        CharacterId caster = new CharacterId(effect.maker());
        SortedSet<Cell> cells = new TreeSet<>();
        List<String> found = new ArrayList<>();
        first.ifPresent(cell -> {
            List<Cell> place = place(ways, cell, ray);
            seen(scene, ways, place, foe -> true).ifPresent(all -> {
                cells.addAll(place);
                found.addAll(all);
            });
        });
        u.emit(new ArcaneEvent.PlaceSeen(caster, ways.level().id(), way.label(), cells, found));
    }

    /**
     * What the caster sees in a place; empty if it is too dark for him.
     *
     * @param shown which of those who live there can be seen
     */
    static Optional<List<String>> seen(Scene scene, Ways ways, List<Cell> place, Predicate<Foe> shown) {
        boolean heat = scene.member().filter(who -> seesHeat(scene, who)).isPresent();
        if ((!heat || dark(scene, ways, place)) && !lit(scene, ways, place)) {
            return Optional.empty();
        }
        List<String> found = new ArrayList<>(Glimpse.creatures(scene, ways.level(), place, shown));
        String room =
                ways.level().roomAt(place.getFirst()).map(each -> each.id()).orElse("");
        RoomState now = ways.now().room(room);
        now.hoards().stream()
                .filter(hoard -> hoard.found() || hoard.hiding() == Hoard.Hiding.NONE)
                .filter(hoard -> !hoard.empty() || hoard.vessel() != Hoard.Vessel.LOOSE)
                .map(hoard -> "something " + hoard.where())
                .forEach(found::add);
        ways.level().features().stream()
                .filter(feature -> place.contains(feature.cell()))
                .map(feature -> feature.kind().replace('-', ' '))
                .distinct()
                .forEach(found::add);
        return Optional.of(found);
    }

    /** Neither light nor heat shows anything in darkness made by a spell. */
    @Rule({"SP-22", "SP-83"})
    private static boolean dark(Scene scene, Ways ways, List<Cell> place) {
        return MagicLight.dark(MagicLight.sources(scene.state()), ways.level().id(), place.getFirst());
    }

    private static boolean seesHeat(Scene scene, Adventurer who) {
        return Lighting.seesHeat(scene.state(), who);
    }

    /** Whether there is light: a spell's, the place's own, or that of men and their like who live there. */
    private static boolean lit(Scene scene, Ways ways, List<Cell> place) {
        if (dark(scene, ways, place)) {
            return false;
        }
        boolean spell = MagicLight.sources(scene.state()).stream()
                .anyMatch(light -> place.stream()
                        .anyMatch(cell -> light.covers(ways.level().id(), cell)));
        boolean own = ways.level()
                .roomAt(place.getFirst())
                .filter(room -> room.tags().contains(LIT))
                .isPresent();
        boolean dwellers = Glimpse.dwellers(scene, ways.level(), place).stream()
                .filter(Foe::able)
                .flatMap(foe -> scene.world().book().monsters().find(foe.monster()).stream())
                .anyMatch(monster -> monster.isKind("men") || monster.isKind("demihuman"));
        return spell || own || dwellers;
    }
}
