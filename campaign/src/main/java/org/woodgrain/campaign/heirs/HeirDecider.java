package org.woodgrain.campaign.heirs;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HeirCommand;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.HeirRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Legacy;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Estate;
import org.woodgrain.rules.hirelings.Loyalty;

/** Decides {@link HeirCommand}s. */
public final class HeirDecider {
    private static final int LONGEST = 40;

    private HeirDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, HeirCommand command) {
        if (!state.ruleset().on(Option.RELATIVES)) {
            return Optional.of(new HeirRefusal.NoRelatives());
        }
        if (!Presence.inTown(state)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        return switch (command) {
            case HeirCommand.NameRelative name ->
                Presence.living(state, name.who()).or(() -> named(state, name));
            case HeirCommand.AskBack ask -> Presence.living(state, ask.who()).or(() -> asked(state, ask));
        };
    }

    @Rule("NP-33")
    private static Optional<Refusal> named(CampaignState state, HeirCommand.NameRelative command) {
        String name = command.name().strip();
        boolean taken = state.adventurers().values().stream()
                        .anyMatch(each -> each.name().equalsIgnoreCase(name))
                || state.legacies().entrySet().stream()
                        .anyMatch(each -> !each.getKey().equals(command.who())
                                && each.getValue().relative().equalsIgnoreCase(name));
        return name.isEmpty() || name.length() > LONGEST || taken
                ? Optional.of(new HeirRefusal.NeedsName(command.name()))
                : Optional.empty();
    }

    @Rule("NP-37")
    private static Optional<Refusal> asked(CampaignState state, HeirCommand.AskBack ask) {
        Adventurer who = state.adventurer(ask.who()).orElseThrow();
        Legacy legacy = state.legacy(ask.who());
        boolean inherited = legacy.missingSince() > 0
                && legacy.heir()
                        .flatMap(state::adventurer)
                        .filter(Adventurer::living)
                        .isPresent();
        if (!inherited) {
            return Optional.of(new HeirRefusal.NothingToAsk(who.name()));
        }
        int since = state.clock().day() - legacy.asked();
        return legacy.asked() > 0 && since < Estate.MONTH
                ? Optional.of(new HeirRefusal.AskedThisMonth(who.name(), Estate.MONTH - since))
                : Optional.empty();
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, HeirCommand command) {
        switch (command) {
            case HeirCommand.NameRelative name ->
                u.emit(new HeirEvent.RelativeNamed(name.who(), name.name().strip()));
            case HeirCommand.AskBack ask -> ask(u, ask);
        }
    }

    @Rule({"NP-37", "NP-38"})
    private static void ask(Unfolding u, HeirCommand.AskBack ask) {
        CampaignState state = u.state();
        Adventurer who = state.adventurer(ask.who()).orElseThrow();
        CharacterId heir = state.legacy(who.id()).heir().orElseThrow();
        int day = state.clock().day();
        Ruleset rules = state.ruleset();
        CharacterTables tables = u.world().book().characters();
        int charisma = AbilityModifiers.loyalty(tables, Ruleset.of(Profile.ORIGINAL), who.abilities());
        if (!Estate.yields(u.throwing(), charisma)) {
            u.emit(new HeirEvent.Withheld(who.id(), heir, day, u.throwing().take()));
            return;
        }
        Stock held = state.property().strongbox(heir);
        Stock own = state.property().strongbox(who.id());
        int tax = Inheritance.tax(u.world(), state, heir);
        Stock back = new Stock(
                own.coins().plus(Inheritance.taxed(held.coins(), tax)), Things.put(own.things(), held.things()));
        Optional<Service> service = Optional.empty();
        if (ask.keep()) {
            int base = AbilityModifiers.loyalty(tables, rules, who.abilities()) + Estate.resentment(u.throwing());
            int loyalty = Loyalty.onEntering(rules, u.throwing(), base, 0, Answer.ACCEPTS);
            service = Optional.of(Service.entered(who.id(), true, loyalty, day, false));
        }
        u.emit(new HeirEvent.GivenBack(
                who.id(),
                heir,
                back,
                state.property().carriersOf(heir),
                tax,
                day,
                service,
                u.throwing().take()));
    }
}
