package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class CharmPersonTest {

    @Test
    @Rule({"SP-07", "CB-27", "NP-18"})
    void an_orc_that_misses_sixteen_serves_and_gives_up_what_it_carries() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "orc", 2, 4);

        cast(play, MAGE, "SP-07", "foe:m1", 15);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.CHARMED);
        assertThat(Charms.servants(play.state()))
                .singleElement()
                .satisfies(orc -> assertThat(orc.id()).isEqualTo(foe(1)));
        assertThat(play.who(MAGE).purse().silver()).isEqualTo(2);
        assertThat(play.state().encounter().orElseThrow().able()).hasSize(1);
    }

    @Test
    @Rule({"SP-07", "SP-117"})
    void an_orc_that_makes_sixteen_fights_on_and_the_caster_is_told_nothing() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);

        List<Event> events = cast(play, MAGE, "SP-07", "foe:m1", 16);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
        assertThat(events)
                .anySatisfy(event -> assertThat(event)
                        .isInstanceOfSatisfying(
                                MagicEvent.Resisted.class,
                                resisted -> assertThat(resisted.rolls()).allMatch(roll -> roll.secret())));
    }

    @Test
    @Rule({"SP-07", "SP-115"})
    void an_ogre_or_a_ghoul_seen_as_such_is_refused_and_the_place_kept() {
        assertThat(refusal("ogre")).containsInstanceOf(MagicRefusal.WrongTarget.class);
        assertThat(refusal("ghoul")).containsInstanceOf(MagicRefusal.WrongTarget.class);
        assertThat(refusal("hobgoblin")).isEmpty();
        assertThat(refusal("nixie")).isEmpty();
        assertThat(refusal("bandit")).isEmpty();
    }

    @Test
    @Rule({"SP-07", "SP-115"})
    void a_thoul_that_passes_for_a_hobgoblin_is_cast_at_in_vain() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "thoul", 1, 12);

        List<Event> events = cast(play, MAGE, "SP-07", "foe:m1");

        assertThat(events).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(play.who(MAGE).spells().memorised()).isEmpty();
    }

    @Test
    @Rule("SP-07")
    void a_comrades_blow_ends_the_charm() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "orc", 2, 4);
        cast(play, MAGE, "SP-07", "foe:m1", 1);

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        Charms.attacked(u, new Effect.On.OnFoe(foe(1)));

        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("SP-07")
    void at_its_masters_death_it_goes_its_own_way() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "orc", 2, 4);
        cast(play, MAGE, "SP-07", "foe:m1", 1);

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        u.emit(new HarmEvent.CharacterDied(MAGE, "an arrow", "CB-18", List.of()));

        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("SP-07")
    void a_fighter_of_the_first_level_charmed_by_a_conjurer_heeds_it_while_it_is_there() {
        Expeditions play = meeting(play(fighter(1), mage(1)), Encounter.Phase.BATTLE, 30, "conjurer", 1, 5)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-07"), 1)))));

        cast(play, new Caster.Monster(foe(1)), "SP-07", "member:" + Magicians.FIGHTER, 15);

        assertThat(Casting.charmed(play.state(), play.who(Magicians.FIGHTER))).isTrue();
        assertThat(Casting.charmed(play.state().withEncounter(Optional.empty()), play.who(Magicians.FIGHTER)))
                .isFalse();
    }

    @Test
    @Rule("SP-07")
    void a_company_of_which_everybody_is_charmed_is_led_away() {
        Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 30, "conjurer", 1, 5)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-07"), 1)))));
        cast(play, new Caster.Monster(foe(1)), "SP-07", "member:" + Magicians.FIGHTER, 15);

        play.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(1));

        assertThat(play.events()).anyMatch(new MeetingEvent.LedAway(Magicians.FIGHTER)::equals);
        assertThat(play.state().company()).isEmpty();
        assertThat(play.state().encounter()).isEmpty();
    }

    @Test
    @Rule("SP-07")
    void a_servant_follows_in_sight_of_the_players_and_its_death_earns_nothing() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "orc", 2, 4);
        cast(play, MAGE, "SP-07", "foe:m1", 1);
        assertThat(Views.of(play.world(), play.state(), new Seat.Company()).place())
                .endsWith("; orc 1 follows Mirabel");

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        u.emit(new HarmEvent.FoeDied(foe(1), "orc", "a spear", "CB-18"));

        assertThat(u.state().followers()).isEmpty();
        assertThat(u.state().expedition().orElseThrow().earnings().deeds()).isEmpty();
    }

    @Test
    @Rule("MA-10")
    void an_orc_behind_a_closed_door_is_out_of_sight() {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.WARNED, 30, "orc", 1, 4);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-07", List.of("foe:m1")))
                .containsInstanceOf(MagicRefusal.WrongTarget.class);
    }

    private static Optional<Refusal> refusal(String monster) {
        Expeditions play = meeting(play(mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, monster, 1, 4);
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-07", List.of("foe:m1"));
    }

    @Test
    @Rule("SP-07")
    void it_may_be_tried_on_a_lycanthrope_in_human_shape_and_not_on_the_beast() {
        Expeditions beast = Magicians.meeting(
                Magicians.play(Magicians.mage(1, "SP-07")), Encounter.Phase.BATTLE, 30, "werewolf", 1, 9);
        Caster mage = new Caster.Member(Magicians.MAGE);
        assertThat(Casting.check(beast.world(), beast.state(), mage, "SP-07", List.of("foe:m1")))
                .isPresent();
        beast.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoe(
                        meeting.foe(Magicians.foe(1)).orElseThrow().withNumber(Marks.HUMAN, 1)))));
        assertThat(Casting.check(beast.world(), beast.state(), mage, "SP-07", List.of("foe:m1")))
                .isEmpty();
    }

    @Test
    @Rule("SP-07")
    void with_the_charmers_death_its_victim_is_free(Profile profile) {
        Expeditions play = Magicians.meeting(
                Magicians.play(profile, Magicians.fighter(1), Magicians.mage(1)),
                Encounter.Phase.BATTLE,
                30,
                "conjurer",
                1,
                5);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        Scene scene = Scene.of(
                play.world(),
                play.state(),
                new Caster.Monster(Magicians.foe(1)),
                play.world().book().spells().spell("SP-07"));
        Effects.begin(
                u,
                scene,
                new Effect.On.OnCharacter(Magicians.FIGHTER),
                "charmed",
                Lengths.LASTING,
                Map.of(),
                false,
                List.of());
        assertThat(Casting.charmed(
                        u.state(), u.state().adventurer(Magicians.FIGHTER).orElseThrow()))
                .isTrue();

        u.emit(new HarmEvent.FoeDied(Magicians.foe(1), "conjurer", "a blow", "CB-18"));

        assertThat(u.state().effects().of("SP-07")).isEmpty();
    }
}
