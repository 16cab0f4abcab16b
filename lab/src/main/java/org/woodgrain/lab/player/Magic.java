package org.woodgrain.lab.player;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.view.View;

/**
 * Which spell is cast, or which wand used, when: first what fells many, then what fells one, then what helps the fighters.
 * Nobody casts where comrades would be taken in.
 */
final class Magic {
    /** Hit points of foes that are worth a spell, and that are worth one that is better kept for worse. */
    private static final int WORTH_A_SPELL = 5;

    private static final int WORTH_SLEEP = 3;
    private static final int WORTH_A_FIRE_BALL = 12;
    private static final int SEVERAL = 3;
    private static final int TURNED_BY_ONE = 7;
    /** Feet that foes may come in one round, so that they would be among friends when the fire bursts. */
    private static final int CHARGE = 40;
    /** Hit points of foes at which that danger is taken. */
    private static final int DESPERATE = 60;

    private static final String CAST = "cast|";
    private static final String WIELD = "wield|";

    /** Spells that burst among foes, the best first. */
    private static final List<String> BURSTS = List.of("SP-68", "SP-57", "SP-24", "SP-25");

    /** Powers of wands and staves that do the same. */
    private static final List<String> POWERS = List.of("|fire", "|lightning", "|cold", "|paralysis", "|fear", "|webs");

    /** Spells that take one foe out of the fight. */
    private static final List<String> ON_ONE = List.of("SP-70", "SP-46", "SP-39", "SP-33", "SP-58");

    private static final List<String> ON_PERSONS = List.of("SP-85", "SP-20");

    private Magic() {}

    /** Whether somebody will send something this round that bursts among the foes, so that none should be among them. */
    static boolean bursts(Fray fray, Choices choices) {
        return fray.room()
                && fray.danger().weight() >= WORTH_A_FIRE_BALL
                && burst(choices).isPresent();
    }

    /** What one does by magic this round; empty if he keeps it. */
    static Optional<String> deed(Fray fray, Choices choices) {
        return turning(fray, choices)
                .or(() -> sleep(fray, choices))
                .or(() -> many(fray, choices))
                .or(() -> persons(fray, choices))
                .or(() -> one(fray, choices))
                .or(() -> helping(fray, choices))
                .or(() -> image(fray, choices));
    }

    private static Optional<String> turning(Fray fray, Choices choices) {
        // a second cleric is wanted only where they are more than one can turn
        boolean wanted = fray.danger().undead() && (!fray.claimed("turning") || fray.foes() > TURNED_BY_ONE);
        Optional<String> deed = wanted ? choices.first("turn") : Optional.empty();
        deed.ifPresent(any -> fray.claim("turning"));
        return deed;
    }

    private static Optional<String> sleep(Fray fray, Choices choices) {
        int type = fray.danger().sleepType();
        if (type == 0 || fray.danger().sleepy() < WORTH_SLEEP || fray.claimed("sleep")) {
            return Optional.empty();
        }
        Optional<String> deed = choices.first(CAST + "SP-08|type:" + type);
        deed.ifPresent(any -> fray.claim("sleep"));
        return deed;
    }

    private static Optional<String> many(Fray fray, Choices choices) {
        if (fray.danger().weight() < WORTH_A_FIRE_BALL) {
            return Optional.empty();
        }
        Optional<String> burst = safe(fray) ? burst(choices) : Optional.empty();
        return burst.or(() -> confusion(fray, choices));
    }

    private static boolean safe(Fray fray) {
        return !fray.room() || fray.distance() > CHARGE || fray.danger().weight() >= DESPERATE;
    }

    /** In the middle of those who can be reached without harm to friends. */
    private static Optional<String> burst(Choices choices) {
        for (String spell : BURSTS) {
            Optional<String> deed = middle(choices.allClean(CAST + spell + "|foe:"));
            if (deed.isPresent()) {
                return deed;
            }
        }
        List<String> powers = choices.allClean(WIELD);
        for (String power : POWERS) {
            Optional<String> deed = middle(
                    powers.stream().filter(value -> value.contains(power)).toList());
            if (deed.isPresent()) {
                return deed;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> middle(List<String> deeds) {
        return deeds.isEmpty() ? Optional.empty() : Optional.of(deeds.get(deeds.size() / 2));
    }

    private static Optional<String> confusion(Fray fray, Choices choices) {
        return fray.foes() >= SEVERAL && fray.claim("confusion " + choices.member())
                ? choices.first(CAST + "SP-38|foe:")
                : Optional.empty();
    }

    private static Optional<String> persons(Fray fray, Choices choices) {
        if (fray.danger().persons() == 0 || fray.danger().weight() < WORTH_A_SPELL) {
            return Optional.empty();
        }
        return ON_PERSONS.stream()
                .flatMap(spell -> choices.first(CAST + spell).stream())
                .findFirst()
                .or(() -> choices.first(CAST + "SP-07|foe:"));
    }

    private static Optional<String> one(Fray fray, Choices choices) {
        return fray.danger().weight() < WORTH_A_FIRE_BALL
                ? Optional.empty()
                : ON_ONE.stream()
                        .flatMap(spell -> choices.first(CAST + spell + "|foe:").stream())
                        .findFirst();
    }

    /** Haste for all, and a blessing before the sides meet. */
    private static Optional<String> helping(Fray fray, Choices choices) {
        if (fray.danger().weight() < WORTH_A_FIRE_BALL) {
            return Optional.empty();
        }
        boolean hasted =
                fray.view().company().stream().map(View.Member::conditions).anyMatch(words -> words.contains("hasted"));
        Optional<String> haste = hasted || fray.claimed("haste")
                ? Optional.empty()
                : choices.first(CAST + "SP-30|member:", choice -> choice.label().endsWith("company"));
        haste.ifPresent(any -> fray.claim("haste"));
        return haste.or(() -> fray.room() && fray.claim("bless " + choices.member())
                ? choices.first(CAST + "SP-86")
                : Optional.empty());
    }

    private static Optional<String> image(Fray fray, Choices choices) {
        return fray.danger().weight() < WORTH_A_SPELL
                ? Optional.empty()
                : choices.first(CAST + "SP-11|creature:hill-giant");
    }
}
