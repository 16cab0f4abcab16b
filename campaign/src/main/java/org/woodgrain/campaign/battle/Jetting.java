package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.tactics.Flinch;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Creatures of the sea that shoot through the water for a round faster than any blow: at a foe whom they would not reach
 * otherwise, or away from him, leaving a cloud of ink behind.
 */
public final class Jetting {
    /** The kind of the effect on a place that ink clouds. */
    static final String INK = "ink";

    private static final String JETTED = "jetted";
    /** The number of one that names the round in which it comes on so. */
    private static final String COMES = "jets-in-round";

    private static final int TURNS = 2;

    private Jetting() {}

    /** Whether one can get away so: in water, and not oftener in a day than its kind does. */
    public static boolean can(World world, CampaignState state, Foe foe, Monster kind) {
        Profile profile = state.ruleset().profile();
        return wet(world, state)
                && kind.power(SpecialAttack.Jet.class, profile)
                        .filter(jet -> Daily.used(state, foe, JETTED) < jet.uses())
                        .isPresent();
    }

    /** A round begins: whoever would not reach the company swimming, but does so at such speed, comes on with it. */
    @Rule("NA-102")
    static void on(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        int gap = meeting.distance() - Ground.REACH;
        for (Foe foe : meeting.able()) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            if (gap > 0 && can(u.world(), u.state(), foe, kind) && !shy(kind, foe)) {
                int stride = kind.swim() / 3;
                kind.power(SpecialAttack.Jet.class, u.state().ruleset().profile())
                        .filter(jet -> stride < gap && gap <= stride * jet.factor())
                        .ifPresent(jet -> {
                            Daily.use(u, foe.id(), JETTED);
                            u.emit(new BattleEvent.FoeMarked(foe.id(), COMES, meeting.round()));
                            u.emit(new PowerEvent.Used(foe.id(), "jet", List.of(), List.of()));
                        });
            }
        }
    }

    /** Whether it has had enough, and keeps what it has for getting away. */
    private static boolean shy(Monster kind, Foe foe) {
        return Flinch.makesOff(kind.tactics(), foe.hitPoints(), foe.maxHitPoints(), 1, 1);
    }

    /** How many times as fast as it swims one goes in this round. */
    static int in(CampaignState state, FoeId id, Monster kind) {
        int round = state.encounter().map(Encounter::round).orElse(0);
        return round > 0
                        && Names.foe(state, id)
                                .filter(foe -> foe.number(COMES) == round)
                                .isPresent()
                ? kind.power(SpecialAttack.Jet.class, state.ruleset().profile())
                        .map(SpecialAttack.Jet::factor)
                        .orElse(1)
                : 1;
    }

    /** Whether there is water enough to swim in where the sides meet. */
    static boolean wet(World world, CampaignState state) {
        return Waters.of(world, state) != Waters.DRY
                || Outdoors.now(state).depth() > 0 && !Outdoors.parted(state) && !Outdoors.frozen(state);
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
