package org.woodgrain.campaign.property;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

@UnderBothProfiles
class StrongboxTest {
    private static final Store HIS = new Store.Strongbox(Company.OSRIC);
    private final Figures figures = new Figures(Evening.BOOK, Ruleset.of(Played.profile()));
    private static final Item RUBY = new Item(new ItemId("i90"), "gem", "a ruby", 1, 1, 25_000, Carried.STOWED, "", 0);

    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void a_rich_man_in_town() {
        evening = Company.two(Played.profile());
        evening.become(evening.state()
                .change(
                        Company.OSRIC,
                        who -> who.withPurse(new Purse(0, 500, 0, 40, 50))
                                .withItems(Things.put(who.items(), List.of(RUBY)))));
    }

    private Adventurer osric() {
        return evening.member("c1");
    }

    private Stock box() {
        return evening.state().property().strongbox(Company.OSRIC);
    }

    @Test
    void what_lies_at_the_inn_weighs_nothing_on_the_march() {
        assertThat(figures.load(osric())).isGreaterThan(500);
        evening.does(new PropertyCommand.PutWealth(20));
        assertThat(osric().purse()).isEqualTo(Purse.gold(20));
        assertThat(osric().items()).doesNotContain(RUBY);
        assertThat(box().coins()).isEqualTo(new Purse(0, 485, 0, 0, 0));
        assertThat(box().things()).containsExactly(RUBY);
        assertThat(figures.load(osric())).isEqualTo(20);
        View.Member shown = Views.of(Evening.WORLD, evening.state(), new Seat.Company())
                .company()
                .getFirst();
        assertThat(shown.strongbox().coins()).isEqualTo("485 gp");
        assertThat(shown.strongbox().things()).extracting(View.Thing::name).containsExactly("a ruby");
    }

    @Test
    void coins_and_things_are_taken_back_one_by_one() {
        evening.does(new PropertyCommand.PutWealth(0))
                .does(new PropertyCommand.TakeCoins(Company.OSRIC, HIS, 100))
                .does(new PropertyCommand.TakeThing(Company.OSRIC, HIS, RUBY.id(), 1));
        assertThat(osric().purse()).isEqualTo(Purse.gold(100));
        assertThat(osric().item(RUBY.id())).isPresent();
        assertThat(box().coins()).isEqualTo(Purse.gold(405));
        assertThat(evening.refused(new PropertyCommand.TakeCoins(Company.OSRIC, HIS, 406)))
                .isInstanceOf(PropertyRefusal.NoSuchSum.class);
    }

    @Test
    void some_of_a_bundle_may_be_left() {
        evening.does(new TownCommand.Buy(Company.OSRIC, "EQI-44", 1));
        Item torches = osric().items().getLast();
        evening.does(new PropertyCommand.PutThing(Company.OSRIC, HIS, torches.id(), 4));
        assertThat(osric().item(torches.id()).orElseThrow().quantity()).isEqualTo(2);
        assertThat(box().things()).extracting(Item::quantity).containsExactly(4);
        assertThat(evening.refused(new PropertyCommand.PutThing(Company.OSRIC, HIS, torches.id(), 3)))
                .isInstanceOf(HandlingRefusal.NotThatMany.class);
    }

    @Test
    @Rule("EQ-02")
    void what_the_purse_lacks_is_paid_out_of_the_strongbox() {
        evening.does(new PropertyCommand.PutCoins(Company.OSRIC, HIS, 20))
                .does(new TownCommand.Buy(Company.OSRIC, "EQI-03", 1));
        assertThat(osric().purse()).isEqualTo(Purse.EMPTY);
        assertThat(box().coins()).isEqualTo(Purse.gold(455));
        assertThat(evening.refused(new TownCommand.Buy(Company.OSRIC, "EQI-03", 10)))
                .isInstanceOf(TownRefusal.NotEnoughGold.class);
    }

    @Test
    void each_opens_his_own_and_only_in_town() {
        evening.does(new PropertyCommand.PutWealth(0));
        assertThat(evening.refused(new PropertyCommand.TakeCoins(Company.YSOLT, HIS, 1)))
                .isInstanceOf(PropertyRefusal.NotHis.class);
        evening.does(new TownCommand.SetOut());
        assertThat(evening.refused(new PropertyCommand.TakeCoins(Company.OSRIC, HIS, 1)))
                .isInstanceOf(PropertyRefusal.AtTheInn.class);
    }

    @Test
    void a_comrade_takes_over_what_the_dead_have_left_where_no_relatives_are_played() {
        CampaignState rich = evening.state();
        evening = Company.two(Ruleset.of(Played.profile()).with(Option.RELATIVES, false));
        evening.become(
                evening.state().withAdventurer(rich.adventurer(Company.OSRIC).orElseThrow()));
        evening.does(new PropertyCommand.PutWealth(0));
        Purse hers = evening.state().property().strongbox(Company.YSOLT).coins();
        PropertyCommand.Inherit inherit = new PropertyCommand.Inherit(Company.YSOLT, Company.OSRIC);
        assertThat(evening.refused(inherit)).isInstanceOf(PropertyRefusal.StillLives.class);
        evening.become(evening.state().change(Company.OSRIC, who -> who.withLife(Life.DEAD)));
        evening.does(inherit);
        Stock now = evening.state().property().strongbox(Company.YSOLT);
        assertThat(now.coins()).isEqualTo(hers.plus(Purse.gold(505)));
        assertThat(now.things()).containsExactly(RUBY);
        assertThat(evening.refused(inherit)).isInstanceOf(PropertyRefusal.NothingLeft.class);
    }
}
