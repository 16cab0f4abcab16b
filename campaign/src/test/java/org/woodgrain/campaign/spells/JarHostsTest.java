package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** Whom the spirit in a stone can try, and what it can do in the bodies of others. */
class JarHostsTest {
    private static final FoeId CAPTIVE = new FoeId("captive");

    private static Expeditions alone(Profile profile, String... others) {
        String[] spells = new String[others.length + 1];
        spells[0] = "SP-54";
        System.arraycopy(others, 0, spells, 1, others.length);
        return play(profile, mage(12, spells), fighter(3)).given(state -> state.withNextId(50));
    }

    private static Expeditions met(Profile profile, int feet, String monster, String... others) {
        return meeting(alone(profile, others), Encounter.Phase.BATTLE, feet, monster, 2, 5);
    }

    private static Expeditions taken(Profile profile, String monster, String... others) {
        Expeditions play = met(profile, 30, monster, others);
        cast(play, MAGE, "SP-54", "foe:m1", 1);
        assertThat(play.state().followers()).hasSize(1);
        return play;
    }

    private static Effect jar(Expeditions play) {
        return effects(play, "SP-54").getFirst();
    }

    private static void direct(Expeditions play, String target, int... faces) {
        exactly(play, u -> Directing.carryOut(u, MAGE, jar(play).id(), List.of(target)), faces);
    }

    private static Foe orc(FoeId id, Foe.Standing standing) {
        return new Foe(id, "orc", "orc", 5, 5, standing, Purse.EMPTY, new TreeMap<>());
    }

