package org.woodgrain.campaign.command;

import java.util.List;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.equipment.ItemId;

/** What a fighter may do in one round. */
public sealed interface Deed {
    /** A fight hand to hand, for which one comes up into the front rank if there is room. */
    sealed interface HandToHand extends Deed {}

    /** A blow at one of those who are met. */
    sealed interface Blow extends HandToHand {
        FoeId foe();
    }

    /** A blow at one of the company who fights on the other side. */
    sealed interface AtComrade extends HandToHand {
        CharacterId comrade();
    }

    /** Strikes with the weapon in hand. */
    record Strike(FoeId foe) implements Blow {}

    /** Strikes with the eyes turned away, so as not to meet a gaze: at four less, and struck at two more. */
    record Avert(FoeId foe) implements Blow {}

    /** Strikes so as to overpower and not to kill, with a blunt weapon or the flat of a blade (CC-14). */
    record Subdue(FoeId foe) implements Blow {}

    /** Strikes at a comrade who fights on the other side. */
    record Face(CharacterId comrade) implements AtComrade {}

    /** Strikes at such a comrade so as to overpower and not to kill him (CC-14). */
    record Overpower(CharacterId comrade) implements AtComrade {}

    /** Shoots with the bow, crossbow or sling in hand. */
    record Shoot(FoeId foe) implements Deed {}

    /** Throws a dagger, axe, spear, burning oil or holy water. */
    record Throw(ItemId item, FoeId foe) implements Deed {}

    /**
     * Casts a spell from memory.
     *
     * @param spell its id
     * @param targets what the spell asks for, as text: ids of foes or members
     */
    record Cast(String spell, List<String> targets) implements Deed {
        public Cast {
            targets = List.copyOf(targets);
        }
    }

    /** Directs a spell of his that is in force; {@code effect} is its id. */
    record Direct(String effect, List<String> targets) implements Deed {
        public Direct {
            targets = List.copyOf(targets);
        }
    }

    /** Turns undead (CH-84). */
    record Turn() implements Deed {}

    /** Doubts his eyes, and looks hard at all that is before him (SP-11). */
    record Doubt() implements Deed {}

    /** Breathes, if he is a creature that can (CH-53). */
    record Breathe() implements Deed {}

    /** Stands ready and does nothing else. */
    record Guard() implements Deed {}

    /** Falls back out of the front rank; a foe in contact strikes at once (EN-36). */
    record Back() implements Deed {}

    /** Comes up into the front rank. */
    record Forward() implements Deed {}

    /** Takes a thing in hand; with both hands full the present weapon is put up. */
    record Draw(ItemId item) implements Deed {}

    /** Lights a torch or a lantern, putting up what is in the way. */
    record Kindle(ItemId source) implements Deed {}

    /** Shakes a sleeping comrade awake, or helps one who is held. */
    record Rouse(CharacterId comrade) implements Deed {}

    /** Looks for the stone in which the spirit of an enemy is. */
    record Seek() implements Deed {}

    /** Smashes such a stone, which has been found; {@code stone} is the id of its effect. */
    record Smash(String stone) implements Deed {}

    /** Uses a power of a wand or staff, drawing it first if need be. */
    record Wield(ItemId thing, String power, List<String> targets) implements Deed {
        public Wield {
            targets = List.copyOf(targets);
        }
    }

    /**
     * Reads a spell off a scroll, which takes the round.
     *
     * @param scroll one that the reader understands
     * @param targets as commands write them
     */
    record Recite(ItemId scroll, String spell, List<String> targets) implements Deed {
        public Recite {
            targets = List.copyOf(targets);
        }
    }

    /** Drinks a potion, which works at the end of the round. */
    record Drink(ItemId potion) implements Deed {}
}
