package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Race;

@UnderBothProfiles
class RaiseDeadTest {
    private static final MagicCommand.Cast RAISE =
            new MagicCommand.Cast(CLERIC, "SP-107", List.of("member:" + FIGHTER));

    private static Adventurer made(Race race, int constitution) {
        Adventurer who = fighter(3);
        return new Adventurer(
                who.id(),
                who.name(),
                race,
                who.alignment(),
                who.rolled(),
                new Abilities(10, 10, 10, 10, constitution, 10),
                who.careers(),
                who.acting(),
                who.hitPoints(),
                who.maxHitPoints(),
                who.life(),
                who.purse(),
                who.items(),
                who.spells(),
                who.languages(),
                who.rest(),
                who.restDays());
    }

    /** In town, with a comrade dead for so many days. */
    private static Expeditions dead(int level, Adventurer who, int days) {
        Expeditions play = play(who, cleric(level, Alignment.LAW, "SP-107", "SP-107"));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        u.emit(new HarmEvent.CharacterDied(FIGHTER, "an orc", "CB-18", List.of()));
        play.given(any -> u.state().withPlace(new Place.Town()).withExpedition(Optional.empty()));
        if (days > 0) {
            play.order(new TownCommand.StayDays(days));
        }
        return play;
    }

    @Test
    @Rule({"SP-107", "CH-26"})
    void a_throw_within_the_chance_raises_him_weak_and_in_need_of_two_weeks_of_rest() {
        Expeditions play = dead(9, made(Race.HUMAN, 7), 8);

        play.order(RAISE, 40);

        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(1);
        assertThat(effects(play, "risen")).singleElement().satisfies(effect -> {
            assertThat(effect.unit()).isEqualTo(Effect.Unit.DAYS);
            assertThat(effect.left()).isEqualTo(14);
        });
        play.order(new TownCommand.StayDays(14));
        assertThat(effects(play, "risen")).isEmpty();
    }

    @Test
    @Rule({"SP-107", "CH-26"})
    void a_throw_above_it_leaves_him_dead_for_good() {
        Expeditions play = dead(9, made(Race.HUMAN, 7), 8);

        play.order(RAISE, 41);

        assertThat(play.who(FIGHTER).living()).isFalse();
        assertThat(play.refused(RAISE)).isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("SP-107")
    void after_nine_days_level_nine_is_refused() {
        assertThat(dead(9, made(Race.HUMAN, 7), 9).refused(RAISE)).isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("CH-26")
    void a_strong_constitution_needs_no_throw() {
        Expeditions play = dead(8, made(Race.ELF, 13), 2);

        play.order(RAISE);

        assertThat(play.who(FIGHTER).living()).isTrue();
    }

    @Test
    @Rule("SP-107")
    void a_hobbit_cannot_be_called_back() {
        assertThat(dead(9, made(Race.HOBBIT, 18), 0).refused(RAISE)).isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @ParameterizedTest
    @CsvSource({"7, 4", "8, 4", "9, 8", "10, 12"})
    @Rule("SP-107")
    void each_level_above_the_eighth_gives_four_days_more(int level, int days) {
        assertThat(RaiseDead.limit(level)).isEqualTo(days);
    }

    @Test
    @Rule("SP-107")
    void one_newly_risen_neither_fights_nor_casts() {
        Expeditions play = play(cleric(9, Alignment.LAW, "SP-85").withHitPoints(1));
        play.given(state -> state.withEffects(List.of(new Effect(
                "r",
                "risen",
                "newly risen",
                new Effect.On.OnCharacter(CLERIC),
                "",
                Effect.Unit.DAYS,
                14,
                new TreeMap<>(Map.of("idle", 1, "slow", 1)),
                false))));

        assertThat(play.refused(new MagicCommand.Cast(CLERIC, "SP-85", List.of("foe:m1"))))
                .isInstanceOf(GeneralRefusal.CannotAct.class);
        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(CLERIC)))
                .isEqualTo(6);
    }
}
