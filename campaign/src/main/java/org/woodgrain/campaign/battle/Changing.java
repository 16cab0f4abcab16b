package org.woodgrain.campaign.battle;

import java.util.List;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;

/** Lycanthropes who were met as men and women take their other shape when it comes to blows, which costs them a round. */
final class Changing {
    private Changing() {}

    /** A round begins: whoever was changing has changed, and whoever has not begun begins. */
    static void on(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            if (foe.number(Marks.HUMAN) == Marks.CHANGING) {
                u.emit(new PowerEvent.ShapeTaken(foe.id(), named(u, foe)));
            } else if (foe.number(Marks.HUMAN) != 0) {
                u.emit(new PowerEvent.Used(
                        foe.id(), "changes", List.of(), u.throwing().take()));
                u.emit(new BattleEvent.FoeMarked(foe.id(), Marks.HUMAN, Marks.CHANGING));
            }
        }
    }

    private static String named(Unfolding u, Foe foe) {
        String number = foe.name().replaceFirst("^\\D*", "");
        String truly = Bands.truly(u.world().book().monsters().monster(foe.monster()));
        return number.isEmpty() ? truly : truly + " " + number;
    }

    /** Whether one is between two shapes, and can do nothing else. */
    static boolean now(CampaignState state, FoeId id) {
        return Names.foe(state, id)
                .filter(foe -> foe.number(Marks.HUMAN) == Marks.CHANGING)
                .isPresent();
    }
}
