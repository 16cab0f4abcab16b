package org.woodgrain.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/** The odds beside a player's actions stay the same whatever is behind what the company sees. */
class OddsLeakTest {
    private static final Seat COMPANY = new Seat.Company();

    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
    private final Campaign campaign = new Campaign(world);

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"ORIGINAL,11", "ORIGINAL,12", "CLASSIC,13", "CLASSIC,15"})
    void other_monsters_of_the_same_looks_do_not_change_what_players_read(Profile profile, long seed) {
        Dice dice = FastDice.seeded(seed);
        CampaignState state = carriedOut(
                Evolve.NOTHING,
                new Order("begin", COMPANY, new BeginCommand.Begin("t", "T", Ruleset.of(profile), "")),
                dice);
        RandomPlayer player = new RandomPlayer(seed);
        int compared = 0;
        for (int step = 0; step < 300; step++) {
            Reading reading = Actions.read(world, state, COMPANY, player.pick(Views.of(world, state, COMPANY)));
            if (reading instanceof Reading.Understood understood) {
                state = carriedOut(state, new Order("o" + step, COMPANY, understood.command()), dice);
            }
            if (state.encounter().isPresent()) {
                Map<String, String> now = odds(state);
                Map<String, String> other = odds(masked(state));
                now.keySet().retainAll(other.keySet());
                other.keySet().retainAll(now.keySet());
                assertThat(other).isEqualTo(now);
                compared++;
            }
        }
        assertThat(compared).isPositive();
    }

    /** The same meeting with ogres that look and are called like those who were met, in the best of health. */
    private static CampaignState masked(CampaignState state) {
        return state.withEncounter(state.encounter()
                .map(each -> each.withFoes(
                        each.foes().stream().map(OddsLeakTest::masked).toList())));
    }

    private static Foe masked(Foe foe) {
        return foe.withMonster("ogre", foe.name())
                .withMaxHitPoints(99)
                .withHitPoints(foe.able() ? 99 : foe.hitPoints());
    }

    private Map<String, String> odds(CampaignState state) {
        Map<String, String> odds = new TreeMap<>();
        for (Offer offer : Actions.of(world, state, COMPANY)) {
            odds.put(offer.id(), offer.odds());
        }
        return odds;
    }

    private CampaignState carriedOut(CampaignState state, Order order, Dice dice) {
        return campaign.decide(state, order, dice) instanceof Decision.Accepted accepted
                ? Evolve.applyAll(state, accepted.events())
                : state;
    }
}
