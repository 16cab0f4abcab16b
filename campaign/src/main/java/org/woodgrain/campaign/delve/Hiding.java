package org.woodgrain.campaign.delve;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.meeting.Approach;
import org.woodgrain.campaign.meeting.Cover;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Creatures that sit so still in their kind of cover that a company passes them over. */
public final class Hiding {
    private Hiding() {}

    /**
     * Throws whether dwellers who came into sight are passed over; no die for such as do not hide there, or of whom the
     * company knows already.
     */
    @Rule("EN-36")
    static boolean passedOver(Unfolding u, String level, String room, Cell where, Approach approach) {
        List<Foe> able = u.state().level(level).room(room).dwellers().stream()
                .filter(Foe::able)
                .toList();
        int chance = approach.heard() || Meetings.partedFrom(able)
                ? 0
                : able.stream()
                        .mapToInt(foe -> chance(u, foe, level, where))
                        .min()
                        .orElse(0);
        if (chance == 0
                || u.throwing()
                                .of("EN-36", "whether those who hide are passed over")
                                .secret()
                                .roll(1, 100)
                                .total()
                        > chance) {
            return false;
        }
        u.emit(new MeetingEvent.PassedOver(
                level, room, able.size(), u.throwing().take()));
        return true;
    }

    private static int chance(Unfolding u, Foe foe, String level, Cell where) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        return kind.powers(Habit.Hides.class, u.state().ruleset().profile()).stream()
                .filter(hides -> Cover.at(u.world(), u.state(), level, where, hides.terrain(), false))
                .mapToInt(Habit.Hides::chance)
                .max()
                .orElse(0);
    }

    /**
     * Those who hide where the company spends time in one spot, or touches what lies there, are come upon after all:
     * with their surprise, for the company knows nothing of them.
     *
     * @param before the state before the order
     */
    @Rule("EN-36")
    public static void settle(Unfolding u, CampaignState before) {
        CampaignState now = u.state();
        if (now.encounter().isPresent()
                || before.encounter().isPresent()
                || now.company().isEmpty()
                || !(now.place() instanceof Place.Underground at)
                || !(before.place() instanceof Place.Underground was)
                || !was.level().equals(at.level())
                || !was.cell().equals(at.cell())) {
            return;
        }
        u.world()
                .level(at.level())
                .flatMap(level -> level.roomAt(at.cell())
                        .filter(room -> now.level(at.level()).tried().contains(LevelState.passedOver(room.id())))
                        .filter(room -> busy(before, now, at.level(), room.id()))
                        .map(room -> (Runnable) () -> Contacts.stir(u, level, room, at.cell())))
                .ifPresent(Runnable::run);
    }

    private static boolean busy(CampaignState before, CampaignState now, String level, String room) {
        return !before.clock().equals(now.clock())
                || !before.level(level)
                        .room(room)
                        .hoards()
                        .equals(now.level(level).room(room).hoards());
    }
}
