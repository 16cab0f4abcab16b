package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.BattleOrders;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@Rule("SP-83")
class DarknessSpellTest {
    private static final Fighter OWN = new Fighter.Member(FIGHTER);
    private static final Fighter FOE = new Fighter.Opponent(foe(1));

    private static Expeditions against(Profile profile, int distance, boolean dark) {
        Expeditions play = play(
                profile,
                fighter(1).withMaxHitPoints(30).withHitPoints(30),
                cleric(3, Alignment.CHAOS, "SP-83").withMaxHitPoints(30).withHitPoints(30));
        if (dark) {
            play.order(new MagicCommand.Cast(CLERIC, "SP-83", List.of("member:" + CLERIC)));
        }
        return meeting(play, Encounter.Phase.BATTLE, distance, "orc", 1, 8);
    }

    /** The least face of a d20 with which one hits in a round of blows. */
    private static int needs(Profile profile, boolean dark, Fighter who) {
        for (int natural = 2; natural <= 20; natural++) {
            int face = natural;
            Expeditions play = against(profile, 5, dark);
            play.order(
                    new MeetingCommand.Fight(List.of(
                            new FighterOrder(FIGHTER, new Deed.Strike(foe(1))),
                            new FighterOrder(CLERIC, new Deed.Back()))),
                    (stream, sides) -> sides == 20 ? face : stream == DiceStream.PLAYERS ? 2 : 1);
            boolean hit = play.events(BattleEvent.Struck.class).stream()
                    .anyMatch(blow -> blow.by().equals(who) && blow.hit());
            if (hit) {
                return natural;
            }
        }
        return 21;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("CC-04")
    void those_inside_strike_four_worse_at_what_they_touch_friend_and_foe(Profile profile) {
        for (Fighter who : List.of(OWN, FOE)) {
            assertThat(needs(profile, true, who)).isEqualTo(Math.min(21, needs(profile, false, who) + 4));
        }
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void nobody_inside_strikes_shoots_or_casts_at_what_he_does_not_touch(Profile profile) {
        CampaignState far = against(profile, 30, true).state();
        Expeditions play = against(profile, 30, true);

        assertThat(BattleOrders.check(play.world(), far, List.of(new FighterOrder(FIGHTER, new Deed.Strike(foe(1))))))
                .contains(new BattleRefusal.InMagicDarkness("Conan"));
        assertThat(BattleOrders.check(play.world(), far, List.of(new FighterOrder(FIGHTER, new Deed.Shoot(foe(1))))))
                .contains(new BattleRefusal.InMagicDarkness("Conan"));
        assertThat(Gloom.hides(play.world(), far, new Effect.On.OnFoe(foe(1)), new Effect.On.OnCharacter(FIGHTER)))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_cloak_over_the_darkened_thing_lets_the_lantern_shine_again(Profile profile) {
        Expeditions play = against(profile, 30, true).given(state -> state.withEncounter(Optional.empty()));
        String globe = Magicians.effects(play, "SP-83").getFirst().id();
        assertThat(Lighting.darkened(play.state())).isTrue();

        play.order(new MagicCommand.CoverLight(FIGHTER, globe, true));

        assertThat(Lighting.darkened(play.state())).isFalse();
    }
}
