package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.exploration.Climbing;
import org.woodgrain.rules.exploration.RoomTraps;

/** Shafts that are climbed with hands and feet. */
public final class Ascent {
    private static final int ROPE_FEET = 50;
    private static final int EASY = 10;
    private static final Set<String> WET = Set.of("wet", "crumbling");

    private Ascent() {}

    /** A sheer face takes rope, spikes and a mallet, unless spikes were driven in before. */
    @Rule("HZ-03")
    static Optional<Refusal> check(CampaignState state, Stairs stairs) {
        if (stairs.kind() != Stairs.Kind.SHAFT || Marks.set(state, spiked(stairs))) {
            return Optional.empty();
        }
        int spikes = Climbing.spikes(stairs.feet());
        boolean equipped = ropes(state) * ROPE_FEET >= stairs.feet()
                && spiker(state, spikes).isPresent()
                && state.company().stream()
                        .anyMatch(member -> Kit.has(member, Kit.MALLET) || Kit.has(member, Kit.HAMMER));
        return equipped
                ? Optional.empty()
                : Optional.of(
                        new DelveRefusal.TooSheer(stairs.feet(), (stairs.feet() + ROPE_FEET - 1) / ROPE_FEET, spikes));
    }

    private static String spiked(Stairs stairs) {
        return "spiked|" + stairs.cell();
    }

    private static int ropes(CampaignState state) {
        return state.company().stream()
                .flatMap(member -> member.items().stream())
                .filter(item -> item.kind().equals(Kit.ROPE))
                .mapToInt(Item::quantity)
                .sum();
    }

    private static Optional<Adventurer> spiker(CampaignState state, int spikes) {
        return state.company().stream()
                .filter(member ->
                        Kit.find(member, Kit.SPIKE).map(Item::quantity).orElse(0) >= spikes)
                .findFirst();
    }

    /**
     * Each climbs in turn. Whoever falls on the way up lies at the foot, and the others come down to him; on the way down
     * all end at the foot in any case.
     *
     * @return whether the company has climbed it
     */
    @Rule({"HZ-01", "HZ-02", "HZ-03"})
    static boolean climb(Unfolding u, Level level, Stairs stairs) {
        if (stairs.kind() == Stairs.Kind.SHAFT && !Marks.set(u.state(), spiked(stairs))) {
            int spikes = Climbing.spikes(stairs.feet());
            Adventurer spiker = spiker(u.state(), spikes).orElseThrow();
            u.emit(new DelveEvent.FaceSpiked(
                    spiker.id(), Kit.find(spiker, Kit.SPIKE).orElseThrow().id(), spikes));
            Marks.set(u, spiked(stairs));
        }
        boolean fell = false;
        for (Adventurer member : u.state().company()) {
            int height = hard(u.world(), u.state(), level, stairs, member) ? attempt(u, stairs, member) : 0;
            if (height > 0) {
                fell = true;
                fall(u, member, height);
            }
        }
        return !fell || !stairs.up();
    }

    /** The height from which somebody falls; 0 if he does not. */
    private static int attempt(Unfolding u, Stairs stairs, Adventurer member) {
        int height = 0;
        for (int i = 0; i < Climbing.checks(stairs.feet()) && height == 0; i++) {
            boolean holds = Climbing.check(
                    u.throwing(), member.name(), "climbing", member.abilities().dexterity(), 0);
            height = holds ? 0 : Climbing.fallsFrom(u.throwing(), member.name(), stairs.feet());
        }
        u.emit(new DelveEvent.Ascended(member.id(), height, u.throwing().take()));
        return height;
    }

    private static void fall(Unfolding u, Adventurer member, int height) {
        int points = RoomTraps.fall(u.throwing(), member.name(), height, false);
        Wounds.hurt(u, member.id(), points, "a fall", "HZ-12", u.throwing().take());
    }

    /** Those for whom the climb is so hard that they throw. */
    @Rule("HZ-02")
    public static List<Adventurer> atRisk(World world, CampaignState state, Level level, Stairs stairs) {
        return state.company().stream()
                .filter(member -> hard(world, state, level, stairs, member))
                .toList();
    }

    /** A climb is hard on a sheer, wet or unlit face, under a heavy load, or higher than ten feet without a rope. */
    @Rule("HZ-02")
    private static boolean hard(World world, CampaignState state, Level level, Stairs stairs, Adventurer member) {
        boolean loaded = new Figures(world.book(), state.ruleset()).load(member) > Encumbrance.MOST / 2;
        boolean wet = level.features().stream()
                .anyMatch(feature -> feature.cell().equals(stairs.cell()) && WET.contains(feature.kind()));
        boolean bare = stairs.feet() > EASY && ropes(state) == 0;
        return stairs.kind() == Stairs.Kind.SHAFT || loaded || wet || bare || !Lighting.anySees(state);
    }
}
