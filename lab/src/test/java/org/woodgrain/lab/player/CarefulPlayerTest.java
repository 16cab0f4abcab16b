package org.woodgrain.lab.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

class CarefulPlayerTest {
    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_careful_player_explores_fights_and_takes_what_is_found(Profile profile) {
        Playing played = Playing.of(
                world, Ruleset.of(profile), FastDice.seeded(7), new CarefulPlayer(world.book()), 250, state -> false);

        assertThat(played.refusals()).as("orders refused").hasSizeLessThan(12);
        assertThat(played.events())
                .as("an expedition")
                .anyMatch(BattleEvent.RoundBegun.class::isInstance)
                .anyMatch(HarmEvent.FoeDied.class::isInstance)
                .anyMatch(DelveEvent.Moved.class::isInstance);
        assertThat(played.picks()).extracting(Pick::offer).contains("set-out", "fight", "take");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void careful_play_wins_a_promotion_within_five_hundred_orders_in_one_of_eight_campaigns_at_least(Profile profile) {
        boolean any = LongStream.rangeClosed(1, 8)
                .mapToObj(seed -> Playing.of(
                        world,
                        Ruleset.of(profile),
                        FastDice.seeded(seed),
                        new CarefulPlayer(world.book()),
                        500,
                        CarefulPlayerTest::promoted))
                .anyMatch(played -> promoted(played.state()));

        assertThat(any).isTrue();
    }

    private static boolean promoted(CampaignState state) {
        return state.adventurers().values().stream().anyMatch(who -> who.level() > 1);
    }

    @Test
    void the_same_dice_make_the_same_campaign() {
        assertThat(play(3).events()).isEqualTo(play(3).events());
    }

    private Playing play(long seed) {
        return Playing.of(
                world,
                Ruleset.of(Profile.ORIGINAL),
                FastDice.seeded(seed),
                new CarefulPlayer(world.book()),
                120,
                state -> false);
    }
}
