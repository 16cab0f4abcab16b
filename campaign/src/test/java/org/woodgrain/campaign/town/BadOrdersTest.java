package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.town.Company.OSRIC;
import static org.woodgrain.campaign.town.Company.YSOLT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.state.Store;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Orders that no rule allows: each is refused in words that say why, by the rule that forbids it, and nothing changes. */
class BadOrdersTest {
    private static final CharacterId ALDWIN = new CharacterId("c3");
    private static final CharacterId DRAFT = new CharacterId("c4");
    private static final CharacterId NOBODY = new CharacterId("nobody");
    private static final ItemId SWORD = new ItemId("x-sword");
    private static final ItemId PLATE = new ItemId("x-plate");
    private static final ItemId ANVIL = new ItemId("x-anvil");
    private static final int HUGE = Integer.MAX_VALUE;

    /** @param rule that forbids it; empty where plain sense does */
    private record Bad(String rule, String says, Command command) {}

    private static Item thing(ItemId id, String kind, String name, int weight) {
        return new Item(id, kind, name, 1, weight, 0, Carried.STOWED, "", 0);
    }

    /** Osric the fighter, Ysolt the magic-user and Aldwin the cleric, and a dwarf in the making. */
    private static Evening town(Profile profile) {
        Evening evening = Company.two(profile);
        Company.join(evening, "Aldwin", CharacterClass.CLERIC);
        evening.does(new TownCommand.RollAbilities("Dwalin"), 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4)
                .does(new TownCommand.ChooseRace(DRAFT, Race.DWARF));
        CampaignState state = evening.state()
                .change(
                        OSRIC,
                        who -> who.withPurse(Purse.gold(10)).withItems(List.of(thing(ANVIL, "anvil", "anvil", 2900))))
                .change(
                        YSOLT,
                        who -> who.withPurse(Purse.gold(5))
                                .withSpells(new Spells(List.of(), List.of("SP-08")))
                                .withItems(List.of(
                                        thing(SWORD, "EQI-10", "sword", 50),
                                        thing(PLATE, "EQI-03", "plate mail", 500))))
                .change(ALDWIN, who -> who.withItems(List.of(thing(new ItemId("y-sword"), "EQI-10", "sword", 50))));
        evening.become(state);
        return evening;
    }

