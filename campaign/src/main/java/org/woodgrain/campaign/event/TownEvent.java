package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Spoil;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What happened in town. */
public sealed interface TownEvent extends Event {
    /** Six abilities were thrown for a new character, in their order. */
    record AbilitiesThrown(Draft draft, List<Roll> rolls) implements TownEvent {
        public AbilitiesThrown {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-09";
        }
    }

    /**
     * A character in the making went a step further.
     *
     * @param step what was settled: "race", "class", "alignment"
     */
    record DraftChosen(Draft draft, String step, String rule) implements TownEvent {}

    /** Points of an ability were given up for the prime requisite. */
    record PointsExchanged(Draft draft, Ability from, int given, Ability to, int gained) implements TownEvent {
        @Override
        public String rule() {
            return "CH-18";
        }
    }

    record DraftDropped(CharacterId draft, String name) implements TownEvent {}

    /** A character is ready; the dice are those for hit points and gold. */
    record CharacterMade(Adventurer adventurer, List<Roll> rolls) implements TownEvent {
        public CharacterMade {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-08";
        }
    }

    /**
     * Things were bought; {@code price} in gold pieces.
     *
     * @param left the buyer's purse afterwards
     * @param stored the coins of his strongbox afterwards
     */
    record Bought(CharacterId who, String article, String name, List<Item> things, int price, Purse left, Purse stored)
            implements TownEvent {
        public Bought {
            things = List.copyOf(things);
        }

        @Override
        public String rule() {
            return "EQ-02";
        }
    }

    /** A thing was sold; {@code copper} is what it brought in copper pieces. */
    record Sold(CharacterId who, ItemId item, String name, int quantity, int copper, Purse now, String rule)
            implements TownEvent {}

    /**
     * Coins were changed, pooled or divided.
     *
     * @param purses the purses that are different now
     */
    record CoinsMoved(String how, SortedMap<CharacterId, Purse> purses) implements TownEvent {
        public CoinsMoved {
            purses = Collections.unmodifiableSortedMap(new TreeMap<>(purses));
        }

        @Override
        public String rule() {
            return "EQ-06";
        }
    }

    record CompanyArrayed(List<CharacterId> order) implements TownEvent {
        public CompanyArrayed {
            order = List.copyOf(order);
        }
    }

    /** An elf takes up a class; the dice are those of its first level, when it is new to him. */
    record ClassTaken(CharacterId elf, List<Career> careers, CharacterClass acting, int maxHitPoints, List<Roll> rolls)
            implements TownEvent {
        public ClassTaken {
            careers = List.copyOf(careers);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-40";
        }
    }

    /**
     * A man gave up his class and begins in another; the dice are those of its first level.
     *
     * @param from the class given up
     */
    record ClassChanged(CharacterId who, CharacterClass from, Career begun, int maxHitPoints, List<Roll> rolls)
            implements TownEvent {
        public ClassChanged {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-101";
        }
    }

    /** A character declared for another side; its tongue takes the place of the old one (CH-108). */
    record AlignmentChanged(CharacterId who, Alignment alignment, List<String> languages) implements TownEvent {
        public AlignmentChanged {
            languages = List.copyOf(languages);
        }

        @Override
        public String rule() {
            return "CH-102";
        }
    }

    record LanguageLearned(CharacterId who, CharacterId teacher, String language) implements TownEvent {
        @Override
        public String rule() {
            return "CH-111";
        }
    }

    /** The company stands at the entrance. */
    record ExpeditionBegun(Expedition expedition, String level, Cell cell, Direction facing) implements TownEvent {}

    /**
     * The company is safe at home.
     *
     * @param spoils things of magic that it brought, for the day on which one is sold (XP-06)
     */
    record CameHome(String from, int turns, Reckoning reckoning, SortedMap<ItemId, Spoil> spoils) implements TownEvent {
        public CameHome {
            spoils = Collections.unmodifiableSortedMap(new TreeMap<>(spoils));
        }

        @Override
        public String rule() {
            return "XP-15";
        }
    }

    /** Nobody came back. */
    record ExpeditionLost(List<CharacterId> fallen) implements TownEvent {
        public ExpeditionLost {
            fallen = List.copyOf(fallen);
        }
    }

    /** A survivor's part of the award. */
    record ExperienceGained(Gain gain) implements TownEvent {
        @Override
        public String rule() {
            return "XP-11";
        }
    }

    /** A level was gained; only the added dice were thrown. */
    record Promoted(CharacterId who, Career career, String title, int maxHitPoints, int hitPoints, List<Roll> rolls)
            implements TownEvent {
        public Promoted {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "XP-17";
        }
    }

    /**
     * Bed and board were paid; {@code copper} is the sum for all.
     *
     * @param purses the purses afterwards
     * @param stored the coins of the strongboxes afterwards
     */
    record InnPaid(int days, int copper, SortedMap<CharacterId, Purse> purses, SortedMap<CharacterId, Purse> stored)
            implements TownEvent {
        public InnPaid {
            purses = Collections.unmodifiableSortedMap(new TreeMap<>(purses));
            stored = Collections.unmodifiableSortedMap(new TreeMap<>(stored));
        }

        @Override
        public String rule() {
            return "EQ-28";
        }
    }

    /**
     * Days went by in town.
     *
     * @param days how many
     * @param restDays days of unbroken complete rest of each, counted on
     * @param healed points each regained
     * @param rule why the days went by
     */
    record DaysPassed(
            int days, SortedMap<CharacterId, Integer> restDays, SortedMap<CharacterId, Integer> healed, String rule)
            implements TownEvent {
        public DaysPassed {
            restDays = Collections.unmodifiableSortedMap(new TreeMap<>(restDays));
            healed = Collections.unmodifiableSortedMap(new TreeMap<>(healed));
        }
    }
}
