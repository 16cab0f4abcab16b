package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.encounters.Stealth;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;

/** Powers that show before it comes to blows: how monsters lie in wait, what they make of strangers, what they know. */
class BehaviourTest {
    private static final String[] LONG = {
        "+-------------------------------------------------+",
        "|. . . . . . . . . . . . . . . . . . . . . . . . @|",
        "+-------------------------------------------------+",
    };

    private static Scene met(Profile profile, String monster, int number, Phase phase) {
        Scene scene = Scene.of(profile, LONG);
        for (String name : List.of("Alaric", "Berta", "Cuno")) {
            scene.member(name, 2, 10, Purse.EMPTY);
        }
        scene.lit().at(5, 0);
        scene.state = scene.state.withEncounter(Optional.of(Encounter.begun(
                        Scene.foes(monster, number), Scene.LEVEL, Optional.empty(), new Cell(10, 0), phase, List.of())
                .met(50, new Cell(10, 0))
                .withKindKnown()));
        return scene;
    }

    @ParameterizedTest
    @CsvSource({
        // where it waits, wandering or at home: faces of the die that surprise
        "hobbit, woods, false, 4",
        "hobbit, cave, false, 2",
        "hobbit, woods, true, 2",
        "gargoyle, cave, false, 4",
        "gargoyle, cave, true, 2",
        "crocodile, water, false, 3",
        "crocodile, cave, false, 2",
        "green-slime, above, false, 3",
        "giant-bat, dark, true, 3"
    })
    void what_hides_or_is_disguised_surprises_more_easily_where_it_can(
            String kind, String where, boolean wandering, int faces) {
        for (Profile profile : Profile.values()) {
            assertThat(Stealth.chance(profile, List.of(Scene.BOOK.monsters().monster(kind)), wandering, where::equals))
                    .isEqualTo(faces);
        }
    }

    @Test
    void a_cloud_giant_is_never_surprised() {
        for (Profile profile : Profile.values()) {
            assertThat(Stealth.alert(profile, List.of(Scene.BOOK.monsters().monster("cloud-giant"))))
                    .isTrue();
            assertThat(Stealth.alert(profile, List.of(Scene.BOOK.monsters().monster("hill-giant"))))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL, 75, true", "CLASSIC, 75, true", "ORIGINAL, 76, false", "CLASSIC, 76, false"})
    void a_gargoyle_attacks_without_more_ado_on_seventy_five_in_a_hundred(Profile profile, int die, boolean attacks) {
        Scene scene = met(profile, "gargoyle", 2, Phase.INTENT);
        scene.order(
                new MeetingCommand.Wait(),
                ScriptedDice.none().on(DiceStream.REFEREE, die, 3, 4).afterwards(FastDice.seeded(1)));
        assertThat(scene.all(MeetingEvent.Reacted.class).isEmpty()).isEqualTo(attacks);
        if (attacks) {
            assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        }
    }

    /** What is added to the morale throw of a band that has lost more than half. */
    private static int spirits(String kind, boolean open) {
        Scene scene = met(Profile.ORIGINAL, kind, 4, Phase.BATTLE);
        if (open) {
            scene.state = scene.state.withScenery(Scene.LEVEL, Scenery.OPEN);
        }
        scene.state = scene.state.withEncounter(scene.state.encounter().map(meeting -> {
            List<Foe> foes = meeting.foes();
            return meeting.withFoes(Stream.concat(
                            foes.stream().limit(2), foes.stream().skip(2).map(foe -> foe.with(Foe.Standing.DEAD)))
                    .toList());
        }));
        scene.doing(ScriptedDice.none().afterwards((stream, sides) -> 4), Aftermath::of);
        return scene.one(MeetingEvent.MoraleChecked.class).rolls().getFirst().modifier();
    }

    @Test
    void hobgoblins_are_steadier_by_one_and_gnolls_by_two_in_the_original_game() {
        int plain = spirits("ogre", false);
        assertThat(spirits("hobgoblin", false) - plain).isEqualTo(1);
        assertThat(spirits("gnoll", false) - plain).isEqualTo(2);
    }

    @Test
    void orcs_lose_heart_in_daylight() {
        assertThat(spirits("orc", true) - spirits("orc", false)).isEqualTo(-1);
        assertThat(spirits("ogre", true) - spirits("ogre", false)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void an_android_knows_the_spells_of_a_theurgist(Profile profile) {
        Scene scene = met(profile, "android", 1, Phase.BATTLE);
        Foe android = scene.meeting().foes().getFirst();
        scene.doing(ScriptedDice.none().afterwards((stream, sides) -> 1), u -> MonsterCasting.draw(u, android.id()));
        var level = Scene.BOOK.characters().of(CharacterClass.MAGIC_USER).at(4);
        assertThat(scene.one(MagicEvent.FoeSpellsDrawn.class).spells())
                .hasSize(level.places(1) + level.places(2) + level.places(3));
    }

    @Test
    void a_dragon_that_talks_knows_spells_in_the_classic_game_and_one_that_does_not_knows_none() {
        for (int talks : new int[] {1, 2}) {
            Scene scene = met(Profile.CLASSIC, "red-dragon", 1, Phase.BATTLE);
            scene.state = scene.state.withEncounter(scene.state
                    .encounter()
                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                            .map(foe -> foe.withNumber(Marks.TALKS, talks))
                            .toList())));
            Foe dragon = scene.meeting().foes().getFirst();
            scene.doing(ScriptedDice.none().afterwards((stream, sides) -> 1), u -> MonsterCasting.draw(u, dragon.id()));
            assertThat(scene.all(MagicEvent.FoeSpellsDrawn.class).stream()
                            .mapToInt(drawn -> drawn.spells().size())
                            .sum())
                    .isEqualTo(talks == 1 ? 9 : 0);
        }
    }

    @Test
    void what_belongs_to_a_pack_is_in_no_table_and_no_shape_of_a_spell() {
        for (String kind : List.of("balrog", "thoat", "banth")) {
            Monster monster = Scene.BOOK.monsters().monster(kind);
            assertThat(monster.inBook()).isFalse();
            assertThat(Reshaping.isForm(monster)).isFalse();
        }
    }
}
