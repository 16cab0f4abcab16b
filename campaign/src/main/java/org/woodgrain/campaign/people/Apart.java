package org.woodgrain.campaign.people;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;

/** Members whom magic has carried away from the company, and who wait where they are for it. */
public final class Apart {
    /** The kind of the effect that keeps where one is. */
    public static final String KIND = "apart";

    /** Its word and numbers. */
    public static final String LEVEL = "level";

    public static final String X = "x";
    public static final String Y = "y";

    private Apart() {}

    /** The place where somebody waits; empty if he is not apart. */
    public static Optional<Place.Underground> at(CampaignState state, CharacterId who) {
        return effect(state, who)
                .map(effect -> new Place.Underground(
                        effect.word(LEVEL),
                        new Cell(effect.number(X), effect.number(Y)),
                        state.underground().map(Place.Underground::facing).orElse(Direction.NORTH)));
    }

    /** The effect that keeps it. */
    public static Optional<Effect> effect(CampaignState state, CharacterId who) {
        return state.effects().first(new Effect.On.OnCharacter(who), KIND);
    }

    /** All who are apart and alive. */
    public static List<Adventurer> all(CampaignState state) {
        return state.effects().of(KIND).isEmpty()
                ? List.of()
                : state.adventurers().values().stream()
                        .filter(Adventurer::living)
                        .filter(who -> effect(state, who.id()).isPresent())
                        .toList();
    }
}
