package org.woodgrain.campaign.spells;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.MagicClass;

/** On which side magic swords are; it is thrown for, secretly, when something first asks for it. */
public final class SwordMinds {
    /** The kind of the effect that keeps the side of a sword. */
    public static final String KIND = "sword-side";

    private static final String SIDE = "alignment";
    private static final String DRAINS_LIFE = "MI-012";

    private SwordMinds() {}

    /** Whether a thing is a magic sword whose side nothing has asked for yet. */
    static boolean unsettled(World world, CampaignState state, Item item) {
        return sword(world, item) && side(state, item).isEmpty();
    }

    private static boolean sword(World world, Item item) {
        return world.book()
                .treasure()
                .find(item.kind())
                .filter(magic -> magic.magicClass() == MagicClass.SWORD)
                .isPresent();
    }

    /** The side of a sword; empty for other things, and as long as it is not settled. */
    static Optional<Alignment> side(CampaignState state, Item item) {
        return state.effects().of(KIND).isEmpty()
                ? Optional.empty()
                : state.effectsOn(new Effect.On.OnThing(item.id())).stream()
                        .filter(effect -> effect.kind().equals(KIND))
                        .findFirst()
                        .map(SwordMinds::side);
    }

    /** The side that such an effect keeps. */
    public static Alignment side(Effect effect) {
        return Alignment.values()[effect.number(SIDE)];
    }

    /** Throws for the side of a sword. */
    @Rule({"SW-03", "SW-04", "SP-79"})
    static void settle(Unfolding u, Item item) {
        boolean drains = item.kind().startsWith(DRAINS_LIFE);
        Alignment side = u.world().book().treasure().swordSides().of(u.throwing(), drains);
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        KIND,
                        "",
                        new Effect.On.OnThing(item.id()),
                        "",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(Map.of(SIDE, side.ordinal())),
                        true),
                "SW-03",
                u.throwing().take()));
    }
}
