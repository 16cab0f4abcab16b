package org.woodgrain.campaign.meeting;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;

/** Decides {@link MeetingCommand}s. */
public final class MeetingDecider {
    private MeetingDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, MeetingCommand command) {
        return MeetingChecks.check(world, state, command);
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, MeetingCommand command) {
        switch (command) {
            case MeetingCommand.Wait wait -> Waiting.of(u);
            case MeetingCommand.Advance advance -> Advance.of(u);
            case MeetingCommand.Talk talk -> Words.talk(u, talk);
            case MeetingCommand.Pay pay -> Words.toll(u);
            case MeetingCommand.TakeTribute take -> Tribute.taken(u);
            case MeetingCommand.Leave leave -> Leaving.of(u);
            case MeetingCommand.Flee flee -> Flight.flee(u, flee);
            case MeetingCommand.HoldBehind hold -> HeldBehind.of(u, hold);
            case MeetingCommand.GiveGround ground -> Ground.give(u);
            case MeetingCommand.Fight fight -> Rounds.fight(u, fight.orders());
            case MeetingCommand.HoldDoor hold -> HeldShut.hold(u, hold);
            case MeetingCommand.Pursue pursue -> Hunt.pursue(u);
            case MeetingCommand.LetGo letGo -> Hunt.letGo(u);
            case MeetingCommand.Enlist enlist -> Enlisting.of(u, enlist);
            case MeetingCommand.Settle settle -> Mercy.settle(u, settle.fate());
        }
    }
}
