package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Provisions;

@UnderBothProfiles
class SustenanceTest {

    private static int food(Expeditions play, boolean foul) {
        return play.who(CLERIC).items().stream()
                .filter(item -> Provisions.food(item) && Provisions.foul(item) == foul)
                .mapToInt(Item::quantity)
                .sum();
    }

    @Test
    @Rule("SP-112")
    void twelve_are_fed_and_what_is_left_spoils_after_a_day() {
        Expeditions play = play(cleric(9, Alignment.LAW, "SP-112"));

        play.order(new MagicCommand.Cast(CLERIC, "SP-112", List.of()));
        assertThat(food(play, false)).isEqualTo(12);

        play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
        play.order(new TownCommand.StayDays(1));
        assertThat(food(play, false)).isZero();
        assertThat(food(play, true)).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({"7, 12", "8, 12", "9, 24", "10, 48"})
    @Rule("SP-104")
    void water_doubles_with_each_level_above_the_eighth(int level, int men) {
        Expeditions play = play(cleric(level, Alignment.LAW, "SP-104"));

        play.order(new MagicCommand.Cast(CLERIC, "SP-104", List.of()));

        assertThat(effects(play, "SP-104"))
                .filteredOn(effect -> effect.on() instanceof Effect.On.OnCell)
                .singleElement()
                .satisfies(pool -> {
                    assertThat(pool.number("men")).isEqualTo(men);
                    assertThat(pool.left()).isEqualTo(1);
                });
    }

    @Test
    @Rule("SP-104")
    void skins_are_filled_with_fresh_water() {
        Item skin = Provisions.made(Company.thing("skin", "EQI-43", "water skin", 1, 30), true);
        Expeditions play = play(Company.with(cleric(8, Alignment.LAW, "SP-104"), skin));

        play.order(new MagicCommand.Cast(CLERIC, "SP-104", List.of()));

        assertThat(play.who(CLERIC).item(skin.id()))
                .hasValueSatisfying(item -> assertThat(Provisions.foul(item)).isFalse());
    }
}
