package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.melee.Room;
import org.woodgrain.rules.monsters.Size;

@UnderBothProfiles
class CombatRowsTest {
    private static Adventurer unarmed(int strength) {
        Adventurer bare = Company.of(FIGHTER).getFirst();
        Abilities scores = new Abilities(strength, 10, 10, 10, 10, 10);
        return new Adventurer(
                bare.id(),
                bare.name(),
                bare.race(),
                bare.alignment(),
                scores,
                scores,
                bare.careers(),
                bare.acting(),
                bare.hitPoints(),
                bare.maxHitPoints(),
                bare.life(),
                bare.purse(),
                bare.items(),
                bare.spells(),
                bare.languages(),
                bare.rest(),
                bare.restDays());
    }

    private static int bareHands(Profile profile, int strength) {
        Melees melee = Melees.inPassage(profile, List.of(unarmed(strength))).against("orc", 0, 8);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 1, 1);
        return melee.events(BattleEvent.Struck.class).getFirst().points();
    }

    @Test
    @Rule("CC-19")
    void bare_hands_do_one_or_two_and_strength_counts_in_the_classic_game() {
        assertThat(bareHands(Profile.CLASSIC, 16)).isEqualTo(3);
        assertThat(bareHands(Profile.CLASSIC, 6)).isEqualTo(1);
        assertThat(bareHands(Profile.ORIGINAL, 16)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"bandit, 14, 14", "elf, 14, 13", "ogre, 9, 10"})
    @Rule({"CB-10", "CC-46", "CC-47"})
    void men_and_elves_strike_by_the_matrix_of_men_though_they_are_met_as_monsters_and_in_classic_by_their_dice(
            String monster, int needed, int classic) {
        Melees melee = Melees.inPassage(Played.profile(), List.of(chained())).against(monster, 0, 8);
        melee.round(
                List.of(new FighterOrder(FIGHTER, new Deed.Guard())),
                ScriptedDice.of(1, 6).afterwards(FastDice.seeded(1)));
        assertThat(melee.events(BattleEvent.Struck.class))
                .first()
                .satisfies(
                        blow -> assertThat(blow.rolls().getFirst().target()).isEqualTo(Played.either(needed, classic)));
    }

    /** Armour class 5. */
    private static Adventurer chained() {
        return Company.with(
                Company.of(FIGHTER).getFirst(),
                new Item(new ItemId("mail"), "EQI-02", "chain mail", 1, 300, 0, Carried.WORN, "", 0));
    }

    @Test
    @Rule("CB-31")
    void a_dwarf_of_the_third_level_saves_against_breath_on_ten_as_a_fighter_of_the_seventh(Profile profile) {
        Adventurer dwarf = Company.of(DWARF).getFirst();
        Career third = new Career(CharacterClass.FIGHTING_MAN, 3, 4_000, List.of(3, 3, 3));
        assertThat(Saves.needed(
                        StandardBook.load(),
                        Ruleset.of(profile),
                        dwarf.withCareers(List.of(third), CharacterClass.FIGHTING_MAN),
                        Danger.BREATH))
                .isEqualTo(10);
    }

    @Test
    @Rule("CB-20")
    void the_side_that_throws_more_acts_first(Profile profile) {
        Melees melee = Melees.inPassage(profile, List.of(RoundTest.armed())).against("orc", 0, 8);
        melee.round(List.of(strike(FIGHTER, 1)), 2, 4, 1, 1);
        assertThat(melee.events(BattleEvent.Struck.class).getFirst().by()).isInstanceOf(Fighter.Opponent.class);
        melee.round(List.of(strike(FIGHTER, 1)), 4, 2, 1, 1);
        assertThat(melee.events(BattleEvent.Struck.class).getFirst().by()).isInstanceOf(Fighter.Member.class);
    }

    @Test
    @Rule("CB-36")
    void of_five_in_a_passage_ten_feet_wide_three_attack_one(Profile profile) {
        Melees melee = Melees.inPassage(profile, RoundTest.sworded(FIGHTER, CLERIC, ELF, DWARF, Company.HOBBIT))
                .against("ogre", 0, 30);
        melee.round(
                List.of(
                        strike(FIGHTER, 1),
                        strike(CLERIC, 1),
                        strike(ELF, 1),
                        strike(DWARF, 1),
                        strike(Company.HOBBIT, 1)),
                ScriptedDice.of(6, 1, 1, 1, 1, 1));
        assertThat(melee.events(BattleEvent.Struck.class).stream()
                        .filter(struck -> struck.by() instanceof Fighter.Member))
                .hasSize(3);
    }

    @Test
    @Rule({"CB-36", "CC-12"})
    void eight_find_room_round_one_man_in_the_open_five_at_a_wall_and_three_in_a_corner(Profile profile) {
        assertThat(attackers(profile, "orc", new Cell(2, 2))).isEqualTo(8);
        assertThat(attackers(profile, "orc", new Cell(2, 0))).isEqualTo(5);
        assertThat(attackers(profile, "orc", new Cell(0, 0))).isEqualTo(3);
    }

    @Test
    @Rule("CC-12")
    void small_attackers_take_two_thirds_of_the_room(Profile profile) {
        assertThat(attackers(profile, "goblin", new Cell(2, 2))).isEqualTo(12);
        assertThat(attackers(profile, "goblin", new Cell(2, 0))).isEqualTo(7);
        assertThat(attackers(profile, "goblin", new Cell(0, 0))).isEqualTo(4);
    }

    @Test
    @Rule("CC-12")
    void twelve_fit_round_an_ogre_alone_and_sixteen_round_a_giant() {
        assertThat(Room.OPEN.around(Size.LARGE)).isEqualTo(12);
        assertThat(Room.OPEN.around(Size.HUGE)).isEqualTo(16);
        assertThat(Room.CORNER.around(Size.LARGE)).isEqualTo(4);
        assertThat(Room.WALL.around(Size.HUGE)).isEqualTo(10);
    }

    /** How many of fifteen strike at one fighter who stands at a square of a hall fifty feet wide. */
    private static long attackers(Profile profile, String monster, Cell at) {
        int[] fifteen = new int[15];
        Arrays.fill(fifteen, 5);
        Melees melee = Melees.inHall(profile, List.of(RoundTest.armed())).against(monster, 0, fifteen);
        melee.given(state -> state.withPlace(new Place.Underground("one", at, Direction.EAST)));
        melee.given(
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(200).withHitPoints(200)));
        melee.round(List.of(guard(FIGHTER)), ScriptedDice.of(1, 6).afterwards(FastDice.seeded(1)));
        return melee.events(BattleEvent.Struck.class).stream()
                .filter(struck -> struck.by() instanceof Fighter.Opponent)
                .count();
    }

    @Test
    @Rule("CB-19")
    void one_point_left_fights_as_well_as_all_unless_wounds_are_to_tell(Profile profile) {
        assertThat(needed(Ruleset.of(profile), 28)).isEqualTo(needed(Ruleset.of(profile), 1));
        Ruleset telling = Ruleset.of(profile).with(Option.WOUNDS_TELL, true);
        assertThat(needed(telling, 6)).isEqualTo(needed(telling, 28) + 1);
        assertThat(needed(telling, 7)).isEqualTo(needed(telling, 28));
    }

    private static int needed(Ruleset rules, int points) {
        Melees melee = Melees.inPassage(rules, List.of(RoundTest.armed())).against("orc", 0, 8);
        melee.given(
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(28).withHitPoints(points)));
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 2).afterwards(FastDice.seeded(1)));
        return melee.events(BattleEvent.Struck.class)
                .getFirst()
                .rolls()
                .getFirst()
                .target();
    }

    private static final Map<String, Integer> EXHAUSTION =
            Map.of(Afflictions.TO_HIT, -2, Afflictions.TO_DAMAGE, -2, Afflictions.EASE, 2);

    private static Melees exhausted(Melees melee) {
        return melee.play(
                u -> Afflictions.begin(
                        u,
                        new Effect.On.OnCharacter(FIGHTER),
                        Afflictions.EXHAUSTED,
                        "exhausted",
                        "",
                        Effect.Unit.LASTING,
                        3,
                        EXHAUSTION,
                        "CE-40",
                        List.of()),
                ScriptedDice.none());
    }

    @Test
    @Rule("CE-41")
    void the_exhausted_strike_worse_by_two_do_two_less_and_are_hit_as_two_classes_worse() {
        Melees fresh =
                Melees.inPassage(Profile.CLASSIC, List.of(RoundTest.armed())).against("orc", 0, 8);
        fresh.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 5, 1);
        Melees tired = exhausted(
                Melees.inPassage(Profile.CLASSIC, List.of(RoundTest.armed())).against("orc", 0, 8));
        tired.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 5, 1);
        List<BattleEvent.Struck> before = fresh.events(BattleEvent.Struck.class);
        List<BattleEvent.Struck> after = tired.events(BattleEvent.Struck.class);
        assertThat(target(after.getFirst())).isEqualTo(target(before.getFirst()) + 2);
        assertThat(before.getFirst().points()).isEqualTo(5);
        assertThat(after.getFirst().points()).isEqualTo(3);
        assertThat(target(after.getLast())).isEqualTo(target(before.getLast()) - 2);
    }

    private static int target(BattleEvent.Struck struck) {
        return struck.rolls().getFirst().target();
    }

    @Test
    @Rule("CE-42")
    void three_turns_of_rest_on_end_recover_and_two_and_a_fight_do_not() {
        assertThat(after(false)).isEmpty();
        assertThat(after(true)).hasSize(1);
    }

    /** Two turns of rest, a turn in which perhaps something is done, and one of rest. */
    private static List<Effect> after(boolean fight) {
        Melees melee = exhausted(
                Melees.inPassage(Profile.CLASSIC, List.of(RoundTest.armed())).against("orc", 0, 8));
        for (int turn = 1; turn <= 4; turn++) {
            boolean active = fight && turn == 3;
            melee.given(state -> state.withEncounter(Optional.empty()).withWanderers(Optional.empty()));
            melee.play(
                    u -> {
                        if (active) {
                            Time.stirAll(u);
                        }
                        Time.turns(u, 1);
                    },
                    ScriptedDice.none().afterwards(FastDice.seeded(7)));
        }
        return melee.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)).stream()
                .filter(effect -> effect.kind().equals(Afflictions.EXHAUSTED))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"4, 5, 4", "5, 6, 4"})
    @Rule("CB-34")
    @OnlyUnder(value = Profile.ORIGINAL, because = "CB-34: the miniatures are a switch of the original profile")
    void a_hero_who_drives_an_ogre_back_or_kills_it_by_the_miniatures_has_hit_it_once(int one, int two, int points) {
        Ruleset on = Ruleset.of(Played.profile()).with(Option.MINIATURES, true);
        Melees melee = heroes(on, 4);
        melee.round(
                List.of(strike(FIGHTER, 1)),
                ScriptedDice.of(6, 1, one, two, points).afterwards(FastDice.seeded(1)));
        BattleEvent.Struck blow = melee.events(BattleEvent.Struck.class).getFirst();
        assertThat(blow.hit()).isTrue();
        assertThat(blow.points()).isEqualTo(points);
        assertThat(blow.rule()).isEqualTo("CB-34");
        assertThat(blow.rolls().getFirst().target()).isEqualTo(9);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(30 - points);
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.ABLE);
    }

    @Test
    @Rule("CB-34")
    void below_the_number_nothing_happens_and_lesser_men_and_the_usual_rules_throw_a_d20() {
        Ruleset on = Ruleset.of(Played.profile()).with(Option.MINIATURES, true);
        Melees missed = heroes(on, 4);
        missed.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 4, 4).afterwards(FastDice.seeded(1)));
        assertThat(missed.events(BattleEvent.Struck.class).getFirst().hit()).isFalse();
        for (Melees usual : List.of(
                heroes(on, 3),
                heroes(Ruleset.of(Played.profile()), 4),
                heroes(Ruleset.of(Profile.CLASSIC).with(Option.MINIATURES, true), 4))) {
            usual.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 1).afterwards(FastDice.seeded(1)));
            assertThat(usual.events(BattleEvent.Struck.class)
                            .getFirst()
                            .rolls()
                            .getFirst()
                            .sides())
                    .isEqualTo(20);
        }
    }

    private static Melees heroes(Ruleset rules, int level) {
        Melees melee = Melees.inPassage(rules, List.of(RoundTest.armed())).against("ogre", 0, 30);
        return melee.given(state -> state.change(
                FIGHTER,
                who -> who.withCareers(
                                List.of(new Career(
                                        CharacterClass.FIGHTING_MAN, level, 0, Collections.nCopies(level, 6))),
                                CharacterClass.FIGHTING_MAN)
                        .withMaxHitPoints(60)
                        .withHitPoints(60)));
    }
}
