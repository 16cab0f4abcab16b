package org.woodgrain.campaign.property;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.heirs.Inheritance;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.PropertyRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Stock;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Things;

/** What the dead and lost leave to their comrades. */
public final class Estate {
    private Estate() {}

    /** Why somebody cannot take over what another left; empty if he can. */
    @Rule("CH-06")
    public static Optional<Refusal> check(CampaignState state, CharacterId heir, CharacterId from) {
        if (!(state.place() instanceof Place.Town)) {
            return Optional.of(new PropertyRefusal.AtTheInn());
        }
        Optional<Adventurer> owner = state.adventurer(from);
        if (owner.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(from.value()));
        }
        if (owner.get().living()) {
            return Optional.of(new PropertyRefusal.StillLives(owner.get().name()));
        }
        if (state.ruleset().on(Option.SINGLE_GAME)) {
            return Optional.of(new PropertyRefusal.SingleGame());
        }
        boolean nothing = state.property().nothingOf(from);
        return nothing
                ? Optional.of(new PropertyRefusal.NothingLeft(owner.get().name()))
                : Inheritance.check(state, state.adventurer(heir).orElseThrow(), owner.get());
    }

    static void carryOut(Unfolding u, PropertyCommand.Inherit inherit) {
        Stock own = u.state().property().strongbox(inherit.heir());
        Stock left = u.state().property().strongbox(inherit.from());
        List<Item> things = Things.put(own.things(), left.things());
        int tax = Inheritance.tax(u.world(), u.state(), inherit.from());
        u.emit(new PropertyEvent.Inherited(
                inherit.heir(),
                inherit.from(),
                new Stock(own.coins().plus(Inheritance.taxed(left.coins(), tax)), things),
                u.state().property().carriersOf(inherit.from()),
                tax));
        Inheritance.takenUp(u, inherit.from(), inherit.heir());
    }
}
