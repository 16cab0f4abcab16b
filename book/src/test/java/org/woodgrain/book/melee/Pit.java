package org.woodgrain.book.melee;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.melee.Round;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.rulebook.Rulebook;

/** One man, or creature, against one monster, with scripted dice and everything written down. */
final class Pit {
    private static final Rulebook BOOK = StandardBook.load();

    private final Ruleset rules;
    private final List<Combatant> combatants = new ArrayList<>();
    final List<String> afflictions = new ArrayList<>();
    final List<String> log = new ArrayList<>();
    /** What befell arms and coils. */
    final List<String> arms = new ArrayList<>();

    Pit(Profile profile) {
        this(Ruleset.of(profile));
    }

    Pit(Ruleset rules) {
        this.rules = rules;
    }

    /** A fighting-man of a level with a sword and no armour; number 0 if he comes first. */
    Pit man(int level, int hitPoints, Matter... more) {
        return person(level, hitPoints, List.of("men", "human"), more);
    }

    Pit elf(int hitPoints) {
        return person(1, hitPoints, List.of("demihuman", "elf"));
    }

    private Pit person(int level, int hitPoints, List<String> kinds, Matter... more) {
        Set<Matter> matter = new HashSet<>(List.of(more));
        boolean fire = matter.contains(Matter.FIRE);
        if (!fire) {
            matter.add(Matter.WEAPON);
        }
        List<Integer> saves = new ArrayList<>();
        for (Danger danger : Danger.values()) {
            saves.add(
                    BOOK.combat().saves().needed(rules, new Saver.Classed(CharacterClass.FIGHTING_MAN, level), danger));
        }
        combatants.add(new Combatant(
                "man",
                0,
                10,
                hitPoints,
                hitPoints,
                Guard.natural(9),
                new Skill.Classed(CharacterClass.FIGHTING_MAN, level),
                saves,
                kinds,
                Size.MAN,
                level,
                List.of(),
                List.of(new Combatant.Way(List.of(Form.blow("sword", 0, Formula.dice(1, 6), matter)))),
                Optional.empty(),
                Combatant.State.FRESH));
        return this;
    }

    /** A monster of the book on either side. */
    Pit monster(String id, int side, int hitPoints) {
        return monster(id, side, hitPoints, hitPoints);
    }

    Pit monster(String id, int side, int hitPoints, int most) {
        combatants.add(new MonsterFighter(rules, BOOK.combat())
                .ready(
                        BOOK.monsters().monster(id),
                        id,
                        side,
                        10,
                        hitPoints,
                        most,
                        MonsterFighter.Own.PLAIN,
                        Optional.empty(),
                        Combatant.State.FRESH));
        return this;
    }

    /** The fight, round by round; in each the side named acts first. */
    final class Bout {
        private final Matchup matchup = Matchup.of(rules, BOOK.combat().attack(), Ground.OPEN, combatants);
        final Fight fight = new Fight(matchup);

        Bout round(int first, int... faces) {
            ScriptedDice dice = ScriptedDice.of(faces);
            new Round(
                            fight,
                            (side, sides) -> dice.roll(side == 0 ? DiceStream.PLAYERS : DiceStream.REFEREE, sides),
                            recorder(),
                            Nearest.FOE)
                    .fight(first);
            dice.requireAllThrown();
            return this;
        }

        /** Only one side acts. */
        Bout alone(int side, int... faces) {
            ScriptedDice dice = ScriptedDice.of(faces);
            new Round(
                            fight,
                            (thrower, sides) ->
                                    dice.roll(thrower == 0 ? DiceStream.PLAYERS : DiceStream.REFEREE, sides),
                            recorder(),
                            Nearest.FOE)
                    .alone(side);
            dice.requireAllThrown();
            return this;
        }

        int left(int who) {
            return fight.hitPoints(who);
        }

        Matchup matchup() {
            return matchup;
        }
    }

    Bout bout() {
        return new Bout();
    }

    private Recorder recorder() {
        return new Recorder() {
            @Override
            public void afflicted(int who, int by, Affliction what, int amount) {
                afflictions.add(what + " " + amount);
            }

            @Override
            public void armHurt(int who, int by, boolean gone, int suffered) {
                arms.add(gone ? "an arm lost" : "an arm bears " + suffered);
            }

            @Override
            public void released(int holder, int victim) {
                arms.add("let go");
            }

            @Override
            public void strained(int holder, int by, int points) {
                arms.add("strained " + points);
            }

            @Override
            public void harm(int attacker, int target, int form, int points, int left) {
                log.add(points + " points");
            }

            @Override
            public void fell(int who, int by, String cause) {
                log.add("dead: " + cause);
            }

            @Override
            public void parted(int who, int by, int pieces) {
                log.add(pieces + " pieces");
            }
        };
    }
}
