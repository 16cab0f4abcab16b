package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class PoisonTest {
    private static final Effect.On ON = new Effect.On.OnCharacter(FIGHTER);

    private static Item draught(String kind) {
        return Company.thing("flask", kind, "potion", 1, 30);
    }

    @Test
    @Rule("SP-98")
    void slow_poison_is_drawn_out_of_the_living() {
        Expeditions play = play(fighter(1), cleric(7, Alignment.LAW, "SP-98"))
                .given(state -> state.withEffects(List.of(new Effect(
                        "p",
                        Afflictions.SLOW_POISON,
                        "poisoned",
                        ON,
                        "m1",
                        Effect.Unit.ROUNDS,
                        20,
                        new TreeMap<>(Map.of("slow", 1)),
                        true))));

        play.order(new MagicCommand.Cast(CLERIC, "SP-98", List.of("member:" + FIGHTER)));

        assertThat(play.state().effectsOn(ON)).isEmpty();
    }

    @Test
    @Rule("SP-98")
    void the_dead_are_past_it() {
        Expeditions play = play(fighter(1).withLife(Life.DEAD), cleric(7, Alignment.LAW, "SP-98"));

        assertThat(play.refused(new MagicCommand.Cast(CLERIC, "SP-98", List.of("member:" + FIGHTER))))
                .isInstanceOf(MagicRefusal.class);
    }

    @Test
    @Rule({"SP-98", "CB-29"})
    void one_who_is_protected_needs_no_save_against_the_next_bite() {
        Expeditions play = meeting(
                play(cleric(7, Alignment.LAW, "SP-98").withMaxHitPoints(30).withHitPoints(30)),
                Encounter.Phase.BATTLE,
                5,
                "snake-normal",
                1,
                3);
        cast(play, CLERIC, "SP-98", "member:" + CLERIC);

        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(CLERIC, new Deed.Guard()))),
                (stream, sides) -> stream == DiceStream.REFEREE && sides == 20 ? 20 : 1);

        assertThat(play.events(BattleEvent.Struck.class)).anyMatch(BattleEvent.Struck::hit);
        assertThat(play.events(BattleEvent.SaveThrown.class)).isEmpty();
        assertThat(effects(play, "SP-98")).isEmpty();
        assertThat(play.who(CLERIC).living()).isTrue();
    }

    @Test
    @Rule("SP-98")
    void a_poisoned_draught_is_harmless_for_good() {
        Expeditions play = play(Company.with(fighter(1), draught("MI-064")), cleric(7, Alignment.LAW, "SP-98"));
        play.order(new MagicCommand.Cast(CLERIC, "SP-98", List.of("item:flask")));

        play.order(new HandlingCommand.Drink(FIGHTER, new ItemId("flask")));

        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(7);
    }

    @Test
    @Rule({"SP-99", "MI-064"})
    void whoever_swallows_poisoned_drink_dies_or_loses_half_of_what_he_has() {
        assertThat(drinks(11).living()).isFalse();
        assertThat(drinks(12).hitPoints()).isEqualTo(4);
    }

    private static Adventurer drinks(int save) {
        Expeditions play = play(Company.with(fighter(1), draught("MI-054")), cleric(7, Alignment.CHAOS, "SP-99"));
        play.order(new MagicCommand.Cast(CLERIC, "SP-99", List.of("item:flask")));
        assertThat(Antidotes.poisoned(play.state(), new ItemId("flask"))).isTrue();
        play.order(new HandlingCommand.Drink(FIGHTER, new ItemId("flask")), save);
        return play.who(FIGHTER);
    }

    @Test
    @Rule({"SP-99", "CB-29"})
    void a_poisonous_touch_kills_or_does_three_points() {
        assertThat(touched(11)).isLessThanOrEqualTo(0);
        assertThat(touched(12)).isEqualTo(4);
    }

    private static int touched(int save) {
        Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 5, "evil-lama", 1, 9)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-99"), 1)))));
        cast(play, new Caster.Monster(foe(1)), "SP-99", "member:" + FIGHTER, 20, save);
        return play.who(FIGHTER).living() ? play.who(FIGHTER).hitPoints() : 0;
    }
}
