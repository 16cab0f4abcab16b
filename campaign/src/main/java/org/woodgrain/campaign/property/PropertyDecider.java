package org.woodgrain.campaign.property;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.PropertyCommand;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link PropertyCommand}s. */
public final class PropertyDecider {
    private PropertyDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, PropertyCommand command) {
        if (state.encounter().isPresent()) {
            return Optional.of(new GeneralRefusal.NotNow("load or unload", "there are monsters about"));
        }
        return switch (command) {
            case PropertyCommand.PutThing put ->
                Presence.living(state, put.who()).or(() -> Storing.check(world, state, put));
            case PropertyCommand.PutCoins put ->
                Presence.living(state, put.who()).or(() -> CoinStoring.check(world, state, put));
            case PropertyCommand.PutWealth put -> Wealth.check(state, put.keep());
            case PropertyCommand.TakeThing take ->
                Presence.living(state, take.who()).or(() -> Storing.check(world, state, take));
            case PropertyCommand.TakeCoins take ->
                Presence.living(state, take.who()).or(() -> CoinStoring.check(world, state, take));
            case PropertyCommand.Inherit inherit ->
                Presence.living(state, inherit.heir()).or(() -> Estate.check(state, inherit.heir(), inherit.from()));
            case PropertyCommand.Assign assign -> Herd.check(state, assign);
            case PropertyCommand.PutBarding put ->
                Presence.living(state, put.who()).or(() -> Herd.check(state, put));
            case PropertyCommand.TakeBarding take ->
                Presence.living(state, take.who()).or(() -> Herd.check(world, state, take));
            case PropertyCommand.SellCarrier sell -> Herd.check(state, sell);
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, PropertyCommand command) {
        switch (command) {
            case PropertyCommand.PutThing put -> Storing.put(u, put.who(), put.into(), put.item(), put.quantity());
            case PropertyCommand.PutCoins put -> CoinStoring.put(u, put.who(), put.into(), put.keep());
            case PropertyCommand.PutWealth put -> Wealth.put(u, put.keep());
            case PropertyCommand.TakeThing take -> Storing.take(u, take);
            case PropertyCommand.TakeCoins take -> CoinStoring.take(u, take);
            case PropertyCommand.Inherit inherit -> Estate.carryOut(u, inherit);
            case PropertyCommand.Assign assign -> Herd.carryOut(u, assign);
            case PropertyCommand.PutBarding put -> Herd.carryOut(u, put);
            case PropertyCommand.TakeBarding take -> Herd.carryOut(u, take);
            case PropertyCommand.SellCarrier sell -> Herd.carryOut(u, sell);
        }
    }
}
