package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Purse;

/** A lance is a weapon for riders alone. */
class LanceTest {
    private static Melees met(Profile profile) {
        Melees melee = Melees.inHall(
                        profile,
                        List.of(Company.with(
                                Company.of(FIGHTER).getFirst(),
                                Melees.held("lance", "EQI-18", "lance", Carried.IN_HAND))))
                .against("ogre", 0, 30);
        FoeId horse = new FoeId("horse");
        Foe beast =
                new Foe(horse, "light-horse", "light horse", 20, 20, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        return melee.given(
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(90).withHitPoints(90))
                        .withFollowers(List.of(new Follower(beast, FIGHTER))));
    }

    private static String struckWith(Melees melee) {
        melee.round(List.of(strike(FIGHTER, 1)), FastDice.seeded(5));
        return melee.events(BattleEvent.Struck.class).stream()
                .filter(blow -> blow.by().equals(new Fighter.Member(FIGHTER)))
                .map(BattleEvent.Struck::weapon)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EQ-14")
    void on_foot_it_is_of_no_use_and_on_horseback_it_strikes(Profile profile) {
        assertThat(struckWith(met(profile))).isEqualTo("bare hands");
        Melees rides = met(profile)
                .given(state ->
                        Evolve.apply(state, new HandlingEvent.Mounted(FIGHTER, new FoeId("horse"), "light horse")));
        assertThat(struckWith(rides)).isEqualTo("lance");
    }
}
