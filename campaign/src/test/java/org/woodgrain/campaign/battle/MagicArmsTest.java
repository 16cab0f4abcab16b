package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.held;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Magic armour and weapons in a fight with an orc, who hits plate on 16, chain on 14 and either a point worse behind a shield. */
@UnderBothProfiles
class MagicArmsTest {
    private static final String PLATE = "EQI-03";
    private static final String CHAIN = "EQI-02";
    private static final String SHIELD = "EQI-05";

    private static Item magic(String kind, String name, Carried how, int bonus) {
        return new Item(new ItemId(kind), kind, name, 1, 0, 0, how, "", bonus);
    }

    private static Item plain(String kind, String name, Carried how) {
        return held(kind, kind, name, how);
    }

    private static boolean hit(Profile profile, List<Item> worn, int... faces) {
        Adventurer who = Company.of(FIGHTER).getFirst();
        for (Item item : worn) {
            who = Company.with(who, item);
        }
        Melees melee = Melees.inPassage(profile, List.of(who)).against("orc", 0, 8);
        ScriptedDice dice = ScriptedDice.of(faces).afterwards((stream, sides) -> 1);
        melee.round(List.of(guard(FIGHTER)), dice);
        return melee.events(BattleEvent.Struck.class).getFirst().hit();
    }

    private static boolean hit(List<Item> worn, int... faces) {
        return hit(Played.profile(), worn, faces);
    }

    @Nested
    class Armour {
        private final List<Item> plateTwo = List.of(magic("MI-020/" + PLATE, "plate mail", Carried.WORN, 2));

        @Test
        @Rule("MI-014")
        void takes_its_bonus_off_the_attackers_throw() {
            List<Item> plate = List.of(plain(PLATE, "plate mail", Carried.WORN));
            assertThat(hit(plate, 6, 1, 16)).isTrue();
            assertThat(hit(plateTwo, 6, 1, 17)).isFalse();
            assertThat(hit(plateTwo, 6, 1, 18)).isTrue();
        }

        @Test
        @Rule({"MI-014", "MI-020"})
        void of_plus_two_counts_a_sixteen_as_fourteen() {
            List<Item> chain = List.of(magic("MI-020/" + CHAIN, "chain-type mail", Carried.WORN, 2));
            assertThat(hit(chain, 6, 1, 16)).isTrue();
            assertThat(hit(chain, 6, 1, 15)).isFalse();
        }

        @Test
        @Rule("MI-014")
        void betters_the_armour_class_in_the_classic_game() {
            // fifteen misses armour class 1, for which an orc needs 18
            assertThat(hit(Profile.CLASSIC, plateTwo, 1, 6, 17)).isFalse();
            assertThat(hit(Profile.CLASSIC, plateTwo, 1, 6, 18)).isTrue();
        }

        @Test
        @Rule("MI-021")
        void and_shield_of_the_same_bonus_need_no_die_for_the_shield() {
            List<Item> both = List.of(
                    magic("MI-021/" + PLATE, "plate mail", Carried.WORN, 2),
                    magic("MI-021/" + SHIELD, "shield", Carried.IN_HAND, 2));
            int needed = Played.either(17 + 2, 17 + 2 + 2 - 1);
            assertThat(hit(both, 6, 1, needed - 1)).isFalse();
            assertThat(hit(both, 6, 1, needed)).isTrue();
        }
    }

    @Nested
    @OnlyUnder(value = Profile.ORIGINAL, because = "MI-015: in classic a shield's bonus counts always")
    class A_shield {
        private boolean caught(Item armour, String shield, int bonus, int face, int die) {
            // the die that says whether the shield catches the blow comes before the throw to hit
            return !hit(List.of(armour, magic(shield, "shield", Carried.IN_HAND, bonus)), 6, 1, die, face);
        }

