package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.spells.FallenLoads;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Haulage;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Steeds;

/**
 * Monsters that fight from the backs of beasts: horsemen under the open sky, for no horse goes underground, and goblins
 * wherever there are dire wolves with them. They go at the pace of the beast.
 */
final class Riding {
    private Riding() {}

    /** The beast on which a monster rides here; empty for one on foot. */
    static Optional<Monster> mount(World world, CampaignState state, FoeId id) {
        Optional<Encounter> meeting = state.encounter();
        Optional<Foe> rider = meeting.flatMap(each -> each.foe(id));
        if (rider.isEmpty()) {
            return Optional.empty();
        }
        Profile profile = state.ruleset().profile();
        Monster kind = world.book().monsters().monster(rider.get().monster());
        return own(world, state, kind).or(() -> shared(world, profile, meeting.get(), rider.get()));
    }

    private static Optional<Monster> own(World world, CampaignState state, Monster rider) {
        Profile profile = state.ruleset().profile();
        return Outdoors.now(state).open()
                ? rider.power(Habit.Rides.class, profile)
                        .map(rides -> world.book().monsters().monster(rides.row()))
                        .filter(beast -> Steeds.bears(beast, profile, rider(rider)))
                : Optional.empty();
    }

    /** A beast of the band that bears such riders, one for each of the first of them. */
    private static Optional<Monster> shared(World world, Profile profile, Encounter meeting, Foe rider) {
        Monster kind = world.book().monsters().monster(rider.monster());
        List<Monster> beasts = meeting.able().stream()
                .map(foe -> world.book().monsters().monster(foe.monster()))
                .filter(beast -> !beast.id().equals(kind.id()))
                .filter(beast -> beast.power(Habit.Mount.class, profile)
                        .filter(mount -> mount.who().equals(kind.id()))
                        .isPresent())
                .toList();
        List<FoeId> riders = meeting.able().stream()
                .filter(foe -> foe.monster().equals(rider.monster()))
                .map(Foe::id)
                .toList();
        int place = riders.indexOf(rider.id());
        return place >= 0 && place < beasts.size() ? Optional.of(beasts.get(place)) : Optional.empty();
    }

    private static Steeds.Rider rider(Monster kind) {
        Alignment side = kind.alignments().contains(Alignment.LAW) ? Alignment.LAW : Alignment.NEUTRALITY;
        return new Steeds.Rider(kind.id(), side, false, false);
    }

    /**
     * A member has fallen off what he rode: a beast trained for war fights on for the company, whoever led it; what has wits
     * or wings of its own does as it would; any other beast throws off its load and runs.
     *
     * @param mount as it was when he fell
     * @return whether it is gone
     */
    @Rule("EQ-20")
    static boolean bolts(Unfolding u, Follower mount) {
        Foe beast = mount.foe();
        Monster kind = u.world().book().monsters().monster(beast.monster());
        if (!kind.isKind("animal") || kind.fly() > 0) {
            return false;
        }
        Optional<CharacterId> leader = u.state().company().stream()
                .map(Adventurer::id)
                .filter(mount.master()::equals)
                .findFirst()
                .or(() -> u.state().company().stream().map(Adventurer::id).findFirst());
        boolean war = Tempers.war(kind, u.state().ruleset().profile()) && leader.isPresent();
        u.emit(new HandlingEvent.RiderFell(new Follower(beast, leader.orElse(mount.master())), war));
        if (!war) {
            FallenLoads.thrownOff(u, beast);
        }
        return !war;
    }

    /** A rider has fallen: a beast trained for war fights on in its armour, any other runs. */
    static void fell(Unfolding u, FoeId id) {
        Optional<Foe> rider = u.state().encounter().flatMap(meeting -> meeting.foe(id));
        Optional<Monster> beast = rider.flatMap(
                foe -> own(u.world(), u.state(), u.world().book().monsters().monster(foe.monster())));
        Profile profile = u.state().ruleset().profile();
        beast.filter(kind -> Tempers.war(kind, profile)).ifPresent(kind -> {
            Map<String, Integer> armour = kind.power(Habit.Barding.class, profile)
                    .filter(barding -> barding.armorClass() == Haulage.BARDED)
                    .map(barding -> Map.of(Marks.ARMOUR, barding.armorClass()))
                    .orElse(Map.of());
            List<Foe> loose = Bands.plain(u, kind, 1, List.of(), 0, armour);
            u.emit(new PowerEvent.MoreCame(
                    loose, "fights on without its rider", u.throwing().take()));
        });
    }
}