    private static List<String> offered(Expeditions play) {
        return Directing.ready(play.world(), play.state(), MAGE).stream()
                .flatMap(ready -> ready.aims().stream())
                .map(Aim::value)
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void an_orc_a_hundred_feet_from_the_stone_is_taken_and_one_beyond_reach_is_not(Profile profile) {
        Expeditions near = met(profile, 100, "orc");
        cast(near, MAGE, "SP-54", "foe:m1", 1);
        assertThat(near.state().followers()).extracting(each -> each.foe().id()).containsExactly(foe(1));
        Expeditions far = met(profile, 130, "orc");
        assertThat(Casting.check(far.world(), far.state(), new Caster.Member(MAGE), "SP-54", List.of("foe:m1")))
                .isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void the_stone_stays_where_it_was_laid_and_reaches_no_farther_when_the_company_goes_on(Profile profile) {
        Expeditions play = alone(profile);
        cast(play, MAGE, "SP-54", "");
        assertThat(offered(play)).contains("member:conan");
        play.given(state -> state.withPlace(new Place.Underground("one", new Cell(15, 2), Direction.EAST)));
        assertThat(offered(play)).doesNotContain("member:conan").contains("body");
        assertThat(Directing.check(play.world(), play.state(), MAGE, jar(play).id(), List.of("member:conan")))
                .isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_comrade_who_fails_his_save_lends_his_voice_and_hands_and_sleeps_in_mind(Profile profile) {
        Expeditions play = alone(profile, "SP-21");
        cast(play, MAGE, "SP-54", "member:conan", 1);
        assertThat(Jars.host(play.state(), jar(play))).contains(new Effect.On.OnCharacter(FIGHTER));
        assertThat(FoeJar.possessed(play.state(), FIGHTER))
                .as("he fights for the company")
                .isFalse();
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-21"))
                .isNotEmpty();
        assertThat(Spirits.sleeps(play.state(), FIGHTER)).isTrue();

        direct(play, "jar");
        assertThat(Spirits.sleeps(play.state(), FIGHTER)).isFalse();
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-21"))
                .as("a stone has neither voice nor hands")
                .isEmpty();
        direct(play, "body");
        assertThat(play.state().helpless(MAGE)).isFalse();
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-21"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_comrade_who_cannot_make_signs_is_of_no_use_for_spells(Profile profile) {
        Expeditions play = alone(profile, "SP-21");
        cast(play, MAGE, "SP-54", "member:conan", 1);
        play.given(state -> state.withEffects(state.effects()
                .plus(new Effect(
                        "wolf",
                        "SP-33",
                        "a wolf",
                        new Effect.On.OnCharacter(FIGHTER),
                        "x",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        new TreeMap<>(Map.of(Effect.FORM, "wolf")),
                        false))));
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-21", List.of("member:conan")))
                .isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void in_an_orc_he_casts_his_own_spells_and_in_a_wolf_none(Profile profile) {
        Expeditions orc = taken(profile, "orc", "SP-20");
        List<String> deeds = Options.of(orc.world(), orc.state(), orc.who(MAGE), false).stream()
                .map(Options.Choice::value)
                .toList();
        assertThat(deeds).contains("cast|SP-20|foe:m2", "guard").noneMatch(value -> value.startsWith("strike"));
        assertThat(Options.able(orc.state())).contains(orc.who(MAGE));
        Expeditions wolf = taken(profile, "wolf", "SP-20");
        assertThat(Options.of(wolf.world(), wolf.state(), wolf.who(MAGE), false))
                .noneMatch(choice -> choice.value().startsWith("cast"));
        FighterOrder order = new FighterOrder(MAGE, new Deed.Cast("SP-20", List.of("foe:m2")));
        assertThat(Battle.check(wolf.world(), wolf.state(), List.of(order))).isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void what_he_casts_in_a_fight_is_cast_by_his_host_who_does_nothing_else(Profile profile) {
        Expeditions play = taken(profile, "orc", "SP-20");
        FighterOrder order = new FighterOrder(MAGE, new Deed.Cast("SP-20", List.of("foe:m2")));
        assertThat(Battle.check(play.world(), play.state(), List.of(order))).isEmpty();
        Unfolding u = new Unfolding(play.world(), play.state(), FastDice.seeded(2), new Consequences());
        Battle.round(u, List.of(order));
        assertThat(u.close())
                .anyMatch(event -> event instanceof MagicEvent.SpellCast done
                        && done.caster().equals(new Caster.Member(MAGE))
                        && done.spell().equals("SP-20"));
        assertThat(u.state().adventurer(MAGE).orElseThrow().spells().memorised())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void what_he_lays_on_himself_is_laid_on_the_body_that_he_has(Profile profile) {
        Expeditions play = taken(profile, "orc", "SP-10");
        exactly(
                play,
                u -> Effects.begin(
                        u,
                        Scene.of(
                                u.world(),
                                u.state(),
                                new Caster.Member(MAGE),
                                u.world().book().spells().spell("SP-10")),
                        new Effect.On.OnCharacter(MAGE),
                        "rises",
                        Lengths.LASTING,
                        Map.of(),
                        false,
                        List.of()));
        assertThat(effects(play, "SP-10")).extracting(Effect::on).containsExactly(new Effect.On.OnFoe(foe(1)));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_spirit_in_its_stone_tries_one_in_a_round_the_one_it_is_told_or_the_strongest(Profile profile) {
        Expeditions told = met(profile, 30, "orc");
        cast(told, MAGE, "SP-54", "");
        FighterOrder order = new FighterOrder(MAGE, new Deed.Direct(jar(told).id(), List.of("foe:m2")));
        assertThat(Battle.check(told.world(), told.state(), List.of(order))).isEmpty();
        exactly(
                told,
                u -> assertThat(Spirits.round(u, List.of(order)))
                        .containsExactly(new FighterOrder(MAGE, new Deed.Guard())),
                20);
        assertThat(told.state().followers()).isEmpty();

        Expeditions untold = met(profile, 30, "orc");
        cast(untold, MAGE, "SP-54", "");
        exactly(untold, u -> Spirits.round(u, List.of()), 1);
        assertThat(untold.state().followers()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void who_has_saved_cannot_be_tried_again_for_a_day_and_then_can(Profile profile) {
        Expeditions play = alone(profile);
        cast(play, MAGE, "SP-54", "member:conan", 20);
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
        direct(play, "member:conan");
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
        play.given(state ->
                state.withClock(new Clock(state.clock().day() + 1, state.clock().turn(), 0)));
        direct(play, "member:conan", 1);
        assertThat(effects(play, MagicJar.HOST)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void a_captive_is_taken_in_his_bonds_and_is_in_them_again_afterwards(Profile profile) {
        Expeditions play = alone(profile)
                .given(state ->
                        state.withFollowers(List.of(new Follower(orc(CAPTIVE, Foe.Standing.SURRENDERED), FIGHTER))));
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-54"))
                .extracting(Aim::value)
                .contains("foe:captive");
        cast(play, MAGE, "SP-54", "foe:captive", 1);
        assertThat(play.state().followers()).singleElement().satisfies(each -> {
            assertThat(each.foe().able()).isTrue();
            assertThat(each.master()).isEqualTo(MAGE);
        });
        direct(play, "jar");
        assertThat(play.state().followers()).singleElement().satisfies(each -> {
            assertThat(each.foe().standing()).isEqualTo(Foe.Standing.SURRENDERED);
            assertThat(each.master()).isEqualTo(FIGHTER);
        });
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void whoever_lives_near_by_unseen_may_be_taken_and_the_offer_tells_nothing_of_him(Profile profile) {
        Expeditions empty = alone(profile);
        Expeditions lived = alone(profile)
                .given(state -> state.changeLevel(
                        "one",
                        level -> level.withRoom(
                                "1", RoomState.EMPTY.withDwellers(List.of(orc(CAPTIVE, Foe.Standing.ABLE))))));
        assertThat(Casting.aims(empty.world(), empty.state(), empty.who(MAGE), "SP-54"))
                .isEqualTo(Casting.aims(lived.world(), lived.state(), lived.who(MAGE), "SP-54"))
                .extracting(Aim::value)
                .contains("near");
        cast(empty, MAGE, "SP-54", "near");
        assertThat(empty.state().followers()).isEmpty();
        cast(lived, MAGE, "SP-54", "near", 1);
        assertThat(lived.state().followers())
                .extracting(each -> each.foe().id())
                .containsExactly(CAPTIVE);
        assertThat(lived.state().level("one").room("1").dwellers()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void by_the_offer_outside_a_fight_he_goes_out_and_comes_back(Profile profile) {
        Expeditions play = alone(profile);
        play.order(new MagicCommand.Cast(MAGE, "SP-54", List.of("member:conan")), FastDice.seeded(1));
        play.order(new MagicCommand.Direct(MAGE, jar(play).id(), List.of("body")), FastDice.seeded(1));
        assertThat(effects(play, "SP-54")).isEmpty();
        assertThat(play.state().helpless(MAGE)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void its_comrades_spare_it_until_it_strikes_or_they_notice_on_one_of_six_in_a_turn(Profile profile) {
        Expeditions play = taken(profile, "orc");
        assertThat(Spirits.passes(play.state(), foe(1), foe(2))).isTrue();
        exactly(play, Spirits::turn, 2);
        assertThat(Spirits.passes(play.state(), foe(1), foe(2))).isTrue();
        exactly(play, Spirits::turn, 1);
        assertThat(Spirits.passes(play.state(), foe(1), foe(2))).isFalse();

        Expeditions striking = taken(profile, "orc");
        exactly(striking, u -> Spirits.struck(u, new Effect.On.OnFoe(foe(1))));
        assertThat(Spirits.passes(striking.state(), foe(1), foe(2))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void the_undead_have_nothing_that_could_be_put_to_sleep(Profile profile) {
        Expeditions play = met(profile, 30, "skeleton");
        cast(play, MAGE, "SP-54", "foe:m1");
        assertThat(play.state().followers()).isEmpty();
        assertThat(Optional.of(jar(play)).map(each -> each.word(Jars.TAKEN))).hasValue("");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void in_a_fight_none_of_its_kind_strikes_it_before_it_has_struck(Profile profile) {
        int struck = 0;
        for (int seed = 1; seed <= 12; seed++) {
            Expeditions play = met(profile, 5, "orc");
            cast(play, MAGE, "SP-54", "foe:m1", 1);
            Unfolding u = new Unfolding(play.world(), play.state(), FastDice.seeded(seed), new Consequences());
            for (int i = 0; i < 3 && u.state().encounter().isPresent(); i++) {
                Battle.round(u, List.of());
            }
            boolean noticed = false;
            for (Event event : u.close()) {
                if (event instanceof BattleEvent.Struck blow) {
                    boolean atIt = blow.at().equals(new Fighter.Opponent(foe(1)));
                    assertThat(atIt && !noticed).as("%s, seed %d", blow, seed).isFalse();
                    noticed |= blow.by().equals(new Fighter.Opponent(foe(1)));
                    struck += atIt ? 1 : 0;
                }
            }
        }
        assertThat(struck).as("afterwards it is an enemy like others").isPositive();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "SP-67"})
    void a_hold_that_sleeps_in_a_shell_ends_with_the_spell_and_keeps_other_spirits_out(Profile profile) {
        Expeditions play = alone(profile);
        cast(play, MAGE, "SP-54", "member:conan", 1);
        play.given(state -> state.withEffects(state.effects().stream()
                .map(effect -> effect.kind().equals(MagicJar.HOST) ? effect.withNumber(Effect.SUSPENDED, 1) : effect)
                .toList()));
        assertThat(Jars.hold(play.state(), new Effect.On.OnCharacter(FIGHTER))).isPresent();
        direct(play, "body");
        assertThat(effects(play, MagicJar.HOST)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void an_orc_that_was_taken_is_taken_still_when_the_meeting_is_over(Profile profile) {
        Expeditions play = taken(profile, "orc");
        exactly(play, u -> u.emit(new SpellEvent.FoeLeft(foe(2), "runs", "SP-54", List.of())));
        play.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(1));
        assertThat(play.state().encounter().flatMap(meeting -> meeting.foe(foe(2))))
                .isEmpty();
        assertThat(Jars.hold(play.state(), new Effect.On.OnFoe(foe(1)))).isPresent();
        assertThat(Jars.host(play.state(), jar(play))).contains(new Effect.On.OnFoe(foe(1)));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void who_is_out_of_his_body_cannot_leave_it_once_more(Profile profile) {
        Expeditions play = taken(profile, "orc", "SP-54");
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-54"))
                .isEmpty();
    }
}
