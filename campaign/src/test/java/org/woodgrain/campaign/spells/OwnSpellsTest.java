package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.state.SpellLore;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;

/** Invented spells as they are cast. */
@UnderBothProfiles
class OwnSpellsTest {
    private static Expeditions play(Profile profile, int level, String id, Figure... doubled) {
        Invented spell = new Invented(
                id,
                "Own",
                false,
                level,
                new TreeSet<>(List.of(doubled)),
                "",
                Magicians.MAGE,
                new TreeSet<>(List.of(Magicians.MAGE)),
                Invented.Stage.FOUND,
                false);
        return Magicians.play(profile, Magicians.mage(12, id), Magicians.fighter(3))
                .given(state -> state.withLore(SpellLore.NONE.with(spell)));
    }

    private static List<Event> cast(Expeditions play, String spell, String target, int... faces) {
        return Magicians.cast(play, Magicians.MAGE, spell, target, faces);
    }

    @Test
    @Rule("MA-22")
    void twice_as_many_sleep_for_twice_as_long(Profile profile) {
        Expeditions play = play(profile, 2, "SP-08@1", Figure.NUMBER, Figure.DURATION);
        Magicians.meeting(play, Encounter.Phase.BATTLE, 30, "orc", 6, 3);
        List<Effect> own = asleep(play, "SP-08@1", 1, 1, 1, 1, 1, 1, 2, 2, 2, 2);
        Expeditions plain = Magicians.play(profile, Magicians.mage(12, "SP-08"));
        Magicians.meeting(plain, Encounter.Phase.BATTLE, 30, "orc", 6, 3);
        List<Effect> usual = asleep(plain, "SP-08", 1, 1, 1, 1, 2, 2, 2, 2);
        assertThat(usual).hasSize(2);
        assertThat(own).hasSize(4).allSatisfy(effect -> {
            assertThat(effect.left()).isEqualTo(2 * usual.getFirst().left());
            assertThat(Effects.name(play.world().now(play.state()), effect)).isEqualTo("Own");
        });
        assertThat(play.state()
                        .adventurer(Magicians.MAGE)
                        .orElseThrow()
                        .spells()
                        .memorised())
                .isEmpty();
    }

    private static List<Effect> asleep(Expeditions play, String spell, int... faces) {
        cast(play, spell, "type:1", faces);
        return Magicians.effects(play, "SP-08");
    }

    @Test
    @Rule("MA-22")
    void a_fire_of_twice_the_dice_throws_twice_the_dice(Profile profile) {
        Expeditions play = play(profile, 3, "SP-24@1", Figure.DAMAGE);
        Magicians.meeting(play, Encounter.Phase.BATTLE, 120, "orc", 1, 90);
        int[] faces = new int[27];
        Arrays.fill(faces, 1);
        List<Event> events = cast(play, "SP-24@1", "foe:m1", faces);
        assertThat(events.stream().filter(ArcaneEvent.Burst.class::isInstance).map(ArcaneEvent.Burst.class::cast))
                .singleElement()
                .satisfies(burst -> assertThat(burst.points()).isEqualTo(24));
    }

    @Test
    @Rule("MA-22")
    void what_is_like_no_listed_spell_waits_for_the_referee(Profile profile) {
        Expeditions play = play(profile, 1, "OWN@1");
        List<Event> events = cast(play, "OWN@1", "member:conan");
        assertThat(events).filteredOn(LoreEvent.RulingAwaited.class::isInstance).hasSize(1);
        assertThat(play.state().lore().unruled())
                .extracting(SpellLore.Unruled::at)
                .containsExactly("Conan");
    }

    @ParameterizedTest
    @ValueSource(strings = {"SP-06@1", "OWN@1"})
    @Rule("MA-26")
    void it_is_offered_under_its_own_name(String id) {
        Expeditions play = play(Played.profile(), 2, id);
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .filteredOn(offer -> offer.id().equals("cast:mirabel:" + id))
                .singleElement()
                .satisfies(offer -> assertThat(offer.label()).isEqualTo("Mirabel: cast Own"));
    }

    @Test
    @Rule("MA-22")
    void two_castings_of_one_pattern_do_not_add_up(Profile profile) {
        Expeditions play = play(profile, 1, "SP-13@1", Figure.DURATION);
        play.given(state -> state.change(
                Magicians.MAGE, who -> who.withSpells(who.spells().withMemorised(List.of("SP-13@1", "SP-13"), 1))));
        cast(play, "SP-13", "member:conan");
        cast(play, "SP-13@1", "member:conan");
        assertThat(Magicians.effects(play, "SP-13")).hasSize(1);
    }

    @Test
    @Rule("MA-26")
    void a_foe_who_has_learnt_a_spell_that_is_known_to_all_casts_it(Profile profile) {
        Expeditions play = play(profile, 2, "SP-08@1", Figure.NUMBER);
        Magicians.meeting(play, Encounter.Phase.BATTLE, 30, "sorcerer", 1, 5);
        play.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoe(meeting.foe(Magicians.foe(1))
                        .orElseThrow()
                        .withNumber(MonsterCasting.key("SP-08@1"), 1)
                        .withNumber("spells-drawn", 1)))));
        ScriptedDice dice = ScriptedDice.none();
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        assertThat(MonsterCasting.choose(u, Magicians.foe(1)))
                .hasValueSatisfying(choice -> assertThat(choice.spell()).isEqualTo("SP-08@1"));
    }
}
