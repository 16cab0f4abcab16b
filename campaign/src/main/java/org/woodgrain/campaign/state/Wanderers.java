package org.woodgrain.campaign.state;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.rules.encounters.Band;

/**
 * Wandering monsters that are about to be met; the meeting opens before anything else is done.
 *
 * @param bands who comes, leaders first
 * @param from the cell by which they come into the company's room or passage
 * @param door the door they come by; empty if by open ground
 * @param heard whether a posted listener heard them, which gives the company a round to act (EX-27)
 */
public record Wanderers(List<Band> bands, Cell from, Optional<Edge> door, boolean heard) {
    public Wanderers {
        bands = List.copyOf(bands);
    }
}
