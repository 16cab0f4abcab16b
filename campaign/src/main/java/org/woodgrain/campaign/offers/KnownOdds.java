package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.encounters.BlockedDoor;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.encounters.Reaction;
import org.woodgrain.rules.exploration.Climbing;
import org.woodgrain.rules.exploration.Doors;
import org.woodgrain.rules.exploration.Listening;
import org.woodgrain.rules.exploration.RoomTraps;
import org.woodgrain.rules.exploration.Searching;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Estate;
import org.woodgrain.rules.magic.Turning;
import org.woodgrain.rules.magic.TurningTable;

/**
 * The chances that stand beside actions. Each table is counted out when it is first wanted, by the functions that play
 * calls, and then only looked up: views are made far more often than dice are thrown.
 */
final class KnownOdds {
    private static final int SIX = 6;

    private KnownOdds() {}

    private static RuleOdds<Boolean> odds(Function<Throws, Boolean> rule) {
        return RuleOdds.of(rule);
    }

    private static double chance(Function<Throws, Boolean> rule) {
        return odds(rule).chance(each -> each).about();
    }

    /** Chances by profile and people. */
    private static Map<Profile, Map<Race, Double>> byPeople(ByPeople rule) {
        Map<Profile, Map<Race, Double>> all = new EnumMap<>(Profile.class);
        for (Profile profile : Profile.values()) {
            Map<Race, Double> row = new EnumMap<>(Race.class);
            for (Race race : Race.values()) {
                row.put(race, chance(dice -> rule.of(dice, profile, race)));
            }
            all.put(profile, Collections.unmodifiableMap(row));
        }
        return Collections.unmodifiableMap(all);
    }

    private interface ByPeople {
        boolean of(Throws dice, Profile profile, Race race);
    }

    private static final class Ears {
        static final Map<Profile, Map<Race, Double>> ODDS =
                byPeople((dice, profile, race) -> Listening.hears(dice, profile, "", race));
    }

    /** One who listens hears what there is to hear. */
    static double hears(Profile profile, Race race) {
        return at(Ears.ODDS, profile, race);
    }

    private static final class Eyes {
        static final Map<Profile, Map<Race, Double>> ODDS =
                byPeople((dice, profile, race) -> Searching.finds(dice, profile, "", race));
        static final Map<Profile, Map<Race, Double>> TRAPS = byPeople((dice, profile, race) ->
                RoomTraps.chance(profile, race) > 0 && RoomTraps.finds(dice, profile, "", race));
    }

    /** One who searches finds a hidden thing where there is one. */
    static double finds(Profile profile, Race race) {
        return at(Eyes.ODDS, profile, race);
    }

    /** One who searches finds a trap where there is one. */
    static double findsTrap(Profile profile, Race race) {
        return at(Eyes.TRAPS, profile, race);
    }

    private static double at(Map<Profile, Map<Race, Double>> table, Profile profile, Race race) {
        Map<Race, Double> row = table.getOrDefault(profile, Map.of());
        return row.getOrDefault(race, 0.0);
    }

    private static final class Shoulders {
        /** By the chances in six of three who push, the stronger first; nobody's is 0. */
        static final List<Double> ODDS = counted();

        private static List<Double> counted() {
            List<Double> all = new ArrayList<>(Collections.nCopies((SIX + 1) * (SIX + 1) * (SIX + 1), 0.0));
            for (int a = 0; a <= SIX; a++) {
                for (int b = 0; b <= a; b++) {
                    for (int c = 0; c <= b; c++) {
                        List<Doors.Pusher> pushers = new ArrayList<>();
                        for (int chance : new int[] {a, b, c}) {
                            if (chance > 0) {
                                pushers.add(new Doors.Pusher("", chance));
                            }
                        }
                        all.set(place(a, b, c), chance(dice -> Doors.yields(dice, "", pushers)));
                    }
                }
            }
            return List.copyOf(all);
        }

        static int place(int a, int b, int c) {
            return (a * (SIX + 1) + b) * (SIX + 1) + c;
        }
    }

    /**
     * A door yields to those who push together.
     *
     * @param inSix their chances, the strongest first, at most three of them
     */
    static double yields(List<Integer> inSix) {
        int[] chances = new int[Doors.MOST_PUSHERS];
        for (int i = 0; i < inSix.size(); i++) {
            chances[i] = Math.clamp(inSix.get(i), 0, SIX);
        }
        return Shoulders.ODDS.get(Shoulders.place(chances[0], chances[1], chances[2]));
    }

    private static final class Spikes {
        static final double SLIPS = chance(dice -> Doors.spikeSlips(dice, Profile.ORIGINAL));
        static final double CLIMBS = chance(dice -> RoomTraps.climbsOutAlone(dice, ""));
    }

