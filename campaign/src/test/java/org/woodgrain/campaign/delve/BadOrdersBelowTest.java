package org.woodgrain.campaign.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Orders below that no rule allows, in peace and in a fight: each is refused in words, and nothing changes. */
class BadOrdersBelowTest {
    private static final int HUGE = Integer.MAX_VALUE;
    private static final FoeId OGRE = new FoeId("ogre");
    private static final ItemId NOTHING = new ItemId("nothing");

    private static Expeditions below(Profile profile, boolean fight) {
        Foe ogre = new Foe(OGRE, "ogre", "ogre", 20, 20, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        Encounter battle = Encounter.begun(
                        List.of(ogre), "one", Optional.empty(), new Cell(3, 0), Encounter.Phase.BATTLE, List.of())
                .withDistance(20)
                .withKindKnown();
        return Expeditions.begin(
                        profile,
                        Plans.draw("+-+-+-+-+-+", "|1 1 1 1 1|", "+-+-+-+-+-+")
                                .room("1", "", "", "lit")
                                .level(),
                        new Cell(1, 0),
                        Direction.EAST,
                        List.of(
                                Company.of(FIGHTER).getFirst(),
                                Company.of(CLERIC).getFirst()))
                .given(state -> fight ? state.withEncounter(Optional.of(battle)) : state);
    }

    private static Map<String, Command> quiet() {
        Map<String, Command> all = new LinkedHashMap<>();
        all.put("into the rock", new DelveCommand.March(List.of(Direction.NORTH)));
        all.put("no way at all", new DelveCommand.March(List.of()));
        all.put("to a place that is not there", new DelveCommand.WalkTo(new Cell(900, 900)));
        all.put("stairs where there are none", new DelveCommand.TakeStairs());
        all.put("a door that is not there", new DelveCommand.OpenDoor(new Edge(new Cell(1, 0), Direction.NORTH)));
        all.put("to rest for less than nothing", new DelveCommand.Rest(-1));
        all.put("to rest without end", new DelveCommand.Rest(HUGE));
        all.put("a trick that is not there", new DelveCommand.Touch("nothing"));
        all.put("a chest that is not there", new DelveCommand.ForceLid("nothing", FIGHTER));
        all.put(
                "treasure that is not there",
                new DelveCommand.Load(
                        List.of(new DelveCommand.Share(FIGHTER, "nothing", Purse.gold(HUGE), List.of()))));
        all.put("coins that he has not", new DelveCommand.PutDown(FIGHTER, Purse.gold(HUGE), List.of()));
        all.put("a thing that he has not", new DelveCommand.PutDown(FIGHTER, Purse.EMPTY, List.of(NOTHING)));
        all.put("to buy below", new TownCommand.Buy(FIGHTER, "EQI-44", 1));
        all.put("to set out again", new TownCommand.SetOut());
        all.put("a spell that is not held", new MagicCommand.Cast(CLERIC, "SP-73", List.of()));
        all.put("a spell that does not exist", new MagicCommand.Cast(CLERIC, "SP-999", List.of()));
        all.put("to turn nobody", new MagicCommand.TurnUndead(CLERIC));
        all.put("a fight with nobody", new MeetingCommand.Fight(List.of()));
        all.put("to light nothing", new HandlingCommand.LightUp(FIGHTER, NOTHING));
        all.put("to drink nothing", new HandlingCommand.Drink(FIGHTER, NOTHING));
        return all;
    }

    private static Command fights(FighterOrder... orders) {
        return new MeetingCommand.Fight(List.of(orders));
    }

    private static Map<String, Command> rounds() {
        Map<String, Command> all = new LinkedHashMap<>();
        all.put("two deeds at once", fights(order(new Deed.Guard()), order(new Deed.Back())));
        all.put("one who is not there", fights(new FighterOrder(new CharacterId("nobody"), new Deed.Guard())));
        all.put("a foe who is not there", fights(order(new Deed.Strike(new FoeId("nobody")))));
        all.put("to shoot without a bow", fights(order(new Deed.Shoot(OGRE))));
        all.put("to throw nothing", fights(order(new Deed.Throw(NOTHING, OGRE))));
        all.put("to draw nothing", fights(order(new Deed.Draw(NOTHING))));
        all.put("to drink nothing", fights(order(new Deed.Drink(NOTHING))));
        all.put("a spell that he does not hold", fights(order(new Deed.Cast("SP-08", List.of()))));
        all.put("a fighter turns", fights(order(new Deed.Turn())));
        all.put("a fighter breathes", fights(order(new Deed.Breathe())));
        all.put("a power that he has not", fights(order(new Deed.Wield(NOTHING, "", List.of()))));
        all.put("a scroll that he has not", fights(order(new Deed.Recite(NOTHING, "SP-08", List.of()))));
        all.put("a spell that is not in force", fights(order(new Deed.Direct("nothing", List.of()))));
        all.put("to walk in a fight", new DelveCommand.March(List.of(Direction.WEST)));
        all.put("to rest in a fight", new DelveCommand.Rest(1));
        return all;
    }

    private static FighterOrder order(Deed deed) {
        return new FighterOrder(FIGHTER, deed);
    }

    @TestFactory
    List<DynamicTest> each_is_refused_in_words_and_changes_nothing() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Profile profile : Profile.values()) {
            quiet().forEach((name, bad) -> tests.add(test(profile, name, bad, false)));
            rounds().forEach((name, bad) -> tests.add(test(profile, name, bad, true)));
        }
        return tests;
    }

    private static DynamicTest test(Profile profile, String name, Command bad, boolean fight) {
        return DynamicTest.dynamicTest(profile + ": " + name, () -> {
            Expeditions play = below(profile, fight);
            CampaignState before = play.state();
            Refusal refusal = play.refused(bad);
            assertThat(refusal.message()).hasSizeGreaterThan(15).endsWith(".").doesNotContain("null");
            assertThat(play.state()).isEqualTo(before);
        });
    }
}
