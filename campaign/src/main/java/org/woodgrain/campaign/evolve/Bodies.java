package org.woodgrain.campaign.evolve;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Remains;

/** What spells do to bodies, and how it is undone. */
final class Bodies {
    /** The words that keep what a changed monster was and how it was called. */
    private static final String WAS = "was";

    private static final String CALLED = "called";
    private static final String POLYMORPH = "SP-33";
    private static final String POLYMORPH_SELF = "SP-34";
    private static final String GROWTH = "SP-59";
    private static final String ANIMATED = "SP-53";
    private static final String STALKER = "SP-63";

    /** What ends with the death of whoever is under it. */
    private static final Set<String> END_AT_DEATH = Set.of(POLYMORPH, POLYMORPH_SELF);

    private Bodies() {}

    /** Whether an effect on a monster changes what it is or how big it is. */
    static boolean changes(Effect effect) {
        return effect.kind().equals(POLYMORPH) || effect.kind().equals(GROWTH);
    }

    static CampaignState changed(CampaignState state, Effect effect, Effect.On.OnFoe on) {
        return Foes.change(
                state,
                on.foe(),
                foe -> effect.kind().equals(GROWTH)
                        ? points(foe, foe.hitPoints() * 2, foe.maxHitPoints() * 2)
                        : kind(foe, effect.word(Effect.FORM), effect.word("shape")));
    }

    static CampaignState restored(CampaignState state, Effect effect, Effect.On.OnFoe on) {
        return Foes.change(
                state,
                on.foe(),
                foe -> effect.kind().equals(GROWTH)
                        ? points(foe, (foe.hitPoints() + 1) / 2, foe.maxHitPoints() / 2)
                        : kind(foe, effect.word(WAS), effect.word(CALLED)));
    }

    private static Foe kind(Foe foe, String monster, String name) {
        return foe.withMonster(monster, name);
    }

    private static Foe points(Foe foe, int now, int most) {
        return foe.withHitPoints(now).withMaxHitPoints(most);
    }

    /** What a changed monster is by its nature; empty if it is what it seems. */
    static Optional<String> kind(CampaignState state, FoeId foe) {
        return polymorph(state, foe).map(effect -> effect.word(WAS));
    }

    /** The body of one that dies turns back. */
    static CampaignState turnedBack(CampaignState state, FoeId foe) {
        return polymorph(state, foe)
                .map(effect -> restored(
                        state.withEffects(state.effects().stream()
                                .filter(each -> !each.id().equals(effect.id()))
                                .toList()),
                        effect,
                        new Effect.On.OnFoe(foe)))
                .orElse(state);
    }

    private static Optional<Effect> polymorph(CampaignState state, FoeId foe) {
        return state.effects().first(new Effect.On.OnFoe(foe), POLYMORPH);
    }

    /** Whether a servant stays when its master dies: what was animated stands by its last order, a stalker by its mission. */
    static boolean outlives(CampaignState state, FoeId servant) {
        Effect.On on = new Effect.On.OnFoe(servant);
        return state.effects().any(on, ANIMATED) || state.effects().any(on, STALKER);
    }

    /** The dead of a meeting stay where they fell. */
    static CampaignState left(CampaignState state, Encounter meeting) {
        if (!state.levels().containsKey(meeting.level())) {
            return state;
        }
        return state.changeLevel(meeting.level(), level -> {
            LevelState now = level;
            for (Foe foe : meeting.foes()) {
                if (foe.standing() == Foe.Standing.DEAD && foe.number(Remains.NO_BODY) == 0) {
                    now = now.withTried(new Remains(false, meeting.cell(), foe.monster(), 0, foe.id()).mark());
                }
            }
            return now;
        });
    }

    static boolean endsWith(Effect effect, CharacterId dead) {
        return END_AT_DEATH.contains(effect.kind())
                && effect.on() instanceof Effect.On.OnCharacter on
                && on.character().equals(dead);
    }
}
