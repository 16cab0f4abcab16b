package org.woodgrain.campaign.evolve;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.EffectList;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Property;
import org.woodgrain.campaign.state.Realm;
import org.woodgrain.campaign.state.Seal;
import org.woodgrain.campaign.state.SpellLore;
import org.woodgrain.campaign.state.Workshop;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

/** Folds events into the state. Never throws dice, never refuses. */
public final class Evolve {
    /** Before the first event. */
    public static final CampaignState NOTHING = new CampaignState(
            "",
            "",
            Ruleset.of(Profile.ORIGINAL),
            new Seal("", 0, 0, 0, 0),
            Clock.START,
            new TreeMap<>(),
            List.of(),
            List.of(),
            new Place.Town(),
            new TreeMap<>(),
            List.of(),
            new TreeMap<>(),
            EffectList.NONE,
            List.of(),
            new TreeMap<>(),
            new TreeMap<>(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Property.NONE,
            new TreeMap<>(),
            Workshop.NONE,
            SpellLore.NONE,
            new TreeMap<>(),
            Realm.NONE,
            House.NONE,
            1);

    private Evolve() {}

    /** The state after one event. */
    public static CampaignState apply(CampaignState state, Event event) {
        return switch (event) {
            // what comes most often is asked for first
            case ClockEvent clock -> ClockEvolve.apply(state, clock);
            case BattleEvent battle -> BattleEvolve.apply(state, battle);
            case DelveEvent delve -> DelveEvolve.apply(state, delve);
            case MeetingEvent meeting -> MeetingEvolve.apply(state, meeting);
            case MagicEvent magic -> MagicEvolve.apply(state, magic);
            case HarmEvent harm -> HarmEvolve.apply(state, harm);
            case TownEvent town -> TownEvolve.apply(state, town);
            case BeginEvent begin -> BeginEvolve.apply(state, begin);
            case HandlingEvent handling -> HandlingEvolve.apply(state, handling);
            case PropertyEvent property -> PropertyEvolve.apply(state, property);
            case PowerEvent power -> PowerEvolve.apply(state, power);
            case HeirEvent heir -> HeirEvolve.apply(state, heir);
            case RealmEvent realm -> RealmEvolve.apply(state, realm);
            case HiringEvent hiring -> HiringEvolve.apply(state, hiring);
            case WorkshopEvent workshop -> WorkshopEvolve.apply(state, workshop);
            case LoreEvent lore -> LoreEvolve.apply(state, lore);
            case DeviceEvent device -> DeviceEvolve.apply(state, device);
            case CaptiveEvent captive -> CaptiveEvolve.apply(state, captive);
            case SpellEvent spell -> SpellEvolve.apply(state, spell);
            case SpiritEvent spirit -> SpiritEvolve.apply(state, spirit);
            case CharmEvent charm -> CharmEvolve.apply(state, charm);
            case TrickEvent trick -> TrickEvolve.apply(state, trick);
            case ArcaneEvent arcane -> ArcaneEvolve.apply(state, arcane);
            case PrayerEvent prayer -> PrayerEvolve.apply(state, prayer);
            // words change nothing
            case ChatEvent chat -> state;
            case RefereeEvent referee -> RefereeEvolve.apply(state, referee);
        };
    }

    /** The state after many events. */
    public static CampaignState applyAll(CampaignState state, Iterable<? extends Event> events) {
        CampaignState now = state;
        for (Event event : events) {
            now = apply(now, event);
        }
        return now;
    }
}
