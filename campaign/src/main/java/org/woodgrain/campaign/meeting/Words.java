package org.woodgrain.campaign.meeting;

import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.Speech;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Purse;

/** Talk and coin. */
final class Words {
    private Words() {}

    @Rule({"CE-18", "CE-20", "CH-109", "NP-42"})
    static void talk(Unfolding u, MeetingCommand.Talk talk) {
        Host host = Host.of(u);
        int common = Speech.common(talk.tongue()) && Tongues.speak(host) ? Tongues.knowsCommon(u, host) : 0;
        boolean understood = common == 1 || (common == 0 && Tongues.understand(host, talk.tongue()));
        boolean strange = Tongues.strange(host, talk.tongue());
        u.emit(new MeetingEvent.Spoke(
                talk.speaker(),
                talk.tongue(),
                talk.manner(),
                understood,
                strange,
                Tongues.spokesman(host).id(),
                common,
                host.original() ? "CH-109" : "CE-20",
                u.throwing().take()));
        pay(u, talk.gold());
        Time.round(u);
        if (Tongues.hostile(host, talk.tongue())) {
            Temper.made(u, Talk.Mood.ATTACK, 0, "CH-110");
            Temper.attack(u);
        } else if (Flattery.works(host, talk, understood)) {
            Flattery.parley(u);
        } else {
            Temper.answer(u);
        }
    }

    /** Pays what they ask. */
    @Rule({"EN-35", "CE-16"})
    static void toll(Unfolding u) {
        Talk talk = u.state().encounter().orElseThrow().talk();
        pay(u, talk.toll() - talk.paid() / Coins.GOLD);
        Time.round(u);
        Temper.answer(u);
    }

    /** Gold that the whole company could put together. */
    static int wealth(CampaignState state) {
        return state.company().stream()
                        .mapToInt(member -> Coins.worth(member.purse()))
                        .sum()
                / Coins.GOLD;
    }

    /** The company pays, each in turn as far as his purse reaches. */
    private static void pay(Unfolding u, int gold) {
        if (gold > 0) {
            pay(u, gold, Tongues.spokesman(Host.of(u)).id());
        }
    }

    /** The company pays one of them. */
    static void pay(Unfolding u, int gold, FoeId to) {
        int due = gold * Coins.GOLD;
        for (Adventurer member : u.state().company()) {
            int part = Math.min(due, Coins.worth(member.purse()));
            Optional<Purse> left = part > 0 ? Coins.pay(member.purse(), part) : Optional.empty();
            if (left.isPresent()) {
                u.emit(new MeetingEvent.Paid(member.id(), left.get(), part, to));
                due -= part;
            }
        }
    }
}
