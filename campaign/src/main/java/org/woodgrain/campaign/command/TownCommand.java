package org.woodgrain.campaign.command;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.ItemId;

/** What is done in town. */
public sealed interface TownCommand extends Command {
    /** Throws the six abilities of a new character, the first step of making one (CH-08). */
    record RollAbilities(String name) implements TownCommand {}

    /** Two scores of a draft change places, where the house rules let them. */
    record SwapScores(CharacterId draft, Ability one, Ability other) implements TownCommand {}

    /** The second step. */
    record ChooseRace(CharacterId draft, Race race) implements TownCommand {}

    /** The third step. */
    record ChooseClass(CharacterId draft, CharacterClass characterClass) implements TownCommand {}

    /** The fourth step, in the classic profile: gives up points of an ability for the prime requisite. */
    record ExchangePoints(CharacterId draft, Ability from, int units) implements TownCommand {}

    /** The fifth step. */
    record ChooseAlignment(CharacterId draft, Alignment alignment) implements TownCommand {}

    /** The last step: throws for hit points and gold; the character joins the company at its rear. */
    record FinishCharacter(CharacterId draft, List<String> languages) implements TownCommand {
        public FinishCharacter {
            languages = List.copyOf(languages);
        }
    }

    /** Gives up a character in the making. */
    record DropDraft(CharacterId draft) implements TownCommand {}

    /**
     * Makes, equips and arrays characters at once, or those that a company lacks.
     *
     * @param wanted who the company is of, front first; six as their scores suit if empty
     */
    record ReadyCompany(List<Companion> wanted) implements TownCommand {
        public ReadyCompany {
            wanted = List.copyOf(wanted);
        }
    }

    /** One whom a company wants. */
    record Companion(Race race, CharacterClass in) {}

    /** Buys so many of an article of the price list, bundles counted as listed. */
    record Buy(CharacterId who, String article, int quantity) implements TownCommand {}

    /** Sells so many of a thing to the shop. */
    record Sell(CharacterId who, ItemId item, int quantity) implements TownCommand {}

    /** Turns the gems, jewelry and other valuables of the company into coin. */
    record SellTreasure() implements TownCommand {}

    /** Changes a member's coins into gold and silver. */
    record ChangeCoins(CharacterId who) implements TownCommand {}

    /** Puts all coins of the company into one purse. */
    record PoolCoins(CharacterId keeper) implements TownCommand {}

    /** Divides all coins of the company equally among its members. */
    record DivideCoins() implements TownCommand {}

    /** Puts the company in marching order, front first; members left out stay in town. */
    record Array(List<CharacterId> order) implements TownCommand {
        public Array {
            order = List.copyOf(order);
        }
    }

    /** Declares the class in which an elf acts from now on (CH-40). */
    record ActAs(CharacterId elf, CharacterClass characterClass) implements TownCommand {}

    /** Gives up a class for another, for good, where the campaign allows it (CH-97). */
    record ChangeClass(CharacterId who, CharacterClass characterClass) implements TownCommand {}

    /** Declares for another side between adventures (CH-82, CH-102). */
    record ChangeAlignment(CharacterId who, Alignment alignment) implements TownCommand {}

    /** Learns a further language from a comrade who speaks it, in a month (CH-111). */
    record LearnLanguage(CharacterId who, CharacterId teacher, String language) implements TownCommand {}

    /** Stays in town and rests completely for so many days. */
    record StayDays(int days) implements TownCommand {}

    /** Sets out for the dungeon. */
    record SetOut() implements TownCommand {}
}
