package org.woodgrain.campaign.state;

/** Who casts a spell. */
public sealed interface Caster {
    /** A member of the company. */
    record Member(CharacterId id) implements Caster {
        @Override
        public String value() {
            return id.value();
        }

        @Override
        public Effect.On on() {
            return new Effect.On.OnCharacter(id);
        }
    }

    /** A monster that casts. */
    record Monster(FoeId id) implements Caster {
        @Override
        public String value() {
            return id.value();
        }

        @Override
        public Effect.On on() {
            return new Effect.On.OnFoe(id);
        }
    }

    /** The id, as effects name their maker. */
    String value();

    /** The caster as something on which a spell may lie. */
    Effect.On on();
}
