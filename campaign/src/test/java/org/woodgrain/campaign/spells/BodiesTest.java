package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.scored;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.monsters.Reshaping;

/** Spells that change the bodies of creatures. */
@UnderBothProfiles
class BodiesTest {

    @Test
    @Rule("SP-33")
    void a_troll_of_31_points_is_a_snail_of_31_and_a_stamp_for_4_leaves_27(Profile profile) {
        Expeditions play = meeting(play(profile, mage(7, "SP-33")), Encounter.Phase.BATTLE, 30, "troll", 1, 31);

        cast(play, MAGE, "SP-33", "foe:m1|form:snail", 1);
        Unfolding u = unfolding(play);
        u.emit(new HarmEvent.FoeHurt(foe(1), 4, 27, "a stamp", "SP-33", List.of()));

        Foe snail = u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow();
        assertThat(snail.monster()).isEqualTo("small-animal");
        assertThat(snail.name()).isEqualTo("snail");
        assertThat(snail.hitPoints()).isEqualTo(27);
        assertThat(snail.able()).isTrue();
    }

    @Test
    @Rule({"SP-33", "SP-21"})
    void dispelled_it_is_a_troll_again_and_dead_it_counts_as_one() {
        Expeditions play = meeting(play(mage(7, "SP-33")), Encounter.Phase.BATTLE, 30, "troll", 1, 31);
        cast(play, MAGE, "SP-33", "foe:m1|form:snail", 1);
        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-33").getFirst().id(), Dispelling.WHY));
        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().name())
                .isEqualTo("troll 1");

