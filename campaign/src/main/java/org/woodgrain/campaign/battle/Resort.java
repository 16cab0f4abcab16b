package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Item;

/** Things that a foe uses up in a fight: a potion of healing, a scroll. */
final class Resort {
    private static final String HEALING = "MI-054";

    private Resort() {}

    /** The healing that one drinks who has lost half his hit points; empty if he has none or needs none. */
    static Optional<Item> healing(Foe foe) {
        return foe.hitPoints() * 2 > foe.maxHitPoints()
                ? Optional.empty()
                : foe.items().stream()
                        .filter(item -> item.kind().equals(HEALING))
                        .findFirst();
    }

    static void drink(Unfolding u, Foe foe, Item potion) {
        int points = u.throwing()
                .of(HEALING, "healing")
                .by(foe.name())
                .secret()
                .plus(1)
                .roll(1, 6)
                .total();
        int now = Math.min(foe.maxHitPoints(), foe.hitPoints() + points);
        List<Roll> rolls = u.throwing().take();
        u.emit(new PowerEvent.ThingUsed(foe.id(), potion.id(), now - foe.hitPoints(), now, HEALING, rolls));
    }

    /** A spell that one had only on a scroll is gone from it once it is cast. */
    static void cast(Unfolding u, FoeId id, String spell) {
        Names.foe(u.state(), id)
                .filter(foe -> foe.number(MonsterCasting.key(spell)) == 0)
                .flatMap(foe -> foe.items().stream()
                        .filter(item -> item.kind().endsWith("/" + spell))
                        .findFirst()
                        .map(item -> new PowerEvent.ThingUsed(id, item.id(), 0, foe.hitPoints(), "MI-070", List.of())))
                .ifPresent(u::emit);
    }
}
