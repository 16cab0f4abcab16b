package org.woodgrain.campaign.delve;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link DelveCommand}s. */
public final class DelveDecider {
    private DelveDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, DelveCommand command) {
        Optional<Refusal> never = Crew.ready(state);
        if (never.isPresent()) {
            return never;
        }
        return switch (command) {
            case DelveCommand.March march -> Walking.checkMarch(world, state, march);
            case DelveCommand.WalkTo walk -> Walking.checkWalk(world, state, walk);
            case DelveCommand.TakeStairs stairs -> StairWork.check(world, state);
            case DelveCommand.Touch touch -> Touching.check(world, state, touch);
            case DelveCommand.ClimbOut climb -> Pits.check(state, climb);
            case DelveCommand.OpenDoor open -> DoorCheck.open(world, state, open);
            case DelveCommand.Force force -> DoorCheck.force(world, state, force);
            case DelveCommand.CloseDoor close -> DoorCheck.close(world, state, close);
            case DelveCommand.Wedge wedge -> DoorCheck.wedge(world, state, wedge);
            case DelveCommand.Unwedge unwedge -> DoorCheck.unwedge(world, state, unwedge);
            case DelveCommand.Hew hew -> DoorCheck.hew(world, state, hew);
            case DelveCommand.Look look -> checkLook(world, state);
            case DelveCommand.Work work -> TaskCheck.check(world, state, work);
            case DelveCommand.HewChest hew -> ChestWork.checkHew(world, state, hew);
            case DelveCommand.ForceLid force -> Forcing.check(world, state, force);
            case DelveCommand.BarCoffin bar -> CoffinWork.check(world, state, bar);
            case DelveCommand.Load load -> Loading.check(world, state, load);
            case DelveCommand.PutDown down -> Loading.checkPutDown(state, down);
            case DelveCommand.Rest rest -> Resting.check(rest);
        };
    }

    private static Optional<Refusal> checkLook(World world, CampaignState state) {
        Place.Underground at = state.underground().orElseThrow();
        if (world.level(at.level()).flatMap(level -> level.roomAt(at.cell())).isEmpty()) {
            return Optional.of(new DelveRefusal.NoRoomHere());
        }
        return Lighting.anySees(state) ? Optional.empty() : Optional.of(new DelveRefusal.TooDark("look round"));
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, DelveCommand command) {
        switch (command) {
            case DelveCommand.March march -> Walking.march(unfolding, march);
            case DelveCommand.WalkTo walk -> Walking.walkTo(unfolding, walk);
            case DelveCommand.TakeStairs stairs -> StairWork.take(unfolding);
            case DelveCommand.Touch touch -> Touching.touch(unfolding, touch);
            case DelveCommand.ClimbOut climb -> Pits.climb(unfolding, climb);
            case DelveCommand.OpenDoor open -> DoorWork.open(unfolding, open.edge());
            case DelveCommand.Force force -> DoorWork.force(unfolding, force);
            case DelveCommand.CloseDoor close -> DoorWork.close(unfolding, close.edge());
            case DelveCommand.Wedge wedge -> DoorWork.wedge(unfolding, wedge);
            case DelveCommand.Unwedge unwedge -> DoorWork.unwedge(unfolding, unwedge);
            case DelveCommand.Hew hew -> DoorWork.hew(unfolding, hew);
            case DelveCommand.Look look -> SearchWork.look(unfolding);
            case DelveCommand.Work work -> TaskWork.work(unfolding, work);
            case DelveCommand.HewChest hew -> ChestWork.hew(unfolding, hew);
            case DelveCommand.ForceLid force -> Forcing.lid(unfolding, force);
            case DelveCommand.BarCoffin bar -> CoffinWork.carryOut(unfolding, bar);
            case DelveCommand.Load load -> Loading.load(unfolding, load);
            case DelveCommand.PutDown down -> Loading.putDown(unfolding, down);
            case DelveCommand.Rest rest -> Resting.rest(unfolding, rest);
        }
    }
}
