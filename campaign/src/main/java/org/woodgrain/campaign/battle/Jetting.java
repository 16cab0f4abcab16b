package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Creatures of the sea that shoot away through the water faster than any blow, and leave a cloud of ink behind. */
public final class Jetting {
    /** The kind of the effect on a place that ink clouds. */
    static final String INK = "ink";

    private static final String JETTED = "jetted";
    private static final int TURNS = 2;

    private Jetting() {}

    /** Whether one can get away so: in water, and not oftener in a day than its kind does. */
    public static boolean can(World world, CampaignState state, Foe foe, Monster kind) {
        Profile profile = state.ruleset().profile();
        boolean wet = Waters.of(world, state) != Waters.DRY
                || Outdoors.now(state).depth() > 0 && !Outdoors.parted(state) && !Outdoors.frozen(state);
        return wet
                && kind.power(SpecialAttack.Jet.class, profile)
                        .filter(jet -> Daily.used(state, foe, JETTED) < jet.uses())
                        .isPresent();
    }

    /** It is gone before anybody can strike at its back; for two turns nobody sees through the ink. */
    @Rule("NA-102")
    public static void away(Unfolding u, Foe foe, Monster kind) {
        Daily.use(u, foe.id(), JETTED);
        Optional<SpecialAttack.Ink> ink =
                kind.power(SpecialAttack.Ink.class, u.state().ruleset().profile());
        ink.ifPresent(cloud -> {
            u.emit(new PowerEvent.Used(foe.id(), "ink", List.of(), List.of()));
            u.state().underground().ifPresent(at -> cloud(u, at.level(), at.cell(), cloud.feet() / 2));
        });
        u.emit(new PowerEvent.MadeOff(foe.id(), "shoots away through the water", "NA-102", List.of()));
    }

    private static void cloud(Unfolding u, String level, Cell cell, int radius) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        INK,
                        "",
                        new Effect.On.OnCell(level, cell),
                        "",
                        Effect.Unit.TURNS,
                        TURNS,
                        new TreeMap<>(Map.of(MagicLight.DARKENS, radius)),
                        false),
                "NA-102"));
    }
}
