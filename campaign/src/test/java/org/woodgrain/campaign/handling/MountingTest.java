package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
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

/** Members ride on what follows them, and load it. */
class MountingTest {
    private static final FoeId BEAST = new FoeId("beast");
    private static final ItemId IRON = new ItemId("iron");

    private static Expeditions with(Profile profile, String kind) {
        Item iron = new Item(IRON, "iron", "bar of iron", 10, 100, 0, Carried.STOWED, "", 0);
        Expeditions play = Expeditions.begin(
                profile,
                Plans.draw("+-+-+-+-+-+", "|1 1 1 1 1|", "+-+-+-+-+-+").level(),
                new Cell(1, 0),
                Direction.EAST,
                List.of(
                        Company.with(Company.of(FIGHTER).getFirst(), iron),
                        Company.of(CLERIC).getFirst()));
        Foe beast = new Foe(BEAST, kind, kind, 20, 20, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        return play.given(state -> state.withFollowers(List.of(new Follower(beast, FIGHTER))));
    }

    private static Expeditions order(Expeditions play, HandlingCommand command) {
        return play.order(command, ScriptedDice.none());
    }

    private static boolean refused(Expeditions play, HandlingCommand command) {
        return HandlingDecider.check(play.world(), play.state(), new Seat.Company(), command)
                .isPresent();
    }

    private static int inches(Expeditions play) {
        return new Gait(play.world().book(), play.state()).inches(play.who(FIGHTER));
    }

    private static Foe beast(Expeditions play) {
        return Mounts.follower(play.state(), BEAST).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EQ-20")
    void a_rider_goes_at_the_pace_of_his_horse_and_counts_on_its_back_with_his_gear(Profile profile) {
        Expeditions play = with(profile, "light-horse");
        order(play, new HandlingCommand.Mount(FIGHTER, BEAST));
        Mounts mounts = new Mounts(play.world().book(), play.state());
        assertThat(mounts.load(beast(play))).isGreaterThanOrEqualTo(1750 + 1000);
        boolean full = mounts.load(beast(play)) <= 3000;
        assertThat(inches(play)).isEqualTo(full ? 24 : 12);
        assertThat(Train.pace(play.world(), play.state())).isLessThanOrEqualTo(12);
        order(play, new HandlingCommand.Dismount(FIGHTER));
        assertThat(Mounts.under(play.state(), FIGHTER)).isEmpty();
        assertThat(inches(play)).isLessThanOrEqualTo(12);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EQ-20")
    void a_load_slows_it_to_half_and_more_than_double_is_refused(Profile profile) {
        Expeditions play = with(profile, "mule");
        order(play, new HandlingCommand.Load(FIGHTER, BEAST, IRON, 10));
        assertThat(beast(play).items())
                .singleElement()
                .satisfies(item -> assertThat(item.quantity()).isEqualTo(10));
        assertThat(play.who(FIGHTER).item(IRON)).isEmpty();
        Mounts mounts = new Mounts(play.world().book(), play.state());
        assertThat(mounts.inches(beast(play))).isEqualTo(12);
        Item lead = new Item(new ItemId("lead"), "lead", "lead", 1, 2500, 0, Carried.STOWED, "", 0);
        play.given(state -> state.change(FIGHTER, who -> who.withItems(List.of(lead))));
        order(play, new HandlingCommand.Load(FIGHTER, BEAST, lead.id(), 1));
        assertThat(new Mounts(play.world().book(), play.state()).inches(beast(play)))
                .isEqualTo(6);
        play.given(state -> state.change(
                FIGHTER,
                who -> who.withItems(List.of(lead.withId(new ItemId("more")).withQuantity(1)))));
        assertThat(refused(play, new HandlingCommand.Load(FIGHTER, BEAST, new ItemId("more"), 1)))
                .isFalse();
        order(play, new HandlingCommand.Load(FIGHTER, BEAST, new ItemId("more"), 1));
        play.given(state -> state.change(
                FIGHTER,
                who -> who.withItems(List.of(lead.withId(new ItemId("most")).withQuantity(1)))));
        assertThat(refused(play, new HandlingCommand.Load(FIGHTER, BEAST, new ItemId("most"), 1)))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void some_bear_nobody_and_some_throw_whom_they_do_not_like(Profile profile) {
        assertThat(refused(with(profile, "mule"), new HandlingCommand.Mount(FIGHTER, BEAST)))
                .isTrue();
        assertThat(refused(with(profile, "ogre"), new HandlingCommand.Load(FIGHTER, BEAST, IRON, 1)))
                .isTrue();

        Expeditions unicorn = with(profile, "griffon");
        order(unicorn, new HandlingCommand.Mount(FIGHTER, BEAST));
        assertThat(unicorn.events(HandlingEvent.Thrown.class)).hasSize(1);
        assertThat(Mounts.under(unicorn.state(), FIGHTER)).isEmpty();

        Expeditions lawful = with(profile, "pegasus")
                .given(state -> state.change(FIGHTER, who -> who.withAlignment(Alignment.LAW, who.languages())));
        order(lawful, new HandlingCommand.Mount(FIGHTER, BEAST));
        assertThat(Mounts.under(lawful.state(), FIGHTER)).isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_djinni_bears_two_and_when_it_dies_they_stand_and_its_load_lies_there(Profile profile) {
        Expeditions play = with(profile, "djinni");
        order(play, new HandlingCommand.Load(FIGHTER, BEAST, IRON, 1));
        order(play, new HandlingCommand.Mount(FIGHTER, BEAST));
        order(play, new HandlingCommand.Mount(CLERIC, BEAST));
        assertThat(Mounts.riders(play.state(), BEAST)).hasSize(2);
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("dismount." + FIGHTER))
                .anyMatch(offer -> offer.id().equals("unload-from.beast"));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        u.emit(new MagicEvent.FollowerLeft(BEAST, "it is dead"));
        Mounting.settle(u);
        u.close();
        play.given(any -> u.state());
        assertThat(Mounts.under(play.state(), FIGHTER)).isEmpty();
        assertThat(play.state().level("one").piles().values())
                .anyMatch(pile ->
                        pile.things().stream().anyMatch(item -> item.name().equals("bar of iron")));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void what_was_loaded_comes_off_again(Profile profile) {
        Expeditions play = with(profile, "mule");
        order(play, new HandlingCommand.Load(FIGHTER, BEAST, IRON, 4));
        ItemId laden = beast(play).items().getFirst().id();
        order(play, new HandlingCommand.Unload(CLERIC, BEAST, laden, 3));
        assertThat(play.who(CLERIC).items())
                .anyMatch(item -> item.name().equals("bar of iron") && item.quantity() == 3);
        assertThat(beast(play).items().getFirst().quantity()).isEqualTo(1);
        assertThat(refused(play, new HandlingCommand.Unload(CLERIC, BEAST, laden, 2)))
                .isTrue();
    }

    private static Expeditions rich(Profile profile, String kind, int gold) {
        return with(profile, kind).given(state -> state.change(FIGHTER, who -> who.withPurse(Purse.gold(gold))));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EQ-20")
    void coins_go_on_the_back_of_a_mule_and_off_again(Profile profile) {
        Expeditions play = rich(profile, "mule", 300);
        int bare = new Mounts(play.world().book(), play.state()).load(beast(play));

        order(play, new HandlingCommand.LoadCoins(FIGHTER, BEAST, 20));

        assertThat(play.who(FIGHTER).purse()).isEqualTo(Purse.gold(20));
        assertThat(beast(play).carried()).isEqualTo(Purse.gold(280));
        assertThat(new Mounts(play.world().book(), play.state()).load(beast(play)) - bare)
                .isEqualTo(280);
        assertThat(play.told().getLast()).contains("loads 280 gp on the mule");

        order(play, new HandlingCommand.UnloadCoins(CLERIC, BEAST, 30));
        assertThat(beast(play).carried()).isEqualTo(Purse.gold(250));
        assertThat(play.who(CLERIC).purse().gold()).isGreaterThanOrEqualTo(30);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"EQ-20", "EQ-23", "EQ-06"})
    void coins_that_are_not_there_or_are_too_heavy_are_refused_and_nothing_moves(Profile profile) {
        Expeditions play = rich(profile, "mule", 300);
        for (HandlingCommand bad : List.of(
                new HandlingCommand.LoadCoins(FIGHTER, BEAST, 300),
                new HandlingCommand.LoadCoins(FIGHTER, BEAST, -1),
                new HandlingCommand.LoadCoins(FIGHTER, new FoeId("nobody"), 0),
                new HandlingCommand.UnloadCoins(FIGHTER, BEAST, 1),
                new HandlingCommand.UnloadCoins(FIGHTER, BEAST, -5))) {
            assertThat(refused(play, bad)).isTrue();
        }
        assertThat(refused(rich(profile, "ogre", 300), new HandlingCommand.LoadCoins(FIGHTER, BEAST, 0)))
                .isTrue();
        assertThat(refused(rich(profile, "mule", 8000), new HandlingCommand.LoadCoins(FIGHTER, BEAST, 0)))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("EQ-20")
    void the_loading_of_coins_is_offered(Profile profile) {
        Expeditions play = rich(profile, "mule", 300);
        Offer load = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .filter(offer -> offer.id().equals("load-coins-on.beast"))
                .findFirst()
                .orElseThrow();
        assertThat(Actions.read(
                        play.world(),
                        play.state(),
                        new Seat.Company(),
                        new Pick(load.id(), Map.of("who", List.of(FIGHTER.value()), "keep", List.of("20")))))
                .isEqualTo(new Reading.Understood(new HandlingCommand.LoadCoins(FIGHTER, BEAST, 20)));
        order(play, new HandlingCommand.LoadCoins(FIGHTER, BEAST, 20));
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("unload-coins-from.beast"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("XP-05")
    void treasure_on_its_back_is_treasure_that_goes_along(Profile profile) {
        Expeditions play = rich(profile, "mule", 300);
        int before = Train.worth(play.state());
        order(play, new HandlingCommand.LoadCoins(FIGHTER, BEAST, 0));
        assertThat(Train.worth(play.state()) - before).isEqualTo(300 * 50);
    }

    /** A rider with one hit point, an ogre before him that cannot miss. */
    private static Expeditions fallen(Profile profile, String kind) {
        Expeditions play = rich(profile, kind, 0);
        order(play, new HandlingCommand.Mount(FIGHTER, BEAST));
        Foe ogre = new Foe(new FoeId("ogre"), "ogre", "ogre", 60, 60, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        play.given(state -> state.change(FIGHTER, who -> who.withHitPoints(1))
                .withFollowers(List.of(new Follower(
                        state.followers()
                                .getFirst()
                                .foe()
                                .withItems(List.of(
                                        new Item(IRON, "iron", "bar of iron", 1, 100, 0, Carried.STOWED, "", 0))),
                        FIGHTER)))
                .withEncounter(Optional.of(Encounter.begun(
                                List.of(ogre),
                                "one",
                                Optional.empty(),
                                new Cell(2, 0),
                                Encounter.Phase.BATTLE,
                                List.of())
                        .withDistance(5)
                        .withKindKnown())));
        return play.order(
                new MeetingCommand.Fight(List.of(
                        new FighterOrder(FIGHTER, new Deed.Guard()), new FighterOrder(CLERIC, new Deed.Guard()))),
                (stream, sides) -> stream == DiceStream.REFEREE ? sides : 1);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_horse_whose_rider_falls_throws_off_its_load_and_bolts_and_one_trained_for_war_stays(Profile profile) {
        Expeditions light = fallen(profile, "light-horse");
        assertThat(light.who(FIGHTER).living()).isFalse();
        assertThat(light.state().followers()).isEmpty();
        assertThat(light.state().level("one").piles().values())
                .anyMatch(pile ->
                        pile.things().stream().anyMatch(item -> item.name().equals("bar of iron")));
        assertThat(light.told())
                .anyMatch(line -> line.contains("light-horse throws off its load, now that its rider has fallen"));

        Expeditions war = fallen(profile, "heavy-warhorse");
        assertThat(war.who(FIGHTER).living()).isFalse();
        assertThat(war.state().followers())
                .singleElement()
                .satisfies(horse -> assertThat(horse.master()).isEqualTo(CLERIC));
        assertThat(war.told()).anyMatch(line -> line.contains("heavy-warhorse fights on without its rider"));
    }
}
