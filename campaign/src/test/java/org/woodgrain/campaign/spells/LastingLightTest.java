package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class LastingLightTest {

    @Test
    void it_reaches_twelve_inches_and_outlives_its_caster() {
        Expeditions play = play(mage(3, "SP-17"), fighter(1));
        play.order(new MagicCommand.Cast(MAGE, "SP-17", List.of("member:" + FIGHTER)));
        Unfolding u = new Unfolding(play.world(), play.state().withLights(List.of()), ScriptedDice.none());

        u.emit(new HarmEvent.CharacterDied(MAGE, "an arrow", "CB-18", List.of()));

        assertThat(Lighting.radius(u.state())).isEqualTo(120);
        assertThat(Lighting.daylight(u.state())).isFalse();
    }

    @Test
    void it_does_not_go_out_with_its_bearer() {
        Expeditions play = play(mage(3, "SP-17"), fighter(1));
        play.order(new MagicCommand.Cast(MAGE, "SP-17", List.of("member:" + FIGHTER)));
        Unfolding u = new Unfolding(play.world(), play.state().withLights(List.of()), ScriptedDice.none());

        u.emit(new HarmEvent.CharacterDied(FIGHTER, "an arrow", "CB-18", List.of()));

        assertThat(Lighting.radius(u.state())).isEqualTo(120);
    }

    @Test
    void a_covered_one_gives_no_light_until_it_is_uncovered() {
        Expeditions play = play(mage(3, "SP-17"), fighter(1)).given(state -> state.withLights(List.of()));
        play.order(new MagicCommand.Cast(MAGE, "SP-17", List.of("member:" + FIGHTER)));
        String light = effects(play, "SP-17").getFirst().id();
        assertThat(play.refused(new MagicCommand.CoverLight(FIGHTER, light, false)))
                .isInstanceOf(MagicRefusal.NoSuchSpellInForce.class);
        assertThat(offers(play)).contains("cover:" + FIGHTER).doesNotContain("uncover:" + FIGHTER);

        play.order(new MagicCommand.CoverLight(FIGHTER, light, true));

        assertThat(Lighting.lit(play.state())).isFalse();
        assertThat(offers(play)).contains("uncover:" + FIGHTER).doesNotContain("cover:" + FIGHTER);

        play.order(new MagicCommand.CoverLight(MAGE, light, false));

        assertThat(Lighting.radius(play.state())).isEqualTo(120);
    }

    @Test
    void light_on_a_place_cannot_be_covered() {
        Expeditions play = play(mage(3, "SP-17"));
        play.order(new MagicCommand.Cast(MAGE, "SP-17", List.of("cell:1,2")));

        assertThat(offers(play)).doesNotContain("cover:" + MAGE);
    }

    /** A fighter whose dagger shines, with a sack and a mage beside him; no other light. */
    private static Expeditions shiningDagger(Profile profile) {
        Adventurer armed = fighter(1)
                .withItems(List.of(
                        thing("dagger", "EQI-07", "dagger", 1, Carried.IN_HAND),
                        thing("sack", "EQI-40", "sack", 1, Carried.AT_HAND)));
        Expeditions play =
                play(profile, mage(3, "SP-17").withItems(List.of()), armed).given(state -> state.withLights(List.of()));
        play.order(new MagicCommand.Cast(MAGE, "SP-17", List.of("item:dagger")));
        assertThat(Lighting.radius(play.state())).isEqualTo(120);
        return play;
    }

    private static Item thing(String id, String kind, String name, int many, Carried how) {
        return new Item(new ItemId(id), kind, name, many, 10, 0, how, "", 0);
    }

    @Test
    @Rule("SP-17")
    void on_a_thing_it_goes_with_the_thing_from_hand_to_hand(Profile profile) {
        Expeditions play = shiningDagger(profile);

        play.order(new HandlingCommand.Give(FIGHTER, MAGE, new ItemId("dagger"), 1));
        play.given(
                state -> state.change(FIGHTER, who -> who.withLife(Life.DUST)).withOrder(List.of(MAGE)));

        assertThat(Lighting.radius(play.state())).isEqualTo(120);
        assertThat(effects(play, "SP-17").getFirst().on()).isEqualTo(new Effect.On.OnThing(new ItemId("dagger")));
    }

    @Test
    @Rule("SP-17")
    void put_down_it_lights_the_place_where_it_lies_and_the_company_walks_on_without_it(Profile profile) {
        Expeditions play = shiningDagger(profile);

        play.order(new DelveCommand.PutDown(FIGHTER, Purse.EMPTY, List.of(new ItemId("dagger"))));
        assertThat(Lighting.radius(play.state())).isEqualTo(120);
        play.given(state ->
                state.withPlace(new Place.Underground("one", new Cell(16, 2), org.woodgrain.atlas.Direction.EAST)));

        assertThat(Lighting.radius(play.state())).isZero();
        assertThat(MagicLight.sources(play.state()))
                .singleElement()
                .satisfies(light -> assertThat(light.cell()).isEqualTo(new Cell(1, 2)));
    }

    @Test
    @Rule("SP-17")
    void in_a_sack_it_gives_no_light() {
        Expeditions play = shiningDagger(Played.profile());

        play.order(new HandlingCommand.Stow(FIGHTER, new ItemId("dagger"), new ItemId("sack")));

        assertThat(Lighting.lit(play.state())).isFalse();
    }

    @Test
    @Rule("SP-17")
    void thrown_it_lies_and_shines_among_the_foes_and_is_picked_up_shining() {
        Expeditions play = shiningDagger(Played.profile());
        meeting(play, Encounter.Phase.BATTLE, 10, "orc", 1, 1);

        play.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(FIGHTER, new Deed.Throw(new ItemId("dagger"), Magicians.foe(1))),
                        new FighterOrder(MAGE, new Deed.Guard()))),
                (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 3);

        assertThat(play.events(BattleEvent.MissileSpent.class)).hasSize(1);
        assertThat(play.state().encounter()).isEmpty();
        assertThat(play.who(FIGHTER).item(new ItemId("dagger"))).isPresent();
        assertThat(Lighting.radius(play.state())).isEqualTo(120);
    }

    @Test
    @Rule("SP-17")
    void one_of_a_bundle_shines_alone_and_does_not_slip_back_among_the_others() {
        Expeditions play = play(
                mage(3, "SP-17").withItems(List.of()),
                fighter(1)
                        .withItems(List.of(
                                thing("lance", "EQI-07", "dagger", 1, Carried.IN_HAND),
                                thing("pile", "EQI-07", "dagger", 3, Carried.AT_HAND))));

        play.order(new MagicCommand.Cast(MAGE, "SP-17", List.of("item:pile")));
        Effect.On on = effects(play, "SP-17").getFirst().on();
        assertThat(on).isNotEqualTo(new Effect.On.OnThing(new ItemId("pile")));
        assertThat(play.who(FIGHTER).item(new ItemId("pile")).orElseThrow().quantity())
                .isEqualTo(2);

        play.order(new HandlingCommand.Give(FIGHTER, MAGE, new ItemId("lance"), 1));
        play.order(new HandlingCommand.Give(FIGHTER, MAGE, ((Effect.On.OnThing) on).thing(), 1));

        assertThat(play.who(MAGE).items()).hasSize(2).allMatch(item -> item.quantity() == 1);
    }

    @Test
    @Rule({"SP-17", "SP-21"})
    void dispelled_on_the_thing_it_is_gone() {
        Expeditions play = shiningDagger(Played.profile())
                .given(state -> state.change(MAGE, who -> who.withSpells(new Spells(List.of(), List.of("SP-21")))));

        play.order(new MagicCommand.Cast(MAGE, "SP-21", List.of("item:dagger")));

        assertThat(effects(play, "SP-17")).isEmpty();
    }

    private static List<String> offers(Expeditions play) {
        return Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .map(offer -> offer.id())
                .toList();
    }

    @Test
    @Rule("MA-06")
    void a_place_thirteen_inches_off_is_out_of_reach() {
        Expeditions play = play(mage(3, "SP-17"))
                .given(state -> state.withPlace(
                                new Place.Underground("one", new Cell(3, 2), org.woodgrain.atlas.Direction.EAST))
                        .changeLevel(
                                "one",
                                level -> level.withSeen(new TreeSet<>(List.of(new Cell(15, 2), new Cell(16, 2))))));

        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-17", List.of("cell:15,2")))
                .isEmpty();
        assertThat(play.refused(new MagicCommand.Cast(MAGE, "SP-17", List.of("cell:16,2"))))
                .isInstanceOf(MagicRefusal.OutOfRange.class);
    }

    @Test
    @Rule("SP-94")
    void goblins_are_one_worse_to_hit_in_a_clerics_light_and_not_in_a_magic_users() {
        assertThat(needs("SP-94")).isEqualTo(needs("SP-17") + 1);
    }

    /** The least throw with which a goblin hits a man of armour class 9 in this light. */
    private static int needs(String spell) {
        for (int natural = 2; natural <= 20; natural++) {
            if (hits(spell, natural)) {
                return natural;
            }
        }
        return 21;
    }

    private static boolean hits(String spell, int natural) {
        Expeditions play = spell.equals("SP-94")
                ? play(
                        cleric(5, Alignment.LAW, spell),
                        fighter(1).withMaxHitPoints(30).withHitPoints(30))
                : play(mage(5, spell), fighter(1).withMaxHitPoints(30).withHitPoints(30));
        var caster = spell.equals("SP-94") ? CLERIC : MAGE;
        play.order(new MagicCommand.Cast(caster, spell, List.of("member:" + FIGHTER)));
        meeting(play, Encounter.Phase.BATTLE, 5, "goblin", 1, 4);
        play.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(caster, new Deed.Back()), new FighterOrder(FIGHTER, new Deed.Guard()))),
                (stream, sides) -> stream == DiceStream.REFEREE && sides == 20 ? natural : 1);
        return play.events(BattleEvent.Struck.class).stream().anyMatch(BattleEvent.Struck::hit);
    }

    @Test
    @Rule("SP-95")
    void cast_on_a_lasting_light_it_ends_with_it() {
        Expeditions play = play(cleric(5, Alignment.CHAOS, "SP-95"))
                .given(state -> state.withEffects(List.of(new Effect(
                        "light",
                        "SP-94",
                        "shines like the day",
                        new Effect.On.OnCharacter(CLERIC),
                        "somebody",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(Map.of(MagicLight.SHINES, 120)),
                        false))));

        play.order(new MagicCommand.Cast(CLERIC, "SP-95", List.of("member:" + CLERIC)));

        assertThat(play.state().effects()).isEmpty();
    }

    @Test
    @Rule("SP-95")
    void a_torch_gives_no_light_in_it() {
        Expeditions play = play(cleric(5, Alignment.CHAOS, "SP-95"));

        play.order(new MagicCommand.Cast(CLERIC, "SP-95", List.of("member:" + CLERIC)));

        assertThat(Lighting.lit(play.state())).isFalse();
        assertThat(effects(play, "SP-95"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.unit()).isEqualTo(Effect.Unit.LASTING));
    }

    @Test
    @Rule({"SP-26", "SP-100"})
    void the_wide_circle_takes_in_the_next_rank_and_not_the_one_behind_it() {
        for (String spell : List.of("SP-26", "SP-100")) {
            Expeditions play = ranks(spell);

            assertThat(Wards.onAttack(play.state(), on(4), Alignment.CHAOS, 0)).isEqualTo(-1);
            assertThat(Circles.onSaves(play.state(), on(4))).isEqualTo(1);
            assertThat(Wards.onAttack(play.state(), on(7), Alignment.CHAOS, 0)).isZero();
            assertThat(Wards.onAttack(play.state(), on(4), Alignment.LAW, 0)).isZero();
        }
    }

    @Test
    @Rule("SP-101")
    void against_good_it_works_on_those_of_law() {
        Expeditions play = ranks("SP-101");

        assertThat(Wards.onAttack(play.state(), on(4), Alignment.LAW, 0)).isEqualTo(-1);
        assertThat(Wards.onAttack(play.state(), on(7), Alignment.LAW, 0)).isZero();
        assertThat(Wards.onAttack(play.state(), on(4), Alignment.NEUTRALITY, 0)).isZero();
    }

    @Test
    @Rule({"SP-26", "MA-38"})
    void who_strikes_an_enchanted_monster_breaks_the_barrier_for_himself_only() {
        Expeditions play = ranks("SP-26");
        var elemental = play.world().book().monsters().monster("air-elemental-8");
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());

        Wards.struck(u, on(4), elemental);

        assertThat(Wards.bars(u.state(), on(4), elemental)).isFalse();
        assertThat(Wards.bars(u.state(), on(5), elemental)).isTrue();
    }

    private static Effect.On on(int number) {
        return new Effect.On.OnCharacter(new CharacterId("man-" + number));
    }

    /** A caster in front of seven men, three to a rank; the spell is on him. */
    private static Expeditions ranks(String spell) {
        var company = new ArrayList<Adventurer>();
        company.add(spell.equals("SP-26") ? mage(5, spell) : cleric(7, Alignment.NEUTRALITY, spell));
        for (int i = 1; i <= 7; i++) {
            company.add(BlessTest.named("man-" + i));
        }
        Expeditions play = play(company.toArray(Adventurer[]::new));
        cast(play, spell.equals("SP-26") ? MAGE : CLERIC, spell, "");
        return play;
    }
}
