package org.woodgrain.campaign.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Holding;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.realm.Dominion;
import org.woodgrain.rules.rulebook.Rulebook;

/** What a character rules and who serves him for pay or faith, on his sheet. */
final class SheetRealm {
    private SheetRealm() {}

    @Rule({"CH-75", "CH-76", "CH-79", "CH-80", "CH-81", "CH-83"})
    static void add(List<View.Figure> sheet, Rulebook book, CampaignState state, Adventurer who) {
        for (Holding each : state.realm().of(who.id())) {
            boolean baron = Dominion.baron(who.acting(), who.level());
            sheet.add(new View.Figure(
                    "Stronghold",
                    each.name() + (baron ? ", a barony" : ""),
                    each.help() == Holding.Help.GIVEN ? "CH-77" : "CH-75",
                    "works of " + each.works() + " gp"
                            + switch (each.help()) {
                                case NONE -> "";
                                case GIVEN -> ", twice the " + each.spent() + " gp spent, by help from above";
                                case LOST -> "; the help from above is lost";
                            }));
            sheet.add(territory(who, each));
            for (Holding.Stake stake : each.ventures()) {
                sheet.add(new View.Figure(
                        "Put to work",
                        stake.capital() + " gp in " + stake.venture().replace('-', ' '),
                        "CH-75",
                        each.name() + (state.clock().day() < stake.from() ? "; not yet set up" : "")));
            }
        }
        List<Troop> serving = state.realm().serving(who.id());
        if (!serving.isEmpty()) {
            sheet.add(new View.Figure(
                    "Soldiers",
                    serving.stream().map(Troop::label).collect(Collectors.joining(", ")),
                    serving.stream().anyMatch(Troop::faithful) ? "CH-79" : "CH-30",
                    serving.stream().map(each -> pay(book, each)).collect(Collectors.joining("; "))));
        }
    }

    private static View.Figure territory(Adventurer who, Holding holding) {
        if (!holding.cleared()) {
            return new View.Figure("Territory", "none yet", "CH-80", "the land is not clear of monsters");
        }
        int perHead = Dominion.perHead(who.acting(), who.level(), holding.help() == Holding.Help.LOST);
        return new View.Figure(
                "Territory",
                holding.people() + " people, " + holding.people() * perHead + " gp a year",
                perHead > 10 ? "CH-81" : "CH-76",
                perHead + " gp for each, month by month; " + holding.treasury() + " gp in the treasury");
    }

    private static String pay(Rulebook book, Troop troop) {
        return troop.faithful()
                ? troop.name() + " for their faith, without pay"
                : troop.name() + " for "
                        + Optional.ofNullable(book.realm().soldiers().get(troop.kind()))
                                .flatMap(each -> each.wages(troop.kin(), troop.number()))
                                .orElse(0)
                        + " gp a month"
                        + (troop.missed() > 0 ? ", " + troop.missed() + " months behind" : "");
    }
}
