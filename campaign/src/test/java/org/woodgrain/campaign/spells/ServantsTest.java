package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.Trait;

/** Creatures that spells call, make and send out. */
@UnderBothProfiles
class ServantsTest {

    @Test
    @Rule({"SP-47", "MA-11"})
    void a_wound_of_one_point_turns_the_elemental_on_its_conjurer(Profile profile) {
        Expeditions play = play(profile, fighter(3), mage(9, "SP-47"));
        cast(play, MAGE, "SP-47", "element:earth", sixteen());
        assertThat(play.state().followers()).singleElement().satisfies(servant -> {
            assertThat(servant.foe().monster()).isEqualTo("earth-elemental-16");
            assertThat(servant.master()).isEqualTo(MAGE);
        });

        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterHurt(MAGE, 1, 3, "a dart", "CB-18", List.of()));

        assertThat(u.state().followers()).isEmpty();
        Encounter meeting = u.state().encounter().orElseThrow();
        assertThat(meeting.phase()).isEqualTo(Encounter.Phase.BATTLE);
        assertThat(Servants.quarry(u.state(), meeting.able().getFirst().id())).contains(MAGE);
        u.emit(new HarmEvent.CharacterDied(MAGE, "a blow", "CB-18", List.of()));
        assertThat(u.state().encounter().orElseThrow().able()).isEmpty();
    }

    @Test
    @Rule("SP-47")
    void one_of_each_kind_can_be_called_in_a_day() {
        Expeditions play = play(mage(9, "SP-47", "SP-47"));
        cast(play, MAGE, "SP-47", "element:earth", sixteen());

        assertThat(Casting.check(
                        play.world(), play.state(), new Caster.Member(MAGE), "SP-47", List.of("element:earth")))
                .isPresent();
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-47", List.of("element:air")))
                .isEmpty();
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-47", List.of("element:fire")))
                .isPresent();
    }

    @Test
    @Rule("SP-47")
    void sent_home_it_harms_nobody() {
        Expeditions play = play(mage(9, "SP-47"));
        cast(play, MAGE, "SP-47", "element:earth", sixteen());

        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-47").getFirst().id(), "given up"));

        assertThat(u.state().followers()).isEmpty();
        assertThat(u.state().encounter()).isEmpty();
    }

    @Test
    @Rule({"SP-47", "SP-121"})
    void when_its_conjurer_falls_it_is_nobodys_servant() {
        Expeditions play = play(fighter(1), mage(9, "SP-47"));
        cast(play, MAGE, "SP-47", "element:earth", sixteen());

        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterDied(MAGE, "a dart", "CB-18", List.of()));

        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("SP-63")
    void a_stalker_serves_until_its_mission_is_done(Profile profile) {
        Expeditions play = meeting(play(profile, mage(12, "SP-63")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
        cast(play, MAGE, "SP-63", "mission:slay orc", 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(play.state().followers()).hasSize(1);
        assertThat(play.world().book().spells().spell("SP-63").dispel()).isEqualTo(Spell.Dispel.NO);

        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.FoeDied(foe(1), "orc", "it", "CB-18"));
        u.emit(new MeetingEvent.MeetingEnded("victory", List.of()));

        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("SP-63")
    void in_the_fifth_week_a_nine_twists_the_order() {
        assertThat(after(35, 4, 5).state().followers()).isEmpty();
        assertThat(after(35, 4, 4).state().followers()).hasSize(1);
    }

    private static Expeditions after(int days, int... faces) {
        Expeditions play = play(mage(12, "SP-63"));
        cast(play, MAGE, "SP-63", "mission:guard", 1, 1, 1, 1, 1, 1, 1, 1);
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        u.emit(new TownEvent.DaysPassed(days, new TreeMap<>(), new TreeMap<>(), "TI-02"));
        dice.requireAllThrown();
        return play.given(any -> u.state());
    }

    @Test
    void a_sorcerer_of_the_ninth_level_raises_as_many_as_one_die_says() {
        Expeditions play = bodies(9, 7);

        cast(play, MAGE, "SP-53", "", 4, 1, 1, 1, 1);

        assertThat(play.state().followers())
                .hasSize(4)
                .allSatisfy(servant -> assertThat(servant.foe().monster()).isEqualTo("zombie"));
    }

    @Test
    void twelve_on_the_dice_raise_no_more_than_the_seven_bodies_that_lie_there() {
        Expeditions play = bodies(11, 7);

        cast(play, MAGE, "SP-53", "", 4, 4, 4, 1, 1, 1, 1, 1, 1, 1);

        assertThat(play.state().followers()).hasSize(7);
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-53", List.of()))
                .isPresent();
    }

    @Test
    @Rule("SP-122")
    void they_stay_when_he_dies_and_fall_together_when_the_magic_is_dispelled() {
        Expeditions play = bodies(9, 2);
        cast(play, MAGE, "SP-53", "", 2, 1, 1);
        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterDied(MAGE, "a dart", "CB-18", List.of()));
        assertThat(u.state().followers()).hasSize(2);

        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-53").getFirst().id(), Dispelling.WHY));
        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("MA-38")
    void circles_of_protection_bar_what_was_animated() {
        Expeditions play = bodies(9, 1);
        cast(play, MAGE, "SP-53", "", 1, 1);
        var servant = play.state().followers().getFirst().foe().id();

        assertThat(Servants.enchanted(play.state(), servant)).isTrue();
        assertThat(Creatures.enchanted(
                        Reshaping.also(play.world().book().monsters().monster("zombie"), new Trait.Enchanted()),
                        Played.profile()))
                .isTrue();
        assertThat(Creatures.enchanted(play.world().book().monsters().monster("zombie"), Played.profile()))
                .isFalse();
    }

    private static Expeditions bodies(int level, int many) {
        Expeditions play = meeting(play(mage(level, "SP-53", "SP-53")), Encounter.Phase.BATTLE, 10, "orc", many, 4);
        Unfolding u = unfolding(play);
        for (int i = 1; i <= many; i++) {
            u.emit(new HarmEvent.FoeDied(foe(i), "orc", "an axe", "CB-18"));
        }
        u.emit(new MeetingEvent.MeetingEnded("victory", List.of()));
        return play.given(any -> u.state());
    }

    private static int[] sixteen() {
        int[] faces = new int[16];
        Arrays.fill(faces, 3);
        return faces;
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }

    @Test
    void an_efreeti_serves_a_thousand_and_one_days_and_is_free(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-63"));
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((stream, sides) -> 1), new Consequences());
        Scene scene = Scene.of(
                play.world(),
                play.state(),
                new Caster.Member(MAGE),
                play.world().book().spells().spell("SP-63"));
        Servants.come(u, scene, "efreeti", "efreeti", "comes");
        Effect term = u.state().effects().stream()
                .filter(effect -> effect.kind().equals(Servants.TERM))
                .findFirst()
                .orElseThrow();
        assertThat(term.left()).isEqualTo(1001);
        assertThat(term.unit()).isEqualTo(Effect.Unit.DAYS);
        u.emit(new MagicEvent.EffectEnded(term.id(), "its time is up"));
        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    void a_water_elemental_stays_by_its_water_and_a_dryad_dies_of_a_turn_away_from_her_tree() {
        Level level = Plans.draw("+-+-+-+-+-+-+-+-+-+-+-+-+", "|. . . . . . . . . . . .|", "+-+-+-+-+-+-+-+-+-+-+-+-+")
                .feature(new Cell(0, 0), "pool")
                .level();
        Expeditions play = Expeditions.begin(Profile.CLASSIC, level, new Cell(0, 0), Direction.EAST, List.of(mage(9)));
        play.given(state -> state.withFollowers(
                List.of(led("w", "water-elemental-16"), led("d", "dryad"), led("e", "earth-elemental-16"))));
        Unfolding u = new Unfolding(
                play.world(),
                play.state(),
                ScriptedDice.none().afterwards((stream, sides) -> sides),
                new Consequences());
        for (int x = 1; x <= 6; x++) {
            u.emit(new DelveEvent.Moved(level.id(), new Cell(x, 0), Direction.EAST));
        }
        assertThat(u.state().followers()).hasSize(3);
        u.emit(new DelveEvent.Moved(level.id(), new Cell(7, 0), Direction.EAST));
        assertThat(u.state().followers())
                .extracting(each -> each.foe().monster())
                .doesNotContain("water-elemental-16");
        Time.turns(u, 1);
        assertThat(u.state().followers())
                .extracting(each -> each.foe().monster())
                .containsExactly("earth-elemental-16");
    }

    private static Follower led(String id, String monster) {
        return new Follower(
                new Foe(new FoeId(id), monster, monster, 9, 9, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()), MAGE);
    }
}
