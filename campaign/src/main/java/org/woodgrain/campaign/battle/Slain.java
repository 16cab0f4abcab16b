package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.harm.Rising;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;

/** What becomes of a member whom a monster has slain: some of them rise. */
final class Slain {
    private static final String SPECTRE = "spectre";

    private static final List<String> PEOPLE = List.of("men", "demihuman", "humanoid");

    private Slain() {}

    /**
     * Lets him rise in some days if his slayer is such a monster.
     *
     * @param drained whether the last of his life was drained away
     */
    static void by(Unfolding u, CharacterId who, FoeId slayer, Monster kind, boolean drained) {
        Optional<OnHit.Spawn> spawn =
                kind.power(OnHit.Spawn.class, u.state().ruleset().profile());
        if (spawn.isPresent()) {
            Rising.begin(u, who, spawn.get().as(), slayer, 1, true, u.throwing().take());
            return;
        }
        Optional<OnHit.Drain> drain =
                kind.power(OnHit.Drain.class, u.state().ruleset().profile());
        if (drain.isPresent() && (drained || drain.get().spawn().equals(SPECTRE))) {
            int days = days(u, drain.get());
            Rising.begin(
                    u,
                    who,
                    drain.get().spawn(),
                    slayer,
                    days,
                    false,
                    u.throwing().take());
        }
    }

    /** The same for one who followed the company: people rise, beasts are only dead. */
    static void servant(Unfolding u, Monster victim, FoeId slayer, Monster kind, boolean drained) {
        Optional<OnHit.Drain> drain =
                kind.power(OnHit.Drain.class, u.state().ruleset().profile());
        if (drain.isPresent()
                && (drained || drain.get().spawn().equals(SPECTRE))
                && PEOPLE.stream().anyMatch(victim::isKind)) {
            int days = days(u, drain.get());
            Rising.ofServant(u, drain.get().spawn(), slayer, days, u.throwing().take());
        }
    }

    private static int days(Unfolding u, OnHit.Drain drain) {
        return delay(drain.spawn())
                .roll(u.throwing().of("XP-17", "until the dead rises").secret());
    }

    private static Formula delay(String as) {
        return switch (as) {
            case "wight" -> Formula.dice(1, 4);
            case "vampire" -> Formula.fixed(3);
            default -> Formula.fixed(1);
        };
    }
}
