package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.Company.scored;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Spells;
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

@UnderBothProfiles
class RowExamplesTest {
    private static Adventurer with(Adventurer who, int strength, int dexterity) {
        Abilities scores = new Abilities(strength, 10, 10, dexterity, 10, 10);
        return scored(who, scores);
    }

    private static Adventurer archer(Adventurer who) {
        return Company.with(
                Company.with(who, held("bow", "EQI-21", "long bow", Carried.IN_HAND)),
                new Item(new ItemId("arrows"), "arrow", "arrow", 20, 0, 0, Carried.AT_HAND, "", 0));
    }

    private static BattleEvent.Struck shot(Profile profile, Adventurer archer, int feet, int face) {
        Melees melee = Melees.inPassage(profile, List.of(archer)).against("gnoll", feet, 20);
        melee.round(
                List.of(new FighterOrder(archer.id(), new Deed.Shoot(new FoeId("f1")))),
                ScriptedDice.of(6, 1, face).afterwards(FastDice.seeded(1)));
        return melee.events(BattleEvent.Struck.class).getFirst();
    }

    @Test
    @Rule("CH-23")
    void who_needs_fourteen_hits_on_thirteen_with_dexterity_13_and_misses_on_fourteen_with_8() {
        // at long range, against armour class 5; one more in the classic game
        int needed = Played.either(14, 15);
        Adventurer fighter = Company.of(FIGHTER).getFirst();
        assertThat(shot(Played.profile(), archer(with(fighter, 10, 10)), 160, needed)
                        .rolls()
                        .getFirst()
                        .target())
                .isEqualTo(needed);
        assertThat(shot(Played.profile(), archer(with(fighter, 10, 13)), 160, needed - 1)
                        .hit())
                .isTrue();
        assertThat(shot(Played.profile(), archer(with(fighter, 10, 8)), 160, needed)
                        .hit())
                .isFalse();
    }

