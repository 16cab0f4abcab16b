package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.rules.Roll;

/** New spells: proposed, found, taught and told. */
public sealed interface LoreEvent extends Event {
    /** Somebody put a spell before the referee. */
    record SpellProposed(Invented spell) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-22";
        }
    }

    /** The referee fixed what a proposed spell is; {@code was} is the id that it had until then. */
    record SpellRuled(String was, Invented spell) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-22";
        }
    }

    /** The referee turned a proposed spell down. */
    record SpellTurnedDown(String spell, String name, String why) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-22";
        }
    }

    /** A search ended well; {@code spell} tells who knows it now. */
    record SpellFound(CharacterId who, Invented spell, int chance, List<Roll> rolls) implements LoreEvent {
        public SpellFound {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MA-25";
        }
    }

    /** A search ended in nothing, and its gold is gone. */
    record ResearchFailed(CharacterId who, String name, int chance, List<Roll> rolls) implements LoreEvent {
        public ResearchFailed {
            rolls = List.copyOf(rolls);
        }

        @Override
        public String rule() {
            return "MA-25";
        }
    }

    /** A pupil has the spell in his book. */
    record SpellTaught(CharacterId who, CharacterId pupil, String spell) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-26";
        }
    }

    /** A spell is a secret no more. */
    record SpellPublished(CharacterId who, String spell) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-26";
        }
    }

    /** A spell was cast of which the referee says what comes. */
    record RulingAwaited(String casting, Caster caster, String spell, String at) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-22";
        }
    }

    /** The referee said what came of a casting. */
    record CastingRuled(String casting, String spell, String text) implements LoreEvent {
        @Override
        public String rule() {
            return "MA-22";
        }
    }
}
