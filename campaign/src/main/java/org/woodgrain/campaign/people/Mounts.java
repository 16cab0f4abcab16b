package org.woodgrain.campaign.people;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Steeds;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Creatures that follow the company and bear its members or its goods.
 *
 * @param book the tables
 * @param state now
 */
public record Mounts(Rulebook book, CampaignState state) {
    /** The kind of the effect on a member who sits on the back of a creature, its maker. */
    public static final String RIDES = "rides";

    private static final int TENTHS = 10;
    private static final int FEET = 10;

    /** The creature on which somebody rides; empty for one on foot. */
    public static Optional<Foe> under(CampaignState state, CharacterId rider) {
        return state.effects().of(RIDES).isEmpty()
                ? Optional.empty()
                : state.effectsOn(new Effect.On.OnCharacter(rider)).stream()
                        .filter(effect -> effect.kind().equals(RIDES))
                        .findFirst()
                        .flatMap(effect -> follower(state, new FoeId(effect.maker())));
    }

    /** All who ride. */
    public static Set<CharacterId> riders(CampaignState state) {
        Set<CharacterId> all = new HashSet<>();
        for (Effect effect : state.effects().of(RIDES)) {
            if (effect.on() instanceof Effect.On.OnCharacter on) {
                all.add(on.character());
            }
        }
        return all;
    }

    /** A creature that follows the company and can act. */
    public static Optional<Foe> follower(CampaignState state, FoeId id) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.id().equals(id) && foe.able())
                .findFirst();
    }

    /** Those who ride on one creature. */
    public static List<Adventurer> riders(CampaignState state, FoeId beast) {
        return state.company().stream()
                .filter(who -> under(state, who.id())
                        .filter(foe -> foe.id().equals(beast))
                        .isPresent())
                .toList();
    }

    private Monster kind(Foe beast) {
        return book.monsters().monster(beast.monster());
    }

    /** Whether such a creature carries anything at all. */
    public boolean carries(Foe beast) {
        return Steeds.carries(kind(beast), state.ruleset().profile()) > 0;
    }

    /** Whether it lets anybody on its back; genies bear whom they are told to. */
    public boolean bears(Foe beast) {
        return carries(beast)
                && (kind(beast).has(Habit.Mount.class, state.ruleset().profile())
                        || kind(beast).isKind("genie"));
    }

    /** Whether it bears this one and does not throw him. */
    public boolean suffers(Foe beast, Adventurer rider) {
        return kind(beast).isKind("genie")
                || Steeds.bears(
                        kind(beast), state.ruleset().profile(), new Steeds.Rider("", rider.alignment(), false, false));
    }

    /** What it bears now in tenths of a pound: its load, and its riders with their gear. */
    @Rule("EQ-20")
    public int load(Foe beast) {
        Burdens burdens = new Burdens(book, state);
        return Encumbrance.load(book.equipment(), beast.items(), beast.carried())
                + riders(state, beast.id()).stream().mapToInt(burdens::weight).sum();
    }

    /** The most that it bears, at half its speed, in tenths of a pound. */
    @Rule("EQ-20")
    public int most(Foe beast) {
        return 2 * TENTHS * Steeds.carries(kind(beast), state.ruleset().profile());
    }

    /** Inches at which it walks under its load, as magic lets it; what cannot walk flies. */
    @Rule({"EQ-20", "CW-09"})
    public int inches(Foe beast) {
        int own = (kind(beast).move() > 0 ? kind(beast).move() : kind(beast).fly()) / FEET;
        int laden = switch (Steeds.pace(kind(beast), state.ruleset().profile(), Math.ceilDiv(load(beast), TENTHS))) {
            case FULL -> own;
            case HALF -> own / 2;
            case NONE -> 0;
        };
        return Gait.changed(state, new Effect.On.OnFoe(beast.id()), laden);
    }
}
