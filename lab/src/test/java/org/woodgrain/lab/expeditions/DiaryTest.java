package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.dice.FastDice;
import org.woodgrain.lab.player.Game;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;

/** A campaign of a few orders whose events are known. */
class DiaryTest {
    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
    private final Diary diary = new Diary(world);
    private CampaignState state = outAndAbout();

    /** Rolls a company and sets out with it. */
    private CampaignState outAndAbout() {
        List<Pick> script = List.of(new Pick("ready-company", Map.of()), new Pick("set-out", Map.of()));
        int[] next = {0};
        Game game = new Game(world, FastDice.seeded(1), view -> script.get(next[0]++));
        Game.Move begun = game.begin(new BeginCommand.Begin("scripted", "Scripted", Ruleset.of(Profile.ORIGINAL), ""));
        diary.follow(begun.before(), begun.events());
        for (int i = 0; i < script.size(); i++) {
            Game.Move move = game.play();
            diary.follow(move.before(), move.events());
        }
        return game.state();
    }

    private void happens(Event... events) {
        diary.follow(state, List.of(events));
        state = Evolve.applyAll(state, List.of(events));
    }

    @Test
    void six_set_out_one_dies_of_darts_and_all_others_are_lost() {
        CharacterId first = state.order().getFirst();
        CharacterClass in = state.adventurer(first).orElseThrow().acting();
        happens(new HarmEvent.CharacterDied(first, "hunger", "EQ-25", List.of()));
        for (CharacterId who : state.order()) {
            if (!who.equals(first)) {
                happens(new HarmEvent.CharacterDied(who, "drowning", "HZ-08", List.of()));
            }
        }
        happens(new TownEvent.ExpeditionLost(state.order()));

        Ledger ledger = diary.ledger();
        assertThat(diary.sessions()).isEqualTo(1);
        assertThat(ledger.of(Names.FOUNDERS)).isEqualTo(6);
        assertThat(ledger.of(Names.WENT)).isEqualTo(6);
        assertThat(ledger.of(Names.DEATHS)).isEqualTo(6);
        assertThat(ledger.of(Names.DEATHS_CAUSE + "hunger")).isEqualTo(1);
        assertThat(ledger.of(Names.DEATHS_CAUSE + "drowning")).isEqualTo(5);
        assertThat(ledger.of(Names.DEATHS_DEPTH + "1")).isEqualTo(6);
        assertThat(ledger.of(Names.DEATHS_RANK + "1")).isEqualTo(6);
        assertThat(ledger.of(Names.DEATHS_CLASS + in.label())).isEqualTo(ledger.of(Names.WENT_CLASS + in.label()));
        assertThat(ledger.of(Names.ALIVE + "1")).isZero();
        assertThat(ledger.of(Names.COMPANY + "1")).isZero();
        assertThat(ledger.of(Names.WIPED)).isEqualTo(1);
    }

    @Test
    void a_death_is_counted_once() {
        CharacterId first = state.order().getFirst();
        happens(
                new HarmEvent.CharacterHurt(first, 30, -20, "a fall", "HZ-12", List.of()),
                new HarmEvent.CharacterDied(first, "a fall", "HZ-12", List.of()));

        assertThat(diary.ledger().of(Names.DEATHS)).isEqualTo(1);
        assertThat(diary.ledger().of(Names.DEATHS_CAUSE + "fall")).isEqualTo(1);
    }
}
