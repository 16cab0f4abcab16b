package org.woodgrain.lab.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.MapView;
import org.woodgrain.campaign.view.View;

/** What a careful caller does underground. */
final class Below {
    private static final int WEAK = 70;
    private static final int FEW = 4;
    /** Inches of the slowest at which the company carries enough. */
    private static final int SLOW = 3;

    /** Turns below, with something won and with nothing. */
    private static final int SHORT = 12;

    private static final int LONG = 40;
    /** Heaps and chests that make an expedition worth its while. */
    private static final int ENOUGH = 4;
    /** Things to light: with fewer it is time to go. */
    private static final int LAST_LIGHTS = 2;

    private static final Set<String> HIDING_PLACES = Set.of("altar", "fireplace", "throne");
    private static final int DOOR_TRIES = 8;
    private static final int GREEN = 3;

    private final Tries tries;

    private final Wardrobe wardrobe;

    Below(Tries tries, Wardrobe wardrobe) {
        this.tries = tries;
        this.wardrobe = wardrobe;
    }

    Pick next(View view) {
        return light(view)
                .or(() -> wardrobe.handFree(view))
                .or(() -> rest(view))
                .or(() -> climb(view))
                .or(() -> treasure(view))
                .or(() -> survey(view))
                .or(() -> goingHome(view) ? home(view) : Optional.empty())
                .or(() -> search(view))
                .or(() -> down(view))
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
        int won = tries.of("below taken");
        return view.strip().lights().isEmpty()
                || Lamps.stock(view) < LAST_LIGHTS
                || won >= ENOUGH
                || won > 0 && (laden(view) || spent(view) || view.strip().turn() > SHORT)
                || CarefulPlayer.health(view) < WEAK
                || view.company().size() < FEW
                || view.company().size() < tries.of("party")
                || weak(view) && InTown.sleeps(view) == 0 && tries.of("party sleeps") > 0
                || view.strip().turn() > LONG;
    }

    private static boolean laden(View view) {
        return view.company().stream().anyMatch(member -> member.move() <= SLOW);
    }

    /** Whether most are so green that they live by their spells of sleep. */
    private static boolean weak(View view) {
        return level(view) < GREEN;
    }

    private static double level(View view) {
        return view.company().stream().mapToInt(Prospect::level).average().orElse(1);
    }

    /** Whether the spells that could have saved the day are gone. */
    private static boolean spent(View view) {
        return view.company().stream().allMatch(member -> member.spells().isEmpty());
    }

    private Optional<Pick> home(View view) {
        Optional<Offer> stairs = Picks.offer(view, "stairs")
                .filter(offer ->
                        offer.label().startsWith("Leave") || offer.label().startsWith("Climb the stairs"));
        if (stairs.isPresent()) {
            return stairs.map(Picks::preset);
        }
        Chart chart = new Chart(map(view), edge -> false);
        // a way that the map shows and the game does not know is looked for elsewhere
        return chart.stairsUp()
                .filter(up -> tries.count(here(view, "home from " + map(view).at())) < DOOR_TRIES)
                .flatMap(up -> chart.doorOnTheWay(up)
                        .map(door -> through(view, chart, door))
                        .orElseGet(() -> walk(view, up)));
    }

    /** Down to the next level, once in an expedition, when the company is strong enough for it. */
    private Optional<Pick> down(View view) {
        Chart chart = new Chart(map(view), edge -> false);
        Optional<Cell> stairs = chart.stairsDown().filter(cell -> chart.distance(cell) < Integer.MAX_VALUE);
        if (stairs.isEmpty() || level(view) < depth(view) + 1 || tries.of(here(view, "left")) > 0) {
            return Optional.empty();
        }
        if (!stairs.get().equals(map(view).at())) {
            return tries.count(here(view, "to the stairs")) < DOOR_TRIES * 2
                    ? reach(view, chart, stairs.get())
                    : Optional.empty();
        }
        Optional<Pick> pick = Picks.offer(view, "stairs")
                .filter(offer -> offer.label().startsWith("Go down"))
                .map(Picks::preset);
        pick.ifPresent(any -> {
            tries.note("below depth", depth(view));
            tries.count(here(view, "left"));
        });
        return pick;
    }

