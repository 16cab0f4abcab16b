package org.woodgrain.campaign.event;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Special powers of monsters at work. */
public sealed interface PowerEvent extends Event {
    /** A monster that passed for something else showed what it is. */
    record Unmasked(FoeId foe, String name) implements PowerEvent {}

    /** A lycanthrope is met in its human shape, and taken for what it seems. */
    record Veiled(FoeId foe, String name) implements PowerEvent {}

    /** A lycanthrope has become the beast. */
    record ShapeTaken(FoeId foe, String name) implements PowerEvent {}

    /**
     * A monster used up a thing of its own.
     *
     * @param item a potion drunk, a scroll read
     * @param gained hit points that came back; 0 if it was no potion of healing
     * @param now its hit points then
     */
    record ThingUsed(FoeId foe, ItemId item, int gained, int now, String rule, List<Roll> rolls) implements PowerEvent {
        public ThingUsed {
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * A monster turned to mist instead of dying, and lies in its coffin.
     *
     * @param here whether that is in the room where the company stands
     */
    record Entombed(FoeId foe, String level, String room, boolean here) implements PowerEvent {
        @Override
        public String rule() {
            return "CB-18";
        }
    }

    /**
     * Members broke a coffin, or barred it with something that is left on it.
     *
     * @param how in words: "breaks the coffin open"
     * @param left the thing that is left there, one of its kind; empty for none
     */
    record CoffinBarred(String level, Cell cell, CharacterId who, String how, Optional<ItemId> left)
            implements PowerEvent {
        @Override
        public String rule() {
            return "CB-18";
        }
    }

    /**
     * A monster that must rest in its coffin each day had none.
     *
     * @param points that it lost for good
     * @param left hit points; it is destroyed at 0
     */
    record RestMissed(FoeId foe, int points, int left, List<Roll> rolls) implements PowerEvent {
        public RestMissed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CB-18";
        }
    }

    /**
     * A monster used a wand or staff; what came of it follows.
     *
     * @param name of the thing as its owner knows it
     * @param at whom it was turned against, in words; empty if it needs no target
     * @param more whether it has charges left
     */
    record Wielded(FoeId foe, ItemId item, String name, String at, boolean more) implements PowerEvent {
        @Override
        public String rule() {
            return "MI-116";
        }
    }

    /** A monster healed another by a spell when nobody of the company was there any more. */
    record Nursed(FoeId healer, FoeId patient, String spell, int now, List<Roll> rolls) implements PowerEvent {
        public Nursed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** One monster made off by itself; {@code why} says what drove it, to be told after its name. */
    record MadeOff(FoeId foe, String why, String rule, List<Roll> rolls) implements PowerEvent {
        public MadeOff {
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * A monster brought a power to bear; what came of it follows.
     *
     * @param power its tag, or the form of it: {@code "breath fire"}
     * @param at whom it was turned against; empty if it needs no target
     */
    record Used(FoeId foe, String power, List<Fighter> at, List<Roll> rolls) implements PowerEvent {
        public Used {
            at = List.copyOf(at);
            rolls = List.copyOf(rolls);
        }
    }

    /** A member who is a creature with a breath has used it. */
    record MemberBreathed(CharacterId who, String matter, List<Fighter> at, List<Roll> rolls) implements PowerEvent {
        public MemberBreathed {
            at = List.copyOf(at);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CH-53";
        }
    }

    /**
     * A thing of a character was destroyed, or flew out of his hand.
     *
     * @param destroyed whether it is gone for good
     * @param how told after the thing's name: "is eaten away"
     */
    record ThingLost(CharacterId who, ItemId item, boolean destroyed, String how, List<Roll> rolls)
            implements PowerEvent {
        public ThingLost {
            rolls = List.copyOf(rolls);
        }
    }

    /** More monsters came into a fight. */
    record MoreCame(List<Foe> foes, String how, List<Roll> rolls) implements PowerEvent {
        public MoreCame {
            foes = List.copyOf(foes);
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * A dead character rose as a monster, and is lost.
     *
     * @param level where it haunts; empty if it went nobody knows where
     * @param room likewise
     */
    record Rose(CharacterId who, Foe risen, Optional<String> level, Optional<String> room) implements PowerEvent {
        @Override
        public String rule() {
            return "XP-17";
        }
    }

    /** One who followed the company and was drained of life has risen where his slayer lives. */
    record ServantRose(Foe risen, String level, String room) implements PowerEvent {
        @Override
        public String rule() {
            return "XP-17";
        }
    }

    /**
     * A monster that copies persons made away with one who served the company, and follows it in his place.
     *
     * @param level where it followed the company
     * @param mark under which that was kept
     */
    record TookPlace(FoeId victim, Foe impostor, String level, String mark, List<Roll> rolls) implements PowerEvent {
        public TookPlace {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "EN-36";
        }
    }

    /** Those who live beside an impostor had a chance to see through it. */
    record GuiseTested(FoeId foe, boolean found, List<Roll> rolls) implements PowerEvent {
        public GuiseTested {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "EN-36";
        }
    }

    /** A genie that serves the company made something, which a member takes charge of. */
    record GiftMade(FoeId servant, CharacterId holder, Item thing) implements PowerEvent {}

    /** One who had become a lycanthrope is healed, and himself again. */
    record WonBack(CharacterId who, FoeId beast, int hitPoints) implements PowerEvent {
        @Override
        public String rule() {
            return "SP-91";
        }
    }

    /**
     * A living character became a lycanthrope, and is lost.
     *
     * @param level where it haunts; empty if it went nobody knows where, or is at hand
     * @param room likewise
     * @param here whether he changed in the midst of the company
     */
    record Turned(CharacterId who, Foe beast, Optional<String> level, Optional<String> room, boolean here)
            implements PowerEvent {
        @Override
        public String rule() {
            return "CB-26";
        }
    }

    /** A character is lost with everything on him: swallowed for good, turned to dust. */
    record Consumed(CharacterId who, String how, List<Roll> rolls) implements PowerEvent {
        public Consumed {
            rolls = List.copyOf(rolls);
        }
    }
}
