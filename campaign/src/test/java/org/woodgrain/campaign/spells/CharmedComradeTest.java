package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.CASTER;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.does;
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
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** A fighter whom a sorcerer has charmed is run by the sorcerer's orders until he is freed. */
@Rule("SP-07")
class CharmedComradeTest {
    private static final Fighter CONAN = new Fighter.Member(FIGHTER);
    private static final FoeId OTHER = new FoeId("other");

    /** A sorcerer and another at so many feet; the fighter has failed his save. */
    private static Expeditions charmed(Profile profile, int feet) {
        Expeditions play = met(profile, feet, 20, "SP-07");
        play.given(state -> state.withEncounter(state.encounter().map(meeting -> {
            List<Foe> foes = new ArrayList<>(meeting.foes());
            foes.add(new Foe(OTHER, "sorcerer", "other", 30, 30, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()));
            return meeting.withFoes(foes);
        })));
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-07", List.of("member:conan")), 1);
        return play;
    }

    private static List<BattleEvent.Struck> blows(List<Event> events) {
        return events.stream()
                .filter(BattleEvent.Struck.class::isInstance)
                .map(BattleEvent.Struck.class::cast)
                .toList();
    }

    private static List<Event> round(Expeditions play) {
        return does(play, u -> Battle.round(u, List.of()), 4);
    }

