package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Creatures of the air that turn into a whirlwind. It takes five rounds; from then on the weak who stand within thirty
 * feet save or are swept off their feet, the strong are battered, and the mightiest stand firm.
 */
final class Whirling {
    static final String SPINNING = "whirling";
    private static final int ROUNDS_TO_FORM = 5;
    private static final int WITHIN = 9;
    private static final int WORTH_IT = 2;
    private static final int FIRM = 4;

    private Whirling() {}

    /** Whether a monster spins this round instead of striking: it has begun, or there are weak ones enough to sweep away. */
    static boolean spins(Unfolding u, FoeId id, Monster kind) {
        return kind.power(SpecialAttack.Whirlwind.class, u.state().ruleset().profile())
                .filter(wind -> !Names.follows(u.state(), id))
                .filter(wind -> spun(u, id) > 0
                        || within(u).stream()
                                        .filter(who -> who.level() <= wind.dice())
                                        .count()
                                >= WORTH_IT)
                .isPresent();
    }

    static void spin(Unfolding u, FoeId id) {
        int rounds = spun(u, id);
        if (rounds >= ROUNDS_TO_FORM) {
            return;
        }
        u.emit(new BattleEvent.FoeMarked(id, SPINNING, rounds + 1));
        if (rounds == 0) {
            u.emit(new PowerEvent.Used(id, "whirling", List.of(), List.of()));
        } else if (rounds + 1 == ROUNDS_TO_FORM) {
            u.emit(new PowerEvent.Used(id, "whirlwind", List.of(), List.of()));
        }
    }

    private static int spun(Unfolding u, FoeId id) {
        return Names.foe(u.state(), id).map(foe -> foe.number(SPINNING)).orElse(0);
    }

    /** A round begins: those whom a whirlwind has reached are swept away or battered. */
    static void on(Unfolding u) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (meeting.distance() > Ground.REACH) {
            return;
        }
        for (Foe foe : meeting.able()) {
            if (foe.number(SPINNING) >= ROUNDS_TO_FORM) {
                u.world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .power(
                                SpecialAttack.Whirlwind.class,
                                u.state().ruleset().profile())
                        .ifPresent(wind -> {
                            within(u).forEach(who -> sweep(u, foe, wind, who));
                            Bystanders.of(u).forEach(follower -> batter(u, foe, wind, follower));
                        });
            }
        }
    }

    private static List<Adventurer> within(Unfolding u) {
        return u.state().company().stream().limit(WITHIN).toList();
    }

    /** Followers of middling strength are battered; the weak are swept off for a round. */
    private static void batter(Unfolding u, Foe foe, SpecialAttack.Whirlwind wind, Foe follower) {
        int dice = Bystanders.kind(u, follower).hitDice().dice();
        if (dice > wind.dice() && dice <= wind.dice() * FIRM) {
            Bystanders.hurt(u, follower, wind.damage(), foe.name(), "the whirlwind");
        } else if (dice <= wind.dice()) {
            Afflictions.begin(
                    u,
                    new Effect.On.OnFoe(follower.id()),
                    Afflictions.STUNNED,
                    "swept off its feet",
                    foe.id().value(),
                    Effect.Unit.ROUNDS,
                    1,
                    Map.of(Afflictions.IDLE, 1),
                    "CB-26",
                    List.of());
        }
    }

    private static void sweep(Unfolding u, Foe foe, SpecialAttack.Whirlwind wind, Adventurer who) {
        if (who.level() > wind.dice() * FIRM) {
            return;
        }
        if (who.level() > wind.dice()) {
            int points =
                    wind.damage().roll(u.throwing().of("CB-16", "whirlwind").by(foe.name()));
            Wounds.hurt(
                    u, who.id(), points, "the whirlwind", "CB-16", u.throwing().take());
        } else if (Saves.save(u, who, Danger.DEATH, "the whirlwind")) {
            u.throwing().take();
        } else {
            Afflictions.begin(
                    u,
                    new Effect.On.OnCharacter(who.id()),
                    Afflictions.STUNNED,
                    "swept off the ground",
                    foe.id().value(),
                    Effect.Unit.ROUNDS,
                    1,
                    Map.of(Afflictions.IDLE, 1),
                    "CB-26",
                    u.throwing().take());
        }
    }
}
