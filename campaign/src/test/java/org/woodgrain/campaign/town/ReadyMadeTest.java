package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.Hands;

@UnderBothProfiles
class ReadyMadeTest {

    private static Evening company(Profile profile, long seed) {
        return Evening.of(profile).does(new TownCommand.ReadyCompany(List.of()), FastDice.seeded(seed));
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL, 1", "ORIGINAL, 2", "CLASSIC, 3", "CLASSIC, 4", "ORIGINAL, 5", "CLASSIC, 6"})
    void six_stand_in_order_armed_burdened_soundly_and_within_their_class(Profile profile, long seed) {
        Evening evening = company(profile, seed);
        List<Adventurer> six = evening.state().company();
        Figures figures = new Figures(Evening.BOOK, evening.state().ruleset());
        assertThat(six).hasSize(6);
        assertThat(six.stream().map(Adventurer::name).distinct()).hasSize(6);
        assertThat(six.stream().filter(who -> who.acting() == CharacterClass.CLERIC))
                .hasSize(1);
        assertThat(six.stream().filter(who -> who.race() == Race.ELF)).hasSize(1);
        assertThat(six.stream().filter(who -> who.race() == Race.DWARF || who.race() == Race.HOBBIT))
                .hasSize(1);
        assertThat(six).allSatisfy(who -> {
            assertThat(who.purse().gold()).isNotNegative();
            assertThat(figures.inches(who)).isGreaterThanOrEqualTo(6);
            assertThat(figures.weaponInHand(who)).isPresent();
            assertThat(Hands.used(Evening.BOOK.equipment(), who.items())).isLessThanOrEqualTo(Hands.TWO);
            assertThat(who.items().stream()
                            .filter(item -> item.carried() == Carried.WORN || item.carried() == Carried.IN_HAND)
                            .filter(item -> !item.kind().equals("EQI-44")))
                    .allMatch(item -> ClassLimits.forbids(Evening.BOOK.equipment(), who.race(), who.acting(), item)
                            .isEmpty());
        });
        assertThat(six.getFirst().acting()).isEqualTo(CharacterClass.FIGHTING_MAN);
        assertThat(six.stream()
                        .filter(who -> who.acting() == CharacterClass.MAGIC_USER)
                        .map(who -> who.spells().memorised().size()))
                .allMatch(spells -> spells == 1);
    }

    @Test
    void the_dice_of_its_members_are_there_to_see() {
        Evening evening = company(Played.profile(), 7);
        assertThat(evening.last(TownEvent.AbilitiesThrown.class)).hasSize(6);
        assertThat(evening.last(TownEvent.CharacterMade.class))
                .hasSize(6)
                .allSatisfy(made -> assertThat(made.rolls().stream().filter(roll -> !roll.secret()))
                        .extracting(roll -> roll.rule())
                        .containsExactly("CB-17", "EQ-01"));
        assertThat(evening.last(TownEvent.AbilitiesThrown.class))
                .allSatisfy(thrown -> assertThat(thrown.rolls())
                        .hasSize(6)
                        .allMatch(roll -> roll.by().equals(thrown.draft().name())));
    }

    @Test
    @Rule("CH-58")
    void it_sets_out_with_a_torch_alight_and_sees_where_it_stands() {
        Evening evening = company(Played.profile(), 8).does(new TownCommand.SetOut());
        assertThat(evening.state().lights())
                .singleElement()
                .satisfies(light -> assertThat(evening.state()
                                .adventurer(light.bearer())
                                .orElseThrow()
                                .acting())
                        .isEqualTo(CharacterClass.MAGIC_USER));
        assertThat(evening.state().lights().getFirst().turnsLeft()).isEqualTo(6);
        assertThat(evening.state().level("hall").seen()).hasSize(6);
    }

    @Test
    void companions_take_the_places_of_the_dead_and_of_those_who_stay_at_home(Profile profile) {
        Evening evening = company(profile, 11);
        List<CharacterId> six =
                evening.state().company().stream().map(Adventurer::id).toList();
        evening.does(new TownCommand.Array(six.subList(0, 2)))
                .does(new TownCommand.ReadyCompany(List.of()), FastDice.seeded(3));
        List<Adventurer> now = evening.state().company();
        assertThat(now).hasSize(6).extracting(Adventurer::id).startsWith(six.get(0), six.get(1));
        assertThat(now)
                .extracting(Adventurer::acting)
                .containsExactly(
                        CharacterClass.FIGHTING_MAN,
                        CharacterClass.FIGHTING_MAN,
                        CharacterClass.FIGHTING_MAN,
                        CharacterClass.FIGHTING_MAN,
                        CharacterClass.CLERIC,
                        CharacterClass.MAGIC_USER);
        assertThat(evening.refused(new TownCommand.ReadyCompany(List.of()))).isInstanceOf(GeneralRefusal.NotNow.class);
    }

    @Test
    void a_company_that_is_there_is_not_replaced() {
        Evening evening = company(Played.profile(), 9);
        assertThat(evening.refused(new TownCommand.ReadyCompany(List.of()))).isInstanceOf(GeneralRefusal.NotNow.class);
    }
}
