package org.woodgrain.campaign.state;

import org.woodgrain.rules.exploration.Bearing;
import org.woodgrain.rules.exploration.WindForce;

/**
 * The wind over a place.
 *
 * @param force how hard it blows
 * @param from where it comes from; of no account in a calm
 */
public record Wind(WindForce force, Bearing from) {
    /** No wind at all. */
    public static final Wind STILL = new Wind(WindForce.CALM, Bearing.NORTH);

    public Wind withForce(WindForce blows) {
        return new Wind(blows, from);
    }

    /** In plain words; empty in a calm. */
    public String told() {
        return force == WindForce.CALM ? "" : force.label() + " from the " + from.label();
    }
}
