package org.woodgrain.book.later;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.aerial.AerialTables.Location;
import org.woodgrain.book.aerial.AerialTables.Position;
import org.woodgrain.book.land.MassClass;
import org.woodgrain.book.land.MassCombat.Melee;
import org.woodgrain.book.strongholds.Building;
import org.woodgrain.book.wilderness.WildernessTables.Ground;
import org.woodgrain.book.wilderness.WildernessTables.Kind;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.characters.Alignment;

class LaterTablesTest {
    private static final LaterTables TABLES = LaterTables.load();

    @Test
    void a_sword_is_found_on_a_hundred() {
        assertThat(TABLES.swords().swords().at(61).name()).startsWith("Sword, flaming +1");
        assertThat(TABLES.swords().swords().at(61).special()).hasSize(2);
        assertThat(TABLES.swords().alignments().at(100).alignment()).isEqualTo(Alignment.CHAOS);
        assertThat(TABLES.swords().languages().at(100)).isEmpty();
    }

    @Test
    void scripted_items_and_potions_name_their_rules() {
        assertThat(TABLES.items().potions().at(41).rule()).isEqualTo("MI-054");
        assertThat(TABLES.items().wandsAndStaves().at(52).count()).hasValue(100);
    }

    @Test
    void the_wilderness_knows_what_is_met_where() {
        assertThat(TABLES.wilderness().encounter().get(Ground.SWAMP)).hasToString("4-6");
        assertThat(TABLES.wilderness().lost()).doesNotContainKey(Ground.CITY);
        assertThat(TABLES.wilderness().kinds())
                .satisfies(kinds -> assertThat(
                                Objects.requireNonNull(kinds.get(Ground.CITY)).at(2))
                        .isEqualTo(Kind.UNDEAD));
        assertThat(TABLES.wilderness().lists().get("dragons"))
                .satisfies(dragons -> assertThat(dragons.at(10).again()).isTrue());
        assertThat(TABLES.wilderness().evading().original().at(30).at(61)).isEqualTo(30);
        assertThat(TABLES.wilderness().evading().classic().at(25).at(40)).isEqualTo(35);
    }

    @Test
    void castles_have_guards() {
        assertThat(TABLES.castles().occupants().at(3).guards().at(1).monsters()).hasSize(6);
    }

    @Test
    void strongholds_are_priced_and_manned() {
        assertThat(TABLES.strongholds().buildings().get("classic-secret-door"))
                .satisfies(door -> assertThat(door.price()).isEqualTo(new Building.Price(5, Building.Unit.TIMES)));
        assertThat(TABLES.strongholds().soldiers().get("archer"))
                .satisfies(archer -> assertThat(archer.found().orcs()).contains(new Ratio(1, 2)));
    }

    @Test
    void masses_fight_by_class() {
        assertThat(TABLES.land().combat().against(MassClass.LIGHT_FOOT, MassClass.ARMORED_FOOT))
                .isEqualTo(new Melee(1, 3, 6));
        assertThat(TABLES.land().combat().fantasyLines()).hasSize(13);
        assertThat(TABLES.land().morale().afterMelee().at(25)).isEqualTo("back 2 moves in good order");
        assertThat(TABLES.land().jousting().rides()).isEqualTo(3);
    }

    @Test
    void hits_in_the_air_fall_somewhere() {
        assertThat(TABLES.aerial().hit(Position.SIDE, 1)).isEqualTo(Location.RIDER);
        assertThat(TABLES.aerial().hit(Position.BOTTOM, 10)).isEqualTo(Location.TAIL);
    }

    @Test
    void ships_sail_with_the_wind() {
        assertThat(TABLES.naval().vessels().get("longship"))
                .satisfies(ship -> assertThat(ship.running().fresh()).hasValue(35));
        assertThat(TABLES.naval().windForce().at(12).sailFigure()).isEqualTo("3 inches downwind");
        assertThat(TABLES.naval().evasion().at(-5)).isEqualTo(80);
        assertThat(TABLES.naval().evasion().at(500)).isEqualTo(10);
    }

    @Test
    void lairs_hold_treasure_by_type() {
        assertThat(TABLES.hoards().original()).containsKeys("A1", "I", "carried");
        assertThat(TABLES.hoards().classic()).hasSize(22);
        assertThat(TABLES.hoards().reactions())
                .satisfies(lists -> assertThat(Objects.requireNonNull(lists.get("encounter-000"))
                                .at(7)
                                .result())
                        .isEqualTo("uncertain"));
    }

    @Test
    void the_expedition_has_its_dice() {
        assertThat(TABLES.scenario().dice()).hasSize(34);
        assertThat(TABLES.scenario().dice().getLast().faces()).containsExactly(3, 4);
    }
}
