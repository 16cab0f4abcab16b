package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Wounds, death and healing, from whatever cause. */
public sealed interface HarmEvent extends Event {
    /** The books of spells that a dead character had with him burned: one of each of these levels. */
    record BooksBurnt(CharacterId who, List<Integer> levels) implements HarmEvent {
        public BooksBurnt {
            levels = List.copyOf(levels);
        }

        @Override
        public String rule() {
            return "MA-29";
        }
    }

    /** A character lost hit points; at 0 or less he is dead and {@link CharacterDied} follows (CB-18). */
    record CharacterHurt(CharacterId who, int points, int left, String cause, String rule, List<Roll> rolls)
            implements HarmEvent {}

    record CharacterDied(CharacterId who, String cause, String rule, List<Roll> rolls) implements HarmEvent {}

    record CharacterHealed(CharacterId who, int points, int now, String cause, String rule, List<Roll> rolls)
            implements HarmEvent {}

    record FoeHurt(FoeId foe, int points, int left, String cause, String rule, List<Roll> rolls) implements HarmEvent {}

    /** A monster died; it counts for the expedition (XP-14). */
    record FoeDied(FoeId foe, String monster, String cause, String rule) implements HarmEvent {}

    /**
     * A level was drained away.
     *
     * @param in the class that lost it
     * @param career as it is now
     * @param most hit points unhurt
     * @param left hit points now
     */
    record LevelLost(CharacterId who, CharacterClass in, Career career, int most, int left) implements HarmEvent {
        @Override
        public String rule() {
            return "XP-18";
        }
    }

    /**
     * Great fire or lightning struck things that no living hand held: all coins among them melted.
     *
     * @param where the dead who had them, or the place where they lay
     * @param hoard id of what lay there; empty for the dead
     * @param lost things that are gone
     * @param now things as they are now, lumps of metal among them
     */
    record ThingsScorched(
            Effect.On where, String hoard, String force, List<ItemId> lost, List<Item> now, List<Roll> rolls)
            implements HarmEvent {
        public ThingsScorched {
            lost = List.copyOf(lost);
            now = List.copyOf(now);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "TR-24";
        }
    }

    /** The water was a danger to a character: he kept afloat, or went under. */
    record WaterBraved(CharacterId who, boolean afloat, String rule, List<Roll> rolls) implements HarmEvent {
        public WaterBraved {
            rolls = List.copyOf(rolls);
        }
    }

    /** A character turned to stone with all that he carries. */
    record CharacterPetrified(CharacterId who) implements HarmEvent {
        @Override
        public String rule() {
            return "CB-26";
        }
    }
}
