package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Provisions;

/**
 * A day's drink for twelve men with their horses, doubled with every level above the eighth. Who is there drinks his fill
 * for the day and has fresh water in his skins; what is over is lost in the ground after a turn.
 */
@Rule("SP-104")
final class CreateWater implements SpellWork {
    static final String KIND = "SP-104";

    /** The number of the effect on one who has drunk for the day. */
    static final String WATERED = "watered";

    /** The number of the pool: men, each with a horse, for whom it suffices. */
    private static final String MEN = "men";

    private static final int EIGHTH = 8;
    private static final int MOST_DOUBLINGS = 20;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Optional.empty();
    }

    /** Men, each with a horse, for whom a casting suffices. */
    @Rule("SP-104")
    static int men(int level) {
        return Provisions.PERSONS << Math.clamp((long) level - EIGHTH, 0, MOST_DOUBLINGS);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int men = men(scene.level());
        scene.cell()
                .ifPresent(cell -> Effects.begin(
                        u,
                        scene,
                        new Effect.On.OnCell(scene.levelId(), cell),
                        "a pool of fresh water",
                        Lengths.turns(u.state(), 1),
                        Map.of(MEN, men),
                        false,
                        List.of()));
        List<Adventurer> drinkers = u.state().company().stream().limit(men).toList();
        for (Adventurer drinker : drinkers) {
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnCharacter(drinker.id()),
                    "",
                    new Lengths(Effect.Unit.DAYS, 1),
                    Map.of(WATERED, 1),
                    true,
                    List.of());
            drinker.items().stream()
                    .filter(skin -> Provisions.skin(skin) && Provisions.foul(skin))
                    .forEach(skin -> fill(u, drinker, skin));
        }
    }

    private static void fill(Unfolding u, Adventurer owner, Item skin) {
        u.emit(new MagicEvent.ProvisionsChanged(owner.id(), skin.id(), skin.quantity(), false, skin.id()));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "drink for " + men(scene.level()) + " men and horses", ""));
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
