package org.woodgrain.lab.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
    private static final String DEED = "do-";
    /** Hit points of foes that are worth a spell. */
    private static final int WORTH_A_SPELL = 5;
    /** The part of the company's hit points that a fight may cost, and that one that has begun may. */
    private static final double WORTH_IT = 0.3;

    private static final double IN_FOR_IT = 0.7;
    private static final int ALL_BUT_LOST = 35;
    private static final int CLOSE = 10;
    private static final int RUNS = 12;
    private static final int LOOKS = 3;
    private static final List<String> OTHERWISE =
            List.of("leave", "wait", "give-ground", "flee", "pursue", "advance", "pay");

    private final Tries tries;
    private final Bestiary bestiary;

    InMeeting(Tries tries, Bestiary bestiary) {
        this.tries = tries;
        this.bestiary = bestiary;
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
        Danger danger = new Danger(bestiary, view);
        return look(view, danger)
                .or(() -> away(view, danger))
                .or(() -> Picks.offer(view, "fight").map(fight -> new Pick("fight", orders(view, fight, danger))))
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
                        .map(Picks::preset)
                        .filter(back -> tries.count("back " + place(view)) < 2));
    }

    private static String place(View view) {
        return view.strip().day() + "." + view.strip().turn();
    }

    private static boolean tooStrong(View view, Danger danger) {
        if (danger.standing() == 0) {
            return false;
        }
        double cost = new Prospect(view, danger).cost((int) able(view, "cast|" + SLEEP), able(view, "turn") > 0);
        return cost > (view.meeting().orElseThrow().round() > 0 ? IN_FOR_IT : WORTH_IT);
    }

    private static long able(View view, String deed) {
        return view.offers().stream()
                .filter(offer -> offer.id().equals("fight"))
                .flatMap(offer -> offer.fields().stream())
                .filter(field -> choice(field, deed).isPresent())
                .count();
    }

    /** Who does what in a round. */
    private Map<String, List<String>> orders(View view, Offer fight, Danger danger) {
        Map<String, List<String>> orders = new TreeMap<>(Picks.preset(fight).values());
        boolean room = view.meeting().orElseThrow().distance() > CLOSE;
        boolean shooting = fight.fields().stream()
                .anyMatch(field -> choice(field, "shoot|").isPresent());
        boolean cast = danger.sleepy() < 3;
        for (Offer.Field field : fight.fields()) {
            if (!field.name().startsWith(DEED) || field.preset().startsWith("kindle")) {
                continue;
            }
            Optional<String> sleep = cast ? Optional.empty() : choice(field, "cast|" + SLEEP);
            Optional<String> turn =
                    danger.undead() ? choice(field, "turn").filter(any -> fresh(view)) : Optional.empty();
            Optional<String> oil = choice(field, "throw|", "oil")
                    .filter(any ->
                            danger.weight() >= WORTH_A_SPELL && field.preset().equals("guard"));
            cast |= sleep.isPresent();
            Optional<String> wait = room && shooting && field.preset().startsWith("strike")
                    ? choice(field, "shoot|").or(() -> choice(field, "guard"))
                    : Optional.empty();
            if (frail(view, field) && field.preset().startsWith("strike")) {
                choice(field, "guard").ifPresent(deed -> orders.put(field.name(), List.of(deed)));
            }
            sleep.or(() -> turn)
                    .or(() -> oil)
                    .or(() -> wait)
                    .ifPresent(deed -> orders.put(field.name(), List.of(deed)));
        }
        return orders;
    }

    /** Magic-users keep out of it as long as others stand before them. */
    private static boolean frail(View view, Offer.Field field) {
        boolean casts = view.company().stream()
                .anyMatch(member ->
                        field.name().equals(DEED + member.id()) && member.kind().contains("magic"));
        return casts
                && view.company().stream().anyMatch(member -> !member.kind().contains("magic"));
    }

    private static Optional<String> choice(Offer.Field field, String begin) {
        return choice(field, begin, "");
    }

    private static Optional<String> choice(Offer.Field field, String begin, String named) {
        return field.choices().stream()
                .filter(choice ->
                        choice.value().startsWith(begin) && choice.label().contains(named))
                .map(Offer.Choice::value)
                .findFirst();
    }

    private boolean fresh(View view) {
        return tries.count("turning " + place(view)) < 3;
    }
}
