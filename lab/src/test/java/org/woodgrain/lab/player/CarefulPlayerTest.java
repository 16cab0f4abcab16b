package org.woodgrain.lab.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

class CarefulPlayerTest {
    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));

    @ParameterizedTest
    @EnumSource(Profile.class)
    void sooner_or_later_a_careful_company_is_promoted(Profile profile) {
        int promoted = 0;
        for (long seed = 1; seed <= 12; seed++) {
            Playing played = Playing.of(
                    world,
                    Ruleset.of(profile),
                    FastDice.seeded(seed),
                    new CarefulPlayer(),
                    1500,
                    CarefulPlayerTest::somebodyRose);
            System.out.println(profile + " " + seed + " picks " + played.picks().size() + " refusals "
                    + played.refusals().size() + " day "
                    + played.state().clock().day() + " company "
                    + played.state().company().size() + " of "
                    + played.state().adventurers().size() + " rose "
                    + somebodyRose(played.state()));
            promoted += somebodyRose(played.state()) ? 1 : 0;
        }
        assertThat(promoted).isPositive();
    }

    private static boolean somebodyRose(CampaignState state) {
        return state.adventurers().values().stream().anyMatch(each -> each.living() && each.level() > 1);
    }
}
