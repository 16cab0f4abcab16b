package org.woodgrain.campaign.town;

import java.util.List;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.time.Healing;

/** Days in town. */
public final class Lodging {
    /** The most days that can be spent at one order: a year. */
    static final int MOST = 336;

    private Lodging() {}

    /** Lets days go by for everybody; {@code rested} says how many of them were complete rest for each. */
    @Rule({"TI-02", "TI-03", "TI-05"})
    public static void pass(Unfolding u, int days, ToIntFunction<Adventurer> rested, String rule) {
        TreeMap<CharacterId, Integer> healed = new TreeMap<>();
        TreeMap<CharacterId, Integer> counts = new TreeMap<>();
        for (Adventurer who : u.state().adventurers().values()) {
            if (who.living()) {
                int more = rested.applyAsInt(who);
                counts.put(who.id(), who.restDays() + more);
                int points = Healing.points(who.restDays(), more, who.maxHitPoints() - who.hitPoints());
                if (points > 0) {
                    healed.put(who.id(), points);
                }
            }
        }
        u.emit(new TownEvent.DaysPassed(days, counts, healed, rule));
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (effect.unit() == Effect.Unit.DAYS && effect.left() <= 0) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "its time is up"));
                Subdual.termEnds(u, effect);
            }
        }
    }
}
