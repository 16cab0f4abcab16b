package org.woodgrain.campaign.command;

import java.util.List;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.ItemId;

/** Spells, turning and scrolls. */
public sealed interface MagicCommand extends Command {
    /** Fills the places for the day, one id for each; the choice takes the place of the former one. */
    record Memorise(CharacterId who, List<String> spells) implements MagicCommand {
        public Memorise {
            spells = List.copyOf(spells);
        }
    }

    /** Takes a copy of each of his books of spells along on expeditions from now on, or leaves them at home. */
    record PackBooks(CharacterId who, boolean along) implements MagicCommand {}

    /**
     * Casts a spell from memory, outside the rounds of a fight.
     *
     * @param spell its id
     * @param targets what the spell asks for: {@code foe:ID}, {@code member:ID}, {@code door:x,y,side},
     *     {@code cell:x,y}, {@code item:ID}, {@code type:1} to {@code type:4}
     */
    record Cast(CharacterId caster, String spell, List<String> targets) implements MagicCommand {
        public Cast {
            targets = List.copyOf(targets);
        }
    }

    /** Looks at one thing while Detect Magic lasts. */
    record Examine(CharacterId caster, String target) implements MagicCommand {}

    /** Feels about for evil, or for good, while the spell lasts. */
    record FeelIntent(CharacterId caster, String target) implements MagicCommand {}

    /** Reads a scroll or map that he carries, with the spell for it, or a cleric a clerical scroll without. */
    record Read(CharacterId reader, ItemId thing) implements MagicCommand {}

    /** Casts a spell off a scroll that the caster has understood, outside the rounds of a fight. */
    record CastScroll(CharacterId caster, ItemId scroll, String spell, List<String> targets) implements MagicCommand {
        public CastScroll {
            targets = List.copyOf(targets);
        }
    }

    /** Faces undead outside the rounds of a fight. */
    record TurnUndead(CharacterId cleric) implements MagicCommand {}

    /** Shakes a sleeping member awake. */
    record Rouse(CharacterId who, CharacterId sleeper) implements MagicCommand {}

    /**
     * Directs a spell of his that is in force: another shape, a step of the eye, a question.
     *
     * @param effect its id
     * @param targets what the spell asks for
     */
    record Direct(CharacterId caster, String effect, List<String> targets) implements MagicCommand {
        public Direct {
            targets = List.copyOf(targets);
        }
    }

    /** Openly refuses the task that a Geas has laid on him, or takes it up again. */
    record Defy(CharacterId who, String effect, boolean refuses) implements MagicCommand {}

    /** Goes through a wall of fire, or breaks one of ice or stone, that a spell has raised beside the company. */
    record Breach(Edge wall) implements MagicCommand {}

    /** Covers a thing of the company's that shines by a spell, or uncovers it (SP-17). */
    record CoverLight(CharacterId who, String effect, boolean cover) implements MagicCommand {}

    /** Looks for the stone in which the spirit of an enemy is, for a turn. */
    record SeekStone(CharacterId who) implements MagicCommand {}

    /** Smashes such a stone, which has been found; {@code stone} is the id of its effect. */
    record SmashStone(CharacterId who, String stone) implements MagicCommand {}

    /** Gives up a spell that is being kept up. */
    record EndSpell(CharacterId caster, String effect) implements MagicCommand {}

    /**
     * Asks a genie that serves the company to make something.
     *
     * @param article an id of the price list, or {@code meal}
     */
    record AskGift(FoeId servant, CharacterId holder, String article) implements MagicCommand {}

    /**
     * Uses a wand or staff.
     *
     * @param power which of its powers
     */
    record UseDevice(CharacterId who, ItemId thing, String power, List<String> targets) implements MagicCommand {
        public UseDevice {
            targets = List.copyOf(targets);
        }
    }
}