    @Test
    @Rule("UX-32")
    void those_who_lie_sick_leave_their_places_in_front_to_one_who_can_strike() {
        List<Adventurer> four = Company.of(DWARF, HOBBIT, MAGE, FIGHTER);
        Melees melee = Melees.inPassage(Profile.CLASSIC, four).against("orc", 0, 8);
        for (CharacterId sick : List.of(DWARF, HOBBIT, MAGE)) {
            melee.given(state -> state.withEffects(state.effects()
                    .plus(new Effect(
                            "sick-" + sick,
                            Afflictions.SICK,
                            "sick",
                            new Effect.On.OnCharacter(sick),
                            "",
                            Effect.Unit.DAYS,
                            10,
                            new TreeMap<>(Map.of(Afflictions.IDLE, 1)),
                            true))));
        }

        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 5).afterwards(FastDice.seeded(1)));

        assertThat(melee.events(BattleEvent.Struck.class))
                .anyMatch(blow -> blow.by().equals(new Fighter.Member(FIGHTER)))
                .allMatch(blow -> blow.by().equals(new Fighter.Member(FIGHTER))
                        || blow.at().equals(new Fighter.Member(FIGHTER)));
    }

    @Test
    @Rule("CH-50")
    void a_hobbit_of_dexterity_13_at_medium_range_shoots_one_better_by_each() {
        Adventurer hobbit = archer(with(Company.of(HOBBIT).getFirst(), 10, 13));
        assertThat(shot(Played.profile(), hobbit, 100, 11).rolls().getFirst().target())
                .isEqualTo(Played.either(14 - 1 - 1 - 1, 14 - 1 - 1));
    }

    @Test
    @Rule("CH-24")
    @OnlyUnder(value = Profile.ORIGINAL, because = "CH-24; CE-13 has the classic tie")
    void of_a_deft_caster_and_an_orc_who_tie_the_spell_comes_first() {
        Adventurer mage = with(Company.of(MAGE).getFirst(), 10, 13).withSpells(new Spells(List.of(), List.of("SP-08")));
        Melees melee = Melees.inPassage(Played.profile(), List.of(mage)).against("orc", 0, 8);
        // a tie, and 3 3 4 for the quickness of the orc
        melee.round(
                List.of(new FighterOrder(MAGE, new Deed.Cast("SP-08", List.of("type:1")))),
                ScriptedDice.of(4, 4, 3, 3, 4).afterwards(FastDice.seeded(2)));
        assertThat(melee.foe(1).number("dexterity")).isEqualTo(10);
        assertThat(melee.events(MagicEvent.SpellLost.class)).isEmpty();
        assertThat(melee.events(BattleEvent.Struck.class)).isEmpty();
        assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.HELPLESS);
    }

    @Test
    @Rule("CH-24")
    @OnlyUnder(value = Profile.ORIGINAL, because = "CH-24")
    void in_a_duel_the_referee_may_have_dexterity_alone_say_who_acts_first() {
        Melees melee = Melees.inPassage(Played.profile(), List.of(with(RoundTest.armed(), 10, 13)))
                .against("orc", 0, 8);
        assertThat(Straight.check(melee.world(), melee.state())).isEmpty();
        melee.play(u -> Straight.call(u, "a duel"), ScriptedDice.none());

        // no dice for the sides: 3 3 4 for the quickness of the orc, and then the fighter strikes
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(3, 3, 4, 20).afterwards(FastDice.seeded(1)));

        assertThat(melee.events(BattleEvent.InitiativeThrown.class)).isEmpty();
        assertThat(melee.events(BattleEvent.Struck.class).getFirst().by()).isEqualTo(new Fighter.Member(FIGHTER));
    }

    @Test
    @Rule("CH-24")
    void two_against_one_are_no_duel() {
        Melees melee =
                Melees.inPassage(Played.profile(), Company.of(FIGHTER, DWARF)).against("orc", 0, 8);
        assertThat(Straight.check(melee.world(), melee.state()))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("CH-24"));
    }

    @Test
    @Rule("CH-31")
    void a_classic_fighter_of_the_fifth_level_with_strength_13_strikes_one_better() {
        Career fifth = new Career(CharacterClass.FIGHTING_MAN, 5, 16_000, List.of(4, 4, 4, 4, 4));
        Adventurer strong = with(RoundTest.armed(), 13, 10).withCareers(List.of(fifth), CharacterClass.FIGHTING_MAN);
        Melees melee = Melees.inPassage(Profile.CLASSIC, List.of(strong)).against("troll", 0, 30);
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(6, 1, 14, 3).afterwards(FastDice.seeded(1)));
        BattleEvent.Struck blow = melee.events(BattleEvent.Struck.class).getFirst();
        // armour class 2 needs 15 and class 4 thirteen; strength takes one off, and adds one to the damage
        assertThat(blow.rolls().getFirst().target()).isEqualTo(12);
        assertThat(blow.hit()).isTrue();
        assertThat(blow.points()).isEqualTo(4);
    }

    @Test
    @Rule("CH-31")
    void where_each_throws_for_himself_dexterity_tells_and_equals_act_at_the_same_moment() {
        Ruleset each = Ruleset.of(Profile.CLASSIC).with(Option.INDIVIDUAL_INITIATIVE, true);
        List<Adventurer> two =
                List.of(with(RoundTest.armed(), 10, 18), with(Company.of(DWARF).getFirst(), 10, 3));
        Melees melee = Melees.inPassage(each, two).against("orc", 0, 8);
        // 2 and 2 more for dexterity 18; 5 and 2 less for dexterity 3; 3 for the orc
        melee.round(List.of(strike(FIGHTER, 1)), ScriptedDice.of(2, 5, 3).afterwards((stream, sides) -> 1));
        BattleEvent.EachThrewInitiative thrown =
                melee.events(BattleEvent.EachThrewInitiative.class).getFirst();
        assertThat(thrown.order().getFirst()).isEqualTo(new Fighter.Member(FIGHTER));
        assertThat(thrown.thrown()).containsExactly(4, 3, 3);
        assertThat(melee.events(BattleEvent.Struck.class).getFirst().by()).isEqualTo(new Fighter.Member(FIGHTER));
        assertThat(melee.told()).anyMatch(line -> line.startsWith("Initiative: ") && line.contains(" 4, "));
    }

    @Test
    @Rule({"CH-35", "CH-49"})
    void dwarves_and_hobbits_save_as_fighters_four_levels_higher(Profile profile) {
        Career sixth = new Career(CharacterClass.FIGHTING_MAN, 6, 32_000, List.of());
        Career first = new Career(CharacterClass.FIGHTING_MAN, 1, 0, List.of());
        assertThat(needed(profile, Company.of(DWARF).getFirst(), sixth, Danger.SPELLS))
                .isEqualTo(10);
        assertThat(needed(profile, Company.of(FIGHTER).getFirst(), sixth, Danger.SPELLS))
                .isEqualTo(14);
        assertThat(needed(profile, Company.of(HOBBIT).getFirst(), first, Danger.DEATH))
                .isEqualTo(10);
    }

    private static int needed(Profile profile, Adventurer who, Career career, Danger danger) {
        return Saves.needed(
                StandardBook.load(),
                Ruleset.of(profile),
                who.withCareers(List.of(career), CharacterClass.FIGHTING_MAN),
                danger);
    }

    @Test
    @Rule("CB-18")
    void of_28_points_27_leave_one_alive_and_28_kill(Profile profile) {
        for (int points : new int[] {27, 28}) {
            Melees melee = Melees.inPassage(profile, Company.of(FIGHTER)).against("orc", 30, 4);
            melee.given(state ->
                    state.change(FIGHTER, who -> who.withMaxHitPoints(28).withHitPoints(28)));
            melee.play(u -> Wounds.hurt(u, FIGHTER, points, "a rock", "CB-18", List.of()), ScriptedDice.none());
            assertThat(melee.who(FIGHTER).living()).isEqualTo(points == 27);
            assertThat(melee.events(HarmEvent.CharacterDied.class)).hasSize(points == 27 ? 0 : 1);
        }
    }
}