    private static Map<String, Bad> orders() {
        Map<String, Bad> all = new LinkedHashMap<>();
        all.put(
                "a spell that is not held",
                new Bad("MA-01", "does not have", new MagicCommand.Cast(YSOLT, "SP-01", List.of())));
        all.put(
                "a spell that does not exist",
                new Bad("", "no spell \"SP-999\"", new MagicCommand.Cast(YSOLT, "SP-999", List.of())));
        all.put(
                "a fighter casts",
                new Bad("MA-01", "Osric does not have", new MagicCommand.Cast(OSRIC, "SP-08", List.of())));
        all.put(
                "two spells in one place",
                new Bad(
                        "MA-01",
                        "1 of 1 places of level 1",
                        new MagicCommand.Memorise(YSOLT, List.of("SP-08", "SP-01"))));
        all.put(
                "a spell of a level too high",
                new Bad("MA-01", "0 of 0 places of level 2", new MagicCommand.Memorise(YSOLT, List.of("SP-18"))));
        all.put(
                "a cleric's spell for a magic-user",
                new Bad(
                        "MA-16",
                        "is not among the spells that Ysolt can hold",
                        new MagicCommand.Memorise(YSOLT, List.of("SP-73"))));
        all.put(
                "a spell for a fighter",
                new Bad(
                        "MA-01",
                        "no place for a spell as a fighting-man",
                        new MagicCommand.Memorise(OSRIC, List.of("SP-08"))));
        all.put(
                "a cleric prays at the first level",
                new Bad(
                        "MA-01",
                        "no place for a spell as a cleric of level 1",
                        new MagicCommand.Memorise(ALDWIN, List.of("SP-73"))));
        all.put(
                "dearer than the purse",
                new Bad("EQ-02", "Osric has 10 gp, and the price is 50 gp", new TownCommand.Buy(OSRIC, "EQI-03", 1)));
        all.put("none of a thing", new Bad("EQ-02", "from 1 to 100", new TownCommand.Buy(OSRIC, "EQI-44", 0)));
        all.put("less than none", new Bad("EQ-02", "not -3", new TownCommand.Buy(OSRIC, "EQI-44", -3)));
        all.put("more than there are", new Bad("EQ-02", "from 1 to 100", new TownCommand.Buy(OSRIC, "EQI-44", HUGE)));
        all.put(
                "a ware that nobody sells",
                new Bad("EQ-04", "The shop has no \"EQI-999\"", new TownCommand.Buy(OSRIC, "EQI-999", 1)));
        all.put(
                "a buyer who is not there",
                new Bad("", "no character \"nobody\"", new TownCommand.Buy(NOBODY, "EQI-44", 1)));
        all.put(
                "a thing that he has not",
                new Bad("", "does not have \"x-sword\"", new TownCommand.Sell(OSRIC, SWORD, 1)));
        all.put("more than he has", new Bad("EQ-03", "only one sword", new TownCommand.Sell(YSOLT, SWORD, HUGE)));
        all.put(
                "a magic-user in plate",
                new Bad(
                        "CH-59",
                        "As a magic-user Ysolt may not use the plate mail",
                        new HandlingCommand.Ready(YSOLT, PLATE, Carried.WORN)));
        all.put(
                "a magic-user with a sword",
                new Bad(
                        "CH-58",
                        "the dagger is the only weapon",
                        new HandlingCommand.Ready(YSOLT, SWORD, Carried.IN_HAND)));
        all.put(
                "a cleric with a sword",
                new Bad(
                        "CH-57",
                        "neither edge nor point",
                        new HandlingCommand.Ready(ALDWIN, new ItemId("y-sword"), Carried.IN_HAND)));
        all.put(
                "more than a man can bear",
                new Bad("EQ-31", "more than 300 lb", new HandlingCommand.Give(YSOLT, OSRIC, PLATE, 1)));
        all.put(
                "coins that she has not",
                new Bad("EQ-06", "Ysolt has 5 gp", new HandlingCommand.GiveCoins(YSOLT, OSRIC, Purse.gold(HUGE))));
        all.put(
                "coins below nothing",
                new Bad("EQ-06", "Ysolt has 5 gp", new HandlingCommand.GiveCoins(YSOLT, OSRIC, Purse.gold(-5))));
        all.put(
                "a price beyond all purses",
                new Bad("EQ-02", "Osric has 10 gp", new HandlingCommand.Trade(YSOLT, OSRIC, SWORD, 1, HUGE)));
        all.put(
                "a price of 85,899,346",
                new Bad("EQ-02", "Osric has 10 gp", new HandlingCommand.Trade(YSOLT, OSRIC, SWORD, 1, 85_899_346)));
        all.put("to herself", new Bad("EQ-03", "has it already", new HandlingCommand.Give(YSOLT, YSOLT, SWORD, 1)));
        all.put(
                "coins out of an empty box",
                new Bad(
                        "EQ-06",
                        "out of no coins",
                        new PropertyCommand.TakeCoins(OSRIC, new Store.Strongbox(OSRIC), HUGE)));
        all.put(
                "out of another's box",
                new Bad("CH-06", "no key", new PropertyCommand.TakeCoins(OSRIC, new Store.Strongbox(YSOLT), 1)));
        all.put(
                "an offer to nobody",
                new Bad(
                        "NP-05",
                        "seek hirelings first",
                        new HiringCommand.MakeOffer(OSRIC, NOBODY, 100, Optional.empty(), false, true)));
        all.put(
                "a dwarf a magic-user",
                new Bad(
                        "CH-32",
                        "A dwarf cannot be a magic-user",
                        new TownCommand.ChooseClass(DRAFT, CharacterClass.MAGIC_USER)));
        all.put(
                "a dwarf a cleric",
                new Bad("CH-32", "open are: fighting-man", new TownCommand.ChooseClass(DRAFT, CharacterClass.CLERIC)));
        all.put(
                "a character without a class",
                new Bad("CH-08", "First choose a class", new TownCommand.FinishCharacter(DRAFT, List.of())));
        all.put(
                "a side for a draft that is none",
                new Bad("CH-08", "begin one first", new TownCommand.ChooseAlignment(NOBODY, Alignment.LAW)));
        all.put(
                "another class",
                new Bad(
                        "CH-97",
                        "class-change would allow it",
                        new TownCommand.ChangeClass(OSRIC, CharacterClass.MAGIC_USER)));
        all.put(
                "a man acts as a magic-user",
                new Bad(
                        "CH-40",
                        "A human cannot be a magic-user",
                        new TownCommand.ActAs(OSRIC, CharacterClass.MAGIC_USER)));
        all.put("an empty array", new Bad("CH-08", "nobody in the company", new TownCommand.Array(List.of())));
        all.put("the same man twice", new Bad("", "stands in it twice", new TownCommand.Array(List.of(OSRIC, OSRIC))));
        all.put("days below nothing", new Bad("EQ-28", "not -1", new TownCommand.StayDays(-1)));
        all.put("days without end", new Bad("EQ-28", "from 1 to 336", new TownCommand.StayDays(HUGE)));
        all.put(
                "a reward for one who serves nobody",
                new Bad("NP-01", "not in anybody's service", new HiringCommand.Reward(YSOLT, 10)));
        return all;
    }

    @TestFactory
    List<DynamicTest> each_is_refused_by_its_rule_and_changes_nothing() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Profile profile : Profile.values()) {
            orders().forEach((name, bad) -> tests.add(DynamicTest.dynamicTest(profile + ": " + name, () -> {
                Evening evening = town(profile);
                CampaignState before = evening.state();
                Refusal refusal = evening.refused(bad.command());
                assertThat(refusal.rule()).isEqualTo(bad.rule());
                assertThat(refusal.message()).contains(bad.says()).endsWith(".");
                assertThat(evening.state()).isEqualTo(before);
            })));
        }
        return tests;
    }
}
