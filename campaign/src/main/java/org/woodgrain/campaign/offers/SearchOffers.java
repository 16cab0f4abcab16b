package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.sight.Naming;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.exploration.Listening;
import org.woodgrain.rules.exploration.Searching;

/** Looking, searching, standing guard, and different tasks at the same time. */
final class SearchOffers implements OfferSource {
    private static final String GROUP = "Search";
    private static final String IDLE = "rest";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (Exploring.possible(world, state, seat, new DelveCommand.Look())) {
            all.add(new Offer(
                    "survey",
                    "Survey the room",
                    GROUP,
                    "UX-06",
                    "a quarter turn; nothing right after a fight here",
                    "",
                    List.of()));
        }
        List<Choice> places = places(world, state);
        List<Choice> searchers = Exploring.members(
                state,
                who -> able(world, state, seat, who),
                who -> Searching.chance(state.ruleset().profile(), who.race()) + " in 6");
        if (!places.isEmpty() && !searchers.isEmpty()) {
            all.add(new Offer(
                    "search",
                    state.ruleset().original() ? "Search ten feet of wall or floor" : "Search a square",
                    GROUP,
                    state.ruleset().original() ? "UX-08" : "CD-06",
                    Exploring.TURN,
                    Prospects.searching(state, searchers),
                    List.of(Exploring.one("where", "Where", places), Exploring.all("who", "Who", searchers))));
        }
        List<Choice> listeners = Exploring.members(
                state,
                who -> Exploring.possible(
                        world, state, seat, new DelveCommand.Work(List.of(new Task.Hearken(who.id())))),
                who -> Listening.chance(who.race()) + " in 6");
        if (!listeners.isEmpty()) {
            all.add(new Offer(
                    "hearken",
                    "Stand still and listen",
                    GROUP,
                    "UX-23",
                    Exploring.QUARTER,
                    Prospects.hearing(state, listeners),
                    List.of(Exploring.all("who", "Who", listeners))));
        }
        all.addAll(tasks(world, state, seat));
        return all;
    }

    private static boolean able(World world, CampaignState state, Seat seat, Adventurer who) {
        Cell here = state.underground().map(Place.Underground::cell).orElseThrow();
        return !state.helpless(who.id())
                && (state.ruleset().classic()
                        || Exploring.possible(
                                world,
                                state,
                                seat,
                                new DelveCommand.Work(List.of(new Task.Search(who.id(), here, Optional.empty())))));
    }

    /** Wall sections and squares of the place, nearest first; where an elf felt something comes before all. */
    static List<Choice> places(World world, CampaignState state) {
        Optional<Ways> here = Ways.here(world, state);
        if (here.isEmpty() || !(state.place() instanceof Place.Underground at)) {
            return List.of();
        }
        Ways ways = here.get();
        List<Cell> cells = ways.place(at.cell()).stream()
                .filter(cell -> cell.equals(at.cell()) || ways.now().seen().contains(cell))
                .sorted(Comparator.<Cell>comparingInt(cell -> cell.distance(at.cell()))
                        .thenComparing(cell -> cell))
                .toList();
        List<Choice> hollow = new ArrayList<>();
        List<Choice> walls = new ArrayList<>();
        List<Choice> floors = new ArrayList<>();
        for (Cell cell : cells) {
            floors.add(new Choice(cell.toString(), square(state, cell), ""));
            for (Direction way : Direction.values()) {
                if (ways.step(cell, way) == Ways.Step.WALL) {
                    boolean felt = ways.now().door(new Edge(cell, way)).sensed();
                    Choice wall = state.ruleset().original()
                            ? new Choice(
                                    cell + "," + way.label(),
                                    Naming.section(state, cell, Optional.of(way)),
                                    felt ? "hollow" : "")
                            : new Choice(cell.toString(), square(state, cell), felt ? "hollow" : "");
                    if (felt) {
                        hollow.add(wall);
                    } else if (state.ruleset().original()) {
                        walls.add(wall);
                    }
                }
            }
        }
        List<Choice> all = new ArrayList<>(hollow);
        all.addAll(walls);
        all.addAll(floors);
        return all;
    }

    private static String square(CampaignState state, Cell cell) {
        String floor = Naming.section(state, cell, Optional.empty());
        return state.ruleset().original() ? floor : floor.replace("the floor", "the square");
    }

    /** One field for each member: what he does while the others do theirs. */
    private static List<Offer> tasks(World world, CampaignState state, Seat seat) {
        List<Field> fields = new ArrayList<>();
        for (Adventurer member : state.company()) {
            List<Choice> choices = new ArrayList<>();
            choices.add(new Choice(IDLE, "stands still", "rest"));
            for (Choice task : TaskChoices.of(world, state)) {
                Optional<Task> read = TaskChoices.read(task.value(), member.id());
                if (read.isPresent()
                        && Exploring.possible(world, state, seat, new DelveCommand.Work(List.of(read.get())))) {
                    choices.add(task);
                }
            }
            if (choices.size() > 1) {
                fields.add(new Field(member.id().value(), member.name(), Kind.ONE, choices, IDLE));
            }
        }
        return fields.isEmpty()
                ? List.of()
                : List.of(new Offer(
                        "tasks", "Divide the tasks", GROUP, "UX-06", "as long as the longest task", "", fields));
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return switch (pick.offer()) {
            case "survey" -> Exploring.understood(new DelveCommand.Look());
            case "search" -> search(pick);
            case "hearken" ->
                Exploring.understood(new DelveCommand.Work(Exploring.who(pick).stream()
                        .<Task>map(Task.Hearken::new)
                        .toList()));
            case "tasks" -> divide(state, pick);
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> search(Pick pick) {
        List<Task> tasks = new ArrayList<>();
        for (CharacterId who : Exploring.who(pick)) {
            Optional<Task> task = TaskChoices.read("search:" + pick.one("where"), who);
            if (task.isEmpty()) {
                return Exploring.unclear("where", "a square such as 3,4 or a wall such as 3,4,north");
            }
            tasks.add(task.get());
        }
        return Exploring.understood(new DelveCommand.Work(tasks));
    }

    private static Optional<Reading> divide(CampaignState state, Pick pick) {
        List<Task> tasks = new ArrayList<>();
        for (Adventurer member : state.company()) {
            String value = pick.one(member.id().value());
            if (value.isBlank() || value.equals(IDLE)) {
                continue;
            }
            Optional<Task> task = TaskChoices.read(value, member.id());
            if (task.isEmpty()) {
                return Exploring.unclear(member.id().value(), "one of the tasks");
            }
            tasks.add(task.get());
        }
        return Exploring.understood(new DelveCommand.Work(tasks));
    }
}
