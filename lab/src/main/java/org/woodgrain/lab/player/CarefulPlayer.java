package org.woodgrain.lab.player;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Plays as a careful caller would: explores room by room, runs from what is too strong and fights the rest, takes what is
 * found, rests when it is due and goes home before it is too late.
 *
 * <p>Knows the book, and of the campaign only views and offers. Keeps a memory of what it tried; use a new one for each campaign and one thread.
 */
public final class CarefulPlayer implements Player {
    private final Tries tries = new Tries();
    private final Wardrobe wardrobe = new Wardrobe(tries);
    private final InTown town;
    private final Below below = new Below(tries, wardrobe);
    private final InMeeting meeting;

    /** The offer by which ranks are filled. */
    static final String RANKS = "ready-company";

    private static final int SIX = 6;

    /** A player who has read the book. */
    public CarefulPlayer(Rulebook book) {
        this(book, SIX);
    }

    /**
     * One with a company of so many.
     *
     * @param full how many the company is to be
     */
    public CarefulPlayer(Rulebook book, int full) {
        town = new InTown(tries, wardrobe, full);
        meeting = new InMeeting(tries, book.monsters());
    }

    @Override
    public Pick next(View view) {
        Pick pick = view.meeting().isPresent()
                ? meeting.next(view)
                : view.map().isPresent() ? below.next(view) : town.next(view);
        tries.made(pick);
        return pick;
    }

    /** Any offer at all, when there is no better thought. */
    static Pick anything(View view, List<String> ids) {
        for (String id : ids) {
            Optional<Offer> offer = Picks.offer(view, id);
            if (offer.isPresent()) {
                return Picks.preset(offer.get());
            }
        }
        return Picks.preset(view.offers().getFirst());
    }

    /** How much of the living company's hit points is left, in percent. */
    static int health(View view) {
        int now = 0;
        int most = 0;
        for (View.Member member : view.company()) {
            now += member.hitPoints();
            most += member.maxHitPoints();
        }
        return most == 0 ? 0 : now * 100 / most;
    }
}
