package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;

/**
 * A ray that kills one living creature which does not save against death.
 *
 * <p>A cleric of Law may use it for life or death only; misuse turns him to Chaos at once.
 */
@Rule({"SP-108", "CH-85"})
final class FingerOfDeath implements SpellWork {
    private static final List<String> SPARES = List.of("undead", "construct", "elemental");

    /** The scarab that wards off death rays while it is worn. */
    private static final String SCARAB = "MI-149";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return OneInSight.check(scene, targets, "SP-108", SPARES);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Touch.victim(scene, targets).ifPresent(victim -> {
            boolean misused = misused(scene, victim);
            strike(u, scene, victim);
            if (misused) {
                scene.member().ifPresent(caster -> Fall.toChaos(u, caster));
            }
        });
    }

    private static void strike(Unfolding u, Scene scene, Effect.On victim) {
        if (Touch.spared(scene, victim, SPARES) || warded(scene, victim)) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        boolean saved = Saves.made(u, scene, victim, Danger.DEATH, 0);
        List<Roll> rolls = u.throwing().take();
        if (saved) {
            u.emit(new MagicEvent.Resisted(scene.caster(), victim, scene.spell().id(), rolls));
        } else {
            u.emit(new MagicEvent.Overcome(scene.caster(), victim, scene.spell().id(), rolls));
            Injury.kill(u, victim, "the finger of death", "SP-108");
        }
    }

    @Rule("MI-149")
    private static boolean warded(Scene scene, Effect.On victim) {
        return victim instanceof Effect.On.OnCharacter member
                && scene.state()
                        .adventurer(member.character())
                        .filter(who -> who.items().stream()
                                .anyMatch(item -> item.kind().equals(SCARAB) && item.carried() == Carried.WORN))
                        .isPresent();
    }

    /** Whether a cleric who is not of Chaos uses it without need. */
    @Rule("SP-108")
    private static boolean misused(Scene scene, Effect.On victim) {
        return scene.caster() instanceof Caster.Member
                && scene.casterAlignment() != Alignment.CHAOS
                && !(attacking(scene, victim) && lifeOrDeath(scene));
    }

    /** Whether the victim is one of those who attack the company. */
    private static boolean attacking(Scene scene, Effect.On victim) {
        return victim instanceof Effect.On.OnFoe on
                && scene.encounter()
                        .filter(meeting ->
                                meeting.phase() == Encounter.Phase.BATTLE || meeting.phase() == Encounter.Phase.PURSUIT)
                        .flatMap(meeting -> meeting.foe(on.foe()))
                        .filter(Foe::able)
                        .isPresent();
    }

    /** Whether he himself or most of the company are below half their hit points. */
    private static boolean lifeOrDeath(Scene scene) {
        boolean himself = scene.member().filter(FingerOfDeath::belowHalf).isPresent();
        long low = scene.state().company().stream()
                .filter(FingerOfDeath::belowHalf)
                .count();
        return himself || 2 * low > scene.state().company().size();
    }

    private static boolean belowHalf(Adventurer who) {
        return 2 * who.hitPoints() < who.maxHitPoints();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = Foes.aims(scene);
        boolean warn = scene.casterAlignment() != Alignment.CHAOS && !lifeOrDeath(scene);
        return warn
                ? aims.stream()
                        .map(aim ->
                                new Aim(aim.value(), aim.label(), "no need of life or death: it would damn the caster"))
                        .toList()
                : aims;
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.strongestFirst(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
