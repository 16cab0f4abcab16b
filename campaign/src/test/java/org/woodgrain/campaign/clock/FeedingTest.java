package org.woodgrain.campaign.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class FeedingTest {
    private static final Level PASSAGE = Plans.draw("", " . . . . ").level();
    private static final ItemId FOOD = new ItemId("food");

    private final Expeditions play =
            Expeditions.begin(Played.profile(), PASSAGE, cell(0, 0), Direction.EAST, Company.of(FIGHTER, HOBBIT));

    private void carries(CharacterId who, String kind, int days) {
        play.given(state -> state.change(
                who, each -> Company.with(each, Company.thing(FOOD.value(), kind, "day of rations", days, 0))));
    }

    /** The last turn of so many days after setting out goes by. */
    private void midnight(int day) {
        play.given(state -> state.withClock(new Clock(day, Clock.TURNS_IN_DAY - 1, 0)));
        play.order(new DelveCommand.Rest(1), ScriptedDice.none().afterwards((stream, sides) -> 3));
    }

    private Optional<Integer> left(CharacterId who) {
        return play.who(who).item(FOOD).map(Item::quantity);
    }

    private int hunger(CharacterId who) {
        return play.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                .mapToInt(effect -> effect.number(Effect.HUNGER))
                .sum();
    }

    @Test
    @Rule("EQ-25")
    void each_eats_a_seventh_of_a_week_a_day_and_comrades_share() {
        carries(FIGHTER, "EQI-51", 7);
        midnight(1);
        assertThat(left(FIGHTER)).contains(5);
        assertThat(play.told()).contains("Hobbit eats a day's ration of Fighter.");
        assertThat(hunger(HOBBIT)).isZero();
    }

    @Test
    @Rule("EQ-25")
    void standard_rations_serve_on_the_first_day_and_spoil_at_its_end() {
        carries(FIGHTER, "EQI-52", 7);
        midnight(1);
        assertThat(left(FIGHTER)).isEmpty();
        assertThat(play.events(ClockEvent.RationsSpoiled.class))
                .singleElement()
                .satisfies(spoiled -> assertThat(spoiled.quantity()).isEqualTo(5));
        assertThat(hunger(FIGHTER)).isZero();
        midnight(2);
        assertThat(hunger(FIGHTER)).isEqualTo(1);
    }

    @Test
    @Rule("EQ-25")
    void hunger_weakens_slows_and_at_last_hurts_and_food_heals_it() {
        midnight(1);
        midnight(2);
        assertThat(hunger(FIGHTER)).isEqualTo(2);
        assertThat(play.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)))
                .singleElement()
                .satisfies(effect -> assertThat(effect.number("to-hit")).isEqualTo(-2));
        int before = play.who(FIGHTER).hitPoints();
        midnight(3);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(before - 1);
        carries(FIGHTER, "EQI-51", 2);
        midnight(4);
        assertThat(hunger(FIGHTER)).isEqualTo(1);
        assertThat(hunger(HOBBIT)).isEqualTo(1);
    }
}
