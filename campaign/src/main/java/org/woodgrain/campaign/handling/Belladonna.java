package org.woodgrain.campaign.handling;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Lycanthropy;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/** Belladonna, which may save one whom a were-beast has bitten if it is eaten soon. */
public final class Belladonna {
    private static final String KIND = "EQI-30";
    private static final int CHANCE = 25;

    private Belladonna() {}

    /** Whether a thing is the herb. */
    public static boolean is(Item item) {
        return item.kind().equals(KIND);
    }

    static Optional<Refusal> check(CampaignState state, HandlingCommand.Eat eat) {
        Adventurer who = state.adventurer(eat.who()).orElseThrow();
        Optional<Item> herb = who.item(eat.herb());
        if (herb.isEmpty()) {
            return Optional.of(
                    new HandlingRefusal.NoSuchThing(who.name(), eat.herb().value()));
        }
        return is(herb.get())
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NotNow(
                        "eat the " + herb.get().name(),
                        "only belladonna is eaten by itself, against a were-beast's bite"));
    }

    /** A round; the first bunch within an hour of the bite has its chance, and nobody is told. */
    @Rule("EQ-18")
    static void eat(Unfolding u, HandlingCommand.Eat eat) {
        Optional<Effect> fresh = Lycanthropy.fresh(u.state(), eat.who());
        boolean saved = fresh.isPresent()
                && u.throwing()
                        .of("EQ-18", "belladonna in time")
                        .secret()
                        .atMost(CHANCE)
                        .roll(1, 100)
                        .success();
        List<Roll> rolls = u.throwing().take();
        u.emit(new HandlingEvent.Eaten(eat.who(), eat.herb(), rolls));
        fresh.ifPresent(effect -> u.emit(
                saved
                        ? new MagicEvent.EffectEnded(effect.id(), "belladonna")
                        : new MagicEvent.EffectChanged(effect.id(), Lycanthropy.TREATED, 1, "")));
        if (u.state().underground().isPresent()) {
            Time.round(u);
        }
    }
}
