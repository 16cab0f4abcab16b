package org.woodgrain.campaign.spells;

import java.util.Map;
import org.woodgrain.rules.Rule;

/** A creature must do the task that is laid on it, or weaken; who ignores it dies ({@link Tasks}). */
@Rule("SP-69")
final class Geas extends LaidTask {
    static final String KIND = "SP-69";

    @Override
    String rule() {
        return KIND;
    }

    /** Only a task whose end can be seen kills who ignores it. */
    @Override
    boolean words() {
        return false;
    }

    @Override
    String must(String task) {
        return task;
    }

    @Override
    Map<String, Integer> numbers(boolean clear) {
        return Map.of();
    }
}
