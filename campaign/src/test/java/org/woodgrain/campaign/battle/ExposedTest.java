package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

/** What comes out of the air goes for those who have nothing over their heads. */
class ExposedTest {
    /** The one with the shield stands first, the one without beside him. */
    private static Melees met(Profile profile, String monster, int feet) {
        Melees melee = Melees.inHall(profile, List.of(RoundTest.shielded(), RoundTest.armed(CLERIC)))
                .against(monster, feet, 30);
        return melee.given(
                state -> state.change(FIGHTER, who -> who.withMaxHitPoints(90).withHitPoints(90))
                        .change(CLERIC, who -> who.withMaxHitPoints(90).withHitPoints(90)));
    }

    private static Set<CharacterId> struckAt(Melees melee) {
        return melee.events(BattleEvent.Struck.class).stream()
                .map(BattleEvent.Struck::at)
                .filter(Fighter.Member.class::isInstance)
                .map(at -> ((Fighter.Member) at).id())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EN-36")
    void a_griffon_passes_by_the_shield_and_a_soldier_does_not(Profile profile) {
        for (Map.Entry<String, CharacterId> each :
                Map.of("griffon", CLERIC, "hobgoblin", FIGHTER).entrySet()) {
            Melees melee = met(profile, each.getKey(), 0);
            melee.round(List.of(guard(FIGHTER), guard(CLERIC)), FastDice.seeded(3));
            assertThat(struckAt(melee)).as(each.getKey()).containsExactly(each.getValue());
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EN-36")
    void a_manticore_sends_its_spikes_at_him_who_has_no_shield(Profile profile) {
        Melees melee = met(profile, "manticore", 60);
        melee.round(List.of(guard(FIGHTER), guard(CLERIC)), FastDice.seeded(3));
        assertThat(struckAt(melee)).containsExactly(CLERIC);
    }
}
