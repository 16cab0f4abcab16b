package org.woodgrain.campaign.meeting;

import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.clock.Moon;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Tactics;

/**
 * In which shape lycanthropes are met: as beasts under a full moon, and where they lie in wait; by day as men and women;
 * on other nights only the cunning go as such.
 */
final class Shapeshifters {
    private Shapeshifters() {}

    static void show(Unfolding u) {
        Host host = Host.of(u);
        for (Foe foe : host.able()) {
            Monster kind = host.monster(foe);
            if (kind.has(OnHit.Were.class, host.profile())
                    && foe.number(Marks.HUMAN) == 0
                    && human(host.state().clock(), kind.tactics())) {
                String number = foe.name().replaceFirst("^\\D*", "");
                u.emit(new PowerEvent.Veiled(foe.id(), number.isEmpty() ? "stranger" : "stranger " + number));
            }
        }
    }

    private static boolean human(Clock clock, Tactics tactics) {
        return !Moon.full(clock) && tactics != Tactics.AMBUSHER && (!Moon.night(clock) || tactics == Tactics.CUNNING);
    }
}
