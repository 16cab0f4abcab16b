package org.woodgrain.campaign.event;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Turning;

/** Spells, turning and other lasting powers. */
public sealed interface MagicEvent extends Event {
    /** Somebody takes his books of spells along from now on, or leaves them at home. */
    record BooksPacked(CharacterId who, boolean along) implements MagicEvent {
        @Override
        public String rule() {
            return "MA-04";
        }
    }

    /** A caster has filled his places. */
    record Memorised(CharacterId who, List<String> spells, int turns) implements MagicEvent {
        public Memorised {
            spells = List.copyOf(spells);
        }

        @Override
        public String rule() {
            return "MA-01";
        }
    }

    /** A monster's spells of the day were drawn. */
    record FoeSpellsDrawn(FoeId foe, List<String> spells, List<Roll> rolls) implements MagicEvent {
        public FoeSpellsDrawn {
            spells = List.copyOf(spells);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MA-17";
        }
    }

    /** A spell was cast and its place is empty; {@code at} says in plain words at what, and may be empty. */
    record SpellCast(Caster caster, String spell, String at) implements MagicEvent {
        @Override
        public String rule() {
            return Invention.rule(spell);
        }
    }

    /** A spell was broken off and is lost with its place. */
    record SpellLost(Caster caster, String spell, String why) implements MagicEvent {
        @Override
        public String rule() {
            return "MA-05";
        }
    }

    /** Something that lasts began. */
    record EffectBegun(Effect effect, String rule, List<Roll> rolls) implements MagicEvent {
        public EffectBegun {
            rolls = List.copyOf(rolls);
        }

        public EffectBegun(Effect effect, String rule) {
            this(effect, rule, List.of());
        }
    }

    record EffectEnded(String effect, String why) implements MagicEvent {}

    /** A figure of an effect changed: a reading used, a barrier broken. */
    record EffectChanged(String effect, String number, int value, String why) implements MagicEvent {
        /** The number that says that whoever is under the effect feels its last turn begin. */
        public static final String LAST_TURN = "last-turn";
    }

    /** Somebody on whom a spell was cast was not moved by it. */
    record Resisted(Caster caster, Effect.On target, String spell, List<Roll> rolls) implements MagicEvent {
        public Resisted {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "CB-27";
        }
    }

    /** A hand that was to lay a spell on somebody did not reach him, and the spell is wasted. */
    record TouchMissed(Caster caster, Effect.On target, String spell, List<Roll> rolls) implements MagicEvent {
        public TouchMissed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-74";
        }
    }

    /** A spell did nothing, for a reason that its caster is not told. */
    record NothingHappened(Caster caster, String spell, List<Roll> rolls) implements MagicEvent {
        public NothingHappened {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-115";
        }
    }

    /**
     * Creatures fell asleep; an effect on each follows.
     *
     * @param type the level type that the caster named
     * @param number how many the dice allowed
     */
    record FellAsleep(
            Caster caster, int type, int number, List<FoeId> foes, List<CharacterId> members, List<Roll> rolls)
            implements MagicEvent {
        public FellAsleep {
            foes = List.copyOf(foes);
            members = List.copyOf(members);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-08";
        }
    }

    /** A monster goes over to the caster's side and gives him what it carries. */
    record FoeCharmed(CharacterId caster, FoeId foe, List<Roll> rolls) implements MagicEvent {
        public FoeCharmed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-07";
        }
    }

    /** A monster serves no longer and goes its own way. */
    record FollowerLeft(FoeId foe, String why) implements MagicEvent {
        @Override
        public String rule() {
            return "SP-07";
        }
    }

    /** A caster examined something for magic; {@code what} names it as he sees it. */
    record MagicSought(CharacterId caster, String what, boolean magic, boolean held) implements MagicEvent {
        @Override
        public String rule() {
            return "SP-01";
        }
    }

    /**
     * A cleric felt for evil, or an evil one for good.
     *
     * @param spell by which
     * @param good whether it was good that was felt for
     * @param feet how far it reached
     * @param directions strength in words by direction, such as {@code north: faint}
     */
    record IntentFelt(CharacterId caster, String spell, boolean good, int feet, SortedMap<String, String> directions)
            implements MagicEvent {
        public IntentFelt {
            directions = Collections.unmodifiableSortedMap(new TreeMap<>(directions));
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** A caster looked at one creature or thing for its intent; {@code strength} is empty if it showed none. */
    record IntentSeen(CharacterId caster, String spell, boolean good, String what, String strength)
            implements MagicEvent {
        @Override
        public String rule() {
            return spell;
        }
    }

    /**
     * Food or drink was made good or foul.
     *
     * @param owner who carries it
     * @param item the stack
     * @param quantity how many of it
     * @param foul whether it was spoiled rather than made good
     * @param part id of the changed part when only part of the stack changed; the stack's own id otherwise
     */
    record ProvisionsChanged(CharacterId owner, ItemId item, int quantity, boolean foul, ItemId part)
            implements MagicEvent {
        @Override
        public String rule() {
            return foul ? "SP-76" : "SP-75";
        }
    }

    /**
     * A cleric faced undead.
     *
     * @param kind their row of the table
     * @param outcome what came of it
     * @param foes those it took
     * @param cornered whether they cannot get away and cower
     */
    record UndeadFaced(
            CharacterId cleric,
            String kind,
            Turning.Outcome outcome,
            List<FoeId> foes,
            boolean cornered,
            List<Roll> rolls)
            implements MagicEvent {
        public UndeadFaced {
            foes = List.copyOf(foes);
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return switch (outcome) {
                case NOTHING -> "CH-90";
                case FAILED -> "CH-87";
                case TURNED -> "CH-88";
                case DESTROYED -> "CH-89";
            };
        }
    }

    /** A scroll or a map was read and understood; from now on it bears another name. */
    record WritingRead(CharacterId reader, ItemId thing, String name, String rule) implements MagicEvent {}

    /** A spell was cast off a scroll, and its writing is gone; {@code kind} and {@code name} are those of the rest. */
    record ScrollCast(CharacterId caster, ItemId scroll, String spell, String at, String kind, String name)
            implements MagicEvent {
        @Override
        public String rule() {
            return "MI-072";
        }
    }

    /** Somebody was overcome by a spell that leaves nothing behind but what the next event tells. */
    record Overcome(Caster caster, Effect.On target, String spell, List<Roll> rolls) implements MagicEvent {
        public Overcome {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return spell;
        }
    }

    /** A curse was faced; whether it yielded both caster and subject feel. */
    record CurseFaced(Caster caster, Effect.On on, boolean lifted, List<Roll> rolls) implements MagicEvent {
        public CurseFaced {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "SP-35";
        }
    }

    /** A thing lost its magic, curse and all; {@code kind} and {@code name} are what it is now. */
    record ThingMadePlain(CharacterId owner, ItemId thing, String kind, String name, String rule)
            implements MagicEvent {}

    /**
     * A cleric turned to Chaos by what he did.
     *
     * @param memorised his spells, turned about
     * @param languages the tongues that he speaks now
     */
    record ClericFell(CharacterId who, List<String> memorised, List<String> languages) implements MagicEvent {
        public ClericFell {
            memorised = List.copyOf(memorised);
            languages = List.copyOf(languages);
        }

        @Override
        public String rule() {
            return "SP-108";
        }
    }
}
