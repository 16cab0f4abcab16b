package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.Monster;

/** A stalker fights alone with those whom it was sent to find, out of everybody's sight, round by round to the end. */
@Rule({"SP-63", "CB-21"})
final class StalkerHunt {
    private static final int UNSEEN = -4;
    private static final int SURPRISES = 5;
    private static final int NO_SCORE = 10;
    private static final int LONGEST = 100;
    private static final int D20 = 20;
    private static final String BY = "the stalker";

    private StalkerHunt() {}

    /**
     * How it ended.
     *
     * @param hitPoints what is left to the stalker; 0 if it was slain
     * @param done whether none of those are left there
     * @param rolls the throws to hit, which only the referee sees
     */
    record End(int hitPoints, boolean done, List<Roll> rolls) {
        End {
            rolls = List.copyOf(rolls);
        }
    }

    /**
     * Fights it out.
     *
     * @param drive whether it is enough that half of them have fallen: the others flee
     */
    static End fight(Unfolding u, Foe stalker, List<Foe> prey, boolean drive) {
        List<Combatant> all = new ArrayList<>();
        all.add(ready(u, stalker, 0, Combatant.State.FRESH.hindered(0, UNSEEN)));
        prey.forEach(foe -> all.add(ready(u, foe, 1, Combatant.State.FRESH)));
        Fight fight = new Fight(
                Matchup.of(u.state().ruleset(), u.world().book().combat().attack(), Ground.OPEN, all));
        boolean surprised = u.throwing()
                .of(InvisibleStalker.RULE, "surprise")
                .by(BY)
                .on(DiceStream.REFEREE)
                .secret()
                .atMost(SURPRISES)
                .roll(1, 6)
                .success();
        List<Roll> rolls = new ArrayList<>(u.throwing().take());
        Recorder log = log(fight, rolls);
        Round round = new Round(
                fight, (side, sides) -> u.throwing().dice().roll(DiceStream.REFEREE, sides), log, Nearest.FOE);
        if (surprised) {
            round.alone(0);
        }
        while (goesOn(fight, prey.size(), drive)) {
            round.fight(Round.DICE);
        }
        boolean won = fight.able(0) && !standing(fight, prey.size(), drive);
        for (int i = 0; i < prey.size(); i++) {
            fate(u, fight, prey.get(i), i + 1, won && drive);
        }
        return new End(fight.able(0) ? fight.hitPoints(0) : 0, won, rolls);
    }

    private static boolean goesOn(Fight fight, int many, boolean drive) {
        return fight.able(0) && standing(fight, many, drive) && fight.round() < LONGEST;
    }

    /** Whether so many still stand that they do not flee, or lie helpless and are not dead. */
    private static boolean standing(Fight fight, int many, boolean drive) {
        int living = 0;
        for (int i = 1; i <= many; i++) {
            living += fight.out(i) ? 0 : 1;
        }
        return drive ? 2 * living > many : living > 0;
    }

    private static void fate(Unfolding u, Fight fight, Foe foe, int who, boolean flees) {
        int left = fight.out(who) ? 0 : Math.max(0, fight.hitPoints(who));
        if (left < foe.hitPoints()) {
            u.emit(new HarmEvent.FoeHurt(
                    foe.id(),
                    foe.hitPoints() - left,
                    left,
                    "blows of an unseen foe",
                    InvisibleStalker.RULE,
                    List.of()));
        }
        if (fight.out(who)) {
            u.emit(new HarmEvent.FoeDied(foe.id(), foe.monster(), "an invisible stalker", InvisibleStalker.RULE));
        } else if (flees) {
            u.emit(new SpellEvent.FoeLeft(
                    foe.id(), "flees from a foe that nobody sees", InvisibleStalker.RULE, List.of()));
        }
    }

    private static Combatant ready(Unfolding u, Foe foe, int side, Combatant.State state) {
        Monster monster = u.world().book().monsters().monster(foe.monster());
        MonsterFighter.Own own = new MonsterFighter.Own(
                Optional.empty(),
                Optional.empty(),
                foe.number(Marks.HARMLESS) == 0,
                Marks.dice(foe),
                Marks.level(foe),
                Optional.empty(),
                0,
                foe.number(Marks.DAMAGE),
                false,
                Set.of());
        Combatant.State with =
                foe.able() ? state : new Combatant.State(true, false, false, false, false, 0, 0, 0, 0, state.stance());
        return new MonsterFighter(u.state().ruleset(), u.world().book().combat())
                .ready(
                        monster,
                        foe.name(),
                        side,
                        NO_SCORE,
                        foe.hitPoints(),
                        foe.maxHitPoints(),
                        own,
                        Optional.empty(),
                        with);
    }

    private static Recorder log(Fight fight, List<Roll> rolls) {
        return new Recorder() {
            @Override
            public void blow(int attacker, int target, int form, int need, int natural, boolean hit) {
                if (natural > 0) {
                    rolls.add(new Roll(
                            "CB-07",
                            "to hit",
                            fight.matchup().combatant(attacker).name(),
                            DiceStream.REFEREE,
                            D20,
                            List.of(natural),
                            0,
                            1,
                            Roll.Test.AT_LEAST,
                            need,
                            true));
                }
            }
        };
    }
}
