package org.woodgrain.press.bestiary;

import java.util.List;
import org.woodgrain.rules.monsters.Resistance;

/** What a creature withstands, in words. */
final class ResistanceWords {
    private ResistanceWords() {}

    static String of(Resistance resistance) {
        return switch (resistance) {
            case Resistance.Immune immune -> "Unharmed by " + Lists.and(immune.to()) + ".";
            case Resistance.HarmedOnly only -> "Harmed by " + Lists.and(only.by()) + " alone.";
            case Resistance.Half half -> "Takes half damage from " + Lists.and(half.from()) + ".";
            case Resistance.Weak weak ->
                "Each die of " + Lists.plain(weak.force()) + " does " + weak.more()
                        + " more to it, and its morale is 2 lower once it has felt it.";
            case Resistance.ResistMagic magic ->
                "Magic fails against it on " + magic.chance() + " in 100, before any saving throw.";
            case Resistance.Incorporeal incorporeal ->
                "Without body: it cannot be held or tripped, and makes no sound.";
            case Resistance.Bonus bonus ->
                signed(bonus.plus()) + throwName(bonus.throwName()) + when(bonus.when()) + ".";
            case Resistance.Versed versed ->
                "With magic weapons " + signed(versed.toHit()) + " to hit and " + signed(versed.damage())
                        + " to damage against " + Lists.and(versed.foes()) + ".";
            case Resistance.Situational situation ->
                "Its blow does " + situation.then() + " "
                        + switch (situation.condition()) {
                            case "on-ground" -> "to those who stand on earth or stone";
                            case "in-water" -> "where it touches open water";
                            default -> "to whatever is not of fire";
                        }
                        + ", else " + situation.otherwise() + "; in the classic rules 1d8 more.";
            case Resistance.Regenerate again ->
                "Regains " + again.points() + " hit points a round, from "
                        + (again.delay() == 0 ? "the round after" : "the " + ordinal(again.delay()) + " round after")
                        + " its first wound"
                        + (again.stops().isEmpty() ? "" : ", but not what " + Lists.or(again.stops()) + " took")
                        + (again.whenDead() ? "; it rises again from the dead unless burned or dissolved." : ".");
            case Resistance.FightsOn on ->
                "Fights on for " + (on.rounds() == 1 ? "a round" : on.rounds() + " rounds")
                        + " more when it has no hit points left.";
            case Resistance.Lingers lingers ->
                "Lies senseless and is not dead while it has " + lingers.lowest() + " hit points or more.";
            case Resistance.Gaseous gaseous ->
                gaseous.when().contains("will")
                        ? "Turns to mist at will" + (gaseous.when().size() > 1 ? ", and when it is struck down" : "")
                                + ": as mist it strikes at nobody, only magic harms it, and a round later it is gone"
                                + " through the cracks."
                        : "Turns to mist when it is struck down.";
            case Resistance.Banes banes -> "Its banes are " + Lists.and(banes.against()) + ".";
        };
    }

    private static String when(List<String> conditions) {
        List<String> real =
                conditions.stream().filter(each -> !each.equals("any")).toList();
        return real.isEmpty() ? "" : " against " + Lists.or(real);
    }

    private static String throwName(String name) {
        return switch (name) {
            case "hit" -> " to hit";
            case "damage" -> " to damage";
            case "save" -> " to saving throws";
            case "die" -> " to each die of damage";
            default -> " to " + Lists.plain(name);
        };
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : Integer.toString(number);
    }

    private static String ordinal(int number) {
        return switch (number) {
            case 1 -> "first";
            case 2 -> "second";
            case 3 -> "third";
            default -> number + "th";
        };
    }
}
