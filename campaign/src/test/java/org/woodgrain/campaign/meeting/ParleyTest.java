package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Manner;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
@DisplayName("Words and coin")
class ParleyTest {
    private static final String[] HALL = {
        "+-------------------+---+", "|@ . . . . . . . . .d. .|", "+-------------------+---+",
    };
    private static final CharacterId ALARIC = new CharacterId("alaric");

    private static ScriptedDice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    /** Orcs at 40 feet who have not shown their mind. */
    private static Scene orcs(Scene scene, int many) {
        scene.fighter("Alaric").fighter("Berta").fighter("Cuno").lit();
        for (String name : List.of("Alaric", "Berta", "Cuno")) {
            scene.change(name, who -> who.withItems(List.of()));
        }
        Encounter meeting = Encounter.begun(
                        Scene.foes("orc", many), Scene.LEVEL, Optional.empty(), new Cell(4, 0), Phase.INTENT, List.of())
                .met(40, new Cell(4, 0));
        scene.state = scene.state.withEncounter(Optional.of(meeting));
        return scene;
    }

    private static MeetingCommand.Talk talk(String tongue, int gold) {
        return new MeetingCommand.Talk(ALARIC, tongue, Manner.CIVIL, gold);
    }

    @Test
    @Rule({"EN-34", "EN-35", "CH-107"})
    @DisplayName("a bribe of ten gold a die and a word in Common turn a threat of orcs into a free way")
    @OnlyUnder(value = Profile.ORIGINAL, because = "EN-34, EN-35; CE-16, CE-17 and CE-20 have the classic reaction")
    void bribe() {
        Scene scene = orcs(Scene.played(HALL), 4);
        // d100 Common 20, then 2d6 = 9: bribe +1, law to chaos -1
        scene.order(talk("Common", 40), referee(20, 4, 5));
        MeetingEvent.Reacted reacted = scene.one(MeetingEvent.Reacted.class);
        assertThat(reacted.score()).isEqualTo(9);
        assertThat(reacted.rolls()).allMatch(roll -> roll.secret());
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);
        assertThat(scene.meeting().talk().understood()).isTrue();
        assertThat(Coins.worth(scene.meeting().foes().getFirst().carried())).isEqualTo(40 * Coins.GOLD + 15);
        assertThat(scene.state.adventurer(ALARIC).orElseThrow().purse()).isEqualTo(Purse.gold(10));
        assertThat(scene.told(new Seat.Company()))
                .contains("Alaric speaks to them in Common. They understand.")
                .contains("They leave the way open to you.")
                .doesNotContain("9");
    }

    @Test
    @Rule("EN-35")
    @DisplayName(
            "a dragon that talks grants a parley to one who flatters it in its tongue; one that does not cares for no"
                    + " words")
    void flattery() {
        for (Scene scene : List.of(Scene.original(HALL), Scene.classic(HALL))) {
            Scene vain = dragon(scene, 1);
            vain.order(new MeetingCommand.Talk(ALARIC, "dragon", Manner.FLATTERY, 0), ScriptedDice.none());
            assertThat(vain.meeting().phase()).isEqualTo(Phase.PARLEY);
            assertThat(vain.meeting().talk().mood()).isEqualTo(Mood.CALM);
            assertThat(vain.told(new Seat.Company())).contains("Alaric flatters them in dragon.");
        }
        Scene dull = dragon(Scene.classic(HALL), 2);
        dull.order(new MeetingCommand.Talk(ALARIC, "dragon", Manner.FLATTERY, 0), referee(1, 1));
        assertThat(dull.meeting().phase()).isEqualTo(Phase.BATTLE);
        Scene civil = dragon(Scene.classic(HALL), 1);
        civil.order(new MeetingCommand.Talk(ALARIC, "dragon", Manner.CIVIL, 0), referee(1, 1));
        assertThat(civil.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    private static Scene dragon(Scene scene, int talks) {
        Scene met = orcs(scene, 1);
        met.change("Alaric", who -> who.withAlignment(who.alignment(), List.of("Common", "dragon")));
        met.state = met.state.withEncounter(Optional.of(Encounter.begun(
                        Scene.foes("red-dragon", 1).stream()
                                .map(foe -> foe.withNumber("talks", talks))
                                .toList(),
                        Scene.LEVEL,
                        Optional.empty(),
                        new Cell(4, 0),
                        Phase.INTENT,
                        List.of())
                .met(40, new Cell(4, 0))));
        return met;
    }

    @Test
    @Rule({"EN-35"})
    @DisplayName("a 5 asks forty gold of four orcs; the company pays and passes")
    @OnlyUnder(value = Profile.ORIGINAL, because = "EN-34, EN-35; CE-16, CE-17 and CE-20 have the classic reaction")
    void toll() {
        Scene scene = orcs(Scene.played(HALL), 4);
        scene.order(new MeetingCommand.Wait(), referee(3, 3));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.THREATEN);
        assertThat(scene.meeting().talk().toll()).isEqualTo(40);
        scene.order(new MeetingCommand.Pay(), ScriptedDice.none());
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);
        scene.order(new MeetingCommand.Leave(), referee(1));
        assertThat(scene.state.encounter()).isEmpty();
    }

    @Test
    @Rule("EN-35")
    @DisplayName("they attack when the company stands before their threat, and let it draw back")
    @OnlyUnder(value = Profile.ORIGINAL, because = "EN-34, EN-35; CE-16, CE-17 and CE-20 have the classic reaction")
    void threat() {
        Scene scene = orcs(Scene.played(HALL), 4);
        scene.order(new MeetingCommand.Wait(), referee(3, 3));
        scene.order(new MeetingCommand.Wait(), ScriptedDice.none());
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);

        Scene back = orcs(Scene.played(HALL), 4).at(1, 0);
        back.order(new MeetingCommand.Wait(), referee(3, 3));
        back.order(new MeetingCommand.Leave(), referee(1));
        assertThat(back.state.encounter()).isEmpty();
        assertThat(back.all(MeetingEvent.FlightBegun.class)).isEmpty();
    }

    @Test
    @Rule("EN-35")
    @DisplayName("uncertain orcs wait for an offer, and the third uncertain throw opens the way")
    @OnlyUnder(value = Profile.ORIGINAL, because = "EN-34, EN-35; CE-16, CE-17 and CE-20 have the classic reaction")
    void uncertain() {
        Scene scene = orcs(Scene.played(HALL), 4);
        scene.order(new MeetingCommand.Wait(), referee(4, 4));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.WAIT);
        scene.order(new MeetingCommand.Wait(), ScriptedDice.none());
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.WAIT);
        scene.order(talk("", 0), referee(4, 4));
        scene.order(talk("", 0), referee(4, 4));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);
    }

    /** One who speaks these tongues, of a side, before monsters at 40 feet. */
    private static Scene before(String monster, Alignment theirs, Alignment his, String... tongues) {
        Scene scene = orcs(Scene.played(HALL), 2);
        scene.change("Alaric", who -> who.withAlignment(his, List.of(tongues)));
        Encounter meeting = Encounter.begun(
                        Scene.foes(monster, 2), Scene.LEVEL, Optional.empty(), new Cell(4, 0), Phase.INTENT, List.of())
                .met(40, new Cell(4, 0));
        scene.state = scene.state.withEncounter(Optional.of(meeting.withFoes(meeting.foes().stream()
                .map(foe -> foe.withNumber("alignment", theirs.ordinal() + 1))
                .toList())));
        return scene;
    }

    private static boolean speaksCommon(String monster, int face) {
        Scene scene = before(monster, Alignment.CHAOS, Alignment.CHAOS, "Common");
        scene.order(talk("Common", 0), referee(face, 4, 4));
        return scene.meeting().talk().understood();
    }

    @Test
    @Rule("CH-106")
    @DisplayName("a bandit speaks Common up to 95 of a hundred")
    void commonOfMen() {
        assertThat(speaksCommon("bandit", 95)).isTrue();
        assertThat(speaksCommon("bandit", 96)).isFalse();
        Scene scene = before("bandit", Alignment.CHAOS, Alignment.CHAOS, "Common");
        scene.order(talk("Common", 0), referee(96, 4, 4));
        assertThat(scene.one(MeetingEvent.Spoke.class).rolls().getFirst().rule())
                .isEqualTo("CH-106");
    }

    @Test
    @Rule("CH-107")
    @DisplayName("an ogre speaks Common up to 20 of a hundred")
    void commonOfOthers() {
        assertThat(speaksCommon("ogre", 20)).isTrue();
        assertThat(speaksCommon("ogre", 21)).isFalse();
    }

    @Test
    @Rule({"CH-108", "CH-109"})
    @DisplayName("whoever is of Law talks in it with a centaur of Law, and dwarves, elves and goblins in their tongues")
    void sharedTongues() {
        Scene centaur = before("centaur", Alignment.LAW, Alignment.LAW, "Law");
        centaur.order(talk("Law", 0), referee(4, 4));
        assertThat(centaur.meeting().talk().understood()).isTrue();
        for (String[] pair : new String[][] {{"goblin", "Goblin"}, {"dwarf", "Dwarvish"}, {"elf", "Elvish"}}) {
            Scene scene = before(pair[0], Alignment.NEUTRALITY, Alignment.LAW, pair[1]);
            scene.order(talk(pair[1], 0), referee(4, 4));
            assertThat(scene.meeting().talk().understood()).as(pair[1]).isTrue();
        }
    }

    @Test
    @Rule("CH-110")
    @DisplayName("the tongue of Neutrality costs one of the throw, and so does that of Law before Neutrality")
    void strangeTongue() {
        // of like alignment it would be one better in the original game
        Scene chaos = before("orc", Alignment.CHAOS, Alignment.CHAOS, "Neutrality");
        chaos.order(talk("Neutrality", 0), referee(4, 4));
        assertThat(chaos.one(MeetingEvent.Reacted.class).score()).isEqualTo(7);
        Scene neutral = before("orc", Alignment.NEUTRALITY, Alignment.NEUTRALITY, "Law");
        neutral.order(talk("Law", 0), referee(4, 4));
        assertThat(neutral.one(MeetingEvent.Reacted.class).score()).isEqualTo(7);
        // what has no such tongue does not mind it
        Scene semi = before("ghoul", Alignment.CHAOS, Alignment.NEUTRALITY, "Law");
        assertThat(Tongues.strange(new Host(semi.campaign.world(), semi.state, semi.meeting()), "Law"))
                .isFalse();
    }

    @Test
    @Rule({"CH-110", "CH-108"})
    @DisplayName("Law spoken to orcs of Chaos makes them attack")
    void hostileTongue() {
        Scene scene = orcs(Scene.played(HALL), 4);
        scene.order(talk("Law", 0), ScriptedDice.none());
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
        assertThat(scene.all(MeetingEvent.Reacted.class)).isEmpty();
    }

    @Test
    @Rule("CH-109")
    @DisplayName("a tongue that the speaker lacks cannot be spoken, and a tongue they know is understood")
    void tongues() {
        Scene scene = orcs(Scene.played(HALL), 4);
        assertThat(scene.refused(talk("Orc", 0)).rule()).isEqualTo("CH-109");
        scene.change(
                "Alaric",
                who -> new Adventurer(
                        who.id(),
                        who.name(),
                        who.race(),
                        who.alignment(),
                        who.rolled(),
                        who.abilities(),
                        who.careers(),
                        who.acting(),
                        who.hitPoints(),
                        who.maxHitPoints(),
                        who.life(),
                        who.purse(),
                        who.items(),
                        who.spells(),
                        List.of("Common", "Orc"),
                        who.rest(),
                        who.restDays()));
        scene.order(talk("Orc", 0), referee(4, 4));
        assertThat(scene.meeting().talk().understood()).isTrue();
    }

    @Test
    @Rule({"CE-16", "CE-17", "CE-20"})
    @DisplayName("in the classic game a gift and a winning speaker raise an uncertain throw to indifference")
    void classicGift() {
        Scene scene = orcs(Scene.classic(HALL), 4);
        scene.change(
                "Alaric",
                who -> new Adventurer(
                        who.id(),
                        who.name(),
                        who.race(),
                        who.alignment(),
                        who.rolled(),
                        new Abilities(10, 10, 10, 10, 10, 16),
                        who.careers(),
                        who.acting(),
                        who.hitPoints(),
                        who.maxHitPoints(),
                        who.life(),
                        who.purse(),
                        who.items(),
                        who.spells(),
                        who.languages(),
                        who.rest(),
                        who.restDays()));
        scene.order(talk("Common", 2), referee(20, 3, 4));
        assertThat(scene.one(MeetingEvent.Reacted.class).score()).isEqualTo(9);
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.CALM);
    }

    @Test
    @Rule("CE-16")
    @DisplayName("in the classic game threats may be answered with words; less than 6 then means an attack")
    void classicThreat() {
        Scene scene = orcs(Scene.classic(HALL), 4);
        scene.order(new MeetingCommand.Wait(), referee(2, 2, 5));
        assertThat(scene.meeting().talk().mood()).isEqualTo(Mood.THREATEN);
        scene.order(talk("Common", 0), referee(20, 2, 2, 6));
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    @DisplayName("nobody can offer more than the company has")
    void tooPoor() {
        Scene scene = orcs(Scene.played(HALL), 4);
        assertThat(scene.refused(talk("Common", 151)).message()).contains("150");
        assertThat(scene.refused(new MeetingCommand.Pay()).message()).contains("no toll");
        assertThat(scene.refused(new MeetingCommand.Leave()).message()).contains("not let you pass");
    }
}
