package org.woodgrain.campaign.magic;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.ground.Stays;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.rules.Rule;

/** Regaining spells away from home: in a camp out of doors, after a night's rest, from books that were brought along. */
@Rule("MA-04")
public final class Camp {
    /** Eight hours. */
    private static final int NIGHT = 48;

    private Camp() {}

    /** Why nobody can study where the company is now; empty if those who have books can. */
    static Optional<Refusal> check(World world, CampaignState state) {
        if (allowed(state)) {
            return Optional.empty();
        }
        if (!Outdoors.now(state).open()) {
            return no(
                    "An expedition into a dungeon is one day, and nothing is regained in it: spells are chosen in town,"
                            + " or in a camp out of doors.");
        }
        return slept(world, state)
                ? Optional.empty()
                : no("Spells are regained after eight hours' rest in one place, which must have ended today.");
    }

    /** Why somebody cannot fill places with spells that he must look up; empty if he can. */
    static Optional<Refusal> books(CampaignState state, Adventurer who) {
        return atHand(state, who)
                ? Optional.empty()
                : no(who.name() + "'s books are at home: only the spells not yet cast are there.");
    }

    private static Optional<Refusal> no(String why) {
        return Optional.of(new MagicRefusal.CannotHold(why, "MA-04"));
    }

    /** Whether somebody has his books where he is. */
    public static boolean atHand(CampaignState state, Adventurer who) {
        return state.underground().isEmpty() || state.workshop().carried().contains(who.id());
    }

    /** Whether the company could study here and now. */
    public static boolean ready(World world, CampaignState state) {
        return state.underground().isPresent()
                && state.encounter().isEmpty()
                && check(world, state).isEmpty();
    }

    private static boolean slept(World world, CampaignState state) {
        return state.underground()
                .flatMap(at -> world.level(at.level())
                        .map(level ->
                                Stays.restedToday(level, state.level(at.level()), at.cell(), state.clock(), NIGHT)))
                .orElse(false);
    }

    private static boolean allowed(CampaignState state) {
        return state.underground()
                .map(at -> state.level(at.level()))
                .map((LevelState level) ->
                        level.tried().contains(Stays.studyMark(state.clock().day())))
                .orElse(false);
    }
}
