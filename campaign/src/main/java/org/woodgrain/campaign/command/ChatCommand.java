package org.woodgrain.campaign.command;

/** Talk at the table, which is no part of the game: it takes no time and moves nothing. */
public sealed interface ChatCommand extends Command {
    /**
     * Says something. A text of {@code /roll DICE} throws dice, and {@code [[DICE]]} throws them within the text.
     *
     * @param by in whose name: a member's id or name, of the referee's seat anybody's; empty for the seat itself
     * @param aside whether only the referee is to hear it; of the referee's own seat, a note for himself
     */
    record Say(String by, boolean aside, String text) implements ChatCommand {}
}
