package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;

/** The curses and evil sendings on somebody and on what he has, the deadliest first. */
@Rule("SP-35")
final class Curses {
    /** Cursed things, and what they are without their magic. */
    private static final Map<String, Plain> THINGS =
            Map.of("MI-013", new Plain("EQI-10", "sword"), "MI-096", new Plain("ring", "plain ring"));

    private static final int ROW = 6;
    private static final Set<String> SCROLLS = Set.of("MI-078", "MI-080", "MI-081", "MI-082", "MI-083", "MI-084");

    private static final List<String> SENDINGS = List.of("SP-69", "SP-33", "MI-082", "SP-90", "SP-87");

    private Curses() {}

    /** A thing that is no longer magical. */
    record Plain(String kind, String name) {}

    /** Whether a thing is cursed: it harms its owner, or holds a curse. */
    static boolean cursed(Item item) {
        String row = item.kind().length() < ROW ? item.kind() : item.kind().substring(0, ROW);
        return THINGS.containsKey(row) || SCROLLS.contains(row);
    }

    /** One curse. */
    sealed interface Curse {
        /** An evil sending, a spell or another lasting ill. */
        record Sending(Effect effect) implements Curse {}

        /** A cursed thing in somebody's possession. */
        record Thing(Item item, Plain plain) implements Curse {}

        /** Its place among others, deadliest first; those of the same place are drawn by lot. */
        default int rank() {
            return switch (this) {
                case Sending sending -> {
                    int at = SENDINGS.indexOf(sending.effect().kind());
                    yield at < 0 ? SENDINGS.size() : at;
                }
                case Thing thing -> SENDINGS.size() + 1;
            };
        }
    }

    static List<Curse> on(CampaignState state, Effect.On on) {
        List<Curse> all = new ArrayList<>();
        state.effectsOn(on).stream()
                .filter(Curses::lifts)
                .map(Curse.Sending::new)
                .forEach(all::add);
        if (on instanceof Effect.On.OnCharacter member) {
            state.adventurer(member.character()).map(Adventurer::items).orElse(List.of()).stream()
                    .forEach(item -> Optional.ofNullable(THINGS.get(item.kind()))
                            .ifPresent(plain -> all.add(new Curse.Thing(item, plain))));
        }
        return all;
    }

    private static boolean lifts(Effect effect) {
        return Maladies.curse(effect)
                || List.of("SP-69", "SP-90", "SP-87", "MI-082").contains(effect.kind());
    }
}
