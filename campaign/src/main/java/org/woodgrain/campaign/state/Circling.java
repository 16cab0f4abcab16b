package org.woodgrain.campaign.state;

import java.util.List;

/**
 * Monsters who found no room in front and go round by another way (EN-20).
 *
 * @param foes who they are; they join the meeting when they arrive
 * @param rounds until they do
 */
public record Circling(List<Foe> foes, int rounds) {
    public static final Circling NONE = new Circling(List.of(), 0);

    public Circling {
        foes = List.copyOf(foes);
    }
}
