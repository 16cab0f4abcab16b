package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Corrosion;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.harm.Weakness;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.monsters.OnHit;

/** Powers of which each creature that has them makes its own use. */
@UnderBothProfiles
class StrangerPowersTest {
    private static final List<FighterOrder> STAND = List.of(guard(FIGHTER), guard(CLERIC));

    private static Melees pair(Profile profile, String monster, int feet, int... points) {
        return tough(Melees.inPassage(profile, List.of(RoundTest.armed(), RoundTest.armed(CLERIC)))
                .against(monster, feet, points));
    }

    private static Melees tough(Melees melee) {
        for (Adventurer each : melee.state().company()) {
            melee.given(state ->
                    state.change(each.id(), who -> who.withMaxHitPoints(60).withHitPoints(60)));
        }
        return melee;
    }

    private static Melees foe(Melees melee, UnaryOperator<Foe> how) {
        return melee.given(state -> state.withEncounter(state.encounter()
                .map(meeting ->
                        meeting.withFoes(meeting.foes().stream().map(how).toList()))));
    }

    private static List<Effect> effects(Melees melee, CharacterId who, String kind) {
        return melee.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                .filter(effect -> effect.kind().equals(kind))
                .toList();
    }

    private static ScriptedDice dice(int... faces) {
        return ScriptedDice.of(faces).afterwards(FastDice.seeded(1));
    }

    @Nested
    class Surprise {
        @Test
        void those_whom_a_basilisk_surprises_meet_its_eyes_at_once(Profile profile) {
            Melees melee = pair(profile, "basilisk", 10, 30);
            // one save is failed and one made; its bite misses
            melee.play(u -> Battle.freeSegment(u, false, List.of()), dice(1, 20, 1));
            assertThat(melee.who(FIGHTER).life()).isEqualTo(Life.STONE);
            assertThat(melee.who(CLERIC).life()).isEqualTo(Life.LIVING);
        }

        @Test
        void a_bird_that_surprises_from_sixty_feet_does_double_and_below_a_low_roof_it_does_not() {
            assertThat(struck("ceiling-60")).isEqualTo(6);
            assertThat(struck("ceiling-50")).isEqualTo(3);
        }

        private int struck(String tag) {
            Level level = Plans.draw("+-+-+-+-+", "|1 1 1 1|", "+-+-+-+-+")
                    .room("1", "A tall hall.", "", tag)
                    .level();
            Melees melee = tough(Melees.in(Played.profile(), level, List.of(RoundTest.armed()))
                    .against("large-bird", 0, 6));
            melee.play(u -> Battle.freeSegment(u, false, List.of()), dice(20, 3));
            return melee.events(BattleEvent.Struck.class).getFirst().points();
        }
    }

    @Nested
    class Of_the_air {
        @Test
        void a_djinni_out_of_reach_vanishes_and_is_four_harder_to_hit_until_it_strikes(Profile profile) {
            Melees melee =
                    tough(Melees.inPassage(profile, List.of(RoundTest.armed())).against("djinni", 200, 40));
            // it has no more illusions today
            foe(melee, each -> each.withNumber("spells-drawn", 1));
            melee.round(List.of(guard(FIGHTER)), dice(1, 6));
            assertThat(melee.told()).anyMatch(line -> line.contains("is not to be seen any more"));
            int hidden = needed(melee, 6, 1);
            // now it strikes, and is seen again
            melee.round(List.of(guard(FIGHTER)), dice(1, 6));
            assertThat(needed(melee, 6, 1)).isEqualTo(hidden - 4);
        }

        private int needed(Melees melee, int... initiative) {
            melee.given(state -> state.withEncounter(state.encounter().map(meeting -> meeting.withDistance(0))));
            melee.round(List.of(strike(FIGHTER, 1)), dice(initiative[0], initiative[1], 1));
            return melee.events(BattleEvent.Struck.class).stream()
                    .filter(struck -> struck.by() instanceof Fighter.Member)
                    .findFirst()
                    .orElseThrow()
                    .rolls()
                    .getFirst()
                    .target();
        }

