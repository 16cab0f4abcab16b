package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.town.Lodging;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Purse;

/** Those who were drained of life serve what drained them, until it is destroyed. */
class RisenTest {
    private static final List<FighterOrder> STAND = List.of(guard(FIGHTER), guard(CLERIC));

    private static Foe one(String id, String monster, int points) {
        return new Foe(
                new FoeId(id), monster, monster, points, points, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
    }

    /** A wight that lives in the hall. */
    private static Melees wight(Profile profile) {
        Melees melee = Melees.inHall(profile, Company.of(FIGHTER, CLERIC)).against("wight", 0, 14);
        return melee.given(state -> state.changeLevel(
                "one", level -> level.withRoom("1", new RoomState(true, true, List.of(melee.foe(1)), List.of()))));
    }

    private static void days(Melees melee, int days) {
        melee.play(
                u -> Lodging.pass(u, days, who -> 0, "TI-02"),
                ScriptedDice.none().afterwards(FastDice.seeded(1)));
    }

    private static void destroyed(Melees melee, String id) {
        melee.play(u -> u.emit(new HarmEvent.FoeDied(new FoeId(id), "wight", "wounds", "CB-18")), ScriptedDice.none());
    }

    private static Melees drained(Profile profile) {
        Melees melee = wight(profile);
        // tough enough to outlive the wound and die of the touch alone
        melee.given(
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(30).withHitPoints(30))
                        .change(CLERIC, who -> who.withMaxHitPoints(30).withHitPoints(30)));
        melee.round(STAND, ScriptedDice.of(1, 6, 20).afterwards(FastDice.seeded(3)));
        assertThat(melee.who(FIGHTER).life() == Life.DEAD || melee.who(CLERIC).life() == Life.DEAD)
                .isTrue();
        return melee;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void one_who_was_drained_rises_within_four_days_where_his_slayer_lives(Profile profile) {
        Melees melee = drained(profile);
        days(melee, 4);
        assertThat(melee.events(PowerEvent.Rose.class)).hasSize(1);
        assertThat(dwellers(melee)).hasSize(2).allMatch(foe -> foe.monster().equals("wight"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void he_lies_still_for_good_if_his_slayer_is_destroyed_first(Profile profile) {
        Melees melee = drained(profile);
        destroyed(melee, "f1");
        days(melee, 4);
        assertThat(melee.events(PowerEvent.Rose.class)).isEmpty();
        assertThat(dwellers(melee)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_risen_leave_the_fight_when_their_slayer_is_destroyed(Profile profile) {
        Melees melee = drained(profile);
        days(melee, 4);
        Foe thrall = dwellers(melee).getLast();
        melee.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoes(List.of(meeting.foes().getFirst(), thrall, one("f9", "wight", 9))))));
        destroyed(melee, "f1");
        assertThat(melee.state()
                        .encounter()
                        .orElseThrow()
                        .foe(thrall.id())
                        .orElseThrow()
                        .able())
                .isTrue();
        melee.round(List.of(), FastDice.seeded(2));
        assertThat(melee.events(PowerEvent.MadeOff.class))
                .singleElement()
                .satisfies(off -> assertThat(off.foe()).isEqualTo(thrall.id()));
        assertThat(melee.told()).anyMatch(line -> line.contains("goes its own way"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_man_who_followed_the_company_rises_too_and_a_wolf_does_not(Profile profile) {
        assertThat(risenOf(profile, "bandit")).isEqualTo(1);
        assertThat(risenOf(profile, "wolf")).isZero();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_follower_who_is_drained_in_the_fight_is_remembered_with_his_slayer(Profile profile) {
        boolean seen = false;
        for (int seed = 1; seed <= 60 && !seen; seed++) {
            Melees melee = Melees.inHall(profile, Company.of(FIGHTER, CLERIC)).against("wight", 0, 14, 14, 14, 14, 14);
            melee.given(state -> state.withFollowers(List.of(new Follower(one("w", "bandit", 30), FIGHTER))));
            melee.round(STAND, FastDice.seeded(seed));
            seen = !melee.events(MagicEvent.FollowerLeft.class).isEmpty();
            if (seen) {
                assertThat(melee.state().effects())
                        .filteredOn(effect -> effect.on() instanceof Effect.On.OnFoe)
                        .singleElement()
                        .satisfies(
                                effect -> assertThat(effect.word(Effect.FORM)).isEqualTo("wight"));
            }
        }
        assertThat(seen).isTrue();
    }

    private static int risenOf(Profile profile, String servant) {
        Melees melee = wight(profile);
        melee.given(state -> state.withFollowers(List.of(new Follower(one("w", servant, 3), FIGHTER))));
        melee.play(
                u -> Slain.servant(
                        u,
                        melee.world().book().monsters().monster(servant),
                        new FoeId("f1"),
                        melee.world().book().monsters().monster("wight"),
                        true),
                ScriptedDice.none().afterwards(FastDice.seeded(1)));
        List<MagicEvent.EffectBegun> pending = melee.events(MagicEvent.EffectBegun.class);
        assertThat(pending).allMatch(begun -> begun.effect().unit() == Effect.Unit.DAYS);
        days(melee, 4);
        assertThat(melee.events(PowerEvent.ServantRose.class)).hasSize(pending.size());
        assertThat(melee.told()).noneMatch(line -> line.contains("wight"));
        assertThat(dwellers(melee)).hasSize(1 + pending.size());
        return pending.size();
    }

    private static List<Foe> dwellers(Melees melee) {
        return melee.state().level("one").room("1").dwellers();
    }
}
