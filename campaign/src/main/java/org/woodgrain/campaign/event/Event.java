package org.woodgrain.campaign.event;

import java.util.List;
import org.woodgrain.rules.Roll;

/**
 * What happened. Folding events never throws dice.
 *
 * <p>An event type never changes its meaning; a new version is a new record, and the reader of the old one stays.
 */
public sealed interface Event
        permits BeginEvent,
                TownEvent,
                HandlingEvent,
                PropertyEvent,
                DelveEvent,
                ClockEvent,
                MeetingEvent,
                BattleEvent,
                HarmEvent,
                PowerEvent,
                MagicEvent,
                HiringEvent,
                WorkshopEvent,
                LoreEvent,
                DeviceEvent,
                HeirEvent,
                RealmEvent,
                CaptiveEvent,
                SpellEvent,
                SpiritEvent,
                CharmEvent,
                TrickEvent,
                ArcaneEvent,
                PrayerEvent,
                ChatEvent,
                RefereeEvent {

    /** The rule that was applied, such as {@code "UX-13"}; empty if none was. */
    default String rule() {
        return "";
    }

    /** The dice that were thrown for it, in order. */
    default List<Roll> rolls() {
        return List.of();
    }
}
