package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** The breath of one who has the whole shape of a creature that breathes: as many points as he has himself. */
@Rule("SP-33")
final class FormBreath {
    private static final String USED = "breathed";
    private static final int FEET = 10;

    private FormBreath() {}

    private static Optional<SpecialAttack.Breath> breath(Scene scene, Effect form) {
        return scene.world()
                .book()
                .monsters()
                .find(form.word(Effect.FORM))
                .flatMap(monster -> breath(monster, scene))
                .filter(each -> form.number(USED) < Math.max(1, each.uses()));
    }

    private static Optional<SpecialAttack.Breath> breath(Monster monster, Scene scene) {
        return monster.power(SpecialAttack.Breath.class, scene.state().ruleset().profile());
    }

    /** Why he cannot breathe at somebody; empty if he can. */
    static Optional<Refusal> check(Scene scene, Effect form, List<String> targets) {
        Optional<SpecialAttack.Breath> breath = breath(scene, form);
        if (!form.on().equals(scene.caster().on()) || breath.isEmpty()) {
            return scene.wrong("there is no breath in that shape, or none is left", "SP-33");
        }
        boolean there = scene.target(targets).orElse(null) instanceof Target.OnFoe target
                && scene.foe(target.id()).filter(foe -> !foe.gone()).isPresent();
        if (!there) {
            return scene.noTarget("somebody at whom to breathe");
        }
        return scene.distance() <= breath.get().length()
                ? Optional.empty()
                : scene.wrong("the breath does not reach so far", "SP-33");
    }

    /** Breathes: all in the cone are hurt, those who save for half. */
    static void breathe(Unfolding u, Scene scene, Effect form, List<String> targets) {
        SpecialAttack.Breath breath = breath(scene, form).orElseThrow();
        Effect.On at = scene.target(targets).flatMap(OnCreature::on).orElseThrow();
        int points = scene.member().map(who -> who.hitPoints()).orElse(0);
        u.emit(new MagicEvent.EffectChanged(form.id(), USED, form.number(USED) + 1, "a breath"));
        Cell from = scene.cell().orElseThrow();
        Cell toward = Areas.where(scene, at).orElse(from);
        List<Effect.On> victims = new ArrayList<>(
                Areas.in(scene, new Shape.Cone(from, toward, breath.length(), Math.max(FEET, breath.width()))));
        if (!victims.contains(at)) {
            victims.add(at);
        }
        u.emit(new SpellEvent.ManyTaken(scene.caster(), "SP-33", victims.size(), victims, List.of()));
        for (Effect.On victim : victims) {
            boolean resists = breath.matter().equals("fire") && FireResistance.has(u.state(), victim);
            int harm = Saves.halved(
                    u,
                    scene,
                    victim,
                    Danger.BREATH,
                    resists ? FireResistance.ON_SAVES : 0,
                    resists ? FireResistance.blunted(points) : points);
            Injury.hurt(
                    u,
                    victim,
                    harm,
                    "a breath of " + breath.matter(),
                    "SP-33",
                    u.throwing().take());
        }
    }

    static List<Aim> aims(Scene scene, Effect form) {
        return form.on().equals(scene.caster().on()) && breath(scene, form).isPresent()
                ? Foes.aims(scene).stream()
                        .map(aim -> new Aim(aim.value(), "breathe at " + aim.label(), "all in the cone"))
                        .toList()
                : List.of();
    }
}
