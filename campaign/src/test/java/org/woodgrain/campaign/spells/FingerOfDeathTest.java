package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class FingerOfDeathTest {

    private static boolean dies(int save) {
        Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 60, "evil-high-priest", 1, 20)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-108"), 1)))));
        cast(play, new Caster.Monster(foe(1)), "SP-108", "member:" + FIGHTER, save);
        return !play.who(FIGHTER).living();
    }

    @Test
    @Rule("SP-108")
    void a_fighter_dies_on_eleven_and_lives_on_twelve() {
        assertThat(dies(11)).isTrue();
        assertThat(dies(12)).isFalse();
    }

    @Test
    @Rule("SP-108")
    void a_wight_seen_as_such_is_refused() {
        Expeditions play =
                meeting(play(cleric(8, Alignment.CHAOS, "SP-108")), Encounter.Phase.BATTLE, 60, "wight", 1, 9);

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(CLERIC), "SP-108", List.of("foe:m1")))
                .containsInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule({"SP-108", "CH-85"})
    void a_cleric_of_law_who_kills_without_need_falls_to_chaos() {
        Expeditions play =
                meeting(play(cleric(8, Alignment.LAW, "SP-108", "SP-107")), Encounter.Phase.ROUT, 60, "bandit", 1, 4);

        List<?> events = cast(play, CLERIC, "SP-108", "foe:m1", 1);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.DEAD);
        assertThat(events).anyMatch(MagicEvent.ClericFell.class::isInstance);
        assertThat(play.who(CLERIC).alignment()).isEqualTo(Alignment.CHAOS);
        assertThat(play.who(CLERIC).spells().memorised()).containsExactly("SP-108");
    }

    @Test
    @Rule("SP-108")
    void for_life_or_death_he_may_use_it() {
        Expeditions play = meeting(
                play(cleric(8, Alignment.LAW, "SP-108").withMaxHitPoints(30).withHitPoints(14)),
                Encounter.Phase.BATTLE,
                60,
                "bandit",
                1,
                4);

        cast(play, CLERIC, "SP-108", "foe:m1", 1);

        assertThat(standing(play, 1)).isEqualTo(Foe.Standing.DEAD);
        assertThat(play.who(CLERIC).alignment()).isEqualTo(Alignment.LAW);
    }
}
