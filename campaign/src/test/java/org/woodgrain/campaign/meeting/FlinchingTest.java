package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Respite;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.sight.Glands;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class FlinchingTest {
    private static final String[] PASSAGE = {
        "+-------------------------+", "|. . . . . @ . . . . . . .|", "+-------------------------+",
    };

    private static Scene battle(String monster, int feet, int... hitPoints) {
        Scene scene = Scene.played(PASSAGE).fighter("Alaric").fighter("Berta").lit();
        List<Foe> foes = new ArrayList<>();
        List<Foe> made = Scene.foes(monster, hitPoints.length);
        for (int i = 0; i < hitPoints.length; i++) {
            foes.add(made.get(i).withHitPoints(hitPoints[i]));
        }
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(foes, Scene.LEVEL, Optional.empty(), new Cell(6, 0), Phase.BATTLE, List.of())
                        .met(feet, new Cell(6, 0))
                        .withRound(1)
                        .withKindKnown()));
        return scene;
    }

    private static Dice dice() {
        return ScriptedDice.none().afterwards(FastDice.seeded(5));
    }

    @Test
    @Rule("EN-36")
    @OnlyUnder(
            value = Profile.ORIGINAL,
            because = "CC-33: in classic its morale is tried, and it holds or breaks by that")
    void a_beast_hurt_to_half_its_points_makes_off_and_is_struck_from_behind() {
        Scene scene = battle("boar", 0, 2).doing(dice(), Aftermath::of);
        assertThat(scene.all(BattleEvent.Struck.class)).hasSize(1);
        assertThat(scene.all(PowerEvent.MadeOff.class).size()
                        + scene.all(HarmEvent.FoeDied.class).size())
                .isEqualTo(1);
    }

    @Test
    void out_of_reach_it_goes_unharmed() {
        Scene scene = battle("wolf", 40, 4, 4).doing(dice(), Aftermath::of);
        assertThat(scene.events).noneMatch(PowerEvent.MadeOff.class::isInstance);
        Scene hurt = battle("giant-lizard", 40, 2, 4).doing(dice(), Aftermath::of);
        assertThat(hurt.all(PowerEvent.MadeOff.class)).hasSize(1);
        assertThat(hurt.meeting().able()).hasSize(1);
    }

    @Test
    void the_mindless_the_fearless_and_guards_stay() {
        assertThat(battle("skeleton", 0, 1).doing(dice(), Aftermath::of).events)
                .noneMatch(PowerEvent.MadeOff.class::isInstance);
        assertThat(battle("giant-boar", 0, 1).doing(dice(), Aftermath::of).events)
                .noneMatch(PowerEvent.MadeOff.class::isInstance);
    }

    @Test
    void a_djinni_that_has_had_enough_turns_to_mist_and_a_round_later_drifts_away_untouched() {
        Scene scene = battle("djinni", 0, 1).doing(dice(), Aftermath::of);
        assertThat(scene.all(PowerEvent.Used.class))
                .extracting(PowerEvent.Used::power)
                .containsExactly("mist");
        assertThat(scene.meeting().able()).hasSize(1);
        scene.doing(dice(), Aftermath::of);
        assertThat(scene.all(PowerEvent.MadeOff.class)).hasSize(1);
        assertThat(scene.all(BattleEvent.Struck.class)).isEmpty();
    }

    @Test
    void the_glands_of_dead_fire_beetles_lie_with_the_bodies_and_there_alone() {
        Scene scene = battle("giant-beetle-fire", 0, 3, 3);
        scene.state = scene.state.withEncounter(Optional.of(scene.meeting()
                .withFoes(scene.meeting().foes().stream()
                        .map(foe -> foe.withNumber(Glands.DAYS, 4)
                                .with(foe.id().value().endsWith("1") ? Foe.Standing.DEAD : Foe.Standing.FLED))
                        .toList())));
        scene.doing(dice(), u -> Ending.of(u, "victory"));
        assertThat(scene.state.level(Scene.LEVEL).piles().values())
                .flatExtracting(pile -> pile.things())
                .singleElement()
                .satisfies(gland -> {
                    assertThat(gland.name()).isEqualTo("glowing gland");
                    assertThat(gland.quantity()).isEqualTo(2);
                    assertThat(gland.kind())
                            .isEqualTo("light-gland/" + (scene.state.clock().day() + 4));
                });
    }

    @Test
    void what_is_left_at_home_as_mist_is_met_in_its_own_shape_the_next_time() {
        Foe mist = Scene.foes("djinni", 1).getFirst().withNumber("mist", 1).withNumber("vanished", 1);
        assertThat(Respite.of(mist).number("mist")).isZero();
        assertThat(Respite.of(mist).number("vanished")).isEqualTo(1);
    }
}
