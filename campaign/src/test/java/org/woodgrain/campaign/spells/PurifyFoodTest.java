package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Provisions;

class PurifyFoodTest {

    private static Effect poison(String thing, Adventurer owner) {
        return new Effect(
                "poison-" + thing,
                Antidotes.POISONED,
                "",
                new Effect.On.OnCharacter(owner.id()),
                "somebody",
                Effect.Unit.TURNS,
                1,
                new TreeMap<>(),
                new TreeMap<>(Map.of(Antidotes.THING, thing)),
                true);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-75")
    void poison_that_a_spell_put_into_wine_is_made_harmless(Profile profile) {
        Adventurer bearer = Company.with(
                cleric(2, Alignment.LAW, "SP-75"), Company.thing("wine", "EQI-50", "quart of wine", 1, 30));
        Expeditions play = play(profile, bearer).given(state -> state.withEffects(List.of(poison("wine", bearer))));

        cast(play, CLERIC, "SP-75", "item:wine");

        assertThat(Antidotes.poisoned(play.state(), bearer.items().getLast().id()))
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-75")
    void of_twenty_poisoned_rations_eight_stay_poisoned(Profile profile) {
        Adventurer bearer = Company.with(
                cleric(2, Alignment.LAW, "SP-75"), Company.thing("food", "EQI-51", "day of iron rations", 20, 10));
        Expeditions play = play(profile, bearer).given(state -> state.withEffects(List.of(poison("food", bearer))));

        cast(play, CLERIC, "SP-75", "");

        assertThat(play.who(CLERIC).items())
                .filteredOn(item -> Provisions.food(item) && Antidotes.poisoned(play.state(), item.id()))
                .extracting(Item::quantity)
                .containsExactly(8);
        assertThat(play.who(CLERIC).items())
                .filteredOn(item -> Provisions.food(item) && !Antidotes.poisoned(play.state(), item.id()))
                .extracting(Item::quantity)
                .containsExactly(12);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-75", "SP-76"})
    void food_more_than_ten_feet_behind_is_out_of_reach(Profile profile) {
        List<Adventurer> company = new ArrayList<>(List.of(cleric(2, Alignment.CHAOS, "SP-76")));
        for (int i = 1; i <= 9; i++) {
            Adventurer man = BlessTest.named("man-" + i);
            company.add(Company.with(man, Company.thing("food-" + i, "EQI-51", "day of iron rations", 1, 10)));
        }
        Expeditions play = play(profile, company.toArray(Adventurer[]::new))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(14, 2), Direction.EAST)));

        cast(play, CLERIC, "SP-76", "");

        assertThat(play.state().company().stream()
                        .flatMap(who -> who.items().stream())
                        .filter(item -> Provisions.food(item) && Provisions.foul(item))
                        .map(item -> item.id().value()))
                .containsExactly("food-1", "food-2", "food-3", "food-4");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-75")
    void what_is_carried_home_can_be_purified_in_town(Profile profile) {
        Adventurer bearer = Company.with(
                cleric(2, Alignment.LAW, "SP-75"),
                Provisions.made(Company.thing("food", "EQI-51", "day of iron rations", 3, 10), true));
        Expeditions play = play(profile, bearer)
                .given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));

        play.order(new MagicCommand.Cast(CLERIC, "SP-75", List.of()));

        assertThat(play.who(CLERIC).items()).noneMatch(Provisions::foul);
    }
}
