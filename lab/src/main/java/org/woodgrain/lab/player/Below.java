package org.woodgrain.lab.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.MapView;
import org.woodgrain.campaign.view.View;

/** What a careful caller does underground. */
final class Below {
    private static final int WEAK = 55;
    private static final int FEW = 3;
    private static final int LONG = 90;
    private static final int DOOR_TRIES = 8;

    private final Tries tries;

    Below(Tries tries) {
        this.tries = tries;
    }

    Pick next(View view) {
        return light(view)
                .or(() -> rest(view))
                .or(() -> climb(view))
                .or(() -> goingHome(view) ? home(view) : Optional.empty())
                .or(() -> treasure(view))
                .or(() -> look(view))
                .or(() -> explore(view))
                .or(() -> home(view))
                .orElseGet(() -> CarefulPlayer.anything(view, List.of("rest")));
    }

    private static Optional<Pick> light(View view) {
        return Lamps.low(view) ? Lamps.kindle(view) : Optional.empty();
    }

    private static Optional<Pick> rest(View view) {
        return view.strip().restDue().startsWith("now")
                ? Picks.offer(view, "rest").map(Picks::preset)
                : Optional.empty();
    }

    private static Optional<Pick> climb(View view) {
        return Picks.offer(view, "climb").map(Picks::preset);
    }

    private boolean goingHome(View view) {
        boolean dark = view.strip().lights().isEmpty();
        boolean laden = tries.of("below taken") > 0 && view.company().stream().anyMatch(member -> member.move() <= FEW);
        return dark
                || laden
                || CarefulPlayer.health(view) < WEAK
                || view.company().size() < FEW
                || view.strip().turn() > LONG;
    }

    private Optional<Pick> home(View view) {
        Optional<Offer> stairs =
                Picks.offer(view, "stairs").filter(offer -> offer.label().startsWith("Leave"));
        if (stairs.isPresent()) {
            return stairs.map(Picks::preset);
        }
        Chart chart = new Chart(map(view), edge -> false);
        return chart.stairsUp()
                .flatMap(up -> chart.doorOnTheWay(up)
                        .map(door -> through(view, chart, door))
                        .orElseGet(() -> walk(view, up)));
    }

    private Optional<Pick> treasure(View view) {
        for (String id : List.of("take", "open-chest")) {
            Optional<Pick> pick = Picks.offer(view, id).map(Picks::preset);
            if (pick.isPresent()
                    && tries.count("below " + id + " " + pick.get() + map(view).at()) < 2) {
                tries.count("below taken");
                return pick;
            }
        }
        return Optional.empty();
    }

    private Optional<Pick> look(View view) {
        return Picks.offer(view, "look")
                .filter(offer ->
                        tries.count("below look " + view.place() + map(view).at()) == 0)
                .map(Picks::preset);
    }

    private Optional<Pick> explore(View view) {
        Chart chart = new Chart(map(view), edge -> tries.of("below door " + edge) >= DOOR_TRIES);
        Optional<Chart.Goal> open = chart.frontier(goal -> tries.of("below way " + goal) < 2);
        Optional<Chart.Goal> shut = chart.door();
        boolean doorFirst = shut.isPresent()
                && (open.isEmpty()
                        || chart.distance(shut.get().cell())
                                < chart.distance(open.get().cell()));
        if (doorFirst) {
            return through(view, chart, shut.get());
        }
        return open.flatMap(goal -> {
            if (goal.cell().equals(map(view).at())) {
                tries.count("below way " + goal);
                return Picks.offer(view, "march")
                        .filter(offer -> offered(offer, "way", goal.way().label()))
                        .map(offer -> Picks.with(offer, "way", goal.way().label()))
                        .or(() -> explore(view));
            }
            return reach(view, chart, goal.cell());
        });
    }

    /** Walks to a door, and opens or forces it. */
    private Optional<Pick> through(View view, Chart chart, Chart.Goal door) {
        if (!door.cell().equals(map(view).at())) {
            return reach(view, chart, door.cell());
        }
        tries.count("below door " + door.edge());
        String edge = door.edge().toString();
        Optional<Pick> opened = Picks.offer(view, "open")
                .filter(offer -> offered(offer, "door", edge))
                .map(offer -> Picks.with(offer, "door", edge));
        return opened.or(() -> Picks.offer(view, "force")
                        .filter(offer -> offered(offer, "door", edge))
                        .map(offer -> pushing(offer, edge)))
                .or(() -> {
                    for (int i = 0; i < DOOR_TRIES; i++) {
                        tries.count("below door " + door.edge());
                    }
                    return explore(view);
                });
    }

    private Optional<Pick> reach(View view, Chart chart, Cell cell) {
        return chart.doorOnTheWay(cell).map(door -> through(view, chart, door)).orElseGet(() -> walk(view, cell));
    }

    private static Optional<Pick> walk(View view, Cell cell) {
        return Picks.offer(view, "walk").map(offer -> Picks.with(offer, "cell", cell.toString()));
    }

    /** Three push, or as many as there are. */
    private static Pick pushing(Offer offer, String edge) {
        String[] who = offer.fields().stream()
                .filter(field -> field.name().equals("who"))
                .flatMap(field -> field.choices().stream())
                .map(Offer.Choice::value)
                .limit(3)
                .toArray(String[]::new);
        Map<String, List<String>> values = new TreeMap<>();
        values.put("door", List.of(edge));
        values.put("who", List.of(who));
        return new Pick(offer.id(), values);
    }

    private static boolean offered(Offer offer, String field, String value) {
        return offer.fields().stream()
                .filter(each -> each.name().equals(field))
                .flatMap(each -> each.choices().stream())
                .anyMatch(choice -> choice.value().equals(value));
    }

    private static MapView map(View view) {
        return view.map().orElseThrow();
    }
}
