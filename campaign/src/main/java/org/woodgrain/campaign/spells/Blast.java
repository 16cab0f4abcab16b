package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.harm.Parting;
import org.woodgrain.campaign.harm.Scorching;
import org.woodgrain.campaign.harm.Stings;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Fire or lightning in a place: one throw of damage for all, and a saving throw for each that takes half of it.
 *
 * @param force {@code fire} or {@code lightning}, as the monster table calls it
 * @param danger what is saved against: spells, or wands for a wand
 * @param dice of damage
 */
@Rule({"CB-30", "MA-19", "SP-24", "UX-29"})
record Blast(String force, Danger danger, int dice) {
    private static final int SIDES = 6;

    /**
     * Lets it loose.
     *
     * @param cells that it fills
     * @param others who are struck besides those who stand there
     * @param rebounded whether it came back from a wall
     */
    void strike(Unfolding u, Scene scene, SortedSet<Cell> cells, List<Effect.On> others, boolean rebounded) {
        Set<Effect.On> caught = new LinkedHashSet<>(Areas.in(scene, cells));
        caught.addAll(others);
        Roll damage = scene.throwing(u, "damage").roll(dice, SIDES);
        int points = damage.total();
        u.emit(new ArcaneEvent.Burst(
                scene.caster(),
                scene.spell().id(),
                force,
                points,
                cells,
                rebounded,
                u.throwing().take()));
        for (Effect.On who : caught) {
            strike(u, scene, who, damage);
        }
        Scorching.lying(u, scene.levelId(), cells, force);
    }

    private void strike(Unfolding u, Scene scene, Effect.On who, Roll damage) {
        boolean resists = force.equals("fire") && FireResistance.has(u.state(), who);
        int points = resists ? FireResistance.blunted(damage.total(), damage.faces()) : damage.total();
        Optional<Monster> monster = who instanceof Effect.On.OnFoe foe
                ? Creatures.monster(scene.world(), u.state(), foe.foe())
                : Optional.empty();
        if (monster.filter(each -> untouched(scene, each)).isPresent()) {
            u.emit(new ArcaneEvent.Withstood(who, true, scene.spell().id(), List.of()));
            parts(u, scene, who, monster.get());
            return;
        }
        int full = monster.map(each -> felt(scene, each, points)).orElse(points);
        // what a dragon breathes itself, it is sure to withstand
        boolean sure = monster.filter(each -> likeItsBreath(scene, each)).isPresent();
        int taken = sure ? full / 2 : Saves.halved(u, scene, who, danger, resists ? FireResistance.ON_SAVES : 0, full);
        List<Roll> rolls = new ArrayList<>(u.throwing().take());
        boolean saved = taken < full;
        if (saved) {
            u.emit(new ArcaneEvent.Withstood(who, taken == 0, scene.spell().id(), rolls));
            rolls.clear();
        }
        Injury.hurt(u, who, taken, scene.spell().name(), scene.spell().id(), rolls);
        if (!saved) {
            Scorching.slain(u, who, force);
        }
        if (who instanceof Effect.On.OnFoe foe && taken > 0) {
            monster.ifPresent(kind -> Stings.by(u, foe.foe(), kind, force));
        }
        if (force.equals("fire")) {
            StaffWebs.burn(u, scene, who);
        }
    }

    private boolean likeItsBreath(Scene scene, Monster monster) {
        var profile = scene.state().ruleset().profile();
        return monster.has(SpecialAttack.Dragon.class, profile)
                && monster.powers(SpecialAttack.Breath.class, profile).stream()
                        .anyMatch(breath -> breath.matter().equals(force));
    }

    /** Whether it does nothing to a monster, or only parts it. */
    private boolean untouched(Scene scene, Monster monster) {
        var profile = scene.state().ruleset().profile();
        return monster.immuneTo(force, profile) || split(scene, monster).isPresent();
    }

    private void parts(Unfolding u, Scene scene, Effect.On who, Monster monster) {
        if (who instanceof Effect.On.OnFoe foe) {
            split(scene, monster)
                    .filter(split -> Creatures.foe(u.state(), foe.foe())
                            .filter(each -> each.number(Parting.PIECE) == 0)
                            .isPresent())
                    .ifPresent(split -> Parting.into(
                            u,
                            foe.foe(),
                            split.pieces()
                                    .roll(u.throwing()
                                            .of(scene.spell().id(), "pieces")
                                            .secret()),
                            u.throwing().take()));
        }
    }

    private Optional<OnHit.Split> split(Scene scene, Monster monster) {
        return monster.powers(OnHit.Split.class, scene.state().ruleset().profile()).stream()
                .filter(split -> split.causes().contains(force)
                        || split.causes().contains("any-but-fire") && !force.equals("fire"))
                .findFirst();
    }

    /** What a monster feels of it: half, or more for each die, as its nature is. */
    private int felt(Scene scene, Monster monster, int points) {
        var profile = scene.state().ruleset().profile();
        boolean half = monster.powers(Resistance.Half.class, profile).stream()
                .anyMatch(each -> each.from().contains(force));
        int more = monster.powers(Resistance.Weak.class, profile).stream()
                .filter(weak -> weak.force().equals(force))
                .mapToInt(Resistance.Weak::more)
                .sum();
        return (points + more * dice) / (half ? 2 : 1);
    }
}
