package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class AftermathOfBlowsTest {
    private static Effect effect(Melees melee, CharacterId who, String kind) {
        return melee.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                .filter(each -> each.kind().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_ghoul_paralyses_and_turns_to_another_and_the_victim_cannot_act() {
        Melees melee =
                Melees.inPassage(Played.profile(), Company.of(FIGHTER, CLERIC)).against("ghoul", 0, 9);
        // the ghoul's claw hits the first for 1, his save fails, 2d4 turns; the cleric guards
        melee.round(List.of(guard(FIGHTER), guard(CLERIC)), 1, 6, 19, 1, 5, 1, 2);
        assertThat(melee.state().helpless(FIGHTER)).isTrue();
        assertThat(effect(melee, FIGHTER, Afflictions.PARALYSIS).left()).isEqualTo(Played.either(30, 180) - 1);
        assertThat(Battle.check(melee.world(), melee.state(), List.of(strike(FIGHTER, 1))))
                .containsInstanceOf(GeneralRefusal.CannotAct.class);
        // he saves, and in the classic game the other claw and the bite miss
        ScriptedDice dice = ScriptedDice.of(1, 6, 19, 1, 20);
        melee.round(List.of(guard(CLERIC)), Played.classic() ? dice.then(1, 1) : dice);
        assertThat(melee.who(CLERIC).hitPoints()).isEqualTo(5);
    }

    @Test
    void a_spiders_bite_kills_when_its_turns_are_over() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER)).against("large-spider", 0, 8);
        melee.round(List.of(guard(FIGHTER)), 1, 6, 19, 2, 1, 1);
        assertThat(effect(melee, FIGHTER, Afflictions.SLOW_POISON).left()).isEqualTo(Played.either(10, 60) - 1);
        melee.play(u -> Time.turns(u, 1), ScriptedDice.none().afterwards(FastDice.seeded(1)));
        assertThat(melee.who(FIGHTER).living()).isFalse();
    }

    @Test
    void a_spider_throws_its_web_from_a_distance_and_the_held_are_helpless() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER)).against("large-spider", 30, 8);
        melee.round(List.of(guard(FIGHTER)), 1, 6, 12);
        assertThat(melee.state().helpless(FIGHTER)).isTrue();
        assertThat(effect(melee, FIGHTER, Afflictions.WEB).left()).isEqualTo(3);
    }

    @Test
    void green_slime_eats_through_the_clothes_and_then_the_victim() {
        Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER)).against("green-slime", 0, 8);
        melee.round(List.of(guard(FIGHTER)), 1, 6, 19, 2);
        assertThat(effect(melee, FIGHTER, Afflictions.SLIME).left()).isEqualTo(5);
        for (int i = 0; i < 5; i++) {
            melee.round(List.of(guard(FIGHTER)), 1, 6);
        }
        assertThat(effect(melee, FIGHTER, Afflictions.TURNING_TO_SLIME).left()).isEqualTo(2);
        melee.round(List.of(guard(FIGHTER)), 1, 6);
        melee.round(List.of(guard(FIGHTER)), 1, 6);
        assertThat(melee.who(FIGHTER).living()).isFalse();
    }

    @Test
    void a_hog_brought_to_nothing_fights_one_round_more_and_falls() {
        Melees melee =
                Melees.inPassage(Played.profile(), List.of(RoundTest.armed())).against("giant-hog", 0, 3);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 4, 1);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.ABLE);
        melee.round(List.of(guard(FIGHTER)), 6, 1, 1);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
    }

    @Test
    void ochre_jelly_is_more_of_it_after_a_sword_stroke() {
        Melees melee =
                Melees.inPassage(Played.profile(), List.of(RoundTest.armed())).against("ochre-jelly", 0, 20);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 1, 3, 4, 3, 4, 1);
        assertThat(melee.state().encounter().orElseThrow().foes()).hasSize(3);
    }

    @Test
    @Rule({"CC-01", "MA-05"})
    void a_caster_struck_before_his_turn_loses_the_spell() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(sleeper())).against("orc", 0, 8);
        // the orc wins, hits for 1
        melee.round(List.of(new FighterOrder(MAGE, new Deed.Cast("SP-08", List.of("type:1")))), 1, 6, 19, 1);
        assertThat(melee.events(MagicEvent.SpellLost.class)).hasSize(1);
        assertThat(melee.who(MAGE).spells().memorised()).isEmpty();
    }

    @Test
    void sleep_fells_orcs_and_a_blow_wakes_the_one_it_does_not_kill() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(RoundTest.armed(), sleeper()))
                .against("orc", 0, 8, 8);
        melee.round(
                List.of(guard(FIGHTER), new FighterOrder(MAGE, new Deed.Cast("SP-08", List.of("type:1")))),
                ScriptedDice.of(6, 1).afterwards(FastDice.seeded(3)));
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(melee.foe(2).standing()).isEqualTo(Foe.Standing.HELPLESS);
    }

    private static Adventurer sleeper() {
        return Company.of(MAGE).getFirst().withSpells(new Spells(List.of(), List.of("SP-08")));
    }
}
