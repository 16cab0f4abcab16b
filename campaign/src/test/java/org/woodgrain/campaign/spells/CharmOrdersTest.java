package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.CharmEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/** An orc under the charm of a magic-user of the company does as it is told, and not against its own folk. */
@Rule("SP-07")
class CharmOrdersTest {
    private static final Fighter ORC = new Fighter.Opponent(foe(1));

    /** Two orcs at five feet, of which the first has been charmed. */
    private static Expeditions charmed(Profile profile) {
        Expeditions play = meeting(
                play(profile, FoeCasters.hardy(fighter(1)), FoeCasters.hardy(mage(1, "SP-07"))),
                Encounter.Phase.BATTLE,
                5,
                "orc",
                2,
                40);
        play.given(state -> state.withNextId(100));
        cast(play, MAGE, "SP-07", "foe:m1", 1);
        return play;
    }

    private static String charm(Expeditions play) {
        return effects(play, "SP-07").getFirst().id();
    }

    /** The same with others about it: the meeting in which it was charmed is over. */
    private static Expeditions elsewhere(Profile profile, int others) {
        Expeditions play = charmed(profile).given(state -> state.withEncounter(Optional.empty()));
        if (others > 0) {
            meeting(play, Encounter.Phase.BATTLE, 5, "gnoll", others + 2, 40);
            play.given(state -> state.withEncounter(state.encounter()
                    .map(now -> now.withFoes(now.foes().stream().skip(2).toList()))));
        }
        return play;
    }

    private static List<Event> told(Expeditions play, String order, int... faces) {
        return FoeCasters.exactly(
                play, u -> Directing.carryOut(u, MAGE, charm(play), List.of(order.split("\\|"))), faces);
    }

    private static List<CharmEvent.Obedience> how(List<Event> events) {
        return events.stream()
                .filter(CharmEvent.Bidden.class::isInstance)
                .map(event -> ((CharmEvent.Bidden) event).how())
                .toList();
    }

    private static List<BattleEvent.Struck> itsBlows(Expeditions play) {
        return FoeCasters.does(
                        play,
                        u -> Battle.round(
                                u,
                                List.of(
                                        new FighterOrder(MAGE, new Deed.Guard()),
                                        new FighterOrder(new CharacterId("conan"), new Deed.Guard()))),
                        7)
                .stream()
                .filter(BattleEvent.Struck.class::isInstance)
                .map(BattleEvent.Struck.class::cast)
                .filter(blow -> blow.by().equals(ORC))
                .toList();
    }

    private static void tongues(Expeditions play, String... tongues) {
        play.given(state -> state.change(MAGE, who -> who.withAlignment(who.alignment(), List.of(tongues))));
    }

    @Nested
    class Among_its_own_folk {

