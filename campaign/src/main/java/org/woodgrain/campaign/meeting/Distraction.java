package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import org.woodgrain.rules.monsters.Habit;

/** What is thrown down before pursuers: burdens, food, treasure, burning oil. */
final class Distraction {
    static final List<String> RATIONS = List.of("EQI-51", "EQI-52");
    static final String OIL = "EQI-46";

    private static final List<String> TREASURE = List.of("gem", "jewelry", "loot");
    private static final int DAYS = 7;

    private Distraction() {}

    /** Throws everything down that was ordered; true if that ended the chase. */
    static boolean of(Unfolding u, MeetingCommand.Flee flee) {
        return flee.oil().filter(who -> oil(u, who)).isPresent() || dropped(u, flee.drop());
    }

    /** Burdens fall; food and treasure among them may hold the pursuers, each tried once in a pursuit. */
    @Rule({"EN-28", "EN-31", "EN-32", "CE-36", "CE-37"})
    private static boolean dropped(Unfolding u, List<Drop> drops) {
        int rations = 0;
        int worth = 0;
        List<MeetingEvent.Dropped> falls = new ArrayList<>();
        for (Adventurer who : u.state().company()) {
            List<Item> things = things(who, drops);
            boolean purse = drops.contains(new Drop(who.id(), Optional.empty()));
            Purse coins = purse ? who.purse() : Purse.EMPTY;
            worth += Coins.worth(coins);
            for (Item item : things) {
                rations += RATIONS.contains(item.kind()) ? item.quantity() * DAYS : 0;
                worth += TREASURE.contains(item.kind()) ? item.quantity() * item.worth() : 0;
            }
            if (!things.isEmpty() || coins.count() > 0) {
                falls.add(new MeetingEvent.Dropped(who.id(), things, coins, Optional.empty(), "EN-28", List.of()));
            }
        }
        boolean food = food(u, rations);
        boolean stopped = food || treasure(u, worth);
        falls.forEach(fall -> u.emit(stopped ? fall : lying(u, fall)));
        if (stopped) {
            boolean original = u.state().ruleset().original();
            String rule = food ? original ? "EN-31" : "CE-37" : original ? "EN-32" : "CE-36";
            Flight.away(u, "distracted", rule);
        }
        return stopped;
    }

    /** What a member throws down, with all that is in it, each thing once. */
    private static List<Item> things(Adventurer who, List<Drop> drops) {
        Set<Item> all = new LinkedHashSet<>();
        for (Drop drop : drops) {
            if (drop.who().equals(who.id()) && drop.item().isPresent()) {
                who.item(drop.item().get()).ifPresent(all::add);
                all.addAll(Containers.allInside(who.items(), drop.item().get()));
            }
        }
        return List.copyOf(all);
    }

    /** Nobody stopped for it, and it lies there. */
    private static MeetingEvent.Dropped lying(Unfolding u, MeetingEvent.Dropped fall) {
        return new MeetingEvent.Dropped(
                fall.who(),
                fall.things(),
                fall.coins(),
                Optional.of(Heaps.here(u, fall.coins(), fall.things())),
                fall.rule(),
                List.of());
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
        Optional<Item> flask =
                u.state().adventurer(who).filter(Adventurer::living).flatMap(Distraction::flask);
        if (flask.isEmpty()) {
            return false;
        }
        u.emit(new MeetingEvent.OilPoured(who, flask.get().id()));
        boolean original = u.state().ruleset().original();
        // those that do not pass open flame need no die
        Pursuit.Oil does = Host.of(u).all(Habit.FearsFire.class)
                ? Pursuit.Oil.STOPS
                : Pursuit.oil(u.state().ruleset().profile(), u.throwing(), pursuers(u));
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
