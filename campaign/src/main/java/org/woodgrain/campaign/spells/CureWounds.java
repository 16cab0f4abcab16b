package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;

/**
 * Healing by touch at the end of a whole turn of stillness; an interruption wastes it.
 *
 * <p>For one who is paralysed it ends that instead, and for one blinded by a spray it ends the smart.
 */
@Rule({"SP-73", "SP-96"})
final class CureWounds implements SpellWork {
    private static final List<String> ENDS_INSTEAD = List.of("paralysis", "blister");
    private static final int SIDES = 6;

    private final int dice;

    /** @param dice how many, a pip added to each */
    CureWounds(int dice) {
        this.dice = dice;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnMember target)) {
            return scene.noTarget("a living member of the company");
        }
        if (scene.companion(target.id()).isEmpty()) {
            return scene.wrong("only the living can be healed", scene.spell().id());
        }
        return scene.encounter().isPresent()
                ? scene.wrong(
                        "both must keep still for a whole turn", scene.spell().id())
                : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnMember target)) {
            return;
        }
        boolean still = Time.turns(u, 1) && !Time.interrupted(u);
        if (!still) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        Effect.On on = new Effect.On.OnCharacter(target.id());
        if (!Effects.end(u, on, ENDS_INSTEAD, "healed")) {
            heal(u, scene, target.id());
        }
    }

    @Rule("TI-04")
    private void heal(Unfolding u, Scene scene, CharacterId patient) {
        Roll roll = scene.throwing(u, "points healed")
                .plus(dice * scene.spell().times(Figure.DAMAGE))
                .roll(dice * scene.spell().times(Figure.DAMAGE), SIDES);
        u.state().adventurer(patient).filter(Adventurer::living).ifPresent(who -> {
            int now = Math.min(who.maxHitPoints(), who.hitPoints() + roll.total());
            u.emit(new HarmEvent.CharacterHealed(
                    patient,
                    Math.max(0, now - who.hitPoints()),
                    Math.max(now, who.hitPoints()),
                    scene.spell().name(),
                    scene.spell().id(),
                    u.throwing().take()));
        });
    }

    @Override
    public Set<Figure> doubles() {
        return Set.of(Figure.DAMAGE);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return scene.state().company().stream()
                .map(who -> new Aim(
                        "member:" + who.id(), who.name(), who.hitPoints() + " of " + who.maxHitPoints() + " points"))
                .toList();
    }

    @Override
    public boolean inTown() {
        return true;
    }

    @Override
    public boolean inBattle() {
        return false;
    }
}
