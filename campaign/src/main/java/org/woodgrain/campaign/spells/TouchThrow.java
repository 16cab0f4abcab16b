package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.bands.Protected;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Skills;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.power.MonsterFighter;

/** The throw to touch one who does not want it: as a blow, with what helps and hinders a blow. */
final class TouchThrow {
    private static final int WEARY = -1;
    private static final int UNARMOURED = 9;
    private static final int TWENTY = 20;
    private static final int DIE = 6;
    private static final int ONE_IN_THREE = 2;

    private TouchThrow() {}

    /** Throws it; the armour and the shield of the victim count, magic and all. */
    @Rule({"SP-74", "SP-86", "SP-90", "SP-92", "SP-97", "SP-99", "MI-014", "MI-015", "CC-02"})
    static boolean hits(Unfolding u, Scene scene, Effect.On victim) {
        World world = scene.world();
        CampaignState state = u.state();
        Guard guard = guard(world, state, victim);
        boolean caught = guard.caught() > 0
                && u.throwing()
                        .of("MI-015", "the blow meets a magic shield")
                        .secret()
                        .atMost(ONE_IN_THREE)
                        .roll(1, DIE)
                        .success();
        int needed = world.book().combat().attack().needed(state.ruleset(), skill(scene, state), guard.front());
        Roll roll = scene.throwing(u, "to touch")
                .plus(own(scene, state)
                        + sum(state, victim, Afflictions.EASE)
                        + Wards.onAttack(state, victim, alignment(scene, state), bonus(world, state, victim))
                        - (caught ? guard.caught() : 0))
                .atLeast(needed)
                .roll(1, TWENTY);
        int natural = roll.faces().getFirst();
        return state.ruleset().on(Option.NATURAL_EXTREMES)
                ? natural == TWENTY || natural != 1 && roll.success()
                : roll.success();
    }

    private static Guard guard(World world, CampaignState state, Effect.On victim) {
        return switch (victim) {
            case Effect.On.OnCharacter member ->
                state.adventurer(member.character())
                        .map(who -> Guard.of(new Figures(world.book(), state.ruleset()).defence(who), state.ruleset()))
                        .orElse(Guard.natural(UNARMOURED));
            case Effect.On.OnFoe on ->
                Creatures.foe(state, on.foe())
                        .flatMap(foe -> Creatures.monster(world, state, on.foe())
                                .map(kind -> Protected.guard(world.book(), state, foe, kind)))
                        .orElse(Guard.natural(UNARMOURED));
            case Effect.On.OnDoor door -> Guard.natural(UNARMOURED);
            case Effect.On.OnThing thing -> Guard.natural(UNARMOURED);
            case Effect.On.OnCell cell -> Guard.natural(UNARMOURED);
        };
    }

    /** What magic adds to a member's armour, beside which a circle of protection does nothing. */
    private static int bonus(World world, CampaignState state, Effect.On victim) {
        return victim instanceof Effect.On.OnCharacter member
                ? state.adventurer(member.character())
                        .map(who -> new Figures(world.book(), state.ruleset()).defence(who))
                        .map(defence -> defence.bodyBonus() + (defence.shield() ? defence.shieldBonus() : 0))
                        .orElse(0)
                : 0;
    }

    private static Skill skill(Scene scene, CampaignState state) {
        Skill cleric = new Skill.Classed(CharacterClass.CLERIC, scene.level());
        return switch (scene.caster()) {
            case Caster.Member member ->
                state.adventurer(member.id())
                        .map(who -> Skills.of(scene.world().book(), state, who))
                        .orElse(cleric);
            case Caster.Monster monster ->
                Creatures.foe(state, monster.id())
                        .flatMap(foe -> Creatures.monster(scene.world(), state, monster.id())
                                .map(kind -> new MonsterFighter(
                                                state.ruleset(),
                                                scene.world().book().combat())
                                        .skill(kind, kind.hitDice(), Marks.level(foe))))
                        .orElse(cleric);
        };
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
        return state.effects().sum(on, number);
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
