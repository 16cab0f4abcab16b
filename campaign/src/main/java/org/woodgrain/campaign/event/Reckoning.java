package org.woodgrain.campaign.event;

import java.util.List;

/**
 * What an expedition is worth in experience.
 *
 * @param prizes each thing that counts
 * @param treasure copper pieces of treasure brought home
 * @param survivors who share equally
 * @param hirelings how many of them are hirelings, who have half a share (XP-13)
 */
public record Reckoning(List<Counted> prizes, long treasure, int survivors, int hirelings) {
    public Reckoning {
        prizes = List.copyOf(prizes);
    }

    /**
     * One thing that counts.
     *
     * @param what in plain words
     * @param rule that gives the points
     * @param points exactly, as text: "150", "12 1/2"
     * @param opposition its level
     */
    public record Counted(String what, String rule, String points, int opposition) {}
}
