package org.woodgrain.campaign.heirs;

import java.util.Iterator;
import java.util.Map;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Legacy;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.hirelings.Estate;

/** What the passing of time does to the lost and to their relatives, looked at after every order. */
public final class Months {
    private Months() {}

    /** Takes note of who is missed, known dead or back, and lets what nobody may have be lost. */
    public static void settle(Unfolding u, CampaignState before) {
        if (!u.state().ruleset().on(Option.RELATIVES)
                || nothingElse(u.state(), before) && sameLive(u.state(), before)) {
            return;
        }
        for (Adventurer who : u.state().adventurers().values()) {
            if (who.living()) {
                back(u, who);
            } else {
                missed(u, who);
            }
        }
        if (before.expedition().isPresent()
                && u.since(0).stream().anyMatch(event -> event instanceof TownEvent.CameHome)) {
            before.expedition().ifPresent(expedition -> expedition.members().forEach(id -> word(u, id)));
        }
        if (u.state().clock().day() != before.clock().day()) {
            for (Map.Entry<CharacterId, Legacy> each : u.state().legacies().entrySet()) {
                day(u, each.getKey(), each.getValue());
            }
        }
    }

    /** Whether the same people live as before the command. */
    @SuppressWarnings("ReferenceEquality") // asked after every command
    private static boolean sameLive(CampaignState now, CampaignState before) {
        if (now.adventurers() == before.adventurers()) {
            return true;
        }
        if (now.adventurers().size() != before.adventurers().size()) {
            return false;
        }
        Iterator<Adventurer> then = before.adventurers().values().iterator();
        for (Adventurer who : now.adventurers().values()) {
            Adventurer was = then.next();
            if (who != was && (!who.id().equals(was.id()) || who.living() != was.living())) {
                return false;
            }
        }
        return true;
    }

    /** Whether all that counts here besides who lives is the very same as before the command. */
    @SuppressWarnings("ReferenceEquality") // asked after every command; what may have changed is looked at
    private static boolean nothingElse(CampaignState now, CampaignState before) {
        return now.legacies() == before.legacies()
                && now.property() == before.property()
                && now.realm() == before.realm()
                && now.services() == before.services()
                && now.expedition().isPresent() == before.expedition().isPresent()
                && now.ruleset() == before.ruleset()
                && now.clock().day() == before.clock().day();
    }

    /** Whoever owns something at home or has named a relative is missed when he is dead or lost. */
    @Rule("NP-34")
    private static void missed(Unfolding u, Adventurer who) {
        Legacy legacy = u.state().legacy(who.id());
        if (legacy.missingSince() == 0 && (!legacy.relative().isEmpty() || owns(u, who.id()))) {
            u.emit(new HeirEvent.Missed(who.id(), u.state().clock().day()));
        }
    }

    private static boolean owns(Unfolding u, CharacterId id) {
        return !u.state().property().nothingOf(id) || !u.state().realm().of(id).isEmpty();
    }

    @Rule("NP-34")
    private static void back(Unfolding u, Adventurer who) {
        Legacy legacy = u.state().legacy(who.id());
        if (legacy.missingSince() > 0 && legacy.heir().isEmpty()) {
            u.emit(new HeirEvent.CameBack(who.id()));
        }
    }

    @Rule("NP-34")
    private static void word(Unfolding u, CharacterId id) {
        Legacy legacy = u.state().legacy(id);
        boolean dead =
                u.state().adventurer(id).filter(who -> who.life() == Life.DEAD).isPresent();
        if (dead && legacy.missingSince() > 0 && !legacy.certain()) {
            u.emit(new HeirEvent.WordBrought(id));
        }
    }

    private static void day(Unfolding u, CharacterId id, Legacy legacy) {
        boolean gone = legacy.missingSince() > 0 && legacy.heir().isEmpty();
        if (gone && legacy.relative().isEmpty()) {
            forfeit(u, id, legacy);
        } else if (legacy.missingSince() == 0) {
            legacy.heir()
                    .flatMap(u.state()::service)
                    .filter(service -> service.employer().equals(id))
                    .ifPresent(service -> watch(u, id, legacy, service));
        }
    }

    @Rule("NP-40")
    private static void forfeit(Unfolding u, CharacterId id, Legacy legacy) {
        boolean anything = owns(u, id);
        if (anything && u.state().clock().day() - legacy.missingSince() >= Estate.MONTH) {
            u.emit(new HeirEvent.Forfeited(id, u.state().property().carriersOf(id)));
        }
    }

    /** A relative who had to give it back is watched each month, and strikes a month after he begins to plot. */
    @Rule("NP-39")
    private static void watch(Unfolding u, CharacterId id, Legacy legacy, Service service) {
        int today = u.state().clock().day();
        if (today - legacy.asked() < Estate.MONTH) {
            return;
        }
        CharacterId relative = legacy.heir().orElseThrow();
        if (legacy.plotting()) {
            int coins = Coins.worth(u.state().property().strongbox(id).coins());
            u.emit(new HeirEvent.MadeOff(id, relative, coins));
            u.emit(new HiringEvent.ServiceEnded(relative, true, "is gone", "NP-39"));
            return;
        }
        boolean plots = Estate.plots(u.throwing(), service.score());
        u.emit(new HeirEvent.MonthWeighed(
                id, relative, today, plots, u.throwing().take()));
    }
}
