package org.woodgrain.lab.player;

import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/** Somebody who plays by what a seat may know. */
@FunctionalInterface
public interface Player {
    /** The offer to take up now. */
    Pick next(View view);
}
