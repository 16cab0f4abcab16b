package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class CursesTest {
    private static final Effect.On ON = new Effect.On.OnCharacter(FIGHTER);

    private static Effect curse(String id, int level) {
        return new Effect(
                id,
                "SP-90",
                "cursed",
                ON,
                "an evil lama " + id,
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(
                        Map.of(Maladies.CURSED, 1, Effects.LEVEL, level, Afflictions.TO_HIT, -2, Circles.SAVES, -2)),
                false);
    }

    @Test
    @Rule("SP-35")
    void a_cursed_sword_is_a_plain_sword_afterwards() {
        Item sword = new Item(new ItemId("bane"), "MI-013", "sword -2, cursed", 1, 50, 0, Carried.IN_HAND, "", -2);
        Expeditions play = play(Company.with(fighter(1), sword), mage(7, "SP-35"));

        play.order(new MagicCommand.Cast(MAGE, "SP-35", List.of("member:" + FIGHTER)));

        assertThat(play.who(FIGHTER).item(new ItemId("bane"))).hasValueSatisfying(item -> {
            assertThat(item.kind()).isEqualTo("EQI-10");
            assertThat(item.bonus()).isZero();
        });
    }

    @Test
    @Rule("SP-35")
    void level_seven_lifts_a_curse_of_level_ten_on_seventy_in_a_hundred() {
        Expeditions lifted =
                play(fighter(1), mage(7, "SP-35")).given(state -> state.withEffects(List.of(curse("c", 10))));
        lifted.order(new MagicCommand.Cast(MAGE, "SP-35", List.of("member:" + FIGHTER)), 70);
        assertThat(lifted.state().effectsOn(ON)).isEmpty();

        Expeditions kept =
                play(fighter(1), mage(7, "SP-35", "SP-35")).given(state -> state.withEffects(List.of(curse("c", 10))));
        kept.order(new MagicCommand.Cast(MAGE, "SP-35", List.of("member:" + FIGHTER)), 71);
        assertThat(kept.state().effectsOn(ON)).hasSize(1);
        assertThat(kept.told()).anyMatch(line -> line.contains("the curse holds"));
        assertThat(kept.refused(new MagicCommand.Cast(MAGE, "SP-35", List.of("member:" + FIGHTER))))
                .isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    @Rule("SP-89")
    void of_two_curses_one_goes_and_the_other_stays() {
        Expeditions play = play(fighter(1), cleric(6, Alignment.LAW, "SP-89"))
                .given(state -> state.withEffects(List.of(curse("c", 4), curse("d", 4))));

        play.order(new MagicCommand.Cast(CLERIC, "SP-89", List.of("member:" + FIGHTER)), 2);

        assertThat(play.state().effectsOn(ON))
                .singleElement()
                .satisfies(left -> assertThat(left.id()).isEqualTo("c"));
    }

    @Test
    @Rule("SP-90")
    void a_fighter_who_fails_his_save_is_two_worse_on_attacks_and_saves() {
        Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 5, "evil-bishop", 1, 9)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-90"), 1)))));

        cast(play, new Caster.Monster(foe(1)), "SP-90", "member:" + FIGHTER, 20, 15);

        assertThat(effects(play, "SP-90")).singleElement().satisfies(effect -> {
            assertThat(effect.number(Afflictions.TO_HIT)).isEqualTo(-2);
            assertThat(Circles.onSaves(play.state(), ON)).isEqualTo(-2);
        });
    }

    @Test
    @Rule("SP-90")
    void a_save_or_a_missed_touch_leaves_him_free() {
        for (int[] faces : new int[][] {{1}, {20, 16}}) {
            Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 5, "evil-bishop", 1, 9)
                    .given(state -> state.withEncounter(state.encounter()
                            .map(meeting -> meeting.withFoe(
                                    meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-90"), 1)))));
            cast(play, new Caster.Monster(foe(1)), "SP-90", "member:" + FIGHTER, faces);
            assertThat(effects(play, "SP-90")).isEmpty();
        }
    }
}
