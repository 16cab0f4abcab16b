package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;

/** Spells that monsters have by nature work as their rows say. */
@UnderBothProfiles
class InnateSpellsTest {
    private static Expeditions against(Profile profile, String monster, int number) {
        return meeting(play(profile, fighter(1), mage(6, "SP-07")), Encounter.Phase.BATTLE, 20, monster, number, 8);
    }

    private static Scene scene(Expeditions play, Caster caster, String spell) {
        return Scene.of(
                play.world(), play.state(), caster, play.world().book().spells().spell(spell));
    }

    @Test
    void a_dryads_charm_takes_two_from_the_save_and_has_no_term(Profile profile) {
        Expeditions play = against(profile, "dryad", 1);
        Scene scene = scene(play, new Caster.Monster(foe(1)), "SP-07");
        assertThat(InnateSpells.onSaves(scene)).isEqualTo(-2);
        assertThat(InnateSpells.days(scene)).isEmpty();
    }

    @Test
    void the_charm_of_ten_nixies_lasts_a_year(Profile profile) {
        Expeditions play = against(profile, "nixie", 10);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(1), new Consequences());
        Charms.lay(u, scene(play, new Caster.Monster(foe(1)), "SP-07"), new Effect.On.OnCharacter(MAGE));
        Effect charm = u.state().effectsOn(new Effect.On.OnCharacter(MAGE)).getFirst();
        assertThat(charm.unit()).isEqualTo(Effect.Unit.DAYS);
        assertThat(charm.left()).isEqualTo(365);
        u.close();
    }

    @Test
    void the_illusions_of_djinn_are_phantasmal_forces() {
        Expeditions play = against(Profile.CLASSIC, "djinni", 1);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        assertThat(InnateSpells.of(u, u.state().encounter().orElseThrow().foes().getFirst()))
                .contains("SP-11", "SP-11", "SP-11");
    }

    @Test
    void a_medusa_saves_the_better_against_spells_in_the_classic_game() {
        assertThat(needed(Profile.CLASSIC) - needed(Profile.ORIGINAL)).isEqualTo(2);
    }

    /** What is added to a medusa's save against a spell. */
    private static int needed(Profile profile) {
        Expeditions play = against(profile, "medusa", 1);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.of(1), new Consequences());
        Saves.made(u, scene(play, new Caster.Member(MAGE), "SP-07"), new Effect.On.OnFoe(foe(1)));
        return u.throwing().take().getFirst().modifier();
    }

    @Test
    void a_red_dragon_is_sure_to_save_against_fire(Profile profile) {
        Expeditions play = meeting(
                play(profile, mage(6, "SP-24").withMaxHitPoints(60).withHitPoints(60)),
                Encounter.Phase.BATTLE,
                30,
                "red-dragon",
                1,
                40);
        Magicians.cast(play, MAGE, "SP-24", "foe:m1", 4, 4, 4, 4, 4, 4, 20);
        assertThat(play.state()
                        .encounter()
                        .orElseThrow()
                        .foe(foe(1))
                        .orElseThrow()
                        .hitPoints())
                .isEqualTo(28);
    }
}
