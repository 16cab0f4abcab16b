package org.woodgrain.lab.expeditions;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;

/** Reads from events what a character was lost to. */
final class Causes {
    private static final String POISON = "poison";

    private Causes() {}

    /**
     * What a character was lost to.
     *
     * @param before how things stood before the last event
     * @param events what one order brought about, up to the event by which he was lost
     */
    static Cause of(CampaignState before, List<Event> events, CharacterId who) {
        return switch (events.getLast()) {
            case HarmEvent.CharacterDied died -> died(before, events, died);
            case HarmEvent.CharacterPetrified stone ->
                new Cause(Cause.Kind.STONE, worker(before, events, who).orElse(""));
            case PowerEvent.Consumed consumed ->
                new Cause(Cause.Kind.TAKEN, worker(before, events, who).orElse(consumed.how()));
            case PowerEvent.Rose rose ->
                new Cause(Cause.Kind.TAKEN, Cause.monster(rose.risen().monster()));
            case PowerEvent.Turned turned ->
                new Cause(Cause.Kind.TAKEN, Cause.monster(turned.beast().monster()));
            case MeetingEvent.Abandoned left -> new Cause(Cause.Kind.LEFT_BEHIND, met(before));
            case MeetingEvent.LedAway led -> new Cause(Cause.Kind.TAKEN, met(before));
            default -> new Cause(Cause.Kind.HARM, "unknown");
        };
    }

    private static Cause died(CampaignState before, List<Event> events, HarmEvent.CharacterDied died) {
        Optional<String> named = foes(before)
                .filter(foe -> foe.name().equals(died.cause()))
                .map(Foe::monster)
                .findFirst();
        if (named.isPresent()) {
            return new Cause(Cause.Kind.MONSTER, Cause.monster(named.get()));
        }
        Optional<String> worker = worker(before, events, died.who());
        if (died.cause().contains(POISON)) {
            return new Cause(Cause.Kind.POISON, worker.orElse(died.cause()));
        }
        if (events.stream().anyMatch(event -> trap(event, died.who()))) {
            return new Cause(Cause.Kind.TRAP, died.cause());
        }
        return switch (died.cause()) {
            case "hunger" -> new Cause(Cause.Kind.HUNGER, "");
            case "drowning" -> new Cause(Cause.Kind.DROWNING, "");
            case "a fall" -> new Cause(Cause.Kind.FALL, "");
            default ->
                worker.map(monster -> new Cause(Cause.Kind.MONSTER, monster))
                        .orElse(new Cause(Cause.Kind.HARM, died.cause()));
        };
    }

    /** The kind of monster that last struck somebody, or turned a power against him, in the same order. */
    private static Optional<String> worker(CampaignState before, List<Event> events, CharacterId who) {
        Fighter victim = new Fighter.Member(who);
        for (Event event : events.reversed()) {
            Optional<FoeId> foe = switch (event) {
                case BattleEvent.Struck struck
                when struck.at().equals(victim) && struck.hit() && struck.by() instanceof Fighter.Opponent by ->
                    Optional.of(by.id());
                case PowerEvent.Used used when used.at().contains(victim) -> Optional.of(used.foe());
                default -> Optional.empty();
            };
            Optional<String> kind = foe.flatMap(id ->
                            foes(before).filter(each -> each.id().equals(id)).findFirst())
                    .map(each -> Cause.monster(each.monster()));
            if (kind.isPresent()) {
                return kind;
            }
        }
        return Optional.empty();
    }

    private static boolean trap(Event event, CharacterId who) {
        return switch (event) {
            case DelveEvent.TrapCrossed crossed -> crossed.sprungBy().isPresent();
            case DelveEvent.CatchTouched touched ->
                touched.sprung() && touched.who().equals(who);
            default -> false;
        };
    }

    private static String met(CampaignState before) {
        return foes(before).map(foe -> Cause.monster(foe.monster())).findFirst().orElse("");
    }

    private static Stream<Foe> foes(CampaignState state) {
        return Stream.concat(
                state.encounter().stream().flatMap(meeting -> meeting.foes().stream()),
                state.followers().stream().map(Follower::foe));
    }
}
