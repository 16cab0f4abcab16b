package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.MeetingEvent.ServiceOffered.Outcome;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
@DisplayName("Offering monsters service")
class EnlistingTest {
    private static final String[] HALL = {
        "+-------------------+---+", "|@ . . . . . . . . .d. .|", "+-------------------+---+",
    };
    private static final CharacterId ALARIC = new CharacterId("alaric");

    private static ScriptedDice referee(int... faces) {
        return ScriptedDice.none().on(DiceStream.REFEREE, faces);
    }

    private static Scene meeting(Alignment side, Phase phase, Foe.Standing standing, String monster, int many) {
        Scene scene = Scene.played(HALL).fighter("Alaric").fighter("Berta").lit();
        scene.change(
                "Alaric",
                who -> who.withAlignment(side, List.of("Common", "orc", "ogre")).withPurse(Purse.gold(1_000)));
        List<Foe> foes = Scene.foes(monster, many).stream()
                .map(foe -> foe.with(standing))
                .toList();
        scene.state = scene.state.withEncounter(
                Optional.of(Encounter.begun(foes, Scene.LEVEL, Optional.empty(), new Cell(2, 0), phase, List.of())
                        .met(20, new Cell(2, 0))
                        .withKindKnown()));
        return scene;
    }

    private static Outcome outcome(Scene scene) {
        return scene.one(MeetingEvent.ServiceOffered.class).outcome();
    }

    @Test
    @Rule({"NP-20", "NP-22"})
    @DisplayName("orcs that have yielded take 25 gold each and follow the speaker")
    void yielded() {
        Scene scene = meeting(Alignment.CHAOS, Phase.YIELDED, Foe.Standing.SURRENDERED, "orc", 2);
        scene.order(new MeetingCommand.Enlist(ALARIC, "orc", 25), referee(5, 5, 3, 3, 4, 1));
        assertThat(outcome(scene)).isEqualTo(Outcome.ACCEPTED);
        assertThat(scene.state.encounter()).isEmpty();
        assertThat(scene.state.followers())
                .hasSize(2)
                .allMatch(Follower::hired)
                .allMatch(each -> each.loyalty() == Played.either(10, 7))
                .allMatch(each -> each.foe().able());
        assertThat(scene.state.adventurer(ALARIC).orElseThrow().purse()).isEqualTo(Purse.gold(950));
        assertThat(scene.told(new Seat.Company()))
                .contains("They enter the service of Alaric.")
                .doesNotContain("loyalty");
    }

