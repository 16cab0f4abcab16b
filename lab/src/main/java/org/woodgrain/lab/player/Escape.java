package org.woodgrain.lab.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.view.View;
import org.woodgrain.rules.monsters.Intelligence;

/** Running for it: burning oil behind, food thrown to beasts and coin to thieves. */
final class Escape {
    private static final Pattern COINS = Pattern.compile("(\\d[\\d,]*) coins");
    /** Gold pieces for each of them that will make them stop. */
    private static final int EACH = 10;
    /** Feet in an inch of movement. */
    private static final int FEET = 10;

    private Escape() {}

    /** The pick that runs; whoever cannot run is lost either way. */
    static Pick by(View view, Offer flee, Danger danger) {
        Pick pick = Picks.preset(flee);
        List<String> fallen = flee.fields().stream()
                .filter(field -> field.name().equals("abandon"))
                .flatMap(field -> field.choices().stream())
                .filter(choice -> !choice.note().isEmpty())
                .map(Offer.Choice::value)
                .toList();
        List<String> runners = view.company().stream()
                .map(View.Member::id)
                .filter(id -> !fallen.contains(id))
                .toList();
        for (Offer.Field field : flee.fields()) {
            switch (field.name()) {
                case "oil" -> {
                    Optional<String> bearer = field.choices().stream()
                            .map(Offer.Choice::value)
                            .filter(runners::contains)
                            .findFirst();
                    if (bearer.isPresent()) {
                        pick = Picks.with(pick, "oil", bearer.get());
                    }
                }
                case "abandon" -> pick = Picks.with(pick, "abandon", fallen.toArray(String[]::new));
                case "drop" -> {
                    List<String> thrown = thrown(runners, field, danger);
                    if (!thrown.isEmpty()) {
                        pick = Picks.with(pick, "drop", thrown.toArray(String[]::new));
                    }
                }
                default -> {}
            }
        }
        return pick;
    }

    /** Whether the slowest of the company is faster than all of them. */
    static boolean outruns(View view, Danger danger) {
        int ours = view.company().stream().mapToInt(View.Member::move).min().orElse(0);
        return danger.unseen() == 0
                && danger.kinds().stream().allMatch(each -> FEET * ours > Math.max(each.move(), each.fly()));
    }

    private static List<String> thrown(List<String> runners, Offer.Field drop, Danger danger) {
        List<String> all = new ArrayList<>();
        Optional<Intelligence> mind = danger.mind();
        List<Offer.Choice> things = drop.choices().stream()
                .filter(choice -> runners.stream().anyMatch(id -> choice.value().startsWith(id + "|")))
                .toList();
        if (danger.undead() || mind.isEmpty()) {
            return all;
        }
        if (mind.get() != Intelligence.INTELLIGENT) {
            things.stream()
                    .filter(choice -> choice.label().contains("rations"))
                    .map(Offer.Choice::value)
                    .findFirst()
                    .ifPresent(all::add);
        }
        if (mind.get() != Intelligence.NON) {
            all.addAll(coins(things, EACH * danger.standing()));
        }
        return all;
    }

    /** Purses that together hold so many coins, as few of them as can be, and none fuller than it must be. */
    private static List<String> coins(List<Offer.Choice> things, int wanted) {
        List<Offer.Choice> purses = things.stream()
                .filter(choice -> many(choice) > 0)
                .sorted(Comparator.comparingInt(Escape::many))
                .toList();
        Optional<Offer.Choice> one =
                purses.stream().filter(choice -> many(choice) >= wanted).findFirst();
        if (one.isPresent()) {
            return List.of(one.get().value());
        }
        List<String> several = new ArrayList<>();
        int sum = 0;
        for (Offer.Choice purse : purses.reversed()) {
            if (sum < wanted) {
                several.add(purse.value());
                sum += many(purse);
            }
        }
        return sum >= wanted ? several : List.of();
    }

    private static int many(Offer.Choice choice) {
        Matcher coins = COINS.matcher(choice.note());
        return choice.value().endsWith("|coins") && coins.matches()
                ? Integer.parseInt(coins.group(1).replace(",", ""))
                : 0;
    }
}
