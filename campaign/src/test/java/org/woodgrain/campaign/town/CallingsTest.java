package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class CallingsTest {
    private static final CharacterId WHO = new CharacterId("c1");

    private static Evening town(Profile profile) {
        return Evening.of(Ruleset.of(profile).with(Option.CLASS_CHANGE, true));
    }

    /** Somebody of 10 in every ability but the three that matter. */
    private static Evening made(Profile profile, Race race, CharacterClass in, int... scores) {
        int[] dice = new int[18];
        for (int i = 0; i < 6; i++) {
            int left = i < scores.length ? scores[i] : 10;
            for (int die = 0; die < 3; die++) {
                dice[3 * i + die] = Math.min(6, left - (2 - die));
                left -= dice[3 * i + die];
            }
        }
        return town(profile)
                .does(new TownCommand.RollAbilities("Osric"), dice)
                .does(new TownCommand.ChooseRace(WHO, race))
                .does(new TownCommand.ChooseClass(WHO, in));
    }

    private static Evening human(Profile profile, CharacterClass in, int... scores) {
        return finished(made(profile, Race.HUMAN, in, scores));
    }

    private static Evening finished(Evening evening) {
        return evening.does(new TownCommand.ChooseAlignment(WHO, Alignment.LAW))
                .does(new TownCommand.FinishCharacter(WHO, List.of()), 4, 3, 3, 3);
    }

    private static Adventurer raised(Adventurer who, Ability ability, int score) {
        return new Adventurer(
                who.id(),
                who.name(),
                who.race(),
                who.alignment(),
                who.rolled(),
                who.abilities().with(ability, score),
                who.careers(),
                who.acting(),
                who.hitPoints(),
                who.maxHitPoints(),
                who.life(),
                who.purse(),
                who.items(),
                who.spells(),
                who.languages(),
                who.rest(),
                who.restDays());
    }

    private static Refusal refused(Evening evening, CharacterClass to) {
        return evening.refused(new TownCommand.ChangeClass(WHO, to));
    }

    @Test
    @Rule("CH-97")
    void intelligence_16_makes_a_magic_user_of_a_fighter_and_strength_15_no_fighter_of_a_cleric(Profile profile) {
        Evening fighter = human(profile, CharacterClass.FIGHTING_MAN, 10, 16, 10);
        fighter.does(new TownCommand.ChangeClass(WHO, CharacterClass.MAGIC_USER), 3);
        assertThat(fighter.member("c1").acting()).isEqualTo(CharacterClass.MAGIC_USER);

        Refusal refusal = refused(human(profile, CharacterClass.CLERIC, 15, 10, 10), CharacterClass.FIGHTING_MAN);
        assertThat(refusal.rule()).isEqualTo("CH-97");
        assertThat(refusal.message())
                .isEqualTo("Osric cannot become a fighting-man: that takes 16 in strength, and what fell was 15.");
    }

    @Test
    @Rule("CH-97")
    void nobody_changes_his_class_where_the_house_rule_is_off(Profile profile) {
        Evening evening = Company.two(profile);
        assertThat(evening.refused(new TownCommand.ChangeClass(Company.OSRIC, CharacterClass.CLERIC))
                        .message())
                .contains("class-change");
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .extracting(Offer::id)
                .noneMatch(id -> id.startsWith("change-class"));
    }

    @Test
    @Rule("CH-98")
    void wisdom_15_raised_to_16_by_an_exchange_is_not_enough() {
        Evening evening = made(Profile.CLASSIC, Race.HUMAN, CharacterClass.FIGHTING_MAN, 10, 10, 15);
        finished(evening);
        evening.become(evening.state().change(WHO, who -> raised(who, Ability.WISDOM, 16)));
        Refusal refusal = refused(evening, CharacterClass.CLERIC);
        assertThat(refusal.rule()).isEqualTo("CH-98");
        assertThat(refusal.message()).contains("must be thrown, and what fell was 15");
    }

    @Test
    @Rule("CH-98")
    void in_the_original_game_exchanges_that_are_counted_by_themselves_do_not_help() {
        Evening evening = human(Played.profile(), CharacterClass.FIGHTING_MAN, 18, 18, 15);
        assertThat(refused(evening, CharacterClass.CLERIC).rule()).isEqualTo("CH-97");
    }

    @Test
    @Rule("CH-99")
    void magic_users_and_clerics_do_not_mix_whatever_their_scores(Profile profile) {
        assertThat(refused(human(profile, CharacterClass.MAGIC_USER, 16, 12, 18), CharacterClass.CLERIC)
                        .rule())
                .isEqualTo("CH-99");
        assertThat(refused(human(profile, CharacterClass.CLERIC, 16, 18, 12), CharacterClass.MAGIC_USER)
                        .rule())
                .isEqualTo("CH-99");
    }

    @Test
    @Rule("CH-99")
    void nor_by_way_of_a_third_class() {
        Evening evening = human(Played.profile(), CharacterClass.MAGIC_USER, 16, 12, 18);
        evening.does(new TownCommand.ChangeClass(WHO, CharacterClass.FIGHTING_MAN), 3, 3);
        assertThat(refused(evening, CharacterClass.CLERIC).rule()).isEqualTo("CH-99");
    }

    @Test
    @Rule("CH-100")
    void a_dwarf_and_an_elf_ask_in_vain(Profile profile) {
        Evening dwarf = finished(made(profile, Race.DWARF, CharacterClass.FIGHTING_MAN, 12, 18, 18));
        assertThat(refused(dwarf, CharacterClass.CLERIC).rule()).isEqualTo("CH-100");
        Evening elf = finished(made(profile, Race.ELF, CharacterClass.FIGHTING_MAN, 12, 18, 18));
        assertThat(refused(elf, CharacterClass.MAGIC_USER).rule()).isEqualTo("CH-100");
    }

    /** A Swashbuckler with 22 points, and then a Medium. */
    private static Evening changed(Profile profile) {
        Evening evening = human(profile, CharacterClass.FIGHTING_MAN, 12, 16, 10);
        Career fifth = new Career(CharacterClass.FIGHTING_MAN, 5, 16_000, List.of(4, 4, 4, 4, 5));
        evening.become(evening.state()
                .change(
                        WHO,
                        who -> who.withCareers(List.of(fifth), CharacterClass.FIGHTING_MAN)
                                .withMaxHitPoints(22)
                                .withHitPoints(22)));
        return evening.does(new TownCommand.ChangeClass(WHO, CharacterClass.MAGIC_USER), 3);
    }

    @Test
    @Rule("CH-101")
    void a_fighter_of_the_fifth_level_begins_again_and_keeps_points_blows_and_saves(Profile profile) {
        Evening evening = changed(profile);
        Adventurer who = evening.member("c1");
        assertThat(who.level()).isEqualTo(1);
        assertThat(who.career().experience()).isZero();
        assertThat(who.hitPoints()).isEqualTo(22);
        assertThat(who.maxHitPoints()).isEqualTo(22);

        Ruleset rules = evening.state().ruleset();
        Adventurer before = who.withCareers(List.of(who.careers().getFirst()), CharacterClass.FIGHTING_MAN);
        Adventurer novice = who.withCareers(List.of(who.careers().getLast()), CharacterClass.MAGIC_USER);
        Figures figures = new Figures(Evening.BOOK, rules);
        assertThat(figures.thac0(who)).isEqualTo(figures.thac0(before)).isLessThan(figures.thac0(novice));
        for (Danger danger : Danger.values()) {
            assertThat(Saves.needed(Evening.BOOK, rules, who, danger))
                    .isEqualTo(Math.min(
                            Saves.needed(Evening.BOOK, rules, before, danger),
                            Saves.needed(Evening.BOOK, rules, novice, danger)));
        }
    }

    @Test
    @Rule("CH-101")
    void he_fights_with_a_dagger_only_and_holds_one_spell(Profile profile) {
        Evening evening = changed(profile);
        Item sword = new Item(new ItemId("s1"), "EQI-10", "sword", 1, 50, 0, Carried.STOWED, "", 0);
        evening.become(evening.state().change(WHO, who -> who.withItems(List.of(sword))));
        assertThat(evening.refused(new HandlingCommand.Ready(WHO, sword.id(), Carried.IN_HAND))
                        .rule())
                .isEqualTo("CH-58");
        assertThat(evening.refused(new MagicCommand.Memorise(WHO, List.of("SP-08", "SP-04")))
                        .rule())
                .isEqualTo("MA-01");
        evening.does(new MagicCommand.Memorise(WHO, List.of("SP-08")));
    }

    @Test
    @Rule("CH-101")
    void there_is_no_way_back(Profile profile) {
        Refusal refusal = refused(changed(profile), CharacterClass.FIGHTING_MAN);
        assertThat(refusal.rule()).isEqualTo("CH-101");
        assertThat(refusal.message()).contains("no way back");
    }

    @Test
    @Rule("CH-101")
    void a_magic_user_turned_fighter_still_holds_and_casts_the_spells_of_his_old_level() {
        Evening evening = human(Played.profile(), CharacterClass.MAGIC_USER, 16, 12, 10);
        Career third = new Career(CharacterClass.MAGIC_USER, 3, 5_000, List.of(4, 4, 4));
        evening.become(evening.state()
                .change(
                        WHO,
                        who -> who.withCareers(List.of(third), CharacterClass.MAGIC_USER)
                                .withMaxHitPoints(12)
                                .withHitPoints(12)));
        evening.does(new TownCommand.ChangeClass(WHO, CharacterClass.FIGHTING_MAN), 3, 3)
                .does(new MagicCommand.Memorise(WHO, List.of("SP-06", "SP-12")))
                .does(new TownCommand.SetOut())
                .does(new MagicCommand.Cast(WHO, "SP-06", List.of("member:c1")));
        assertThat(evening.state().effects()).extracting(each -> each.kind()).contains("SP-06");
    }

    @Test
    @Rule("CH-101")
    void his_points_rise_when_the_dice_of_the_new_class_come_to_more() {
        Evening evening = human(Played.profile(), CharacterClass.FIGHTING_MAN, 12, 16, 10);
        evening.become(
                evening.state().change(WHO, who -> who.withMaxHitPoints(2).withHitPoints(1)));
        evening.does(new TownCommand.ChangeClass(WHO, CharacterClass.MAGIC_USER), 6);
        assertThat(evening.member("c1").maxHitPoints()).isEqualTo(6);
        assertThat(evening.member("c1").hitPoints()).isEqualTo(5);
    }

    @Test
    @Rule({"CH-97", "CH-101"})
    void the_change_is_offered_beside_the_company_and_told() {
        Evening evening = human(Played.profile(), CharacterClass.FIGHTING_MAN, 12, 16, 10);
        Seat seat = new Seat.Company();
        Offer offer = Actions.of(Evening.WORLD, evening.state(), seat).stream()
                .filter(each -> each.id().startsWith("change-class."))
                .findFirst()
                .orElseThrow();
        assertThat(offer.group()).isEqualTo("Company");
        assertThat(offer.id()).isEqualTo("change-class.magic-user.c1");
        TownCommand.ChangeClass command = new TownCommand.ChangeClass(WHO, CharacterClass.MAGIC_USER);
        assertThat(Actions.read(Evening.WORLD, evening.state(), seat, new Pick(offer.id(), Map.of())))
                .isEqualTo(new Reading.Understood(command));
        var before = evening.state();
        evening.does(command, 3);
        assertThat(Narrator.tell(
                        Evening.WORLD,
                        before,
                        evening.state(),
                        evening.last(TownEvent.ClassChanged.class).getFirst(),
                        seat))
                .extracting(line -> line.text())
                .containsExactly("Osric is a fighting-man no longer and begins anew as a magic-user;"
                        + " 5 hit points at most.");
    }
}
