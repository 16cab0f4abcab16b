package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class HandlingTest {
    private final Figures figures = new Figures(Evening.BOOK, Ruleset.of(Played.profile()));

    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void a_rich_company() {
        evening = Company.two(Played.profile());
        rich(Company.OSRIC);
        rich(Company.YSOLT);
    }

    private void rich(CharacterId who) {
        evening.become(evening.state().change(who, each -> each.withPurse(Purse.gold(200))));
    }

    private Item buys(CharacterId who, String article) {
        evening.does(new TownCommand.Buy(who, article, 1));
        return thing(who, article);
    }

    private Item thing(CharacterId who, String kind) {
        return evening.member(who.value()).items().stream()
                .filter(item -> item.kind().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    private Carried how(CharacterId who, Item item) {
        return evening.member(who.value()).item(item.id()).orElseThrow().carried();
    }

    @Nested
    class What_a_class_may_not_use {
        @Test
        @Rule("CH-58")
        void a_magic_user_may_not_take_a_sword_in_hand() {
            Item sword = buys(Company.YSOLT, "EQI-10");
            Refusal refusal = evening.refused(new HandlingCommand.Ready(Company.YSOLT, sword.id(), Carried.IN_HAND));
            assertThat(refusal.rule()).isEqualTo("CH-58");
        }

        @Test
        @Rule("CH-59")
        void a_magic_user_may_not_wear_leather() {
            Item leather = buys(Company.YSOLT, "EQI-01");
            Refusal refusal = evening.refused(new HandlingCommand.Ready(Company.YSOLT, leather.id(), Carried.WORN));
            assertThat(refusal.rule()).isEqualTo("CH-59");
        }

        @Test
        @Rule("CH-57")
        void a_cleric_may_not_take_a_long_bow_in_hand() {
            CharacterId cleric = Company.join(evening, "Norbert", CharacterClass.CLERIC);
            rich(cleric);
            Item bow = buys(cleric, "EQI-21");
            assertThat(evening.refused(new HandlingCommand.Ready(cleric, bow.id(), Carried.IN_HAND))
                            .rule())
                    .isEqualTo("CH-57");
            Item mace = buys(cleric, "EQI-09");
            assertThat(how(cleric, mace)).isEqualTo(Carried.IN_HAND);
        }
    }

    @Nested
    class Hands_and_armour {
        @Test
        @Rule("EQ-14")
        void a_halberd_makes_the_sword_be_put_up_and_the_shield_not_count() {
            Item sword = buys(Company.OSRIC, "EQI-10");
            Item shield = buys(Company.OSRIC, "EQI-05");
            Item halberd = buys(Company.OSRIC, "EQI-16");
            evening.does(new HandlingCommand.Ready(Company.OSRIC, halberd.id(), Carried.IN_HAND));
            assertThat(how(Company.OSRIC, sword)).isEqualTo(Carried.AT_HAND);
            assertThat(how(Company.OSRIC, shield)).isEqualTo(Carried.IN_HAND);
            assertThat(figures.defence(evening.member("c1")).armourClass()).isEqualTo(9);
        }

        @Test
        @Rule("EQ-07")
        void armour_takes_a_turn_underground_and_none_in_town() {
            Item plate = buys(Company.OSRIC, "EQI-03");
            assertThat(figures.defence(evening.member("c1")).armourClass()).isEqualTo(3);
            evening.does(new TownCommand.SetOut());
            evening.does(new HandlingCommand.Ready(Company.OSRIC, plate.id(), Carried.STOWED), 3, 3, 3, 3);
            assertThat(evening.last(ClockEvent.TurnEnded.class)).hasSize(1);
            assertThat(figures.defence(evening.member("c1")).armourClass()).isEqualTo(9);
            assertThat(figures.load(evening.member("c1"))).isEqualTo(750 + 150);
        }

        @Test
        void two_suits_are_not_worn_at_once() {
            buys(Company.OSRIC, "EQI-03");
            Item leather = buys(Company.OSRIC, "EQI-01");
            assertThat(how(Company.OSRIC, leather)).isEqualTo(Carried.STOWED);
            assertThat(evening.refused(new HandlingCommand.Ready(Company.OSRIC, leather.id(), Carried.WORN)))
                    .isInstanceOf(HandlingRefusal.WornAlready.class);
        }
    }

    @Nested
    class Sacks_and_packs {
        @Test
        @Rule("EQ-23")
        void three_hundred_coins_worth_of_gems_fit_a_large_sack() {
            Item sack = buys(Company.OSRIC, "EQI-41");
            Item gems = new Item(new ItemId("g1"), "gem", "gem", 301, 1, 50, Carried.STOWED, "", 0);
            evening.become(evening.state()
                    .change(
                            Company.OSRIC,
                            who -> who.withItems(List.of(sack, gems)).withPurse(Purse.EMPTY)));
            evening.does(new HandlingCommand.Stow(Company.OSRIC, gems.id(), sack.id()));
            List<Item> packed = evening.member("c1").items().stream()
                    .filter(item -> item.inside().equals(sack.id().value()))
                    .toList();
            assertThat(packed).singleElement().extracting(Item::quantity).isEqualTo(300);
            assertThat(evening.member("c1").item(gems.id()).map(Item::quantity)).contains(1);
            assertThat(evening.refused(new HandlingCommand.Stow(Company.OSRIC, gems.id(), sack.id()))
                            .rule())
                    .isEqualTo("EQ-23");
        }

        @Test
        void a_sack_is_given_with_what_is_in_it() {
            Item sack = buys(Company.OSRIC, "EQI-41");
            Item dagger = buys(Company.OSRIC, "EQI-07");
            evening.does(new HandlingCommand.Stow(Company.OSRIC, dagger.id(), sack.id()));
            evening.does(new HandlingCommand.Give(Company.OSRIC, Company.YSOLT, sack.id(), 1));
            assertThat(evening.member("c1").items()).isEmpty();
            assertThat(evening.member("c2").item(dagger.id()).map(Item::inside))
                    .contains(sack.id().value());
        }

        @Test
        void nothing_goes_into_itself() {
            Item sack = buys(Company.OSRIC, "EQI-41");
            assertThat(evening.refused(new HandlingCommand.Stow(Company.OSRIC, sack.id(), sack.id())))
                    .isInstanceOf(HandlingRefusal.NotAContainer.class);
        }
    }

    @Nested
    class Giving {
        @Test
        void part_of_a_bundle_joins_the_others_bundle() {
            Item torches = buys(Company.OSRIC, "EQI-44");
            buys(Company.YSOLT, "EQI-44");
            evening.does(new HandlingCommand.Give(Company.OSRIC, Company.YSOLT, torches.id(), 2));
            assertThat(thing(Company.OSRIC, "EQI-44").quantity()).isEqualTo(4);
            assertThat(thing(Company.YSOLT, "EQI-44").quantity()).isEqualTo(8);
            assertThat(evening.refused(new HandlingCommand.Give(Company.OSRIC, Company.YSOLT, torches.id(), 5)))
                    .isInstanceOf(HandlingRefusal.NotThatMany.class);
        }

        @Test
        @Rule("EQ-31")
        void nobody_takes_more_than_three_hundred_pounds() {
            evening.become(evening.state().change(Company.YSOLT, who -> who.withPurse(Purse.gold(2900))));
            evening.become(evening.state().change(Company.OSRIC, who -> who.withPurse(Purse.gold(200))));
            assertThat(evening.refused(new HandlingCommand.GiveCoins(Company.OSRIC, Company.YSOLT, Purse.gold(101)))
                            .rule())
                    .isEqualTo("EQ-31");
            evening.does(new HandlingCommand.GiveCoins(Company.OSRIC, Company.YSOLT, Purse.gold(100)));
            assertThat(evening.member("c2").purse()).isEqualTo(Purse.gold(3000));
        }

        @Test
        void coins_that_are_not_there_cannot_be_given() {
            assertThat(evening.refused(
                            new HandlingCommand.GiveCoins(Company.OSRIC, Company.YSOLT, new Purse(0, -5, 0, 0, 0))))
                    .isInstanceOf(HandlingRefusal.NotThoseCoins.class);
            assertThat(evening.refused(
                            new HandlingCommand.GiveCoins(Company.OSRIC, Company.YSOLT, new Purse(1, 0, 0, 0, 0))))
                    .isInstanceOf(HandlingRefusal.NotThoseCoins.class);
        }
    }

    @Nested
    class Lights_of_the_company {
        @Test
        @Rule("EQ-24")
        void a_torch_is_taken_from_its_bundle_and_burns_six_turns() {
            Item torches = buys(Company.OSRIC, "EQI-44");
            evening.does(new HandlingCommand.LightUp(Company.OSRIC, torches.id()));
            assertThat(thing(Company.OSRIC, "EQI-44").quantity()).isEqualTo(5);
            assertThat(evening.state().lights()).singleElement().satisfies(light -> {
                assertThat(light.turnsLeft()).isEqualTo(6);
                assertThat(light.lantern()).isFalse();
            });
        }

        @Test
        @Rule("EQ-24")
        void a_lantern_needs_oil_and_burns_24_turns_on_a_flask() {
            Item lantern = buys(Company.YSOLT, "EQI-45");
            assertThat(evening.refused(new HandlingCommand.LightUp(Company.YSOLT, lantern.id())))
                    .isInstanceOf(HandlingRefusal.NoOil.class);
            buys(Company.YSOLT, "EQI-46");
            evening.does(new HandlingCommand.LightUp(Company.YSOLT, lantern.id()));
            assertThat(evening.state().lights().getFirst().turnsLeft()).isEqualTo(24);
            assertThat(evening.member("c2").items().stream()
                            .filter(item -> item.kind().equals("EQI-46")))
                    .isEmpty();
        }

        @Test
        void what_is_put_out_keeps_the_turns_left_in_it() {
            Item torches = buys(Company.OSRIC, "EQI-44");
            evening.does(new HandlingCommand.LightUp(Company.OSRIC, torches.id()));
            evening.does(new TownCommand.SetOut());
            ItemId torch = evening.state().lights().getFirst().source();
            evening.unfold(u -> Time.turns(u, 2), 3, 3, 3, 3, 3, 3);
            evening.does(new HandlingCommand.PutOut(Company.OSRIC, torch));
            assertThat(evening.state().lights()).isEmpty();
            evening.does(new HandlingCommand.LightUp(Company.OSRIC, torch));
            assertThat(evening.state().lights().getFirst().turnsLeft()).isEqualTo(4);
        }

        @Test
        void what_burns_is_neither_packed_nor_given() {
            Item torches = buys(Company.OSRIC, "EQI-44");
            evening.does(new HandlingCommand.LightUp(Company.OSRIC, torches.id()));
            ItemId torch = evening.state().lights().getFirst().source();
            assertThat(evening.refused(new HandlingCommand.Give(Company.OSRIC, Company.YSOLT, torch, 1)))
                    .isInstanceOf(HandlingRefusal.Burning.class);
            assertThat(evening.refused(new HandlingCommand.Ready(Company.OSRIC, torch, Carried.STOWED)))
                    .isInstanceOf(HandlingRefusal.Burning.class);
            assertThat(Optional.of(torch)).isPresent();
        }
    }
}
