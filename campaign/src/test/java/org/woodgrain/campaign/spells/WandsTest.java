package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.refusal.DeviceRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.SavingThrows;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class WandsTest {
    static final ItemId THING = new ItemId("thing");

    static Item known(String kind, Carried how) {
        return new Item(THING, kind, Evening.BOOK.treasure().item(kind).name(), 1, 10, 0, how, "", 0);
    }

    static Adventurer with(Adventurer who, String kind) {
        List<Item> all = new ArrayList<>(who.items());
        all.add(known(kind, Carried.AT_HAND));
        return who.withItems(all);
    }

    static Expeditions play(Profile profile, String kind, String monster, int number, int points) {
        Expeditions play = Magicians.play(profile, with(Magicians.mage(1), kind), Magicians.fighter(1));
        return Magicians.meeting(play, Encounter.Phase.BATTLE, 30, monster, number, points);
    }

    static List<Event> use(Expeditions play, String power, String target, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        assertThat(Devices.check(play.world(), play.state(), MAGE, THING, power, Aim.targets(target)))
                .isEmpty();
        Devices.carryOut(u, MAGE, THING, power, Aim.targets(target));
        dice.requireAllThrown();
        List<Event> events = u.close();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    static Optional<Refusal> refusal(Expeditions play, String power, String target) {
        return Devices.check(play.world(), play.state(), MAGE, THING, power, Aim.targets(target));
    }

    static int points(Expeditions play, int number) {
        return play.state()
                .encounter()
                .orElseThrow()
                .foe(Magicians.foe(number))
                .orElseThrow()
                .hitPoints();
    }

    private static int used(Expeditions play) {
        return play.state().charges(THING);
    }

    @Test
    @Rule({"MI-124", "MI-114", "CB-30", "MI-116"})
    void cold_of_twenty_one_points_leaves_ten_to_whoever_saves(Profile profile) {
        Expeditions play = play(profile, "MI-124", "ogre", 2, 40);
        use(play, "cold", "foe:m1", 6, 5, 4, 3, 2, 1, 20, 1);
        assertThat(points(play, 1)).isEqualTo(40 - 10);
        assertThat(points(play, 2)).isEqualTo(40 - 21);
        assertThat(used(play)).isEqualTo(1);
    }

    @Test
    @Rule({"MI-126", "MI-127", "CB-30"})
    void fire_and_lightning_are_thrown_as_of_the_sixth_level_by_a_beginner(Profile profile) {
        Expeditions play = inPassage(profile, "MI-126", "ogre", 1);
        List<Event> events = use(play, "fire", "foe:m1", 4, 4, 4, 4, 4, 4, 20);
        assertThat(events).filteredOn(ArcaneEvent.Burst.class::isInstance).hasSize(1);
        assertThat(points(play, 1)).isEqualTo(90 - 12);
        Expeditions bolt = inPassage(profile, "MI-127", "ogre", 1);
        use(bolt, "lightning", "foe:m1|from:180", 4, 4, 4, 4, 4, 4, 1);
        assertThat(points(bolt, 1)).isEqualTo(90 - 24);
    }

    static Expeditions inPassage(Profile profile, String kind, String monster, int number) {
        String wall = "+" + "-+".repeat(45);
        Level passage = Plans.draw(wall, "|" + ". ".repeat(44) + ".|", wall).level();
        return Magicians.meeting(
                        Expeditions.begin(
                                profile,
                                passage,
                                new Cell(2, 0),
                                Direction.EAST,
                                List.of(with(Magicians.mage(1), kind))),
                        Encounter.Phase.BATTLE,
                        200,
                        monster,
                        number,
                        90)
                .given(state -> state.withEncounter(state.encounter().map(each -> each.withCell(new Cell(22, 0)))));
    }

    @Test
    @Rule({"MI-125", "CB-30", "CB-25"})
    void the_paralysed_lie_six_turns_and_a_save_leaves_nothing(Profile profile) {
        Expeditions play = play(profile, "MI-125", "orc", 2, 5);
        use(play, "paralysis", "foe:m1", 20, 1);
        assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
        assertThat(Magicians.standing(play, 2)).isEqualTo(Foe.Standing.HELPLESS);
        assertThat(Magicians.effects(play, Afflictions.PARALYSIS))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left()).isEqualTo(Afflictions.rounds(play.state(), 6)));
    }

    @Test
    @Rule({"MI-123", "MI-178"})
    void two_of_five_orcs_fail_and_flee(Profile profile) {
        Expeditions play = play(profile, "MI-123", "orc", 5, 5);
        use(play, "fear", "foe:m1", 20, 1, 20, 1, 20);
        assertThat(play.state().encounter().orElseThrow().foes())
                .extracting(Foe::standing)
                .containsExactly(
                        Foe.Standing.ABLE, Foe.Standing.FLED, Foe.Standing.ABLE, Foe.Standing.FLED, Foe.Standing.ABLE);
    }

    @Test
    @Rule("MI-123")
    void panic_lasts_a_turn_and_then_until_a_save(Profile profile) {
        Expeditions play = play(profile, "MI-123", "orc", 1, 5);
        use(play, "fear", "foe:m1", 1);
        turn(play);
        assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.FLED);
        turn(play, 1);
        assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.FLED);
        turn(play, 20);
        assertThat(Magicians.standing(play, 1)).isEqualTo(Foe.Standing.ABLE);
    }

    private static void turn(Expeditions play, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        Panic.turn(u);
        dice.requireAllThrown();
        u.close();
        CampaignState after = u.state();
        play.given(any -> after);
    }

    @Test
    @Rule("MI-128")
    void an_orc_that_fails_its_save_is_a_snail(Profile profile) {
        Expeditions play = play(profile, "MI-128", "orc", 1, 5);
        use(play, "others", "foe:m1|form:snail", 1);
        assertThat(Magicians.effects(play, "SP-33")).hasSize(1);
        use(play, "self", "form:snail");
        assertThat(Magicians.effects(play, "SP-34"))
                .singleElement()
                .satisfies(effect -> assertThat(effect.left())
                        .isEqualTo(Lengths.turns(play.state(), 12).left()));
        assertThat(used(play)).isEqualTo(2);
    }

    @Test
    @Rule({"MI-116"})
    void of_a_hundred_charges_forty_used_leave_sixty_which_only_the_referee_knows(Profile profile) {
        Expeditions play = play(profile, "MI-123", "skeleton", 1, 5);
        for (int i = 0; i < 39; i++) {
            play.given(state -> state.withCharge(THING));
        }
        List<Event> events = use(play, "fear", "foe:m1");
        DeviceEvent.Used used = events.stream()
                .filter(DeviceEvent.Used.class::isInstance)
                .map(DeviceEvent.Used.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(used.left()).isEqualTo(60);
        assertThat(told(play, used, new Seat.Company())).noneMatch(text -> text.contains("60"));
        assertThat(told(play, used, new Seat.Referee())).anyMatch(text -> text.contains("60"));
    }

    private static List<String> told(Expeditions play, Event event, Seat seat) {
        return Narrator.tell(play.world(), play.state(), play.state(), event, seat).stream()
                .map(Line::text)
                .toList();
    }

    @Test
    @Rule("MI-116")
    void the_last_ten_are_told_and_an_empty_wand_is_wood(Profile profile) {
        Expeditions play = play(profile, "MI-123", "skeleton", 1, 5);
        IntStream.range(0, 89).forEach(i -> play.given(state -> state.withCharge(THING)));
        assertThat(told(play, device(use(play, "fear", "foe:m1")), new Seat.Company()))
                .anyMatch(text -> text.contains("10 more"));
        IntStream.range(0, 9).forEach(i -> play.given(state -> state.withCharge(THING)));
        assertThat(told(play, device(use(play, "fear", "foe:m1")), new Seat.Company()))
                .anyMatch(text -> text.contains("empty"));
        assertThat(play.who(MAGE).item(THING).orElseThrow().kind()).isEqualTo("unlisted");
        assertThat(refusal(play, "fear", "foe:m1")).containsInstanceOf(DeviceRefusal.NotUnderstood.class);
    }

    private static Event device(List<Event> events) {
        return events.stream()
                .filter(DeviceEvent.Used.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"MI-176", "MI-114", "MI-177"})
    void whoever_cannot_use_it_or_does_not_know_it_is_refused_and_no_charge_is_gone(Profile profile) {
        Expeditions play = play(profile, "MI-124", "orc", 1, 5);
        play.given(state -> state.change(
                MAGE,
                who -> who.withItems(List.of(known("MI-124", Carried.IN_HAND).named("rod")))));
        assertThat(refusal(play, "cold", "foe:m1")).containsInstanceOf(DeviceRefusal.NotUnderstood.class);
        play.given(state -> state.change(FIGHTER, who -> who.withItems(List.of(known("MI-124", Carried.IN_HAND)))));
        assertThat(Devices.check(play.world(), play.state(), FIGHTER, THING, "cold", List.of("foe:m1")))
                .containsInstanceOf(HandlingRefusal.Forbidden.class);
        assertThat(used(play)).isZero();
        play.given(state -> state.change(MAGE, who -> who.withItems(List.of(known("MI-124", Carried.IN_HAND)))));
        assertThat(refusal(play, "fear", "foe:m1")).containsInstanceOf(DeviceRefusal.NoSuchPower.class);
        play.given(state -> state.withEncounter(state.encounter().map(each -> each.withDistance(61))));
        assertThat(refusal(play, "cold", "foe:m1")).containsInstanceOf(MagicRefusal.OutOfRange.class);
    }

    @Test
    @Rule("MI-177")
    void it_is_drawn_and_used_in_one_round_and_no_blow_spoils_it(Profile profile) {
        Expeditions play = play(profile, "MI-124", "ogre", 1, 90);
        play.given(state -> state.withEncounter(state.encounter().map(each -> each.withDistance(5))));
        play.given(state -> state.change(MAGE, who -> who.withMaxHitPoints(60).withHitPoints(60)));
        assertThat(play.refused(new MagicCommand.UseDevice(MAGE, THING, "cold", List.of("foe:m1"))))
                .isInstanceOf(GeneralRefusal.NotNow.class);
        play.order(
                new MeetingCommand.Fight(
                        List.of(new FighterOrder(MAGE, new Deed.Wield(THING, "cold", List.of("foe:m1"))))),
                (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides);
        assertThat(play.events(DeviceEvent.Used.class)).hasSize(1);
        assertThat(play.who(MAGE).item(THING).orElseThrow().carried()).isEqualTo(Carried.IN_HAND);
        assertThat(play.who(MAGE).hitPoints()).isLessThan(60);
    }

    @Test
    @Rule("MI-178")
    void a_first_level_fighter_saves_against_a_wand_staff_and_fear_by_their_columns(Profile profile) {
        SavingThrows saves = Evening.BOOK.combat().saves();
        Saver fighter = new Saver.Classed(CharacterClass.FIGHTING_MAN, 1);
        Ruleset rules = Ruleset.of(profile);
        assertThat(saves.needed(
                        rules, fighter, DeviceBook.find("MI-124").orElseThrow().danger()))
                .isEqualTo(13);
        assertThat(saves.needed(rules, fighter, Danger.SPELLS)).isEqualTo(16);
    }

    @Test
    @Rule("MI-122")
    void an_illusion_is_made_and_its_maker_may_walk(Profile profile) {
        Expeditions play = play(profile, "MI-122", "orc", 1, 5);
        use(play, "illusion", "sight:a stone wall");
        assertThat(Magicians.effects(play, "SP-11")).hasSize(1);
        assertThat(Concentration.keeps(play.state(), MAGE)).isTrue();
        assertThat(new Gait(play.world().book(), play.state()).inches(play.who(MAGE)))
                .isEqualTo(12);
    }

    @Test
    @Rule("MI-177")
    void it_is_offered_outside_a_fight_where_it_opens_none(Profile profile) {
        Expeditions play = Magicians.play(profile, with(Magicians.mage(1), "MI-128"));
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .extracting(Offer::id)
                .contains("device:mirabel:thing:self");
        Expeditions met = play(profile, "MI-124", "orc", 1, 5);
        assertThat(Actions.of(met.world(), met.state(), new Seat.Company()))
                .extracting(Offer::id)
                .doesNotContain("device:mirabel:thing:cold");
        assertThat(Options.of(met.world(), met.state(), met.who(MAGE), false))
                .extracting(Options.Choice::value)
                .contains("wield|thing|cold|foe:m1");
        assertThat(Options.read("wield|thing|cold|foe:m1")).contains(new Deed.Wield(THING, "cold", List.of("foe:m1")));
    }

    /** What is left of a magic-user of the first level with forty points who is struck by cold and throws a die. */
    private static int left(String kind, int face) {
        int dice = kind.equals("MI-124") ? 6 : 8;
        int[] faces = new int[dice + 1];
        Arrays.fill(faces, 2);
        faces[dice] = face;
        Expeditions play = play(Played.profile(), kind, "medium", 1, 40);
        use(play, "cold", "foe:m1", faces);
        return points(play, 1);
    }

    @Test
    @Rule("CB-25")
    void a_beginner_saves_against_a_wand_on_14_against_a_staff_on_15_and_against_polymorph_on_14() {
        assertThat(left("MI-124", 14)).isEqualTo(40 - 6);
        assertThat(left("MI-124", 13)).isEqualTo(40 - 12);
        assertThat(left("MI-135", 15)).isEqualTo(40 - 8);
        assertThat(left("MI-135", 14)).isEqualTo(40 - 16);
        assertThat(changed(13)).isTrue();
        assertThat(changed(14)).isFalse();
    }

    private static boolean changed(int face) {
        Expeditions play = Magicians.meeting(
                Magicians.play(Magicians.mage(9, "SP-33")), Encounter.Phase.BATTLE, 30, "medium", 1, 4);
        Magicians.cast(play, MAGE, "SP-33", "foe:m1|form:toad", face);
        return !Magicians.effects(play, "SP-33").isEmpty();
    }
}
