package org.woodgrain.campaign.town;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Days in town. */
public final class Lodging {
    /** The most days that can be spent at one order: a year. */
    static final int MOST = 336;

    private Lodging() {}

    /**
     * Lets days go by for everybody; {@code rested} says how many of them, the last ones, are complete rest for each.
     * They stop on the way for whatever ends: an illness that breaks out or kills, a curse of so many days.
     */
    @Rule({"TI-02", "TI-03", "TI-05"})
    public static void pass(Unfolding u, int days, ToIntFunction<Adventurer> rested, String rule) {
        TreeMap<CharacterId, Integer> rest = new TreeMap<>();
        u.state().adventurers().values().forEach(who -> rest.put(who.id(), rested.applyAsInt(who)));
        int left = days;
        while (left > 0) {
            int step = Math.min(left, soonest(u.state()));
            days(u, step, left, rest, rule);
            left -= step;
        }
    }

    /** Days to the end of the effect that ends first; as many as anybody wants if there is none. */
    private static int soonest(CampaignState state) {
        return state.effects().stream()
                .filter(effect -> effect.unit() == Effect.Unit.DAYS)
                .mapToInt(effect -> Math.max(1, effect.left()))
                .min()
                .orElse(MOST);
    }

    private static void days(Unfolding u, int step, int left, Map<CharacterId, Integer> rest, String rule) {
        TreeMap<CharacterId, Integer> healed = new TreeMap<>();
        TreeMap<CharacterId, Integer> counts = new TreeMap<>();
        for (Adventurer who : u.state().adventurers().values()) {
            if (who.living()) {
                int resting = rest.getOrDefault(who.id(), 0);
                int more = Math.min(resting, left) - Math.min(resting, left - step);
                counts.put(who.id(), who.restDays() + more);
                int points = Maladies.healed(
                        u.state(),
                        new Effect.On.OnCharacter(who.id()),
                        who.restDays(),
                        more,
                        who.maxHitPoints() - who.hitPoints());
                if (points > 0) {
                    healed.put(who.id(), points);
                }
            }
        }
        u.emit(new TownEvent.DaysPassed(step, counts, healed, rule));
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (effect.unit() == Effect.Unit.DAYS && effect.left() <= 0) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its time is up"));
                Subdual.termEnds(u, effect);
                Afflictions.ranOut(u, effect);
            }
        }
    }
}
