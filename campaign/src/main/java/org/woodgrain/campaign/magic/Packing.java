package org.woodgrain.campaign.magic;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.magic.SpellBooks;

/** Taking books of spells along, or leaving them at home, where alone it can be chosen. */
public final class Packing {
    private Packing() {}

    static Optional<Refusal> check(World world, CampaignState state, MagicCommand.PackBooks pack) {
        Optional<Adventurer> who = state.adventurer(pack.who()).filter(Adventurer::living);
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(pack.who().value()));
        }
        if (state.underground().isPresent()) {
            return Optional.of(new GeneralRefusal.NotNow("pack or unpack books", "they are kept in town"));
        }
        return owns(world, state, who.get())
                ? Optional.empty()
                : Optional.of(new MagicRefusal.CannotHold(who.get().name() + " has no books of spells.", "MA-27"));
    }

    /** Whether somebody has any book of spells. */
    public static boolean owns(World world, CampaignState state, Adventurer who) {
        return SpellBooks.levels(
                        world.book().spells(),
                        who.acting(),
                        world.book().characters().at(who.career()))
                .stream()
                .anyMatch(level -> state.workshop().copies(who.id(), level) > 0);
    }
}
