package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** Priests among monsters, when the company has gone. */
class NursingTest {
    private static final String[] PLAN = {
        "+-------------------------+", "|1 1 1d. . @ . . . . . . .|", "+-------------------------+",
    };

    @ParameterizedTest
    @Rule({"SP-73", "SP-96"})
    @EnumSource(Profile.class)
    void the_one_who_lacks_most_is_healed_and_the_company_hears_nothing_of_it(Profile profile) {
        Scene scene = Scene.of(profile, PLAN).fighter("Alaric").lit();
        List<Foe> foes = new ArrayList<>();
        foes.add(Scene.foes("adept", 1).getFirst().withNumber("spell:SP-73", 1));
        foes.add(Scene.foes("orc", 1).getFirst().withMaxHitPoints(8).withHitPoints(1));
        foes.add(Scene.foes("skeleton", 1).getFirst().withMaxHitPoints(20).withHitPoints(1));
        scene.dwellers("1", foes);
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(foes, Scene.LEVEL, Optional.of("1"), new Cell(1, 0), Phase.BATTLE, List.of())
                        .met(40, new Cell(1, 0))
                        .withKindKnown()));
        scene.doing(ScriptedDice.of(4).afterwards(FastDice.seeded(1)), u -> Ending.of(u, "away"));
        assertThat(scene.one(PowerEvent.Nursed.class).now()).isEqualTo(6);
        assertThat(scene.told(new Seat.Company())).doesNotContain("heals");
        assertThat(scene.told(new Seat.Referee())).contains("heals");
        assertThat(scene.state.level(Scene.LEVEL).room("1").dwellers())
                .filteredOn(foe -> foe.monster().equals("orc"))
                .extracting(Foe::hitPoints)
                .containsExactly(6);
        assertThat(scene.state.level(Scene.LEVEL).room("1").dwellers())
                .filteredOn(foe -> foe.monster().equals("adept"))
                .allMatch(foe -> foe.number("spell:SP-73") == 0);
    }
}
