package org.woodgrain.atlas.stocking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Entry;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.stocking.Stock.Stocked;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.SpanTable;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.encounters.EncounterTables;
import org.woodgrain.rules.encounters.Kind;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.rulebook.Rulebook;
import org.woodgrain.rules.treasure.DungeonTreasure;
import org.woodgrain.rules.treasure.MagicFinds;
import org.woodgrain.rules.treasure.Protection;
import org.woodgrain.rules.treasure.Riches;

/** Stocks the rooms of a level that have no key of their own. All dice are content, in secret. */
public final class Stocking {
    private final Rulebook book;
    private final Level level;
    private final Throws dice;
    private final Supplier<ItemId> ids;

    /** @param ids names for the things that are made */
    public Stocking(Rulebook book, Level level, Throws dice, Supplier<ItemId> ids) {
        this.book = book;
        this.level = level;
        this.dice = dice;
        this.ids = ids;
    }

    /**
     * Every room without a key, in the order of the level. Where no room has a key, the important treasures are placed
     * first, in rooms out of the way (DU-43); the rest is left to the dice.
     */
    @Rule({"DU-42", "DU-43", "DU-44"})
    public List<Stocked> stock() {
        List<Room> open = level.rooms().stream().filter(room -> !room.keyed()).toList();
        boolean all = open.size() == level.rooms().size();
        List<String> chosen = all ? outOfTheWay(open) : List.of();
        List<Stocked> stocked = new ArrayList<>();
        for (Room room : open) {
            int special = chosen.indexOf(room.id());
            Stock stock = special >= 0 ? special(special, chosen.size()) : random();
            stocked.add(new Stocked(room.id(), stock, special >= 0 ? "DU-43" : "DU-44", dice.take()));
        }
        return List.copyOf(stocked);
    }

    /** Rooms for the special hoards: behind secret doors first, then with few ways in, then far from the entrance. */
    @Rule({"DU-28", "DU-43"})
    List<String> outOfTheWay(List<Room> rooms) {
        int wanted = 1 + (level.depth() + 2) / 3;
        Map<Cell, Integer> far =
                LevelGeometry.distances(level, level.entrance(), Integer.MAX_VALUE, cell -> true, door -> true);
        return rooms.stream()
                .filter(room -> !room.cells().contains(level.entrance()))
                .sorted(Comparator.<Room>comparingInt(this::access)
                        .thenComparing(Comparator.<Room>comparingInt(room -> distance(far, room))
                                .reversed())
                        .thenComparing(Room::id))
                .limit(wanted)
                .map(Room::id)
                .toList();
    }

    private int access(Room room) {
        List<Entry> entries = LevelGeometry.entries(level, room.cells());
        return entries.stream().allMatch(Entry::secret) ? 0 : entries.size();
    }

    private static int distance(Map<Cell, Integer> far, Room room) {
        return room.cells().stream()
                .mapToInt(cell -> far.getOrDefault(cell, 0))
                .min()
                .orElse(0);
    }

    /** A special hoard: the row two levels deeper, the first with a magic find; half of them are guarded. */
    @Rule("DU-43")
    private Stock special(int index, int of) {
        Riches riches = treasure().special(level.depth() + 2);
        if (index == 0) {
            riches = riches.plus(new MagicFinds(book.treasure(), book.equipment(), book.spells(), dice, ids).find());
        }
        boolean guarded = index >= of - of / 2;
        Stock guard = guarded ? dwellers() : Stock.EMPTY;
        return new Stock(
                guard.monster(),
                guard.number(),
                Optional.of(riches),
                guarded ? Optional.empty() : Optional.of(Protection.roll(dice)));
    }

    /** One die for dwellers, one for treasure. */
    @Rule({"DU-44", "DU-47", "DU-53"})
    Stock random() {
        boolean occupied =
                content("DU-44", "somebody lives here").atMost(2).roll(1, 6).success();
        Stock who = occupied ? dwellers() : Stock.EMPTY;
        boolean rich =
                content("DU-47", "treasure").atMost(occupied ? 3 : 1).roll(1, 6).success();
        if (!rich) {
            return who;
        }
        Riches riches = treasure().roll(level.depth());
        return new Stock(
                who.monster(),
                who.number(),
                Optional.of(riches),
                occupied ? Optional.empty() : Optional.of(Protection.roll(dice)));
    }

    private DungeonTreasure treasure() {
        return new DungeonTreasure(book.treasure(), book.equipment(), book.spells(), dice, ids);
    }

    /** Who lives here by the level matrix, and how many. */
    @Rule({"DU-30", "DU-44", "DU-45"})
    private Stock dwellers() {
        EncounterTables tables = book.encounters();
        while (true) {
            int table = tables.matrix()
                    .at(level.depth())
                    .at(content("EN-13", "monster table").roll(1, 6).total());
            SpanTable<org.woodgrain.rules.encounters.Entry> lines = tables.table(table);
            org.woodgrain.rules.encounters.Entry entry = lines.at(content("EN-14", "monster of table " + table)
                    .roll(1, lines.highest())
                    .total());
            SpanTable<String> members = entry.members();
            String monster = members.at(
                    members.highest() == 1
                            ? 1
                            : content("EN-15", "which of the " + entry.name())
                                    .roll(1, members.highest())
                                    .total());
            Kind kind = tables.kind(monster);
            if (kind.pack().isEmpty()) {
                int number = number(kind, level.depth() - table);
                return new Stock(Optional.of(monster), number, Optional.empty(), Optional.empty());
            }
        }
    }

    /**
     * The number in a lair: the dungeon figure, doubled where the level is two or more deeper than the table; where there
     * is none, a few by hit dice.
     */
    @Rule("DU-45")
    int number(Kind kind, int deeper) {
        Formula figure = kind.inDungeon()
                .filter(formula -> formula.most() > 0)
                .orElseGet(() -> kind.hitDice() <= 2
                        ? Formula.dice(1, 4)
                        : kind.hitDice() <= 6 ? Formula.dice(1, 2) : Formula.fixed(1));
        int thrown = Math.max(1, figure.roll(content("DU-45", "number of " + kind.id())));
        return deeper >= 2 ? thrown * 2 : thrown;
    }

    private Throws.Throw content(String rule, String what) {
        return dice.of(rule, what).on(DiceStream.CONTENT).secret();
    }
}
