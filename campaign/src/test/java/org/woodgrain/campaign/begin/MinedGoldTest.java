package org.woodgrain.campaign.begin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.treasure.Riches;

class MinedGoldTest {
    private static Unfolding u(int... faces) {
        World world = new World(StandardBook.load(), Map.of());
        Unfolding blank = new Unfolding(world, Evolve.NOTHING, ScriptedDice.none());
        blank.emit(new BeginEvent.CampaignBegun("t", "Test", Ruleset.of(Profile.ORIGINAL), ""));
        return new Unfolding(world, blank.state(), ScriptedDice.none().on(DiceStream.CONTENT, faces));
    }

    @Test
    void one_nest_of_giant_ants_in_ten_holds_thousands_in_gold() {
        assertThat(MinedGold.added(u(10, 4), "giant-ant", Optional.empty())
                        .orElseThrow()
                        .coins()
                        .gold())
                .isEqualTo(4000);
        assertThat(MinedGold.added(u(11), "giant-ant", Optional.empty())).isEmpty();
    }

    @Test
    void it_lies_with_what_else_is_there_and_other_creatures_have_none() {
        Riches some = new Riches(new Purse(0, 5, 0, 0, 0), List.of());
        assertThat(MinedGold.added(u(1, 1), "giant-ant", Optional.of(some))
                        .orElseThrow()
                        .coins()
                        .gold())
                .isEqualTo(1005);
        assertThat(MinedGold.added(u(), "orc", Optional.of(some))).contains(some);
    }
}
