package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Follower;
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
        Optional<Refusal> patient = switch (scene.target(targets).orElse(null)) {
            case Target.OnMember target ->
                scene.companion(target.id()).isPresent() ? Optional.empty() : unliving(scene);
            case Target.OnFoe target
            when scene.servant(target.id()).isPresent() -> healable(scene, target) ? Optional.empty() : unliving(scene);
            case null, default -> scene.noTarget("a living member of the company, or one that follows it");
        };
        if (patient.isPresent()) {
            return patient;
        }
        return scene.encounter().isPresent()
                ? scene.wrong(
                        "both must keep still for a whole turn", scene.spell().id())
                : Optional.empty();
    }

    private static Optional<Refusal> unliving(Scene scene) {
        return scene.wrong("only the living can be healed", scene.spell().id());
    }

    private static boolean healable(Scene scene, Target.OnFoe target) {
        return Creatures.monster(scene.world(), scene.state(), target.id())
                .filter(monster -> !monster.undead() && !monster.isKind("construct"))
                .isPresent();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Effect.On on = scene.target(targets).flatMap(OnCreature::on).orElseThrow();
        boolean still = Time.turns(u, 1) && !Time.interrupted(u);
        if (!still) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        if (Effects.end(u, on, ENDS_INSTEAD, "healed")) {
            return;
        }
        Roll roll = scene.throwing(u, "points healed")
                .plus(dice * scene.spell().times(Figure.DAMAGE))
                .roll(dice * scene.spell().times(Figure.DAMAGE), SIDES);
        if (on instanceof Effect.On.OnCharacter member) {
            heal(u, scene, member.character(), roll);
        } else if (on instanceof Effect.On.OnFoe servant) {
            heal(u, scene, servant, roll);
        }
    }

    /** Those who follow the company are healed as its members are. */
    private static void heal(Unfolding u, Scene scene, Effect.On.OnFoe servant, Roll roll) {
        u.emit(new SpellEvent.Took(
                scene.caster(), servant, scene.spell().id(), u.throwing().take()));
        Creatures.foe(u.state(), servant.foe()).filter(foe -> !foe.gone()).ifPresent(foe -> {
            int now = Math.min(foe.maxHitPoints(), foe.hitPoints() + roll.total());
            u.emit(new BattleEvent.Regained(
                    foe.id(), Math.max(0, now - foe.hitPoints()), Math.max(now, foe.hitPoints())));
        });
    }

    @Rule("TI-04")
    private static void heal(Unfolding u, Scene scene, CharacterId patient, Roll roll) {
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
        List<Aim> aims = new ArrayList<>();
        scene.state()
                .company()
                .forEach(who -> aims.add(new Aim(
                        "member:" + who.id(), who.name(), who.hitPoints() + " of " + who.maxHitPoints() + " points")));
        scene.state().followers().stream()
                .map(Follower::foe)
                .filter(foe -> !foe.gone() && healable(scene, new Target.OnFoe(foe.id())))
                .forEach(foe -> aims.add(new Aim("foe:" + foe.id(), "the " + foe.name(), "")));
        return aims;
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
