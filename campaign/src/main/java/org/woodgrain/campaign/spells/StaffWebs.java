package org.woodgrain.campaign.spells;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Sticky strands ten feet wide and twenty deep hold all in them fast, without a saving throw, until they break out. */
@Rule("MI-139")
final class StaffWebs implements SpellWork {
    private static final int SIXTEEN = 16;
    private static final int LEAST = 2;
    private static final int LONGEST = 12;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Sights.point(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        for (Effect.On who : caught(scene, targets)) {
            Afflictions.begin(
                    u,
                    who,
                    Afflictions.WEB,
                    "held in a web",
                    scene.caster().value(),
                    Effect.Unit.ROUNDS,
                    Afflictions.rounds(u.state(), Math.min(LONGEST, turns(dice(scene, who)))),
                    Map.of(Effect.HELPLESS, 1),
                    "MI-139",
                    List.of());
        }
    }

    /** Turns that somebody of so many hit dice needs to break out. */
    static int turns(int dice) {
        int of = Math.max(1, dice);
        return Math.max(LEAST, (SIXTEEN + of - 1) / of);
    }

    private static int dice(Scene scene, Effect.On who) {
        return OnCreature.monster(scene, who)
                .map(monster ->
                        monster.hitDice().belowOne() ? 1 : monster.hitDice().dice())
                .orElseGet(() -> who instanceof Effect.On.OnCharacter on
                        ? scene.state()
                                .adventurer(on.character())
                                .map(each -> each.level())
                                .orElse(1)
                        : 1);
    }

    private static List<Effect.On> caught(Scene scene, List<String> targets) {
        Optional<Cell> from = Areas.where(scene, scene.caster().on());
        Optional<Cell> at = scene.target(targets).flatMap(target -> Areas.point(scene, target));
        if (from.isEmpty() || at.isEmpty()) {
            return List.of();
        }
        int dx = Integer.signum(at.get().x() - from.get().x());
        int dy = Integer.signum(at.get().y() - from.get().y());
        Cell behind = new Cell(at.get().x() + dx, at.get().y() + dy);
        Set<Effect.On> all = new LinkedHashSet<>(Areas.in(scene, Set.of(at.get(), behind)));
        scene.target(targets).flatMap(OnCreature::on).ifPresent(all::add);
        return List.copyOf(all);
    }

    /** Fire clears the strands about somebody, and costs him a die. */
    static void burn(Unfolding u, Scene scene, Effect.On who) {
        Effects.find(u.state(), who, List.of(Afflictions.WEB)).ifPresent(web -> {
            u.emit(new MagicEvent.EffectEnded(web.id(), "the web is burned away"));
            if (FireResistance.has(u.state(), who)) {
                return;
            }
            int points = scene.throwing(u, "burning strands").roll(1, 6).total();
            Injury.hurt(
                    u, who, points, "burning strands", "MI-139", u.throwing().take());
        });
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Sights.points(scene).stream()
                .map(aim -> new Aim(aim.value(), aim.label(), Sights.warning(scene, caught(scene, aim.targets()))))
                .toList();
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
