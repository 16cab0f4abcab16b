package org.woodgrain.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Item;

/** Whatever is picked from what is offered, in whatever order, the campaign stays sound. */
class AnyPlayTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final Seat REFEREE = new Seat.Referee();

    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
    private final Campaign campaign = new Campaign(world);

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"ORIGINAL,1", "ORIGINAL,2", "ORIGINAL,3", "CLASSIC,4", "CLASSIC,5", "CLASSIC,6"})
    @DisplayName("Random play never breaks an invariant")
    void randomPlayNeverBreaksAnInvariant(Profile profile, long seed) {
        FastDice fast = FastDice.seeded(seed);
        int[] thrown = new int[1];
        Dice dice = (stream, sides) -> {
            thrown[0]++;
            return fast.roll(stream, sides);
        };
        CampaignState state =
                accept(Evolve.NOTHING, new BeginCommand.Begin("test", "Test", Ruleset.of(profile), ""), COMPANY, dice);
        RandomPlayer player = new RandomPlayer(seed);
        List<Event> log = new ArrayList<>();
        for (int step = 0; step < 400; step++) {
            Seat seat = step % 41 == 40 ? REFEREE : COMPANY;
            View view = Views.of(world, state, seat);
            Pick pick = player.pick(view);
            Reading reading = Actions.read(world, state, seat, pick);
            if (!(reading instanceof Reading.Understood understood)) {
                continue;
            }
            thrown[0] = 0;
            Decision decision = campaign.decide(state, new Order("o" + step, seat, understood.command()), dice);
            switch (decision) {
                case Decision.Refused refused -> {
                    assertThat(thrown[0])
                            .as("a refused order throws no die: %s %s", pick, refused)
                            .isZero();
                    assertThat(refused.refusal().message()).isNotBlank();
                }
                case Decision.Accepted accepted -> {
                    for (Event event : accepted.events()) {
                        CampaignState before = state;
                        state = Evolve.apply(state, event);
                        Narrator.tell(world, before, state, event, COMPANY);
                        Narrator.tell(world, before, state, event, REFEREE);
                        log.add(event);
                    }
                    assertThat(accepted.after())
                            .as("what was decided is what its events come to")
                            .isEqualTo(state);
                    sound(state, pick);
                }
            }
        }
        assertThat(log).hasSizeGreaterThan(100);
    }

    private CampaignState accept(CampaignState state, Command command, Seat seat, Dice dice) {
        Decision decision = campaign.decide(state, new Order("begin", seat, command), dice);
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return Evolve.applyAll(state, ((Decision.Accepted) decision).events());
    }

    private static void sound(CampaignState state, Pick pick) {
        Set<String> things = new HashSet<>();
        for (Adventurer who : state.adventurers().values()) {
            assertThat(who.hitPoints()).as("after %s", pick).isLessThanOrEqualTo(who.maxHitPoints());
            if (who.life() == Life.LIVING) {
                assertThat(who.hitPoints())
                        .as("%s lives after %s", who.name(), pick)
                        .isPositive();
            }
            for (Item item : who.items()) {
                assertThat(things.add(item.id().value()))
                        .as("%s is in one place only, after %s", item, pick)
                        .isTrue();
                assertThat(item.quantity()).as("%s after %s", item, pick).isPositive();
            }
            assertThat(List.of(
                            who.purse().gold(),
                            who.purse().silver(),
                            who.purse().copper(),
                            who.purse().electrum(),
                            who.purse().platinum()))
                    .as("purse of %s after %s", who.name(), pick)
                    .allMatch(coins -> coins >= 0);
        }
        assertThat(state.order()).as("marching order after %s", pick).doesNotHaveDuplicates();
        assertThat(state.effects().stream().map(effect -> effect.id()))
                .as("effects after %s", pick)
                .doesNotHaveDuplicates();
        state.lights().forEach(light -> assertThat(light.turnsLeft()).isPositive());
    }
}
