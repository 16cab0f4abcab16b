package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassChange;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.experience.Advancement;

/** Men who give up their class and begin again in another. */
public final class Callings {
    private Callings() {}

    /** Why a class cannot be given up for another; empty if it can. */
    @Rule({"CH-97", "CH-98", "CH-99", "CH-100", "CH-101"})
    static Optional<Refusal> check(CampaignState state, TownCommand.ChangeClass change) {
        Adventurer who = state.adventurer(change.who()).orElseThrow();
        CharacterClass to = change.characterClass();
        if (!state.ruleset().on(Option.CLASS_CHANGE)) {
            return Optional.of(new TownRefusal.NoClassChange(
                    who.name(),
                    to.label(),
                    "nobody changes class in this campaign; the house rule " + Option.CLASS_CHANGE.key()
                            + " would allow it",
                    "CH-97"));
        }
        return ClassChange.bar(who.race(), who.careers(), to, who.rolled(), who.abilities())
                .map(bar -> new TownRefusal.NoClassChange(who.name(), to.label(), why(who, to, bar), bar.rule()));
    }

    private static String why(Adventurer who, CharacterClass to, ClassChange.Bar bar) {
        Ability prime = PrimeRequisite.of(to);
        String ability = prime.name().toLowerCase(Locale.ROOT);
        return switch (bar) {
            case RACE ->
                "only men change their class, and this is a " + who.race().label();
            case BACK ->
                to == who.acting() ? "that is the class already" : "that was given up, and there is no way back";
            case MIXED -> "nobody is both magic-user and cleric, not even one after the other";
            case CHANGED_SCORE ->
                "the " + ClassChange.SCORE + " in " + ability + " must be thrown, and what fell was "
                        + who.rolled().of(prime);
            case SCORE ->
                "that takes " + ClassChange.SCORE + " in " + ability + ", and what fell was "
                        + who.rolled().of(prime);
        };
    }

    /** The classes that somebody could take up now; for offers. */
    public static List<CharacterClass> open(CampaignState state, Adventurer who) {
        return List.of(CharacterClass.values()).stream()
                .filter(each -> check(state, new TownCommand.ChangeClass(who.id(), each))
                        .isEmpty())
                .toList();
    }

    /** Hit points stay until the dice of the new class come to more. */
    @Rule("CH-101")
    static void carryOut(Unfolding u, TownCommand.ChangeClass change) {
        Adventurer who = u.state().adventurer(change.who()).orElseThrow();
        Career begun =
                Advancement.begin(u.world().book().characters(), change.characterClass(), u.throwing(), who.name());
        List<Career> careers = new ArrayList<>(who.careers());
        careers.add(begun);
        int most = Muster.figures(u.world(), u.state()).mostHitPoints(who, careers);
        u.emit(new TownEvent.ClassChanged(
                who.id(),
                who.acting(),
                begun,
                Math.max(most, who.maxHitPoints()),
                u.throwing().take()));
    }
}
