package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.harm.Scorching;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Things in fire balls, lightning bolts and the breath of dragons. */
@UnderBothProfiles
class ScorchedThingsTest {
    private static Item thing(String kind, String name, int many, int gold, int bonus) {
        return new Item(new ItemId(name), kind, name, many, 1, gold * Coins.GOLD, Carried.STOWED, "", bonus);
    }

    private static Expeditions with(Profile profile, Item... things) {
        return play(profile, fighter(1).withItems(List.of(things)));
    }

    /** The bearer has been killed by it. */
    private static Adventurer slain(Expeditions play, String force, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        CampaignState dead = play.state().change(FIGHTER, who -> who.withLife(Life.DEAD));
        Unfolding u = new Unfolding(play.world(), dead, dice);
        Scorching.slain(u, new Effect.On.OnCharacter(FIGHTER), force);
        dice.requireAllThrown();
        return u.state().adventurer(FIGHTER).orElseThrow();
    }

    private static boolean lasts(String kind, int bonus, String force, int face) {
        return slain(with(Played.profile(), thing(kind, "it", 1, 0, bonus)), force, face)
                .item(new ItemId("it"))
                .isPresent();
    }

    @Test
    @Rule({"TR-24", "TR-25", "SP-24"})
    void a_sword_plus_two_of_one_slain_lasts_on_twelve_and_is_gone_on_eleven(Profile profile) {
        for (int face : new int[] {12, 11}) {
            Expeditions play = with(profile, thing("MI-030", "sword", 1, 0, 2));
            assertThat(slain(play, "fire", face).item(new ItemId("sword")).isPresent())
                    .isEqualTo(face == 12);
        }
    }

    @Test
    @Rule("TR-25")
    void a_sword_better_against_dragons_saves_by_its_general_bonus() {
        assertThat(lasts("MI-005", 1, "fire", 13)).isFalse();
        assertThat(lasts("MI-005", 1, "fire", 14)).isTrue();
        assertThat(lasts("MI-135", 0, "lightning", 10)).isTrue();
        assertThat(lasts("MI-137", 0, "lightning", 11)).isFalse();
    }

    @Test
    @Rule("TR-27")
    void a_wand_is_hurt_more_by_the_other_element() {
        assertThat(lasts("MI-127", 0, "fire", 15)).isFalse();
        assertThat(lasts("MI-127", 0, "fire", 16)).isTrue();
        assertThat(lasts("MI-127", 0, "lightning", 14)).isTrue();
        assertThat(lasts("MI-126", 0, "lightning", 15)).isFalse();
    }

    @Test
    @Rule("TR-26")
    void what_is_not_listed_is_gone_without_a_throw_and_plain_things_stay(Profile profile) {
        Adventurer dead = slain(
                with(
                        profile,
                        thing("MI-054", "potion", 1, 0, 0),
                        thing("MI-095", "ring", 1, 0, 0),
                        thing("EQI-10", "mace", 1, 0, 0)),
                "fire");

        assertThat(dead.items()).extracting(Item::name).containsExactly("mace");
    }

    @Test
    @Rule({"TR-19", "TR-20", "TR-22"})
    void coins_melt_gems_shatter_in_lightning_and_jewelry_loses_a_quarter_each_time(Profile profile) {
        Hoard heap = Hoard.pile(
                "heap",
                new Cell(2, 1),
                new Purse(0, 500, 0, 200, 0),
                List.of(thing("gem", "gems", 10, 50, 0), thing("jewelry", "necklace", 1, 5_000, 0)));
        Expeditions play = play(profile, fighter(1))
                .given(state ->
                        state.changeLevel("one", level -> level.withPiles(new TreeMap<>(Map.of(heap.cell(), heap)))));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none());

        Scorching.lying(u, "one", Set.of(heap.cell()), "fire");

        Hoard after = u.state().level("one").hoard("heap").orElseThrow();
        assertThat(after.coins()).isEqualTo(Purse.EMPTY);
        assertThat(after.things())
                .filteredOn(item -> item.kind().equals("loot"))
                .extracting(item -> item.name() + " " + item.worth() / Coins.GOLD)
                .containsExactly("lump of gold 500", "lump of silver 20");
        assertThat(worth(after, "necklace")).isEqualTo(3_750);
        assertThat(after.things()).anyMatch(item -> item.name().equals("gems"));

        Scorching.lying(u, "one", Set.of(heap.cell()), "lightning");

        Hoard last = u.state().level("one").hoard("heap").orElseThrow();
        assertThat(worth(last, "necklace")).isEqualTo(2_812);
        assertThat(last.things()).noneMatch(item -> item.name().equals("gems"));
    }

    private static int worth(Hoard hoard, String name) {
        return hoard.things().stream()
                        .filter(item -> item.name().equals(name))
                        .findFirst()
                        .orElseThrow()
                        .worth()
                / Coins.GOLD;
    }

    @Test
    @Rule({"TR-23", "SP-24", "SP-25"})
    void a_fire_ball_ruins_what_the_slain_had_and_nothing_of_a_survivors(Profile profile) {
        Expeditions play = play(
                        profile,
                        mage(6, "SP-24").withHitPoints(40).withMaxHitPoints(40),
                        fighter(1).withItems(List.of(thing("MI-054", "draught", 1, 0, 0))))
                .given(state -> state.change(
                        MAGE,
                        who -> who.withItems(List.of(thing("MI-054", "potion", 1, 0, 0)))
                                .withPurse(Purse.gold(10))));
        Unfolding u =
                new Unfolding(play.world(), play.state(), (stream, sides) -> sides == 20 ? 2 : 4, new Consequences());

        Casting.carryOut(u, new Caster.Member(MAGE), "SP-24", List.of("cell:1,2"));

        assertThat(u.state().adventurer(FIGHTER).map(Adventurer::life)).contains(Life.DEAD);
        assertThat(u.state().adventurer(FIGHTER).map(Adventurer::items)).contains(List.of());
        assertThat(u.state().adventurer(MAGE).flatMap(who -> who.item(new ItemId("potion"))))
                .isPresent();
        assertThat(u.state().adventurer(MAGE).map(Adventurer::purse)).isEqualTo(Optional.of(Purse.gold(10)));
        assertThat(u.close()).anyMatch(HarmEvent.ThingsScorched.class::isInstance);
    }
}
