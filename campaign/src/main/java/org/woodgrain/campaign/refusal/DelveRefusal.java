package org.woodgrain.campaign.refusal;

import org.woodgrain.atlas.Direction;

/** Reasons met while exploring. */
public sealed interface DelveRefusal extends Refusal {
    record NoWay(Direction direction) implements DelveRefusal {
        @Override
        public String message() {
            return "There is no way " + direction.label() + ".";
        }
    }
}
