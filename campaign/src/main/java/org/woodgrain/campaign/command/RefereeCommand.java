package org.woodgrain.campaign.command;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Figure;

/** What only the referee may do; each is an overruling that the log says to be one. */
public sealed interface RefereeCommand extends Command {
    /** Writes a remark into the log that every seat can read. */
    record Tell(String text) implements RefereeCommand {}

    /** Sets a character's hit points; 0 kills, and more than 0 brings back a dead character. */
    record SetHitPoints(CharacterId who, int points, String why) implements RefereeCommand {}

    /** Gives a character a total of experience, and with it the level that is due. */
    record SetExperience(CharacterId who, int points, String why) implements RefereeCommand {}

    /** Sets a foe's hit points; 0 kills. */
    record SetFoeHitPoints(FoeId foe, int points, String why) implements RefereeCommand {}

    /** Puts the company into another cell of its level. */
    record PlaceCompany(Cell cell, String why) implements RefereeCommand {}

    /** Lets the company know of a secret door. */
    record RevealDoor(Edge edge) implements RefereeCommand {}

    /**
     * Says that a building stands out of doors, or how sound it is now.
     *
     * @param name by which it is known; one of that name stands there no more
     * @param points structural points; 0 takes it away
     */
    record SetBuilding(String name, Cell cell, int points, String why) implements RefereeCommand {}

    /** Says that a coffin of this level has been broken, carried off or barred, or can be used again. */
    record SetCoffin(Cell coffin, boolean usable, String why) implements RefereeCommand {}

    /** Sells a member something that the list lacks, at the price of a listed article times half, one or two. */
    record SellUnlisted(CharacterId who, String name, String comparable, int halves) implements RefereeCommand {}

    /** Says what lies about the company's place: sky, land, weather, water. */
    record SetScenery(Scenery now, String why) implements RefereeCommand {}

    /** Lets spells be regained today where the company is, wherever that is and however it has rested. */
    record LetStudy(String why) implements RefereeCommand {}

    /** Throws for the wind over the company's place. */
    record RollWind() implements RefereeCommand {}

    /**
     * Throws for the wits of somebody whom no player guides: whether he thinks of a thing, or is prudent about it.
     *
     * @param name as shown
     * @param ability intelligence or wisdom
     * @param score his score in it
     * @param what what he might think of, or is tempted to
     */
    record TestMind(String name, Ability ability, int score, String what) implements RefereeCommand {}

    /** Takes a book of spells from its owner: burnt, stolen, drowned. */
    record LoseBook(CharacterId who, int level, String why) implements RefereeCommand {}

    /**
     * Fixes what a proposed spell is.
     *
     * @param level of the spell
     * @param like the listed spell as which it works; empty if the referee says each time what comes of it
     * @param doubled the figures in which it is twice that
     * @param effect what it does, in words; empty to leave it as it was proposed
     */
    record RuleSpell(String spell, int level, String like, SortedSet<Figure> doubled, String effect)
            implements RefereeCommand {
        public RuleSpell {
            doubled = Collections.unmodifiableSortedSet(new TreeSet<>(doubled));
        }
    }

    /** Turns a proposed spell down. */
    record TurnDownSpell(String spell, String why) implements RefereeCommand {}

    /** Says what comes of a casting. */
    record RuleCasting(String casting, String text) implements RefereeCommand {}

    /** Sets the worth of one such thing of magic, in gold pieces: for its price and for experience (XP-06). */
    record SetWorth(CharacterId who, ItemId thing, int gold, String why) implements RefereeCommand {}

    /**
     * Lets a character have a finished stronghold.
     *
     * @param spent gold pieces that went into it
     * @param pays whether they are taken from him now
     * @param cleared whether the land about it is free of monsters, so that it is his territory
     * @param people who live there; 0 to throw for the villages
     */
    record GrantStronghold(
            CharacterId owner, String name, int spent, boolean pays, boolean cleared, int people, String why)
            implements RefereeCommand {}

    /** Says that the land about a stronghold is free of monsters; so many people live there, 0 to throw for them. */
    record ClearLand(String holding, int people, String why) implements RefereeCommand {}

    /** Tries the courage of soldiers. */
    record TryTroop(String troop, String why) implements RefereeCommand {}

    /**
     * Lets a new character be a creature of another kind.
     *
     * @param creature id of its kind
     * @param steps experience at which it comes to its second stage and on; none for the steps of fighting-men
     */
    record LetBe(CharacterId who, String creature, List<Integer> steps, String why) implements RefereeCommand {
        public LetBe {
            steps = List.copyOf(steps);
        }
    }

    /** A setting pack of the shelf is laid over the book from now on. */
    record LayPack(String pack, String why) implements RefereeCommand {}

    /** Changes a rule from now on: a cell of a table, a house rule, or in words. */
    record ChangeRule(String rule, House.How how, String why) implements RefereeCommand {}

    /** Says how many take part; the automatic referee needs not to be counted. */
    record CountParticipants(int players, int referees) implements RefereeCommand {}

    /** Ends the meeting; the foes go away. */
    record Dismiss(String why) implements RefereeCommand {}

    /** In a duel a straight comparison of dexterity says who acts first from now on. */
    record CompareDexterity(String why) implements RefereeCommand {}

    /** Monsters come upon the company by one of the ways into its place. */
    record SendFoes(String monster, int number, String why) implements RefereeCommand {}

    /** The check for wandering monsters is thrown now, besides those at its own times. */
    record CheckWanderers() implements RefereeCommand {}

    /**
     * A thing is put into somebody's pack.
     *
     * @param thing id of the price list or of the magic tables, or the name of a trinket
     * @param number how many
     */
    record GiveThing(CharacterId who, String thing, int number, String why) implements RefereeCommand {}

    /** Gold pieces are put into somebody's purse, or taken out if below 0. */
    record GiveGold(CharacterId who, int gold, String why) implements RefereeCommand {}

    /** Says how a hireling has been treated, which he remembers (NP-25, NP-32). */
    record JudgeTreatment(CharacterId hireling, Treatment how, String why) implements RefereeCommand {}

    /** Throws a hireling's loyalty anew (NP-32). */
    record RethrowLoyalty(CharacterId hireling, String why) implements RefereeCommand {}

    /** How a hireling was treated. */
    enum Treatment {
        UNFAIR("unfairly"),
        ENDANGERED("led into special danger time and again"),
        GENEROUS("generously, with a bonus for danger");

        private final String label;

        Treatment(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }
}
