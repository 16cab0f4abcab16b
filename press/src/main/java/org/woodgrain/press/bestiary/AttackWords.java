package org.woodgrain.press.bestiary;

import org.woodgrain.rules.monsters.SpecialAttack;

/** Attacks that are no blows, in words. */
final class AttackWords {
    private static final int NO_LIMIT = 99;

    private AttackWords() {}

    static String of(SpecialAttack attack) {
        return switch (attack) {
            case SpecialAttack.Breath breath -> breath(breath);
            case SpecialAttack.Dragon dragon ->
                "Talks on " + dragon.talks() + " in 100, and is found asleep on " + dragon.asleep()
                        + " in 100; its age settles its hit points and its hoard.";
            case SpecialAttack.Subduable subduable ->
                "Can be beaten into service: it obeys a month, and after that as long as it is watched.";
            case SpecialAttack.Shoot shoot ->
                "Sends " + Lists.plain(shoot.name()) + " for " + shoot.damage() + " up to " + shoot.feet() + " feet, "
                        + (shoot.shots() == 1 ? "once" : shoot.shots() + " times") + " a round"
                        + shoot.stock().map(stock -> ", " + stock + " a day.").orElse(".");
            case SpecialAttack.Ray ray ->
                "Its ray " + (ray.effect().equals("disintegrate") ? "destroys" : Lists.plain(ray.effect()))
                        + " one target within " + ray.feet() + " feet unless a save is made" + uses(ray.uses()) + ".";
            case SpecialAttack.Spray spray ->
                "Sprays one target within " + spray.feet() + " feet, twice a day, with a throw to hit: "
                        + spray.damage()
                                .map(damage -> damage + " points.")
                                .orElse("blisters that hinder all blows for a day.");
            case SpecialAttack.Web web ->
                "Throws a web 30 feet that holds for " + web.rounds() + " rounds unless a save is made.";
            case SpecialAttack.Gaze gaze ->
                gaze.effect().equals("petrify")
                        ? "Its gaze turns to stone whoever looks at it within " + gaze.feet()
                                + " feet, and the surprised at once; who looks away strikes at -4 and is struck at +2."
                        : "Its gaze charms one foe within " + gaze.feet() + " feet in place of its blows.";
            case SpecialAttack.Mirror mirror ->
                "Shown a mirror in light it meets its own gaze"
                        + (mirror.inSix() >= 6 ? "." : " on " + mirror.inSix() + " in 6.");
            case SpecialAttack.Charge charge ->
                "Charges after a run of " + charge.feet() + " feet for " + charge.factor() + " times the damage.";
            case SpecialAttack.Trample trample ->
                "Tramples on " + trample.chance() + " in 100, at +" + trample.bonus()
                        + " against those of man's size or less.";
            case SpecialAttack.Dive dive ->
                "Dives on the surprised from sixty feet or more for " + dive.factor() + " times the damage.";
            case SpecialAttack.Spell spell ->
                "Works " + Lists.plain(spell.name())
                        + switch (spell.how()) {
                            case "day" -> spell.count() == 1 ? " once a day." : " " + spell.count() + " times a day.";
                            case "group" -> " where " + spell.count() + " of them act together.";
                            default -> " at will.";
                        };
            case SpecialAttack.Whirlwind wind ->
                "Becomes a whirlwind that sweeps away those of " + wind.dice() + " dice or fewer and does "
                        + wind.damage() + " to others.";
            case SpecialAttack.Flames flames ->
                switch (flames.how()) {
                    case "grab" ->
                        "Draws into its flames whom its sword has hit, who burns for " + flames.damage()
                                + " each round until it is hurt enough to let go.";
                    case "objects" -> "Wooden things close to it catch fire on 1 to 4 of a six-sided die.";
                    default ->
                        "Wreathes itself in flame in a round, and burns those before it for " + flames.damage()
                                + " in each round after that.";
                };
            case SpecialAttack.Terror terror ->
                (terror.how().equals("roar") ? "Its roar" : "The sight of it") + " strikes terror into "
                        + (terror.upTo().equals("any")
                                ? "any foe"
                                : "those of " + terror.upTo() + (terror.upTo().equals("1") ? " die" : " dice")
                                        + " or fewer")
                        + " who fail a save.";
            case SpecialAttack.Swarm swarm ->
                "Each " + swarm.together() + " of them act as one "
                        + (swarm.how().equals("confuse")
                                ? "about a foe, who strikes and saves at -2 and casts nothing."
                                : "and bite for 1d6.");
            case SpecialAttack.ActsLast last -> "Always acts last.";
            case SpecialAttack.Jet jet ->
                "Swims at " + jet.factor() + " times its pace for a round, " + jet.uses() + " times a day.";
            case SpecialAttack.Ink ink -> "Hides in a cloud of ink " + ink.feet() + " feet wide.";
            case SpecialAttack.Summon summon ->
                "Calls " + summon.number() + " of " + Lists.or(summon.rows()) + " once a day; if such live within call"
                        + " they come in " + summon.rounds() + (summon.rounds().most() == 1 ? " round." : " rounds.");
            case SpecialAttack.AnimateTrees trees ->
                "Makes " + trees.number() + " trees within " + trees.feet() + " feet walk and fight.";
        };
    }

    private static String breath(SpecialAttack.Breath breath) {
        String size = breath.shape().equals("cloud")
                ? breath.length() + " by " + breath.width() + " feet"
                : breath.length() + " feet long and " + breath.width() + " wide";
        String harm = breath.byHitPoints()
                ? "as many points as it has itself"
                : breath.damage().map(damage -> damage + " points").orElse("no wounds, but a save or its curse");
        return "Breathes a " + breath.shape() + " of " + Lists.plain(breath.matter()) + ", " + size + ": " + harm
                + ", half on a save" + uses(breath.uses()) + ".";
    }

    private static String uses(int uses) {
        return uses >= NO_LIMIT ? "" : uses == 1 ? ", once a day" : ", " + uses + " times a day";
    }
}
