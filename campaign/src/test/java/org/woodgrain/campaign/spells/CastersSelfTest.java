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
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** The caster's own mind and body: the jar, the image, the shell, the force of the mind. */
@UnderBothProfiles
class CastersSelfTest {

    @Test
    @Rule("SP-48")
    void a_necromancer_moves_200_pounds_and_not_210_and_a_hundred_dropped_are_two_dice() {
        Expeditions play = meeting(play(mage(10, "SP-48")), Encounter.Phase.BATTLE, 30, "ogre", 1, 20);
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-48", List.of("load:200")))
                .isEmpty();
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-48", List.of("load:210")))
                .isPresent();
        cast(play, MAGE, "SP-48", "load:100");

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(20, 3, 4), new Consequences());
        Directing.carryOut(u, MAGE, effects(play, "SP-48").getFirst().id(), List.of("foe:m1"));

        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().hitPoints())
                .isEqualTo(13);
    }

    @Test
    @Rule({"SP-48", "MA-11"})
    void an_orc_that_is_held_up_falls_when_its_caster_is_wounded(Profile profile) {
        Expeditions play = meeting(play(profile, mage(10, "SP-48")), Encounter.Phase.BATTLE, 30, "orc", 1, 8);
        cast(play, MAGE, "SP-48", "foe:m1", 1);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.HELPLESS);

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(5), new Consequences());
        u.emit(new HarmEvent.CharacterHurt(MAGE, 1, 3, "a dart", "CB-18", List.of()));

        Foe orc = u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow();
        assertThat(orc.hitPoints()).isEqualTo(3);
        assertThat(orc.able()).isTrue();
    }

    @Test
    @Rule("SP-54")
    void an_orc_that_fails_is_possessed_and_slain_it_leaves_him_in_the_jar() {
        Expeditions play = meeting(play(fighter(1), mage(9, "SP-54")), Encounter.Phase.BATTLE, 10, "orc", 2, 4);

        cast(play, MAGE, "SP-54", "foe:m1", 1);
        assertThat(play.state().helpless(MAGE)).isTrue();
        assertThat(play.state().followers()).singleElement().satisfies(host -> {
            assertThat(host.foe().id()).isEqualTo(foe(1));
            assertThat(host.master()).isEqualTo(MAGE);
        });
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.FollowerLeft(foe(1), "it is dead"));
        assertThat(u.state().effects())
                .filteredOn(effect -> effect.kind().equals("SP-54"))
                .singleElement()
                .satisfies(jar -> assertThat(jar.word("host")).isEmpty());
        assertThat(u.state().adventurer(MAGE).orElseThrow().living()).isTrue();
    }

    @Test
    @Rule("SP-54")
    void the_jar_smashed_he_is_destroyed() {
        Expeditions play = play(fighter(1), mage(9, "SP-54"));
        cast(play, MAGE, "SP-54", "");

        Unfolding u = unfolding(play);
        JarEnds.smashed(u, effects(play, "SP-54").getFirst().id());

        assertThat(u.state().adventurer(MAGE).orElseThrow().living()).isFalse();
    }

    @Test
    @Rule("SP-54")
    void his_body_burned_meanwhile_he_stays_in_the_host() {
        Expeditions play = meeting(play(fighter(1), mage(9, "SP-54")), Encounter.Phase.BATTLE, 10, "orc", 2, 4);
        cast(play, MAGE, "SP-54", "foe:m1", 1);

        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterDied(MAGE, "fire", "CB-18", List.of()));

        assertThat(u.state().adventurer(MAGE).orElseThrow().living()).isTrue();
        assertThat(Shapes.fightsAs(u.world().book(), u.state(), MAGE))
                .hasValueSatisfying(form -> assertThat(form.id()).isEqualTo("orc"));
    }

    @Test
    @Rule("SP-54")
    void one_that_saves_is_not_tried_again_and_he_may_go_back_to_his_body() {
        Expeditions play = meeting(play(fighter(1), mage(9, "SP-54")), Encounter.Phase.BATTLE, 10, "orc", 1, 4);
        cast(play, MAGE, "SP-54", "foe:m1", 20);
        assertThat(play.state().followers()).isEmpty();
        Unfolding u = unfolding(play);
        u.emit(new BattleEvent.RoundBegun(2));
        assertThat(u.state().followers()).isEmpty();

        Directing.carryOut(u, MAGE, effects(play, "SP-54").getFirst().id(), List.of("body"));
        assertThat(u.state().helpless(MAGE)).isFalse();
    }

    @Test
    @Rule("SP-66")
    void a_blow_at_the_image_does_no_harm_and_the_striker_knows_from_then_on(Profile profile) {
        Expeditions play = meeting(
                play(profile, mage(12, "SP-66").withMaxHitPoints(60).withHitPoints(60)),
                Encounter.Phase.BATTLE,
                5,
                "ogre",
                1,
                20);
        cast(play, MAGE, "SP-66", "cell:0,2");
        Effect.On me = new Effect.On.OnCharacter(MAGE);
        assertThat(ProjectedImage.fools(play.world(), play.state(), me, new Effect.On.OnFoe(foe(1))))
                .isTrue();

        play.order(new MeetingCommand.Fight(List.of()), (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides);

        assertThat(play.who(MAGE).hitPoints()).isEqualTo(60);
        assertThat(ProjectedImage.fools(play.world(), play.state(), me, new Effect.On.OnFoe(foe(1))))
                .isFalse();
    }

    @Test
    @Rule({"SP-66", "SP-116"})
    void what_has_no_mind_is_not_fooled_and_an_image_out_of_sight_is_gone() {
        Expeditions play = meeting(play(mage(12, "SP-66")), Encounter.Phase.BATTLE, 5, "skeleton", 1, 3);
        cast(play, MAGE, "SP-66", "cell:0,2");
        assertThat(ProjectedImage.fools(
                        play.world(), play.state(), new Effect.On.OnCharacter(MAGE), new Effect.On.OnFoe(foe(1))))
                .isFalse();

        Unfolding u = unfolding(play);
        u.emit(new DelveEvent.Moved("one", new Cell(40, 2), Direction.EAST));
        assertThat(u.state().effects()).noneMatch(effect -> effect.kind().equals("SP-66"));
    }

    @Test
    @Rule("SP-67")
    void his_own_sleep_cast_outward_fails_and_its_place_is_lost() {
        Expeditions play = meeting(play(mage(12, "SP-67", "SP-08")), Encounter.Phase.BATTLE, 30, "orc", 3, 4);
        cast(play, MAGE, "SP-67", "");

        List<Event> events = cast(play, MAGE, "SP-08", "type:1");

        assertThat(events).anyMatch(MagicEvent.NothingHappened.class::isInstance);
        assertThat(play.who(MAGE).spells().memorised()).isEmpty();
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule("SP-67")
    void no_spell_from_outside_takes_hold_of_him() {
        Expeditions play = meeting(play(mage(12, "SP-67")), Encounter.Phase.BATTLE, 30, "sorcerer", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-58"), 1)))));
        cast(play, MAGE, "SP-67", "");

        cast(play, new Caster.Monster(foe(1)), "SP-58", "member:mirabel");

        assertThat(effects(play, "SP-58")).isEmpty();
    }

    @Test
    @Rule("SP-67")
    void a_burst_that_takes_in_his_square_does_not_touch_him() {
        Expeditions play = meeting(play(mage(12, "SP-67")), Encounter.Phase.BATTLE, 30, "orc", 3, 4);
        cast(play, MAGE, "SP-67", "");
        Scene scene = Scene.of(
                play.world(),
                play.state(),
                new Caster.Monster(foe(3)),
                play.world().book().spells().spell("SP-68"));

        assertThat(Areas.within(scene, new Effect.On.OnFoe(foe(1)), 60))
                .doesNotContain(new Effect.On.OnCharacter(MAGE));
    }

    @Test
    @Rule("SP-67")
    void what_lies_on_him_sleeps_inside_and_wakes_when_the_shell_is_gone() {
        Expeditions play = play(mage(12, "SP-67", "SP-34"));
        cast(play, MAGE, "SP-34", "form:ogre");
        cast(play, MAGE, "SP-67", "");
        assertThat(Shapes.of(play.world().book(), play.state(), MAGE)).isEmpty();

        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-67").getFirst().id(), "given up"));
        assertThat(Shapes.of(u.world().book(), u.state(), MAGE)).isPresent();
    }

    @Test
    @Rule({"SP-67", "SP-06"})
    void light_on_what_he_carries_is_out_inside_it_and_shines_again_afterwards() {
        Expeditions play = play(mage(12, "SP-67", "SP-06")).given(state -> state.withLights(List.of()));
        cast(play, MAGE, "SP-06", "member:" + MAGE);
        assertThat(Lighting.radius(play.state())).isEqualTo(15);

        cast(play, MAGE, "SP-67", "");
        assertThat(Lighting.lit(play.state())).isFalse();

        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-67").getFirst().id(), "given up"));
        assertThat(Lighting.radius(u.state())).isEqualTo(15);
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }
}
