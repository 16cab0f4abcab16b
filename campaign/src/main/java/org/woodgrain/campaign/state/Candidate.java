package org.woodgrain.campaign.state;

import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Terms;

/**
 * Somebody who has answered a search and waits to hear an offer.
 *
 * @param person as he will be when he joins
 * @param calling what he was sought as
 * @param employer who sought him
 * @param until the last day on which he waits
 * @param throwsMade offers that he has weighed (NP-15)
 * @param best the best terms so far; all nought before the first offer
 */
public record Candidate(
        Adventurer person, Calling calling, CharacterId employer, int until, int throwsMade, Terms best) {

    public CharacterId id() {
        return person.id();
    }

    public Candidate heard(Terms terms) {
        return new Candidate(person, calling, employer, until, throwsMade + 1, terms);
    }
}
