package org.woodgrain.campaign.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.battle.Gathering;
import org.woodgrain.campaign.battle.Respite;
import org.woodgrain.campaign.captives.Rescue;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.harm.Coffins;
import org.woodgrain.campaign.harm.Reviving;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.sight.Glands;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.sight.Threshold;
import org.woodgrain.campaign.spells.Hewers;
import org.woodgrain.campaign.spells.Panic;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;

/** The end of a meeting: what the fallen leave, who stays where, and the rest of the turn. */
final class Ending {
    private static final Set<String> HELD = Set.of("victory", "driven-off", "parted", "withdrew");
    private static final Set<String> PEACEFUL = Set.of("parted", "withdrew");

    private Ending() {}

    /** Ends the meeting; the rest of the turn goes by in breath and bandages. */
    @Rule({"EN-36", "UX-09", "CE-03", "CE-29"})
    static void of(Unfolding u, String how) {
        Optional<String> room = u.state().encounter().flatMap(Encounter::room);
        String level = u.state().encounter().map(Encounter::level).orElse("");
        close(u, how);
        if (how.equals("victory")) {
            room.ifPresent(id -> Threshold.comeIn(u, id));
        }
        if (HELD.contains(how)) {
            room.ifPresent(id -> Rescue.from(u, level, id));
        }
        Gathering.after(u, HELD.contains(how));
        Time.finishTurn(u);
    }

    /** Ends it without any time having been lost on it. */
    static void quietly(Unfolding u, String how) {
        close(u, how);
    }

    /** Nobody of the company is left. */
    static void lost(Unfolding u) {
        close(u, "lost");
    }

    private static void close(Unfolding u, String how) {
        Swallowed.parted(u);
        Encounter meeting = u.state().encounter().orElseThrow();
        Beguiled.part(u, meeting, how);
        spoils(u, meeting);
        if (!how.equals("victory") && !how.equals("slipped")) {
            Nursing.of(u);
        }
        Encounter now = u.state().encounter().orElseThrow();
        boolean hewing = Hewers.busy(u.state(), now);
        List<Foe> stalkers = hewing ? List.of() : Stalking.of(u, now, how);
        List<Foe> remaining = remaining(u, now, how).stream()
                .filter(foe -> !hewing || !foe.able())
                .filter(foe -> stalkers.stream().noneMatch(gone -> gone.id().equals(foe.id())))
                .toList();
        release(u, now, remaining);
        Lights.ofTheFallen(u, HELD.contains(how));
        Stalking.begin(u, now, stalkers);
        u.emit(new MeetingEvent.MeetingEnded(how, remaining));
    }

    /** Coin and magic things of the dead and the captives lie where they fell. */
    @Rule("NP-22")
    static void spoils(Unfolding u, Encounter meeting) {
        List<Foe> fallen = meeting.foes().stream()
                .filter(foe -> foe.standing() == Foe.Standing.DEAD || foe.number("captive") > 0)
                .filter(foe -> Coins.worth(foe.carried()) > 0 || !foe.items().isEmpty() || Glands.in(foe))
                .toList();
        if (fallen.isEmpty()) {
            return;
        }
        Purse coins = fallen.stream().map(Foe::carried).reduce(Purse.EMPTY, Purse::plus);
        List<Item> things = new ArrayList<>();
        for (Foe foe : fallen) {
            things.addAll(foe.items());
            if (foe.standing() == Foe.Standing.DEAD) {
                Monster kind = u.world().book().monsters().monster(foe.monster());
                Glands.of(u.state(), foe, kind, u.newId("i")).ifPresent(things::add);
            }
        }
        u.emit(new MeetingEvent.SpoilsLeft(
                Heaps.bodies(u, meeting.level(), meeting.cell(), coins, things),
                fallen.stream().map(Foe::id).toList()));
    }

    /** Dwellers who neither died, fled nor were taken stay in their room; wanderers go their way. */
    private static List<Foe> remaining(Unfolding u, Encounter meeting, String how) {
        if (meeting.room().isEmpty()) {
            return List.of();
        }
        List<Foe> all = new ArrayList<>(meeting.foes());
        all.addAll(meeting.circling().foes());
        return all.stream()
                .filter(foe -> turned(u, foe) || !foe.gone() && foe.number("captive") == 0 && !how.equals("slipped"))
                .map(foe -> Reviving.lying(u.state(), foe.id()) ? Reviving.later(foe) : foe)
                .map(Respite::of)
                .map(foe -> PEACEFUL.contains(how) ? Peace.mark(u, foe) : foe)
                .toList();
    }

    /** Undead that were turned, and those who ran in panic, come home when that ends. */
    @Rule({"CH-92", "MI-123"})
    private static boolean turned(Unfolding u, Foe foe) {
        return foe.standing() == Foe.Standing.FLED
                && (TurningUndead.keepsAway(u.state(), foe.id()) || Panic.flees(u.state(), foe.id()));
    }

    private static boolean follows(Unfolding u, FoeId id) {
        return u.state().followers().stream().anyMatch(each -> each.foe().id().equals(id));
    }

    /** What lasts only for the meeting ends with it, and so does what acted on monsters that are gone. */
    private static void release(Unfolding u, Encounter meeting, List<Foe> remaining) {
        Set<FoeId> stay = remaining.stream().map(Foe::id).collect(Collectors.toSet());
        Set<FoeId> met = meeting.foes().stream()
                .filter(foe -> foe.standing() != Foe.Standing.CHARMED && !follows(u, foe.id()))
                .map(Foe::id)
                .collect(Collectors.toSet());
        for (Effect effect : u.state().effects()) {
            boolean onGone =
                    effect.on() instanceof Effect.On.OnFoe on && met.contains(on.foe()) && !stay.contains(on.foe());
            boolean kept = effect.number(Effect.KEPT) != 0 && met.contains(new FoeId(effect.maker()));
            boolean resting = effect.kind().equals(Coffins.AT_REST);
            if (effect.unit() == Effect.Unit.ENCOUNTER || onGone && !resting || kept) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "the meeting is over"));
            }
        }
    }
}
