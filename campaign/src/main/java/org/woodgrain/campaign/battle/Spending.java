package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** What becomes of missiles that members send off. */
final class Spending {
    private Spending() {}

    /**
     * A missile has flown. An arrow that missed lies about, and so does every weapon thrown; an arrow that hit is spent,
     * and a vessel is broken.
     */
    @Rule({"EQ-16", "EQ-24", "MI-024"})
    static void of(Unfolding u, CharacterId who, Arms.Shot shot, boolean hit) {
        if (shot.returns() || Rocks.is(shot)) {
            return;
        }
        boolean lies = !shot.weapon().vessel() && (shot.thrown() || !hit);
        boolean keeps = u.state().standsOut(shot.missile().id());
        Item one = shot.missile()
                .withQuantity(1)
                .withId(keeps ? shot.missile().id() : new ItemId(u.newId("i")))
                .carried(Carried.LYING, "");
        u.emit(new BattleEvent.MissileSpent(who, shot.missile().id(), lies ? Optional.of(one) : Optional.empty()));
        int rounds = Arms.of(u.world().book(), u.state()).roundsPerShot(shot);
        if (rounds > 1) {
            Afflictions.begin(
                    u,
                    new Effect.On.OnCharacter(who),
                    Afflictions.RELOADING,
                    "",
                    "",
                    Effect.Unit.ROUNDS,
                    rounds,
                    Map.of(),
                    "CB-15",
                    List.of());
        }
    }
}
