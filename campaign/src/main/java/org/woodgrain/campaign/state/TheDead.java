package org.woodgrain.campaign.state;

import java.util.Optional;
import java.util.TreeMap;

/**
 * When characters died, and whether their bodies can be had. A company brings its dead along, and home with it; those of a
 * company of which nobody came home lie out of reach.
 */
public final class TheDead {
    /** The kind of the effect that remembers a death. */
    public static final String DEATH = "death";

    /** The kind of the effect on a dead character whose body was animated; its maker is the servant that he is now. */
    public static final String WALKS = "SP-53-body";

    private static final String DAY = "died-on-day";
    private static final String TURN = "died-in-turn";

    /** The number that says that this body cannot be raised. */
    private static final String PAST_RAISING = "past-raising";

    /** The number that says that the body lies where nobody has it. */
    private static final String OUT_OF_REACH = "out-of-reach";

    private TheDead() {}

    /** The memory of a death that happens now; {@code whole} whether the body could be raised. */
    public static Effect dies(CampaignState state, CharacterId who, boolean whole) {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        numbers.put(DAY, state.clock().day());
        numbers.put(TURN, state.clock().turn());
        if (!whole) {
            numbers.put(PAST_RAISING, 1);
        }
        return new Effect(
                "death-of-" + who,
                DEATH,
                "",
                new Effect.On.OnCharacter(who),
                "",
                Effect.Unit.LASTING,
                0,
                numbers,
                true);
    }

    public static Optional<Effect> of(CampaignState state, CharacterId who) {
        return state.effects().first(new Effect.On.OnCharacter(who), DEATH);
    }

    /** Whole days since somebody died, counted from the hour of his death; 0 if it is not known when. */
    public static int days(CampaignState state, CharacterId who) {
        return of(state, who)
                .map(death -> (turns(state.clock().day(), state.clock().turn())
                                - turns(death.number(DAY), death.number(TURN)))
                        / Clock.TURNS_IN_DAY)
                .orElse(0);
    }

    private static int turns(int day, int turn) {
        return day * Clock.TURNS_IN_DAY + turn;
    }

    /** Whether nothing can call him back any more, as those know who have tried or who saw how he died. */
    public static boolean pastRaising(CampaignState state, CharacterId who) {
        return of(state, who).filter(death -> death.number(PAST_RAISING) != 0).isPresent();
    }

    /** Whether the company has the body at hand. */
    public static boolean atHand(CampaignState state, Adventurer who) {
        return who.life() == Life.DEAD
                && (state.underground().isEmpty() || state.order().contains(who.id()))
                && !walks(state, who.id())
                && of(state, who.id())
                        .filter(death -> death.number(OUT_OF_REACH) != 0)
                        .isEmpty();
    }

    /** Whether his body walks about, so that it must be destroyed before anybody can call him back. */
    public static boolean walks(CampaignState state, CharacterId who) {
        return state.effects().any(new Effect.On.OnCharacter(who), WALKS);
    }

    /** The same memory of one who was tried in vain. */
    public static Effect failed(Effect death) {
        return death.withNumber(PAST_RAISING, 1);
    }

    /** The same memory of one who was left where he fell. */
    public static Effect left(Effect death) {
        return death.withNumber(OUT_OF_REACH, 1);
    }
}
