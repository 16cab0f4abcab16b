package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class QuestTest {
    private static final Effect.On ON = new Effect.On.OnCharacter(FIGHTER);

    /** A fighter of level 6 sent by a cleric of level 8, both of Law; his save fails. */
    private static Expeditions sent(String task) {
        Expeditions play = play(fighter(6), cleric(8, Alignment.LAW, "SP-110"));
        cast(play, CLERIC, "SP-110", "member:" + FIGHTER + "|task:" + task, 1);
        return play;
    }

    private static MagicCommand refuse(Expeditions play) {
        return new MagicCommand.Defy(FIGHTER, effects(play, "SP-110").getFirst().id(), true);
    }

    @Test
    @Rule("SP-110")
    void the_chance_is_even_and_goes_by_level_side_and_wording() {
        assertThat(Quest.chance(8, 6, false, true)).isEqualTo(50);
        assertThat(Quest.chance(8, 6, true, false)).isEqualTo(90);
        assertThat(Quest.chance(12, 1, true, false)).isEqualTo(95);
        assertThat(Quest.chance(7, 14, false, true)).isEqualTo(5);
    }

    @Test
    @Rule("SP-110")
    void an_open_no_is_cursed_on_the_chance_and_not_above_it() {
        // 50, 20 for two levels, 20 for the same side, and 20 less for words of which nobody sees the end
        Expeditions cursed = sent("be a better man");
        cursed.order(refuse(cursed), 70);
        assertThat(Circles.onSaves(cursed.state(), ON)).isEqualTo(-2);
        assertThat(effects(cursed, Maladies.CURSE))
                .singleElement()
                .satisfies(curse -> assertThat(curse.number(Afflictions.TO_HIT)).isEqualTo(-2));

        Expeditions spared = sent("be a better man");
        spared.order(refuse(spared), 71);
        assertThat(effects(spared, Maladies.CURSE)).isEmpty();
    }

    @Test
    @Rule("SP-110")
    void a_task_is_understood_however_it_is_written() {
        // a clear task: 90
        Expeditions play = sent("slay Orc");
        assertThat(effects(play, "SP-110").getFirst().label()).isEqualTo("must slay an orc, or be cursed");

        play.order(refuse(play), 90);

        assertThat(effects(play, Maladies.CURSE)).hasSize(1);
    }

    @Test
    @Rule("SP-110")
    void it_is_thrown_for_once_and_never_kills() {
        Expeditions play = sent("slay troll");
        play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));

        // the first idle day is a refusal; no further die is thrown in the days after
        play.order(new TownCommand.StayDays(20), 91);

        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(effects(play, Maladies.CURSE)).isEmpty();
        assertThat(effects(play, "SP-110")).hasSize(1);
    }

    @Test
    @Rule("SP-110")
    void when_the_task_is_done_the_curse_is_gone_with_it() {
        Expeditions play = sent("slay orc");
        play.order(refuse(play), 1);
        assertThat(effects(play, Maladies.CURSE)).hasSize(1);
        meeting(play, Encounter.Phase.BATTLE, 5, "orc", 1, 4);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new HarmEvent.FoeDied(Magicians.foe(1), "orc", "a sword", "CB-18"));

        assertThat(u.state().effectsOn(ON)).isEmpty();
    }

    @Test
    @Rule("SP-110")
    void who_saves_is_free() {
        Expeditions play = play(fighter(6), cleric(8, Alignment.LAW, "SP-110"));

        cast(play, CLERIC, "SP-110", "member:" + FIGHTER + "|task:slay orc", 20);

        assertThat(effects(play, "SP-110")).isEmpty();
    }
}
