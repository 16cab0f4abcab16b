package org.woodgrain.press.bestiary;

import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.monsters.OnHit;

/** What a hit does besides its damage, in words. */
final class OnHitWords {
    private OnHitWords() {}

    static String of(OnHit power) {
        return switch (power) {
            case OnHit.Poison poison -> poison(poison);
            case OnHit.Paralysis paralysis ->
                "Its touch paralyses for " + paralysis.turns() + " turns unless a save is made"
                        + bonus(paralysis.saveBonus())
                        + (paralysis.exempt().isEmpty() ? "." : "; not " + exempt(paralysis.exempt()) + ".");
            case OnHit.Drain drain ->
                "Each hit takes " + levels(drain.levels())
                        + (drain.spawn().isEmpty()
                                ? "."
                                : "; who is drained to nothing rises as a " + Lists.plain(drain.spawn()) + ".");
            case OnHit.Spawn spawn -> "Whom it slays rises as a " + Lists.plain(spawn.as()) + ".";
            case OnHit.DrainStrength drain ->
                "Each hit takes " + drain.points() + " of strength for " + drain.turns()
                        + " turns; at nothing one becomes a " + Lists.plain(drain.spawn())
                        + ". Creatures without a score strike and hurt the less, and die after two touches for each hit"
                        + " die.";
            case OnHit.Petrify petrify ->
                "Its touch turns to stone unless a save is made" + bonus(petrify.saveBonus())
                        + ", and so does touching it with bare skin.";
            case OnHit.Disease disease ->
                "Each hit infects on " + disease.chance() + " in 100 with "
                        + switch (disease.illness()) {
                            case FEVER -> "a fever that may kill.";
                            case ROT -> "a rot that hinders all healing.";
                        };
            case OnHit.Were were ->
                "Goes about as a man or a " + Lists.plain(were.animal())
                        + "; whoever loses more than half the hit points to its bites becomes the same.";
            case OnHit.Constrict constrict ->
                "Holds what it hits and squeezes for " + constrict.damage()
                        + " each round; the held strikes at -1, and is let go when one foe has done it a quarter of its"
                        + " hit points or cuts off the arm.";
            case OnHit.Attach attach ->
                "Fastens itself where it hits and takes "
                        + switch (attach.feeding()) {
                            case BLOOD -> attach.amount() + " hit points of blood";
                            case ACID -> attach.amount() + " hit points with its acid, armour too";
                            case LEVEL -> attach.amount() + " levels";
                        }
                        + every(attach.interval(), attach.inTurns()) + ".";
            case OnHit.Swallow swallow ->
                "Swallows what is " + swallow.upTo().name().toLowerCase(Locale.ROOT) + "-sized or smaller "
                        + (swallow.margin() >= 20
                                ? "on a natural 20."
                                : "when it hits by " + swallow.margin() + " or on a natural 20.");
            case OnHit.Hug hug -> "If both paws hit one foe it hugs the same for " + hug.damage() + " more.";
            case OnHit.Tongue tongue ->
                "Its tongue reaches " + tongue.feet() + " feet and draws small prey to its mouth.";
            case OnHit.Slime slime ->
                "Sticks to what it touches: armour is gone in " + slime.rounds() + " rounds, the victim in "
                        + slime.furtherRounds() + " more.";
            case OnHit.Dissolve dissolve ->
                "Eats " + Lists.and(dissolve.materials())
                        + (dissolve.rounds() > 1 ? " in " + dissolve.rounds() + " rounds" : " at once")
                        + "; magic things are saved for.";
            case OnHit.Split split -> "Hits by " + Lists.or(split.causes()) + " do no harm but part it in pieces.";
            case OnHit.Spores spores ->
                "Touched, it sends out a cloud of spores " + spores.feet() + " feet wide on " + spores.chance()
                        + " in 100; a failed save is death"
                        + (spores.rounds() > 0 ? " in " + spores.rounds() + " rounds." : ".");
            case OnHit.Disarm disarm -> "A natural " + disarm.natural() + " or more that hits strikes the weapon away.";
            case OnHit.StingOrBite sting ->
                "Each attack is the venomous one on 1 to " + sting.upTo() + " of a six-sided die.";
            case OnHit.Limbs limbs ->
                limbs.number() + " arms of " + limbs.hitPoints()
                        + " hit points, each of which strikes and holds for itself,"
                        + " two at most against a man. Whoever is held strikes at the arm; " + limbs.cut()
                        + " points of one blow with an edge sever it, and it is not counted against the body.";
            case OnHit.Heads heads ->
                heads.number() + " heads, each with its own bite and its share of the hit points.";
        };
    }

    private static String exempt(List<String> kinds) {
        return Lists.or(kinds.stream()
                .map(kind -> switch (kind) {
                    case "over-ogre" -> "those larger than an ogre";
                    case "elf" -> "elves";
                    default -> Lists.plain(kind);
                })
                .toList());
    }

    private static String poison(OnHit.Poison poison) {
        String does = switch (poison.venom()) {
            case DEATH -> "kills";
            case SLOW_DEATH -> "kills within turns";
            case SICK -> "makes sick for ten days";
        };
        return "Its poison " + does + " unless a save is made" + bonus(poison.saveBonus())
                + (poison.venomous() < 100 ? "; " + poison.venomous() + " in 100 of them are venomous." : ".");
    }

    private static String bonus(int plus) {
        return plus == 0 ? "" : " at " + (plus > 0 ? "+" : "") + plus;
    }

    private static String levels(int number) {
        return number == 1 ? "a level" : number + " levels";
    }

    private static String every(int interval, boolean turns) {
        String unit = turns ? "turn" : "round";
        return interval == 1 ? " each " + unit : " every " + interval + " " + unit + "s";
    }
}
