package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class InnTest {
    private Evening evening = Company.two(Played.profile());

    private void option(Option option) {
        evening = Company.two(Ruleset.of(Played.profile()).with(option, true));
    }

    @Test
    @Rule("EQ-28")
    void a_night_costs_nothing_unless_the_campaign_counts_it() {
        Purse before = evening.member("c1").purse();
        evening.does(new TownCommand.StayDays(1));
        assertThat(evening.member("c1").purse()).isEqualTo(before);
        option(Option.INN_PRICES);
        before = evening.member("c1").purse();
        evening.does(new TownCommand.StayDays(1));
        assertThat(Coins.worth(before) - Coins.worth(evening.member("c1").purse()))
                .isEqualTo(15);
        evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.EMPTY)));
        assertThat(evening.refused(new TownCommand.StayDays(1))).isInstanceOf(TownRefusal.CannotPayInn.class);
    }

    @Test
    @Rule("CH-06")
    void in_a_single_game_nobody_inherits_and_no_week_is_counted() {
        option(Option.SINGLE_GAME);
        evening.does(new PropertyCommand.PutWealth(0));
        evening.become(evening.state().change(Company.OSRIC, who -> who.withLife(Life.DEAD)));
        assertThat(evening.refused(new PropertyCommand.Inherit(Company.YSOLT, Company.OSRIC)))
                .isInstanceOf(PropertyRefusal.SingleGame.class);
        int day = evening.state().clock().day();
        evening.does(new TownCommand.SetOut());
        evening.unfold(Homecoming::arrive);
        assertThat(evening.state().clock().day()).isEqualTo(day);
    }
}
