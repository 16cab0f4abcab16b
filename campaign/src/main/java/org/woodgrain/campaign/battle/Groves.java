package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Treants that bid trees fight beside them: so many in a fight, of those that stand near. They are trees again when the
 * treant that bade them is down or gone.
 */
final class Groves {
    /** The kind of the effect on a tree that fights, whose maker is the treant. */
    static final String WALKING = "walking-tree";

    private static final String BADE = "bade-trees";
    private static final String TREE = "tree";
    private static final int CELL = 10;
    private static final int WHOLE = 100;

    private Groves() {}

    /** A round begins. */
    static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            Optional<Effect> walks = walks(u.state(), foe.id());
            if (walks.isPresent()) {
                rests(u, foe, walks.get());
            } else if (foe.number(BADE) == 0) {
                Monster kind = u.world().book().monsters().monster(foe.monster());
                kind.power(SpecialAttack.AnimateTrees.class, u.state().ruleset().profile())
                        .ifPresent(power -> bids(u, foe, kind, power));
            }
        }
    }

    private static Optional<Effect> walks(CampaignState state, FoeId id) {
        return state.effects().first(new Effect.On.OnFoe(id), WALKING);
    }

    private static void rests(Unfolding u, Foe tree, Effect walks) {
        boolean bidden = u.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(new FoeId(walks.maker())))
                .filter(Foe::able)
                .isPresent();
        if (!bidden) {
            u.emit(new PowerEvent.MadeOff(tree.id(), "stands still, a tree like any other", "", List.of()));
        }
    }

    private static void bids(Unfolding u, Foe treant, Monster kind, SpecialAttack.AnimateTrees power) {
        int number = Math.min(power.number(), standing(u, power.feet()));
        if (number <= 0) {
            return;
        }
        u.emit(new BattleEvent.FoeMarked(treant.id(), BADE, number));
        List<Foe> trees = Bands.plain(u, kind, number, List.of(), before(u)).stream()
                .map(tree -> tree.named(
                                tree.name().replaceFirst("^\\D*", TREE + " ").stripTrailing())
                        .withNumber(BADE, 1))
                .toList();
        u.emit(new PowerEvent.MoreCame(
                trees,
                "tears its roots out of the ground and comes on",
                u.throwing().take()));
        int pace = WHOLE * power.move() / Math.max(1, kind.move());
        for (Foe tree : trees) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            WALKING,
                            "",
                            new Effect.On.OnFoe(tree.id()),
                            treant.id().value(),
                            Effect.Unit.ENCOUNTER,
                            0,
                            new TreeMap<>(Map.of(Effect.PACE, pace)),
                            true),
                    ""));
        }
    }

    private static int before(Unfolding u) {
        return (int) u.state().encounter().orElseThrow().foes().stream()
                .filter(foe -> walks(u.state(), foe.id()).isPresent())
                .count();
    }

    /** Trees within range that no treant has bidden: those drawn on a level, or as many as wanted in the woods. */
    private static int standing(Unfolding u, int feet) {
        Scenery scenery = Outdoors.now(u.state());
        if (scenery.open() && scenery.terrain() == Scenery.Terrain.WOODS) {
            return Integer.MAX_VALUE;
        }
        Encounter meeting = u.state().encounter().orElseThrow();
        int drawn = (int) u.world().level(meeting.level()).stream()
                .flatMap(level -> level.features().stream())
                .filter(feature -> feature.kind().equals(TREE))
                .filter(feature -> feature.cell().distance(meeting.cell()) * CELL <= feet)
                .count();
        return drawn - before(u);
    }
}
