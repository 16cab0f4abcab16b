package org.woodgrain.campaign.narrate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.Roll;

/** How fighters are called in the log, and which of their dice the players see. */
final class FighterNames {
    private FighterNames() {}

    static String of(CampaignState state, Fighter who, Seat seat) {
        return switch (who) {
            case Fighter.Member member -> of(state, member.id());
            case Fighter.Opponent foe -> of(state, foe.id(), seat);
        };
    }

    static String of(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse("Somebody");
    }

    /** A monster by name, if the seat knows its kind; {@code the orc}, {@code orc 2}. */
    static String of(CampaignState state, FoeId id, Seat seat) {
        boolean known =
                seat.seesAll() || state.encounter().map(Encounter::kindKnown).orElse(true);
        Optional<Foe> found = state.encounter()
                .flatMap(meeting -> meeting.foe(id))
                .or(() -> state.followers().stream()
                        .map(Follower::foe)
                        .filter(foe -> foe.id().equals(id))
                        .findFirst());
        if (!known || found.isEmpty()) {
            return "a shape";
        }
        String name = found.get().name();
        return name.matches(".*\\d.*") ? name : "the " + name;
    }

    /** With a capital letter, to begin a sentence. */
    static String begin(String name) {
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /**
     * The dice of a fight as a seat may see them: players see what fell, but not the number that was needed, from which
     * a foe's armour could be read.
     */
    static List<Roll> dice(List<Roll> rolls, Seat seat) {
        if (seat.seesAll()) {
            return rolls;
        }
        return rolls.stream()
                .filter(roll -> !roll.secret())
                .map(roll -> roll.purpose().equals("to hit")
                        ? new Roll(
                                roll.rule(),
                                roll.purpose(),
                                roll.by(),
                                roll.stream(),
                                roll.sides(),
                                roll.faces(),
                                roll.modifier(),
                                roll.multiplier(),
                                Roll.Test.NONE,
                                0,
                                false)
                        : roll)
                .toList();
    }
}
