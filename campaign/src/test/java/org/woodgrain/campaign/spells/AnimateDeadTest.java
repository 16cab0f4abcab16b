package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Purse;

/** The dead of the company and of its foes rise and serve. */
@UnderBothProfiles
class AnimateDeadTest {

    private static Expeditions mourning(Profile profile) {
        Expeditions play = play(profile, mage(9, "SP-53", "SP-53"), fighter(1), cleric(8, Alignment.LAW, "SP-107"));
        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.CharacterDied(FIGHTER, "a dart", "CB-18", List.of()));
        return play.given(any -> u.state());
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }

    private static boolean raised(Expeditions play) {
        return Casting.check(
                        play.world(), play.state(), new Caster.Member(CLERIC), "SP-107", List.of("member:" + FIGHTER))
                .isEmpty();
    }

    @Test
    @Rule("SP-53")
    void a_dead_comrade_serves_as_a_zombie_and_cannot_be_raised_until_he_is_destroyed(Profile profile) {
        Expeditions play = mourning(profile);
        assertThat(raised(play)).isTrue();
        cast(play, MAGE, "SP-53", "member:conan", 3, 2);
        assertThat(play.state().followers()).singleElement().satisfies(servant -> {
            assertThat(servant.foe().monster()).isEqualTo("zombie");
            assertThat(servant.foe().name()).isEqualTo("corpse of Conan");
        });
        assertThat(raised(play)).isFalse();
        assertThat(Burdens.dead(play.state())).as("he walks by himself").isEmpty();

        FoeId servant = play.state().followers().getFirst().foe().id();
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.FollowerLeft(servant, "it is dead"));
        play.given(any -> u.state());
        assertThat(TheDead.walks(play.state(), FIGHTER)).isFalse();
        assertThat(raised(play)).isTrue();
        assertThat(Remains.bodies(play.state().level("one"))).isEmpty();
    }

    @Test
    @Rule("SP-53")
    void when_the_magic_is_dispelled_he_lies_there_and_sent_away_he_is_gone(Profile profile) {
        Expeditions dispelled = mourning(profile);
        cast(dispelled, MAGE, "SP-53", "member:conan", 3, 2);
        Unfolding u = unfolding(dispelled);
        u.emit(new MagicEvent.EffectEnded(effects(dispelled, "SP-53").getFirst().id(), Dispelling.WHY));
        dispelled.given(any -> u.state());
        assertThat(dispelled.state().followers()).isEmpty();
        assertThat(raised(dispelled)).isTrue();

        Expeditions away = mourning(profile);
        cast(away, MAGE, "SP-53", "member:conan", 3, 2);
        away.order(new HiringCommand.SendAway(
                away.state().followers().getFirst().foe().id()));
        assertThat(raised(away)).isFalse();
        assertThat(TheDead.walks(away.state(), FIGHTER)).isFalse();
    }

    @Test
    @Rule("SP-53")
    void comrades_rise_only_when_they_are_named_and_before_all_others(Profile profile) {
        Expeditions play = meeting(mourning(profile), Encounter.Phase.BATTLE, 10, "orc", 2, 4);
        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.FoeDied(foe(1), "orc", "an axe", "CB-18"));
        u.emit(new HarmEvent.FoeDied(foe(2), "orc", "an axe", "CB-18"));
        u.emit(new MeetingEvent.MeetingEnded("victory", List.of()));
        play.given(any -> u.state());
        assertThat(new AnimateDead()
                        .aims(Scene.of(
                                play.world(),
                                play.state(),
                                new Caster.Member(MAGE),
                                play.world().book().spells().spell("SP-53"))))
                .extracting(Aim::value)
                .containsExactly("", "member:conan", "member:conan|cell:1,2");

        Expeditions strangers = play.given(state -> state);
        cast(strangers, MAGE, "SP-53", "", 1, 2);
        assertThat(TheDead.walks(strangers.state(), FIGHTER)).isFalse();
        cast(strangers, MAGE, "SP-53", "member:conan|cell:1,2", 6, 2, 2);
        assertThat(strangers.state().followers())
                .extracting(servant -> servant.foe().name())
                .containsExactly("zombie 1", "corpse of Conan", "zombie 2");
    }

    @Test
    @Rule("SP-53")
    void an_enemy_animates_the_companys_dead_who_fall_when_it_is_dispelled(Profile profile) {
        Expeditions play = meeting(mourning(profile), Encounter.Phase.BATTLE, 10, "wizard", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(each ->
                                        each.withNumber("spells-drawn", 1).withNumber(MonsterCasting.key("SP-53"), 1))
                                .toList()))));
        cast(play, new Caster.Monster(foe(1)), "SP-53", "", 3, 3, 3, 2);
        Foe corpse = play.state().encounter().orElseThrow().able().stream()
                .filter(each -> each.monster().equals("zombie"))
                .findFirst()
                .orElseThrow();
        assertThat(corpse.name()).isEqualTo("corpse of Conan");
        assertThat(raised(play)).isFalse();

        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-53").getFirst().id(), Dispelling.WHY));
        play.given(any -> u.state());
        assertThat(play.state()
                        .encounter()
                        .orElseThrow()
                        .foe(corpse.id())
                        .orElseThrow()
                        .standing())
                .isEqualTo(Foe.Standing.DEAD);
        assertThat(raised(play)).isTrue();
    }

    @Test
    @Rule("SP-53")
    void a_servant_that_dies_leaves_a_body_that_can_rise(Profile profile) {
        Expeditions play = mourning(profile)
                .given(state -> state.withFollowers(List.of(new Follower(
                        new Foe(new FoeId("m9"), "orc", "orc", 3, 3, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()),
                        MAGE))));
        Unfolding burned = unfolding(play);
        burned.emit(new HarmEvent.FoeDied(new FoeId("m9"), "orc", "a fire ball", "SP-24"));
        assertThat(Remains.bodies(burned.state().level("one"))).hasSize(1);
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.FollowerLeft(new FoeId("m9"), "it is dead"));
        play.given(any -> u.state());
        assertThat(Remains.bodies(play.state().level("one"))).hasSize(1);
        cast(play, MAGE, "SP-53", "", 1, 2);
        assertThat(play.state().followers()).hasSize(1);
    }
}
