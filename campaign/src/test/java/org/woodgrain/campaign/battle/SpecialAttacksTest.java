package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ItemId;

/** Attacks that are no blows: breath, gaze, terror, rays, calls for help. */
@UnderBothProfiles
class SpecialAttacksTest {
    private static final List<FighterOrder> STAND = List.of(guard(FIGHTER), guard(CLERIC));

    private static Melees pair(Profile profile, String monster, int feet, int... points) {
        UnaryOperator<CampaignState> tough =
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(60).withHitPoints(60))
                        .change(CLERIC, who -> who.withMaxHitPoints(60).withHitPoints(60))
                        .withLights(List.of(new Light(CLERIC, new ItemId("torch"), true, 12)));
        return Melees.inPassage(profile, List.of(RoundTest.armed(), RoundTest.armed(CLERIC)))
                .against(monster, feet, points)
                .given(tough);
    }

    private static Melees foe(Melees melee, UnaryOperator<Foe> how) {
        return melee.given(state -> state.withEncounter(state.encounter()
                .map(meeting ->
                        meeting.withFoes(meeting.foes().stream().map(how).toList()))));
    }

    private static Melees calm(Melees melee) {
        return foe(melee, each -> each.withNumber("terror-felt", 1));
    }

    @Nested
    class Breath {
        @Test
        @Rule("CB-28")
        @OnlyUnder(value = Profile.ORIGINAL, because = "CB-28: in classic it is the points that are left")
        void a_red_dragon_of_forty_points_wounded_to_eleven_breathes_forty_in_the_original_game() {
            Melees melee = calm(pair(Played.profile(), "red-dragon", 30, 11));
            foe(
                    melee,
                    each -> new Foe(
                            each.id(),
                            each.monster(),
                            each.name(),
                            11,
                            40,
                            each.standing(),
                            each.carried(),
                            each.numbers()));
            // it acts first and breathes at once; the first save is made, the second fails
            melee.round(STAND, 1, 6, 20, 1);
            assertThat(melee.who(FIGHTER).hitPoints()).isEqualTo(60 - 20);
            assertThat(melee.who(CLERIC).hitPoints()).isEqualTo(60 - 40);
            assertThat(melee.told()).anyMatch(line -> line.contains("breathes fire on Fighter and Cleric"));
        }

        @Test
        @Rule("CB-28")
        void in_the_classic_game_it_breathes_what_it_has_left_and_a_made_save_takes_five() {
            Melees melee = calm(pair(Profile.CLASSIC, "red-dragon", 30, 11));
            melee.round(STAND, 1, 6, 20, 1);
            assertThat(melee.who(FIGHTER).hitPoints()).isEqualTo(60 - 5);
            assertThat(melee.who(CLERIC).hitPoints()).isEqualTo(60 - 11);
        }

        @Test
        @Rule({"TR-24", "TR-27"})
        void dragon_fire_that_kills_destroys_a_lightning_wand_on_fifteen_and_spares_a_survivors() {
            Melees melee = calm(pair(Profile.CLASSIC, "red-dragon", 30, 11))
                    .given(state -> state.change(
                                    CLERIC,
                                    who -> Company.with(who, Melees.held("wand", "MI-127", "wand", Carried.AT_HAND))
                                            .withHitPoints(11))
                            .change(
                                    FIGHTER,
                                    who -> Company.with(
                                            who, Melees.held("other", "MI-054", "potion", Carried.AT_HAND))));

            melee.round(STAND, 1, 6, 1, 1, 15);

            assertThat(melee.who(CLERIC).life()).isEqualTo(Life.DEAD);
            assertThat(melee.who(CLERIC).item(new ItemId("wand"))).isEmpty();
            assertThat(melee.who(FIGHTER).item(new ItemId("other"))).isPresent();
        }

        @Test
        void it_has_three_breaths_a_day() {
            Melees melee = calm(pair(Profile.CLASSIC, "red-dragon", 30, 11));
            foe(melee, each -> each.withNumber("breaths", 3));
            melee.round(STAND, ScriptedDice.of(1, 6).afterwards(FastDice.seeded(1)));
            assertThat(melee.told()).noneMatch(line -> line.contains("breathes"));
        }

        @Test
        void a_gorgons_breath_turns_to_stone() {
            Melees melee = pair(Profile.CLASSIC, "gorgon", 30, 30);
            // it breathes on a 3; one save against stone fails and one is made
            melee.round(STAND, 1, 6, 3, 1, 20);
            assertThat(melee.who(FIGHTER).life()).isEqualTo(Life.STONE);
            assertThat(melee.who(CLERIC).life()).isEqualTo(Life.LIVING);
        }

        @Test
        void a_chimera_that_breathes_strikes_as_well_but_does_not_bite_with_the_dragons_head() {
            Melees melee = pair(Profile.CLASSIC, "chimera", 0, 30);
            melee.round(STAND, ScriptedDice.of(1, 6, 3, 4, 4, 4, 20, 20, 1, 1, 1, 1));
            assertThat(melee.events(BattleEvent.Struck.class)).hasSize(4);
            assertThat(melee.events(BattleEvent.Struck.class))
                    .noneMatch(struck -> struck.weapon().equals("dragon-bite"));
        }
    }

    @Nested
    class Gaze {
        @Test
        void whoever_strikes_at_a_medusa_with_open_eyes_saves_or_is_stone() {
            Melees melee = pair(Played.profile(), "medusa", 0, 20);
            // the company acts first: the fighter looks and fails; the cleric stands by and looks away; her snakes miss
            melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), ScriptedDice.of(6, 1, 1, 1));
            assertThat(melee.who(FIGHTER).life()).isEqualTo(Life.STONE);
            assertThat(melee.told()).anyMatch(line -> line.contains("turns its eyes on Fighter"));
        }

        @Test
        void with_his_eyes_turned_away_he_strikes_at_four_less_and_saves_nothing() {
            Melees melee = pair(Played.profile(), "medusa", 0, 20);
            foe(melee, each -> each.withNumber(Gazes.FELT, 1));
            melee.round(
                    List.of(new FighterOrder(FIGHTER, new Deed.Avert(new FoeId("f1"))), guard(CLERIC)),
                    ScriptedDice.of(6, 1, 1, 1));
            BattleEvent.Struck blow = melee.events(BattleEvent.Struck.class).getFirst();
            // a fighter of level 1 needs 11 against AC 8
            assertThat(blow.rolls().getFirst().target()).isEqualTo(15);
            assertThat(melee.who(FIGHTER).life()).isEqualTo(Life.LIVING);
        }

        @Test
        void a_mirror_shows_a_medusa_her_own_eyes() {
            Melees melee = pair(Played.profile(), "medusa", 0, 20);
            melee.given(state -> state.change(
                    CLERIC, who -> Company.with(who, Melees.held("glass", "EQI-48", "steel mirror", Carried.IN_HAND))));
            // the fighter's save is made; she sees herself, and hers fails
            melee.round(List.of(guard(FIGHTER), guard(CLERIC)), ScriptedDice.of(6, 1, 20, 1));
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.DEAD);
            assertThat(melee.events(HarmEvent.FoeDied.class).getFirst().cause()).isEqualTo("its own gaze");
        }

        @Test
        void nobody_is_told_of_the_gaze_before_it_acts() {
            Melees melee = pair(Played.profile(), "medusa", 100, 20);
            melee.round(STAND, ScriptedDice.of(6, 1).afterwards(FastDice.seeded(3)));
            assertThat(melee.told()).noneMatch(line -> line.contains("eyes"));
            assertThat(Plan.fitting(melee.world(), melee.state(), melee.who(FIGHTER)))
                    .isNotInstanceOf(Deed.Avert.class);
        }

        @Test
        void a_vampires_gaze_charms() {
            Melees melee = pair(Played.profile(), "vampire", 0, 30);
            // nobody hears its call; it acts first and gazes on a 3; the save fails
            foe(melee, each -> each.withNumber("called", 1));
            melee.round(STAND, ScriptedDice.of(1, 6, 3, 1).afterwards(FastDice.seeded(1)));
            assertThat(Casting.charmed(melee.state(), melee.who(FIGHTER))).isTrue();
        }
    }

    @Nested
    class Terror {
        private List<Effect> on(Melees melee, CharacterId who) {
            return melee.state().effectsOn(new Effect.On.OnCharacter(who)).stream()
                    .filter(effect -> effect.kind().equals(Terrors.TERROR))
                    .toList();
        }

        @Test
        @OnlyUnder(value = Profile.ORIGINAL, because = "the terror of dragons is of the original profile")
        void those_of_first_level_flee_from_a_dragon_unless_they_save() {
            Melees melee = pair(Played.profile(), "white-dragon", 100, 20);
            melee.round(STAND, ScriptedDice.of(1, 3, 3, 20).afterwards(FastDice.seeded(1)));
            assertThat(on(melee, FIGHTER)).hasSize(1);
            assertThat(on(melee, CLERIC)).isEmpty();
            assertThat(Battle.check(melee.world(), melee.state(), List.of(strike(FIGHTER, 1))))
                    .isPresent();
            melee.round(STAND, ScriptedDice.of(6, 1).afterwards(FastDice.seeded(1)));
            assertThat(melee.told()).noneMatch(line -> line.contains("terrible to see"));
        }

        @Test
        void a_mummys_sight_freezes_until_it_strikes() {
            Melees melee = pair(Profile.CLASSIC, "mummy", 100, 20);
            melee.round(STAND, ScriptedDice.of(1, 20).afterwards(FastDice.seeded(1)));
            assertThat(melee.state().helpless(FIGHTER)).isTrue();
            melee.play(u -> Terrors.thaw(u, new FoeId("f1")), ScriptedDice.none());
            assertThat(melee.state().helpless(FIGHTER)).isFalse();
        }
    }

    @Nested
    class Other_attacks {
        @Test
        void a_robots_ray_leaves_nothing_of_its_target() {
            Melees melee = pair(Played.profile(), "robot", 50, 30);
            melee.round(STAND, 1, 6, 1);
            assertThat(melee.who(FIGHTER).life()).isEqualTo(Life.LOST);
            assertThat(melee.foe(1).number("rays")).isEqualTo(1);
        }

        @Test
        void a_werewolf_calls_wolves_and_they_come_some_rounds_later() {
            Melees melee = pair(Played.profile(), "werewolf", 0, 20);
            // heard on a 3, in one round
            melee.round(STAND, ScriptedDice.of(3, 1, 6, 1, 1).afterwards(FastDice.seeded(1)));
            assertThat(melee.told()).anyMatch(line -> line.contains("calls for help"));
            melee.round(STAND, ScriptedDice.none().afterwards(FastDice.seeded(2)));
            assertThat(melee.events(PowerEvent.MoreCame.class)).hasSize(1);
            assertThat(melee.state().encounter().orElseThrow().foes().size()).isGreaterThan(2);
        }

        @Test
        void an_air_elemental_spins_for_five_rounds_and_then_sweeps_the_weak_off_their_feet_and_batters_the_strong() {
            for (Profile profile : Profile.values()) {
                Melees melee = pair(profile, "air-elemental-8", 0, 40);
                melee.round(List.of(guard(FIGHTER), guard(CLERIC)), 1, 6);
                assertThat(melee.told()).anyMatch(line -> line.contains("begins to spin"));
                for (int i = 0; i < 4; i++) {
                    melee.round(List.of(guard(FIGHTER), guard(CLERIC)), 1, 6);
                }
                assertThat(melee.told()).anyMatch(line -> line.contains("becomes a whirlwind"));

                // the fighter's save fails, the cleric's is made
                melee.round(List.of(strike(FIGHTER, 1), guard(CLERIC)), 1, 20, 1, 6);
                assertThat(melee.told())
                        .anyMatch(line -> line.contains("is swept off the ground."))
                        .anyMatch(line -> line.endsWith("is up again."));
                assertThat(melee.events(BattleEvent.Struck.class)).isEmpty();

                melee.given(state -> state.change(
                                FIGHTER,
                                who -> levelled(who, 3).withMaxHitPoints(20).withHitPoints(20))
                        .change(CLERIC, who -> levelled(who, 9)));
                melee.round(List.of(guard(FIGHTER), guard(CLERIC)), 4, 5, 1, 6);
                assertThat(melee.who(FIGHTER).hitPoints()).isEqualTo(11);
            }
        }

        private static Adventurer levelled(Adventurer who, int level) {
            return who.withCareers(
                    List.of(new Career(
                            who.career().characterClass(),
                            level,
                            who.career().experience(),
                            who.career().hitDice())),
                    who.acting());
        }

        @Test
        void a_fire_elemental_sets_light_to_what_is_of_wood_on_a_4_and_spares_it_on_a_5() {
            Melees melee = Melees.inPassage(
                            Played.profile(),
                            List.of(Company.of(FIGHTER)
                                    .getFirst()
                                    .withItems(List.of(Melees.held("staff", "EQI-14", "spear", Carried.AT_HAND)))))
                    .against("fire-elemental-8", 0, 40);
            // the die for the spear, the round, a miss
            melee.round(List.of(guard(FIGHTER)), 5, 6, 1, 1);
            assertThat(melee.events(PowerEvent.ThingLost.class)).isEmpty();
            melee.round(List.of(guard(FIGHTER)), 4, 6, 1, 1);
            assertThat(melee.told()).anyMatch(line -> line.contains("spear of Fighter goes up in flames"));
            melee.round(List.of(guard(FIGHTER)), 6, 1, 1);
        }

        @Test
        void an_efreet_bursts_into_flames_and_burns_those_before_it_from_the_next_round_on() {
            Melees melee = pair(Played.profile(), "efreeti", 0, 50);
            melee.round(STAND, ScriptedDice.of(1, 6).afterwards(FastDice.seeded(1)));
            assertThat(melee.told()).anyMatch(line -> line.contains("bursts into flames"));
            melee.round(STAND, ScriptedDice.of(5, 6).afterwards(FastDice.seeded(1)));
            assertThat(melee.events(HarmEvent.CharacterHurt.class))
                    .extracting(HarmEvent.CharacterHurt::points)
                    .startsWith(5, 6);
        }

        @Test
        void a_vampire_strikes_worse_at_one_who_bears_garlic_and_not_at_one_who_holds_a_cross() {
            int plain = struck(pair(Played.profile(), "vampire", 0, 30));
            Melees garlic = pair(Played.profile(), "vampire", 0, 30);
            garlic.given(state -> state.change(
                            FIGHTER, who -> Company.with(who, Melees.held("g", "EQI-31", "garlic", Carried.AT_HAND)))
                    .change(CLERIC, who -> Company.with(who, Melees.held("c", "EQI-53", "cross", Carried.IN_HAND))));
            assertThat(struck(garlic)).isEqualTo(plain + 4);
            assertThat(garlic.events(BattleEvent.Struck.class).getFirst().at()).isEqualTo(new Fighter.Member(FIGHTER));
        }

        @Test
        @Rule("EQ-26")
        void a_cross_holds_a_vampire_off_only_while_its_bearer_does_nothing_else(Profile profile) {
            Melees melee = Melees.inPassage(profile, Company.of(CLERIC))
                    .against("vampire", 0, 30)
                    .given(state -> state.change(
                            CLERIC,
                            who -> Company.with(who, Melees.held("c", "EQI-54", "cross", Carried.IN_HAND))
                                    .withHitPoints(40)
                                    .withMaxHitPoints(40)));
            foe(melee, each -> each.withNumber("called", 1));
            melee.round(List.of(guard(CLERIC)), ScriptedDice.none().afterwards(FastDice.seeded(3)));
            assertThat(blows(melee)).isZero();
            melee.round(List.of(strike(CLERIC, 1)), ScriptedDice.none().afterwards(FastDice.seeded(3)));
            assertThat(blows(melee)).isPositive();
        }

        private long blows(Melees melee) {
            return melee.events(BattleEvent.Struck.class).stream()
                    .filter(each -> each.at().equals(new Fighter.Member(CLERIC)))
                    .count();
        }

        @Test
        @Rule("EQ-18")
        void a_werewolf_strikes_at_one_who_holds_wolvesbane_on_a_nine_and_not_on_an_eight(Profile profile) {
            Melees held = wolvesbane(profile);
            held.round(List.of(guard(CLERIC)), ScriptedDice.of(4, 4).afterwards(FastDice.seeded(3)));
            assertThat(blows(held)).isZero();
            assertThat(held.told()).anyMatch(line -> line.contains("shrinks from the herb"));
            Melees braves = wolvesbane(profile);
            braves.round(List.of(guard(CLERIC)), ScriptedDice.of(4, 5).afterwards(FastDice.seeded(3)));
            assertThat(blows(braves)).isPositive();
        }

        private Melees wolvesbane(Profile profile) {
            Melees melee = Melees.inPassage(profile, Company.of(CLERIC))
                    .against("werewolf", 0, 20)
                    .given(state -> state.change(
                            CLERIC,
                            who -> Company.with(who, Melees.held("w", "EQI-29", "wolvesbane", Carried.IN_HAND))
                                    .withHitPoints(40)
                                    .withMaxHitPoints(40)));
            foe(melee, each -> each.withNumber("called", 1));
            return melee;
        }

        private int struck(Melees melee) {
            foe(melee, each -> each.withNumber("called", 1));
            // it does not gaze, and strikes
            melee.round(STAND, ScriptedDice.of(1, 6, 6, 1).afterwards(FastDice.seeded(1)));
            return melee.events(BattleEvent.Struck.class)
                    .getFirst()
                    .rolls()
                    .getFirst()
                    .target();
        }

        @Test
        void ten_rats_bite_as_one_for_a_die() {
            int[] ten = new int[10];
            Arrays.fill(ten, 1);
            Melees melee = pair(Played.profile(), "normal-rat", 0, ten);
            melee.round(STAND, ScriptedDice.of(1, 6, 20, 6).afterwards(FastDice.seeded(1)));
            assertThat(melee.events(BattleEvent.Struck.class))
                    .singleElement()
                    .satisfies(bite -> assertThat(bite.points()).isEqualTo(6));
        }

        @Test
        void bats_swarm_about_one_who_strikes_worse_for_it() {
            int[] ten = new int[10];
            Arrays.fill(ten, 1);
            Melees melee = pair(Played.profile(), "normal-bat", 0, ten);
            melee.round(STAND, ScriptedDice.of(1, 6));
            assertThat(melee.events(PowerEvent.Used.class)).hasSize(1);
            assertThat(melee.state().effects()).anyMatch(effect -> effect.number("to-hit") == -2);
            assertThat(melee.told()).anyMatch(line -> line.contains("swarm"));
        }

        @Test
        void what_is_not_seen_is_struck_at_four_less() {
            Melees melee = pair(Played.profile(), "invisible-stalker", 0, 30);
            melee.round(
                    List.of(strike(FIGHTER, 1), guard(CLERIC)),
                    ScriptedDice.of(6, 1, 1).afterwards(FastDice.seeded(1)));
            int need = melee.events(BattleEvent.Struck.class)
                    .getFirst()
                    .rolls()
                    .getFirst()
                    .target();
            Melees seen = pair(Played.profile(), "lord", 0, 30);
            seen.round(
                    List.of(strike(FIGHTER, 1), guard(CLERIC)),
                    ScriptedDice.of(6, 1, 1).afterwards(FastDice.seeded(1)));
            // the stalker's armour is 3, the lord's 2
            assertThat(need)
                    .isEqualTo(seen.events(BattleEvent.Struck.class)
                                    .getFirst()
                                    .rolls()
                                    .getFirst()
                                    .target()
                            - 1
                            + 4);
        }
    }
}
