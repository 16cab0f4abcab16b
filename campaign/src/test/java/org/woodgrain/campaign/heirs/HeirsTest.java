package org.woodgrain.campaign.heirs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.HeirCommand;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.refusal.HeirRefusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class HeirsTest {
    /** Worth a thousand gold pieces. */
    private static final Item RUBY = new Item(new ItemId("i90"), "gem", "a ruby", 1, 1, 50_000, Carried.STOWED, "", 0);

    private static final String MULE = "EQI-32";
    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void osric_has_five_thousand_and_a_ruby_at_the_inn() {
        evening = Company.two(Played.profile());
        evening.become(evening.state()
                .withProperty(evening.state()
                        .property()
                        .with(new Store.Strongbox(Company.OSRIC), new Stock(Purse.gold(5_000), List.of(RUBY)))));
    }

    private void named() {
        evening.does(new HeirCommand.NameRelative(Company.OSRIC, "Hild"));
    }

    /** Osric does not come back. */
    private void vanishes() {
        evening.become(evening.state().change(Company.OSRIC, who -> who.withLife(Life.LOST)));
        evening.does(new TownCommand.StayDays(1));
    }

    private CharacterId hild() {
        return Company.join(evening, "Hild", CharacterClass.FIGHTING_MAN);
    }

    private Stock box(CharacterId who) {
        return evening.state().property().strongbox(who);
    }

    @Test
    @Rule("NP-33")
    void one_relative_is_named_and_may_be_changed_in_town_alone() {
        named();
        assertThat(evening.refused(new HeirCommand.NameRelative(Company.YSOLT, "hild")))
                .isInstanceOf(HeirRefusal.NeedsName.class);
        evening.does(new HeirCommand.NameRelative(Company.OSRIC, "Wulf"));
        assertThat(evening.state().legacy(Company.OSRIC).relative()).isEqualTo("Wulf");
        evening.does(new TownCommand.SetOut());
        assertThat(evening.refused(new HeirCommand.NameRelative(Company.OSRIC, "Hild"))
                        .message())
                .isEqualTo("That can only be done in town.");
    }

    @Test
    @Rule("NP-34")
    void the_heir_waits_27_days_and_inherits_on_the_28th() {
        named();
        vanishes();
        CharacterId hild = hild();
        PropertyCommand.Inherit inherit = new PropertyCommand.Inherit(hild, Company.OSRIC);
        evening.does(new TownCommand.StayDays(27));
        assertThat(evening.refused(inherit)).isInstanceOf(HeirRefusal.StillWaiting.class);
        evening.does(new TownCommand.StayDays(1)).does(inherit);
        assertThat(box(Company.OSRIC).empty()).isTrue();
    }

    @Test
    @Rule("NP-34")
    void nobody_waits_when_comrades_bring_word_of_his_death() {
        named();
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withItems(List.of()).withPurse(Purse.EMPTY)));
        evening.does(new TownCommand.SetOut());
        evening.become(evening.state().change(Company.OSRIC, who -> who.withLife(Life.DEAD)));
        evening.does(new DelveCommand.TakeStairs(), 3, 3);
        assertThat(evening.last(HeirEvent.WordBrought.class)).hasSize(1);
        evening.does(new PropertyCommand.Inherit(hild(), Company.OSRIC));
    }

    @Test
    @Rule({"NP-35", "NP-36"})
    void a_new_character_of_the_first_level_pays_600_on_six_thousand() {
        named();
        vanishes();
        evening.does(new TownCommand.StayDays(28));
        assertThat(evening.refused(new PropertyCommand.Inherit(Company.YSOLT, Company.OSRIC)))
                .isInstanceOf(HeirRefusal.NotTheHeir.class);
        CharacterId hild = hild();
        assertThat(evening.member(hild.value()).level()).isEqualTo(1);
        evening.does(new PropertyCommand.Inherit(hild, Company.OSRIC));
        assertThat(box(hild).coins()).isEqualTo(Purse.gold(4_400));
        assertThat(box(hild).things()).containsExactly(RUBY);
    }

    @Test
    @Rule("NP-35")
    void goods_sold_by_the_lot_are_taxed_so_and_a_mule_and_its_load_with_them_rounded_up() {
        named();
        evening.does(new TownCommand.Buy(Company.OSRIC, MULE, 1));
        Item torches = new Item(new ItemId("six"), "EQI-44", "torch", 6, 0, 0, Carried.STOWED, "", 0);
        ItemId mule = evening.state().property().carriers().getFirst().id();
        evening.become(evening.state()
                .withProperty(evening.state()
                        .property()
                        .with(new Store.Strongbox(Company.OSRIC), new Stock(Purse.gold(1_000), List.of(torches)))
                        .with(new Store.Load(mule), new Stock(Purse.gold(10), List.of()))));
        vanishes();
        evening.does(new TownCommand.StayDays(28));
        CharacterId hild = hild();

        evening.does(new PropertyCommand.Inherit(hild, Company.OSRIC));

        // a tenth of 1,000 in coin, 1 for six torches, 20 for the mule and 10 on its back
        assertThat(evening.last(PropertyEvent.Inherited.class).getFirst().tax()).isEqualTo(104);
    }

    @Test
    @Rule("NP-40")
    void without_a_relative_all_is_gone_in_28_days() {
        vanishes();
        evening.does(new TownCommand.StayDays(27));
        assertThat(box(Company.OSRIC).empty()).isFalse();
        evening.does(new TownCommand.StayDays(1));
        assertThat(box(Company.OSRIC).empty()).isTrue();
        assertThat(evening.last(HeirEvent.Forfeited.class)).hasSize(1);
    }

    private CharacterId inheritedAndBack() {
        named();
        vanishes();
        evening.does(new TownCommand.StayDays(28));
        CharacterId hild = hild();
        evening.does(new PropertyCommand.Inherit(hild, Company.OSRIC));
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withLife(Life.LIVING))
                .withOrder(List.of(Company.OSRIC, Company.YSOLT, hild)));
        return hild;
    }

    @Test
    @Rule("NP-37")
    void who_returns_has_540_less_of_5400_on_a_throw_of_six() {
        CharacterId hild = inheritedAndBack();
        evening.does(new HeirCommand.AskBack(Company.OSRIC, false), 2, 3);
        assertThat(box(hild).empty()).isFalse();
        assertThat(evening.refused(new HeirCommand.AskBack(Company.OSRIC, false)))
                .isInstanceOf(HeirRefusal.AskedThisMonth.class);
        evening.does(new TownCommand.StayDays(28)).does(new HeirCommand.AskBack(Company.OSRIC, false), 3, 3);
        assertThat(evening.last(HeirEvent.GivenBack.class).getFirst().tax()).isEqualTo(540);
        assertThat(box(Company.OSRIC).coins()).isEqualTo(Purse.gold(3_860));
        assertThat(box(hild).empty()).isTrue();
    }

    private Service kept(CharacterId hild) {
        // 6 yields, 4 of 7 costs three, 3d6 of 8
        evening.does(new HeirCommand.AskBack(Company.OSRIC, true), 3, 3, 4, 2, 3, 3);
        return evening.state().service(hild).orElseThrow();
    }

    @Test
    @Rule("NP-38")
    void the_relative_may_stay_in_service_less_loyal_by_three_on_a_4() {
        assertThat(kept(inheritedAndBack()).score()).isEqualTo(Played.either(8, 7) - 3);
    }

    @Test
    @Rule("NP-39")
    void one_of_loyalty_five_plots_on_ten_in_secret_and_makes_off_a_month_later() {
        CharacterId hild = inheritedAndBack();
        kept(hild);
        evening.does(new TownCommand.StayDays(28), 10);
        HeirEvent.MonthWeighed month =
                evening.last(HeirEvent.MonthWeighed.class).getFirst();
        assertThat(month.plots()).isTrue();
        assertThat(month.rolls()).allMatch(roll -> roll.secret());
        evening.does(new TownCommand.StayDays(28));
        assertThat(evening.last(HiringEvent.ServiceEnded.class)).hasSize(1);
        assertThat(box(Company.OSRIC).coins()).isEqualTo(Purse.EMPTY);
    }
}
