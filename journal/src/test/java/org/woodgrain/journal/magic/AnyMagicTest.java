package org.woodgrain.journal.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.FastDice;
import org.woodgrain.journal.json.EventCodec;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.magic.Spell;

/**
 * The mighty cast whatever is offered, at whatever is offered, in any order, and so do those whom they meet. With
 * {@code -Dwoodgrain.magic.seeds=200} it is tried with so many further seeds, from {@code woodgrain.magic.first} on.
 */
class AnyMagicTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final long[] SEEDS = {47, 1, 38, 20, 5, 6};
    private static final int EVENINGS = 14;
    private static final int STEPS = 20;
    /** How many spells those who are met must have cast. */
    private static final int FOES = 35;
    /** How many of the deeds that must come about chance may leave out, where no further seeds are tried. */
    private static final int LEFT_OUT = 2;
    /** How many spells chance may keep from members, where no further seeds are tried. */
    private static final int MISSED = 3;

    private static final World WORLD = Settings.world();
    private static final Repertoire TOLD = new Repertoire(WORLD.book().spells());
    private static final Deeds DONE = new Deeds();
    private static int seeds;
    private static int loads;

    private final Level demo = Settings.DEMO;
    private final Campaign campaign = new Campaign(WORLD);
    private final EventCodec codec = new EventCodec();

    static Stream<Arguments> seeds() {
        long first = Long.getLong("woodgrain.magic.first", 1000);
        LongStream more = LongStream.range(first, first + Long.getLong("woodgrain.magic.seeds", 0));
        return LongStream.concat(LongStream.of(SEEDS), more)
                .mapToObj(seed -> Arguments.of(seed % 2 == 0 ? Profile.CLASSIC : Profile.ORIGINAL, seed));
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("seeds")
    @DisplayName("No order of casting, directing, ending, saving and loading makes a campaign unsound")
    void magicNeverBreaksAnInvariant(Profile profile, long seed) {
        seeds++;
        FastDice dice = FastDice.seeded(seed);
        Random random = new Random(seed);
        MagicPlayer player = new MagicPlayer(random, TOLD);
        Settings settings = new Settings(TOLD, DONE, dice, random);
        CampaignState state = begun(profile, dice);
        for (int evening = 0; evening < EVENINGS; evening++) {
            state = Casters.below(alone(state, dice), demo, evening);
            state = settings.set(state, evening);
            state = Casters.rested(state, WORLD.book(), TOLD, random);
            CampaignState saved = state;
            List<String> log = new ArrayList<>();
            for (int step = 0; step < STEPS && !state.company().isEmpty(); step++) {
                Pick pick = player.pick(Views.of(WORLD, state, COMPANY));
                if (!(Actions.read(WORLD, state, COMPANY, pick) instanceof Reading.Understood understood)) {
                    continue;
                }
                Order order = new Order(evening + "-" + step, COMPANY, understood.command());
                if (campaign.decide(state, order, dice) instanceof Decision.Accepted accepted) {
                    Coinage coins = Coinage.of(state);
                    boolean town = state.underground().isEmpty();
                    state = told(state, accepted.events(), log);
                    assertThat(town ? 0 : Coinage.of(state).madeSince(coins))
                            .as("coin made by %s, evening %d, step %d: %s", pick, evening, step, accepted.events())
                            .isZero();
                    assertThat(Soundness.faults(state))
                            .as("after %s, evening %d, step %d: %s", pick, evening, step, accepted.events())
                            .isEmpty();
                }
                if (random.nextInt(6) == 0) {
                    assertThat(loaded(saved, log))
                            .as("what was saved by step %d of evening %d", step, evening)
                            .isEqualTo(state);
                    saved = state;
                    log.clear();
                }
            }
            assertThat(loaded(saved, log))
                    .as("what was saved on evening %d", evening)
                    .isEqualTo(state);
        }
    }

    private CampaignState told(CampaignState before, List<Event> events, List<String> log) {
        CampaignState state = before;
        for (Event event : events) {
            CampaignState was = state;
            state = Evolve.apply(state, event);
            Narrator.tell(WORLD, was, state, event, COMPANY);
            log.add(codec.write(event));
            TOLD.note(event);
            DONE.note(event);
        }
        return state;
    }

    private CampaignState loaded(CampaignState saved, List<String> log) {
        loads++;
        CampaignState loaded = saved;
        for (String line : log) {
            loaded = Evolve.apply(loaded, codec.read(line));
        }
        return loaded;
    }

    /** Over all seeds members have cast every spell there is, and those who were met much of what is of use to them. */
    @AfterAll
    static void everySpellWasCast() {
        Map<String, Spell> all = WORLD.book().spells().spells();
        Set<String> never = new TreeSet<>(all.keySet());
        never.removeAll(TOLD.byMembers());
        assertThat(never)
                .as("spells that no member has cast with %d seeds", seeds)
                .hasSizeLessThanOrEqualTo(seeds > SEEDS.length ? 0 : MISSED);
        assertThat(TOLD.byFoes()).as("spells that those who were met have cast").hasSizeGreaterThan(FOES);
        assertThat(DONE.missing())
                .as("what has not come about with %d seeds, beside %s", seeds, DONE)
                .hasSizeLessThanOrEqualTo(seeds > SEEDS.length ? 0 : LEFT_OUT);
        assertThat(loads).as("how often it was loaded").isGreaterThan(seeds * EVENINGS);
        if (Boolean.getBoolean("woodgrain.magic.counts")) {
            System.out.println(TOLD.counts() + "\n" + DONE + "\nloaded " + loads + " times");
        }
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
}
