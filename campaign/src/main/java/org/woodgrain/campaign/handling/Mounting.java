package org.woodgrain.campaign.handling;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Members on the backs of creatures that follow the company. */
public final class Mounting {
    private Mounting() {}

    /** Why somebody cannot try to mount; empty if he can. What would throw him is found out by trying. */
    @Rule("EQ-20")
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Mount mount) {
        Optional<Foe> found = Mounts.follower(state, mount.beast());
        if (found.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchMount());
        }
        Foe beast = found.get();
        Adventurer rider = state.adventurer(mount.rider()).orElseThrow();
        Mounts mounts = new Mounts(world.book(), state);
        if (state.underground().isEmpty()) {
            return no(rider, beast, "in town there is no need of it");
        }
        if (!mounts.bears(beast)) {
            return no(rider, beast, "it bears nobody on its back");
        }
        if (Mounts.under(state, rider.id()).isPresent()) {
            return no(rider, beast, "he rides already; let him dismount first");
        }
        int all = mounts.load(beast) + new Burdens(world.book(), state).weight(rider);
        return all <= mounts.most(beast)
                ? Optional.empty()
                : no(
                        rider,
                        beast,
                        "it would bear " + Coinage.pounds(all) + " lb, and " + Coinage.pounds(mounts.most(beast))
                                + " lb is the most");
    }

    private static Optional<Refusal> no(Adventurer rider, Foe beast, String why) {
        return Optional.of(new HandlingRefusal.CannotMount(rider.name(), beast.name(), why));
    }

    static Optional<Refusal> check(CampaignState state, HandlingCommand.Dismount down) {
        return Mounts.under(state, down.rider()).isPresent()
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NotNow("dismount", "he is on foot"));
    }

    /** Up he goes, or off again; a referee may grant it whatever the creature is like. */
    static void carryOut(Unfolding u, Seat seat, HandlingCommand.Mount mount) {
        Foe beast = Mounts.follower(u.state(), mount.beast()).orElseThrow();
        Adventurer rider = u.state().adventurer(mount.rider()).orElseThrow();
        boolean stays = seat.seesAll() || new Mounts(u.world().book(), u.state()).suffers(beast, rider);
        u.emit(
                stays
                        ? new HandlingEvent.Mounted(rider.id(), beast.id(), beast.name())
                        : new HandlingEvent.Thrown(rider.id(), beast.id(), beast.name()));
    }

    /** After every order: whoever has no creature under him any more, or is not fit to ride, is on his feet. */
    public static void settle(Unfolding u) {
        for (Effect effect : List.copyOf(u.state().effects().of(Mounts.RIDES))) {
            if (effect.on() instanceof Effect.On.OnCharacter on) {
                over(u.state(), on.character(), new FoeId(effect.maker()))
                        .ifPresent(why -> u.emit(new HandlingEvent.Dismounted(on.character(), why)));
            }
        }
    }

    private static Optional<String> over(CampaignState state, CharacterId rider, FoeId beast) {
        if (state.underground().isEmpty()) {
            return Optional.of("they are home");
        }
        if (Mounts.follower(state, beast).isEmpty()) {
            return Optional.of("nothing bears him any more");
        }
        boolean sits = state.company().stream().anyMatch(who -> who.id().equals(rider)) && !state.helpless(rider);
        return sits ? Optional.empty() : Optional.of("he slides off");
    }
}
