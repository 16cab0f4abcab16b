package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.exploration.Bearing;

/** What single spells of the higher levels did. */
public sealed interface SpellEvent extends Event {
    /** A spell took hold of a creature in spite of its save. */
    record Took(Caster caster, Effect.On on, String spell, List<Roll> rolls) implements SpellEvent {
        public Took {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** A spell that the dice limit took some of those in its area; {@code number} is what the dice allowed. */
    record ManyTaken(Caster caster, String spell, int number, List<Effect.On> who, List<Roll> rolls)
            implements SpellEvent {
        public ManyTaken {
            who = List.copyOf(who);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** A text of an effect changed: another shape, another order; {@code label} is how it is shown now. */
    record Reworded(String effect, String word, String text, String label, String rule) implements SpellEvent {}

    /** A character put through a change of his body lived through it, or did not. */
    record OrdealThrown(CharacterId who, boolean lives, String rule, List<Roll> rolls) implements SpellEvent {
        public OrdealThrown {
            rolls = List.copyOf(rolls);
        }
    }

    /** Nothing is left of a body; a character's ordinary gear is gone with it. */
    record Dissolved(Effect.On what, List<ItemId> gone) implements SpellEvent {
        public Dissolved {
            gone = List.copyOf(gone);
        }

        @Override
        public String rule() {
            return "SP-70";
        }
    }

    /** A character of stone is flesh again, alive unless the ordeal kills him. */
    record Softened(CharacterId who) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-60";
        }
    }

    /** A monster turned to stone and stands there as a statue. */
    record FoePetrified(FoeId foe, String level, Cell cell) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-61";
        }
    }

    /** A statue is a monster again, alive or not. */
    record StatueRevived(String level, String mark, boolean lives, List<Roll> rolls) implements SpellEvent {
        public StatueRevived {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-60";
        }
    }

    /**
     * A dead character lives again as another.
     *
     * @param form id of the monster whose body it is; empty for a man, elf, dwarf or hobbit
     * @param name of what it is now, in words
     */
    record Reborn(
            CharacterId who,
            Race race,
            Career career,
            CharacterClass acting,
            String form,
            String name,
            int hitPoints,
            List<Roll> rolls)
            implements SpellEvent {
        public Reborn {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-62";
        }
    }

    /** One who serves a member of the company came, called or made by a spell. */
    record ServantCame(Follower servant, String rule, List<Roll> rolls) implements SpellEvent {
        public ServantCame {
            rolls = List.copyOf(rolls);
        }
    }

    /** Bodies that lay there are used up. */
    record BodiesUsed(String level, List<String> marks, List<FoeId> fallen, List<Roll> rolls) implements SpellEvent {
        public BodiesUsed {
            marks = List.copyOf(marks);
            fallen = List.copyOf(fallen);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-53";
        }
    }

    /** A servant is free of its master and turns on him. */
    record ServantTurned(FoeId foe, String rule) implements SpellEvent {}

    /** A monster left the meeting by magic or at a word; {@code how} says in plain words how. */
    record FoeLeft(FoeId foe, String how, String rule, List<Roll> rolls) implements SpellEvent {
        public FoeLeft {
            rolls = List.copyOf(rolls);
        }
    }

    /** A monster is somewhere else on a level and stays there. */
    record FoePlaced(FoeId foe, String level, Cell cell, String rule) implements SpellEvent {}

    /** A member was carried away from the company by magic; an empty place is the town. */
    record Carried(CharacterId who, Optional<Place.Underground> to, String rule, List<Roll> rolls)
            implements SpellEvent {
        public Carried {
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * A building on a moving hill was shaken.
     *
     * @param now as it stands afterwards
     */
    record BuildingShaken(String level, Building now) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-71";
        }
    }

