package org.woodgrain.campaign.state;

/** One who fights: a member of the company or a monster. */
public sealed interface Fighter {
    record Member(CharacterId id) implements Fighter {
        @Override
        public Effect.On on() {
            return new Effect.On.OnCharacter(id);
        }
    }

    record Opponent(FoeId id) implements Fighter {
        @Override
        public Effect.On on() {
            return new Effect.On.OnFoe(id);
        }
    }

    /** The same as what an effect acts on. */
    Effect.On on();
}
