package org.woodgrain.campaign.people;

import java.util.Optional;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.AttackMatrix;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.monsters.HitDice;

/** The strength of a hill giant in the body of a man. */
@Rule("MI-045")
public final class GiantStrength {
    /** The number of an effect that says that whoever is under it is as strong as a giant. */
    public static final String GIANT = "giant-strength";

    /** The number of an effect that says that whoever is under it only believes so. */
    public static final String BELIEVED = "giant-belief";

    private static final Skill HILL_GIANT = new Skill.Beast(HitDice.of(8));
    private static final Formula TWO_DICE = Formula.dice(2, 6);
    private static final int IN_SIX = 5;

    private GiantStrength() {}

    /** Whether somebody has it now. */
    public static boolean has(CampaignState state, Adventurer who) {
        return belief(state, who, GIANT).isPresent();
    }

    /** The delusion of having it, if somebody is under one. */
    public static Optional<Effect> believed(CampaignState state, Adventurer who) {
        return belief(state, who, BELIEVED);
    }

    private static Optional<Effect> belief(CampaignState state, Adventurer who, String number) {
        return state.effects().firstWith(new Effect.On.OnCharacter(who.id()), number);
    }

    /** How he strikes: as the giant, unless he does better by himself. */
    public static Skill skill(AttackMatrix matrix, Ruleset rules, Skill own) {
        return matrix.toHitZero(rules, HILL_GIANT) < matrix.toHitZero(rules, own) ? HILL_GIANT : own;
    }

    /**
     * What a blow of his does.
     *
     * @param plus what the magic of his weapon adds
     */
    public static Formula damage(int plus) {
        return new Formula(TWO_DICE.count(), TWO_DICE.sides(), plus, 1);
    }

    /** The chances in six that somebody believes he has: what he has, or under a delusion the giant's. */
    @Rule("MI-053")
    public static int believed(CampaignState state, Adventurer who, int own) {
        return believed(state, who).isPresent() ? force(own) : own;
    }

    /** Chances in six at doors, gates and lids, unless his own are better. */
    public static int force(int own) {
        return Math.max(IN_SIX, own);
    }
}
