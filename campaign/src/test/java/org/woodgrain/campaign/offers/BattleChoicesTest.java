package org.woodgrain.campaign.offers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Melees;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class BattleChoicesTest {
    private final Melees melee = Melees.inHall(Played.profile(), Company.of(Company.FIGHTER, Company.CLERIC))
            .against("kobold", 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);

    private Offer offer(Seat seat, String id) {
        return Actions.of(melee.world(), melee.state(), seat).stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private MeetingCommand.Fight read(String id, Map<String, List<String>> values) {
        Reading reading = Actions.read(melee.world(), melee.state(), new Seat.Company(), new Pick(id, values));
        return (MeetingCommand.Fight) ((Reading.Understood) reading).command();
    }

    @Test
    void ten_kobolds_are_one_choice_and_each_of_them_is_put_away_under_a_heading() {
        Offer.Field fighter = offer(new Seat.Company(), "fight").fields().getFirst();
        assertThat(fighter.under(""))
                .extracting(Offer.Choice::label)
                .contains("strike a kobold, one of 10 (bare hands)")
                .noneMatch(label -> label.matches(".*kobold \\d.*"));
        assertThat(fighter.folds()).contains("one by one");
        assertThat(fighter.under("one by one"))
                .extracting(Offer.Choice::value)
                .filteredOn(value -> value.startsWith("strike"))
                .hasSize(10)
                .contains("strike|f7");
        assertThat(fighter.preset()).isEqualTo("strike|*kobold");
    }

    @Test
    void those_who_take_any_of_a_kind_spread_over_those_whom_nobody_has_chosen() {
        assertThat(read("fight", Map.of("do-fighter", List.of("strike|f1"), "do-cleric", List.of("strike|*kobold")))
                        .orders())
                .containsExactly(
                        new FighterOrder(Company.FIGHTER, new Deed.Strike(new FoeId("f1"))),
                        new FighterOrder(Company.CLERIC, new Deed.Strike(new FoeId("f2"))));
    }

    @Test
    void one_press_lets_everybody_do_what_fits_his_place() {
        assertThat(offer(new Seat.Company(), "all-fight").fields()).isEmpty();
        assertThat(read("all-fight", Map.of()).orders()).isEmpty();
    }

    private Melees unseen() {
        return melee.given(state -> state.withEncounter(state.encounter()
                .map(each -> Encounter.begun(
                                each.foes(), "one", Optional.empty(), each.cell(), Encounter.Phase.BATTLE, List.of())
                        .withDistance(0))));
    }

    @Test
    @Rule("EN-01")
    void whose_dice_fall_does_not_tell_what_a_shape_is() {
        unseen().round(List.of(), FastDice.seeded(2));
        assertThat(melee.lines()).anyMatch(line -> line.text().startsWith("A shape strikes"));
        assertThat(melee.lines())
                .allMatch(line -> !line.text().contains("kobold"))
                .flatExtracting(Line::rolls)
                .extracting(Roll::by)
                .contains("a shape")
                .noneMatch(by -> by.contains("kobold"));
    }

    @Test
    @Rule("EN-01")
    void shapes_in_the_dark_are_one_choice_that_does_not_tell_their_kind() {
        unseen();
        Stream<Offer.Choice> all =
                offer(new Seat.Company(), "fight").fields().stream().flatMap(field -> field.choices().stream());
        assertThat(all).noneMatch(choice -> (choice.value() + choice.label()).contains("kobold"));
    }
}
