package org.woodgrain.campaign.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.EffectList;
import org.woodgrain.rules.Rule;

/**
 * Light or darkness made by a spell, where it is now.
 *
 * @param effect the spell's effect
 * @param level id of the dungeon level
 * @param cell the middle of the circle
 * @param feet from the middle to the edge
 * @param dark whether it is darkness, in which no other light and no eye for heat is of use
 */
public record MagicLight(Effect effect, String level, Cell cell, int feet, boolean dark) {
    /** The number that says how far an effect shines. */
    public static final String SHINES = "light";

    /** The number that says how far an effect darkens. */
    public static final String DARKENS = "dark";

    /** The number that says that the light is as strong as day. */
    public static final String DAY = "day";

    private static final int FEET = 10;

    /** All that is not covered or shut away; what a member carries is where the company is. */
    @Rule({"SP-06", "SP-17", "SP-82"})
    public static List<MagicLight> sources(CampaignState state) {
        EffectList effects = state.effects();
        if (effects.with(SHINES).isEmpty() && effects.with(DARKENS).isEmpty()) {
            return List.of();
        }
        List<MagicLight> found = new ArrayList<>();
        for (Effect effect : effects) {
            if (of(effect) && effect.number(Effect.COVERED) == 0 && effect.number(Effect.SUSPENDED) == 0) {
                place(state, effect)
                        .filter(at -> !at.shut())
                        .map(at -> light(effect, at))
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    /** Whether an effect is light or darkness. */
    public static boolean of(Effect effect) {
        return effect.number(SHINES) > 0 || effect.number(DARKENS) > 0;
    }

    private static MagicLight light(Effect effect, Whereabouts at) {
        int feet = Math.max(effect.number(SHINES), effect.number(DARKENS));
        return new MagicLight(effect, at.level(), at.cell(), feet, effect.number(DARKENS) > 0);
    }

    /** Where an effect is: on a place, on a thing or on somebody of the company. */
    public static Optional<Whereabouts> place(CampaignState state, Effect effect) {
        return switch (effect.on()) {
            case Effect.On.OnCell at -> Optional.of(new Whereabouts(at.level(), at.cell(), Optional.empty(), false));
            case Effect.On.OnThing on -> Whereabouts.of(state, on.thing());
            case Effect.On.OnCharacter bearer ->
                Lighting.present(state, bearer.character())
                        ? state.underground()
                                .map(at ->
                                        new Whereabouts(at.level(), at.cell(), Optional.of(bearer.character()), false))
                        : Optional.empty();
            case Effect.On.OnFoe foe -> Optional.empty();
            case Effect.On.OnDoor door -> Optional.empty();
        };
    }

    /** Whether a cell of a level lies in its circle. */
    public boolean covers(String where, Cell other) {
        return level.equals(where) && Sight.within(cell.x() - other.x(), cell.y() - other.y(), feet / FEET);
    }

    /** Whether a cell lies in darkness made by a spell. */
    @Rule("SP-83")
    public static boolean dark(List<MagicLight> sources, String level, Cell cell) {
        return sources.stream().anyMatch(source -> source.dark() && source.covers(level, cell));
    }

    /** Whether darkness made by a spell lies on the line between two cells, or about one of them. */
    @Rule("SP-83")
    public static boolean between(List<MagicLight> sources, String level, Cell from, Cell to) {
        if (sources.isEmpty() || sources.stream().noneMatch(MagicLight::dark)) {
            return false;
        }
        int steps = Math.max(1, Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y())));
        for (int i = 0; i <= steps; i++) {
            int x = from.x() + Math.round((float) (to.x() - from.x()) * i / steps);
            int y = from.y() + Math.round((float) (to.y() - from.y()) * i / steps);
            if (dark(sources, level, new Cell(x, y))) {
                return true;
            }
        }
        return false;
    }
}
