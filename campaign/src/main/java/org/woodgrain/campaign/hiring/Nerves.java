package org.woodgrain.campaign.hiring;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.hirelings.Loyalty;

/** The courage of hirelings, tried when something dreadful happens to the company. */
final class Nerves {
    private Nerves() {}

    /** Tries every hireling of the company for what an order has brought about. */
    @Rule({"NP-30", "NP-31", "CC-39"})
    static void test(Unfolding u, CampaignState before, List<Event> events) {
        if (u.state().underground().isEmpty()) {
            return;
        }
        for (Adventurer who : u.state().company()) {
            Optional<Service> service = u.state().service(who.id());
            if (service.isPresent() && !u.state().helpless(who.id())) {
                if (slipsAway(u.state(), service.get())) {
                    u.emit(new HiringEvent.CourageTried(
                            who.id(),
                            Loyalty.Conduct.FLEES,
                            0,
                            true,
                            "a fight is a chance to be gone",
                            List.of(),
                            "NP-29"));
                } else {
                    cause(u, before, events, who, service.get()).ifPresent(why -> test(u, who, service.get(), why));
                }
            }
        }
    }

    /** The faithless desert in the first fight. */
    @Rule("NP-29")
    private static boolean slipsAway(CampaignState state, Service service) {
        return Loyalty.deserts(state.ruleset(), service.score())
                && state.encounter()
                        .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                        .isPresent();
    }

    private static void test(Unfolding u, Adventurer who, Service service, String why) {
        boolean classic = u.state().ruleset().classic();
        Loyalty.Conduct conduct = classic
                ? Loyalty.stays(u.throwing(), who.name(), service.score())
                        ? Loyalty.Conduct.STEADY
                        : Loyalty.Conduct.FLEES
                : Loyalty.inDanger(u.throwing(), who.name(), service.score());
        int round = u.state().encounter().map(Encounter::round).orElse(0) + 1;
        u.emit(new HiringEvent.CourageTried(
                who.id(),
                conduct,
                round,
                classic && conduct == Loyalty.Conduct.FLEES,
                why,
                u.throwing().take(),
                classic ? "CC-39" : "NP-30"));
    }

    /** What has just happened that would try a hireling; in the classic profile only extreme peril does. */
    private static Optional<String> cause(
            Unfolding u, CampaignState before, List<Event> events, Adventurer who, Service service) {
        if (fallen(before, u.state(), service.employer())) {
            return Optional.of("the employer is down");
        }
        Optional<Adventurer> leader = before.company().stream().findFirst();
        if (u.state().ruleset().original()
                && leader.filter(each -> !each.id().equals(who.id()))
                        .filter(each -> fallen(before, u.state(), each.id()))
                        .isPresent()) {
            return Optional.of("the leader is down");
        }
        if (halfDown(u.state()) && !halfDown(before)) {
            return Optional.of("half of the company is down");
        }
        if (u.state().ruleset().classic()) {
            return Optional.empty();
        }
        if (seen(u.state()) && !seen(before) && towering(u, who)) {
            return Optional.of("such a foe is too much");
        }
        return events.stream().anyMatch(Nerves::hostile)
                ? Optional.of("magic is used against the company")
                : Optional.empty();
    }

    private static boolean fallen(CampaignState before, CampaignState now, CharacterId who) {
        return before.adventurer(who).filter(Adventurer::living).isPresent()
                && now.adventurer(who).filter(Adventurer::living).isEmpty();
    }

    private static boolean halfDown(CampaignState state) {
        return state.expedition()
                .map(Expedition::members)
                .filter(members -> members.size() > 1)
                .filter(members -> 2 * state.company().size() <= members.size())
                .isPresent();
    }

    private static boolean seen(CampaignState state) {
        return state.encounter().filter(Encounter::kindKnown).isPresent();
    }

    private static boolean towering(Unfolding u, Adventurer who) {
        return u.state().encounter().stream()
                .flatMap(meeting -> meeting.able().stream())
                .mapToInt(foe -> u.world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .hitDice()
                        .dice())
                .anyMatch(dice -> dice >= 2 * who.level());
    }

    private static boolean hostile(Event event) {
        return event instanceof MagicEvent.SpellCast cast
                && cast.caster() instanceof Caster.Monster
                && Casting.hostile(cast.spell());
    }
}