        Unfolding other = unfolding(play);
        other.emit(new HarmEvent.FoeDied(foe(1), "small-animal", "a stamp", "CB-18"));
        assertThat(other.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .monster())
                .isEqualTo("troll");
        assertThat(other.state().expedition().orElseThrow().earnings().deeds())
                .allSatisfy(deed -> assertThat(deed.toString()).contains("troll"));
    }

    @Test
    @Rule("SP-33")
    void a_man_of_ten_points_who_wants_it_fights_and_flies_as_a_red_dragon(Profile profile) {
        Adventurer man = fighter(3).withMaxHitPoints(10).withHitPoints(10);
        Expeditions play = play(profile, man, mage(7, "SP-33"));

        cast(play, MAGE, "SP-33", "member:conan|form:red-dragon");

        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(10);
        assertThat(Shapes.fightsAs(play.world().book(), play.state(), FIGHTER))
                .hasValueSatisfying(form -> assertThat(form.id()).isEqualTo("red-dragon"));
        assertThat(play.state().level("one").piles()).hasSize(1);
    }

    @Test
    @Rule("SP-33")
    void the_dragon_of_ten_points_breathes_for_ten(Profile profile) {
        Adventurer man = fighter(3).withMaxHitPoints(10).withHitPoints(10);
        Expeditions play = meeting(play(profile, man, mage(7, "SP-33")), Encounter.Phase.BATTLE, 30, "ogre", 1, 20);
        cast(play, MAGE, "SP-33", "member:conan|form:red-dragon");
        String shape = effects(play, "SP-33").getFirst().id();

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(1), new Consequences());
        assertThat(Directing.check(play.world(), play.state(), FIGHTER, shape, List.of("foe:m1")))
                .isEmpty();
        Directing.carryOut(u, FIGHTER, shape, List.of("foe:m1"));

        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().hitPoints())
                .isEqualTo(10);
    }

    @Test
    @Rule("SP-34")
    void the_looks_of_a_dragon_breathe_nothing() {
        Expeditions play = meeting(play(mage(7, "SP-34")), Encounter.Phase.BATTLE, 30, "ogre", 1, 20);
        cast(play, MAGE, "SP-34", "form:red-dragon");

        assertThat(Directing.check(
                        play.world(),
                        play.state(),
                        MAGE,
                        effects(play, "SP-34").getFirst().id(),
                        List.of("foe:m1")))
                .isPresent();
    }

    @Test
    @Rule({"SP-33", "CH-26"})
    void whoever_is_changed_against_his_will_must_live_through_it() {
        Expeditions lives = enemy("SP-33");
        cast(lives, new Caster.Monster(foe(1)), "SP-33", "member:conan|form:toad", 1, 70);
        assertThat(lives.who(FIGHTER).life()).isEqualTo(Life.LIVING);
        assertThat(effects(lives, "SP-33")).hasSize(1);

        Expeditions dies = enemy("SP-33");
        cast(dies, new Caster.Monster(foe(1)), "SP-33", "member:conan|form:toad", 1, 71);
        assertThat(dies.who(FIGHTER).life()).isEqualTo(Life.DEAD);
    }

    @Test
    @Rule("CH-26")
    void and_through_the_change_back_once_more() {
        Expeditions lives = enemy("SP-33");
        cast(lives, new Caster.Monster(foe(1)), "SP-33", "member:conan|form:toad", 1, 70);
        assertThat(back(lives, 70)).isEqualTo(Life.LIVING);

        Expeditions dies = enemy("SP-33");
        cast(dies, new Caster.Monster(foe(1)), "SP-33", "member:conan|form:toad", 1, 70);
        assertThat(back(dies, 71)).isEqualTo(Life.DEAD);
    }

    private static Life back(Expeditions play, int face) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(face), new Consequences());
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-33").getFirst().id(), Dispelling.WHY));
        return u.state().adventurer(FIGHTER).orElseThrow().life();
    }

    @Test
    @Rule("SP-34")
    void at_the_seventh_level_it_lasts_thirteen_turns_and_gives_wings_but_no_breath() {
        Expeditions play = play(mage(7, "SP-34"));

        cast(play, MAGE, "SP-34", "form:red-dragon");

        assertThat(effects(play, "SP-34"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(13));
        assertThat(Shapes.guise(play.world().book(), play.state(), MAGE))
                .hasValueSatisfying(form -> assertThat(form.fly()).isEqualTo(240));
        assertThat(Shapes.fightsAs(play.world().book(), play.state(), MAGE)).isEmpty();
        assertThat(play.state().lights()).isEmpty();
        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(MAGE)))
                .isEqualTo(24);
    }

    @Test
    @Rule("SP-34")
    void he_takes_another_shape_once_in_a_turn() {
        Expeditions play = play(mage(7, "SP-34"));
        cast(play, MAGE, "SP-34", "form:red-dragon");
        String id = effects(play, "SP-34").getFirst().id();
        assertThat(Directing.check(play.world(), play.state(), MAGE, id, List.of("form:wolf")))
                .isPresent();

        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1), new Consequences());
        Time.turns(u, 1);
        assertThat(Directing.check(u.world(), u.state(), MAGE, id, List.of("form:wolf")))
                .isEmpty();
        Directing.carryOut(u, MAGE, id, List.of("form:wolf"));

        assertThat(Shapes.of(u.world().book(), u.state(), MAGE))
                .hasValueSatisfying(form -> assertThat(form.id()).isEqualTo("wolf"));
    }

    @Test
    @Rule({"SP-33", "MA-05"})
    void a_caster_in_the_shape_of_a_beast_cannot_cast() {
        Expeditions play = play(mage(9, "SP-34", "SP-05"));
        cast(play, MAGE, "SP-34", "form:wolf");

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-05", List.of()))
                .isPresent();
    }

    @Test
    @Rule({"SP-58", "CB-33"})
    void a_magic_user_who_needs_12_and_throws_15_loses_his_wits_and_at_16_keeps_them() {
        Expeditions fails = enemy("SP-58", mage(6, "SP-05"));
        cast(fails, new Caster.Monster(foe(1)), "SP-58", "member:mirabel", 15);
        assertThat(effects(fails, "SP-58")).hasSize(1);
        assertThat(Casting.check(fails.world(), fails.state(), new Caster.Member(MAGE), "SP-05", List.of()))
                .isPresent();
        assertThat(fails.who(MAGE).spells().memorised()).containsExactly("SP-05");

        Expeditions saves = enemy("SP-58", mage(6, "SP-05"));
        cast(saves, new Caster.Monster(foe(1)), "SP-58", "member:mirabel", 16);
        assertThat(effects(saves, "SP-58")).isEmpty();
    }

    @Test
    @Rule("SP-58")
    void he_speaks_no_more_and_is_restored_whole_when_it_is_dispelled() {
        Expeditions play = enemy("SP-58", mage(6, "SP-05"));
        cast(play, new Caster.Monster(foe(1)), "SP-58", "member:mirabel", 15);
        assertThat(Faculties.mute(play.world().book(), play.state(), play.who(MAGE)))
                .isPresent();

        Unfolding u = unfolding(play);
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-58").getFirst().id(), Dispelling.WHY));
        assertThat(Casting.check(u.world(), u.state(), new Caster.Member(MAGE), "SP-05", List.of()))
                .isEmpty();
    }

    @Test
    @Rule("SP-58")
    void no_other_than_a_magic_user_is_open_to_it() {
        Expeditions play = meeting(play(mage(9, "SP-58")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-58", List.of("foe:m1")))
                .isPresent();
    }

    @Test
    @Rule({"SP-61", "MA-08", "MA-15", "CB-26"})
    void a_fighter_of_the_first_level_who_throws_13_is_stone_and_with_14_unhurt() {
        Expeditions stone = enemy("SP-61");
        cast(stone, new Caster.Monster(foe(1)), "SP-61", "member:conan", 13);
        assertThat(stone.who(FIGHTER).life()).isEqualTo(Life.STONE);

        Expeditions unhurt = enemy("SP-61");
        cast(unhurt, new Caster.Monster(foe(1)), "SP-61", "member:conan", 14);
        assertThat(unhurt.who(FIGHTER).life()).isEqualTo(Life.LIVING);
    }

    @Test
    @Rule("CH-26")
    void one_of_constitution_nine_lives_through_the_change_at_60_and_dies_at_61() {
        Expeditions lives = play(fighter(1), mage(12, "SP-60"))
                .given(state -> state.change(FIGHTER, who -> nine(who).withLife(Life.STONE)));
        cast(lives, MAGE, "SP-60", "member:conan", 60);
        assertThat(lives.who(FIGHTER).life()).isEqualTo(Life.LIVING);

        Expeditions dies = play(fighter(1), mage(12, "SP-60"))
                .given(state -> state.change(FIGHTER, who -> nine(who).withLife(Life.STONE)));
        cast(dies, MAGE, "SP-60", "member:conan", 61);
        assertThat(dies.who(FIGHTER).life()).isEqualTo(Life.DEAD);
    }

    @Test
    @Rule("CH-27")
    void one_of_constitution_fourteen_lives_without_a_throw_and_keeps_his_hit_points() {
        Expeditions play = play(fighter(1), mage(12, "SP-60"))
                .given(state -> state.change(FIGHTER, who -> of(who, 14).withLife(Life.STONE)));
        int points = play.who(FIGHTER).hitPoints();
        List<Event> events = cast(play, MAGE, "SP-60", "member:conan");
        assertThat(play.who(FIGHTER).life()).isEqualTo(Life.LIVING);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(points);
        assertThat(events)
                .filteredOn(SpellEvent.OrdealThrown.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(event.rolls()).isEmpty());
    }

    @Test
    @Rule({"SP-61", "MA-15"})
    void the_same_spell_spoken_backwards_makes_a_statue_that_may_live_again() {
        Expeditions play = meeting(play(mage(12, "SP-60", "SP-60")), Encounter.Phase.BATTLE, 30, "troll", 1, 31);
        cast(play, MAGE, "SP-60", "reversed|foe:m1", 1);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.DEAD);
        play.given(state -> state.withEncounter(Optional.empty()));

        cast(play, MAGE, "SP-60", "statue:m1", 50);

        assertThat(play.state().encounter().orElseThrow().able())
                .singleElement()
                .satisfies(foe -> assertThat(foe.hitPoints()).isEqualTo(31));
    }

    @Test
    @Rule("SP-70")
    void a_dragon_that_saves_is_unharmed_and_one_that_fails_is_gone() {
        Expeditions saves = meeting(play(mage(12, "SP-70")), Encounter.Phase.BATTLE, 30, "red-dragon", 1, 40);
        cast(saves, MAGE, "SP-70", "foe:m1", 20);
        assertThat(standing(saves, 1)).isEqualTo(Foe.Standing.ABLE);

        Expeditions gone = meeting(play(mage(12, "SP-70")), Encounter.Phase.BATTLE, 30, "red-dragon", 1, 40);
        cast(gone, MAGE, "SP-70", "foe:m1", 1);
        assertThat(standing(gone, 1)).isEqualTo(Foe.Standing.DEAD);
        assertThat(gone.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .carried()
                        .silver())
                .isZero();
    }

    @Test
    @Rule("SP-70")
    void ten_feet_of_rock_are_a_hole_for_good() {
        Expeditions play = play(mage(12, "SP-70"))
                .given(state -> state.withPlace(new Place.Underground(
                        "one", new org.woodgrain.atlas.Cell(0, 1), org.woodgrain.atlas.Direction.NORTH)));

        cast(play, MAGE, "SP-70", "cell:0,0");

        assertThat(play.world().now(play.state()).level("one").orElseThrow().floor())
                .contains(new Cell(0, 0));
        assertThat(play.world().level("one").orElseThrow().floor()).doesNotContain(new org.woodgrain.atlas.Cell(0, 0));
    }

    @Test
    @Rule({"SP-68", "MA-12"})
    void a_total_of_nine_takes_nine_of_twelve_orcs_and_no_giant_of_eight_dice() {
        Expeditions play = meeting(play(mage(12, "SP-68")), Encounter.Phase.BATTLE, 30, "orc", 12, 4);
        play.given(state -> state.withEncounter(state.encounter().map(meeting -> {
            List<Foe> all = new ArrayList<>(meeting.foes());
            all.addFirst(all.getFirst().withMonster("hill-giant", "hill giant").withHitPoints(30));
            all.set(
                    1,
                    new Foe(
                            foe(13),
                            "orc",
                            "orc 13",
                            4,
                            4,
                            Foe.Standing.ABLE,
                            all.getFirst().carried(),
                            new TreeMap<>()));
            return meeting.withFoes(all);
        })));

        List<Event> events = cast(play, MAGE, "SP-68", "foe:m2", 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertThat(events.stream().filter(HarmEvent.FoeDied.class::isInstance)).hasSize(9);
        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    @ParameterizedTest
    @CsvSource({
        "wolf, true", "lion, true", "large-bird, true", "heavy-warhorse, true", "tiger, true",
        "hippogriff, false", "pegasus, false", "unicorn, false", "small-roc, false", "dire-wolf, false",
        "giant-rat, false", "banth, false", "sea-monster-small, false", "orc, false"
    })
    @Rule("SP-59")
    void only_ordinary_animals_grow(String kind, boolean grows) {
        Expeditions play = meeting(play(mage(9, "SP-59")), Encounter.Phase.BATTLE, 30, kind, 1, 9);
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-59", List.of("foe:m1"))
                        .isEmpty())
                .isEqualTo(grows);
    }

    @Test
    @Rule("SP-59")
    void a_four_makes_giants_of_four_wolves_which_shrink_with_half_their_points(Profile profile) {
        Expeditions play = meeting(play(profile, mage(9, "SP-59")), Encounter.Phase.BATTLE, 30, "wolf", 5, 9);

        cast(play, MAGE, "SP-59", "foe:m1", 4);
        assertThat(effects(play, "SP-59"))
                .hasSize(4)
                .allSatisfy(effect -> assertThat(effect.left()).isPositive());
        Unfolding u = unfolding(play);
        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().hitPoints())
                .isEqualTo(18);
        u.emit(new HarmEvent.FoeHurt(foe(1), 8, 10, "a spear", "CB-18", List.of()));
        u.emit(new MagicEvent.EffectEnded(effects(play, "SP-59").getFirst().id(), "its time is up"));

        assertThat(u.state().encounter().orElseThrow().foe(foe(1)).orElseThrow().hitPoints())
                .isEqualTo(5);
        var wolf = play.world().book().monsters().monster("wolf");
        assertThat(Reshaping.giant(wolf).hitDice().dice()).isEqualTo(4);
        assertThat(Reshaping.giant(wolf).damageOriginal().count()).isEqualTo(2);
    }

    private static Adventurer nine(Adventurer who) {
        return of(who, 9);
    }

    private static Adventurer of(Adventurer who, int score) {
        var scores = new Abilities(score, score, score, score, score, score);
        return scored(who, scores);
    }

    @Test
    @Rule({"MA-08", "CB-27"})
    void a_magic_user_of_the_first_level_is_charmed_on_14_and_free_on_15_and_a_fighter_needs_16() {
        assertThat(charmed("member:mirabel", 14)).isTrue();
        assertThat(charmed("member:mirabel", 15)).isFalse();
        assertThat(charmed("member:conan", 15)).isTrue();
        assertThat(charmed("member:conan", 16)).isFalse();
    }

    private static boolean charmed(String target, int face) {
        Expeditions play = enemy("SP-07", mage(1));
        cast(play, new Caster.Monster(foe(1)), "SP-07", target, face);
        return !effects(play, "SP-07").isEmpty();
    }

    /** A sorcerer with one spell against a fighter and perhaps others. */
    private static Expeditions enemy(String spell, Adventurer... others) {
        Adventurer[] company = new Adventurer[others.length + 1];
        company[0] = fighter(1);
        System.arraycopy(others, 0, company, 1, others.length);
        return meeting(play(company), Encounter.Phase.BATTLE, 30, "sorcerer", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key(spell), 1)))));
    }

    private static Unfolding unfolding(Expeditions play) {
        return new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
    }
}
