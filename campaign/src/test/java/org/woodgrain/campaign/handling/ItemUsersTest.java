package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.treasure.MagicItem;

/** Who may use what is magical and no arm. */
@UnderBothProfiles
class ItemUsersTest {
    private static final String WAND_OF_COLD = "MI-124";
    private static final String WAND_OF_FIRE_BALLS = "MI-126";
    private static final String STAFF_OF_HEALING = "MI-130";
    private static final String CRYSTAL_BALL = "MI-141";
    private static final String BOOTS_OF_SPEED = "MI-159";
    private static final String GAUNTLETS = "MI-171";

    private final ItemId thing = new ItemId("m1");
    private Evening evening = Evening.of(Played.profile());
    private CharacterId cleric = Company.OSRIC;

    private void company(Profile profile) {
        evening = Company.two(profile);
        cleric = Company.join(evening, "Norbert", CharacterClass.CLERIC);
    }

    private void has(CharacterId who, String kind, String name) {
        Item item = new Item(thing, kind, name, 1, 10, 0, Carried.STOWED, "", 0);
        evening.become(evening.state().change(who, each -> each.withItems(Things.put(each.items(), List.of(item)))));
    }

    private void knows(CharacterId who, String kind) {
        has(who, kind, magic(kind).name());
    }

    private static MagicItem magic(String kind) {
        return Evening.BOOK.treasure().item(kind);
    }

    private String refused(CharacterId who, Carried how) {
        return evening.refused(new HandlingCommand.Ready(who, thing, how)).rule();
    }

    private Item after(CharacterId who, Carried how) {
        evening.does(new HandlingCommand.Ready(who, thing, how));
        return evening.member(who.value()).item(thing).orElseThrow();
    }

    @Test
    @Rule("CH-61")
    void a_magic_user_may_use_a_wand_of_fire_balls_but_no_staff_of_healing(Profile profile) {
        company(profile);
        knows(Company.YSOLT, STAFF_OF_HEALING);
        assertThat(refused(Company.YSOLT, Carried.IN_HAND)).isEqualTo("CH-61");
        company(profile);
        knows(Company.YSOLT, WAND_OF_FIRE_BALLS);
        assertThat(after(Company.YSOLT, Carried.IN_HAND).carried()).isEqualTo(Carried.IN_HAND);
        company(profile);
        knows(Company.YSOLT, GAUNTLETS);
        assertThat(refused(Company.YSOLT, Carried.WORN)).isEqualTo("CH-61");
    }

    @Test
    @Rule({"CH-62", "MI-140"})
    void a_cleric_may_read_a_clerical_scroll_and_bear_his_staves_but_no_wand_or_crystal_ball(Profile profile) {
        company(profile);
        knows(cleric, WAND_OF_COLD);
        assertThat(refused(cleric, Carried.IN_HAND)).isEqualTo("CH-62");
        company(profile);
        knows(cleric, CRYSTAL_BALL);
        assertThat(refused(cleric, Carried.IN_HAND)).isEqualTo("MI-140");
        company(profile);
        knows(cleric, STAFF_OF_HEALING);
        assertThat(after(cleric, Carried.IN_HAND).carried()).isEqualTo(Carried.IN_HAND);
        company(profile);
        knows(cleric, GAUNTLETS);
        assertThat(after(cleric, Carried.WORN).carried()).isEqualTo(Carried.WORN);
        company(profile);
        has(cleric, "MI-074/SP-73", "scroll");
        evening.does(new MagicCommand.Read(cleric, thing));
        assertThat(evening.last(MagicEvent.WritingRead.class)).hasSize(1);
    }

    @Test
    @Rule("CH-60")
    void a_fighting_man_may_use_boots_of_speed_but_no_wand(Profile profile) {
        company(profile);
        knows(Company.OSRIC, WAND_OF_COLD);
        assertThat(refused(Company.OSRIC, Carried.IN_HAND)).isEqualTo("CH-60");
        company(profile);
        knows(Company.OSRIC, BOOTS_OF_SPEED);
        assertThat(after(Company.OSRIC, Carried.WORN).carried()).isEqualTo(Carried.WORN);
    }

    @Test
    @Rule("CH-60")
    void nobody_is_kept_from_a_thing_whose_nature_he_does_not_know_and_he_learns_nothing_that_he_cannot_use() {
        company(Played.profile());
        has(Company.OSRIC, WAND_OF_COLD, "wand");
        assertThat(after(Company.OSRIC, Carried.IN_HAND).name()).isEqualTo("wand");
        company(Played.profile());
        has(Company.YSOLT, WAND_OF_COLD, "wand");
        assertThat(after(Company.YSOLT, Carried.IN_HAND).name()).isEqualTo("Wand of Cold");
    }

    @Test
    @Rule("CH-61")
    void below_a_wand_is_known_after_a_turn_in_a_hand_that_can_use_it() {
        company(Played.profile());
        has(Company.YSOLT, WAND_OF_COLD, "wand");
        evening.does(new TownCommand.SetOut());
        assertThat(after(Company.YSOLT, Carried.IN_HAND).name()).isEqualTo("wand");
        evening.unfold(u -> Time.turns(u, 1), 3, 3, 3, 3);
        assertThat(evening.last(DelveEvent.Recognised.class)).isEmpty();
        evening.unfold(u -> Time.turns(u, 1), 3, 3, 3, 3);
        assertThat(evening.last(DelveEvent.Recognised.class))
                .containsExactly(new DelveEvent.Recognised(Company.YSOLT, thing, "Wand of Cold"));
    }
}