        @Test
        @Rule({"MI-015", "MI-016"})
        void of_plus_one_with_plain_mail_catches_one_blow_in_three() {
            Item chain = plain(CHAIN, "chain-type mail", Carried.WORN);
            assertThat(caught(chain, "MI-016", 1, 15, 1)).isTrue();
            assertThat(caught(chain, "MI-016", 1, 15, 5)).isFalse();
        }

        @Test
        @Rule({"MI-015", "MI-019"})
        void of_plus_two_takes_two_in_place_of_the_one_of_the_armour() {
            Item one = magic("MI-017/" + CHAIN, "chain-type mail", Carried.WORN, 1);
            assertThat(caught(one, "MI-019", 2, 16, 2)).isTrue();
            assertThat(caught(one, "MI-019", 2, 16, 3)).isFalse();
        }

        @Test
        @Rule({"MI-015", "MI-022"})
        void of_plus_three_takes_three_on_one_or_two() {
            Item one = magic("MI-017/" + CHAIN, "chain-type mail", Carried.WORN, 1);
            assertThat(caught(one, "MI-022", 3, 17, 2)).isTrue();
            assertThat(caught(one, "MI-022", 3, 17, 3)).isFalse();
            Item two = magic("MI-020/" + CHAIN, "chain-type mail", Carried.WORN, 2);
            assertThat(caught(two, "MI-022", 3, 17, 2)).isTrue();
            assertThat(caught(two, "MI-022", 3, 17, 4)).isFalse();
        }

        @Test
        @Rule("MI-015")
        void always_counts_in_full_in_the_classic_game() {
            Item chain = plain(CHAIN, "chain-type mail", Carried.WORN);
            List<Item> worn = List.of(chain, magic("MI-016", "shield", Carried.IN_HAND, 1));
            // armour class 3, for which an orc needs 16
            assertThat(hit(Profile.CLASSIC, worn, 1, 6, 15)).isFalse();
            assertThat(hit(Profile.CLASSIC, worn, 1, 6, 16)).isTrue();
        }
    }

