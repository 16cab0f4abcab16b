package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.equipment.Defence;
import org.woodgrain.rules.monsters.Monster;

/** The throw to touch one who does not want it: as a blow, with what helps and hinders a blow. */
final class TouchThrow {
    private static final int WEARY = -1;

    private TouchThrow() {}

    /** Throws it. */
    @Rule({"SP-74", "SP-86", "SP-90", "SP-92", "SP-97", "SP-99"})
    static boolean hits(Unfolding u, Scene scene, Effect.On victim) {
        int armour = 9;
        int bonus = 0;
        if (victim instanceof Effect.On.OnCharacter member) {
            Adventurer who = u.state().adventurer(member.character()).orElseThrow();
            Defence defence = new Figures(scene.world().book(), u.state().ruleset()).defence(who);
            armour = defence.armourClass();
            bonus = defence.bodyBonus() + defence.shieldBonus();
        } else if (victim instanceof Effect.On.OnFoe foe) {
            armour = Creatures.monster(scene.world(), u.state(), foe.foe())
                    .map(Monster::armorClass)
                    .orElse(armour);
        }
        int needed = scene.world()
                .book()
                .combat()
                .attack()
                .needed(u.state().ruleset(), new Skill.Classed(CharacterClass.CLERIC, scene.level()), armour);
        return scene.throwing(u, "to touch")
                .plus(own(scene, u.state())
                        + sum(u.state(), victim, Afflictions.EASE)
                        + Wards.onAttack(u.state(), victim, alignment(scene, u.state()), bonus)
                        - bonus)
                .atLeast(needed)
                .roll(1, 20)
                .success();
    }

    /** What the caster himself brings to it: blessings, curses and sickness, the strength of his arm, weariness. */
    private static int own(Scene scene, CampaignState state) {
        int arm = scene.caster() instanceof Caster.Member member
                ? state.adventurer(member.id())
                        .map(who -> new Figures(scene.world().book(), state.ruleset()).meleeModifier(who)
                                + (who.rest().weary() ? WEARY : 0))
                        .orElse(0)
                : 0;
        return arm + sum(state, scene.caster().on(), Afflictions.TO_HIT);
    }

    private static int sum(CampaignState state, Effect.On on, String number) {
        return state.effectsOn(on).stream()
                .mapToInt(effect -> effect.number(number))
                .sum();
    }

    private static Alignment alignment(Scene scene, CampaignState state) {
        return switch (scene.caster()) {
            case Caster.Member member ->
                state.adventurer(member.id()).map(Adventurer::alignment).orElse(Alignment.NEUTRALITY);
            case Caster.Monster monster ->
                Creatures.monster(scene.world(), state, monster.id())
                        .flatMap(kind -> kind.alignments().stream().max(Enum::compareTo))
                        .orElse(Alignment.NEUTRALITY);
        };
    }
}
