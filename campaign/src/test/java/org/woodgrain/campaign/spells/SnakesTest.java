package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Scenery;
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
class SnakesTest {

    private static Expeditions torches(int many) {
        return play(
                Company.with(cleric(7, Alignment.LAW, "SP-102"), Company.thing("torches", "EQI-44", "torch", many, 0)));
    }

    /** The dice: two for the number, one for the venom, and a point of life for each snake. */
    private static int[] dice(int first, int second, int venom, int snakes) {
        return IntStream.concat(
                        IntStream.of(first, second, venom),
                        IntStream.generate(() -> 3).limit(snakes))
                .toArray();
    }

    @Test
    @Rule("SP-102")
    void nine_are_thrown_and_six_sticks_make_six_snakes() {
        Expeditions play = torches(6);

        List<Event> events = cast(play, CLERIC, "SP-102", "", dice(4, 5, 50, 6));

        assertThat(play.state().followers()).hasSize(6);
        assertThat(play.who(CLERIC).item(new ItemId("torches"))).isEmpty();
        assertThat(events)
                .filteredOn(PrayerEvent.SnakesMade.class::isInstance)
                .singleElement()
                .satisfies(made ->
                        assertThat(((PrayerEvent.SnakesMade) made).venomous()).isTrue());
        assertThat(play.state().followers())
                .extracting(Follower::foe)
                .allMatch(snake -> snake.monster().equals("snake-normal"));
    }

    @Test
    @Rule("SP-102")
    void twenty_sticks_make_nine_and_eleven_are_left() {
        Expeditions play = torches(20);

        cast(play, CLERIC, "SP-102", "", dice(4, 5, 51, 9));

        assertThat(play.state().followers()).hasSize(9);
        assertThat(play.who(CLERIC).item(new ItemId("torches")).map(Item::quantity))
                .contains(11);
        assertThat(play.state().followers())
                .extracting(Follower::foe)
                .allMatch(snake -> snake.monster().equals("snake-harmless"));
    }

