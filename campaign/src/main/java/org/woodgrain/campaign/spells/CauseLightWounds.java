package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.monsters.Monster;

/** A wounding touch: it needs an attack that hits, and a miss wastes it. */
@Rule("SP-74")
final class CauseLightWounds implements SpellWork {
    private static final int SIDES = 6;
    private static final int ARM = 10;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Target> target = scene.target(targets);
        if (target.isEmpty()) {
            return scene.noTarget("an enemy within arm's reach");
        }
        if (scene.distance() > ARM) {
            return scene.wrong("he must touch his victim", "SP-74");
        }
        return switch (target.get()) {
            case Target.OnFoe foe ->
                scene.foe(foe.id()).filter(each -> !each.gone()).isEmpty()
                        ? scene.noTarget("an enemy within arm's reach")
                        : kind(scene, foe);
            case Target.OnMember member ->
                scene.companion(member.id()).isPresent() ? Optional.empty() : scene.noTarget("a living creature");
            default -> scene.noTarget("an enemy within arm's reach");
        };
    }

    private static Optional<Refusal> kind(Scene scene, Target.OnFoe foe) {
        boolean seen = scene.encounter().map(Encounter::kindKnown).orElse(false);
        return seen && !living(scene, foe) ? scene.wrong("it harms only the living", "SP-74") : Optional.empty();
    }

    private static boolean living(Scene scene, Target.OnFoe foe) {
        return Creatures.monster(scene.world(), scene.state(), foe.id())
                .map(monster -> !monster.undead() && !monster.isKind("construct"))
                .orElse(false);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        switch (scene.target(targets).orElse(null)) {
            case Target.OnFoe target
            when living(scene, target) -> scene.foe(target.id()).ifPresent(foe -> strike(u, scene, foe));
            case Target.OnMember target -> scene.companion(target.id()).ifPresent(member -> strike(u, scene, member));
            case null, default ->
                u.emit(new MagicEvent.NothingHappened(
                        scene.caster(), scene.spell().id(), List.of()));
        }
    }

    private static void strike(Unfolding u, Scene scene, Foe foe) {
        int armour = scene.world()
                .book()
                .monsters()
                .find(foe.monster())
                .map(Monster::armorClass)
                .orElse(9);
        if (foe.standing() != Foe.Standing.HELPLESS && !hits(u, scene, armour, 0)) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
            return;
        }
        int points = damage(u, scene);
        List<Roll> rolls = u.throwing().take();
        u.emit(new HarmEvent.FoeHurt(
                foe.id(), points, foe.hitPoints() - points, scene.spell().name(), "SP-74", rolls));
        if (foe.hitPoints() <= points) {
            u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), scene.spell().name(), "CB-18"));
        } else {
            Sleepers.struck(u, new org.woodgrain.campaign.state.Effect.On.OnFoe(foe.id()));
        }
    }

    private static void strike(Unfolding u, Scene scene, Adventurer who) {
        Defence defence = new Figures(scene.world().book(), u.state().ruleset()).defence(who);
        boolean helpless = u.state().helpless(who.id());
        if (!helpless && !hits(u, scene, defence.armourClass(), defence.bodyBonus() + defence.shieldBonus())) {
            u.emit(new MagicEvent.NothingHappened(
                    scene.caster(), scene.spell().id(), u.throwing().take()));
            return;
        }
        int points = damage(u, scene);
        List<Roll> rolls = u.throwing().take();
        int left = who.hitPoints() - points;
        u.emit(new HarmEvent.CharacterHurt(who.id(), points, left, scene.spell().name(), "SP-74", rolls));
        if (left <= 0) {
            u.emit(new HarmEvent.CharacterDied(who.id(), scene.spell().name(), "CB-18", List.of()));
        } else {
            Sleepers.struck(u, new org.woodgrain.campaign.state.Effect.On.OnCharacter(who.id()));
        }
    }

    private static boolean hits(Unfolding u, Scene scene, int armourClass, int armourBonus) {
        int needed = scene.world()
                .book()
                .combat()
                .attack()
                .needed(u.state().ruleset(), new Skill.Classed(CharacterClass.CLERIC, scene.level()), armourClass);
        return scene.throwing(u, "to touch")
                .plus(-armourBonus)
                .atLeast(needed)
                .roll(1, 20)
                .success();
    }

    private static int damage(Unfolding u, Scene scene) {
        return scene.throwing(u, "points of harm").plus(1).roll(1, SIDES).total();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Foes.aims(scene);
    }

    @Override
    public boolean hostile() {
        return true;
    }
}
