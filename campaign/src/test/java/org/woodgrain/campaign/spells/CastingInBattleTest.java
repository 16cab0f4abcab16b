package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class CastingInBattleTest {
    private static final Dice MONSTERS_LUCK = (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides;
    private static final Dice PLAYERS_LUCK = (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 1;
    private static final MeetingCommand.Fight SLEEP =
            new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Cast("SP-08", List.of("type:1")))));

    private final Adventurer mage = mage(1, "SP-08").withMaxHitPoints(40).withHitPoints(40);

    @Test
    @Rule({"MA-05", "CC-01"})
    void a_goblin_that_acts_first_and_hits_breaks_the_spell_off(Profile profile) {
        Expeditions play = meeting(play(profile, mage), Encounter.Phase.BATTLE, 5, "goblin", 1, 5);

        play.order(SLEEP, MONSTERS_LUCK);

        assertThat(play.events(MagicEvent.SpellLost.class)).hasSize(1);
        assertThat(play.who(MAGE).spells().memorised()).isEmpty();
        assertThat(play.who(MAGE).hitPoints()).isLessThan(40);
    }

    @Test
    @Rule({"MA-05", "SP-08"})
    void a_caster_who_acts_first_puts_them_to_sleep_and_they_are_at_his_mercy(Profile profile) {
        Expeditions play = meeting(play(profile, mage), Encounter.Phase.BATTLE, 30, "goblin", 3, 5);

        play.order(SLEEP, PLAYERS_LUCK);

        assertThat(play.state().encounter().orElseThrow().foes())
                .allMatch(foe -> foe.standing() == Foe.Standing.HELPLESS);
        assertThat(play.state().encounter().orElseThrow().phase()).isEqualTo(Encounter.Phase.YIELDED);
    }

    @Test
    void in_a_fight_a_spell_is_an_order_of_the_round(Profile profile) {
        Expeditions play = meeting(play(profile, mage), Encounter.Phase.BATTLE, 30, "goblin", 3, 5);

        assertThat(play.refused(new MagicCommand.Cast(MAGE, "SP-08", List.of("type:1"))))
                .isInstanceOf(GeneralRefusal.NotNow.class);
    }

    private static final ItemId SCROLL = new ItemId("scroll");
    private static final MeetingCommand.Fight FIRE_BALL = new MeetingCommand.Fight(
            List.of(new FighterOrder(MAGE, new Deed.Recite(SCROLL, "SP-24", List.of("foe:m1")))));

    private static Adventurer reader() {
        Adventurer mage = mage(1).withMaxHitPoints(40).withHitPoints(40);
        Item scroll = new Item(SCROLL, "MI-075/SP-24,SP-06", "scroll", 1, 0, 0, Carried.AT_HAND, "", 0);
        return mage.withItems(
                        Stream.concat(mage.items().stream(), Stream.of(scroll)).toList())
                .withSpells(mage.spells().withUnderstood(SCROLL));
    }

    @Test
    @Rule({"MI-069", "MI-071", "MI-072", "SP-24", "SP-119"})
    void a_fire_ball_is_read_off_a_scroll_in_a_round_of_battle_and_its_writing_is_gone(Profile profile) {
        Expeditions play = meeting(play(profile, reader()), Encounter.Phase.BATTLE, 30, "goblin", 3, 5);
        assertThat(Options.of(play.world(), play.state(), play.who(MAGE), false))
                .extracting(Options.Choice::value)
                .contains("recite|scroll|SP-24|foe:m1");
        assertThat(Options.read("recite|scroll|SP-24|foe:m1"))
                .contains(new Deed.Recite(SCROLL, "SP-24", List.of("foe:m1")));

        play.order(FIRE_BALL, PLAYERS_LUCK);

        assertThat(play.events(ArcaneEvent.Burst.class))
                .singleElement()
                .satisfies(burst ->
                        assertThat(burst.rolls()).anyMatch(roll -> roll.faces().size() == 6));
        assertThat(play.who(MAGE).item(SCROLL).orElseThrow().kind()).isEqualTo("MI-075/SP-06");
    }

    @Test
    @Rule({"MI-069", "MI-177"})
    void a_reader_who_is_struck_first_loses_the_reading_but_not_the_writing(Profile profile) {
        Expeditions play = meeting(play(profile, reader()), Encounter.Phase.BATTLE, 5, "goblin", 1, 5);

        play.order(FIRE_BALL, MONSTERS_LUCK);

        assertThat(play.events(ArcaneEvent.Burst.class)).isEmpty();
        assertThat(play.who(MAGE).hitPoints()).isLessThan(40);
        assertThat(play.who(MAGE).item(SCROLL).orElseThrow().kind()).isEqualTo("MI-075/SP-24,SP-06");
    }
}
