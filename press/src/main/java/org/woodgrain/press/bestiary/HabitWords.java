package org.woodgrain.press.bestiary;

import org.woodgrain.rules.monsters.Habit;

/** Perception, movement and behaviour, in words. */
final class HabitWords {
    private HabitWords() {}

    static String of(Habit habit) {
        return switch (habit) {
            case Habit.Surprise surprise ->
                "Surprises on 1 to " + surprise.upTo() + " of 6"
                        + (surprise.where().equals("any")
                                ? "."
                                : " where it waits in " + Lists.plain(surprise.where()) + ".");
            case Habit.Sense sense -> sense(sense);
            case Habit.Tracker tracker -> "Follows its quarry by " + Lists.plain(tracker.way()) + ".";
            case Habit.Invisible invisible -> "Invisible: " + Lists.plain(invisible.mode()) + ".";
            case Habit.Hides hides ->
                "Unmoving in " + Lists.plain(hides.terrain()) + " it is passed over on " + hides.chance() + " in 100.";
            case Habit.Disguise disguise ->
                "Passes for " + Lists.plain(disguise.as()) + " until it attacks or is touched.";
            case Habit.Shape shape -> "Takes other shapes: " + Lists.plain(shape.as()) + ".";
            case Habit.Climbs climbs -> "Moves on " + Lists.plain(climbs.where()) + " as on a floor.";
            case Habit.Bound bound ->
                "Bound to its " + Lists.plain(bound.to())
                        + (bound.feet() > 0 ? ", not beyond " + bound.feet() + " feet." : ".");
            case Habit.FlightLimit limit ->
                "Flies for " + limit.turns() + " turns and must then rest for " + limit.rest() + ".";
            case Habit.Hates hates -> "Attacks " + Lists.and(hates.kinds()) + " on sight, and first.";
            case Habit.Hostile hostile -> "Attacks without more ado on " + hostile.chance() + " in 100.";
            case Habit.Guards guards -> "Guards its " + Lists.plain(guards.what()) + " and does not leave it.";
            case Habit.Mount mount -> "Can be ridden: " + Lists.plain(mount.who()) + ".";
            case Habit.Rides rides -> "Rides a " + Lists.plain(rides.row()) + ".";
            case Habit.Carries carries -> "Bears " + carries.pounds() + " pounds at full pace.";
            case Habit.Temper temper ->
                switch (temper.kind()) {
                    case "war" -> "Fights on when its rider falls.";
                    case "unwarlike" -> "Never fights, and flees.";
                    case "dungeon" -> "Will go underground.";
                    default -> "A herd of them may stampede at fire or a dragon.";
                };
            case Habit.Barding barding -> "Armour class in barding: " + barding.armorClass() + ".";
            case Habit.FearsFire fire ->
                fire.morale() > 0
                        ? "Does not pass open flame, and is tried by fire at a morale of " + fire.morale() + "."
                        : "Does not pass open flame, and flees from fire.";
            case Habit.Summoned summoned -> "Obeys only while its caller keeps his mind on it.";
            case Habit.Service service ->
                service.terms().equals("word")
                        ? "Obeys one order to the letter, and twists it after " + service.days() + " days."
                        : "Serves for " + service.days() + " days to the letter.";
            case Habit.Batters batters -> "Batters walls and ships for " + batters.points() + " points a turn.";
            case Habit.MinedGold gold -> "Its nest may hold thousands in gold, on " + gold.chance() + " in 100.";
            case Habit.LightGland gland ->
                "Its glands give light for " + gland.feet() + " feet, " + gland.days()
                        + " days after they are taken out.";
        };
    }

    private static String sense(Habit.Sense sense) {
        return switch (sense.kind()) {
            case "maze" -> "Never loses its way.";
            case "stone" -> "Notes slopes, new work and traps of stone.";
            case "echo" -> "Finds its way by ear and needs no light.";
            case "alert" -> "Is never surprised.";
            default ->
                "Finds those who hide or are unseen" + (sense.feet() > 0 ? " within " + sense.feet() + " feet." : ".");
        };
    }
}
