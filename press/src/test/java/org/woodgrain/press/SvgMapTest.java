package org.woodgrain.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Plan;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.campaign.view.MapView;
import org.xml.sax.InputSource;

class SvgMapTest {
    private static final Level PRIORY = DemoLevel.load();

    private static MapView everything() {
        return Surveys.of(PRIORY, PRIORY.entrance(), Direction.NORTH, cell -> true, List.of(), false);
    }

    private static MapView firstSteps(boolean referee) {
        return Surveys.of(
                PRIORY,
                PRIORY.entrance(),
                Direction.NORTH,
                cell -> cell.y() > 18 && cell.x() > 10 && cell.x() < 17,
                List.of(),
                referee);
    }

    private static Document parse(String svg) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
        } catch (Exception broken) {
            throw new AssertionError(svg, broken);
        }
    }

    private static List<Element> all(Document document, String tag) {
        List<Element> elements = new ArrayList<>();
        for (int index = 0; index < document.getElementsByTagName(tag).getLength(); index++) {
            elements.add((Element) document.getElementsByTagName(tag).item(index));
        }
        return elements;
    }

    @Nested
    class When_a_map_is_drawn {
        private final String svg = SvgMap.draw(everything(), MapPaper.ALONE);
        private final Document document = parse(svg);

        @Test
        void it_is_one_sound_picture_with_a_title_and_words_and_no_script() {
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(document.getDocumentElement().getAttribute("role")).isEqualTo("img");
            assertThat(all(document, "title").getFirst().getTextContent()).isEqualTo("The Salt Priory");
            assertThat(all(document, "desc").getFirst().getTextContent())
                    .contains("squares of ten feet known")
                    .contains("The company stands at 13,22, facing north.")
                    .contains("Stairs up, at 13,22.")
                    .contains("Secret door, shut, at 11,6,west.");
            assertThat(svg).doesNotContain("<script").doesNotContain("onclick").doesNotContain("href=\"http");
        }

        @Test
        void every_known_square_can_be_clicked_and_every_door_can_be_told() {
            Set<String> cells = new TreeSet<>();
            all(document, "path").stream()
                    .filter(path -> path.hasAttribute("data-cell"))
                    .forEach(path -> cells.add(path.getAttribute("data-cell")));
            assertThat(cells).hasSameSizeAs(PRIORY.floor()).contains("13,22");
            assertThat(all(document, "g").stream().filter(group -> group.hasAttribute("data-edge")))
                    .hasSameSizeAs(PRIORY.doors().values());
        }

        @Test
        void every_symbol_that_is_set_down_is_defined() {
            Set<String> defined = new TreeSet<>();
            all(document, "g").forEach(group -> defined.add("#" + group.getAttribute("id")));
            assertThat(all(document, "use"))
                    .hasSizeGreaterThan(30)
                    .allSatisfy(use -> assertThat(defined).contains(use.getAttribute("href")));
        }

        @Test
        void the_colours_come_from_variables_for_light_and_dark() {
            assertThat(svg).contains("--map-ink").contains("prefers-color-scheme:dark");
        }

        @Test
        void the_scale_of_thirty_feet_and_the_north_are_drawn() {
            assertThat(all(document, "text"))
                    .extracting(Element::getTextContent)
                    .contains("N", "30 ft", "S", "UP", "DOWN");
        }
    }

    @Nested
    class When_a_page_has_the_style_and_the_symbols {
        @Test
        void the_map_does_not_repeat_them() {
            String svg = SvgMap.draw(everything(), MapPaper.IN_PAGE);
            assertThat(svg).doesNotContain("<style>").doesNotContain("<defs>");
            assertThat(svg.length()).isLessThan(30_000);
            assertThat(parse(MapStyle.symbols()).getDocumentElement().getAttribute("aria-hidden"))
                    .isEqualTo("true");
            assertThat(MapStyle.sheet()).contains(".wg-m-wall");
        }
    }

    @Nested
    class When_little_is_known {
        @Test
        void nothing_outside_it_is_drawn() {
            String svg = SvgMap.draw(firstSteps(false), MapPaper.ALONE);
            assertThat(svg)
                    .doesNotContain("Saint Orrin")
                    .doesNotContain("wg-m-hidden\"")
                    .contains("wg-m-edge\"");
            assertThat(all(parse(svg), "path").stream().filter(path -> path.hasAttribute("data-cell")))
                    .hasSize(13);
        }

        @Test
        void the_referee_sees_the_rest_tinted_and_cannot_send_the_company_there() {
            String svg = SvgMap.draw(firstSteps(true), MapPaper.ALONE);
            assertThat(svg).contains("wg-m-hidden\"").contains("#wg-statue");
            assertThat(all(parse(svg), "path").stream().filter(path -> path.hasAttribute("data-cell")))
                    .hasSize(13);
        }

        @Test
        void a_single_square_makes_a_map_too() {
            Level one = Plan.read(List.of("", " ."), new Cell(-5, -5)).level("one");
            MapView map = Surveys.of(one, new Cell(-5, -5), Direction.SOUTH, cell -> true, List.of(), false);
            assertThat(parse(SvgMap.draw(map, MapPaper.ALONE))
                            .getDocumentElement()
                            .getAttribute("viewBox"))
                    .isEqualTo("-73 -59 56 41");
        }
    }

    @Nested
    class When_things_are_marked {
        private String drawn(MapView.DoorMark door) {
            TreeSet<Cell> floor = new TreeSet<>(List.of(new Cell(0, 0), new Cell(1, 0)));
            return SvgMap.draw(
                    new MapView(
                            "<Vault> & \"more\"",
                            floor,
                            new TreeSet<>(),
                            new TreeSet<>(),
                            List.of(door),
                            List.of(new MapView.Mark(new Cell(0, 0), "gibbet", "an iron <cage>", Direction.NORTH)),
                            new Cell(1, 0),
                            Direction.WEST,
                            List.of(new Cell(0, 0), new Cell(0, 0)),
                            new TreeSet<>()),
                    MapPaper.IN_PAGE);
        }

        @Test
        void each_kind_and_state_of_door_has_its_symbol() {
            TreeMap<String, String> symbols = new TreeMap<>();
            for (String kind : List.of("arch", "door", "double", "portcullis", "secret")) {
                for (String state : List.of("shut", "open", "locked", "barred", "stuck", "wedged", "broken")) {
                    String svg = drawn(new MapView.DoorMark(new Edge(new Cell(1, 0), Direction.WEST), kind, state));
                    String group = svg.substring(
                            svg.indexOf("<g data-edge"), svg.indexOf("</g>", svg.indexOf("<g data-edge")));
                    symbols.put(
                            kind + " " + state, group.replaceAll("(?s)<title>.*?</title>|translate\\([^)]*\\)", ""));
                }
            }
            assertThat(symbols.get("door shut")).contains("#wg-door\"");
            assertThat(symbols.get("door open")).contains("#wg-door-open");
            assertThat(symbols.get("door locked")).contains("#wg-door\"").contains("#wg-lock");
            assertThat(symbols.get("door barred")).contains("#wg-bar");
            assertThat(symbols.get("door wedged")).contains("#wg-wedge");
            assertThat(symbols.get("double open")).contains("#wg-double-open");
            assertThat(symbols.get("portcullis shut"))
                    .contains("#wg-portcullis\"")
                    .contains("rotate(90)");
            assertThat(symbols.get("secret shut")).contains(">S</text>").doesNotContain("wg-door\"");
            assertThat(symbols.get("arch open")).contains("#wg-arch");
        }

        @Test
        void what_has_no_symbol_is_a_plain_mark_and_texts_are_made_safe() {
            String svg = drawn(new MapView.DoorMark(new Edge(new Cell(1, 0), Direction.WEST), "door", "shut"));
            assertThat(svg)
                    .contains("#wg-other")
                    .contains("an iron &lt;cage&gt;")
                    .contains("&lt;Vault&gt; &amp; &quot;more&quot;");
            assertThat(parse(svg)).isNotNull();
        }

        @Test
        void each_foe_is_drawn_and_the_company_faces_its_way() {
            String svg = drawn(new MapView.DoorMark(new Edge(new Cell(1, 0), Direction.WEST), "door", "shut"));
            assertThat(svg.split("#wg-foe", -1)).hasSize(3);
            assertThat(svg).contains("#wg-company\" transform=\"translate(15 5)rotate(270)");
        }
    }

    @Test
    void a_level_of_39_by_39_squares_stays_small() {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 79; row++) {
            StringBuilder drawn = new StringBuilder();
            for (int column = 0; column < 79; column++) {
                boolean cell = row % 2 == 1 && column % 2 == 1;
                boolean wall = row % 2 == 0 && column % 2 == 1 && row % 6 == 0 || row % 2 == 1 && column % 6 == 0;
                boolean door = wall && (row + column) % 12 == 3;
                drawn.append(cell ? "." : door ? "d" : wall ? row % 2 == 0 ? "-" : "|" : " ");
            }
            rows.add(drawn.toString());
        }
        // no door can stand on the outer edge
        for (int row = 0; row < 79; row++) {
            String drawn = rows.get(row);
            String inner = row == 0 || row == 78 ? drawn.replace('d', '-') : drawn;
            char last = inner.charAt(78) == 'd' ? '|' : inner.charAt(78);
            rows.set(row, inner.charAt(0) == 'd' ? "|" + inner.substring(1, 78) + last : inner.substring(0, 78) + last);
        }
        Level level = Plan.read(rows, new Cell(0, 0)).level("large");
        assertThat(level.floor()).hasSize(39 * 39);
        assertThat(level.doors()).hasSizeGreaterThan(100);
        MapView map = Surveys.of(level, new Cell(20, 20), Direction.EAST, cell -> true, List.of(), false);
        assertThat(SvgMap.draw(map, MapPaper.ALONE).length()).isLessThan(150_000);
    }
}