    private static BattleEvent.Struck blow(Fighter by, Fighter at, int left) {
        return new BattleEvent.Struck(by, at, "sword", false, false, true, 1, left, "CB-02", List.of());
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void he_strikes_at_those_who_were_his_comrades_and_at_nobody_else(Profile profile) {
        Expeditions play = charmed(profile, 5);
        assertThat(blows(round(play)))
                .filteredOn(blow -> blow.by().equals(CONAN))
                .isNotEmpty()
                .allMatch(blow -> blow.at().equals(new Fighter.Member(MAGE)));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void unbidden_none_of_them_strikes_him_and_his_new_friends_spare_him(Profile profile) {
        Expeditions play = charmed(profile, 5);
        for (int i = 0; i < 4; i++) {
            assertThat(blows(round(play))).noneMatch(blow -> blow.at().equals(CONAN));
        }
        assertThat(Options.able(play.state())).extracting(Adventurer::id).containsExactly(MAGE);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void with_a_bow_in_hand_he_shoots_at_them_while_they_are_out_of_reach(Profile profile) {
        Expeditions play = charmed(profile, 60);
        play.given(state -> state.change(
                FIGHTER,
                who -> who.withItems(List.of(
                        new Item(new ItemId("bow"), "EQI-21", "long bow", 1, 50, 0, Carried.IN_HAND, "", 0),
                        new Item(new ItemId("arrows"), "arrow", "arrow", 20, 0, 0, Carried.AT_HAND, "", 0)))));
        assertThat(blows(round(play)))
                .filteredOn(blow -> blow.by().equals(CONAN))
                .isNotEmpty()
                .allMatch(blow -> blow.missile() && blow.at().equals(new Fighter.Member(MAGE)));
        assertThat(play.who(FIGHTER).items())
                .filteredOn(item -> item.id().equals(new ItemId("arrows")))
                .allMatch(item -> item.quantity() < 20);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void with_the_charmers_death_he_is_himself_and_fights_for_the_company(Profile profile) {
        Expeditions play = charmed(profile, 5);
        does(play, u -> u.emit(new HarmEvent.FoeDied(CASTER, "sorcerer", "a sword", "CB-18")), 1);
        assertThat(Options.able(play.state())).extracting(Adventurer::id).contains(FIGHTER, MAGE);
        assertThat(blows(round(play)))
                .filteredOn(blow -> blow.by().equals(CONAN))
                .allMatch(blow -> blow.at().equals(new Fighter.Opponent(OTHER)));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_blow_of_the_charmer_or_of_its_comrade_ends_the_charm_and_one_of_his_own_comrades_does_not(Profile profile) {
        Expeditions play = charmed(profile, 5);
        does(play, u -> u.emit(blow(new Fighter.Member(MAGE), CONAN, 50)), 1);
        assertThat(Casting.charmed(play.state(), play.who(FIGHTER))).isTrue();
        does(play, u -> u.emit(blow(new Fighter.Opponent(OTHER), CONAN, 49)), 1);
        assertThat(effects(play, "SP-07")).isEmpty();
        assertThat(Casting.charmed(play.state(), play.who(FIGHTER))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_hostile_spell_of_the_charmers_comrade_ends_it_saved_against_or_not(Profile profile) {
        for (int face : new int[] {1, 20}) {
            Expeditions play = charmed(profile, 20);
            exactly(play, u -> Casting.carryOut(u, new Caster.Monster(OTHER), "SP-20", List.of("member:conan")), face);
            assertThat(effects(play, "SP-07")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void dispelled_he_is_free(Profile profile) {
        Expeditions play = charmed(profile, 5);
        assertThat(Casting.aims(
                        play.world(),
                        play.state(),
                        play.who(MAGE).withSpells(play.who(MAGE).spells()),
                        "SP-21"))
                .anyMatch(aim -> aim.value().equals("member:conan"));
        does(
                play,
                u -> u.emit(new MagicEvent.EffectEnded(
                        effects(play, "SP-07").getFirst().id(), Dispelling.WHY)),
                1);
        assertThat(Casting.charmed(play.state(), play.who(FIGHTER))).isFalse();
    }

    private static Expeditions hireling(Profile profile, CharacterId master) {
        Expeditions play = charmed(profile, 5);
        return play.given(state -> state.withService(FIGHTER, Service.entered(master, true, 12, 1, false)));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_hireling_told_to_fight_his_own_master_saves_anew_and_once(Profile profile) {
        Expeditions firm = hireling(profile, MAGE);
        exactly(firm, CharmEnds::round, 20);
        assertThat(Casting.charmed(firm.state(), firm.who(FIGHTER))).isFalse();

        Expeditions weak = hireling(profile, MAGE);
        exactly(weak, CharmEnds::round, 1);
        assertThat(Casting.charmed(weak.state(), weak.who(FIGHTER))).isTrue();
        exactly(weak, CharmEnds::round);

        Expeditions stranger = hireling(profile, new CharacterId("nobody-here"));
        exactly(stranger, CharmEnds::round);
        assertThat(Casting.charmed(stranger.state(), stranger.who(FIGHTER))).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void those_whom_a_dryad_a_nixie_or_a_vampire_charms_fight_for_it_too(Profile profile) {
        for (String kind : List.of("dryad", "nixie", "vampire")) {
            Expeditions play = met(profile, kind, 5, 20);
            exactly(
                    play,
                    u -> Charms.lay(
                            u,
                            Scene.of(
                                    u.world(),
                                    u.state(),
                                    FOE,
                                    u.world().book().spells().spell("SP-07")),
                            new Effect.On.OnCharacter(FIGHTER)),
                    1);
            assertThat(blows(round(play)))
                    .as(kind)
                    .filteredOn(blow -> blow.by().equals(CONAN))
                    .isNotEmpty()
                    .allMatch(blow -> blow.at().equals(new Fighter.Member(MAGE)));
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_company_gone_its_way_he_stays_with_his_charmer_and_is_met_again_at_its_side(Profile profile) {
        Expeditions play = charmed(profile, 60);
        List<Foe> there = play.state().encounter().orElseThrow().foes();
        List<Event> all = new ArrayList<>();
        for (int seed = 1; seed < 30 && play.who(FIGHTER).living(); seed++) {
            play.order(MeetingCommand.Flee.home(), FastDice.seeded(seed));
            all.addAll(play.events());
        }
        assertThat(all).contains(new MeetingEvent.LedAway(FIGHTER));
        assertThat(play.who(FIGHTER).life()).isEqualTo(Life.LOST);

        Magicians.meeting(play, Encounter.Phase.BATTLE, 5, "orc", 1, 8);
        play.given(state -> state.withEncounter(state.encounter().map(meeting -> meeting.withFoes(there))));
        play.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(5));

        assertThat(play.events()).contains(new MeetingEvent.FoundAgain(FIGHTER, CASTER));
        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(Casting.charmed(play.state(), play.who(FIGHTER))).isTrue();
    }
}
