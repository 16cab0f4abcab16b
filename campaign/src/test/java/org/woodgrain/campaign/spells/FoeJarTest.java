package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.CASTER;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.FoeCasters.met;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** The magic jar of a sorcerer who is met: a member of the company fights for him. */
class FoeJarTest {
    private static final FoeId GUARD = new FoeId("guard");

    private static Expeditions guarded(Profile profile, int feet) {
        Expeditions play = met(profile, feet, 20, "SP-54");
        return play.given(state -> state.withEncounter(state.encounter().map(meeting -> {
            List<Foe> foes = new ArrayList<>(meeting.foes());
            foes.add(new Foe(GUARD, "orc", "orc", 30, 30, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()));
            return meeting.withFoes(foes);
        })));
    }

    /** He fails his save. */
    private static Expeditions taken(Profile profile) {
        Expeditions play = guarded(profile, 5);
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-54", List.of()), 1);
        return play;
    }

    private static List<Event> round(Expeditions play) {
        Unfolding u = new Unfolding(play.world(), play.state(), FastDice.seeded(4), new Consequences());
        Battle.round(u, List.of());
        List<Event> events = u.close();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    private static void emit(Expeditions play, Event event) {
        Unfolding u = new Unfolding(play.world(), play.state(), FastDice.seeded(1), new Consequences());
        u.emit(event);
        u.close();
        CampaignState after = u.state();
        play.given(any -> after);
    }

    private static Foe.Standing body(Expeditions play) {
        return play.state().encounter().orElseThrow().foe(CASTER).orElseThrow().standing();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void the_strongest_is_taken_and_the_body_lies_there(Profile profile) {
        Expeditions play = taken(profile);
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isTrue();
        assertThat(FoeJar.possessed(play.state(), MAGE)).isFalse();
        assertThat(body(play)).isEqualTo(Foe.Standing.HELPLESS);
        FighterOrder order = new FighterOrder(FIGHTER, new Deed.Strike(GUARD));
        assertThat(Battle.check(play.world(), play.state(), List.of(order))).isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void he_strikes_at_those_who_were_his_comrades_and_they_do_not_strike_at_him(Profile profile) {
        Expeditions play = taken(profile);
        List<BattleEvent.Struck> blows = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            round(play).stream()
                    .filter(BattleEvent.Struck.class::isInstance)
                    .map(BattleEvent.Struck.class::cast)
                    .forEach(blows::add);
        }
        Fighter fighter = new Fighter.Member(FIGHTER);
        Fighter mage = new Fighter.Member(MAGE);
        assertThat(blows)
                .anyMatch(blow -> blow.by().equals(fighter) && blow.at().equals(mage));
        assertThat(blows).noneMatch(blow -> blow.at().equals(fighter));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void one_who_saves_is_not_tried_again_and_the_next_is_in_the_next_round(Profile profile) {
        Expeditions play = guarded(profile, 60);
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-54", List.of()), 20);
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        exactly(play, FoeJar::round, 1);
        assertThat(FoeJar.possessed(play.state(), MAGE)).isTrue();
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void dispelled_from_him_the_spirit_is_in_its_stone_and_tries_again(Profile profile) {
        Expeditions play = taken(profile);
        emit(
                play,
                new MagicEvent.EffectEnded(
                        effects(play, MagicJar.HOST).getFirst().id(), Dispelling.WHY));
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        assertThat(effects(play, MagicJar.KIND).getFirst().word("host")).isEmpty();
        exactly(play, FoeJar::round, 1);
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void his_death_sends_the_spirit_back_and_its_own_body_slain_leaves_it_where_it_is(Profile profile) {
        Expeditions dies = taken(profile);
        emit(dies, new HarmEvent.CharacterDied(FIGHTER, "an orc", "CB-18", List.of()));
        assertThat(effects(dies, MagicJar.KIND).getFirst().word("host")).isEmpty();

        Expeditions stays = taken(profile);
        emit(stays, new HarmEvent.FoeDied(CASTER, "sorcerer", "a sword", "CB-18"));
        assertThat(FoeJar.possessed(stays.state(), FIGHTER)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void it_ends_with_the_spell_and_with_the_meeting_and_nobody_risks_it_alone(Profile profile) {
        Expeditions play = taken(profile);
        assertThat(effects(play, MagicJar.HOST)).allMatch(effect -> effect.unit() == Effect.Unit.ENCOUNTER);
        emit(
                play,
                new MagicEvent.EffectEnded(
                        effects(play, MagicJar.KIND).getFirst().id(), Dispelling.WHY));
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        assertThat(body(play)).isEqualTo(Foe.Standing.ABLE);

        Expeditions alone = met(profile, 60, 20, "SP-54");
        exactly(
                alone,
                u -> assertThat(MonsterCasting.choose(u, CASTER).isEmpty()).isTrue());
        Expeditions guarded = guarded(profile, 60);
        exactly(
                guarded,
                u -> assertThat(MonsterCasting.choose(u, CASTER).orElseThrow().spell())
                        .isEqualTo("SP-54"));
    }

    private static void overpowered(Expeditions play) {
        play.given(state -> state.change(FIGHTER, who -> who.withHitPoints(2)));
        FighterOrder order = new FighterOrder(MAGE, new Deed.Overpower(FIGHTER));
        for (int seed = 1; seed < 60 && effects(play, "overpowered").isEmpty(); seed++) {
            int luck = seed;
            FoeCasters.does(play, u -> Battle.round(u, List.of(order)), luck);
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "CC-14"})
    void his_comrades_may_strike_him_or_overpower_him_but_nobody_who_is_himself(Profile profile) {
        Expeditions play = taken(profile);
        assertThat(Options.of(play.world(), play.state(), play.who(MAGE), false))
                .extracting(Options.Choice::value)
                .contains("face|conan", "overpower|conan");
        assertThat(Options.read("face|conan")).hasValue(new Deed.Face(FIGHTER));
        assertThat(Options.read("overpower|conan")).hasValue(new Deed.Overpower(FIGHTER));
        Expeditions himself = guarded(profile, 5);
        assertThat(Battle.check(
                        himself.world(), himself.state(), List.of(new FighterOrder(MAGE, new Deed.Overpower(FIGHTER)))))
                .isPresent();
        assertThat(Options.of(himself.world(), himself.state(), himself.who(MAGE), false))
                .noneMatch(choice -> choice.value().contains("conan"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "CC-17"})
    void overpowered_he_lives_and_lies_there_and_the_spirit_leaves_him(Profile profile) {
        Expeditions play = taken(profile);
        overpowered(play);
        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(2);
        assertThat(play.state().helpless(FIGHTER)).isTrue();
        exactly(play, FoeJar::round);
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        assertThat(effects(play, MagicJar.KIND).getFirst().word("host")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void blows_in_earnest_wound_and_kill_him(Profile profile) {
        Expeditions play = taken(profile);
        play.given(state -> state.change(FIGHTER, who -> who.withHitPoints(1)));
        FighterOrder order = new FighterOrder(MAGE, new Deed.Face(FIGHTER));
        for (int seed = 1; seed < 60 && play.who(FIGHTER).living(); seed++) {
            int luck = seed;
            FoeCasters.does(play, u -> Battle.round(u, List.of(order)), luck);
        }
        assertThat(play.who(FIGHTER).living()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void the_fight_goes_on_while_he_stands_though_all_others_are_down(Profile profile) {
        Expeditions play = taken(profile);
        emit(play, new HarmEvent.FoeDied(CASTER, "sorcerer", "a sword", "CB-18"));
        emit(play, new HarmEvent.FoeDied(GUARD, "orc", "a sword", "CB-18"));
        play.order(new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Guard()))), FastDice.seeded(5));
        assertThat(play.state().encounter()).isPresent();
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isTrue();
        assertThat(Options.preset(play.world(), play.state(), play.who(MAGE))).isEqualTo("overpower|conan");
        overpowered(play);
        play.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(6));
        assertThat(play.state().encounter().flatMap(meeting -> meeting.foe(CASTER)))
                .isEmpty();
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        assertThat(play.state().helpless(FIGHTER)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "SP-20"})
    void spells_are_cast_at_him_as_at_an_enemy_and_he_saves(Profile profile) {
        Expeditions play = taken(profile);
        play.given(state -> state.change(MAGE, who -> who.withSpells(new Spells(List.of(), List.of("SP-20")))));
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-20"))
                .anyMatch(aim -> aim.targets().contains("member:conan"));
        Magicians.cast(play, MAGE, "SP-20", "member:conan", 1);
        assertThat(play.state().helpless(FIGHTER)).isTrue();
    }
}