    /** How deep the company is, as it has counted the stairs. */
    private int depth(View view) {
        return tries.of(here(view, "left")) > 0 || tries.of("below depth") == 0 ? 1 : tries.of("below depth") + 1;
    }

    /** A key for something on this level. */
    private static String here(View view, String what) {
        return "below " + map(view).level() + " " + what;
    }

    private Optional<Pick> treasure(View view) {
        for (String id : List.of("take", "open-chest")) {
            Optional<Pick> pick = Picks.offer(view, id)
                    .map(offer -> id.equals("take")
                            ? Picks.with(offer, "who", choices(offer, "who").toArray(String[]::new))
                            : Picks.preset(offer));
            if (pick.isPresent()
                    && tries.count(here(view, id + " " + pick.get() + map(view).at())) < 2) {
                tries.count("below taken");
                return pick;
            }
        }
        return Optional.empty();
    }

    private Optional<Pick> survey(View view) {
        return Picks.offer(view, "survey")
                .filter(offer -> tries.count(here(view, "survey " + view.place())) == 0)
                .map(Picks::preset);
    }

    /** A turn's search by all of what looks like a hiding place, once in an expedition. */
    private Optional<Pick> search(View view) {
        Optional<Offer> search = Picks.offer(view, "search");
        if (search.isEmpty()) {
            return Optional.empty();
        }
        for (MapView.Mark mark : map(view).marks()) {
            if (!HIDING_PLACES.contains(mark.kind()) || tries.of(searched(view, mark.cell())) > 1) {
                continue;
            }
            Optional<String> where = choices(search.get(), "where")
                    .filter(value -> value.equals(mark.cell().toString()) || value.startsWith(mark.cell() + ","))
                    .filter(value -> tries.of(searched(view, value)) < 2)
                    .findFirst();
            if (where.isPresent()) {
                tries.count(searched(view, where.get()));
                tries.count(searched(view, mark.cell()));
                return Optional.of(Picks.with(
                        Picks.with(search.get(), "where", where.get()),
                        "who",
                        choices(search.get(), "who").toArray(String[]::new)));
            }
        }
        return Optional.empty();
    }

    private static String searched(View view, Object where) {
        return "searched " + map(view).level() + " " + where;
    }

    private static Stream<String> choices(Offer offer, String field) {
        return offer.fields().stream()
                .filter(each -> each.name().equals(field))
                .flatMap(each -> each.choices().stream())
                .map(Offer.Choice::value);
    }

    private Optional<Pick> explore(View view) {
        Chart chart = new Chart(map(view), edge -> tries.of(here(view, "door " + edge)) >= DOOR_TRIES);
        Optional<Chart.Goal> open = chart.frontier(goal -> tries.of(here(view, "way " + goal)) < 2);
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
                tries.count(here(view, "way " + goal));
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
        tries.count(here(view, "door " + door.edge()));
        String edge = door.edge().toString();
        Optional<Pick> opened = Picks.offer(view, "open")
                .filter(offer -> offered(offer, "door", edge))
                .map(offer -> Picks.with(offer, "door", edge));
        return opened.or(() -> Picks.offer(view, "force")
                        .filter(offer -> offered(offer, "door", edge))
                        .map(offer -> pushing(offer, edge)))
                .or(() -> {
                    for (int i = 0; i < DOOR_TRIES; i++) {
                        tries.count(here(view, "door " + door.edge()));
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
        String[] who = choices(offer, "who").limit(3).toArray(String[]::new);
        Map<String, List<String>> values = new TreeMap<>();
        values.put("door", List.of(edge));
        values.put("who", List.of(who));
        return new Pick(offer.id(), values);
    }

    private static boolean offered(Offer offer, String field, String value) {
        return choices(offer, field).anyMatch(value::equals);
    }

    private static MapView map(View view) {
        return view.map().orElseThrow();
    }
}
