package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** An orc of armour class 6 is hit on 13. */
@Rule("CH-45")
class ElfEdgeTest {
    private static final Ruleset ON = Ruleset.of(Profile.ORIGINAL).with(Option.ELF_EDGE, true);
    private static final Item MAGIC = new Item(new ItemId("blade"), "MI-001", "sword", 1, 0, 0, Carried.IN_HAND, "", 1);
    private static final Item PLAIN = new Item(new ItemId("blade"), "EQI-10", "sword", 1, 0, 0, Carried.IN_HAND, "", 0);

    /** Hit points left of eight after a round in which the striker throws this, and 4 for damage. */
    private static int left(Ruleset rules, CharacterId who, Item sword, String foe, int face) {
        Melees melee = Melees.inPassage(
                        rules, List.of(Company.with(Company.of(who).getFirst(), sword)))
                .against(foe, 0, 8);
        melee.round(List.of(strike(who, 1)), ScriptedDice.of(6, 1, face, 4).afterwards((stream, sides) -> 1));
        return melee.foe(1).hitPoints();
    }

    @Test
    void an_elf_with_a_magic_sword_hits_an_orc_on_eleven_and_hurts_it_by_one_more() {
        assertThat(left(ON, ELF, MAGIC, "orc", 11)).isEqualTo(8 - 4 - 1);
        assertThat(left(ON, ELF, MAGIC, "orc", 10)).isEqualTo(8);
    }

    @Test
    void it_takes_the_option_a_magic_weapon_an_elf_and_such_a_foe() {
        assertThat(left(Ruleset.of(Profile.ORIGINAL), ELF, MAGIC, "orc", 11)).isEqualTo(8);
        assertThat(left(Ruleset.of(Profile.CLASSIC).with(Option.ELF_EDGE, true), ELF, MAGIC, "orc", 11))
                .isEqualTo(8);
        assertThat(left(ON, ELF, PLAIN, "orc", 12)).isEqualTo(8);
        assertThat(left(ON, FIGHTER, MAGIC, "orc", 11)).isEqualTo(8);
        assertThat(left(ON, ELF, MAGIC, "berserker", 10)).isEqualTo(8);
    }

    @Test
    void gnolls_and_hobgoblins_and_goblins_know_it_too() {
        // armour classes 5, 5 and 6
        assertThat(left(ON, ELF, MAGIC, "gnoll", 12)).isEqualTo(3);
        assertThat(left(ON, ELF, MAGIC, "hobgoblin", 12)).isEqualTo(3);
        assertThat(left(ON, ELF, MAGIC, "goblin", 11)).isEqualTo(3);
    }
}