    /** A spike set under an open door holds. */
    static double holds(Profile profile) {
        return profile == Profile.ORIGINAL ? 1 - Spikes.SLIPS : 1;
    }

    /** One alone in a pit gets out of it in a turn. */
    static double climbsOut() {
        return Spikes.CLIMBS;
    }

    private static final class Hands {
        static final OddsRow ODDS = OddsRow.of(1, 20, score -> odds(dice -> Climbing.check(dice, "", "", score, 0)));
    }

    /** One check of a hard climb. */
    static double climbs(int dexterity) {
        return Hands.ODDS.at(dexterity);
    }

    private static final class Clerics {
        static final OddsRow ODDS = OddsRow.of(
                2,
                12,
                needed -> odds(dice -> Turning.attempt(dice, new TurningTable.Entry.AtLeast(needed), "")
                                .outcome()
                        == Turning.Outcome.TURNED));
    }

    /** Undead are turned, or destroyed. */
    static double turns(TurningTable.Entry entry) {
        return switch (entry) {
            case TurningTable.Entry.Nothing nothing -> 0;
            case TurningTable.Entry.AtLeast least -> Clerics.ODDS.at(least.needed());
            case TurningTable.Entry.Turned turned -> 1;
            case TurningTable.Entry.Destroyed destroyed -> 1;
        };
    }

    private static final class Offers {
        private static final int MOST = 12;
        static final OddsRow ODDS = OddsRow.of(
                -MOST, MOST, modifier -> odds(dice -> Answer.to(dice, modifier).accepted()));
    }

    /** Somebody takes an offer of service. */
    static double accepts(int modifier) {
        return Offers.ODDS.at(modifier);
    }

    private static final class Heirs {
        private static final int MOST = 4;
        static final OddsRow ODDS = OddsRow.of(-MOST, MOST, charisma -> odds(dice -> Estate.yields(dice, charisma)));
    }

    /** An heir gives back what he has. */
    static double yieldsUp(int charisma) {
        return Heirs.ODDS.at(charisma);
    }

    private static final class Tempers {
        private static final int MOST = 6;
        private static final List<List<OddsRow>> ODDS = List.of(rows(Profile.ORIGINAL), rows(Profile.CLASSIC));

        private static List<OddsRow> rows(Profile profile) {
            List<OddsRow> rows = new ArrayList<>();
            for (int number = 1; number <= Reaction.LAST_THROW; number++) {
                int which = number;
                rows.add(OddsRow.of(
                        -MOST,
                        MOST,
                        modifier -> odds(dice -> {
                            Reaction reaction =
                                    Reaction.of(profile, dice, modifier, which).reaction();
                            return reaction == Reaction.CALM || reaction == Reaction.FRIENDLY;
                        })));
            }
            return List.copyOf(rows);
        }
    }

    /**
     * Monsters let the company be, or better.
     *
     * @param number which throw of the meeting it is, from 1
     */
    static double calms(Profile profile, int modifier, int number) {
        return Tempers.ODDS
                .get(profile.ordinal())
                .get(Math.clamp(number, 1, Reaction.LAST_THROW) - 1)
                .at(modifier);
    }

    private static final class Bolts {
        static final double WEAK = chance(dice -> keptOut(dice, false));
        static final double STRONG = chance(dice -> keptOut(dice, true));

        private static boolean keptOut(Throws dice, boolean strong) {
            int rounds = dice.of("UX-16", "how long they push").roll(1, SIX).total();
            for (int round = 0; round < rounds; round++) {
                if (BlockedDoor.pushed(dice, strong)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A door that is held shut keeps out those who push for a while. */
    static double keepsOut(boolean strong) {
        return strong ? Bolts.STRONG : Bolts.WEAK;
    }

    /** Pursuers lose the company at a corner, a door or stairs, in the original game. */
    static double losesThem(Pursuers pursuers) {
        return pursuers.relentless() ? 0 : chance(dice -> !Pursuit.pastTurning(dice, pursuers));
    }

    /** Pursuers stop for food, a ration for each of them. */
    static double stopForFood(Profile profile, Pursuers pursuers) {
        return chance(dice -> Pursuit.foodStops(profile, dice, pursuers, pursuers.number()));
    }

    /** Pursuers stop for treasure, if it is enough. */
    static double stopForTreasure(Profile profile, Pursuers pursuers) {
        return chance(dice -> Pursuit.treasureStops(profile, dice, pursuers, Integer.MAX_VALUE));
    }

    /** In hundredths, for people: {@code 58%}; what is not certain is never shown as such. */
    static String percent(double chance) {
        if (chance >= 1) {
            return "certain";
        }
        if (chance <= 0) {
            return "no chance";
        }
        return Math.clamp(Math.round(100 * chance), 1, 99) + "%";
    }
}
