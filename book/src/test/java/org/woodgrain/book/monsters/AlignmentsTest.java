package org.woodgrain.book.monsters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.rules.characters.Alignment.CHAOS;
import static org.woodgrain.rules.characters.Alignment.LAW;
import static org.woodgrain.rules.characters.Alignment.NEUTRALITY;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.Shelf;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Monster;

@Rule("CH-103")
class AlignmentsTest {
    private static final Collection<Monster> ALL =
            StandardBook.load().monsters().monsters().values();

    /** Names of the table that are families, or read otherwise than a monster's own name. */
    private static final Map<String, Predicate<Monster>> FAMILIES = Map.ofEntries(
            Map.entry("men", monster -> monster.id().equals("normal-human")),
            Map.entry("patriarchs", monster -> monster.id().equals("patriarch")),
            Map.entry("lycanthropes", monster -> monster.isKind("lycanthrope")),
            Map.entry("rocs", monster -> monster.id().endsWith("-roc")),
            Map.entry("animals", AlignmentsTest::beast),
            Map.entry(
                    "dragons",
                    monster -> monster.isKind("dragon") && !monster.id().equals("gold-dragon")),
            Map.entry("hydrae", monster -> monster.id().startsWith("hydra")),
            Map.entry("sea monsters", monster -> monster.id().startsWith("sea-monster")),
            Map.entry(
                    "giants",
                    monster ->
                            monster.isKind("giant") && !Set.of("ogre", "troll").contains(monster.id())));

    private static final Set<String> FABULOUS =
            Set.of("pegasus", "hippogriff", "unicorn", "small-roc", "large-roc", "giant-roc");

    private static boolean beast(Monster monster) {
        return (monster.isKind("animal") || monster.isKind("insect")) && !FABULOUS.contains(monster.id());
    }

    private static SortedSet<Alignment> sides(String id) {
        return ALL.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow()
                .alignments();
    }

    @Test
    void an_ogre_is_neutral_or_chaotic_a_lycanthrope_any_of_three_and_a_troll_chaotic() {
        assertThat(sides("ogre")).containsExactly(NEUTRALITY, CHAOS);
        assertThat(sides("werewolf")).containsExactly(LAW, NEUTRALITY, CHAOS);
        assertThat(sides("troll")).containsExactly(CHAOS);
    }

    @Test
    void every_creature_of_the_table_stands_in_just_the_columns_where_it_is_printed() {
        Set<String> read = new HashSet<>();
        List<String> lines =
                Shelf.shipped().text("tables/alignment.tsv").lines().skip(1).toList();
        for (String line : lines) {
            String[] cells = line.split("\t", -1);
            for (String name : cells[0].toLowerCase(Locale.ROOT).split("/", -1)) {
                List<Monster> meant = ALL.stream().filter(family(name)).toList();
                assertThat(meant).as(name).isNotEmpty();
                meant.forEach(monster -> {
                    read.add(monster.id());
                    assertThat(monster.alignments())
                            .as(name + ": " + monster.id())
                            .isEqualTo(columns(cells[4]));
                });
            }
        }
        assertThat(lines).hasSize(40);
        assertThat(read).contains("frost-giant", "fire-giant", "giant-rat", "werebear", "evil-high-priest", "medusa");
    }

    private static Predicate<Monster> family(String name) {
        Predicate<Monster> own =
                monster -> plural(monster.id().replace('-', ' ')).contains(name);
        return FAMILIES.getOrDefault(name, own);
    }

    private static List<String> plural(String name) {
        return List.of(
                name + "s",
                name + "es",
                name + "e",
                name.replaceFirst("f$", "ves"),
                name.replaceFirst("y$", "ies"),
                name.replaceFirst("us$", "i"));
    }

    private static SortedSet<Alignment> columns(String letters) {
        SortedSet<Alignment> sides = new TreeSet<>();
        for (Alignment side : Alignment.values()) {
            if (letters.indexOf(side.name().charAt(0)) >= 0) {
                sides.add(side);
            }
        }
        return sides;
    }

    @Test
    void undead_are_chaotic_listed_or_not_and_beasts_and_vermin_neutral() {
        assertThat(ALL.stream().filter(Monster::undead))
                .hasSizeGreaterThan(7)
                .allSatisfy(monster ->
                        assertThat(monster.alignments()).as(monster.id()).containsExactly(CHAOS));
        assertThat(ALL.stream().filter(AlignmentsTest::beast))
                .allSatisfy(monster ->
                        assertThat(monster.alignments()).as(monster.id()).containsExactly(NEUTRALITY));
        assertThat(sides("basilisk")).containsExactly(NEUTRALITY);
        assertThat(sides("cockatrice")).containsExactly(NEUTRALITY);
    }

    @Test
    void gold_dragons_alone_of_their_kind_are_lawful() {
        assertThat(sides("gold-dragon")).containsExactly(LAW);
    }
}
