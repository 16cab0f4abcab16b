package org.woodgrain.book.monsters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Blow;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.Size;
import org.woodgrain.rules.monsters.Trait;

class BestiaryTest {
    private final Bestiary bestiary = StandardBook.load().monsters();

    @Test
    void every_row_of_the_table_is_read() {
        assertThat(bestiary.monsters()).hasSize(222);
    }

    @Test
    void every_effect_of_a_blow_is_a_power_of_the_same_creature() {
        for (Monster monster : bestiary.monsters().values()) {
            for (Blow blow : monster.attacks().stream()
                    .flatMap(option -> option.blows().stream())
                    .toList()) {
                for (String effect : blow.effects()) {
                    assertThat(monster.tags())
                            .as(monster.id() + " " + effect)
                            .anySatisfy(tag -> assertThat(tag.power().getClass().getSimpleName())
                                    .isEqualToIgnoringCase(effect.replace("-", "")));
                }
            }
        }
    }

    @Test
    void a_thoul_has_two_claws_or_a_weapon_and_what_makes_it_terrible() {
        Monster thoul = bestiary.monster("thoul");
        assertThat(thoul.attacks()).hasSize(2);
        assertThat(thoul.attacks().getFirst().count()).isEqualTo(2);
        assertThat(thoul.attacks().getLast().blows().getFirst().weaponPlus()).contains(0);
        assertThat(thoul.power(OnHit.Paralysis.class, Profile.ORIGINAL))
                .hasValueSatisfying(power -> assertThat(power.turns()).isEqualTo(Formula.dice(2, 4)));
        assertThat(thoul.has(Resistance.Regenerate.class, Profile.CLASSIC)).isTrue();
    }

    @Test
    void a_power_of_one_profile_is_not_there_in_the_other() {
        Monster kobold = bestiary.monster("kobold");
        assertThat(kobold.has(Trait.LightAverse.class, Profile.ORIGINAL)).isTrue();
        assertThat(kobold.has(Trait.LightAverse.class, Profile.CLASSIC)).isFalse();
        assertThat(kobold.size()).isEqualTo(Size.SMALL);
    }

    @Test
    void an_ogre_carries_a_thousand_gold_more_when_at_home() {
        assertThat(bestiary.monster("ogre").treasure().extraGold()).isEqualTo(1000);
        assertThat(bestiary.monster("goblin").treasure().carriedSilver()).isEqualTo(Formula.dice(1, 6));
    }
}
