package org.woodgrain.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.offers.Pick;

class PhrasesTest {
    private static final List<Choice> PEOPLE = List.of(
            new Choice("c1", "Alaric", ""), new Choice("c2", "Berta the Bold", ""), new Choice("c3", "Berengar", ""));
    private static final List<Choice> SIDES =
            List.of(new Choice("north", "north door", ""), new Choice("east", "east door", ""));
    private static final List<Offer> OFFERS = List.of(
            offer(
                    "march",
                    "March",
                    field(
                            "way",
                            Kind.ONE,
                            List.of(new Choice("north", "north", ""), new Choice("east", "east", "")),
                            ""),
                    field("steps", Kind.NUMBER, List.of(), "18"),
                    field(
                            "care",
                            Kind.ONE,
                            List.of(new Choice("usual", "usual", ""), new Choice("probing", "probing", "")),
                            "usual")),
            offer("force", "Force the door", field("side", Kind.ONE, SIDES, ""), field("who", Kind.MANY, PEOPLE, "")),
            offer("listen", "Listen at the door", field("side", Kind.ONE, List.of(SIDES.getFirst()), "")),
            offer(
                    "give",
                    "Give a thing",
                    field("from", Kind.ONE, PEOPLE, ""),
                    field(
                            "item",
                            Kind.ONE,
                            List.of(new Choice("i1", "Short sword", ""), new Choice("i2", "Torch (6)", "")),
                            ""),
                    field("to", Kind.ONE, PEOPLE, ""),
                    field("many", Kind.NUMBER, List.of(), "1")),
            offer("array", "Marching order", field("order", Kind.ORDER, PEOPLE, "")),
            offer("walk-to", "Walk to a square", field("cell", Kind.CELL, List.of(), "")),
            offer(
                    "name",
                    "Name a character",
                    field("who", Kind.ONE, PEOPLE, ""),
                    field("name", Kind.TEXT, List.of(), "")),
            offer("fight", "Fight a round"));

    private static Offer offer(String id, String label, Field... fields) {
        return new Offer(id, label, "Group", "", "", "", List.of(fields));
    }

    private static Field field(String name, Kind kind, List<Choice> choices, String preset) {
        return new Field(name, name, kind, choices, preset);
    }

    private static Pick pick(String line) {
        return picks(line).getFirst();
    }

    private static List<Pick> picks(String line) {
        return ((Typed.Taken) Phrases.read(line, OFFERS)).picks();
    }

    private static String complaint(String line) {
        return ((Typed.Unclear) Phrases.read(line, OFFERS)).message();
    }

    @Test
    void directions_alone_are_a_march() {
        assertThat(picks("n 3 e")).containsExactly(leg("north", 3), leg("east", 1));
        assertThat(picks("march n n 2 w")).containsExactly(leg("north", 3), leg("west", 1));
        assertThat(picks("NORTH")).isEqualTo(picks("go north")).containsExactly(leg("north", 1));
    }

    private static Pick leg(String way, int steps) {
        return new Pick("march", Map.of("way", List.of(way), "steps", List.of(Integer.toString(steps))));
    }

    @Test
    void a_march_with_more_to_say_is_read_like_any_action() {
        assertThat(pick("march east 4 probing").values())
                .containsEntry("way", List.of("east"))
                .containsEntry("steps", List.of("4"))
                .containsEntry("care", List.of("probing"));
    }

    @Test
    void what_one_of_several_people_does_is_called_with_or_without_the_name() {
        List<Offer> two = List.of(offer("turn:c1", "Berta: turn undead"), offer("turn:c2", "Otho: turn undead"));

        assertThat(Phrases.read("turn otho", two)).isEqualTo(new Typed.Taken(new Pick("turn:c2", Map.of())));
        assertThat(Phrases.read("turn", two)).isEqualTo(new Typed.Unclear("\"turn\" may be turn Berta, turn Otho."));
        assertThat(Phrases.read("turn", two.subList(0, 1))).isEqualTo(new Typed.Taken(new Pick("turn:c1", Map.of())));
    }