        @Test
        void as_mist_it_strikes_at_nobody_and_plain_steel_goes_through_it(Profile profile) {
            Melees melee = pair(profile, "djinni", 0, 30);
            foe(melee, each -> each.withNumber(Mist.MIST, 1));
            melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), dice(6, 1, 20));
            assertThat(melee.events(BattleEvent.Struck.class))
                    .singleElement()
                    .satisfies(blow -> assertThat(blow.points()).isZero());
            assertThat(melee.foe(1).hitPoints()).isEqualTo(30);
        }
    }

    @Nested
    class Flames {
        @Test
        void a_fire_demons_sword_draws_one_into_its_flames_and_they_burn_him_each_round(Profile profile) {
            Melees melee =
                    tough(Melees.inPassage(profile, List.of(RoundTest.armed())).against("balrog", 0, 50));
            melee.round(List.of(guard(FIGHTER)), dice(1, 6, 20, 1, 1));
            assertThat(effects(melee, FIGHTER, Afflictions.COILS)).hasSize(1);
            assertThat(melee.told()).anyMatch(line -> line.contains("draws into its flames Fighter"));
            int before = melee.who(FIGHTER).hitPoints();
            // the flames first, without a throw; in the classic game the whip misses
            melee.round(List.of(guard(FIGHTER)), dice(1, 6, 3, 4));
            assertThat(melee.told()).anyMatch(line -> line.contains("flames"));
            assertThat(melee.who(FIGHTER).hitPoints()).isLessThanOrEqualTo(before - 7);
        }
    }

    @Nested
    class Leeches_that_drink_levels {
        @Test
        @Rule("NA-99")
        void fastened_in_turn_three_it_takes_a_level_in_turn_five_and_one_in_turn_seven(Profile profile) {
            Melees melee = Melees.inPassage(profile, List.of(RoundTest.armed())).against("giant-leech", 0, 12);
            melee.given(state -> state.change(
                    FIGHTER,
                    who -> who.withCareers(
                                    List.of(new Career(CharacterClass.FIGHTING_MAN, 4, 8000, List.of(6, 6, 6, 6))),
                                    CharacterClass.FIGHTING_MAN)
                            .withMaxHitPoints(60)
                            .withHitPoints(60)));
            melee.round(List.of(guard(FIGHTER)), dice(1, 6, 20));
            assertThat(effects(melee, FIGHTER, Afflictions.ATTACHED)).hasSize(1);
            int turn = Clock.TURN / Clock.round(profile);
            for (int round = 1; round < 2 * turn; round++) {
                melee.round(List.of(guard(FIGHTER)), dice());
                assertThat(melee.who(FIGHTER).level()).isEqualTo(4);
            }
            melee.round(List.of(guard(FIGHTER)), dice());
            assertThat(melee.who(FIGHTER).level()).isEqualTo(3);
            for (int round = 0; round < 2 * turn; round++) {
                melee.round(List.of(guard(FIGHTER)), dice());
            }
            assertThat(melee.who(FIGHTER).level()).isEqualTo(2);
        }
    }

    @Nested
    class Calls_for_help {
        @Test
        void a_vampire_calls_rats_bats_or_wolves_once_a_day_and_all_of_them_come() {
            TreeSet<String> kinds = new TreeSet<>();
            int most = 0;
            for (int seed = 0; seed < 60; seed++) {
                Melees melee = pair(Played.profile(), "vampire", 100, 40);
                FastDice dice = FastDice.seeded(seed);
                for (int round = 0; round < 11; round++) {
                    melee.round(STAND, dice);
                    melee.given(
                            state -> state.withEncounter(state.encounter().map(meeting -> meeting.withDistance(100))));
                    assertThat(melee.events(PowerEvent.Used.class).stream()
                                    .filter(used -> used.power().equals("summon")))
                            .hasSize(round == 0 ? 1 : 0);
                    tough(melee);
                }
                List<Foe> came = melee.state().encounter().orElseThrow().foes().stream()
                        .filter(each -> !each.monster().equals("vampire"))
                        .toList();
                came.forEach(each -> kinds.add(each.monster()));
                most = Math.max(most, came.size());
            }
            assertThat(kinds).containsExactly("normal-bat", "normal-rat", "wolf");
            assertThat(most).isGreaterThan(18);
        }

        @Test
        void each_nixie_calls_a_pike_of_its_own_and_the_next_day_it_may_call_again() {
            Melees melee = pair(Played.profile(), "nixie", 100, 3, 3);
            melee.round(STAND, dice());
            assertThat(calls(melee)).isEqualTo(2);
            melee.round(STAND, dice());
            assertThat(calls(melee)).isZero();
            melee.given(state -> state.withClock(new Clock(state.clock().day() + 1, 0, 0)));
            melee.round(STAND, dice());
            assertThat(calls(melee)).isEqualTo(2);
        }

        private long calls(Melees melee) {
            return melee.events(PowerEvent.Used.class).stream()
                    .filter(used -> used.power().equals("summon"))
                    .count();
        }
    }

    @Nested
    class What_lasts_a_day {
        @Test
        void a_manticore_has_its_spikes_again_the_next_day() {
            Melees melee = pair(Played.profile(), "manticore", 100, 30);
            foe(melee, each -> each.withNumber("shot", 24));
            melee.round(STAND, dice(1, 6));
            assertThat(melee.events(BattleEvent.Struck.class)).isEmpty();
            melee.given(state -> state.withClock(new Clock(state.clock().day() + 1, 0, 0)));
            melee.round(STAND, dice(1, 6));
            assertThat(melee.events(BattleEvent.Struck.class)).hasSize(6);
        }

        @Test
        void yellow_mold_may_burst_again_after_a_turn() {
            Melees melee = pair(Played.profile(), "yellow-mold", 0, 10);
            melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), dice(6, 1, 20, 50, 20, 20));
            int spent = melee.foe(1).number(Marks.SPORES);
            assertThat(spent).isPositive();
            melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), dice(6, 1, 20));
            assertThat(melee.foe(1).number(Marks.SPORES)).isEqualTo(spent);
            melee.given(state ->
                    state.withClock(new Clock(state.clock().day(), state.clock().turn() + 1, 0)));
            melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), dice(6, 1, 20, 50, 20, 20));
            assertThat(melee.foe(1).number(Marks.SPORES)).isGreaterThan(spent);
        }
    }

    @Nested
    class Confusion_of_wings {
        @Test
        void bats_take_two_from_blows_and_saves_and_keep_one_from_casting() {
            Melees melee = tough(
                    Melees.inPassage(Played.profile(), List.of(Company.six().getLast(), RoundTest.armed()))
                            .against("normal-bat", 0, 1, 1, 1));
            CharacterId first = melee.state().company().getFirst().id();
            melee.round(List.of(guard(FIGHTER)), dice(1, 6));
            Effect.On on = new Effect.On.OnCharacter(first);
            assertThat(Circles.onSaves(melee.state(), on)).isEqualTo(-2);
            Effect wings = melee.state().effectsOn(on).getFirst();
            assertThat(wings.number(Afflictions.TO_HIT)).isEqualTo(-2);
            assertThat(wings.number(Afflictions.NO_SPELLS)).isEqualTo(1);
        }
    }

    @Nested
    class Shadows {
        @Test
        void a_creature_without_a_score_strikes_and_hurts_less_and_dies_after_two_touches_for_each_die() {
            Melees melee = pair(Played.profile(), "shadow", 0, 10);
            Foe wolf = melee.foe(1);
            Foe led =
                    new Foe(new FoeId("w"), "wolf", "wolf", 10, 10, Foe.Standing.ABLE, wolf.carried(), new TreeMap<>());
            melee.given(state -> state.withFollowers(List.of(new Follower(led, FIGHTER))));
            for (int touch = 1; touch < 4; touch++) {
                touch(melee);
                assertThat(melee.state().followers()).hasSize(1);
            }
            Effect weak =
                    melee.state().effectsOn(new Effect.On.OnFoe(new FoeId("w"))).getFirst();
            assertThat(weak.number(Afflictions.TO_HIT)).isEqualTo(-1);
            assertThat(weak.number(Afflictions.TO_DAMAGE)).isEqualTo(-1);
            touch(melee);
            assertThat(melee.events(MagicEvent.FollowerLeft.class)).hasSize(1);
        }

        private void touch(Melees melee) {
            melee.play(
                    u -> Weakness.ofCreature(
                            u, new FoeId("w"), new OnHit.DrainStrength(1, 8, "shadow"), new FoeId("f1"), List.of()),
                    ScriptedDice.none());
        }
    }

    @Nested
    class Shapes {
        @Test
        void a_gold_dragon_in_the_shape_of_a_person_spends_its_first_round_on_its_own_shape() {
            Melees melee = pair(Profile.CLASSIC, "gold-dragon", 30, 40);
            foe(melee, each -> each.named("stranger").withNumber(Marks.DISGUISED, 1));
            melee.round(STAND, dice(1, 6));
            assertThat(melee.told())
                    .anyMatch(line -> line.contains("The stranger is no such thing: it is a gold dragon!"));
            assertThat(melee.told()).noneMatch(line -> line.contains("breathes"));
            foe(melee, each -> each.withNumber("terror-felt", 1));
            melee.round(STAND, dice(1, 6));
            assertThat(melee.told()).anyMatch(line -> line.contains("breathes"));
        }
    }

    @Nested
    class Sprites {
        @Test
        void five_of_them_lay_one_comic_curse_a_turn_and_four_none(Profile profile) {
            Melees four = pair(profile, "sprite", 20, 3, 3, 3, 3);
            four.round(STAND, dice(1, 6));
            assertThat(effects(four, FIGHTER, "curse")).isEmpty();
            Melees five = pair(profile, "sprite", 20, 3, 3, 3, 3, 3);
            // the save fails, and he has the hiccups
            five.round(STAND, dice(1, 6, 1, 2));
            Effect curse = effects(five, FIGHTER, "curse").getFirst();
            assertThat(curse.label()).isEqualTo("hiccuping");
            assertThat(curse.unit()).isEqualTo(Effect.Unit.LASTING);
            assertThat(Maladies.curse(curse)).isTrue();
            assertThat(five.told()).anyMatch(line -> line.contains("gives the hiccups to Fighter"));
            five.round(STAND, dice(1, 6));
            assertThat(effects(five, CLERIC, "curse")).isEmpty();
            five.given(state ->
                    state.withClock(new Clock(state.clock().day(), state.clock().turn() + 1, 0)));
            five.round(STAND, dice(1, 6, 1, 1));
            assertThat(effects(five, CLERIC, "curse")).extracting(Effect::label).containsExactly("donkey-eared");
        }

        @Test
        void a_made_save_throws_it_off() {
            Melees five = pair(Profile.CLASSIC, "sprite", 20, 3, 3, 3, 3, 3);
            five.round(STAND, dice(1, 6, 20));
            assertThat(effects(five, FIGHTER, "curse")).isEmpty();
        }
    }

    @Nested
    class Bystanders_of_the_company {
        private Melees led(String monster, String against) {
            Melees melee = pair(Profile.CLASSIC, against, 0, 40);
            Foe led = new Foe(
                    new FoeId("w"),
                    monster,
                    monster,
                    20,
                    20,
                    Foe.Standing.ABLE,
                    melee.foe(1).carried(),
                    new TreeMap<>());
            return melee.given(state -> state.withFollowers(List.of(new Follower(led, FIGHTER))));
        }

        private int hurt(Melees melee) {
            return 20 - melee.state().followers().getFirst().foe().hitPoints();
        }

        @Test
        void flames_burn_those_who_follow_the_company_but_for_such_as_fire_does_not_hurt() {
            Melees wolf = led("wolf", "efreeti");
            foe(wolf, each -> each.withNumber("flaming", 1).withNumber("spells-drawn", 1));
            wolf.play(u -> Flaming.on(u), dice(1, 1, 5));
            assertThat(hurt(wolf)).isEqualTo(5);
            Melees giant = led("fire-giant", "efreeti");
            foe(giant, each -> each.withNumber("flaming", 1));
            giant.play(u -> Flaming.on(u), dice(1, 1));
            assertThat(hurt(giant)).isZero();
        }

        @Test
        void a_whirlwind_batters_those_of_some_strength_and_leaves_the_mighty_alone() {
            Melees ogre = led("ogre", "djinni");
            foe(ogre, each -> each.withNumber("whirling", 5));
            ogre.play(u -> Whirling.on(u), dice(20, 20, 3, 4));
            assertThat(hurt(ogre)).isEqualTo(7);
            Melees giant = led("frost-giant", "djinni");
            foe(giant, each -> each.withNumber("whirling", 5));
            giant.play(u -> Whirling.on(u), dice(20, 20));
            assertThat(hurt(giant)).isZero();
        }
    }

    @Nested
    class Magic_and_acid {
        @Test
        @Rule("TR-25")
        void magic_mail_that_gray_ooze_touches_is_saved_for(Profile profile) {
            assertThat(touched(profile, 20)).isTrue();
            assertThat(touched(profile, 1)).isFalse();
        }

        /** Whether a mail +1 is there after a touch, its save being thrown so. */
        private boolean touched(Profile profile, int save) {
            Melees melee = pair(profile, "gray-ooze", 0, 14);
            Item mail = new Item(new ItemId("m"), "MI-017/EQI-02", "mail +1", 1, 0, 0, Carried.WORN, "", 1);
            melee.given(state -> state.change(FIGHTER, who -> who.withItems(List.of(mail))));
            melee.play(u -> Corrosion.armour(u, FIGHTER, List.of("metal"), 1), ScriptedDice.of(save));
            return melee.who(FIGHTER).item(new ItemId("m")).isPresent();
        }
    }
}
