package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** What becomes of a spirit when its host dies, its own body burns, or its stone is smashed. */
class JarEndsTest {
    private static Expeditions taken(Profile profile, String target) {
        Expeditions play = meeting(
                play(profile, mage(12, "SP-54"), fighter(3)).given(state -> state.withNextId(50)),
                Encounter.Phase.BATTLE,
                100,
                "orc",
                2,
                5);
        cast(play, MAGE, "SP-54", target, target.isEmpty() ? new int[0] : new int[] {1});
        return play;
    }

    private static void happens(Expeditions play, Event event) {
        exactly(play, u -> u.emit(event));
    }

    private static Effect jar(Expeditions play) {
        return effects(play, "SP-54").getFirst();
    }

    private static Event burned() {
        return new SpellEvent.Dissolved(new Effect.On.OnCharacter(MAGE), List.of());
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void an_orc_slain_sends_him_back_to_his_stone_at_any_distance(Profile profile) {
        Expeditions play = taken(profile, "foe:m1");
        play.given(state -> state.withPlace(new Place.Underground("one", new Cell(15, 2), Direction.EAST)));
        happens(play, new MagicEvent.FollowerLeft(foe(1), "it is dead"));
        assertThat(jar(play).word(Jars.TAKEN)).isEmpty();
        assertThat(jar(play).label()).isEqualTo("lifeless, the spirit in a stone");
        assertThat(play.who(MAGE).living()).isTrue();
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_comrade_slain_sends_him_back_too(Profile profile) {
        Expeditions play = taken(profile, "member:conan");
        happens(play, new HarmEvent.CharacterDied(FIGHTER, "an orc", "CB-18", List.of()));
        assertThat(jar(play).word(Jars.TAKEN)).isEmpty();
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void the_stone_smashed_is_the_end_of_him_wherever_he_is_and_his_host_is_free(Profile profile) {
        Expeditions inStone = taken(profile, "");
        exactly(inStone, u -> JarEnds.smashed(u, jar(inStone).id()));
        assertThat(inStone.who(MAGE).living()).isFalse();

        Expeditions inComrade = taken(profile, "member:conan");
        exactly(inComrade, u -> JarEnds.smashed(u, jar(inComrade).id()));
        assertThat(inComrade.who(MAGE).living()).isFalse();
        assertThat(inComrade.who(FIGHTER).living()).isTrue();
        assertThat(effects(inComrade, MagicJar.HOST)).isEmpty();

        Expeditions inOrc = taken(profile, "foe:m1");
        exactly(inOrc, u -> JarEnds.smashed(u, jar(inOrc).id()));
        assertThat(inOrc.who(MAGE).living()).isFalse();
        assertThat(inOrc.state().followers()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void his_body_burned_meanwhile_he_stays_in_the_orc_and_from_its_death_in_the_stone(Profile profile) {
        Expeditions play = taken(profile, "foe:m1");
        happens(play, burned());
        assertThat(play.who(MAGE).living()).isTrue();
        assertThat(Shapes.of(play.world().book(), play.state(), MAGE)
                        .orElseThrow()
                        .id())
                .isEqualTo("orc");
        assertThat(play.state().helpless(MAGE)).isFalse();
        assertThat(play.state().followers()).isEmpty();

        happens(play, new HarmEvent.CharacterDied(MAGE, "an orc", "CB-18", List.of()));
        assertThat(play.who(MAGE).living()).isFalse();
        assertThat(jar(play).word(Jars.TAKEN)).isEmpty();
        assertThat(effects(play, MagicJar.NEW_BODY)).isEmpty();
        exactly(play, u -> Spirits.round(u, List.of()), 1);
        assertThat(play.who(MAGE).living()).as("the other orc is his now").isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void the_stone_smashed_kills_him_in_the_body_in_which_he_stayed(Profile profile) {
        Expeditions play = taken(profile, "foe:m1");
        happens(play, burned());
        exactly(play, u -> JarEnds.smashed(u, jar(play).id()));
        assertThat(play.who(MAGE).living()).isFalse();
        assertThat(effects(play, "SP-54")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void his_body_burned_he_stays_in_the_stone_and_leaves_a_comrade_for_it(Profile profile) {
        for (String target : List.of("", "member:conan")) {
            Expeditions play = taken(profile, target);
            happens(play, burned());
            assertThat(jar(play).word(Jars.TAKEN)).isEmpty();
            assertThat(play.who(MAGE).living()).isFalse();
            assertThat(effects(play, MagicJar.HOST)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "SP-21"})
    void dispelled_from_the_body_in_which_he_stayed_he_is_in_the_stone_and_dispelled_from_that_he_is_no_more(
            Profile profile) {
        Expeditions body = taken(profile, "foe:m1");
        happens(body, burned());
        happens(
                body,
                new MagicEvent.EffectEnded(
                        effects(body, MagicJar.NEW_BODY).getFirst().id(), Dispelling.WHY));
        assertThat(body.who(MAGE).living()).isFalse();
        assertThat(jar(body).word(Jars.TAKEN)).isEmpty();

        Expeditions stone = taken(profile, "foe:m1");
        happens(stone, burned());
        happens(stone, new MagicEvent.EffectEnded(jar(stone).id(), Dispelling.WHY));
        assertThat(stone.who(MAGE).living()).isFalse();
        assertThat(effects(stone, "SP-54")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_host_that_is_there_no_more_sends_him_back_however_it_went(Profile profile) {
        Expeditions play = taken(profile, "foe:m1");
        play.given(state -> state.withEncounter(Optional.empty()));
        happens(play, new PrayerEvent.SnakeUndone(foe(1), Optional.empty(), Optional.empty(), Optional.empty()));
        assertThat(jar(play).word(Jars.TAKEN)).isEmpty();
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "SP-105"})
    void driven_out_by_other_magic_than_the_common_spell_he_is_in_his_stone_too(Profile profile) {
        Expeditions play = taken(profile, "member:conan");
        happens(
                play,
                new MagicEvent.EffectEnded(
                        effects(play, MagicJar.HOST).getFirst().id(), "it is dispelled by Dispel Evil"));
        assertThat(jar(play).word(Jars.TAKEN)).isEmpty();
    }
}
