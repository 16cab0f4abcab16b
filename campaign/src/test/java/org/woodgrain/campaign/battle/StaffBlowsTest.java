package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.MAGE;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

class StaffBlowsTest {
    /** What the players' dice show: a throw to hit, and fours for damage. */
    private static BattleEvent.Struck blow(Profile profile, CharacterId id, String kind, int toHit) {
        int bonus = Evening.BOOK.treasure().item(kind).bonus();
        Item staff = new Item(new ItemId("staff"), kind, "staff", 1, 300, 0, Carried.IN_HAND, "", bonus);
        Adventurer who = Company.of(id).getFirst();
        Melees melee = Melees.inPassage(profile, List.of(who.withItems(List.of(staff))))
                .against("ogre", 0, 90);
        melee.round(
                List.of(strike(id, 1)),
                (stream, sides) -> stream == DiceStream.PLAYERS ? (sides == 20 ? toHit : 4) : 1);
        return melee.events(BattleEvent.Struck.class).stream()
                .filter(each -> each.by().on().equals(new Effect.On.OnCharacter(id)))
                .findFirst()
                .orElseThrow();
    }

    private static int least(Profile profile, String kind) {
        return IntStream.rangeClosed(2, 20)
                .filter(face -> blow(profile, MAGE, kind, face).hit())
                .min()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"MI-133", "MI-135", "MI-117"})
    void a_staff_of_striking_or_power_does_two_dice_and_hits_no_better(Profile profile) {
        assertThat(blow(profile, MAGE, "MI-133", 20).points()).isEqualTo(8);
        assertThat(blow(profile, MAGE, "MI-135", 20).points()).isEqualTo(8);
        assertThat(least(profile, "MI-133")).isEqualTo(least(profile, "MI-135"));
    }

    @ParameterizedTest
    @EnumSource
    @Rule("MI-137")
    void a_staff_of_wizardry_hits_one_better_and_does_two_dice_and_no_more(Profile profile) {
        assertThat(blow(profile, MAGE, "MI-137", 20).points()).isEqualTo(8);
        assertThat(least(profile, "MI-137")).isEqualTo(least(profile, "MI-133") - 1);
    }

    @ParameterizedTest
    @EnumSource
    @Rule("MI-133")
    void in_the_hand_of_one_who_cannot_use_it_it_is_a_plain_staff(Profile profile) {
        assertThat(blow(profile, FIGHTER, "MI-133", 20).points()).isLessThanOrEqualTo(5);
    }
}
