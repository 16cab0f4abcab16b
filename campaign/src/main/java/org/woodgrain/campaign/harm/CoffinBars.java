package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Coffins that are broken, carried off or barred, and what each day without one costs those who need it. */
public final class CoffinBars {
    /** The kind of the effect on the place of a coffin that is of no more use. */
    public static final String BARRED = "coffin-barred";

    /** The kind of the effect on a monster that has no coffin to rest in. */
    static final String UNRESTED = "without-rest";

    private static final Set<String> PLACES = Set.of("coffin", "sarcophagus", "tomb", "crypt");

    private CoffinBars() {}

    /** Coffins that are drawn on a level. */
    public static List<Feature> drawn(Level level) {
        return level.features().stream()
                .filter(feature -> PLACES.contains(feature.kind()))
                .toList();
    }

    /** Whether a coffin is of no use: broken, carried off, or barred by what vampires shrink from. */
    public static boolean barred(CampaignState state, String level, Cell cell) {
        return bar(state, level, cell).isPresent();
    }

    private static Optional<Effect> bar(CampaignState state, String level, Cell cell) {
        return state.effects().first(new Effect.On.OnCell(level, cell), BARRED);
    }

    /** Makes a coffin useless; those of the level that have no other begin to fail. */
    public static void close(Unfolding u, String level, Cell cell) {
        if (barred(u.state(), level, cell)) {
            return;
        }
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        BARRED,
                        "",
                        new Effect.On.OnCell(level, cell),
                        "",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        true),
                "CB-18"));
        if (homeless(u.world(), u.state(), level)) {
            dwellers(u.state(), level).stream()
                    .filter(foe -> Coffins.has(u.world().book().monsters().monster(foe.monster()), u.state()))
                    .forEach(foe -> restless(u, foe.id()));
        }
    }

    /** Makes a coffin fit for use again. */
    public static void open(Unfolding u, String level, Cell cell) {
        bar(u.state(), level, cell)
                .ifPresent(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "the coffin can be used again")));
    }

    private static void restless(Unfolding u, FoeId id) {
        Effect.On on = new Effect.On.OnFoe(id);
        if (!u.state().effects().any(on, UNRESTED)) {
            Afflictions.begin(u, on, UNRESTED, "", "", Effect.Unit.DAYS, 1, Map.of(), "CB-18", List.of());
        }
    }

    /** A day has gone by without rest: it costs two dice, which do not come back, and there may be no other day. */
    static void ranOut(Unfolding u, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnFoe on)) {
            return;
        }
        Optional<Foe> foe = u.state().levels().entrySet().stream()
                .filter(level -> homeless(u.world(), u.state(), level.getKey()))
                .flatMap(level -> dwellers(u.state(), level.getKey()).stream())
                .filter(each -> each.id().equals(on.foe()) && !each.gone() && !Coffins.rests(u.state(), each.id()))
                .findFirst();
        if (foe.isEmpty()) {
            return;
        }
        int points = u.throwing()
                .of("CB-18", "a day without its coffin")
                .by(foe.get().name())
                .secret()
                .roll(2, 6)
                .total();
        int left = Math.max(0, foe.get().hitPoints() - points);
        u.emit(new PowerEvent.RestMissed(on.foe(), points, left, u.throwing().take()));
        if (left > 0) {
            restless(u, on.foe());
        }
    }

    /** Whether coffins are drawn on a level, and none of them is of use. */
    static boolean homeless(World world, CampaignState state, String level) {
        List<Feature> drawn = world.level(level).map(CoffinBars::drawn).orElse(List.of());
        return !drawn.isEmpty() && drawn.stream().allMatch(coffin -> barred(state, level, coffin.cell()));
    }

    private static List<Foe> dwellers(CampaignState state, String level) {
        LevelState here = state.level(level);
        return here.rooms().values().stream()
                .flatMap(room -> room.dwellers().stream())
                .toList();
    }
}
