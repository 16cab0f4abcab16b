package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.Fate;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.harm.Stings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Morale;

@DisplayName("Morale in a fight")
class CourageTest {
    /** A passage and a room with no other way out. */
    private static final String[] LAIR = {
        "      +-----+", //
        "      |r r r|",
        "+-----+     |",
        "|@ . .ar r r|",
        "+-----+     |",
        "      |r r r|",
        "      +-----+",
    };

    private static final String[] PASSAGE = {
        "+-------------------------+", "|. . . . . @ . . . . . . .|", "+-------------------------+",
    };

    private static Dice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    /** A battle at some feet in which so many of the foes are dead. */
    private static Scene battle(Scene scene, String monster, int many, int dead, Cell at, boolean lair, int feet) {
        scene.fighter("Alaric").fighter("Berta").fighter("Cuno").lit();
        List<Foe> foes = new ArrayList<>(Scene.foes(monster, many));
        for (int i = 0; i < dead; i++) {
            foes.set(i, foes.get(i).withHitPoints(0).with(Foe.Standing.DEAD));
        }
        Optional<String> room = lair ? Optional.of("r") : Optional.empty();
        if (lair) {
            scene.dwellers("r", foes);
        }
        scene.state = scene.state.withEncounter(
                Optional.of(Encounter.begun(foes, Scene.LEVEL, room, at, Phase.BATTLE, List.of())
                        .met(feet, at)
                        .withRound(1)
                        .withKindKnown()));
        return scene;
    }

    @Test
    @Rule("NP-22")
    @DisplayName("cornered orcs of which half are down surrender on a 5; disarmed, they count and leave their coin")
    void surrender() {
        Scene scene = battle(Scene.original(LAIR).at(2, 1), "orc", 4, 2, new Cell(4, 1), true, 20);
        scene.at(3, 1);
        scene.doing(referee(2, 3), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).causes()).containsExactly("half");
        assertThat(scene.meeting().phase()).isEqualTo(Phase.YIELDED);
        assertThat(scene.told(new Seat.Company()))
                .contains("They throw down their weapons")
                .doesNotContain("Morale");

