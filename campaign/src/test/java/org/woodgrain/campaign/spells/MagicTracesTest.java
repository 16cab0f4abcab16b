package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Looking for magic with Detect Magic. */
@UnderBothProfiles
class MagicTracesTest {
    private static final Edge EAST_DOOR = new Edge(new Cell(2, 2), Direction.EAST);

    private static Effect effect(String kind, String label, Effect.On on, Map<String, Integer> numbers) {
        return new Effect(
                "e-" + kind, kind, label, on, "somebody", Effect.Unit.LASTING, 0, new TreeMap<>(numbers), false);
    }

    private static Expeditions seeing(Profile profile, Effect... effects) {
        Expeditions play = play(profile, cleric(2, Alignment.LAW, "SP-77"), fighter(1));
        play.order(new MagicCommand.Cast(CLERIC, "SP-77", List.of()));
        return play.given(state -> {
            List<Effect> all = new ArrayList<>(state.effects().stream().toList());
            all.addAll(List.of(effects));
            return state.withEffects(all);
        });
    }

    private static boolean magic(Expeditions play, String target) {
        play.order(new MagicCommand.Examine(CLERIC, target), (stream, sides) -> 2);
        return play.events(MagicEvent.MagicSought.class).getLast().magic();
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL,9,true", "ORIGINAL,10,false", "CLASSIC,9,true", "CLASSIC,10,false"})
    @Rule({"SP-01", "SP-77"})
    void a_locked_door_shows_as_far_as_sixty_feet_off(Profile profile, int from, boolean shows) {
        Expeditions play = seeing(profile, effect("SP-14", "locked", new Effect.On.OnDoor("one", EAST_DOOR), Map.of()))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(from, 2), Direction.WEST)));
        if (shows) {
            assertThat(magic(play, "door:" + EAST_DOOR)).isTrue();
            assertThat(play.events(MagicEvent.MagicSought.class).getLast().held())
                    .isTrue();
        } else {
            assertThat(play.refused(new MagicCommand.Examine(CLERIC, "door:" + EAST_DOOR)))
                    .isNotNull();
        }
    }

    @Test
    @Rule({"SP-01", "SP-77"})
    void a_place_shows_what_lies_on_it(Profile profile) {
        assertThat(magic(seeing(profile), "cell:1,2")).isFalse();
        assertThat(magic(
                        seeing(
                                profile,
                                effect("SP-44", "a false wall", new Effect.On.OnCell("one", new Cell(1, 2)), Map.of())),
                        "cell:1,2"))
                .isTrue();
    }

    @Test
    @Rule({"SP-01", "SP-67", "SP-77"})
    void what_is_in_a_shell_against_magic_shows_nothing(Profile profile) {
        Effect bare = effect("SP-19", "flies", new Effect.On.OnFoe(foe(1)), Map.of());
        Effect shell = effect(AntiMagicShell.KIND, "in a shell", new Effect.On.OnFoe(foe(1)), Map.of());
        assertThat(magic(meeting(seeing(profile, bare), Encounter.Phase.INTENT, 40, "bandit", 1, 4), "foe:m1"))
                .isTrue();
        assertThat(magic(meeting(seeing(profile, bare, shell), Encounter.Phase.INTENT, 40, "bandit", 1, 4), "foe:m1"))
                .isFalse();
    }

    @Test
    @Rule({"SP-01", "SP-77"})
    void what_magic_has_left_behind_is_no_magic() {
        Effect.On man = new Effect.On.OnCharacter(FIGHTER);
        assertThat(magic(
                        seeing(
                                Played.profile(),
                                effect("SP-104", "", man, Map.of("watered", 1)),
                                effect("SP-72-worn", "numb with cold", man, Map.of())),
                        "member:" + FIGHTER))
                .isFalse();
        assertThat(magic(seeing(Played.profile(), effect("SP-30", "hasted", man, Map.of())), "member:" + FIGHTER))
                .isTrue();
    }

    @Test
    @Rule("SP-77")
    void a_magic_mace_in_a_bandits_hand_shows_at_five_inches_and_not_at_seven(Profile profile) {
        Item mace = new Item(new ItemId("mace"), "MI-030", "mace", 1, 50, 0, Carried.IN_HAND, "", 1);
        Expeditions near = armed(meeting(seeing(profile), Encounter.Phase.INTENT, 50, "bandit", 1, 4), mace);
        assertThat(magic(near, "foe:m1")).isTrue();
        Expeditions far = armed(meeting(seeing(profile), Encounter.Phase.INTENT, 70, "bandit", 1, 4), mace);
        assertThat(far.refused(new MagicCommand.Examine(CLERIC, "foe:m1"))).isNotNull();
    }

    private static Expeditions armed(Expeditions play, Item thing) {
        return play.given(state -> state.withEncounter(state.encounter()
                .map(meeting ->
                        meeting.withFoe(meeting.foe(foe(1)).orElseThrow().withItems(List.of(thing))))));
    }
}
