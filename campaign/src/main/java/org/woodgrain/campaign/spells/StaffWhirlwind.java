package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Spell;

/**
 * A whirlwind thirty feet across, which goes after those who are met for up to a turn, while its maker keeps his mind on
 * it: it sweeps the weak away and batters the others.
 */
@Rule("MI-137")
final class StaffWhirlwind implements SpellWork {
    private static final String KIND = "MI-137";
    private static final int RADIUS = 15;
    private static final int WEAK = 2;
    private static final int INCHES = 24;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Sights.point(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Cell> cell = scene.target(targets).flatMap(target -> Areas.point(scene, target));
        if (cell.isEmpty()) {
            return;
        }
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "keeps up a whirlwind",
                Lengths.turns(u.state(), 1),
                Map.of(
                        Concentration.KEPT,
                        1,
                        Phantasms.X,
                        cell.get().x(),
                        Phantasms.Y,
                        cell.get().y()),
                false,
                List.of());
        sweep(u, scene, cell.get());
    }

    /** A round begins: it goes to the nearest of those who are met, and strikes. */
    static void round(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(KIND)) {
                Scene scene = Scene.of(
                        u.world(),
                        u.state(),
                        Casters.of(u.state(), effect.maker()),
                        Spell.power(KIND, "whirlwind", INCHES));
                sweep(u, scene, follow(u, scene, effect));
            }
        }
    }

    private static Cell follow(Unfolding u, Scene scene, Effect effect) {
        Cell now = new Cell(effect.number(Phantasms.X), effect.number(Phantasms.Y));
        boolean busy =
                Areas.in(scene, new Shape.Circle(now, RADIUS)).stream().anyMatch(Effect.On.OnFoe.class::isInstance);
        Optional<Cell> next = busy
                ? Optional.empty()
                : Foes.aims(scene).stream()
                        .findFirst()
                        .flatMap(aim -> scene.target(aim.targets()))
                        .flatMap(target -> Areas.point(scene, target));
        next.ifPresent(cell -> {
            u.emit(new MagicEvent.EffectChanged(effect.id(), Phantasms.X, cell.x(), "it moves"));
            u.emit(new MagicEvent.EffectChanged(effect.id(), Phantasms.Y, cell.y(), "it moves"));
        });
        return next.orElse(now);
    }

    private static void sweep(Unfolding u, Scene scene, Cell cell) {
        for (Effect.On who : Areas.in(scene, new Shape.Circle(cell, RADIUS))) {
            boolean weak = OnCreature.monster(scene, who)
                    .filter(monster -> monster.hitDice().roundedUp() <= WEAK)
                    .isPresent();
            if (weak && who instanceof Effect.On.OnFoe foe) {
                u.emit(new SpellEvent.FoeLeft(foe.foe(), "is swept away by the whirlwind", KIND, List.of()));
            } else {
                int points = scene.throwing(u, "the whirlwind").roll(1, 6).total();
                Injury.hurt(u, who, points, "the whirlwind", KIND, u.throwing().take());
            }
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Sights.points(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
