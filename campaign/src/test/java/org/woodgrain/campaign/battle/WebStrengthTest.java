package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Door;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.delve.Forcing;
import org.woodgrain.campaign.harm.Weakness;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Webs hold the strong for half the time, and giants for a round. */
class WebStrengthTest {
    private static final Fighter MEMBER = new Fighter.Member(FIGHTER);

    private static Melees spider(Profile profile) {
        return Melees.inPassage(profile, Company.of(FIGHTER)).against("large-spider", 30, 8);
    }

    private static Monster kind(Melees melee, String id) {
        return melee.world().book().monsters().monster(id);
    }

    private static SpecialAttack.Web web(Melees melee, Profile profile) {
        return kind(melee, "large-spider")
                .power(SpecialAttack.Web.class, profile)
                .orElseThrow();
    }

    private static int member(Melees melee, SpecialAttack.Web web) {
        return WebStrength.rounds(melee.state(), MEMBER, Optional.empty(), web);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_strong_break_out_in_half_the_time_unless_their_strength_was_drawn_out_of_them(Profile profile) {
        Melees melee = spider(profile);
        SpecialAttack.Web web = web(melee, profile);
        melee.given(state -> state.change(FIGHTER, who -> Company.strong(who, 16)));
        assertThat(member(melee, web)).isEqualTo(web.rounds() / 2).isLessThan(web.rounds());
        melee.play(
                u -> Weakness.begin(u, FIGHTER, new OnHit.DrainStrength(1, 8, "shadow"), new FoeId("f1"), List.of()),
                ScriptedDice.none());
        assertThat(member(melee, web)).isEqualTo(web.rounds());
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"CH-20", "UX-13", "CD-08"})
    void whose_strength_was_drawn_out_of_him_forces_doors_and_gates_as_the_weak_do(Profile profile) {
        Melees melee = spider(profile);
        melee.given(state -> state.change(FIGHTER, who -> Company.strong(who, 16)));
        int strong = chance(melee, Door.Kind.PORTCULLIS);
        melee.play(
                u -> Weakness.begin(u, FIGHTER, new OnHit.DrainStrength(10, 8, "shadow"), new FoeId("f1"), List.of()),
                ScriptedDice.none());
        int door = chance(melee, Door.Kind.DOOR);
        int gate = chance(melee, Door.Kind.PORTCULLIS);
        assertThat(gate).isLessThan(strong);

        Melees weak = spider(profile);
        weak.given(state -> state.change(FIGHTER, who -> Company.strong(who, 6)));
        assertThat(door).isEqualTo(chance(weak, Door.Kind.DOOR));
        assertThat(gate).isEqualTo(chance(weak, Door.Kind.PORTCULLIS));
    }

    private static int chance(Melees melee, Door.Kind kind) {
        return Forcing.chance(
                melee.world(), melee.state(), melee.state().adventurer(FIGHTER).orElseThrow(), kind);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void giants_break_out_in_a_round_ogres_in_half_the_time_and_wolves_in_all_of_it(Profile profile) {
        Melees melee = spider(profile);
        SpecialAttack.Web web = web(melee, profile);
        Fighter led = new Fighter.Opponent(new FoeId("w"));
        assertThat(WebStrength.rounds(melee.state(), led, Optional.of(kind(melee, "hill-giant")), web))
                .isEqualTo(1);
        assertThat(WebStrength.rounds(melee.state(), led, Optional.of(kind(melee, "ogre")), web))
                .isEqualTo(web.rounds() / 2);
        assertThat(WebStrength.rounds(melee.state(), led, Optional.of(kind(melee, "wolf")), web))
                .isEqualTo(web.rounds());
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MI-045")
    void whoever_has_the_strength_of_a_giant_breaks_out_in_a_round(Profile profile) {
        Melees melee = spider(profile);
        SpecialAttack.Web web = web(melee, profile);
        Effect strength = new Effect(
                "e",
                "MI-045",
                "",
                new Effect.On.OnCharacter(FIGHTER),
                "",
                Effect.Unit.TURNS,
                6,
                new TreeMap<>(Map.of(GiantStrength.GIANT, 1)),
                true);
        assertThat(member(melee, web)).isGreaterThan(1);
        melee.given(state -> state.withEffects(List.of(strength)));
        assertThat(member(melee, web)).isEqualTo(1);
    }
}
