package org.woodgrain.lab.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;

/**
 * Who does what in a round: casters cast, clerics turn undead, whoever has a bow lets fly, those behind throw oil and rouse
 * sleepers, the frail keep out of it, and the others strike; but nobody runs into a fire that is about to be lit.
 */
final class Tactics {
    private static final int WORTH_OIL = 5;
    private static final int BADLY_HURT = 40;
    private static final List<String> STRENGTH =
            List.of("giant strength", "heroism", "invulnerability", "speed", "growth");

    private Tactics() {}

    static Map<String, List<String>> orders(View view, Offer fight, Danger danger) {
        Map<String, List<String>> orders = new TreeMap<>(Picks.preset(fight).values());
        Fray fray = new Fray(view, danger);
        List<Choices> all = fight.fields().stream()
                .flatMap(field -> Choices.of(field).stream())
                .filter(choices -> !choices.would("kindle"))
                .toList();
        boolean shooting =
                all.stream().anyMatch(choices -> choices.first("shoot|").isPresent());
        boolean bursting = all.stream().anyMatch(choices -> Magic.bursts(fray, choices));
        for (Choices choices : all) {
            draught(fray, choices)
                    .or(() -> Magic.deed(fray, choices))
                    .or(() -> missile(fray, choices, shooting || bursting))
                    .or(() -> behind(fray, choices))
                    .or(() -> frail(fray, choices))
                    .ifPresent(deed -> orders.put(choices.field().name(), List.of(deed)));
        }
        return orders;
    }

    /** A potion that heals for whoever is badly hurt; one that makes strong for a fighter while there is room. */
    private static Optional<String> draught(Fray fray, Choices choices) {
        if (fray.health(choices.member()) < BADLY_HURT) {
            Optional<String> heals =
                    choices.first("drink|", choice -> choice.label().contains("healing"));
            if (heals.isPresent()) {
                return heals;
            }
        }
        return fray.room() && !fray.caster(choices.member())
                ? choices.first(
                        "drink|",
                        choice -> STRENGTH.stream()
                                .anyMatch(word -> choice.label().contains(word)))
                : Optional.empty();
    }

    /** While there is room those who can shoot do, and the others let the foes come to them. */
    private static Optional<String> missile(Fray fray, Choices choices, boolean waiting) {
        if (!choices.would("strike") || !fray.room() || !waiting) {
            return Optional.empty();
        }
        return choices.first("shoot|")
                .or(() -> choices.first("throw|", Tactics::returnsOrFlies))
                .or(() -> choices.first("guard"));
    }

    private static boolean returnsOrFlies(Offer.Choice choice) {
        return choice.label().contains("spear") || choice.label().contains("javelin");
    }

    /** Those behind, who would stand idle. */
    private static Optional<String> behind(Fray fray, Choices choices) {
        if (!choices.would("guard")) {
            return Optional.empty();
        }
        Optional<String> help = choices.first("help|");
        if (help.isPresent() && fray.claim(help.get())) {
            return help;
        }
        boolean worth = fray.danger().weight() >= WORTH_OIL;
        Optional<String> oil =
                worth ? choices.first("throw|", choice -> choice.label().contains("oil")) : Optional.empty();
        Optional<String> water = fray.danger().undead()
                ? choices.first("throw|", choice -> choice.label().contains("holy water"))
                : Optional.empty();
        return water.or(() -> oil)
                .or(() -> choices.first("throw|"))
                .or(() -> choices.first(
                        "draw|",
                        choice ->
                                choice.label().contains("bow") || choice.label().contains("sling")));
    }

    /** Magic-users keep out of it as long as others stand before them. */
    private static Optional<String> frail(Fray fray, Choices choices) {
        return fray.caster(choices.member()) && !fray.onlyCasters() && choices.would("strike")
                ? choices.first("guard")
                : Optional.empty();
    }

    /** How many of the company could do a deed that begins so. */
    static long able(View view, String deed) {
        return Picks.offer(view, "fight").stream()
                .flatMap(offer -> offer.fields().stream())
                .flatMap(field -> Choices.of(field).stream())
                .filter(choices -> choices.first(deed).isPresent())
                .count();
    }

    /** The pick that gives these orders. */
    static Pick fight(View view, Offer fight, Danger danger) {
        return new Pick("fight", orders(view, fight, danger));
    }
}
