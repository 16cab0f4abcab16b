package org.woodgrain.campaign.hiring;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.hirelings.Loyalty;

/** What those in service make of a master who has gone over to another side. */
final class Turncoats {
    private static final String RULE = "CH-102";

    private Turncoats() {}

    /** Tries everybody whose master was of his side before the order and is so no longer; others stay. */
    @Rule(RULE)
    static void test(Unfolding u, CampaignState before) {
        for (CharacterId id : List.copyOf(u.state().services().keySet())) {
            Optional<Service> service = u.state().service(id);
            Optional<Adventurer> hireling = u.state().adventurer(id).filter(Adventurer::living);
            if (service.isPresent()
                    && hireling.isPresent()
                    && forsaken(before, u.state(), service.get().employer())
                            .filter(hireling.get().alignment()::equals)
                            .isPresent()) {
                test(u, hireling.get(), service.get());
            }
        }
        for (Follower each : List.copyOf(u.state().followers())) {
            if (each.hired()
                    && forsaken(before, u.state(), each.master())
                            .filter(side -> of(side, each.foe()))
                            .isPresent()) {
                boolean stays = steady(u, each.foe().name(), each.loyalty());
                u.emit(new HiringEvent.SideForsaken(
                        each.foe().id(), each.foe().name(), stays, u.throwing().take()));
            }
        }
    }

    /** The side that a master has left. */
    private static Optional<Alignment> forsaken(CampaignState before, CampaignState now, CharacterId master) {
        Optional<Alignment> then = before.adventurer(master).map(Adventurer::alignment);
        return now.adventurer(master)
                .filter(who -> then.isPresent() && then.get() != who.alignment())
                .flatMap(who -> then);
    }

    /** Monsters serve only masters of their side, so that those who were not thrown for are of his. */
    private static boolean of(Alignment side, Foe foe) {
        int settled = foe.number("alignment");
        return settled == 0 || settled == side.ordinal() + 1;
    }

    private static void test(Unfolding u, Adventurer hireling, Service service) {
        boolean stays = steady(u, hireling.name(), service.score());
        Loyalty.Conduct conduct = stays ? Loyalty.Conduct.STEADY : Loyalty.Conduct.FLEES;
        u.emit(new HiringEvent.CourageTried(
                hireling.id(),
                conduct,
                0,
                !stays,
                "a master who has changed sides",
                u.throwing().take(),
                RULE));
        if (!stays && Presence.inTown(u.state())) {
            u.emit(new HiringEvent.ServiceEnded(hireling.id(), false, "will serve no such master", RULE));
        }
    }

    /** A throw of morale, steady on 9 or more; in the classic game one against loyalty. */
    private static boolean steady(Unfolding u, String name, int loyalty) {
        return u.state().ruleset().classic()
                ? Loyalty.stays(u.throwing(), name, loyalty)
                : Loyalty.inDanger(u.throwing(), name, loyalty) == Loyalty.Conduct.STEADY;
    }
}