        @ParameterizedTest
        @EnumSource(Profile.class)
        void it_strikes_at_none_of_them(Profile profile) {
            assertThat(itsBlows(charmed(profile))).isEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void told_to_fight_them_it_saves_anew_and_with_sixteen_is_one_of_them_again(Profile profile) {
            Expeditions play = charmed(profile);
            assertThat(how(told(play, "order:fight", 16))).containsExactly(CharmEvent.Obedience.FREE);
            assertThat(play.state().followers()).isEmpty();
            assertThat(effects(play, "SP-07")).isEmpty();
            assertThat(play.state().encounter().orElseThrow().able())
                    .extracting(Foe::id)
                    .containsExactlyInAnyOrder(foe(1), foe(2));
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void failing_it_fights_them(Profile profile) {
            Expeditions play = charmed(profile);
            assertThat(how(told(play, "order:fight", 15))).containsExactly(CharmEvent.Obedience.DOES);
            assertThat(itsBlows(play)).isNotEmpty().allMatch(blow -> blow.at().equals(new Fighter.Opponent(foe(2))));
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void struck_by_one_of_them_it_strikes_back(Profile profile) {
            Expeditions play = charmed(profile);
            FoeCasters.does(
                    play,
                    u -> u.emit(new BattleEvent.Struck(
                            new Fighter.Opponent(foe(2)), ORC, "axe", false, false, true, 1, 39, "CB-02", List.of())),
                    1);
            assertThat(itsBlows(play)).isNotEmpty();
        }
    }

    @Nested
    class Against_others {

        @ParameterizedTest
        @EnumSource(Profile.class)
        void it_fights_unbidden_and_when_told_at_whom_at_him(Profile profile) {
            Expeditions play = elsewhere(profile, 2);
            assertThat(itsBlows(play)).isNotEmpty();
            for (int target : new int[] {3, 4}) {
                Expeditions sent = elsewhere(profile, 2);
                told(sent, "order:fight|foe:m" + target);
                assertThat(itsBlows(sent))
                        .isNotEmpty()
                        .allMatch(blow -> blow.at().equals(new Fighter.Opponent(foe(target))));
            }
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void told_to_stand_back_it_strikes_at_nobody_until_it_is_told_to_fight(Profile profile) {
            Expeditions play = elsewhere(profile, 1);
            told(play, "order:back");
            assertThat(itsBlows(play)).isEmpty();
            told(play, "order:fight");
            assertThat(itsBlows(play)).isNotEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void to_stand_by_its_master_takes_a_tongue_that_both_have(Profile profile) {
            Expeditions play = elsewhere(profile, 1);
            tongues(play, "Elvish");
            assertThat(how(told(play, "order:guard"))).containsExactly(CharmEvent.Obedience.AT_A_LOSS);
            tongues(play, "Orc");
            assertThat(how(told(play, "order:guard"))).containsExactly(CharmEvent.Obedience.DOES);
            assertThat(CharmDuty.guards(play.state(), foe(1))).isTrue();
            assertThat(itsBlows(play)).isNotEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void whether_it_has_the_common_tongue_is_thrown_once(Profile profile) {
            Expeditions play = elsewhere(profile, 1);
            tongues(play, "Common");
            assertThat(how(told(play, "order:guard", 20))).containsExactly(CharmEvent.Obedience.DOES);
            assertThat(how(told(play, "order:guard"))).containsExactly(CharmEvent.Obedience.DOES);
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void a_comrades_blow_ends_the_charm(Profile profile) {
            Expeditions play = elsewhere(profile, 1);
            CharacterId conan = new CharacterId("conan");
            assertThat(Options.of(play.world(), play.state(), play.who(conan), false))
                    .extracting(Options.Choice::label)
                    .contains("turn on orc 1");
            FoeCasters.does(play, u -> Battle.round(u, List.of(new FighterOrder(conan, new Deed.Strike(foe(1))))), 3);
            assertThat(play.state().followers()).isEmpty();
            assertThat(effects(play, "SP-07")).isEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void all_of_it_is_offered(Profile profile) {
            Expeditions play = elsewhere(profile, 1);
            assertThat(Options.of(play.world(), play.state(), play.who(MAGE), false))
                    .extracting(Options.Choice::value)
                    .contains(
                            "direct|" + charm(play) + "|order:back",
                            "direct|" + charm(play) + "|order:guard",
                            "direct|" + charm(play) + "|order:fight|foe:m3");
        }
    }

    @Nested
    class At_peace {

        @ParameterizedTest
        @EnumSource(Profile.class)
        void it_waits_where_it_is_told_to_and_follows_again_when_the_company_comes_back(Profile profile) {
            Expeditions play = elsewhere(profile, 0);
            play.order(order(play, "order:stay"), FastDice.seeded(1));
            assertThat(play.state().followers()).isEmpty();
            assertThat(effects(play, "SP-07")).isNotEmpty();
            Cell here = play.cell();
            FoeCasters.does(
                    play, u -> u.emit(new DelveEvent.Moved("one", here.step(Direction.NORTH), Direction.NORTH)), 1);
            assertThat(play.state().followers()).isEmpty();
            FoeCasters.does(play, u -> u.emit(new DelveEvent.Moved("one", here, Direction.SOUTH)), 1);
            assertThat(play.state().followers()).extracting(Follower::master).containsExactly(MAGE);
            assertThat(play.state().level("one").room(LevelState.square(here)).dwellers())
                    .isEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void it_fetches_a_chest_of_sixty_pounds_and_leaves_one_of_two_hundred(Profile profile) {
            for (int coins : new int[] {100, 2_000}) {
                Expeditions play = elsewhere(profile, 0);
                Cell there = new Cell(0, 3);
                play.given(state -> state.withPlace(new Place.Underground("one", new Cell(1, 2), Direction.NORTH))
                        .changeLevel(
                                "one",
                                level ->
                                        level.withRoom("1", level.room("1").withHoards(List.of(chest(there, coins))))));
                play.order(order(play, "order:fetch|hoard:c"), FastDice.seeded(1));
                assertThat(play.state().level("one").hoard("c").orElseThrow().cell())
                        .isEqualTo(coins == 100 ? new Cell(1, 2) : there);
            }
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void it_answers_truly_who_lives_near_by_if_it_understands(Profile profile) {
            Expeditions play = elsewhere(profile, 0);
            play.given(state -> state.changeLevel(
                    "one",
                    level -> level.withRoom("1", level.room("1").withDwellers(List.of(ogre("o1"), ogre("o2"))))));
            tongues(play, "Elvish");
            assertThat(told(play, "order:answer")).noneMatch(PrayerEvent.Told.class::isInstance);
            tongues(play, "Orc");
            assertThat(told(play, "order:answer"))
                    .filteredOn(PrayerEvent.Told.class::isInstance)
                    .singleElement()
                    .satisfies(event ->
                            assertThat(((PrayerEvent.Told) event).words()).containsExactly("close by: two ogres"));
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void told_to_die_it_refuses_and_with_sixteen_goes_its_own_way(Profile profile) {
            Expeditions play = elsewhere(profile, 0);
            assertThat(how(told(play, "order:die", 15))).containsExactly(CharmEvent.Obedience.REFUSES);
            assertThat(play.state().followers()).hasSize(1);
            assertThat(how(told(play, "order:die", 16))).containsExactly(CharmEvent.Obedience.FREE);
            assertThat(play.state().followers()).isEmpty();
        }

        @ParameterizedTest
        @EnumSource(Profile.class)
        void all_of_it_is_offered(Profile profile) {
            Expeditions play = elsewhere(profile, 0);
            assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                    .filteredOn(offer -> offer.id().startsWith("direct:mirabel:"))
                    .flatExtracting(offer -> offer.fields().getFirst().choices())
                    .extracting(Offer.Choice::value)
                    .contains("order:stay", "order:answer", "order:die");
        }

        private static MagicCommand order(Expeditions play, String order) {
            return new MagicCommand.Direct(MAGE, charm(play), List.of(order.split("\\|")));
        }

        private static Foe ogre(String id) {
            return new Foe(new FoeId(id), "ogre", "ogre", 20, 20, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        }

        private static Hoard chest(Cell cell, int coins) {
            return new Hoard(
                    "c",
                    "by the wall",
                    cell,
                    Hoard.Vessel.CHEST,
                    Purse.gold(coins),
                    List.of(),
                    Hoard.Hiding.NONE,
                    Hoard.Guard.NONE,
                    false,
                    true,
                    true,
                    false,
                    false);
        }
    }
}
