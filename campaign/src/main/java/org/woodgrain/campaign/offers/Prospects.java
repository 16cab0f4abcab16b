package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Stairs;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.Ascent;
import org.woodgrain.campaign.delve.Forcing;
import org.woodgrain.campaign.delve.Pits;
import org.woodgrain.campaign.meeting.Foreseen;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.exploration.Climbing;
import org.woodgrain.rules.exploration.Doors;
import org.woodgrain.rules.hirelings.Terms;
import org.woodgrain.rules.magic.TurningTable;

/**
 * What an action promises, in the words that stand beside it: only what the seat may know. Whether there is anything to
 * find or hear, how strong a lock is or what stands behind a door never changes these words.
 */
final class Prospects {
    private Prospects() {}

    private static List<Adventurer> members(CampaignState state, List<Choice> choices) {
        return choices.stream()
                .map(choice -> state.adventurer(new CharacterId(choice.value())))
                .flatMap(Optional::stream)
                .toList();
    }

    /** "33%, all together 70%": of the best by himself, and of all, who try each by himself. */
    private static String bestAndAll(List<Double> chances) {
        double best = chances.stream().mapToDouble(each -> each).max().orElse(0);
        if (chances.size() < 2) {
            return KnownOdds.percent(best);
        }
        double none = chances.stream().mapToDouble(each -> 1 - each).reduce(1, (a, b) -> a * b);
        return KnownOdds.percent(best) + ", all together " + KnownOdds.percent(1 - none);
    }

    /** Listening, where there is something to hear. */
    static String hearing(CampaignState state, List<Choice> listeners) {
        Profile profile = state.ruleset().profile();
        return bestAndAll(members(state, listeners).stream()
                .map(who -> KnownOdds.hears(profile, who.race()))
                .toList());
    }

    /** Searching, where there is something to find. */
    static String searching(CampaignState state, List<Choice> searchers) {
        Profile profile = state.ruleset().profile();
        List<Adventurer> members = members(state, searchers);
        String doors = bestAndAll(members.stream()
                .map(who -> KnownOdds.finds(profile, who.race()))
                .toList());
        double traps = members.stream()
                .mapToDouble(who -> KnownOdds.findsTrap(profile, who.race()))
                .max()
                .orElse(0);
        return traps == 0 ? doors : doors + "; a trap " + KnownOdds.percent(traps);
    }

    /** Throwing themselves at a door: the strongest alone, and with those next to him. */
    static String forcing(World world, CampaignState state, boolean all, List<Choice> pushers, Door.Kind kind) {
        List<Integer> chances = strongest(state, all, pushers, who -> Forcing.chance(world, state, who, kind));
        StringBuilder text = new StringBuilder();
        for (int many = 1; many <= Math.min(Doors.MOST_PUSHERS, chances.size()); many++) {
            text.append(many == 1 ? "" : many == 2 ? ", two " : ", three ")
                    .append(KnownOdds.percent(KnownOdds.yields(chances.subList(0, many))));
        }
        return text.toString();
    }

    /** Springing a lid: the strongest. */
    static String springing(World world, CampaignState state, boolean all, List<Choice> strong) {
        List<Integer> chances = strongest(state, all, strong, who -> Forcing.feat(world, state, who));
        return chances.isEmpty() ? "" : KnownOdds.percent(KnownOdds.yields(chances.subList(0, 1)));
    }

    /** Chances in six, as the referee knows them or as their owners believe, the best first. */
    private static List<Integer> strongest(
            CampaignState state, boolean all, List<Choice> choices, ToIntFunction<Adventurer> chance) {
        List<Integer> chances = new ArrayList<>();
        for (Adventurer who : members(state, choices)) {
            int own = chance.applyAsInt(who);
            chances.add(all ? own : GiantStrength.believed(state, who, own));
        }
        chances.sort(Comparator.reverseOrder());
        return chances;
    }

    /** A spike under an open door: it may slip in the original game. */
    static String wedging(CampaignState state, List<Edge> edges) {
        boolean open = state.place() instanceof Place.Underground at
                && edges.stream()
                        .anyMatch(edge -> state.level(at.level()).door(edge).open());
        return open && state.ruleset().original()
                ? KnownOdds.percent(KnownOdds.holds(Profile.ORIGINAL)) + " to hold it open"
                : "";
    }