    @Test
    void a_short_word_will_do_when_only_one_action_begins_with_it() {
        assertThat(pick("fi").offer()).isEqualTo("fight");
        assertThat(pick("fight a round").offer()).isEqualTo("fight");
        assertThat(complaint("f")).isEqualTo("\"f\" may be force, fight.");
        assertThat(pick("f north").offer()).isEqualTo("force");
    }

    @Test
    void choices_are_named_by_value_label_beginning_or_number() {
        assertThat(pick("force north").one("side")).isEqualTo("north");
        assertThat(pick("force no alaric and c3").many("who")).containsExactly("c1", "c3");
        assertThat(pick("force east all").many("who")).containsExactly("c1", "c2", "c3");
        assertThat(pick("force #2").one("side")).isEqualTo("east");
    }

    @Test
    void a_single_choice_need_not_be_named() {
        assertThat(pick("listen").one("side")).isEqualTo("north");
        assertThat(pick("listen north door").one("side")).isEqualTo("north");
    }

    @Test
    void fields_are_filled_in_order_and_a_preset_stands_in_for_the_last() {
        Pick given = pick("give alaric short-sword berta");

        assertThat(given.values())
                .containsEntry("from", List.of("c1"))
                .containsEntry("item", List.of("i1"))
                .containsEntry("to", List.of("c2"))
                .containsEntry("many", List.of("1"));
        assertThat(pick("give alaric \"torch (6)\" berengar 4").one("many")).isEqualTo("4");
    }

    @Test
    void one_of_several_spells_of_a_caster_is_called_by_its_name() {
        List<Offer> spells = List.of(
                offer("cast:c1:SP-06", "Berta: cast Light"),
                offer("cast:c1:SP-25", "Berta: cast Lightning Bolt"),
                offer("cast:c2:SP-06", "Otho: cast Light"));
        assertThat(Phrases.read("cast berta light", spells))
                .isEqualTo(new Typed.Taken(new Pick("cast:c1:SP-06", Map.of())));
        assertThat(Phrases.read("cast lightning bolt", spells))
                .isEqualTo(new Typed.Taken(new Pick("cast:c1:SP-25", Map.of())));
        assertThat(((Typed.Unclear) Phrases.read("cast light", spells)).message())
                .isEqualTo("\"cast light\" may be cast Berta Light, cast Otho.");
        assertThat(Phrases.read("cast berta lightn", spells))
                .isEqualTo(new Typed.Taken(new Pick("cast:c1:SP-25", Map.of())));
        assertThat(Phrases.read("cast berta", spells)).isInstanceOf(Typed.Unclear.class);
        assertThat(HelpPage.typed(spells.getFirst(), spells)).isEqualTo("cast Berta Light");
    }

    @Test
    void an_order_keeps_those_not_named_behind() {
        assertThat(pick("array berengar alaric").many("order")).containsExactly("c3", "c1", "c2");
    }

    @Test
    void text_keeps_its_case_and_squares_their_comma() {
        assertThat(pick("name alaric \"Alaric the Tall\"").one("name")).isEqualTo("Alaric the Tall");
        assertThat(pick("walk-to 3,-4").one("cell")).isEqualTo("3,-4");
    }

    @Test
    void what_is_wrong_is_said_with_what_would_be_right() {
        assertThat(complaint("dance")).isEqualTo("\"dance\" cannot be done now. Type help for what can.");
        assertThat(complaint("force west"))
                .isEqualTo("force: \"west\" is not among these. side: north door, east door.");
        assertThat(complaint("force")).isEqualTo("force: side: north door, east door.");
        assertThat(complaint("give ber torch alaric")).contains("\"ber\" may be Berta the Bold, Berengar");
        assertThat(complaint("give alaric torch berta ten")).contains("many is a number, not \"ten\"");
        assertThat(complaint("fight now")).isEqualTo("fight: \"now\" has no place there.");
        assertThat(complaint(" ")).isEqualTo("Nothing was typed.");
    }
}
