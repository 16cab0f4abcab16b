package org.woodgrain.lab.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** What a careful caller does when somebody is met. */
final class InMeeting {
    private static final String SLEEP = ":SP-08";
    private static final int WORTH_A_SPELL = 3;
    private static final int ALL_BUT_LOST = 35;
    private static final List<String> OTHERWISE =
            List.of("leave", "wait", "give-ground", "flee", "pursue", "advance", "pay");

    private final Tries tries;

    InMeeting(Tries tries) {
        this.tries = tries;
    }

    Pick next(View view) {
        for (String id : List.of("settle", "let-go")) {
            Optional<Offer> mercy = Picks.offer(view, id);
            if (mercy.isPresent()) {
                return Picks.preset(mercy.get());
            }
        }
        if (view.strip().lights().isEmpty()) {
            Optional<Pick> kindled = Lamps.kindle(view).filter(pick -> !tries.running(pick, 2));
            if (kindled.isPresent()) {
                return kindled.get();
            }
        }
        List<View.FoeLine> standing = view.meeting().orElseThrow().foes().stream()
                .filter(foe -> foe.state().isEmpty())
                .toList();
        Optional<Offer> sleep = Picks.offer(view, "cast:", SLEEP);
        if (sleep.isPresent() && standing.size() >= WORTH_A_SPELL) {
            return Picks.preset(sleep.get());
        }
        Optional<Offer> turning = Picks.offer(view, "turn:", "");
        if (turning.isPresent() && standing.stream().anyMatch(InMeeting::undead) && fresh(view)) {
            return Picks.preset(turning.get());
        }
        Optional<Offer> flight = Picks.offer(view, "flee");
        if (flight.isPresent() && CarefulPlayer.health(view) <= ALL_BUT_LOST) {
            Pick run = Picks.preset(flight.get());
            if (!tries.running(run, 8)) {
                return run;
            }
        }
        Optional<Offer> fight = Picks.offer(view, "fight");
        return fight.map(Picks::preset).orElseGet(() -> CarefulPlayer.anything(view, OTHERWISE));
    }

    private boolean fresh(View view) {
        return tries.count("turning " + view.strip().day() + " " + view.strip().turn()) < 2;
    }

    private static boolean undead(View.FoeLine foe) {
        String name = foe.name().toLowerCase(Locale.ROOT);
        return name.contains("skeleton") || name.contains("zombie") || name.contains("ghoul");
    }
}
