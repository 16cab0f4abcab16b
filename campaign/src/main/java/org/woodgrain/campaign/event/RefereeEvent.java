package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.Participants;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What the referee did by his own judgement. */
public sealed interface RefereeEvent extends Event {
    record Told(String text) implements RefereeEvent {}

    /** A character's hit points were set; he lives if they are above 0. */
    record HitPointsSet(CharacterId who, int from, int to, String why) implements RefereeEvent {}

    /**
     * A character's experience was set in the class in which he acts, and with it his level.
     *
     * @param career afterwards; dice of levels gained are thrown, those of levels lost are gone
     * @param title of the level
     */
    record ExperienceSet(
            CharacterId who, Career career, String title, int maxHitPoints, int hitPoints, String why, List<Roll> rolls)
            implements RefereeEvent {
        public ExperienceSet {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "XP-02";
        }
    }

    /** Monsters were sent upon the company; who comes and by what way is an event of its own. */
    record FoesSent(String monster, int number, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "EN-36";
        }
    }

    record ThingsGiven(CharacterId who, List<Item> things, String why, List<Roll> rolls) implements RefereeEvent {
        public ThingsGiven {
            things = List.copyOf(things);
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * @param gold put in, or taken out if below 0
     * @param purse afterwards
     */
    record GoldGiven(CharacterId who, int gold, Purse purse, String why) implements RefereeEvent {}

    record FoeHitPointsSet(FoeId foe, int from, int to, String why) implements RefereeEvent {}

    record CompanyPlaced(String level, Cell cell, Direction facing, String why) implements RefereeEvent {}

    record DoorRevealed(String level, Edge edge) implements RefereeEvent {}

    /** A building stands there, or was taken away if it has no points. */
    record BuildingSet(String level, Building building, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "SP-71";
        }
    }

    record CoffinSet(String level, Cell coffin, boolean usable, String why) implements RefereeEvent {}

    /**
     * Something that the list lacks was sold by comparison.
     *
     * @param comparable the listed article it was compared with
     * @param copper the price
     * @param purse the buyer's purse afterwards
     * @param stored the coins of his strongbox afterwards
     */
    record UnlistedSold(CharacterId who, Item thing, String comparable, int copper, Purse purse, Purse stored)
            implements RefereeEvent {
        @Override
        public String rule() {
            return "EQ-05";
        }
    }

    /** What lies about a place was settled, by the referee or by what happened there. */
    record ScenerySet(String place, Scenery now, String why) implements RefereeEvent {}

    /** The referee lets spells be regained on a level on this day. */
    record StudyLet(String level, int day, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "MA-04";
        }
    }

    /** The wits of somebody whom no player guides were thrown for; only the referee learns of it. */
    record MindTested(String name, Ability ability, String what, boolean passed, String rule, List<Roll> rolls)
            implements RefereeEvent {
        public MindTested {
            rolls = List.copyOf(rolls);
        }
    }

    /** A copy of somebody's book of spells of a level is gone. */
    record BookLost(CharacterId who, int level, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "MA-29";
        }
    }

    /** The worth of each of a thing was set, in copper pieces; only the referee learns of it. */
    record WorthSet(CharacterId who, ItemId thing, int from, int to, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "XP-06";
        }
    }

    /** A character is a creature of another kind from now on. */
    record LetBeCreature(Effect effect, CharacterId who, String creature, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "CH-53";
        }
    }

    /** A rule was changed, from this day on. */
    record RuleChanged(House.Change change, String why) implements RefereeEvent {
        @Override
        public String rule() {
            return "CH-05";
        }
    }

    /** Somebody has said how many take part. */
    record ParticipantsCounted(Participants participants) implements RefereeEvent {
        @Override
        public String rule() {
            return "CH-02";
        }
    }

    record FoesDismissed(String why) implements RefereeEvent {}
}
