package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Figure;

/** What one spell does. */
interface SpellWork {
    /** Quarters in a turn. */
    int QUARTERS = 4;

    /** Why it cannot be cast at this, as far as the caster can know (SP-115); empty if it can. */
    Optional<Refusal> check(Scene scene, List<String> targets);

    /** Does it. The place in memory is empty already. */
    void carryOut(Unfolding u, Scene scene, List<String> targets);

    /** At what the company may aim it now; empty if at nothing. */
    List<Aim> aims(Scene scene);

    /** Whether it can be set on any place in sight as well. */
    default boolean atPlaces() {
        return false;
    }

    /** How the question for its aim is put. */
    default String question() {
        return "Cast it on";
    }

    /** What a caster is asked who is not in a hurry; these are the aims that he has, at least one. */
    default List<Asked> asks(Scene scene, List<Aim> aims) {
        boolean self = aims.size() == 1 && aims.getFirst().value().isEmpty();
        List<Asked> asked = new ArrayList<>();
        if (!self) {
            asked.add(Asked.choice(Asked.TARGET, question(), aims));
        }
        if (atPlaces()) {
            asked.add(Asked.place());
        }
        return asked;
    }

    /** Whether it can be directed at any place in sight while it is in force. */
    default boolean sentToPlaces() {
        return false;
    }

    /** The figures, besides range and duration, in which an invented spell can be twice this one. */
    default Set<Figure> doubles() {
        return Set.of();
    }

    /** Whether it is aimed at enemies. */
    default boolean hostile() {
        return false;
    }

    /**
     * At what the automatic referee lets a monster cast it in a fight, the best first; empty if it would be of no use.
     * Each entry is a whole set of targets.
     */
    default List<List<String>> wits(Scene scene) {
        return hostile() ? Wits.anybody(scene) : List.of();
    }

    /** Whether it can be cast in town. */
    default boolean inTown() {
        return false;
    }

    /** Whether it can be cast in a round of battle. */
    default boolean inBattle() {
        return true;
    }

    /** Why its caster cannot direct it so while it is in force; empty if he can. */
    default Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return scene.wrong("it does not heed its caster any more", scene.spell().id());
    }

    /** Does what its caster directs. */
    default void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {}

    /** What its caster can direct now; empty if nothing. */
    default List<Aim> directions(Scene scene, Effect effect) {
        return List.of();
    }

    /** Whole turns that directing it takes; 0 for a round. */
    default int turnsToDirect() {
        return 0;
    }

    /** The same in quarters of a turn. */
    default int quartersToDirect() {
        return QUARTERS * turnsToDirect();
    }

    /** The same where it goes by what the spell has been set to. */
    default int quartersToDirect(Effect effect) {
        return quartersToDirect();
    }
}
