package org.woodgrain.campaign.offers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** What casters are offered before they cast. */
class CastersChoicesTest {
    private static final Seat SEAT = new Seat.Company();

    private static Optional<Offer> offer(Evening evening, String prefix) {
        return Actions.of(Evening.WORLD, evening.state(), SEAT).stream()
                .filter(offer -> offer.id().startsWith(prefix))
                .findFirst();
    }

    private static Evening wizard(Profile profile, int level) {
        Evening evening = Company.two(profile);
        Career career = new Career(CharacterClass.MAGIC_USER, level, 0, Collections.nCopies(level, 3));
        evening.become(evening.state()
                .change(
                        Company.YSOLT,
                        who -> who.withCareers(List.of(career), CharacterClass.MAGIC_USER)
                                .withItems(List.of())));
        return evening;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-18")
    void a_wizard_of_the_fourteenth_level_may_hold_a_fire_ball_in_his_place_of_the_seventh(Profile profile) {
        Evening evening = wizard(profile, 14);
        Offer study = offer(evening, "memorise:c2").orElseThrow();
        Offer.Field seventh = study.fields().getLast();
        assertThat(seventh.label()).isEqualTo("Level 7, place 1");
        assertThat(seventh.choices())
                .extracting(Offer.Choice::label)
                .contains("Fire Ball (level 3)", "Sleep (level 1)");

        Map<String, List<String>> values = new HashMap<>();
        study.fields().forEach(field -> values.put(field.name(), List.of(field.preset())));
        study.fields().stream()
                .filter(field -> field.label().startsWith("Level 3") || field.equals(seventh))
                .forEach(field -> values.put(field.name(), List.of("SP-24")));
        Reading reading = Actions.read(Evening.WORLD, evening.state(), SEAT, new Pick(study.id(), values));
        evening.does(((Reading.Understood) reading).command());
        assertThat(evening.member("c2").spells().memorised())
                .filteredOn("SP-24"::equals)
                .hasSize(6);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-01")
    void what_is_chosen_for_a_caster_is_a_new_spell_for_each_place(Profile profile) {
        Offer study = offer(wizard(profile, 6), "memorise:c2").orElseThrow();
        assertThat(study.fields()).hasSize(8);
        assertThat(study.fields().stream().map(Offer.Field::preset)).doesNotHaveDuplicates();
        assertThat(study.fields().getFirst().preset()).isEqualTo("SP-08");
        assertThat(study.fields().getFirst().choices().getFirst().note())
                .isEqualTo("for two turns, shows whether magic lies on what the caster looks at");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-05")
    void whoever_has_both_hands_full_is_offered_to_put_his_weapon_away_and_then_to_cast(Profile profile) {
        Evening evening = wizard(profile, 1);
        evening.become(evening.state()
                .change(
                        Company.YSOLT,
                        who -> who.withSpells(new Spells(List.of(), List.of("SP-05")))
                                .withItems(List.of(
                                        held("torch", "EQI-44", "torch"), held("dagger", "EQI-07", "dagger")))));
        evening.does(new TownCommand.SetOut());
        assertThat(offer(evening, "cast:c2")).isEmpty();
        Offer free = offer(evening, "free-hand:c2").orElseThrow();
        assertThat(free.label()).isEqualTo("Ysolt: put the dagger away, to have a hand free to cast");

        Reading reading = Actions.read(Evening.WORLD, evening.state(), SEAT, new Pick(free.id(), Map.of()));
        evening.does(((Reading.Understood) reading).command());

        assertThat(offer(evening, "cast:c2")).isPresent();
        assertThat(offer(evening, "free-hand:c2")).isEmpty();
    }

    private static Item held(String id, String kind, String name) {
        return new Item(new ItemId(id), kind, name, 1, 20, 0, Carried.IN_HAND, "", 0);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-05")
    void a_ready_magic_user_has_a_hand_free(Profile profile) {
        Evening evening = Evening.of(profile).does(new TownCommand.ReadyCompany(List.of()), FastDice.seeded(3));
        evening.does(new TownCommand.SetOut());
        assertThat(Actions.of(Evening.WORLD, evening.state(), SEAT))
                .noneMatch(offer -> offer.id().startsWith("free-hand:"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CH-85", "MA-16"})
    void an_evil_high_priest_has_the_finger_of_death_in_the_place_of_raise_dead(Profile profile) {
        Evening evening = Company.two(profile);
        Career career = new Career(CharacterClass.CLERIC, 8, 0, Collections.nCopies(7, 3));
        evening.become(evening.state()
                .change(
                        Company.YSOLT,
                        who -> who.withCareers(List.of(career), CharacterClass.CLERIC)
                                .withAlignment(Alignment.CHAOS, who.languages())));
        Offer.Field fifth = offer(evening, "memorise:c2").orElseThrow().fields().getLast();
        assertThat(fifth.choices())
                .extracting(Offer.Choice::label)
                .contains("Finger of Death", "Dispell Good", "Create Food")
                .doesNotContain("Raise Dead", "Dispell Evil");
        evening.does(new MagicCommand.Memorise(Company.YSOLT, List.of("SP-108")));
        assertThat(evening.member("c2").spells().memorised()).containsExactly("SP-108");
        assertThat(evening.refused(new MagicCommand.Memorise(Company.YSOLT, List.of("SP-107")))
                        .rule())
                .isEqualTo("MA-16");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-108", "MA-16"})
    void a_patriarch_of_law_may_choose_the_finger_of_death_beside_the_plain_spells(Profile profile) {
        Evening evening = Company.two(profile);
        Career career = new Career(CharacterClass.CLERIC, 8, 0, Collections.nCopies(7, 3));
        evening.become(
                evening.state().change(Company.YSOLT, who -> who.withCareers(List.of(career), CharacterClass.CLERIC)));
        Offer.Field fifth = offer(evening, "memorise:c2").orElseThrow().fields().getLast();
        assertThat(fifth.choices())
                .extracting(Offer.Choice::label)
                .contains("Raise Dead", "Finger of Death", "Dispell Evil")
                .doesNotContain("Dispell Good");
    }
}
