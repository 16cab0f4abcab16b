package org.woodgrain.lab.figures;

import java.util.List;
import java.util.Map;
import org.woodgrain.lab.fights.Score;
import org.woodgrain.rules.Ruleset;

/** Many fights that were asked for, wherever they were fought, and what came of them. */
public sealed interface Fought permits Outcome, TableOutcome {

    /** What came of them. */
    Score score();

    /** The rules by which they were fought. */
    Ruleset ruleset();

    /** Why they were fought where they were, as a sentence without a full stop. */
    String why();

    long seed();

    /** How many were asked for; fewer may have been fought. */
    long asked();

    /** A side as told. */
    String label(int side);

    /** In lines for a terminal. */
    List<String> text();

    /** By name, in the order in which they are told. */
    Map<String, Object> figures();

    /** What the figures rest on, in sentences. */
    List<String> assumptions();
}
