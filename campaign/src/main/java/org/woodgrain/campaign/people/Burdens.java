package org.woodgrain.campaign.people;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Bodies;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Comrades who have to be carried: the helpless by whom the players name, the dead by those who are the least laden.
 *
 * @param book the tables
 * @param state now
 */
public record Burdens(Rulebook book, CampaignState state) {
    /** The kind of the effect on a helpless member whom another carries, its maker. */
    public static final String BORNE = "borne";

    /** Who carries a helpless member; empty if nobody does. */
    public static Optional<CharacterId> bearer(CampaignState state, CharacterId body) {
        return borne(state, body).map(effect -> new CharacterId(effect.maker()));
    }

    /** The effect of being carried. */
    public static Optional<Effect> borne(CampaignState state, CharacterId body) {
        return state.effects().of(BORNE).isEmpty()
                ? Optional.empty()
                : state.effects().first(new Effect.On.OnCharacter(body), BORNE);
    }

    /** Whom a member carries of the helpless; empty if nobody. */
    public static Optional<Adventurer> carriedBy(CampaignState state, CharacterId bearer) {
        return state.effects().of(BORNE).isEmpty()
                ? Optional.empty()
                : state.company().stream()
                        .filter(who ->
                                bearer(state, who.id()).filter(bearer::equals).isPresent())
                        .findFirst();
    }

    /** The dead whom the company brings along. */
    public static List<Adventurer> dead(CampaignState state) {
        List<Adventurer> dead = List.of();
        if (state.place() instanceof Place.Underground) {
            for (CharacterId id : state.order()) {
                Adventurer who = state.adventurers().get(id);
                if (who != null && TheDead.atHand(state, who)) {
                    // mostly there are none
                    dead = dead.isEmpty() ? new ArrayList<>() : dead;
                    dead.add(who);
                }
            }
        }
        return dead;
    }

    /** What somebody weighs who is carried, with his gear, in tenths of a pound. */
    @Rule("EQ-29")
    public int weight(Adventurer body) {
        return Bodies.weight(body.race()) + new Figures(book, state.ruleset()).load(body);
    }

    /**
     * Tenths of a pound of comrades that a member bears besides his own load; none in a fight, for which he lays them down.
     * The dead never weigh him down so much that he cannot go: what is too heavy is dragged.
     */
    @Rule("EQ-29")
    public int of(Adventurer who) {
        boolean fighting = state.encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .isPresent();
        if (fighting) {
            return 0;
        }
        int living = carriedBy(state, who.id()).map(this::weight).orElse(0);
        List<Adventurer> dead = dead(state);
        return dead.isEmpty() ? living : living + share(dead, who, living);
    }

    /** What falls to one when the dead are shared out, each to the one who has the least to bear by then. */
    private int share(List<Adventurer> dead, Adventurer who, int living) {
        Figures figures = new Figures(book, state.ruleset());
        TreeMap<CharacterId, Integer> loads = new TreeMap<>();
        state.company().stream()
                .filter(each -> !state.helpless(each.id()))
                .forEach(each -> loads.put(
                        each.id(),
                        figures.load(each)
                                + carriedBy(state, each.id()).map(this::weight).orElse(0)));
        if (!loads.containsKey(who.id())) {
            return 0;
        }
        int before = figures.load(who) + living;
        for (Adventurer body : dead) {
            CharacterId least = state.order().stream()
                    .filter(loads::containsKey)
                    .min(Comparator.comparing(loads::get))
                    .orElseThrow();
            loads.merge(least, weight(body), Integer::sum);
        }
        int after = loads.getOrDefault(who.id(), before);
        return Math.max(0, Math.min(after, Encumbrance.MOST) - before);
    }
}
