package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;

/**
 * What others make of one who only looks like another creature. Monsters to whom he speaks as one of their own are the
 * kinder for it, and people in town deal with him, until somebody with wits enough doubts what he sees.
 */
@Rule("SP-34")
public final class Semblance {
    /** Intelligence from which on somebody doubts. */
    private static final int WITS = 12;

    /** Added to the reaction of those who take the speaker for one of them. */
    private static final int KINSHIP = 2;

    /** Numbers of a foe: the turn in which it last looked, and that it has seen through the shape. */
    private static final String LOOKED = "looked-in";

    private static final String DOUBTS = "doubts";

    private Semblance() {}

    /** What it adds to the reaction of those who are met that the speaker has the shape of their kind; 0 once one doubts. */
    public static int kinship(Unfolding u, CharacterId speaker) {
        Optional<Monster> guise = Shapes.guise(u.world().book(), u.state(), speaker);
        if (guise.isEmpty()) {
            return 0;
        }
        List<Foe> kin = u.state().encounter().map(Encounter::able).orElse(List.of()).stream()
                .filter(foe -> foe.monster().equals(guise.get().id()))
                .toList();
        if (guise.get().intelligence() == Intelligence.INTELLIGENT) {
            look(u, kin);
        }
        boolean doubted = u.state().encounter().map(Encounter::able).orElse(List.of()).stream()
                .anyMatch(foe -> foe.number(DOUBTS) != 0);
        return kin.isEmpty() || doubted ? 0 : KINSHIP;
    }

    /** Each of them who has wits looks once in a turn; whoever has seen through it does not forget. */
    private static void look(Unfolding u, List<Foe> kin) {
        int now = moment(u);
        List<Foe> doubters = new ArrayList<>();
        List<Foe> looking = kin.stream()
                .filter(foe -> foe.number(LOOKED) != now && foe.number(DOUBTS) == 0)
                .toList();
        for (Foe foe : looking) {
            if (doubts(u, foe.name())) {
                doubters.add(foe);
            }
        }
        looking.forEach(foe -> u.emit(new BattleEvent.FoeMarked(foe.id(), LOOKED, now)));
        doubters.forEach(foe -> u.emit(new BattleEvent.FoeMarked(foe.id(), DOUBTS, 1)));
    }

    /** Whether somebody in town who is to enter service has doubts about the one who would hire him. */
    public static boolean doubted(Unfolding u, Adventurer viewer, CharacterId who) {
        boolean known = Shapes.guise(u.world().book(), u.state(), who)
                .filter(Reshaping::handed)
                .isPresent();
        return known && viewer.abilities().intelligence() >= WITS && doubts(u, viewer.name());
    }

    private static boolean doubts(Unfolding u, String viewer) {
        return u.throwing()
                .of("SP-34", "doubting a shape")
                .by(viewer)
                .secret()
                .atMost(1)
                .roll(1, 6)
                .success();
    }

    private static int moment(Unfolding u) {
        return u.state().clock().day() * 144 + u.state().clock().turn();
    }
}
