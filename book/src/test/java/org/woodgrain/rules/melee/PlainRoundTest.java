package org.woodgrain.rules.melee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.book.StandardBook;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.rulebook.Rulebook;

/** Fights that nobody watches go as those that are written down. */
class PlainRoundTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final List<String> BEASTS =
            List.of("orc", "ogre", "gargoyle", "giant-rat", "wolf", "hill-giant", "tiger");
    private static final Recorder WATCHING = new Recorder() {};

    private final FastDice chance = FastDice.seeded(11);

    @ParameterizedTest
    @EnumSource(Profile.class)
    void every_wound_is_the_same_whether_it_is_written_down_or_not(Profile profile) {
        int plain = 0;
        int rounds = 0;
        for (int number = 0; number < 3000; number++) {
            Matchup matchup = sides(Ruleset.of(profile));
            plain += PlainRound.suits(matchup, Recorder.NONE, Nearest.FOE) ? 1 : 0;
            Fight unseen = new Fight(matchup);
            Fight seen = new Fight(matchup);
            FastDice dice = FastDice.seeded(number);
            FastDice same = FastDice.seeded(number);
            Round quick = new Round(unseen, (side, faces) -> dice.roll(faces), Recorder.NONE, Nearest.FOE);
            Round slow = new Round(seen, (side, faces) -> same.roll(faces), WATCHING, Nearest.FOE);
            while (seen.ableOf(0) > 0 && seen.ableOf(1) > 0 && seen.round() < 40) {
                int first = rounds++ % 5 == 0 ? rounds % 2 : Round.DICE;
                quick.fight(first);
                slow.fight(first);

                for (int who = 0; who < matchup.size(); who++) {
                    assertThat(unseen.hitPoints(who)).isEqualTo(seen.hitPoints(who));
                    assertThat(unseen.out(who)).isEqualTo(seen.out(who));
                }
                assertThat(unseen.round()).isEqualTo(seen.round());
                assertThat(dice.state()).isEqualTo(same.state());
            }
        }

        assertThat(plain).isGreaterThan(1000);
    }

    @Test
    void a_fight_begun_again_goes_as_one_begun_for_the_first_time() {
        Matchup matchup = sides(Ruleset.of(Profile.ORIGINAL));
        Fight often = new Fight(matchup);
        FastDice dice = FastDice.seeded(5);
        Round round = new Round(often, (side, faces) -> dice.roll(faces), Recorder.NONE, Nearest.FOE);
        for (int number = 0; number < 200; number++) {
            often.reset();
            dice.turnTo(number);
            FastDice same = FastDice.seeded(5, number);
            Fight once = new Fight(matchup);
            Round first = new Round(once, (side, faces) -> same.roll(faces), WATCHING, Nearest.FOE);
            while (once.ableOf(0) > 0 && once.ableOf(1) > 0 && once.round() < 40) {
                round.fight(Round.DICE);
                first.fight(Round.DICE);
            }

            for (int who = 0; who < matchup.size(); who++) {
                assertThat(often.hitPoints(who)).isEqualTo(once.hitPoints(who));
            }
        }
    }

    private int any(int sides) {
        return chance.roll(DiceStream.CONTENT, sides);
    }

    private Matchup sides(Ruleset ruleset) {
        List<Combatant> all = new ArrayList<>();
        int men = any(6);
        for (int i = 0; i < men; i++) {
            all.add(man(ruleset, i));
        }
        int beasts = any(5);
        for (int i = 0; i < beasts; i++) {
            all.add(beast(ruleset, BEASTS.get(any(BEASTS.size()) - 1)));
        }
        Ground ground = any(3) == 1 ? new Ground(10, 0, false, Room.OPEN, Room.OPEN) : Ground.OPEN;
        return Matchup.of(ruleset, BOOK.combat().attack(), ground, all);
    }

    private Combatant man(Ruleset ruleset, int number) {
        int level = any(9);
        List<Integer> saves = new ArrayList<>();
        for (Danger danger : Danger.values()) {
            saves.add(BOOK.combat()
                    .saves()
                    .needed(ruleset, new Saver.Classed(CharacterClass.FIGHTING_MAN, level), danger));
        }
        List<Form> blows = new ArrayList<>();
        for (int i = any(3) == 1 ? 2 : 1; i > 0; i--) {
            Formula damage = new Formula(any(3) - 1, 6, any(4) - 1, any(5) == 1 ? 10 : 1);
            blows.add(Form.blow("sword", any(4) - 1, damage, Set.of(Matter.WEAPON)));
        }
        int points = any(6 * level);
        return new Combatant(
                "man " + number,
                0,
                7 + any(7),
                points,
                points,
                Guard.natural(any(8) + 1),
                new Skill.Classed(CharacterClass.FIGHTING_MAN, level),
                saves,
                List.of("men"),
                Size.MAN,
                level,
                List.of(),
                List.of(new Combatant.Way(blows)),
                Optional.empty(),
                Combatant.State.FRESH);
    }

    private Combatant beast(Ruleset ruleset, String id) {
        int points = any(20);
        return new MonsterFighter(ruleset, BOOK.combat())
                .ready(
                        BOOK.monsters().monster(id),
                        id,
                        1,
                        7 + any(7),
                        points,
                        points,
                        MonsterFighter.Own.PLAIN,
                        Optional.empty(),
                        Combatant.State.FRESH);
    }
}
