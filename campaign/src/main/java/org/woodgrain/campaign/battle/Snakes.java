package org.woodgrain.campaign.battle;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Conduct;

/** Sticks turned snakes go for whom their maker names, or else for the nearest, at most three for one. */
@Rule("SP-102")
final class Snakes {
    private static final String KIND = "SP-102";
    private static final int ON_ONE = 3;

    private final Field field;

    /** Whom each goes for in this round. */
    private final int[] quarry;

    Snakes(Field field) {
        this.field = field;
        this.quarry = new int[field.size()];
        Arrays.fill(quarry, Conduct.NOBODY);
    }

    private static Optional<Effect> of(Field field, CampaignState state, int who) {
        return state.effects().of(KIND).isEmpty() || !(field.fighter(who) instanceof Fighter.Opponent snake)
                ? Optional.empty()
                : state.effects().first(new Effect.On.OnFoe(snake.id()), KIND);
    }

    /** Whether one has been told to keep back. */
    static boolean holds(Field field, CampaignState state, int who) {
        return of(field, state, who)
                .filter(effect -> effect.word(PrayerEvent.SnakesBidden.BIDDEN).equals(PrayerEvent.SnakesBidden.HOLD))
                .isPresent();
    }

    /**
     * Whom a snake strikes; empty if it is none.
     *
     * @param reach those whom it can reach
     * @param near the nearest of them
     */
    Optional<Integer> target(CampaignState state, int who, int[] reach, int near) {
        Optional<Effect> effect = of(field, state, who);
        if (effect.isEmpty()) {
            return Optional.empty();
        }
        String bidden = effect.get().word(PrayerEvent.SnakesBidden.BIDDEN);
        if (bidden.equals(PrayerEvent.SnakesBidden.HOLD)) {
            return Optional.of(Conduct.NOBODY);
        }
        Optional<Integer> named = bidden.isEmpty()
                ? Optional.empty()
                : field.number(new Fighter.Opponent(new FoeId(bidden)))
                        .filter(foe -> IntStream.of(reach).anyMatch(each -> each == foe));
        int target = named.orElseGet(() -> IntStream.concat(IntStream.of(near), IntStream.of(reach))
                .filter(each -> IntStream.of(reach).anyMatch(one -> one == each))
                .filter(each -> others(who, each) < ON_ONE)
                .findFirst()
                .orElse(Conduct.NOBODY));
        quarry[who] = target;
        return Optional.of(target);
    }

    private long others(int who, int target) {
        return IntStream.range(0, quarry.length)
                .filter(each -> each != who && quarry[each] == target)
                .count();
    }
}
