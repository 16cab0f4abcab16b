package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Plans.cell;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Provisions;

@UnderBothProfiles
@Rule("SP-76")
class MealsTest {
    private static final ItemId FOOD = new ItemId("food");
    private static final int UNNOTICED = 5;
    private static final int NOTICED = 4;

    private static Expeditions with(Profile profile, Item item) {
        return Expeditions.begin(
                        profile,
                        Plans.draw("", " . . . . ").level(),
                        cell(0, 0),
                        Direction.EAST,
                        Company.of(FIGHTER, HOBBIT))
                .given(state ->
                        state.change(FIGHTER, who -> Company.with(who, item).withHitPoints(7)));
    }

    private static Item food(boolean foul, int days) {
        Item good = Company.thing(FOOD.value(), "EQI-51", "day of iron rations", days, 0);
        return foul ? Provisions.made(good, true) : good;
    }

    @Nested
    class between_meals {
        @Test
        void a_fighter_who_swallows_foul_food_is_sick_on_eleven_and_well_on_twelve(Profile profile) {
            Expeditions sick =
                    with(profile, food(true, 3)).order(new HandlingCommand.Eat(FIGHTER, FOOD), UNNOTICED, 11, 3);
            assertThat(sick.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)))
                    .singleElement()
                    .satisfies(effect -> assertThat(effect.left()).isEqualTo(3));
            assertThat(sick.refused(new DelveCommand.Force(
                            new org.woodgrain.atlas.Edge(cell(0, 0), Direction.NORTH), List.of(FIGHTER))))
                    .isInstanceOf(GeneralRefusal.CannotAct.class);

            Expeditions well =
                    with(profile, food(true, 3)).order(new HandlingCommand.Eat(FIGHTER, FOOD), UNNOTICED, 12);
            assertThat(well.state().effects()).isEmpty();
            assertThat(well.who(FIGHTER).item(FOOD).orElseThrow().quantity()).isEqualTo(2);
        }

        @Test
        void what_smells_foul_is_left_and_refused_from_then_on() {
            Expeditions play = with(Played.profile(), food(true, 3));
            assertThat(play.who(FIGHTER).item(FOOD).orElseThrow().name()).isEqualTo("day of iron rations");

            play.order(new HandlingCommand.Eat(FIGHTER, FOOD), NOTICED);

            assertThat(play.who(FIGHTER).item(FOOD).orElseThrow())
                    .satisfies(item -> assertThat(item.quantity()).isEqualTo(3))
                    .satisfies(item -> assertThat(item.name()).startsWith("spoiled"));
            assertThat(play.refused(new HandlingCommand.Eat(FIGHTER, FOOD))).isInstanceOf(GeneralRefusal.NotNow.class);
        }

        @Test
        @Rule("SP-99")
        void of_poisoned_wine_a_fighter_dies_on_eleven_and_loses_half_on_twelve(Profile profile) {
            for (int face : new int[] {11, 12}) {
                Expeditions play = with(profile, Company.thing("wine", "EQI-50", "quart of wine", 1, 0))
                        .given(state -> state.withEffects(List.of(poison("wine"))));

                play.order(new HandlingCommand.Drink(FIGHTER, new ItemId("wine")), face);

                assertThat(play.who(FIGHTER).life()).isEqualTo(face == 11 ? Life.DEAD : Life.LIVING);
                assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(face == 11 ? 7 : 4);
            }
        }

        private static Effect poison(String thing) {
            return new Effect(
                    "e1",
                    "SP-99",
                    "poisoned",
                    new Effect.On.OnCharacter(FIGHTER),
                    "",
                    Effect.Unit.TURNS,
                    1,
                    new TreeMap<>(),
                    new TreeMap<>(Map.of("thing", thing)),
                    true);
        }
    }

    @Nested
    class at_the_end_of_the_day {
        private Expeditions midnight(Item item, int... faces) {
            return with(Played.profile(), item)
                    .given(state -> state.withClock(new Clock(2, Clock.TURNS_IN_DAY - 1, 0)))
                    .order(new DelveCommand.Rest(1), faces);
        }

        @Test
        void foul_rations_that_are_not_noticed_sicken_and_do_not_feed() {
            Expeditions play = midnight(food(true, 7), UNNOTICED, 11, 2, UNNOTICED, 20, 3);

            assertThat(play.events(ClockEvent.WentHungry.class)).hasSize(2);
            assertThat(play.who(FIGHTER).item(FOOD).orElseThrow().quantity()).isEqualTo(5);
            assertThat(play.told()).contains("Fighter eats of the day of iron rations.");
        }

        @Test
        void once_one_has_noticed_nobody_eats_of_them() {
            Expeditions play = midnight(food(true, 7), NOTICED, 3);

            assertThat(play.who(FIGHTER).item(FOOD).orElseThrow().quantity()).isEqualTo(7);
            assertThat(play.events(ClockEvent.WentHungry.class)).hasSize(2);
        }
    }
}
