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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.monsters.Monster;

@UnderBothProfiles
class ProtectionTest {
    @Test
    @Rule({"SP-05", "MA-38", "CB-33"})
    void evil_attackers_lose_one_and_saves_gain_one() {
        Expeditions play = play(mage(1, "SP-05"));
        play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()));
        Effect.On on = new Effect.On.OnCharacter(MAGE);

        assertThat(Wards.onAttack(play.state(), on, Alignment.CHAOS, 0)).isEqualTo(-1);
        assertThat(Wards.onAttack(play.state(), on, Alignment.NEUTRALITY, 0)).isZero();
        assertThat(Circles.onSaves(play.state(), on)).isEqualTo(1);
    }

    @Test
    @Rule("CB-33")
    void a_second_circle_adds_nothing_to_the_save() {
        Expeditions play = play(mage(1, "SP-05"));
        play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()));
        Effect.On on = new Effect.On.OnCharacter(MAGE);
        Effect wide = new Effect(
                "second",
                "SP-26",
                "protected",
                on,
                "",
                Effect.Unit.TURNS,
                12,
                new TreeMap<>(Map.of("against", 1, "feet-round", 10)),
                false);
        CampaignState twice = play.state()
                .withEffects(Stream.concat(play.state().effects().stream(), Stream.of(wide))
                        .toList());
        assertThat(Circles.about(twice, on)).hasSize(2);
        assertThat(Circles.onSaves(twice, on)).isEqualTo(1);
    }

    @Test
    @Rule("MA-39")
    void it_does_not_add_to_magic_armour() {
        Expeditions play = play(mage(1, "SP-05"));
        play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()));

        assertThat(Wards.onAttack(play.state(), new Effect.On.OnCharacter(MAGE), Alignment.CHAOS, 1))
                .isZero();
    }

    @Test
    @Rule({"SP-05", "MA-38"})
    void enchanted_monsters_are_barred_until_one_of_them_is_struck() {
        Expeditions play = play(mage(1, "SP-05"));
        play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()));
        Effect.On on = new Effect.On.OnCharacter(MAGE);
        Monster elemental = play.world().book().monsters().monster("air-elemental-8");
        Monster wight = play.world().book().monsters().monster("wight");

        assertThat(Wards.bars(play.state(), on, elemental)).isTrue();
        assertThat(Wards.bars(play.state(), on, wight)).isFalse();

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());
        Wards.struck(u, on, elemental);
        assertThat(Wards.bars(u.state(), on, elemental)).isFalse();
        assertThat(Circles.onSaves(u.state(), on)).isEqualTo(1);
    }

    @Test
    @Rule({"SP-80", "SP-81"})
    void the_clerics_lasts_twelve_turns_and_the_evil_ones_works_against_law() {
        Expeditions play = play(cleric(2, Alignment.CHAOS, "SP-81"));
        play.order(new MagicCommand.Cast(CLERIC, "SP-81", List.of()));
        Effect.On on = new Effect.On.OnCharacter(CLERIC);

        assertThat(Wards.onAttack(play.state(), on, Alignment.LAW, 0)).isEqualTo(-1);
        assertThat(Wards.onAttack(play.state(), on, Alignment.CHAOS, 0)).isZero();
        assertThat(effects(play, "SP-81"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(12));
    }

    @Test
    @Rule("SP-05")
    void a_save_that_needs_sixteen_is_made_with_fifteen() {
        Expeditions play = meeting(play(fighter(1)), Encounter.Phase.BATTLE, 30, "conjurer", 1, 5)
                .given(state -> state.withEncounter(state.encounter()
                                .map(meeting -> meeting.withFoe(
                                        meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-07"), 1))))
                        .withEffects(List.of(new Effect(
                                "ward",
                                "SP-05",
                                "protected from evil",
                                new Effect.On.OnCharacter(FIGHTER),
                                FIGHTER.value(),
                                Effect.Unit.TURNS,
                                6,
                                new TreeMap<>(Map.of(Circles.AGAINST, 1, Wards.BARRIER, 1)),
                                false))));

        List<Event> events = cast(play, new Caster.Monster(foe(1)), "SP-07", "member:" + FIGHTER, 15);

        assertThat(events).anyMatch(MagicEvent.Resisted.class::isInstance);
    }

    private static int needed(Adventurer who, boolean spell) {
        Expeditions play = meeting(play(who), Encounter.Phase.BATTLE, 5, "orc", 1, 4);
        if (spell) {
            cast(play, MAGE, "SP-05", "");
        }
        play.order(new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Guard()))), (stream, sides) -> 1);
        return play.events(BattleEvent.Struck.class).stream()
                .filter(blow -> blow.by() instanceof Fighter.Opponent)
                .findFirst()
                .orElseThrow()
                .rolls()
                .getFirst()
                .target();
    }

    @Test
    @Rule({"MA-39", "MI-097"})
    void a_ring_of_protection_does_as_much_as_the_spell_and_no_more_beside_it() {
        Item ring = new Item(new ItemId("ring"), "MI-097", "ring", 1, 1, 0, Carried.WORN, "", 0);
        Adventurer plain = mage(1, "SP-05").withHitPoints(40).withMaxHitPoints(40);
        Adventurer ringed = Company.with(plain, ring);
        assertThat(needed(plain, false)).isEqualTo(10);
        assertThat(needed(ringed, false)).isEqualTo(11);
        assertThat(needed(ringed, true)).isEqualTo(11);
        Effect.On on = new Effect.On.OnCharacter(MAGE);
        Expeditions play = play(ringed);
        assertThat(Circles.onSaves(play.state(), on)).isEqualTo(1);
        play.order(new MagicCommand.Cast(MAGE, "SP-05", List.of()));
        assertThat(Circles.onSaves(play.state(), on)).isEqualTo(1);
        Item mail = new Item(new ItemId("mail"), "MI-017/EQI-02", "chain mail", 1, 500, 0, Carried.WORN, "", 1);
        assertThat(shown(Company.with(Company.of(Company.FIGHTER).getFirst(), mail)))
                .isEqualTo(5);
        assertThat(shown(Company.with(Company.of(Company.FIGHTER).getFirst(), mail.named("chain mail +1"))))
                .isEqualTo(4);
        assertThat(shown(Company.with(plain, ring.named("Ring of Protection")))).isEqualTo(8);
        // who does not know the ring for what it is does not see it in his armour class
        assertThat(shown(ringed)).isEqualTo(9);
    }

    private static int shown(Adventurer who) {
        Expeditions play = play(who);
        return Views.of(play.world(), play.state(), new Seat.Company())
                .company()
                .getFirst()
                .armorClass();
    }
}
