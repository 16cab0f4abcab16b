package org.woodgrain.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.view.MapView;
import org.woodgrain.campaign.view.View;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.journal.table.LogLine;
import org.woodgrain.rules.Roll;

/** A table in the middle of play, with every kind of offer and field, to see how pages show them. */
final class SampleTable {
    private SampleTable() {}

    static TablePage page(Seat seat, Notice notice) {
        return new TablePage(view(seat), seat, 412, "0123456789abcdef01234567", log(), true, notice);
    }

    static View view(Seat seat) {
        return new View(
                "oak",
                "The Salt Priory",
                "original",
                new View.Strip(
                        1,
                        "09:55",
                        12,
                        3,
                        List.of(new View.Lamp("Bram", "torch", 4, 6), new View.Lamp("Oda", "lantern", 17, 24)),
                        "in 2 turns",
                        "end of this turn",
                        120),
                Optional.of(map()),
                List.of(
                        member("c1", "Bram Holloway", "dwarf fighter 1", 6, 8, 3, 1, List.of(), "sword, shield"),
                        member("c2", "Oda", "fighter 2", 4, 14, 4, 2, List.of("weary"), "morning star, lantern"),
                        member("c3", "Brother Anselm", "cleric 1", 3, 5, 5, 3, List.of(), "mace, shield"),
                        member("c4", "Maelis", "elf magic-user 1", 2, 3, 9, 4, List.of("asleep"), "dagger"),
                        member("c5", "Tib Underhill", "hobbit fighter 1", 5, 5, 6, 5, List.of(), "sling"),
                        member("c6", "Wenna", "magic-user 1", 1, 2, 9, 6, List.of(), "torch")),
                List.of(),
                List.of(),
                List.of(),
                Optional.of(new View.Meeting(
                        "Three goblins at 40 feet",
                        "battle",
                        40,
                        2,
                        List.of(
                                new View.FoeLine("f1", "goblin 1", "", seat.seesAll() ? "3/4" : ""),
                                new View.FoeLine("f2", "goblin 2", "asleep", seat.seesAll() ? "2/2" : ""),
                                new View.FoeLine("f3", "goblin 3", "hurt", seat.seesAll() ? "1/5" : "")))),
                "The undercroft, the Salt Priory",
                offers(),
                seat.seesAll()
                        ? Optional.of(new View.Hidden(List.of(
                                new View.Section(
                                        "Here",
                                        List.of(
                                                "A secret door in the north wall leads to 9.",
                                                "Pit under the rug, 10 ft.")),
                                new View.Section("Foes", List.of("goblin 1: 3 of 4", "morale 7, one check passed")))))
                        : Optional.empty());
    }

    private static View.Member member(
            String id,
            String name,
            String kind,
            int now,
            int all,
            int armour,
            int rank,
            List<String> conditions,
            String hands) {
        return new View.Member(
                id,
                name,
                kind,
                now,
                all,
                armour,
                "64.5",
                9,
                rank,
                conditions,
                false,
                hands,
                List.of(new View.Figure("Strength", "13", "CH-04", "thrown 3d6")),
                List.of(new View.Thing("i1", "torch", 6, "packed", "6")),
                List.of("Sleep"),
                "12 gp",
                new View.Box("", List.of()));
    }

    private static MapView map() {
        TreeSet<Cell> cells = new TreeSet<>();
        for (int x = 0; x < 6; x++) {
            for (int y = 0; y < 4; y++) {
                cells.add(new Cell(x, y));
            }
        }
        for (int x = 6; x < 11; x++) {
            cells.add(new Cell(x, 2));
        }
        TreeSet<Edge> walls = new TreeSet<>();
        for (Cell cell : cells) {
            for (Direction side : Direction.values()) {
                if (!cells.contains(cell.step(side)) && !cell.equals(new Cell(10, 2))) {
                    walls.add(new Edge(cell, side));
                }
            }
        }
        Edge door = new Edge(new Cell(6, 2), Direction.WEST);
        return new MapView(
                "The Salt Priory",
                cells,
                new TreeSet<>(cells.headSet(new Cell(9, 3))),
                walls,
                List.of(new MapView.DoorMark(door, "door", "shut")),
                List.of(new MapView.Mark(new Cell(0, 0), "stairs-up", "", Direction.NORTH)),
                new Cell(4, 2),
                Direction.EAST,
                List.of(new Cell(8, 2), new Cell(8, 2), new Cell(9, 2)),
                new TreeSet<>());
    }

    private static Offer.Choice choice(String value, String label, String note) {
        return new Offer.Choice(value, label, note);
    }

