package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Where those come down whom a mind has held in the air. */
@Rule({"SP-48", "HZ-12"})
final class LiftedLanding {
    private static final int PIT = 10;
    private static final int FEET = 10;
    private static final int FAR = 60;

    private LiftedLanding() {}

    /** One falls so many feet. */
    static void fall(Unfolding u, Effect.On who, int feet) {
        switch (who) {
            case Effect.On.OnCharacter on -> Carrying.fall(u, on.character(), feet, "HZ-12");
            case Effect.On.OnFoe on -> {
                if (Creatures.foe(u.state(), on.foe())
                        .filter(foe -> !foe.gone())
                        .isPresent()) {
                    Carrying.fall(u, on, feet, "HZ-12");
                }
            }
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
    }

    /** One comes down over another square: into a pit that gapes there, or sixty feet off and more, out of the fight. */
    static void over(Unfolding u, Effect effect, Cell at, int feet) {
        String level = u.state()
                .encounter()
                .map(Encounter::level)
                .or(() -> u.state().underground().map(Place.Underground::level))
                .orElse("");
        int depth = depth(u, level, at);
        fall(u, effect.on(), feet + depth);
        if (depth > 0 && effect.on() instanceof Effect.On.OnCharacter on) {
            inPit(u, on, depth);
        }
        if (!(effect.on() instanceof Effect.On.OnFoe on)
                || Creatures.foe(u.state(), on.foe()).filter(foe -> !foe.gone()).isEmpty()) {
            return;
        }
        boolean far = u.state()
                .encounter()
                .filter(meeting -> meeting.cell().distance(at) * FEET >= FAR)
                .isPresent();
        if (depth > 0 || far) {
            u.emit(new SpellEvent.FoePlaced(on.foe(), level, at, Telekinesis.KIND));
            u.emit(new SpellEvent.FoeLeft(
                    on.foe(),
                    depth > 0 ? "is in the pit, and out of the fight" : "is too far off to fight",
                    Telekinesis.KIND,
                    List.of()));
        }
    }

    /** A comrade has to climb out of it again. */
    @Rule("DU-26")
    private static void inPit(Unfolding u, Effect.On.OnCharacter on, int depth) {
        if (u.state().adventurer(on.character()).filter(who -> who.living()).isPresent()) {
            Afflictions.begin(
                    u,
                    on,
                    Effect.IN_PIT,
                    "in a pit",
                    "",
                    Effect.Unit.LASTING,
                    1,
                    Map.of("feet", depth, "covered", 0),
                    "DU-26",
                    List.of());
        }
    }

    /** Feet of a pit that is open in a square: one that the company knows of, or has fallen into. */
    private static int depth(Unfolding u, String level, Cell at) {
        return u.world().level(level).stream()
                .flatMap(each -> each.traps().stream())
                .filter(trap -> trap.kind() == Trap.Kind.PIT && trap.cells().contains(at))
                .filter(trap -> u.state().level(level).knownTraps().contains(trap.id())
                        || u.state().level(level).sprungTraps().contains(trap.id()))
                .mapToInt(trap -> trap.depth() > 0 ? trap.depth() : PIT)
                .max()
                .orElse(0);
    }
}