    @Test
    @Rule("MI-023")
    void a_mace_adds_its_bonus_to_damage_and_a_sword_does_not() {
        Adventurer mace = Company.with(Company.of(FIGHTER).getFirst(), magic("MI-032", "mace", Carried.IN_HAND, 2));
        Melees melee = Melees.inPassage(Played.profile(), List.of(mace)).against("ogre", 0, 20);
        melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 4, 1);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(14);
        Adventurer sword = Company.with(Company.of(FIGHTER).getFirst(), magic("MI-001", "sword", Carried.IN_HAND, 1));
        Melees other = Melees.inPassage(Played.profile(), List.of(sword)).against("ogre", 0, 20);
        other.round(List.of(strike(FIGHTER, 1)), 6, 1, 19, 4, 1);
        assertThat(other.foe(1).hitPoints()).isEqualTo(16);
    }

    @Nested
    class Arrows {
        private Melees shot(Item bow, Item arrows, int... faces) {
            Adventurer archer = Company.with(Company.with(Company.of(FIGHTER).getFirst(), bow), arrows);
            return Melees.inPassage(Played.profile(), List.of(archer))
                    .against("zombie", 200, 8)
                    .round(List.of(new FighterOrder(FIGHTER, new Deed.Shoot(new FoeId("f1")))), faces);
        }

        private final Item bow = plain("EQI-21", "long bow", Carried.IN_HAND);
        private final Item magicBow = magic("MI-029/EQI-21", "long bow", Carried.IN_HAND, 1);
        private final Item arrows = new Item(new ItemId("arrows"), "arrow", "arrow", 5, 0, 0, Carried.AT_HAND, "", 0);
        private final Item magicArrows =
                new Item(new ItemId("arrows"), "MI-025", "arrow", 5, 0, 0, Carried.AT_HAND, "", 1);

        @Test
        @Rule("MI-024")
        void of_magic_hit_and_hurt_one_better_and_a_hit_spends_them() {
            // at long range armour class 8 needs 11, and one more in the classic game
            int oneLess = Played.either(10, 11);
            assertThat(shot(bow, arrows, 6, 1, oneLess).foe(1).hitPoints()).isEqualTo(8);
            Melees melee = shot(bow, magicArrows, 6, 1, oneLess, 2);
            assertThat(melee.foe(1).hitPoints()).isEqualTo(5);
            melee.play(u -> Gathering.after(u, true), ScriptedDice.none());
            assertThat(many(melee)).isEqualTo(4);
        }

        @Test
        @Rule("MI-024")
        void of_magic_that_miss_are_lost_on_three_and_found_on_four() {
            Melees lost = shot(bow, magicArrows, 6, 1, 2);
            lost.play(u -> Gathering.after(u, true), ScriptedDice.of(3));
            assertThat(many(lost)).isEqualTo(4);
            Melees found = shot(bow, magicArrows, 6, 1, 2);
            found.play(u -> Gathering.after(u, true), ScriptedDice.of(4));
            assertThat(many(found)).isEqualTo(5);
        }

        @Test
        @Rule("MI-029")
        void from_a_magic_bow_fly_one_better_and_magic_ones_two() {
            assertThat(shot(magicBow, arrows, 6, 1, Played.either(10, 11), 2)
                            .foe(1)
                            .hitPoints())
                    .isEqualTo(6);
            assertThat(shot(magicBow, magicArrows, 6, 1, Played.either(9, 10), 2)
                            .foe(1)
                            .hitPoints())
                    .isEqualTo(5);
        }

        private int many(Melees melee) {
            return melee.who(FIGHTER).items().stream()
                    .filter(item -> item.kind().equals("MI-025"))
                    .mapToInt(Item::quantity)
                    .sum();
        }
    }

    @Nested
    class The_hammer_plus_three {
        private Melees thrown(CharacterId who, int feet) {
            Item hammer = magic("MI-035", "war hammer", Carried.IN_HAND, 3);
            return Melees.inPassage(
                            Played.profile(),
                            List.of(Company.with(Company.of(who).getFirst(), hammer)))
                    .against("orc", feet, 30);
        }

        private List<FighterOrder> hurl(CharacterId who) {
            return List.of(new FighterOrder(who, new Deed.Throw(new ItemId("MI-035"), new FoeId("f1"))));
        }

        @Test
        @Rule("CH-36")
        void flies_fifty_feet_from_a_dwarfs_hand_does_two_dice_and_comes_back() {
            Melees dwarf = thrown(Company.DWARF, 50);
            assertThat(Battle.check(dwarf.world(), dwarf.state(), hurl(Company.DWARF)))
                    .isEmpty();
            dwarf.round(hurl(Company.DWARF), ScriptedDice.of(6, 1, 19, 4, 5).afterwards((s, n) -> 1));
            assertThat(dwarf.foe(1).hitPoints()).isEqualTo(30 - 9);
            assertThat(dwarf.who(Company.DWARF).item(new ItemId("MI-035")))
                    .hasValueSatisfying(item -> assertThat(item.carried()).isEqualTo(Carried.IN_HAND));
        }

        @Test
        @Rule("CH-36")
        void does_not_reach_fifty_feet_from_a_mans_hand_nor_come_back() {
            Melees far = thrown(FIGHTER, 50);
            assertThat(Battle.check(far.world(), far.state(), hurl(FIGHTER)))
                    .containsInstanceOf(BattleRefusal.OutOfRange.class);
            Melees near = thrown(FIGHTER, 30);
            near.round(hurl(FIGHTER), ScriptedDice.of(6, 1, 19, 4).afterwards((s, n) -> 1));
            assertThat(near.foe(1).hitPoints()).isEqualTo(30 - 7);
            assertThat(near.who(FIGHTER).item(new ItemId("MI-035"))).isEmpty();
        }
    }
}
