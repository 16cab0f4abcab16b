package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.Forcing;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.sight.Naming;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.exploration.Listening;

/** Doors that the company knows where it stands. */
final class DoorOffers implements OfferSource {
    private static final int SHOULDERS = 2;
    private static final int AXES = 3;
    private static final int PUSHERS = 3;

    private static final String GROUP = "Doors";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        Optional<Ways> ways = Ways.here(world, state);
        if (ways.isEmpty() || !(state.place() instanceof Place.Underground at)) {
            return List.of();
        }
        List<Edge> edges =
                ways.get().doors(at.cell()).stream().map(Ways.Seen::edge).toList();
        if (edges.isEmpty()) {
            return List.of();
        }
        Doorway doorway = new Doorway(world, state, seat, ways.get(), edges);
        List<Offer> all = new ArrayList<>();
        listen(all, doorway);
        // A door that is known to stick is offered to shoulders only.
        doorway.notStuck()
                .add(all, "open", "Open a door", "UX-12", "no time", "", List.of(), DelveCommand.OpenDoor::new);
        force(all, doorway);
        doorway.add(all, "close", "Pull a door shut", "UX-15", "no time", "", List.of(), DelveCommand.CloseDoor::new);
        byOne(all, doorway, "wedge", "Wedge a door with a spike", "UX-17", DelveCommand.Wedge::new);
        byOne(all, doorway, "unwedge", "Knock the spikes out", "CD-13", DelveCommand.Unwedge::new);
        List<Choice> axes = doorway.members(who ->
                edges.stream().anyMatch(edge -> doorway.possible(new DelveCommand.Hew(edge, List.of(who.id())))));
        if (!axes.isEmpty()) {
            doorway.add(
                    all,
                    "hew",
                    "Hack a door open",
                    "CD-11",
                    "3 turns for one, 1 turn for three; loud",
                    "",
                    List.of(Exploring.many("who", "Who (up to three, with axes)", axes)),
                    edge -> new DelveCommand.Hew(
                            edge, List.of(new CharacterId(axes.getFirst().value()))));
        }
        if (edges.stream().anyMatch(edge -> doorway.possible(new DelveCommand.Hew(edge, List.of())))) {
            doorway.add(
                    all,
                    "batter",
                    "Let it batter a door down",
                    "",
                    "1 turn; loud",
                    "",
                    List.of(),
                    edge -> new DelveCommand.Hew(edge, List.of()));
        }
        return all;
    }

    private static void listen(List<Offer> all, Doorway doorway) {
        List<Choice> listeners = Exploring.members(
                doorway.state(),
                who -> doorway.edges().stream()
                        .anyMatch(edge ->
                                doorway.possible(new DelveCommand.Work(List.of(new Task.Listen(who.id(), edge))))),
                who -> Listening.chance(who.race()) + " in 6");
        if (listeners.isEmpty()) {
            return;
        }
        doorway.add(
                all,
                "listen",
                "Listen at a door",
                doorway.state().ruleset().original() ? "UX-21" : "CD-16",
                Exploring.QUARTER,
                Prospects.hearing(doorway.state(), listeners),
                List.of(Exploring.all("who", "Who", listeners)),
                edge -> new DelveCommand.Work(List.of(
                        new Task.Listen(new CharacterId(listeners.getFirst().value()), edge))));
    }

    private static void force(List<Offer> all, Doorway doorway) {
        CampaignState state = doorway.state();
        List<Choice> pushers = Exploring.members(
                state,
                who -> doorway.edges().stream()
                        .anyMatch(edge -> doorway.possible(new DelveCommand.Force(edge, List.of(who.id())))),
                who -> believed(doorway, who) + " in 6");
        if (pushers.isEmpty()) {
            return;
        }
        doorway.add(
                all,
                "force",
                "Force a door",
                state.ruleset().original() ? "UX-13" : "CD-08",
                state.ruleset().original() ? Exploring.QUARTER : Exploring.round(state),
                Prospects.forcing(doorway.world(), state, doorway.seat().seesAll(), pushers, doorway.kind()),
                List.of(strongest(doorway, pushers)),
                edge -> new DelveCommand.Force(
                        edge, List.of(new CharacterId(pushers.getFirst().value()))));
    }

    /** Chances in six of one member at this door, as far as the company knows. */
    private static int believed(Doorway doorway, Adventurer who) {
        CampaignState state = doorway.state();
        return GiantStrength.believed(state, who, Forcing.chance(doorway.world(), state, who, doorway.kind()));
    }

    /** Who pushes: the three with the best chances, until somebody says otherwise. */
    private static Field strongest(Doorway doorway, List<Choice> pushers) {
        Map<String, Integer> chances = doorway.state().company().stream()
                .collect(Collectors.toMap(who -> who.id().value(), who -> believed(doorway, who)));
        return Exploring.chosen(
                "who",
                "Who (up to three)",
                pushers,
                pushers.stream()
                        .map(Choice::value)
                        .sorted(Comparator.comparing(chances::get, Comparator.reverseOrder()))
                        .limit(PUSHERS)
                        .toList());
    }

    private interface ByOne {
        DelveCommand of(Edge edge, CharacterId who);
    }

    private static void byOne(List<Offer> all, Doorway doorway, String id, String label, String rule, ByOne command) {
        List<Choice> able = doorway.members(who ->
                doorway.edges().stream().anyMatch(edge -> doorway.possible(command.of(edge, who.id()))));
        if (!able.isEmpty()) {
            doorway.add(
                    all,
                    id,
                    label,
                    rule,
                    Exploring.round(doorway.state()),
                    id.equals("wedge") ? Prospects.wedging(doorway.state(), doorway.edges()) : "",
                    List.of(Exploring.one("who", "Who", able)),
                    edge -> command.of(edge, new CharacterId(able.getFirst().value())));
        }
    }

    /** The doors of a place and what may be done to them. */
    private record Doorway(World world, CampaignState state, Seat seat, Ways ways, List<Edge> edges) {
        boolean possible(DelveCommand command) {
            return Exploring.possible(world, state, seat, command);
        }

        /** The same place without the doors that are known to stick. */
        Doorway notStuck() {
            List<Edge> free = edges.stream()
                    .filter(edge -> ways.now().door(edge).stuck() != DoorState.Stuck.STUCK)
                    .toList();
            return new Doorway(world, state, seat, ways, free);
        }

        /** A gate if there is nothing else to force here. */
        Door.Kind kind() {
            boolean gates = !edges.isEmpty()
                    && edges.stream()
                            .allMatch(edge -> state.underground()
                                    .flatMap(at -> ways.door(at.cell(), edge))
                                    .filter(seen -> seen.door().kind() == Door.Kind.PORTCULLIS)
                                    .isPresent());
            return gates ? Door.Kind.PORTCULLIS : Door.Kind.DOOR;
        }

        List<Choice> members(Function<Adventurer, Boolean> able) {
            return Exploring.members(state, able, who -> "");
        }

        /** Adds an offer if the command is possible at some door, with those doors as choices. */
        void add(
                List<Offer> all,
                String id,
                String label,
                String rule,
                String cost,
                String odds,
                List<Field> more,
                Function<Edge, DelveCommand> command) {
            List<Choice> doors = edges.stream()
                    .filter(edge -> possible(command.apply(edge)))
                    .map(edge -> new Choice(
                            edge.toString(),
                            Naming.door(world, state, edge),
                            Naming.state(ways.now().door(edge))))
                    .toList();
            if (doors.isEmpty()) {
                return;
            }
            List<Field> fields = new ArrayList<>();
            fields.add(Exploring.one("door", "Which door", doors));
            fields.addAll(more);
            all.add(new Offer(id, label, GROUP, rule, cost, odds, fields));
        }
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        return switch (pick.offer()) {
            case "open", "force", "close", "wedge", "unwedge", "hew", "listen" -> {
                Optional<Edge> edge = Fields.edge(pick, "door");
                yield edge.isEmpty()
                        ? Exploring.unclear("door", "a door such as 3,4,north")
                        : Exploring.understood(command(pick, edge.get(), who(world, state, seat, pick, edge.get())));
            }
            default -> Optional.empty();
        };
    }

    /** Who is named; if nobody is, those to whom a company would leave it. */
    private static List<CharacterId> who(World world, CampaignState state, Seat seat, Pick pick, Edge edge) {
        List<CharacterId> named = Exploring.who(pick);
        if (!named.isEmpty()) {
            return named;
        }
        Predicate<DelveCommand> possible = command -> Exploring.possible(world, state, seat, command);
        return switch (pick.offer()) {
            case "force" -> foremost(state, possible, SHOULDERS, id -> new DelveCommand.Force(edge, List.of(id)));
            case "hew" -> foremost(state, possible, AXES, id -> new DelveCommand.Hew(edge, List.of(id)));
            case "listen" -> bestEar(state, possible, edge);
            default -> List.of();
        };
    }

    private static List<CharacterId> foremost(
            CampaignState state,
            Predicate<DelveCommand> possible,
            int most,
            Function<CharacterId, DelveCommand> command) {
        return state.company().stream()
                .map(Adventurer::id)
                .filter(id -> possible.test(command.apply(id)))
                .limit(most)
                .toList();
    }

    private static List<CharacterId> bestEar(CampaignState state, Predicate<DelveCommand> possible, Edge edge) {
        return state.company().stream()
                .filter(who -> possible.test(new DelveCommand.Work(List.of(new Task.Listen(who.id(), edge)))))
                .max(Comparator.comparingInt(who -> Listening.chance(who.race())))
                .map(Adventurer::id)
                .map(List::of)
                .orElse(List.of());
    }

    private static DelveCommand command(Pick pick, Edge edge, List<CharacterId> who) {
        CharacterId first = new CharacterId(pick.one("who"));
        return switch (pick.offer()) {
            case "force" -> new DelveCommand.Force(edge, who);
            case "close" -> new DelveCommand.CloseDoor(edge);
            case "wedge" -> new DelveCommand.Wedge(edge, first);
            case "unwedge" -> new DelveCommand.Unwedge(edge, first);
            case "hew" -> new DelveCommand.Hew(edge, who);
            case "batter" -> new DelveCommand.Hew(edge, List.of());
            case "listen" ->
                new DelveCommand.Work(
                        who.stream().<Task>map(id -> new Task.Listen(id, edge)).toList());
            default -> new DelveCommand.OpenDoor(edge);
        };
    }
}
