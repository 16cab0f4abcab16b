package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

@UnderBothProfiles
class DiseaseTest {
    private static final Effect.On ON = new Effect.On.OnCharacter(FIGHTER);

    /** A fighter whom an evil lama has touched: his save fails, and the die says 4. */
    private static Expeditions diseased(String spell) {
        Expeditions play = meeting(
                        play(fighter(1).withMaxHitPoints(20).withHitPoints(10), cleric(6, Alignment.LAW, spell)),
                        Encounter.Phase.BATTLE,
                        5,
                        "evil-lama",
                        1,
                        9)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-92"), 1)))));
        cast(play, new Caster.Monster(foe(1)), "SP-92", "member:" + FIGHTER, 20, 1, 4);
        return play.given(state -> state.withEncounter(Optional.empty()));
    }

    private static Expeditions inTown(Expeditions play) {
        return play.given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));
    }

    @Test
    @Rule("SP-92")
    void nothing_is_felt_on_the_first_day_and_then_it_weakens() {
        Expeditions play = inTown(diseased("SP-73"));
        assertThat(play.state().effectsOn(ON)).allMatch(effect -> effect.label().isEmpty());

        play.order(new TownCommand.StayDays(1));

        assertThat(effects(play, Maladies.DISEASE)).singleElement().satisfies(effect -> {
            assertThat(effect.label()).isEqualTo("ill");
            assertThat(effect.number(Afflictions.TO_HIT)).isEqualTo(-2);
        });
    }

    @Test
    @Rule({"SP-92", "TI-02"})
    void its_wounds_do_not_heal_and_it_kills_after_ten_days() {
        Expeditions play = inTown(diseased("SP-73"));

        play.order(new TownCommand.StayDays(9));
        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(10);

        play.order(new TownCommand.StayDays(1));
        assertThat(play.who(FIGHTER).living()).isFalse();
        assertThat(play.told()).anyMatch(line -> line.contains("is dead (a disease)"));
    }

    @Test
    @Rule("SP-91")
    void it_is_cured_by_a_touch_in_town_too() {
        Expeditions play = inTown(diseased("SP-91"));

        play.order(new MagicCommand.Cast(CLERIC, "SP-91", List.of("member:" + FIGHTER)));
        play.order(new TownCommand.StayDays(20));

        assertThat(play.who(FIGHTER).living()).isTrue();
        assertThat(play.who(FIGHTER).hitPoints()).isGreaterThan(10);
    }

    @Test
    @Rule({"SP-91", "MI-081"})
    void a_disease_of_a_curse_is_cured_and_not_lifted() {
        Effect curse = new Effect(
                "scroll",
                "MI-081",
                "",
                ON,
                "",
                Effect.Unit.TURNS,
                3,
                new TreeMap<>(Map.of(Maladies.SICKNESS, 1, Maladies.CURSED, 1)),
                true);
        Expeditions lifted =
                play(fighter(1), cleric(6, Alignment.LAW, "SP-89")).given(state -> state.withEffects(List.of(curse)));
        lifted.order(new MagicCommand.Cast(CLERIC, "SP-89", List.of("member:" + FIGHTER)));
        assertThat(lifted.state().effectsOn(ON)).isNotEmpty();

        Expeditions cured =
                play(fighter(1), cleric(6, Alignment.LAW, "SP-91")).given(state -> state.withEffects(List.of(curse)));
        cured.order(new MagicCommand.Cast(CLERIC, "SP-91", List.of("member:" + FIGHTER)));
        assertThat(cured.state().effectsOn(ON)).isEmpty();
    }

    @Test
    @Rule("SP-91")
    void green_slime_and_rot_are_cured() {
        for (String kind : List.of(Afflictions.SLIME, Afflictions.ROT, Afflictions.DEADLY_FEVER)) {
            Expeditions play = play(fighter(1), cleric(6, Alignment.LAW, "SP-91"))
                    .given(state -> state.withEffects(List.of(
                            new Effect("ill", kind, "ill", ON, "", Effect.Unit.DAYS, 3, new TreeMap<>(), true))));
            play.order(new MagicCommand.Cast(CLERIC, "SP-91", List.of("member:" + FIGHTER)));
            assertThat(play.state().effectsOn(ON)).as(kind).isEmpty();
        }
    }

    @Test
    @Rule("TI-02")
    void a_rotting_man_heals_at_a_tenth_of_the_rate() {
        Expeditions play = inTown(play(fighter(1).withMaxHitPoints(30).withHitPoints(10)))
                .given(state -> state.withEffects(List.of(new Effect(
                        "rot", Afflictions.ROT, "rotting", ON, "", Effect.Unit.LASTING, 0, new TreeMap<>(), true))));

        play.order(new TownCommand.StayDays(40), ScriptedDice.none());

        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(12);
    }
}
