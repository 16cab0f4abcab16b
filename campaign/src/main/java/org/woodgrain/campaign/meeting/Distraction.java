package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.Drop;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Chase;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Pursuit;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Containers;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** What is thrown down before pursuers: burdens, food, treasure, burning oil. */
final class Distraction {
    static final List<String> RATIONS = List.of("EQI-51", "EQI-52");
    static final String OIL = "EQI-46";

    private static final List<String> TREASURE = List.of("gem", "jewelry", "loot");
    private static final int DAYS = 7;

    private Distraction() {}

    /** Throws everything down that was ordered; true if that ended the chase. */
    static boolean of(Unfolding u, MeetingCommand.Flee flee) {
        return dropped(u, flee.drop()) || flee.oil().filter(who -> oil(u, who)).isPresent();
    }

    /** Burdens fall; food and treasure among them may hold the pursuers, each tried once in a pursuit. */
    @Rule({"EN-28", "EN-31", "EN-32", "CE-36", "CE-37"})
    private static boolean dropped(Unfolding u, List<Drop> drops) {
        if (drops.isEmpty()) {
            return false;
        }
        int rations = 0;
        int worth = 0;
        List<MeetingEvent.Dropped> falls = new ArrayList<>();
        for (Drop drop : drops) {
            Adventurer who = u.state().adventurer(drop.who()).orElseThrow();
            List<Item> things = drop.item().map(id -> with(who, id)).orElse(List.of());
            Purse coins = drop.item().isPresent() ? Purse.EMPTY : who.purse();
            worth += Coins.worth(coins);
            for (Item item : things) {
                rations += RATIONS.contains(item.kind()) ? item.quantity() * DAYS : 0;
                worth += TREASURE.contains(item.kind()) ? item.quantity() * item.worth() : 0;
            }
            falls.add(new MeetingEvent.Dropped(who.id(), things, coins, Optional.empty(), "EN-28", List.of()));
        }
        boolean stopped = food(u, rations) || treasure(u, worth);
        for (MeetingEvent.Dropped fall : falls) {
            u.emit(
                    stopped
                            ? fall
                            : new MeetingEvent.Dropped(
                                    fall.who(),
                                    fall.things(),
                                    fall.coins(),
                                    Optional.of(Heaps.here(u, fall.coins(), fall.things())),
                                    fall.rule(),
                                    List.of()));
        }
        if (stopped) {
            Flight.away(u, "distracted", u.state().ruleset().original() ? "EN-31" : "CE-37");
        }
        return stopped;
    }

    private static List<Item> with(Adventurer who, org.woodgrain.rules.equipment.ItemId id) {
        List<Item> all = new ArrayList<>();
        who.item(id).ifPresent(all::add);
        all.addAll(Containers.allInside(who.items(), id));
        return all;
    }

    private static boolean food(Unfolding u, int rations) {
        Chase chase = chase(u);
        if (rations == 0 || chase.foodTried()) {
            return false;
        }
        boolean stops = Pursuit.foodStops(u.state().ruleset().profile(), u.throwing(), pursuers(u), rations);
        tested(u, "food", !stops, chase.withFoodTried(), u.state().ruleset().original() ? "EN-31" : "CE-37");
        return stops;
    }

    private static boolean treasure(Unfolding u, int worth) {
        Chase chase = chase(u);
        if (worth == 0 || chase.treasureTried()) {
            return false;
        }
        boolean stops = Pursuit.treasureStops(u.state().ruleset().profile(), u.throwing(), pursuers(u), worth);
        tested(
                u,
                "treasure",
                !stops,
                chase.withTreasureTried(),
                u.state().ruleset().original() ? "EN-32" : "CE-36");
        return stops;
    }

    /** A flask of oil poured out and lit behind the company. */
    @Rule({"EN-30", "CE-38"})
    private static boolean oil(Unfolding u, CharacterId who) {
        Item flask = flask(u.state().adventurer(who).orElseThrow()).orElseThrow();
        u.emit(new MeetingEvent.OilPoured(who, flask.id()));
        boolean original = u.state().ruleset().original();
        Pursuit.Oil does = Pursuit.oil(u.state().ruleset().profile(), u.throwing(), pursuers(u));
        Chase chase = chase(u);
        Chase now = does == Pursuit.Oil.DELAYS ? chase.withDelay(Pursuit.OIL_ROUNDS) : chase;
        tested(u, "burning oil", does != Pursuit.Oil.STOPS, now, original ? "EN-30" : "CE-38");
        if (does == Pursuit.Oil.STOPS) {
            Flight.away(u, "fire", original ? "EN-30" : "CE-38");
            return true;
        }
        return false;
    }

    static Optional<Item> flask(Adventurer who) {
        return who.items().stream().filter(item -> item.kind().equals(OIL)).findFirst();
    }

    private static void tested(Unfolding u, String at, boolean goesOn, Chase chase, String rule) {
        u.emit(new MeetingEvent.PursuitTested(
                at, goesOn, chase, rule, u.throwing().take()));
    }

    private static Pursuers pursuers(Unfolding u) {
        return Host.of(u).pursuers();
    }

    private static Chase chase(Unfolding u) {
        return u.state().encounter().orElseThrow().chase().orElseThrow();
    }
}
