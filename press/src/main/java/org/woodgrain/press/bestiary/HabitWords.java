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
            case Habit.Invisible invisible ->
                switch (invisible.mode()) {
                    case "always" -> "Invisible: it is struck at -4.";
                    case "attacking" -> "Unseen: it cannot be struck in the first round, and at -2 after that.";
                    case "until-attack" -> "Invisible until it attacks: it is struck at -4.";
                    default -> "Makes itself invisible when it will, until it attacks: it is struck at -4.";
                };
            case Habit.Hides hides ->
                "Unmoving in " + Lists.plain(hides.terrain()) + " it is passed over on " + hides.chance() + " in 100.";
            case Habit.Disguise disguise ->
                "Passes for " + Lists.plain(disguise.as()) + " until it attacks or is touched.";
            case Habit.Shape shape ->
                shape.as().equals("bat")
                        ? "Takes the shape of a bat when it flees or follows, and flies."
                        : "Goes about in the shape of a person as often as not, and needs a round to take its own.";
            case Habit.Climbs climbs ->
                "Moves on " + Lists.plain(climbs.where())
                        + " as on a floor, and reaches those who hover. Oozes pass through cracks.";
            case Habit.Bound bound ->
                switch (bound.to()) {
                    case "tree" ->
                        "Bound to a tree: it does not go more than " + bound.feet()
                                + " feet from it, and dies of a turn beyond.";
                    case "water" -> "Does not go more than " + bound.feet() + " feet from open water.";
                    default -> "Does not go where water is deep.";
                };
            case Habit.FlightLimit limit ->
                "Flies for " + limit.turns() + " turns and must then rest for " + limit.rest() + ".";
            case Habit.Hates hates -> "Attacks " + Lists.and(hates.kinds()) + " on sight, and first.";
            case Habit.Hostile hostile -> "Attacks without more ado on " + hostile.chance() + " in 100.";
            case Habit.Guards guards ->
                "Guards its " + Lists.plain(guards.what()) + ", does not leave it, and does not lose heart beside it.";
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
                        ? "Does not pass burning oil, and is tried by fire at a morale of " + fire.morale() + "."
                        : "Does not pass burning oil, and is tried by fire at its morale.";
            case Habit.Summoned summoned -> "Obeys only while its caller minds nothing else.";
            case Habit.Service service ->
                service.terms().equals("word")
                        ? "Obeys one order, and after " + service.days() + " days looks for a way to twist it."
                        : "Serves for " + service.days() + " days to the letter, and is free.";
            case Habit.Batters batters ->
                "Batters walls and ships for " + batters.points() + " points a turn; a door falls in a turn.";
            case Habit.MinedGold gold -> "Its nest may hold thousands in gold, on " + gold.chance() + " in 100.";
            case Habit.LightGland gland ->
                "Two glands of it, once cut out, light " + gland.feet() + " feet for " + gland.days() + " days.";
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
