package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.rules.Roll;

/** Talk at the table. */
public sealed interface ChatEvent extends Event {
    /**
     * Something was said.
     *
     * @param by in whose name; empty for the seat itself
     * @param referee whether the referee's seat said it
     * @param aside whether only the referee hears it
     * @param text as it was typed
     * @param casts what its dice came to, one for each expression, with every die: {@code 2d6 [3, 4] + 1 = 8}
     * @param rolls the dice themselves, in the order in which they fell
     */
    record Said(String by, boolean referee, boolean aside, String text, List<String> casts, List<Roll> rolls)
            implements ChatEvent {
        public Said {
            casts = List.copyOf(casts);
            rolls = List.copyOf(rolls);
        }
    }
}
