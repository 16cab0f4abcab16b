package org.woodgrain.campaign.bands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Melees;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.sight.Glands;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.monsters.Monster;

/** What some monsters look like, and what others leave behind. */
class GuisesAndGlandsTest {
    private static final World WORLD = new World(StandardBook.load(), Map.of());

    private static Foe one(Profile profile, String kind, Dice dice) {
        Unfolding blank = new Unfolding(WORLD, Evolve.NOTHING, dice);
        blank.emit(new BeginEvent.CampaignBegun("t", "Test", Ruleset.of(profile), ""));
        return Bands.plain(blank, monster(kind), 1, List.of(20), 0).getFirst();
    }

    private static Monster monster(String kind) {
        return WORLD.book().monsters().monster(kind);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void half_of_the_gold_dragons_go_about_as_people_and_none_of_the_others(Profile profile) {
        int strangers = 0;
        for (int seed = 0; seed < 100; seed++) {
            Foe dragon = one(profile, "gold-dragon", FastDice.seeded(seed));
            boolean stranger = dragon.number(Marks.DISGUISED) > 0;
            assertThat(dragon.name()).isEqualTo(stranger ? "stranger" : "gold dragon");
            strangers += stranger ? 1 : 0;
            assertThat(one(profile, "red-dragon", FastDice.seeded(seed)).name()).isEqualTo("red dragon");
        }
        assertThat(strangers).isBetween(30, 70);
    }

    @Test
    void a_beetles_two_glands_glow_for_ten_feet_until_their_days_are_over() {
        Melees melee = Melees.inPassage(Profile.CLASSIC, Company.of(FIGHTER));
        CampaignState dark = melee.state().withLights(List.of()).change(FIGHTER, who -> who.withItems(List.of()));
        assertThat(Lighting.radius(dark)).isZero();
        Foe beetle = one(Profile.CLASSIC, "giant-beetle-fire", FastDice.seeded(3));
        int days = beetle.number(Glands.DAYS);
        assertThat(days).isBetween(1, 6);
        Item glands = Glands.of(dark, beetle, monster("giant-beetle-fire"), "g").orElseThrow();
        assertThat(glands.quantity()).isEqualTo(2);
        CampaignState stowed = dark.change(FIGHTER, who -> who.withItems(List.of(glands)));
        assertThat(Lighting.radius(stowed)).isZero();
        CampaignState shown = dark.change(FIGHTER, who -> who.withItems(List.of(glands.carried(Carried.AT_HAND, ""))));
        assertThat(Lighting.radius(shown)).isEqualTo(10);
        int last = shown.clock().day() + days;
        assertThat(Lighting.radius(shown.withClock(new Clock(last, 0, 0)))).isEqualTo(10);
        assertThat(Lighting.radius(shown.withClock(new Clock(last + 1, 0, 0)))).isZero();
        assertThat(Glands.of(dark, one(Profile.CLASSIC, "giant-rat", FastDice.seeded(1)), monster("giant-rat"), "g"))
                .isEqualTo(Optional.empty());
    }
}
