package org.woodgrain.lab.player;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;
import org.woodgrain.rules.monsters.Bestiary;

/**
 * What a careful caller does when somebody is met: runs from what is too strong, sleeps and turns what he can, lets
 * missiles fly while there is room, and fights the rest.
 */
final class InMeeting {
    private static final String SLEEP = "SP-08";
    /** The part of the company's hit points that a fight may cost, and that one that has begun may. */
    private static final double WORTH_IT = 0.3;

    private static final double IN_FOR_IT = 0.7;
    private static final int ALL_BUT_LOST = 35;
    private static final int RUNS = 12;
    private static final int LOOKS = 3;
    private static final List<String> OTHERWISE =
            List.of("leave", "wait", "give-ground", "flee", "pursue", "advance", "pay");

    private final Tries tries;
    private final FieldGuide guide;

    InMeeting(Tries tries, Bestiary bestiary) {
        this.tries = tries;
        this.guide = new FieldGuide(bestiary);
    }

    Pick next(View view) {
        Optional<Offer> fate = Picks.offer(view, "settle");
        if (fate.isPresent()) {
            return Picks.with(fate.get(), "fate", "bind");
        }
        Optional<Offer> going = Picks.offer(view, "let-go");
        if (going.isPresent()) {
            return Picks.preset(going.get());
        }
        Danger danger = new Danger(guide, view);
        return look(view, danger)
                .or(() -> away(view, danger))
                .or(() -> Picks.offer(view, "fight").map(fight -> Tactics.fight(view, fight, danger)))
                .orElseGet(() -> CarefulPlayer.anything(view, OTHERWISE));
    }

    /** Lets shapes come near enough to be known, or goes nearer by a little, rather than run into them. */
    private Optional<Pick> look(View view, Danger danger) {
        boolean shapes = danger.unseen() > 0 && view.meeting().orElseThrow().round() == 0;
        if (!shapes || tries.count("looking " + place(view)) >= LOOKS) {
            return Optional.empty();
        }
        return Picks.offer(view, tries.of("looking " + place(view)) == 1 ? "wait" : "advance")
                .map(Picks::preset);
    }

    /** Leaving in peace, or running, where a fight would go badly. */
    private Optional<Pick> away(View view, Danger danger) {
        boolean beaten = CarefulPlayer.health(view) <= ALL_BUT_LOST && danger.standing() > 1;
        if (!beaten && !tooStrong(view, danger)) {
            return Optional.empty();
        }
        Optional<Pick> peace = Picks.offer(view, "leave").map(Picks::preset);
        if (peace.isPresent()) {
            return peace;
        }
        Optional<Pick> flight = Picks.offer(view, "flee").map(flee -> Escape.by(view, flee, danger));
        if (flight.isPresent() && tries.of("running " + place(view)) < RUNS) {
            tries.count("running " + place(view));
            return flight;
        }
        return Picks.offer(view, "talk")
                .map(Picks::preset)
                .filter(talk -> tries.count("talk " + place(view)) < 2)
                .or(() -> Picks.offer(view, "give-ground")
                        .filter(back -> !classic(view) || !engaged(view) || Escape.outruns(view, danger))
                        .map(Picks::preset)
                        .filter(back -> tries.count("back " + place(view)) < 2));
    }

    /** Whether it is too late to go as one came. In the classic game whoever turns his back hand to hand is struck. */
    private static boolean engaged(View view) {
        View.Meeting meeting = view.meeting().orElseThrow();
        return meeting.round() > 0
                || classic(view)
                        && meeting.distance() <= Fray.CLOSE
                        && meeting.phase().equals("battle");
    }

    private static boolean classic(View view) {
        return view.profile().equals("classic");
    }

    private static String place(View view) {
        return view.strip().day() + "." + view.strip().turn();
    }

    private static boolean tooStrong(View view, Danger danger) {
        if (danger.standing() == 0) {
            return false;
        }
        double cost = new Prospect(view, danger)
                .cost((int) Tactics.able(view, "cast|" + SLEEP), Tactics.able(view, "turn") > 0);
        return cost > (engaged(view) ? IN_FOR_IT : WORTH_IT);
    }
}