        scene.order(new MeetingCommand.Settle(Fate.RELEASE), referee(1));
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.state.level(Scene.LEVEL).room("r").dwellers()).isEmpty();
        assertThat(scene.state.level(Scene.LEVEL).piles().values())
                .extracting(pile -> pile.coins().silver())
                .containsExactly(12);
        assertThat(scene.state.expedition().orElseThrow().earnings().deeds())
                .extracting(deed -> deed.number())
                .containsExactly(2);
    }

    @Test
    @Rule("EN-36")
    @DisplayName("soldiers under a leader show nobody their backs when they break; without one they do")
    void inOrder() {
        for (boolean led : List.of(true, false)) {
            Scene scene = battle(Scene.original(PASSAGE), "hobgoblin", 4, 2, new Cell(6, 0), false, 10);
            Foe last = scene.meeting().able().getLast();
            scene.state = scene.state.withEncounter(
                    Optional.of(scene.meeting().withFoe(led ? last.withNumber("leader", 1) : last)));
            scene.doing(
                    ScriptedDice.none().on(DiceStream.REFEREE, 1, 1).on(DiceStream.PLAYERS, 1, 1, 1, 1), Aftermath::of);
            assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
            assertThat(scene.all(BattleEvent.BacksTurned.class)).hasSize(led ? 0 : 1);
            assertThat(scene.told(new Seat.Company())).contains(led ? "faces toward you" : "turn and run");
        }
    }

    @Test
    @Rule("NP-22")
    @DisplayName("with a way behind them they run; let go, they are driven off")
    void run() {
        Scene scene = battle(Scene.original(PASSAGE), "orc", 4, 2, new Cell(6, 0), false, 20);
        scene.doing(referee(1, 4), Aftermath::of);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
        assertThat(scene.told(new Seat.Company())).contains("They turn and run!");
        scene.order(new MeetingCommand.LetGo(), referee(1));
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.one(MeetingEvent.MeetingEnded.class).how()).isEqualTo("driven-off");
    }

    @Test
    @Rule("NP-22")
    @DisplayName("on a 7 they fall back and hold off for a round; on a 9 they fight on, and are not asked again")
    void waver() {
        Scene scene = battle(Scene.original(PASSAGE), "orc", 4, 2, new Cell(7, 0), false, 20);
        scene.doing(referee(3, 4), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).outcome()).isEqualTo(Morale.Outcome.FALL_BACK);
        assertThat(scene.meeting().distance()).isEqualTo(50);
        assertThat(scene.meeting().nerve().hangBack()).isEqualTo(2);
        scene.doing(ScriptedDice.none(), Aftermath::of);
        assertThat(scene.events).isEmpty();
    }

    @Test
    @Rule({"CC-26", "CC-27", "CC-32"})
    @DisplayName("in the classic game the first death among six orcs brings a throw of morale")
    void firstDeath() {
        Scene scene = battle(Scene.classic(PASSAGE), "orc", 6, 1, new Cell(6, 0), false, 20);
        scene.doing(referee(3, 3), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).causes()).containsExactly("first-death");
        assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
    }

    @Test
    @Rule({"CC-33", "CC-31"})
    @DisplayName("two orcs, one slain: one roll serves both reasons; two passes settle it")
    void bothAtOnce() {
        Scene scene = battle(Scene.classic(PASSAGE), "orc", 2, 1, new Cell(6, 0), false, 20);
        scene.doing(referee(1, 3), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).causes()).containsExactly("first-death", "half");
        assertThat(scene.meeting().nerve().passed()).isEqualTo(1);
    }

    @Test
    @Rule("CC-29")
    @DisplayName("skeletons that have lost most of their number throw no die")
    void fearless() {
        Scene scene = battle(Scene.classic(PASSAGE), "skeleton", 6, 5, new Cell(6, 0), false, 20);
        scene.doing(ScriptedDice.none(), Aftermath::of);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        Scene original = battle(Scene.original(PASSAGE), "skeleton", 6, 5, new Cell(6, 0), false, 20);
        original.doing(ScriptedDice.none(), Aftermath::of);
        assertThat(original.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    @Rule("CC-28")
    @DisplayName("a band whose leader has morale 2 does not fight: it flees at once, and no die is thrown")
    void cowards() {
        Scene scene = battle(Scene.classic(PASSAGE), "orc", 3, 0, new Cell(6, 0), false, 20);
        Foe first = scene.meeting().foes().getFirst();
        scene.state = scene.state.withEncounter(Optional.of(
                scene.meeting().withFoe(first.withNumber("leader", 1).withNumber("morale", 2))));
        scene.doing(ScriptedDice.none(), Aftermath::of);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.ROUT);
    }

    @Test
    @Rule({"CC-30", "CC-34"})
    @DisplayName("orcs of rating 6 who are losing break on a 6 and not on a 5; in their own lair they stand a 6")
    void situation() {
        Scene breaks = battle(Scene.classic(PASSAGE), "orc", 6, 1, new Cell(6, 0), false, 20);
        breaks.doing(referee(3, 3), Aftermath::of);
        assertThat(breaks.one(MeetingEvent.MoraleChecked.class).outcome()).isEqualTo(Morale.Outcome.BREAK);

        Scene stands = battle(Scene.classic(PASSAGE), "orc", 6, 1, new Cell(6, 0), false, 20);
        stands.doing(referee(2, 3), Aftermath::of);
        assertThat(stands.one(MeetingEvent.MoraleChecked.class).outcome()).isEqualTo(Morale.Outcome.FIGHT_ON);

        Scene home = battle(Scene.classic(LAIR).at(2, 1), "orc", 6, 1, new Cell(4, 1), true, 20);
        home.doing(referee(3, 3), Aftermath::of);
        assertThat(home.one(MeetingEvent.MoraleChecked.class).outcome()).isEqualTo(Morale.Outcome.FIGHT_ON);
    }

    @Test
    @Rule("CC-30")
    @DisplayName("orcs with no way out give themselves up when they break")
    void cornered() {
        Scene scene = battle(Scene.classic(LAIR).at(2, 1), "orc", 6, 1, new Cell(4, 1), true, 20);
        scene.at(3, 1);
        scene.doing(referee(4, 4), Aftermath::of);
        assertThat(scene.meeting().phase()).isEqualTo(Phase.YIELDED);
    }

    @Test
    @Rule("CC-31")
    @DisplayName("orcs who have passed twice are not asked again when half of them are down")
    void twice() {
        Scene scene = battle(Scene.classic(PASSAGE), "orc", 6, 1, new Cell(6, 0), false, 20);
        scene.doing(referee(1, 1), Aftermath::of);
        scene.state = scene.state.withEncounter(Optional.of(scene.meeting()
                .withFoe(scene.meeting().foes().get(1).with(Foe.Standing.DEAD))
                .withFoe(scene.meeting().foes().get(2).with(Foe.Standing.HELPLESS))));
        scene.doing(referee(1, 1), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).causes()).containsExactly("half");
        assertThat(scene.meeting().nerve().passed()).isEqualTo(2);
    }

    @Test
    @Rule("CC-33")
    @DisplayName("six orcs are asked when the third of them falls asleep")
    void asleep() {
        Scene scene = battle(Scene.classic(PASSAGE), "orc", 6, 0, new Cell(6, 0), false, 20);
        for (int i = 0; i < 2; i++) {
            scene.state = scene.state.withEncounter(Optional.of(
                    scene.meeting().withFoe(scene.meeting().foes().get(i).with(Foe.Standing.HELPLESS))));
        }
        scene.doing(ScriptedDice.none(), Aftermath::of);
        scene.state = scene.state.withEncounter(Optional.of(
                scene.meeting().withFoe(scene.meeting().foes().get(2).with(Foe.Standing.HELPLESS))));
        scene.doing(referee(1, 1), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).causes()).containsExactly("half");
    }

    @Test
    @Rule("CC-32")
    @DisplayName("a lone ogre is asked at half its hit points")
    void lone() {
        Scene scene = battle(Scene.classic(PASSAGE), "ogre", 1, 0, new Cell(6, 0), false, 20);
        scene.doing(ScriptedDice.none(), Aftermath::of);
        scene.state = scene.state.withEncounter(Optional.of(
                scene.meeting().withFoe(scene.meeting().foes().getFirst().withHitPoints(2))));
        scene.doing(referee(4, 4), Aftermath::of);
        assertThat(scene.one(MeetingEvent.MoraleChecked.class).causes()).containsExactly("half");
    }

    @Test
    @Rule("NP-22")
    @DisplayName("put to death, captives leave nobody behind; a fight over, the dead of a room are gone from it")
    void noGhosts() {
        Scene scene = battle(Scene.original(LAIR), "orc", 3, 3, new Cell(4, 1), true, 10);
        scene.doing(referee(1), Aftermath::of);
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.state.level(Scene.LEVEL).room("r").dwellers()).isEmpty();
        assertThat(scene.one(MeetingEvent.SpoilsLeft.class)
                        .heap()
                        .hoard()
                        .coins()
                        .silver())
                .isEqualTo(9);
        assertThat(scene.state.clock().ticks()).isZero();
    }

    @Test
    @Rule("CE-25")
    @DisplayName("orcs that run are hunted down by the faster company and give themselves up")
    void hunt() {
        Scene scene = battle(Scene.original(PASSAGE), "orc", 4, 2, new Cell(6, 0), false, 20);
        for (String name : List.of("Alaric", "Berta", "Cuno")) {
            scene.change(name, who -> who.withItems(List.of()));
        }
        scene.doing(referee(1, 4), Aftermath::of);
        scene.order(new MeetingCommand.Pursue(), ScriptedDice.none());
        assertThat(scene.meeting().phase()).isEqualTo(Phase.YIELDED);
    }

    @Test
    @DisplayName("what guards its nest is not asked for its courage at home, and is abroad")
    void nest() {
        Scene home = battle(Scene.original(LAIR).at(2, 1), "hippogriff", 4, 2, new Cell(4, 1), true, 20);
        home.doing(ScriptedDice.none(), Aftermath::of);
        assertThat(home.all(MeetingEvent.MoraleChecked.class)).isEmpty();
        Scene abroad = battle(Scene.original(PASSAGE), "hippogriff", 4, 2, new Cell(6, 0), false, 20);
        abroad.doing(referee(6, 6), Aftermath::of);
        assertThat(abroad.all(MeetingEvent.MoraleChecked.class)).hasSize(1);
    }

    @Test
    @DisplayName("calots are not asked as long as a master is there")
    void master() {
        Scene alone = battle(Scene.classic(PASSAGE), "calot", 2, 1, new Cell(6, 0), false, 20);
        alone.doing(referee(1, 1), Aftermath::of);
        assertThat(alone.all(MeetingEvent.MoraleChecked.class)).hasSize(1);
        Scene led = battle(Scene.classic(PASSAGE), "calot", 2, 1, new Cell(6, 0), false, 20);
        List<Foe> both = new ArrayList<>(led.meeting().foes());
        both.addAll(Scene.foes("cyborg", 1));
        led.state = led.state.withEncounter(Optional.of(led.meeting().withFoes(both)));
        led.doing(ScriptedDice.none(), Aftermath::of);
        assertThat(led.all(MeetingEvent.MoraleChecked.class)).isEmpty();
    }

    @Test
    @DisplayName("fire takes two from the spirits of those whom it hurts most")
    void stung() {
        Scene scene = battle(Scene.classic(PASSAGE), "treant", 2, 1, new Cell(6, 0), false, 20);
        int calm = Spirits.of(new Host(scene.campaign.world(), scene.state, scene.meeting()));
        scene.doing(
                ScriptedDice.none(),
                u -> Stings.by(
                        u,
                        scene.meeting().foes().getLast().id(),
                        Scene.BOOK.monsters().monster("treant"),
                        "fire"));
        assertThat(Spirits.of(new Host(scene.campaign.world(), scene.state, scene.meeting())))
                .isEqualTo(calm - 2);
    }
}
