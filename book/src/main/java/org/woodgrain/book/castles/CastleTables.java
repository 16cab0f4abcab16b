package org.woodgrain.book.castles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.woodgrain.book.KnownIds;
import org.woodgrain.book.Row;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.Tsv;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Span;
import org.woodgrain.rules.SpanTable;

/**
 * Who holds a castle that is come upon, with what guards and companions.
 *
 * @param occupants on a d6
 * @param companions who else may live there, in the order of the table
 * @param finds chances that those met own magic items, in the order of the table
 */
public record CastleTables(SpanTable<Occupant> occupants, List<Companion> companions, List<OwnedItem> finds) {

    public CastleTables {
        companions = List.copyOf(companions);
        finds = List.copyOf(finds);
    }

    /** The classes of those who hold castles. */
    public enum HolderClass {
        F,
        MU,
        C
    }

    /**
     * A castle's holder.
     *
     * @param alignment letter, or how a d6 gives one: {@code d6: 1-2 L;3-4 N;5-6 C}
     * @param guards on a d4
     */
    public record Occupant(
            String name,
            String monster,
            HolderClass holderClass,
            int level,
            String alignment,
            SpanTable<Guard> guards) {
        private static final Pattern ALIGNMENT = Pattern.compile("[LNC]|d6: 1-2 [LNC];3-4 [LNC];5-6 [LNC]");
    }

    /** Guards; {@code rider} names who rides each, empty if nobody. */
    public record Guard(String name, List<String> monsters, Formula number, Optional<String> rider, String note) {
        public Guard {
            monsters = List.copyOf(monsters);
        }

        static Guard read(Row row, KnownIds known) {
            return new Guard(
                    row.text("guard"),
                    known.monsters(row, "guard-id"),
                    row.dice("number"),
                    row.has("rider-each") ? Optional.of(known.monster(row, "rider-each")) : Optional.empty(),
                    row.raw("note"));
        }
    }

    /** Somebody who may live with the holder. */
    public record Companion(
            HolderClass with, int percent, String name, Formula count, Formula level, Span levels, String note) {
        static Companion read(Row row) {
            Companion companion = new Companion(
                    row.choice("resident-class", HolderClass.class),
                    row.percent("chance-%"),
                    row.text("companion"),
                    row.dice("count"),
                    row.dice("level-dice"),
                    row.span("level-range"),
                    row.raw("note"));
            if (companion.level.least() != companion.levels.low()
                    || companion.level.most() != companion.levels.high()) {
                throw row.fault("level-range", "the range of " + companion.level);
            }
            return companion;
        }
    }

    /** The chance that somebody of a class owns an item of a kind. */
    public record OwnedItem(HolderClass owner, String kind, int percent, String note) {
        static OwnedItem read(Row row) {
            return new OwnedItem(
                    row.choice("class", HolderClass.class),
                    row.text("item-kind"),
                    row.percent("chance-%"),
                    row.raw("note"));
        }
    }

    public static CastleTables load(Shelf shelf, KnownIds known) {
        Tsv table = shelf.open("tables/castle-occupants.tsv");
        Map<String, Tsv> parts = table.parted("d6");
        Tsv firsts = table.where(row -> row.raw("guard-d4").equals("1"));
        SpanTable<Occupant> occupants = firsts.die(6, "d6", row -> occupant(row, parts, known));
        return new CastleTables(
                occupants,
                shelf.open("tables/castle-others.tsv").list(Companion::read),
                shelf.open("tables/npc-magic-items.tsv").list(OwnedItem::read));
    }

    private static Occupant occupant(Row row, Map<String, Tsv> parts, KnownIds known) {
        Tsv part = parts.getOrDefault(row.raw("d6"), parts.values().iterator().next());
        SpanTable<Guard> guards = part.die(4, "guard-d4", guard -> {
            Occupant here = holder(guard, known, new SpanTable<>(List.of()));
            if (!here.equals(holder(row, known, new SpanTable<>(List.of())))) {
                throw guard.fault("occupant", "the same holder as on line " + row.line());
            }
            return Guard.read(guard, known);
        });
        return holder(row, known, guards);
    }

    private static Occupant holder(Row row, KnownIds known, SpanTable<Guard> guards) {
        return new Occupant(
                row.text("occupant"),
                known.monster(row, "monster-id"),
                row.choice("class", HolderClass.class),
                row.integer("level", 1, 20),
                row.shape("alignment", Occupant.ALIGNMENT, "L, N, C or how a d6 gives one")
                        .group(),
                guards);
    }
}
