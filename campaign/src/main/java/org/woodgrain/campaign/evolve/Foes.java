package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Circling;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;

/** Changes one monster wherever it is: met, following the company, or at home. */
final class Foes {
    private Foes() {}

    static CampaignState change(CampaignState state, FoeId id, UnaryOperator<Foe> how) {
        CampaignState now = state.withEncounter(state.encounter().map(meeting -> meeting(meeting, id, how)));
        return home(following(now, id, how), id, how);
    }

    private static CampaignState following(CampaignState state, FoeId id, UnaryOperator<Foe> how) {
        for (Follower follower : state.followers()) {
            if (follower.foe().id().equals(id)) {
                List<Follower> now = new ArrayList<>(state.followers());
                now.replaceAll(each -> each.foe().id().equals(id) ? each.with(how.apply(each.foe())) : each);
                return state.withFollowers(now);
            }
        }
        return state;
    }

    private static Encounter meeting(Encounter meeting, FoeId id, UnaryOperator<Foe> how) {
        Encounter now = has(meeting.foes(), id) ? meeting.withFoes(each(meeting.foes(), id, how)) : meeting;
        Circling round = now.circling();
        return has(round.foes(), id)
                ? now.withCircling(new Circling(each(round.foes(), id, how), round.rounds()))
                : now;
    }

    private static CampaignState home(CampaignState state, FoeId id, UnaryOperator<Foe> how) {
        for (Map.Entry<String, LevelState> level : state.levels().entrySet()) {
            for (Map.Entry<String, RoomState> room : level.getValue().rooms().entrySet()) {
                if (has(room.getValue().dwellers(), id)) {
                    RoomState now =
                            room.getValue().withDwellers(each(room.getValue().dwellers(), id, how));
                    return state.changeLevel(level.getKey(), each -> each.withRoom(room.getKey(), now));
                }
            }
        }
        return state;
    }

    private static boolean has(List<Foe> foes, FoeId id) {
        for (Foe foe : foes) {
            if (foe.id().equals(id)) {
                return true;
            }
        }
        return false;
    }

    private static List<Foe> each(List<Foe> foes, FoeId id, UnaryOperator<Foe> how) {
        List<Foe> now = new ArrayList<>(foes);
        now.replaceAll(foe -> foe.id().equals(id) ? how.apply(foe) : foe);
        return now;
    }
}
