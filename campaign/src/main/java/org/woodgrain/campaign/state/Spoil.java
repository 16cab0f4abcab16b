package org.woodgrain.campaign.state;

import java.util.List;

/**
 * A thing of magic that was brought home, for the day on which it is sold (XP-06).
 *
 * @param opposition level of what it lay behind
 * @param counted copper pieces that it counted for already
 * @param sharers who brought it home
 */
public record Spoil(int opposition, int counted, List<CharacterId> sharers) {
    public Spoil {
        sharers = List.copyOf(sharers);
    }
}
