package org.woodgrain.journal.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.FastDice;
import org.woodgrain.journal.json.EventCodec;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.encounters.Band;

/** The mighty cast whatever is offered, at whatever is offered, in any order. */
class AnyMagicTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final List<String> MET = List.of(
            "orc", "ghoul", "bandit", "large-spider", "ogre", "skeleton", "wolf", "necromancer", "troll", "curate");

    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
    private final Campaign campaign = new Campaign(world);
    private final EventCodec codec = new EventCodec();

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"ORIGINAL,47", "ORIGINAL,1", "CLASSIC,38", "CLASSIC,20"})
    @DisplayName("No order of casting, directing, ending, saving and loading makes a campaign unsound")
    void magicNeverBreaksAnInvariant(Profile profile, long seed) {
        FastDice dice = FastDice.seeded(seed);
        Random random = new Random(seed);
        MagicPlayer player = new MagicPlayer(random);
        CampaignState state = begun(profile, dice);
        Set<String> cast = new HashSet<>();
        for (int evening = 0; evening < 12; evening++) {
            state = Casters.below(alone(state, dice), demo, evening);
            state = evening % 2 == 0 ? met(state, dice, random) : state;
            state = Casters.rested(state, world.book(), random);
            CampaignState before = state;
            List<String> log = new ArrayList<>();
            for (int step = 0; step < 20 && !state.company().isEmpty(); step++) {
                Pick pick = player.pick(Views.of(world, state, COMPANY));
                if (!(Actions.read(world, state, COMPANY, pick) instanceof Reading.Understood understood)) {
                    continue;
                }
                Order order = new Order(evening + "-" + step, COMPANY, understood.command());
                if (campaign.decide(state, order, dice) instanceof Decision.Accepted accepted) {
                    for (Event event : accepted.events()) {
                        CampaignState was = state;
                        state = Evolve.apply(state, event);
                        Narrator.tell(world, was, state, event, COMPANY);
                        log.add(codec.write(event));
                        if (event instanceof MagicEvent.SpellCast done) {
                            cast.add(done.spell());
                        }
                    }
                    assertThat(Soundness.faults(state))
                            .as("after %s, evening %d, step %d: %s", pick, evening, step, accepted.events())
                            .isEmpty();
                }
            }
            CampaignState loaded = before;
            for (String line : log) {
                loaded = Evolve.apply(loaded, codec.read(line));
            }
            assertThat(loaded).as("what was saved on evening %d", evening).isEqualTo(state);
        }
        assertThat(cast).as("spells that were cast").hasSizeGreaterThan(25);
    }

    private CampaignState begun(Profile profile, FastDice dice) {
        Decision decision = campaign.decide(
                Evolve.NOTHING,
                new Order("begin", COMPANY, new BeginCommand.Begin("test", "Test", Ruleset.of(profile), "")),
                dice);
        return Evolve.applyAll(Evolve.NOTHING, ((Decision.Accepted) decision).events());
    }

    /** The referee sends off whoever is still there. */
    private CampaignState alone(CampaignState state, FastDice dice) {
        Order order = new Order("off", new Seat.Referee(), new RefereeCommand.Dismiss("the evening is over"));
        return campaign.decide(state, order, dice) instanceof Decision.Accepted accepted
                ? Evolve.applyAll(state, accepted.events())
                : state;
    }

    private CampaignState met(CampaignState state, FastDice dice, Random random) {
        if (state.underground().isEmpty() || state.company().isEmpty()) {
            return state;
        }
        Band band = new Band(MET.get(random.nextInt(MET.size())), 1 + random.nextInt(6));
        CampaignState coming = state.withWanderers(Optional.of(
                new Wanderers(List.of(band), state.underground().orElseThrow().cell(), Optional.empty(), false)));
        Unfolding u = new Unfolding(world, coming, dice, new Consequences());
        Meetings.beginWanderers(u);
        u.close();
        return u.state();
    }
}
