package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.event.CharmEvent;
import org.woodgrain.campaign.event.ChatEvent;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.HeirEvent;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.event.SpiritEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.event.TrickEvent;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.House;
import org.woodgrain.rules.Rule;

/** Tells events in plain words, to each seat what it may hear. */
public final class Narrator {
    private Narrator() {}

    /**
     * The lines that an event adds to the log of a seat; empty if it tells that seat nothing.
     *
     * @param before the state before the event
     * @param after the state after it
     */
    public static List<Line> tell(World world, CampaignState before, CampaignState after, Event event, Seat seat) {
        List<Line> lines = all(world.now(after), before, after, event, seat);
        return cited(after, seat.seesAll() ? lines : Unseen.masked(before, lines));
    }

    /** The lines with the campaign's changes beside the rules and dice that they show. */
    @Rule("CH-05")
    private static List<Line> cited(CampaignState state, List<Line> lines) {
        return state.house().changes().isEmpty()
                ? lines
                : lines.stream().map(line -> cited(state, line)).toList();
    }

    private static Line cited(CampaignState state, Line line) {
        String changed = state.house().changes().stream()
                .filter(each -> each.rule().equals(line.rule())
                        || line.rolls().stream().anyMatch(roll -> roll.rule().equals(each.rule())))
                .map(House.Change::label)
                .collect(Collectors.joining("; "));
        return changed.isEmpty() ? line : line.citing(changed);
    }

    private static List<Line> all(World world, CampaignState before, CampaignState after, Event event, Seat seat) {
        return switch (event) {
            case BeginEvent begin -> BeginNarration.tell(world, before, after, begin, seat);
            case TownEvent town -> TownNarration.tell(world, before, after, town, seat);
            case HandlingEvent handling -> HandlingNarration.tell(world, before, after, handling, seat);
            case PropertyEvent property -> PropertyNarration.tell(before, after, property, seat);
            case DelveEvent delve -> DelveNarration.tell(world, before, after, delve, seat);
            case ClockEvent clock -> ClockNarration.tell(world, before, after, clock, seat);
            case MeetingEvent meeting -> MeetingNarration.tell(world, before, after, meeting, seat);
            case BattleEvent battle -> BattleNarration.tell(world, before, after, battle, seat);
            case HarmEvent harm -> HarmNarration.tell(world, before, after, harm, seat);
            case PowerEvent power -> PowerNarration.tell(world, before, after, power, seat);
            case MagicEvent magic -> MagicNarration.tell(world, before, after, magic, seat);
            case HeirEvent heir -> HeirNarration.tell(before, after, heir, seat);
            case RealmEvent realm -> RealmNarration.tell(before, after, realm, seat);
            case HiringEvent hiring -> HiringNarration.tell(before, after, hiring, seat);
            case WorkshopEvent workshop -> WorkshopNarration.tell(before, workshop, seat);
            case DeviceEvent device -> DeviceNarration.tell(world, before, device, seat);
            case LoreEvent lore -> LoreNarration.tell(world, before, lore, seat);
            case CaptiveEvent captive -> CaptiveNarration.tell(after, captive, seat);
            case SpellEvent spell -> SpellNarration.tell(world, before, after, spell, seat);
            case SpiritEvent spirit -> SpiritNarration.tell(before, after, spirit, seat);
            case CharmEvent charm -> CharmNarration.tell(before, after, charm, seat);
            case TrickEvent trick -> TrickNarration.tell(world, after, trick, seat);
            case ArcaneEvent arcane -> ArcaneNarration.tell(world, before, after, arcane, seat);
            case PrayerEvent prayer -> PrayerNarration.tell(world, before, after, prayer, seat);
            case ChatEvent chat -> ChatNarration.tell(chat, seat);
            case RefereeEvent referee -> RefereeNarration.tell(world, before, after, referee, seat);
        };
    }
}
