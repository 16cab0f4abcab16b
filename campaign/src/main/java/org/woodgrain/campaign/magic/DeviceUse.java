package org.woodgrain.campaign.magic;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Devices;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Item;

/** Wands and staves outside the rounds of a fight. */
final class DeviceUse {
    private DeviceUse() {}

    static Optional<Refusal> check(World world, CampaignState state, MagicCommand.UseDevice use) {
        return MagicDecider.quiet(state, "use a wand or staff")
                .or(() -> opening(state, use))
                .or(() -> Devices.check(world, state, use.who(), use.thing(), use.power(), use.targets()));
    }

    /** Refuses what would open a fight, and what is not for a quiet town. */
    private static Optional<Refusal> opening(CampaignState state, MagicCommand.UseDevice use) {
        String kind = kind(state, use);
        if (state.underground().isEmpty()) {
            return Devices.inTown(kind, use.power())
                    ? Optional.empty()
                    : Optional.of(new GeneralRefusal.NotNow("use it", "this is nothing for a quiet town"));
        }
        return state.encounter().isPresent() && Devices.hostile(kind, use.power())
                ? Optional.of(new GeneralRefusal.NotNow(
                        "use that", "it opens the fight; choose to fight, and give it there as an order of the round"))
                : Optional.empty();
    }

    private static String kind(CampaignState state, MagicCommand.UseDevice use) {
        return state.adventurer(use.who())
                .flatMap(who -> who.item(use.thing()))
                .map(Item::kind)
                .orElse("");
    }

    /** Uses what was checked; true if that took a round. */
    static boolean carryOut(Unfolding u, MagicCommand.UseDevice use) {
        String kind = kind(u.state(), use);
        Time.stir(u, List.of(use.who()));
        Devices.carryOut(u, use.who(), use.thing(), use.power(), use.targets());
        return u.state().underground().isPresent() && Devices.inBattle(kind, use.power());
    }
}