    /** Getting out of a pit. */
    static String gettingOut(CampaignState state, List<Choice> fallen) {
        return members(state, fallen).stream().allMatch(who -> Pits.helped(state, who))
                ? ""
                : KnownOdds.percent(KnownOdds.climbsOut()) + " alone";
    }

    /** Climbing a shaft: that nobody falls. */
    static String climbing(World world, CampaignState state, Level level, Stairs stairs) {
        if (!stairs.climbed()) {
            return "";
        }
        double all = 1;
        for (Adventurer member : Ascent.atRisk(world, state, level, stairs)) {
            all *= Math.pow(KnownOdds.climbs(member.abilities().dexterity()), Climbing.checks(stairs.feet()));
        }
        return all == 1 ? "" : KnownOdds.percent(all) + " that nobody falls";
    }

    /** Turning undead, as far as the seat knows what they are. */
    static String turning(World world, CampaignState state, Seat seat, CharacterId cleric) {
        Optional<TurningTable.Entry> entry = TurningUndead.faced(world, state, cleric, seat.seesAll());
        return entry.map(each -> switch (each) {
                    case TurningTable.Entry.Nothing nothing -> "beyond such power";
                    case TurningTable.Entry.AtLeast least -> KnownOdds.percent(KnownOdds.turns(each));
                    case TurningTable.Entry.Turned turned -> "certain";
                    case TurningTable.Entry.Destroyed destroyed -> "certain destruction";
                })
                .orElse("");
    }

    /** Words with monsters: for the referee alone, as their minds and what they are worth decide. */
    static String talking(World world, CampaignState state, Seat seat) {
        if (!seat.seesAll()) {
            return "";
        }
        OptionalInt modifier = Foreseen.reaction(world, state);
        int number =
                state.encounter().map(meeting -> meeting.talk().rolls() + 1).orElse(1);
        return modifier.isEmpty()
                ? "they attack whatever is said"
                : KnownOdds.percent(KnownOdds.calms(state.ruleset().profile(), modifier.getAsInt(), number))
                        + " let be, as things stand";
    }

    /** Flight: for the referee alone. */
    static String fleeing(World world, CampaignState state, Seat seat) {
        Optional<Pursuers> found = seat.seesAll() ? Foreseen.pursuers(world, state) : Optional.empty();
        if (found.isEmpty()) {
            return "";
        }
        Profile profile = state.ruleset().profile();
        Pursuers pursuers = found.get();
        String turnings = profile == Profile.ORIGINAL
                ? "a turning " + KnownOdds.percent(KnownOdds.losesThem(pursuers)) + ", "
                : "";
        return turnings + "food " + KnownOdds.percent(KnownOdds.stopForFood(profile, pursuers)) + ", treasure "
                + KnownOdds.percent(KnownOdds.stopForTreasure(profile, pursuers));
    }

    /** A door held shut against what comes: for the referee alone, who knows how strong it is. */
    static String holding(World world, CampaignState state, Seat seat) {
        return seat.seesAll()
                ? KnownOdds.percent(KnownOdds.keepsOut(Foreseen.strong(world, state))) + " to keep them out"
                : "";
    }

    /** An offer of service for the least that somebody listens to, by the most winning of those who may make it. */
    static String hiring(World world, CampaignState state, Candidate candidate, List<Choice> employers) {
        Terms terms = new Terms(Terms.least(candidate.calling(), false), false, false);
        return members(state, employers).stream()
                .mapToInt(
                        who -> AbilityModifiers.persuasion(world.book().characters(), state.ruleset(), who.abilities()))
                .max()
                .stream()
                .mapToObj(charm -> KnownOdds.percent(KnownOdds.accepts(charm + terms.adjustment(candidate.calling())))
                        + " for " + terms.gold() + " gp")
                .findFirst()
                .orElse("");
    }

    /** Asking an heir to give everything back. */
    static String askingBack(World world, Adventurer who) {
        return KnownOdds.percent(KnownOdds.yieldsUp(
                AbilityModifiers.loyalty(world.book().characters(), Ruleset.of(Profile.ORIGINAL), who.abilities())));
    }
}
