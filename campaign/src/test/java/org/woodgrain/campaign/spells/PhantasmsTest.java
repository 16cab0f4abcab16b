package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
@Rule("SP-11")
class PhantasmsTest {
    private static final Dice FOES_LUCK = (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides;

    private static Expeditions against(Profile profile, int level, String monster, int number, int distance) {
        return meeting(
                play(profile, fighter(1).withMaxHitPoints(40).withHitPoints(40), mage(level, "SP-11")),
                Encounter.Phase.BATTLE,
                distance,
                monster,
                number,
                30);
    }

    private static void happens(Expeditions play, Consumer<Unfolding> what, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        what.accept(u);
        dice.requireAllThrown();
        CampaignState after = u.state();
        play.given(any -> after);
    }

    private static int left(Expeditions play, int number) {
        return play.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(foe(number)))
                .orElseThrow()
                .hitPoints();
    }

    private static void nextRound(Expeditions play, int... faces) {
        happens(play, u -> u.emit(new BattleEvent.RoundBegun(1)), faces);
    }

    @Test
    void a_believer_whom_the_image_of_an_ogre_strikes_loses_what_the_die_shows(Profile profile) {
        Expeditions play = against(profile, 3, "goblin", 1, 60);

        cast(play, MAGE, "SP-11", "creature:ogre", 20, 4);

        assertThat(left(play, 1)).isEqualTo(26);
        assertThat(effects(play, "SP-11"))
                .singleElement()
                .satisfies(image -> assertThat(image.label()).isEqualTo("keeps up the image of an ogre"));
    }

    @Test
    void it_attacks_no_better_than_its_caster_would_with_his_level_as_hit_dice(Profile profile) {
        Expeditions weak = against(profile, 1, "goblin", 1, 60);
        Expeditions strong = against(profile, 9, "goblin", 1, 60);

        cast(weak, MAGE, "SP-11", "creature:ogre", 10);
        cast(strong, MAGE, "SP-11", "creature:ogre", 10, 4);

        assertThat(left(weak, 1)).isEqualTo(30);
        assertThat(left(strong, 1)).isEqualTo(26);
    }

    @Test
    void it_strikes_at_one_viewer_for_each_level_and_the_one_named_first() {
        Expeditions play = against(Played.profile(), 2, "wolf", 3, 60);

        cast(play, MAGE, "SP-11", "creature:ogre", 20, 1, 20, 1);
        assertThat(List.of(left(play, 1), left(play, 2), left(play, 3))).containsExactly(29, 29, 30);

        String image = effects(play, "SP-11").getFirst().id();
        assertThat(Directing.check(play.world(), play.state(), MAGE, image, List.of("foe:m3")))
                .isEmpty();
        happens(play, u -> Directing.carryOut(u, MAGE, image, List.of("foe:m3")));
        nextRound(play, 20, 2, 20, 2);
        assertThat(List.of(left(play, 1), left(play, 2), left(play, 3))).containsExactly(27, 29, 28);
    }

    @Test
    void an_image_of_a_danger_takes_a_die_of_every_believer_each_round(Profile profile) {
        Expeditions play = against(profile, 3, "wolf", 2, 60);

        cast(play, MAGE, "SP-11", "danger:a wall of flames", 3, 6);
        nextRound(play, 2, 1);

        assertThat(List.of(left(play, 1), left(play, 2))).containsExactly(25, 23);
    }

    @Test
    void a_skeleton_pays_no_heed_to_it(Profile profile) {
        Expeditions play = against(profile, 3, "skeleton", 1, 60);

        cast(play, MAGE, "SP-11", "creature:ogre");
        happens(play, u -> u.emit(new BattleEvent.Closed(false, 5)));

        assertThat(left(play, 1)).isEqualTo(30);
        assertThat(effects(play, "SP-11")).hasSize(1);
    }

    @Test
    void a_pit_that_is_none_vanishes_when_a_goblin_steps_on_it(Profile profile) {
        Expeditions play = against(profile, 3, "goblin", 1, 60);
        cast(play, MAGE, "SP-11", "danger:a pit", 1);

        happens(play, u -> u.emit(new BattleEvent.Closed(false, 30)));

        assertThat(effects(play, "SP-11")).isEmpty();
    }

    @Test
    void what_it_has_struck_at_fights_it_and_so_ends_it(Profile profile) {
        Expeditions play = against(profile, 3, "wolf", 1, 5);
        cast(play, MAGE, "SP-11", "creature:ogre", 1);

        play.order(
                new MeetingCommand.Fight(
                        List.of(new FighterOrder(FIGHTER, new Deed.Guard()), new FighterOrder(MAGE, new Deed.Guard()))),
                FOES_LUCK);

        assertThat(play.events(BattleEvent.Struck.class))
                .noneMatch(blow -> blow.by().equals(new Fighter.Opponent(foe(1))));
        assertThat(play.events(MagicEvent.EffectEnded.class))
                .extracting(MagicEvent.EffectEnded::why)
                .contains("a living creature struck it");
    }

    @Test
    @Rule("MA-11")
    void a_wound_of_the_caster_ends_it(Profile profile) {
        Expeditions play = against(profile, 3, "goblin", 1, 60);
        cast(play, MAGE, "SP-11", "creature:ogre", 1);

        happens(play, u -> Wounds.hurt(u, MAGE, 1, "a stone", "CB-18", List.of()));

        assertThat(effects(play, "SP-11")).isEmpty();
    }

    @Test
    void the_clever_doubt_what_cannot_be_there_and_tell_the_others_who_save_at_four_more() {
        Expeditions play = against(Played.profile(), 3, "bandit", 2, 60);
        // fish swim in no passage: the first saves at once, the second is told and saves only by what it is told
        cast(play, MAGE, "SP-11", "creature:giant-fish", 20, 12);

        assertThat(effects(play, "SP-11").getFirst().number(SpellEvent.ImageDoubted.KNOWS + foe(2)))
                .isEqualTo(1);
        assertThat(left(play, 1) + left(play, 2)).isEqualTo(60);
    }

    @Test
    void it_is_gone_when_the_company_walks_into_it_or_out_of_sight_of_it() {
        for (Cell to : List.of(new Cell(0, 2), new Cell(1, 0))) {
            Expeditions play = play(mage(3, "SP-11"));
            cast(play, MAGE, "SP-11", "sight:a heap of gold|cell:0,2");
            happens(play, u -> Phantasms.moved(u, new Cell(1, 3)));
            assertThat(effects(play, "SP-11")).hasSize(1);
            happens(play, u -> Phantasms.moved(u, to));
            assertThat(effects(play, "SP-11")).isEmpty();
        }
    }

    @Test
    void it_is_offered_where_somebody_is_there_to_see_it() {
        Expeditions play = against(Played.profile(), 3, "goblin", 1, 60);

        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-11"))
                .extracting(Aim::value)
                .contains("creature:ogre", "danger:a pit");
        assertThat(Casting.aims(play.world(), play(mage(3, "SP-11")).state(), play.who(MAGE), "SP-11"))
                .isEmpty();
    }
}
