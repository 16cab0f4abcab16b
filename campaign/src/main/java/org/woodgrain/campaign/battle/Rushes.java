package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.spells.Ceilings;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Monsters that come on with such force that their first blows do more: at a run, or out of the air. */
final class Rushes {
    private static final int HEIGHT = 60;

    private Rushes() {}

    /** Those who came on at a run in the first round do so much more. */
    static void charge(Unfolding u, Field field, int side, IntPredicate near) {
        Fight fight = field.fight();
        int run = u.state().encounter().map(Encounter::metAt).orElse(0);
        for (int who : fight.matchup().members(side)) {
            if (near.test(who) && fight.round() <= 1 && field.fighter(who) instanceof Fighter.Opponent foe) {
                field.monster(foe.id())
                        .power(SpecialAttack.Charge.class, u.state().ruleset().profile())
                        .filter(charge -> run >= charge.feet())
                        .ifPresent(charge -> {
                            fight.surge(who, charge.factor());
                            u.emit(new PowerEvent.Used(foe.id(), "charge", List.of(), List.of()));
                        });
            }
        }
    }

    /** Whether a monster that charges would reach the foe at a run now, for which it leaves all else. */
    static boolean runs(Unfolding u, Field field, int who, Monster kind) {
        int run = u.state().encounter().map(Encounter::metAt).orElse(0);
        int gap = field.fight().distance() - Ground.REACH;
        return field.fight().round() <= 1
                && kind.power(SpecialAttack.Charge.class, u.state().ruleset().profile())
                        .filter(charge -> run >= charge.feet())
                        .isPresent()
                && new Strides(u.world(), u.state(), field).feet(who) >= gap;
    }

    /** Birds of prey drop on those whom they have surprised, where there is height enough above for it. */
    static void dive(Unfolding u, Field field) {
        if (height(u) < HEIGHT) {
            return;
        }
        Fight fight = field.fight();
        for (int who = 0; who < field.size(); who++) {
            if (field.fighter(who) instanceof Fighter.Opponent foe && fight.able(who)) {
                int number = who;
                Optional<SpecialAttack.Dive> dive = field.monster(foe.id())
                        .power(SpecialAttack.Dive.class, u.state().ruleset().profile());
                dive.filter(each -> fight.matchup().side(number) == 1).ifPresent(each -> {
                    fight.surge(number, each.factor());
                    u.emit(new PowerEvent.Used(foe.id(), "dive", List.of(), List.of()));
                });
            }
        }
    }

    /** Feet of free air above; there is no end to them under the sky. */
    private static int height(Unfolding u) {
        return u.state()
                .underground()
                .flatMap(at -> u.world().level(at.level()).map(level -> Ceilings.feet(level, at.cell())))
                .orElse(HEIGHT);
    }
}
