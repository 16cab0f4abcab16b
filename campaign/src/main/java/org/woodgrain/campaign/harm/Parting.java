package org.woodgrain.campaign.harm;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;

/** Creatures that a blow parts into more of them. */
public final class Parting {
    /** No more than so many of one creature live at a time. */
    private static final int MOST = 8;

    private static final String HIT_DICE = "hit-dice";

    /** The number of a piece, which does not part again. */
    public static final String PIECE = "piece";

    private Parting() {}

    /** Adds the pieces to the meeting; does nothing to one that is not there. */
    public static void into(Unfolding u, FoeId id, int pieces, List<Roll> before) {
        Foe whole = u.state().encounter().flatMap(meeting -> meeting.foe(id)).orElse(null);
        if (whole == null) {
            return;
        }
        Monster monster = u.world().book().monsters().monster(whole.monster());
        OnHit.Split split =
                monster.power(OnHit.Split.class, u.state().ruleset().profile()).orElseThrow();
        long alive = u.state().encounter().orElseThrow().foes().stream()
                .filter(foe -> foe.monster().equals(whole.monster()) && !foe.gone())
                .count();
        int sides = u.state().ruleset().original() ? 6 : 8;
        List<Foe> made = new ArrayList<>();
        for (int i = 0; i < pieces && alive + i < MOST; i++) {
            int points = u.throwing()
                    .of("CB-17", "hit points of a piece")
                    .on(DiceStream.CONTENT)
                    .secret()
                    .roll(split.dice(), sides)
                    .total();
            TreeMap<String, Integer> numbers = new TreeMap<>();
            numbers.put(PIECE, 1);
            numbers.put(HIT_DICE, split.dice());
            made.add(new Foe(
                    new FoeId(u.newId("f")),
                    whole.monster(),
                    whole.name() + " (piece " + (alive + i) + ")",
                    points,
                    points,
                    Foe.Standing.ABLE,
                    Purse.EMPTY,
                    numbers));
        }
        List<Roll> rolls = new ArrayList<>(before);
        rolls.addAll(u.throwing().take());
        u.emit(new BattleEvent.Parted(id, made, rolls));
    }
}