    private static List<Offer> offers() {
        List<Offer.Choice> winds = List.of(
                choice("north", "north", ""),
                choice("west", "west", "through the door"),
                choice("south", "south", ""),
                choice("east", "east", ""));
        List<Offer.Choice> people = List.of(
                choice("c1", "Bram Holloway", "2 in 6"),
                choice("c2", "Oda", "1 in 6"),
                choice("c3", "Brother Anselm", "1 in 6"),
                choice("c4", "Maelis", "2 in 6"));
        List<Offer.Choice> many = new ArrayList<>(people);
        many.addAll(people);
        return List.of(
                new Offer("step", "Step", "Move", "UX-02", "10 ft", "", List.of(field("way", Offer.Kind.ONE, winds))),
                new Offer(
                        "walk", "Walk to", "Move", "UX-02", "", "", List.of(field("cell", Offer.Kind.CELL, List.of()))),
                new Offer(
                        "force",
                        "Force the door",
                        "Doors",
                        "UX-12",
                        "",
                        "2 in 6",
                        List.of(field("door", Offer.Kind.ONE, winds.subList(1, 2)))),
                new Offer(
                        "listen",
                        "Listen at the door",
                        "Doors",
                        "UX-21",
                        "a quarter turn",
                        "",
                        List.of(field("who", Offer.Kind.ONE, people))),
                new Offer("search", "Search for secret doors", "Search", "UX-10", "one turn", "", List.of()),
                new Offer(
                        "traps",
                        "Search for traps",
                        "Search",
                        "UX-14",
                        "one turn",
                        "",
                        List.of(
                                field("who", Offer.Kind.MANY, people),
                                field("where", Offer.Kind.ONE, winds.subList(0, 3)))),
                new Offer("rest", "Rest", "Company", "UX-04", "one turn", "", List.of()),
                new Offer(
                        "order",
                        "Change the marching order",
                        "Company",
                        "EX-02",
                        "",
                        "",
                        List.of(field("order", Offer.Kind.ORDER, people))),
                new Offer(
                        "give",
                        "Give a thing",
                        "Company",
                        "",
                        "",
                        "",
                        List.of(field("thing", Offer.Kind.ONE, many), field("number", Offer.Kind.NUMBER, List.of()))),
                new Offer(
                        "cast",
                        "Cast Sleep",
                        "Magic",
                        "SP-04",
                        "one round",
                        "",
                        List.of(field("caster", Offer.Kind.ONE, people.subList(3, 4)))),
                new Offer(
                        "tell",
                        "Tell the players",
                        "Referee",
                        "",
                        "",
                        "",
                        List.of(field("text", Offer.Kind.TEXT, List.of()))));
    }

    private static Offer.Field field(String name, Offer.Kind kind, List<Offer.Choice> choices) {
        return new Offer.Field(
                name, name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), kind, choices, "");
    }

    private static List<LogLine> log() {
        Roll listening = new Roll(
                "UX-21",
                "listening",
                "Bram Holloway",
                DiceStream.REFEREE,
                6,
                List.of(2),
                0,
                1,
                Roll.Test.AT_MOST,
                2,
                true);
        Roll blow = new Roll(
                "CB-05", "to hit", "Oda", DiceStream.PLAYERS, 20, List.of(17), 1, 1, Roll.Test.AT_LEAST, 13, false);
        Roll miss = new Roll(
                "CB-05",
                "to hit",
                "Tib Underhill",
                DiceStream.PLAYERS,
                20,
                List.of(4),
                0,
                1,
                Roll.Test.AT_LEAST,
                13,
                false);
        Roll harm =
                new Roll("CB-14", "damage", "Oda", DiceStream.PLAYERS, 6, List.of(5), 0, 1, Roll.Test.NONE, 0, false);
        return List.of(
                line(380, "Turn 11", "", Line.Tone.MARK),
                line(
                        381,
                        "The passage runs east, dry and straight. Salt has crept up the walls in long white combs, and the air tastes of it.",
                        "",
                        Line.Tone.SIGHT),
                line(
                        382,
                        "Bram Holloway listens at the door: low voices, and something dragged over stone.",
                        "UX-21",
                        Line.Tone.PLAIN,
                        listening),
                line(384, "Bram Holloway's torch has burned half way down.", "UX-07", Line.Tone.PLAIN),
                line(390, "Turn 12", "", Line.Tone.MARK),
                line(391, "The door gives way. Three goblins look up from a broken chest.", "UX-12", Line.Tone.PLAIN),
                line(395, "Round 2", "CB-02", Line.Tone.MARK),
                line(400, "Oda strikes goblin 3.", "CB-05", Line.Tone.GOOD, blow, harm),
                line(401, "Tib Underhill's stone flies wide.", "CB-05", Line.Tone.PLAIN, miss),
                line(405, "Oda is hurt by goblin 1 for 3 points.", "CB-14", Line.Tone.BAD));
    }

    private static LogLine line(long number, String text, String rule, Line.Tone tone, Roll... rolls) {
        return new LogLine(number, 0, new Line(text, rule, List.of(rolls), tone, false));
    }
}
