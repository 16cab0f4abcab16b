package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** What happened in a fight. */
public sealed interface BattleEvent extends Event {
    /** The sides have come to blows. */
    record Joined() implements BattleEvent {}

    /** A side that surprised the other acts alone. */
    record SegmentBegun(boolean company) implements BattleEvent {
        @Override
        public String rule() {
            return "EN-05";
        }
    }

    /** Those who turn away are struck at once from behind. */
    record BacksTurned(boolean company) implements BattleEvent {
        @Override
        public String rule() {
            return "EN-36";
        }
    }

    record RoundBegun(int round) implements BattleEvent {}

    /** Each side threw for the right to act first. */
    record InitiativeThrown(int company, int foes, String rule, List<Roll> rolls) implements BattleEvent {
        public InitiativeThrown {
            rolls = List.copyOf(rolls);
        }
    }

    /** Each threw for himself; they stand in the order in which they act. */
    record EachThrewInitiative(List<Fighter> order, List<Integer> thrown, List<Roll> rolls) implements BattleEvent {
        public EachThrewInitiative {
            order = List.copyOf(order);
            thrown = List.copyOf(thrown);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-31";
        }
    }

    /** Quickness was thrown for a monster whose order of acting is in question. */
    record QuicknessThrown(FoeId foe, int dexterity, List<Roll> rolls) implements BattleEvent {
        public QuicknessThrown {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-24";
        }
    }

    /** A side came nearer; {@code feet} are left between the front ranks. */
    record Closed(boolean company, int feet) implements BattleEvent {
        @Override
        public String rule() {
            return "CE-21";
        }
    }

    /**
     * A blow or a missile.
     *
     * @param by who struck
     * @param at whom
     * @param weapon with what, as told
     * @param missile whether it flew
     * @param sure whether no throw was needed, the target being helpless
     * @param hit whether it hit
     * @param points taken off; 0 for a miss, or for a hit that did no harm
     * @param left hit points of the target now
     */
    record Struck(
            Fighter by,
            Fighter at,
            String weapon,
            boolean missile,
            boolean sure,
            boolean hit,
            int points,
            int left,
            String rule,
            List<Roll> rolls)
            implements BattleEvent {
        public Struck {
            rolls = List.copyOf(rolls);
        }
    }

    /** A saving throw in a fight. */
    record SaveThrown(Fighter who, Danger danger, boolean made, List<Roll> rolls) implements BattleEvent {
        public SaveThrown {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CB-23";
        }
    }

    /** A monster's wounds closed by some points. */
    record Regained(FoeId foe, int points, int now) implements BattleEvent {}

    /** A blow parted a monster instead of harming it. */
    record Parted(FoeId foe, List<Foe> pieces, List<Roll> rolls) implements BattleEvent {
        public Parted {
            pieces = List.copyOf(pieces);
            rolls = List.copyOf(rolls);
        }
    }

    /** A figure of a monster's powers changed: a use spent, a weapon taken up. */
    record FoeMarked(FoeId foe, String number, int value) implements BattleEvent {}

    /**
     * A missile left its owner.
     *
     * @param from the stack it came from
     * @param lying how it lies about now, to be found again perhaps; empty if it is spent
     */
    record MissileSpent(CharacterId who, ItemId from, Optional<Item> lying) implements BattleEvent {
        @Override
        public String rule() {
            return "EQ-16";
        }
    }

    /** Missiles that lay about were picked up, and the others are lost. */
    record MissilesGathered(CharacterId who, List<Item> found, List<Roll> rolls) implements BattleEvent {
        public MissilesGathered {
            found = List.copyOf(found);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "EQ-16";
        }
    }

    /** Somebody could not do what he meant to do. */
    record Thwarted(Fighter who, String why) implements BattleEvent {}
}
