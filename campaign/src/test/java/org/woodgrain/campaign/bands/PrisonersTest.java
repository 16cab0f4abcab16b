package org.woodgrain.campaign.bands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.rulebook.Rulebook;

class PrisonersTest {
    private static final Rulebook BOOK = StandardBook.load();

    private static List<Foe> held(String kind, int band, int... faces) {
        World world = new World(BOOK, Map.of());
        Unfolding blank = new Unfolding(world, Evolve.NOTHING, ScriptedDice.none());
        blank.emit(new BeginEvent.CampaignBegun("t", "Test", Ruleset.of(Profile.CLASSIC), ""));
        Unfolding u = new Unfolding(world, blank.state(), ScriptedDice.none().on(DiceStream.CONTENT, faces));
        List<Foe> dwellers = IntStream.range(0, band)
                .mapToObj(i ->
                        new Foe(new FoeId(kind + i), kind, kind, 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()))
                .toList();
        return Prisoners.heldBy(u, dwellers);
    }

    @Test
    void nine_bandits_hold_nobody_and_no_die_is_thrown() {
        assertThat(held("bandit", 9)).isEmpty();
    }

    @Test
    void orcs_take_none_however_many_they_are() {
        assertThat(held("orc", 60)).isEmpty();
    }

    @Test
    void twenty_five_bandits_hold_two_of_whom_a_six_makes_one_a_hero() {
        // common folk with 4 points on its die; then a six, the first class, its fourth row and four dice of points
        List<Foe> held = held("bandit", 25, 5, 8, 6, 1, 4, 8, 8, 8, 8);
        assertThat(held).extracting(Foe::monster).containsExactly("normal-human", "hero");
        assertThat(held).extracting(Foe::name).containsExactly("prisoner 1", "prisoner 2");
        assertThat(held).extracting(Foe::hitPoints).containsExactly(4, 32);
    }

    @Test
    void nomads_hold_four_in_a_hundred() {
        assertThat(held("nomad", 25, 1, 1)).hasSize(1);
        assertThat(held("nomad", 24)).isEmpty();
    }

    @Test
    void they_have_neither_arms_nor_coin() {
        Foe hero = held("bandit", 10, 6, 3, 4, 1, 1, 1, 1).getFirst();
        assertThat(hero.monster()).isEqualTo("vicar");
        assertThat(hero.items()).isEmpty();
        assertThat(hero.carried()).isEqualTo(Purse.EMPTY);
        assertThat(hero.number(Marks.ARMOUR)).isEqualTo(9);
        assertThat(hero.able()).isFalse();
    }
}
