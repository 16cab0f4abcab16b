package org.woodgrain.lab.player;

import java.util.HashMap;
import java.util.Map;
import org.woodgrain.campaign.offers.Pick;

/** What was tried, so that nothing is tried for ever. */
final class Tries {
    private final Map<String, Integer> made = new HashMap<>();
    private String last = "";
    private int running;

    /** Remembers a pick. */
    void made(Pick pick) {
        String key = pick.toString();
        running = key.equals(last) ? running + 1 : 1;
        last = key;
        count(key);
    }

    /** Whether a pick was made so often in a row. */
    boolean running(Pick pick, int times) {
        return pick.toString().equals(last) && running >= times;
    }

    /** Counts something, and says how often it was counted before. */
    int count(String key) {
        int before = of(key);
        made.put(key, before + 1);
        return before;
    }

    /** Keeps a number. */
    void note(String key, int number) {
        made.put(key, number);
    }

    int of(String key) {
        return made.getOrDefault(key, 0);
    }

    /** Forgets whatever begins so. */
    void forget(String begin) {
        made.keySet().removeIf(key -> key.startsWith(begin));
    }
}
