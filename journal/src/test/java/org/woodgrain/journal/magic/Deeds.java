package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Effect;

/** What magic has really done in the trials, by whom to whom: counted, so that nothing is tried in name only. */
final class Deeds {
    /** What must have come about. */
    enum Deed {
        MEMBER_CHARMS_FOE,
        FOE_CHARMS_MEMBER,
        MEMBER_CHANGES_HIS_SHAPE,
        MEMBER_CHANGES_ANOTHER,
        FOE_CHANGES_MEMBER,
        SPIRIT_OF_MEMBER_IN_FOE,
        SPIRIT_OF_MEMBER_IN_COMRADE,
        SPIRIT_OF_FOE_IN_MEMBER,
        CARRIED_AWAY,
        DISPELLED
    }

    private static final int OFTEN = 4;

    private final Map<Deed, Integer> done = new EnumMap<>(Deed.class);

    void note(Event event) {
        switch (event) {
            case MagicEvent.EffectBegun begun -> begun(begun.effect());
            case SpellEvent.Carried carried -> count(Deed.CARRIED_AWAY);
            case ArcaneEvent.Dispelled dispelled -> {
                if (dispelled.ended() > 0) {
                    count(Deed.DISPELLED);
                }
            }
            default -> {}
        }
    }

    private void begun(Effect effect) {
        boolean member = effect.maker().matches("c\\d");
        boolean onFoe = effect.on() instanceof Effect.On.OnFoe;
        boolean onMember = effect.on() instanceof Effect.On.OnCharacter;
        switch (effect.kind()) {
            case "SP-07", "SP-39" -> {
                count(member && onFoe, Deed.MEMBER_CHARMS_FOE);
                count(!member && onMember, Deed.FOE_CHARMS_MEMBER);
            }
            case "SP-34" -> count(member, Deed.MEMBER_CHANGES_HIS_SHAPE);
            case "SP-33" -> {
                count(member, Deed.MEMBER_CHANGES_ANOTHER);
                count(!member && onMember, Deed.FOE_CHANGES_MEMBER);
            }
            case "SP-54-host" -> {
                count(member && onFoe, Deed.SPIRIT_OF_MEMBER_IN_FOE);
                count(member && onMember, Deed.SPIRIT_OF_MEMBER_IN_COMRADE);
                count(!member && onMember, Deed.SPIRIT_OF_FOE_IN_MEMBER);
            }
            default -> {}
        }
    }

    private void count(boolean so, Deed deed) {
        if (so) {
            count(deed);
        }
    }

    private void count(Deed deed) {
        done.merge(deed, 1, Integer::sum);
    }

    /** Spells by which those who are met could do what they have seldom done yet. */
    List<String> wanted() {
        List<String> spells = new ArrayList<>();
        for (Deed deed : Deed.values()) {
            boolean often = done.getOrDefault(deed, 0) >= OFTEN;
            spells.addAll(
                    often
                            ? List.of()
                            : switch (deed) {
                                case FOE_CHARMS_MEMBER -> List.of("SP-07", "SP-39");
                                case FOE_CHANGES_MEMBER -> List.of("SP-33");
                                case SPIRIT_OF_FOE_IN_MEMBER -> List.of("SP-54");
                                default -> List.of();
                            });
        }
        return spells;
    }

    Set<Deed> missing() {
        Set<Deed> missing = EnumSet.allOf(Deed.class);
        missing.removeAll(done.keySet());
        return missing;
    }

    @Override
    public String toString() {
        return done.toString();
    }
}
