package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.spells.Batterers;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.rules.exploration.Doors;

/** Why something cannot be done to a door; judged by what the company knows of it. */
final class DoorCheck {
    private DoorCheck() {}

    static Optional<Refusal> open(World world, CampaignState state, DelveCommand.OpenDoor open) {
        return shut(world, state, open.edge(), "opened by hand");
    }

    static Optional<Refusal> force(World world, CampaignState state, DelveCommand.Force force) {
        Optional<Refusal> who = Crew.canWork(state, force.who(), "charges the door", Doors.MOST_PUSHERS);
        if (who.isPresent()) {
            return who;
        }
        Optional<Refusal> door = shut(world, state, force.edge(), "forced");
        if (door.isPresent()) {
            return door;
        }
        return now(world, state, force.edge()).barred()
                ? Optional.of(new DelveRefusal.DoorIs("locked or held fast", "no shoulder moves it"))
                : Optional.empty();
    }

    static Optional<Refusal> close(World world, CampaignState state, DelveCommand.CloseDoor close) {
        Optional<Refusal> door = known(world, state, close.edge());
        if (door.isPresent()) {
            return door;
        }
        DoorState now = now(world, state, close.edge());
        if (now.broken()) {
            return Optional.of(new DelveRefusal.DoorIs("in splinters", ""));
        }
        if (!now.open()) {
            return Optional.of(new DelveRefusal.DoorIs("shut already", ""));
        }
        return now.wedged()
                ? Optional.of(new DelveRefusal.DoorIs("wedged open", "knock the spike out first"))
                : Optional.empty();
    }

    static Optional<Refusal> wedge(World world, CampaignState state, DelveCommand.Wedge wedge) {
        Optional<Refusal> who = Crew.canAct(state, wedge.who());
        if (who.isPresent()) {
            return who;
        }
        Optional<Refusal> door = known(world, state, wedge.edge());
        if (door.isPresent()) {
            return door;
        }
        DoorState now = now(world, state, wedge.edge());
        if (now.broken()) {
            return Optional.of(new DelveRefusal.DoorIs("in splinters", ""));
        }
        if (now.open() && now.wedged()) {
            return Optional.of(new DelveRefusal.DoorIs("wedged open already", ""));
        }
        return Kit.has(Crew.of(state, wedge.who()), Kit.SPIKE)
                ? Optional.empty()
                : Optional.of(new DelveRefusal.NoTool(Crew.name(state, wedge.who()), "an iron spike"));
    }

    static Optional<Refusal> unwedge(World world, CampaignState state, DelveCommand.Unwedge unwedge) {
        Optional<Refusal> who = Crew.canAct(state, unwedge.who());
        if (who.isPresent()) {
            return who;
        }
        Optional<Refusal> door = known(world, state, unwedge.edge());
        if (door.isPresent()) {
            return door;
        }
        return now(world, state, unwedge.edge()).wedged()
                ? Optional.empty()
                : Optional.of(new DelveRefusal.DoorIs("not wedged", ""));
    }

    static Optional<Refusal> hew(World world, CampaignState state, DelveCommand.Hew hew) {
        boolean battered = hew.who().isEmpty() && Batterers.any(world, state);
        Optional<Refusal> who = battered ? Optional.empty() : hewers(state, hew.who());
        if (who.isPresent()) {
            return who;
        }
        Optional<Refusal> door = shut(world, state, hew.edge(), "hacked open");
        if (door.isPresent() || battered) {
            return door;
        }
        boolean iron = Ways.here(world, state)
                .flatMap(ways -> ways.door(state.underground().orElseThrow().cell(), hew.edge()))
                .map(seen -> seen.door().kind() == Door.Kind.PORTCULLIS)
                .orElse(false);
        return iron ? Optional.of(new DelveRefusal.DoorIs("of iron bars", "no axe bites on it")) : Optional.empty();
    }

    /** Workers with axes, three at most. */
    static Optional<Refusal> hewers(CampaignState state, List<CharacterId> workers) {
        Optional<Refusal> who = Crew.canWork(state, workers, "swings the axe", Doors.MOST_PUSHERS);
        if (who.isPresent()) {
            return who;
        }
        for (CharacterId worker : workers) {
            if (!Kit.hasAxe(Crew.of(state, worker))) {
                return Optional.of(new DelveRefusal.NoTool(Crew.name(state, worker), "an axe"));
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> shut(World world, CampaignState state, Edge edge, String what) {
        Optional<Refusal> unable = Crew.canWalk(state);
        if (unable.isPresent()) {
            return unable;
        }
        Optional<Refusal> door = known(world, state, edge);
        if (door.isPresent()) {
            return door;
        }
        DoorState now = now(world, state, edge);
        if (now.open()) {
            return Optional.of(new DelveRefusal.DoorIs("open", "it need not be " + what));
        }
        return now.wedged()
                ? Optional.of(new DelveRefusal.DoorIs("spiked shut", "knock the spikes out first"))
                : Optional.empty();
    }

    private static Optional<Refusal> known(World world, CampaignState state, Edge edge) {
        boolean here = Ways.here(world, state)
                .flatMap(ways -> ways.door(state.underground().orElseThrow().cell(), edge))
                .isPresent();
        return here ? Optional.empty() : Optional.of(new DelveRefusal.NoDoor());
    }

    private static DoorState now(World world, CampaignState state, Edge edge) {
        return Ways.here(world, state).orElseThrow().now().door(edge);
    }
}