    @Test
    @Rule("SP-102")
    void those_that_live_are_sticks_again_after_six_turns() {
        Expeditions play = torches(2);
        cast(play, CLERIC, "SP-102", "", dice(1, 1, 51, 2));
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 2), new Consequences());

        Time.turns(u, 6);

        assertThat(u.state().followers()).isEmpty();
        assertThat(u.state().adventurer(CLERIC).orElseThrow().items())
                .filteredOn(item -> item.kind().equals("EQI-44"))
                .hasSize(2);
    }

    @Test
    @Rule({"SP-102", "SP-122"})
    void one_dispelling_undoes_all_of_one_casting() {
        Expeditions play = torches(2);
        cast(play, CLERIC, "SP-102", "", dice(1, 1, 51, 2));
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new MagicEvent.EffectEnded(
                Magicians.effects(play, "SP-102").getFirst().id(), Dispelling.WHY));

        assertThat(u.state().followers()).isEmpty();
    }

    @Test
    @Rule("SP-102")
    void they_fight_for_their_maker_and_bite_for_a_die() {
        Expeditions play = meeting(torches(3), Encounter.Phase.BATTLE, 5, "ogre", 1, 30);
        cast(play, CLERIC, "SP-102", "", dice(1, 2, 51, 3));

        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(CLERIC, new Deed.Back()))),
                (stream, sides) -> sides == 20 ? 20 : sides);

        assertThat(play.events(BattleEvent.Struck.class))
                .filteredOn(struck -> struck.at().equals(new Fighter.Opponent(foe(1))))
                .isNotEmpty()
                .allMatch(struck -> struck.points() == 6);
    }

    /** Snakes that have come to blows; they always hit, and their foes never do. */
    private static List<BattleEvent.Struck> bites(Expeditions play, Deed deed) {
        play.order(
                new MeetingCommand.Fight(List.of(new FighterOrder(CLERIC, deed))),
                (stream, sides) -> stream == DiceStream.PLAYERS ? sides : sides == 20 ? 1 : sides - 1);
        return play.events(BattleEvent.Struck.class).stream()
                .filter(blow -> blow.by() instanceof Fighter.Opponent)
                .filter(blow -> blow.at() instanceof Fighter.Opponent)
                .toList();
    }

    private static Expeditions against(Profile profile, int snakes, String monster, int foes) {
        Expeditions play = meeting(
                play(
                        profile,
                        Company.with(
                                cleric(7, Alignment.LAW, "SP-102"),
                                Company.thing("torches", "EQI-44", "torch", snakes, 0))),
                Encounter.Phase.BATTLE,
                5,
                monster,
                foes,
                60);
        cast(play, CLERIC, "SP-102", "", dice(snakes / 2, snakes - snakes / 2, 51, snakes));
        return play;
    }

    private static List<Directing.Ready> ready(Expeditions play) {
        return Directing.ready(play.world(), play.state(), CLERIC);
    }

    @Test
    @Rule("SP-102")
    void of_six_no_more_than_three_go_for_one_foe_unless_they_are_told_to(Profile profile) {
        assertThat(bites(against(profile, 6, "ogre", 1), new Deed.Guard()))
                .extracting(BattleEvent.Struck::by)
                .doesNotHaveDuplicates()
                .hasSize(3);
        Expeditions told = against(profile, 6, "ogre", 1);
        assertThat(bites(told, new Deed.Direct(ready(told).getFirst().effect(), List.of("foe:m1"))))
                .hasSizeGreaterThan(3);
    }

    @Test
    @Rule("SP-102")
    void their_maker_sends_them_at_one_foe_or_keeps_them_back_until_he_says_otherwise(Profile profile) {
        Expeditions play = against(profile, 2, "ogre", 2);
        assertThat(ready(play))
                .singleElement()
                .satisfies(one -> assertThat(one.aims())
                        .extracting(Aim::value)
                        .containsExactly("foe:m1", "foe:m2", "nearest", "hold"));
        String snakes = ready(play).getFirst().effect();

        assertThat(bites(play, new Deed.Direct(snakes, List.of("foe:m2"))))
                .hasSize(2)
                .allMatch(bite -> bite.at().equals(new Fighter.Opponent(foe(2))));
        assertThat(play.told()).contains("Aldwin calls to the snakes: they go for ogre 2.");
        assertThat(bites(play, new Deed.Guard()))
                .hasSize(2)
                .allMatch(bite -> bite.at().equals(new Fighter.Opponent(foe(2))));
        assertThat(bites(play, new Deed.Direct(snakes, List.of("hold")))).isEmpty();
        assertThat(bites(play, new Deed.Direct(snakes, List.of("nearest")))).hasSize(2);
    }

    @Test
    @Rule("SP-102")
    void an_order_to_go_for_nobody_who_is_there_is_refused() {
        Expeditions play = against(Profile.ORIGINAL, 2, "ogre", 1);
        for (String at : new String[] {"foe:m9", "bite", ""}) {
            assertThat(Directing.check(
                            play.world(),
                            play.state(),
                            CLERIC,
                            ready(play).getFirst().effect(),
                            List.of(at)))
                    .isPresent();
        }
    }

    @Test
    @Rule("SP-102")
    void a_monsters_snakes_join_its_side() {
        Expeditions play = meeting(torches(1), Encounter.Phase.BATTLE, 30, "evil-lama", 2, 9)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-102"), 1)))));

        cast(play, new Caster.Monster(foe(1)), "SP-102", "", dice(4, 4, 1, 2));

        assertThat(play.state().encounter().orElseThrow().foes()).hasSize(4);
        assertThat(play.state().followers()).isEmpty();
    }

    /** Torches on the floor of the passage, so many squares to the east of the company in the hall. */
    private static Expeditions lying(int squares, int many) {
        Cell there = new Cell(1 + squares, 2);
        return play(cleric(7, Alignment.LAW, "SP-102", "SP-102"))
                .given(state -> state.changeLevel("one", level -> {
                    TreeSet<Cell> seen = new TreeSet<>(level.seen());
                    seen.add(there);
                    return level.withSeen(seen)
                            .withPiles(new TreeMap<>(Map.of(
                                    there,
                                    Hoard.pile(
                                            "h1",
                                            there,
                                            Purse.EMPTY,
                                            List.of(Company.thing("brands", "EQI-44", "torch", many, 0))))));
                }));
    }

    private static int lie(CampaignState state) {
        return state.level("one").piles().values().stream()
                .flatMap(pile -> pile.things().stream())
                .mapToInt(Item::quantity)
                .sum();
    }

    @Test
    @Rule("SP-102")
    void sticks_that_lie_within_twenty_feet_are_taken_and_fall_there_again() {
        Expeditions play = lying(2, 6);
        cast(play, CLERIC, "SP-102", "", dice(1, 3, 51, 4));
        assertThat(play.state().followers()).hasSize(4);
        assertThat(lie(play.state())).isEqualTo(2);

        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        u.emit(new MagicEvent.EffectEnded(
                Magicians.effects(play, "SP-102").getFirst().id(), Dispelling.WHY));
        assertThat(lie(u.state())).isEqualTo(6);
    }

    @Test
    @Rule("SP-102")
    void those_farther_off_need_a_point_nearer_to_them_and_one_out_of_reach_is_refused() {
        Expeditions play = lying(5, 6);
        assertThat(refusal(play, List.of())).contains("sticks within twenty feet");
        cast(play, CLERIC, "SP-102", "cell:6,2", dice(8, 8, 51, 6));
        assertThat(play.state().followers()).hasSize(6);
        assertThat(play.state().level("one").piles()).isEmpty();

        assertThat(refusal(lying(13, 6), List.of("cell:14,2"))).isNotEmpty();
        assertThat(refusal(lying(12, 6), List.of("cell:13,2"))).isEmpty();
    }

    private static String refusal(Expeditions play, List<String> targets) {
        return Casting.check(play.world(), play.state(), new Caster.Member(CLERIC), "SP-102", targets)
                .map(Refusal::message)
                .orElse("");
    }

    @Test
    @Rule("SP-102")
    void among_trees_there_are_always_enough_and_a_staff_of_magic_is_none() {
        Expeditions staff = play(Company.with(
                cleric(7, Alignment.LAW, "SP-102"),
                new Item(new ItemId("staff"), "MI-128", "staff of healing", 1, 0, 0, Carried.IN_HAND, "", 0)));
        assertThat(refusal(staff, List.of())).isNotEmpty();

        Expeditions trees = play(cleric(7, Alignment.LAW, "SP-102"))
                .given(state -> state.withScenery("one", Scenery.OPEN.withTerrain(Scenery.Terrain.WOODS)));
        cast(trees, CLERIC, "SP-102", "", dice(8, 8, 51, 16));
        assertThat(trees.state().followers()).hasSize(16);
    }
}
