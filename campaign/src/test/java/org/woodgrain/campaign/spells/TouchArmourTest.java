package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Harmful touches against those whose armour or shield is magical. */
@UnderBothProfiles
class TouchArmourTest {
    private static final Item MAIL = worn("MI-017/EQI-07", 1);
    private static final Item BETTER_MAIL = worn("MI-020/EQI-07", 2);
    private static final Item SHIELD = worn("MI-022/EQI-05", 3);

    private static Item worn(String kind, int bonus) {
        return new Item(new ItemId(kind), kind, "harness", 1, 100, 0, Carried.WORN, "", bonus);
    }

    private static boolean touches(Profile profile, String spell, List<Item> orc, int... dice) {
        Expeditions play = meeting(
                        play(profile, cleric(8, Alignment.CHAOS, spell)), Encounter.Phase.BATTLE, 10, "orc", 1, 30)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(each -> each.withItems(orc))
                                .toList()))));
        List<Event> events = cast(play, CLERIC, spell, "foe:m1", dice);
        return events.stream().noneMatch(MagicEvent.TouchMissed.class::isInstance);
    }

    /** The throw, and after a hit the dice that each spell asks for. */
    private static int[] dice(String spell, boolean hit, int... first) {
        int[] more = !hit
                ? new int[0]
                : spell.equals("SP-74") ? new int[] {3} : spell.equals("SP-97") ? new int[] {3, 3} : new int[] {20};
        return IntStream.concat(IntStream.of(first), IntStream.of(more)).toArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SP-74", "SP-90", "SP-92", "SP-97", "SP-99"})
    @Rule({"SP-74", "SP-90", "SP-92", "SP-97", "SP-99", "MI-014"})
    void magic_armour_is_taken_off_the_throw_in_both_profiles(String spell) {
        for (Profile profile : Profile.values()) {
            assertThat(touches(profile, spell, List.of(), dice(spell, true, 11)))
                    .isTrue();
            assertThat(touches(profile, spell, List.of(), 10)).isFalse();
            assertThat(touches(profile, spell, List.of(BETTER_MAIL), 12)).isFalse();
            assertThat(touches(profile, spell, List.of(BETTER_MAIL), dice(spell, true, 13)))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SP-74", "SP-90", "SP-92", "SP-97", "SP-99"})
    @Rule({"SP-74", "SP-90", "SP-92", "SP-97", "SP-99", "MI-015"})
    void a_better_shield_meets_one_touch_in_three_and_counts_always_in_the_classic_game(String spell) {
        List<Item> both = List.of(MAIL, SHIELD);
        assertThat(touches(Profile.ORIGINAL, spell, both, 2, 13)).isFalse();
        assertThat(touches(Profile.ORIGINAL, spell, both, dice(spell, true, 2, 14)))
                .isTrue();
        assertThat(touches(Profile.ORIGINAL, spell, both, dice(spell, true, 3, 12)))
                .isTrue();
        assertThat(touches(Profile.CLASSIC, spell, both, 14)).isFalse();
        assertThat(touches(Profile.CLASSIC, spell, both, dice(spell, true, 15))).isTrue();
    }

    @Test
    @Rule({"SP-74", "CC-02"})
    void in_the_classic_game_a_twenty_touches_and_a_one_does_not() {
        List<Item> mighty = List.of(worn("MI-020/EQI-07", 2), worn("MI-022/EQI-05", 9));
        assertThat(touches(Profile.CLASSIC, "SP-74", mighty, 20, 3)).isTrue();
        assertThat(touches(Profile.CLASSIC, "SP-74", mighty, 19)).isFalse();
        assertThat(touches(Profile.CLASSIC, "SP-74", List.of(worn("MI-017/EQI-07", -20)), 1))
                .isFalse();
    }

    @Test
    @Rule({"SP-74", "MI-014"})
    void a_patriarch_who_is_met_throws_against_the_magic_armour_of_a_member(Profile profile) {
        for (int bonus : new int[] {0, 2}) {
            Expeditions play = meeting(play(profile, fighter(1)), Encounter.Phase.BATTLE, 10, "patriarch", 1, 30)
                    .given(state -> state.withEncounter(state.encounter()
                                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                            .map(each -> each.withNumber("spells-drawn", 1)
                                                    .withNumber(MonsterCasting.key("SP-74"), 1))
                                            .toList())))
                            .change(FIGHTER, who -> {
                                List<Item> items = new ArrayList<>(who.items());
                                items.add(worn("MI-020/EQI-03", bonus));
                                return who.withItems(items);
                            }));
            // at level 8 a patriarch needs 14 for plain plate mail
            List<Event> miss = cast(play, new Caster.Monster(foe(1)), "SP-74", "member:conan", 13 + bonus);
            assertThat(miss).anyMatch(MagicEvent.TouchMissed.class::isInstance);
        }
    }
}
