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

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class BlessTest {

    private static Adventurer priest(String spell) {
        return cleric(4, spell.equals("SP-87") ? Alignment.CHAOS : Alignment.LAW, spell);
    }

    @Test
    @Rule("SP-86")
    void a_blessed_fighter_needs_one_less() {
        Expeditions blessed = meeting(play(fighter(1), priest("SP-86")), Encounter.Phase.INTENT, 30, "orc", 1, 5);
        cast(blessed, CLERIC, "SP-86", "");

        // an orc's armour class is 6: a fighter of level 1 needs 13 against it, and 12 when blessed
        assertThat(hits(blessed, 12)).isTrue();
        assertThat(hits(blessed, 11)).isFalse();
    }

    private static boolean hits(Expeditions play, int natural) {
        Expeditions close = play(Played.profile(), fighter(1), priest("SP-86"))
                .given(any -> play.state()
                        .withEncounter(play.state()
                                .encounter()
                                .map(meeting -> meeting.withDistance(5).withPhase(Encounter.Phase.BATTLE))));
        close.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(FIGHTER, new Deed.Strike(Magicians.foe(1))),
                        new FighterOrder(CLERIC, new Deed.Guard()))),
                (stream, sides) -> sides == 20 ? (stream == DiceStream.PLAYERS ? natural : 1) : 1);
        return close.events(BattleEvent.Struck.class).stream()
                .filter(struck -> struck.by().equals(new Fighter.Member(FIGHTER)))
                .findFirst()
                .orElseThrow()
                .hit();
    }

    @Test
    @Rule("SP-86")
    void those_in_melee_are_not_affected() {
        Expeditions play = meeting(play(fighter(1), priest("SP-86")), Encounter.Phase.BATTLE, 5, "orc", 1, 5)
                .given(state -> state.withEncounter(
                        state.encounter().map(meeting -> meeting.withRound(2).withEngaged(FIGHTER.value(), "m1"))));

        cast(play, CLERIC, "SP-86", "");

        assertThat(effects(play, "SP-86"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.on()).isEqualTo(new Effect.On.OnCharacter(CLERIC)));
    }

    @Test
    @Rule("SP-86")
    void of_thirteen_men_twelve_are_blessed() {
        List<Adventurer> company = new ArrayList<>(List.of(priest("SP-86")));
        IntStream.rangeClosed(1, 12).forEach(i -> company.add(named("man-" + i)));
        Expeditions play = play(company.toArray(Adventurer[]::new));

        cast(play, CLERIC, "SP-86", "");

        assertThat(effects(play, "SP-86")).hasSize(12);
    }

    static Adventurer named(String id) {
        Adventurer who = fighter(1);
        return new Adventurer(
                new CharacterId(id),
                id,
                who.race(),
                who.alignment(),
                who.rolled(),
                who.abilities(),
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

    @Test
    @Rule({"SP-86", "SP-118"})
    void two_blessings_are_one() {
        Expeditions play = play(fighter(1), cleric(4, Alignment.LAW, "SP-86", "SP-86"));
        cast(play, CLERIC, "SP-86", "");
        cast(play, CLERIC, "SP-86", "");

        assertThat(play.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)).stream()
                        .mapToInt(effect -> effect.number(Afflictions.TO_HIT))
                        .sum())
                .isEqualTo(1);
    }

    @Test
    @Rule("SP-87")
    void a_malison_takes_one_unless_it_is_thrown_off() {
        Expeditions play = meeting(play(priest("SP-87")), Encounter.Phase.INTENT, 30, "orc", 2, 5);

        // an orc needs 16 against spells
        cast(play, CLERIC, "SP-87", "", 15, 16);

        assertThat(effects(play, "SP-87")).singleElement().satisfies(effect -> {
            assertThat(effect.on()).isEqualTo(new Effect.On.OnFoe(Magicians.foe(1)));
            assertThat(effect.number(Afflictions.TO_HIT)).isEqualTo(-1);
            assertThat(effect.number(Afflictions.MORALE)).isEqualTo(-1);
        });
    }

    @Test
    @Rule({"SP-87", "SP-116"})
    void the_mindless_keep_their_courage() {
        Expeditions play = meeting(play(priest("SP-87")), Encounter.Phase.INTENT, 30, "zombie", 1, 5);

        cast(play, CLERIC, "SP-87", "", 1);

        assertThat(effects(play, "SP-87")).singleElement().satisfies(effect -> {
            assertThat(effect.number(Afflictions.TO_HIT)).isEqualTo(-1);
            assertThat(effect.number(Afflictions.MORALE)).isZero();
        });
    }

    @Test
    @Rule({"SP-86", "SP-87"})
    void a_blessing_lifts_a_malison() {
        Expeditions play = play(fighter(1), priest("SP-86"))
                .given(state -> state.withEffects(List.of(new Effect(
                        "bane",
                        "SP-87",
                        "under a malison",
                        new Effect.On.OnCharacter(FIGHTER),
                        "somebody",
                        Effect.Unit.TURNS,
                        6,
                        new TreeMap<>(Map.of(Afflictions.TO_HIT, -1)),
                        false))));

        play.order(new MagicCommand.Cast(CLERIC, "SP-86", List.of()));

        assertThat(play.state().effectsOn(new Effect.On.OnCharacter(FIGHTER))).isEmpty();
    }
}