    @Test
    @Rule("NP-20")
    @DisplayName("an ogre of four dice and one wants 125: less is no throw")
    void tooLittle() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "ogre", 1);
        scene.order(new MeetingCommand.Enlist(ALARIC, "ogre", 124), ScriptedDice.none());
        assertThat(outcome(scene)).isEqualTo(Outcome.TOO_LITTLE);
        scene.order(new MeetingCommand.Enlist(ALARIC, "ogre", 186), referee(5, 5, 3, 3, 4, 1));
        assertThat(outcome(scene)).isEqualTo(Outcome.ACCEPTED);
    }

    @Test
    @Rule("NP-17")
    @DisplayName("orcs of Chaos serve nobody of Law, and nothing is thrown")
    void otherSide() {
        Scene scene = meeting(Alignment.LAW, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        scene.order(new MeetingCommand.Enlist(ALARIC, "orc", 500), ScriptedDice.none());
        assertThat(outcome(scene)).isEqualTo(Outcome.OTHER_SIDE);
        assertThat(scene.told(new Seat.Company())).contains("They serve nobody of that side.");
    }

    @Test
    @Rule("NP-21")
    @DisplayName("a beast without speech cannot be made an offer")
    void mute() {
        Scene scene = meeting(Alignment.NEUTRALITY, Phase.PARLEY, Foe.Standing.ABLE, "wolf", 1);
        scene.order(new MeetingCommand.Enlist(ALARIC, "Common", 500), ScriptedDice.none());
        assertThat(outcome(scene)).isEqualTo(Outcome.NOT_UNDERSTOOD);
    }

    @Test
    @Rule("NP-15")
    @DisplayName("a 7 may be bettered by half as much again")
    void bettered() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        scene.order(new MeetingCommand.Enlist(ALARIC, "orc", 30), referee(3, 4));
        assertThat(outcome(scene)).isEqualTo(Outcome.UNCERTAIN);
        assertThat(scene.refused(new MeetingCommand.Enlist(ALARIC, "orc", 44)))
                .isInstanceOf(HiringRefusal.NotBetter.class);
        scene.order(new MeetingCommand.Enlist(ALARIC, "orc", 45), referee(5, 4, 3, 3, 4, 1));
        assertThat(outcome(scene)).isEqualTo(Outcome.ACCEPTED);
    }

    @Test
    @Rule({"NP-13", "NP-14"})
    @DisplayName("a 2 makes them attack, and a 4 closes the matter")
    void insulted() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        scene.order(new MeetingCommand.Enlist(ALARIC, "orc", 30), referee(1, 1));
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);

        Scene closed = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        closed.order(new MeetingCommand.Enlist(ALARIC, "orc", 30), referee(1, 3));
        assertThat(closed.refused(new MeetingCommand.Enlist(ALARIC, "orc", 900)))
                .isInstanceOf(HiringRefusal.NobodyToWin.class);
    }

    @Test
    @Rule({"NP-04", "CH-28"})
    @DisplayName("charisma 10 holds four, so five orcs are too many")
    void tooMany() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 5);
        assertThat(scene.refused(new MeetingCommand.Enlist(ALARIC, "orc", 30)))
                .isInstanceOf(HiringRefusal.TooMany.class);
    }

    @Test
    @Rule("NP-19")
    @DisplayName("a superhero met underground joins on a 10, at his own level")
    void superhero() {
        Scene scene = meeting(Alignment.NEUTRALITY, Phase.PARLEY, Foe.Standing.ABLE, "superhero", 1);
        scene.state = scene.state.withEncounter(scene.state
                .encounter()
                .map(now -> now.withFoes(now.foes().stream()
                        .map(foe -> foe.withNumber("alignment", Alignment.NEUTRALITY.ordinal() + 1))
                        .toList())));
        scene.order(new MeetingCommand.Enlist(ALARIC, "Common", 225), referee(50, 5, 5, 3, 3, 4, 1));
        assertThat(scene.state.followers())
                .singleElement()
                .satisfies(each -> assertThat(each.foe().monster()).isEqualTo("superhero"));
    }

    private static Scene wolf(int days) {
        Scene scene = meeting(Alignment.NEUTRALITY, Phase.PARLEY, Foe.Standing.ABLE, "wolf", 1);
        scene.change(
                "Berta",
                who -> who.withItems(List.of(Scene.thing("food", "EQI-51", "iron rations", 0, Carried.STOWED)
                        .withQuantity(days))));
        Effect speech = new Effect(
                "e1",
                "SP-88",
                "speaks with animals",
                new Effect.On.OnCharacter(new CharacterId("berta")),
                "berta",
                Effect.Unit.TURNS,
                6,
                new TreeMap<>(),
                false);
        scene.state = scene.state.withEffects(List.of(speech));
        return scene;
    }

    @Test
    @Rule({"NP-20", "NP-21"})
    @DisplayName("a wolf of two dice to which a comrade can speak takes food worth 25, half of 50, and no coin")
    void food() {
        // a day of iron rations is worth 15/7 gp: 25 gp are 12 days
        Scene scene = wolf(12);
        assertThat(scene.refused(new MeetingCommand.Enlist(ALARIC, "", 26)).rule())
                .isEqualTo("NP-20");
        Scene little = wolf(12);
        little.order(new MeetingCommand.Enlist(ALARIC, "", 24), ScriptedDice.none());
        assertThat(outcome(little)).isEqualTo(Outcome.TOO_LITTLE);
        scene.order(new MeetingCommand.Enlist(ALARIC, "", 25), referee(5, 5, 3, 3, 4, 1));
        assertThat(outcome(scene)).isEqualTo(Outcome.ACCEPTED);
        assertThat(scene.state.followers()).hasSize(1);
        assertThat(scene.state
                        .adventurer(new CharacterId("berta"))
                        .orElseThrow()
                        .items())
                .isEmpty();
        assertThat(scene.state.adventurer(ALARIC).orElseThrow().purse()).isEqualTo(Purse.gold(1_000));
        assertThat(scene.told(new Seat.Company())).contains("food worth 25 gp").contains("feeds them 12 iron rations");
    }

    @Test
    @Rule("NP-20")
    @DisplayName("an offer to beasts asks for food in their own speech")
    void foodOffered() {
        Scene scene = wolf(18);
        Offer offer = Actions.of(scene.campaign.world(), scene.state, new Seat.Company()).stream()
                .filter(each -> each.id().equals("enlist"))
                .findFirst()
                .orElseThrow();
        assertThat(offer.fields()).extracting(Offer.Field::label).contains("Food for each, worth in gold pieces");
        assertThat(offer.fields().get(1).choices())
                .extracting(Offer.Choice::label)
                .containsExactly("the speech of beasts");
    }

    @Test
    @Rule("NP-21")
    @DisplayName("a comrade who has the tongue goes between a master and orcs")
    void between() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        scene.change("Alaric", who -> who.withAlignment(Alignment.CHAOS, List.of("Common")));
        assertThat(scene.refused(new MeetingCommand.Enlist(ALARIC, "orc", 30)).rule())
                .isEqualTo("CH-109");
        scene.change("Berta", who -> who.withAlignment(Alignment.LAW, List.of("orc")));
        scene.order(new MeetingCommand.Enlist(ALARIC, "orc", 30), referee(5, 5, 3, 3, 4, 1));
        assertThat(outcome(scene)).isEqualTo(Outcome.ACCEPTED);
        assertThat(scene.state.followers()).allMatch(each -> each.master().equals(ALARIC));
    }

    @Test
    @Rule("CH-110")
    @DisplayName("an offer made to orcs of Chaos in the tongue of Law is an attack to them")
    void hostileTongue() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        scene.change("Alaric", who -> who.withAlignment(Alignment.CHAOS, List.of("Law")));
        scene.order(new MeetingCommand.Enlist(ALARIC, "Law", 30), ScriptedDice.none());
        assertThat(scene.meeting().phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    @Rule({"NP-21", "CH-107"})
    @DisplayName("whether they speak Common is thrown once")
    void commonOnce() {
        Scene scene = meeting(Alignment.CHAOS, Phase.PARLEY, Foe.Standing.ABLE, "orc", 1);
        scene.order(new MeetingCommand.Enlist(ALARIC, "Common", 30), referee(21));
        assertThat(outcome(scene)).isEqualTo(Outcome.NOT_UNDERSTOOD);
        scene.order(new MeetingCommand.Enlist(ALARIC, "Common", 60), ScriptedDice.none());
        assertThat(outcome(scene)).isEqualTo(Outcome.NOT_UNDERSTOOD);
    }
}