    /** A member who was apart is with the company again. */
    record Rejoined(CharacterId who) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-41";
        }
    }

    /** Those who were about to be met went by and noticed nothing. */
    record PassedBy() implements SpellEvent {
        @Override
        public String rule() {
            return "SP-43";
        }
    }

    /** How somebody who is confused acts in this round. */
    record Confused(Effect.On who, Conduct conduct, List<Roll> rolls) implements SpellEvent {
        public Confused {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-38";
        }
    }

    /** What one does who is confused. */
    enum Conduct {
        /** He throws it off for this round and acts as he likes. */
        FREE,
        /** He turns on the party of the caster. */
        CASTERS_PARTY,
        NOTHING,
        /** He turns on those beside him. */
        EACH_OTHER
    }

    /** A question was put to a higher plane, and answered. */
    record Answered(CharacterId caster, String question, String answer, List<Roll> rolls) implements SpellEvent {
        public Answered {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-55";
        }
    }

    /**
     * The eye of a caster was sent on and showed him what is there.
     *
     * @param found what is to be seen besides floor and walls, in words
     */
    record EyeMoved(String effect, CharacterId caster, Cell cell, SortedSet<Cell> seen, List<String> found)
            implements SpellEvent {
        public EyeMoved {
            found = List.copyOf(found);
        }

        @Override
        public String rule() {
            return "SP-42";
        }
    }

    /** Its maker sent a cloud to a place. */
    record Sent(String effect, Effect.On on, String rule) implements SpellEvent {}

    /** Fire cleared squares of a cloud: all those so far, as {@code x,y} with a blank between. */
    record BurnedAway(String effect, String cells) implements SpellEvent {
        /** The word of its effect that holds them. */
        public static final String CELLS = "burned";

        @Override
        public String rule() {
            return "SP-111";
        }
    }

    /**
     * A thing is at once in another place of its level.
     *
     * @param owner who had it; empty for what stood or lay there
     * @param items what goes from its owner
     * @param hoard id of the chest or heap, or of the heap that what an owner had makes where it arrives
     * @param to where it is now
     * @param room under which what lies there is kept
     * @param fell feet that it fell; 0 if it arrived on a floor
     */
    record ThingCarried(
            Optional<CharacterId> owner, List<ItemId> items, String hoard, String level, Cell to, String room, int fell)
            implements SpellEvent {
        public ThingCarried {
            items = List.copyOf(items);
        }

        @Override
        public String rule() {
            return "SP-41";
        }
    }

    /** An unseen servant has laid down, in another place of its level, what stood or lay somewhere. */
    record Fetched(String hoard, String level, Cell to, String room) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-63";
        }
    }

    /**
     * The force of somebody's mind has borne a creature through the air to another square.
     *
     * @param effect that holds it
     */
    record Borne(String effect, Effect.On who, Cell to) implements SpellEvent {
        /** The words of the effect that say over which square its bearer hangs. */
        public static final String X = "at-x";

        public static final String Y = "at-y";

        /** The square to which the bearer of an effect was borne; empty if he was not. */
        public static Optional<Cell> at(Effect effect) {
            return effect.word(X).isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Cell(Integer.parseInt(effect.word(X)), Integer.parseInt(effect.word(Y))));
        }

        @Override
        public String rule() {
            return "SP-48";
        }
    }

    /** The force of somebody's mind has moved a chest or what lay somewhere. */
    record Pulled(String hoard, String level, Cell to, String room) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-48";
        }
    }

    /**
     * A caster learns how it went with a servant of his that is out of sight.
     *
     * @param caster whose it is
     * @param how what he learns; empty if nothing
     * @param rolls what was thrown out there
     */
    record Reported(String caster, String how, String rule, List<Roll> rolls) implements SpellEvent {
        /** The number of an effect that goes on as before. */
        public static final String AGAIN = "again";

        public Reported {
            rolls = List.copyOf(rolls);
        }
    }

    /** A cloud or another thing that moves came to a cell. */
    record Drifted(String effect, Effect.On on, Bearing way, String rule) implements SpellEvent {}

    /** A monster doubted an image, by itself or at the word of a comrade, and saw through it or did not. */
    record ImageDoubted(String effect, FoeId foe, boolean told, boolean seenThrough, List<Roll> rolls)
            implements SpellEvent {
        /** The number of its effect, before the id, that says that a monster knows it for what it is. */
        public static final String KNOWS = "knows:";

        /** Likewise that it has doubted once at a comrade's word. */
        public static final String TOLD = "told:";

        /** Likewise that it has doubted once by itself. */
        public static final String DOUBTED = "doubted:";

        public ImageDoubted {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-11";
        }
    }

    /** One of those who were met was only the image of a creature, and is gone. */
    record ImageVanished(FoeId foe) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-11";
        }
    }

    /**
     * A danger is before the company that was not there before, in truth an image of it.
     *
     * @param what it seems to be
     */
    record HazardShown(String what) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-11";
        }
    }

    /** A danger that was an image is there no more. */
    record HazardGone(String what) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-11";
        }
    }

    /** A member looked hard at what is before him, and saw through so many images, or none. */
    record EyesDoubted(CharacterId who, List<String> effects, List<FoeId> images, List<Roll> rolls)
            implements SpellEvent {
        public EyesDoubted {
            effects = List.copyOf(effects);
            images = List.copyOf(images);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-11";
        }
    }

    /** An image struck at a monster that believes in it, or endangered it; the dice are those of throw and damage. */
    record ImageStruck(String effect, FoeId foe, boolean hit, List<Roll> rolls) implements SpellEvent {
        /** The number of its effect, before the id, that holds one more than the round in which it last struck there. */
        public static final String FACES = "faces:";

        public ImageStruck {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-11";
        }
    }

    /** A task was done, given up or counted for a day; {@code days} are the days off it that weigh now. */
    record TaskJudged(String effect, CharacterId who, int days, int refused, String how) implements SpellEvent {
        @Override
        public String rule() {
            return "SP-69";
        }
    }
}
