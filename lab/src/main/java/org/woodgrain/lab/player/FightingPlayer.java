package org.woodgrain.lab.player;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;
import org.woodgrain.rules.rulebook.Rulebook;

/** Plays one meeting as a caller who has made up his mind to fight it out, with all that the company can do. */
public final class FightingPlayer implements Player {
    private static final List<String> OTHERWISE = List.of("advance", "wait", "pursue", "flee", "leave");

    private final FieldGuide guide;
    private boolean baffled;

    /** A player who has read the book; one serves for any number of fights of one thread. */
    public FightingPlayer(Rulebook book) {
        guide = new FieldGuide(book.monsters());
    }

    @Override
    public Pick next(View view) {
        Optional<Offer> fight = Picks.offer(view, "fight");
        if (baffled && fight.isPresent()) {
            baffled = false;
            return Picks.preset(fight.get());
        }
        return fight.map(offer -> Tactics.fight(view, offer, new Danger(guide, view)))
                .orElseGet(() -> CarefulPlayer.anything(view, OTHERWISE));
    }

    /** The last pick was refused; the next is a plainer one. */
    public void refused() {
        baffled = true;
    }
}
