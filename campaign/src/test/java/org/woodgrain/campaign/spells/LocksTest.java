package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Plans.edge;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.DoorState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class LocksTest {
    private static final Edge DOOR = edge(2, 0, Direction.WEST);

    private static Level level(Door.State state) {
        return Plans.draw("+-+-+-+-+", "|. .d. .|", "+-+-+-+-+")
                .door(DOOR, state)
                .level();
    }

    private static Expeditions at(Profile profile, Door.State state, Adventurer... company) {
        return Expeditions.begin(profile, level(state), new Cell(1, 0), Direction.EAST, List.of(company));
    }

    private static CampaignState locked(CampaignState state, String maker, int level) {
        return state.withEffects(List.of(new Effect(
                "lock",
                "SP-14",
                "locked",
                new Effect.On.OnDoor("one", DOOR),
                maker,
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(Map.of(Effects.LEVEL, level)),
                false)));
    }

    private static boolean open(Expeditions play) {
        return play.state().level("one").door(DOOR).open();
    }

    @ParameterizedTest
    @Rule("SP-14")
    @CsvSource({"7,false", "6,true", "4,true"})
    void a_magic_user_three_levels_above_passes_and_one_below_that_does_not(int level, boolean barred) {
        Expeditions play = at(Played.profile(), Door.State.FREE, mage(level)).given(state -> locked(state, "m9", 4));

        assertThat(HeldDoors.bars(play.state(), "one", DOOR)).isEqualTo(barred);
        assertThat(HeldDoors.held(play.state(), "one", DOOR)).isTrue();
    }

    @Test
    @Rule("SP-14")
    void the_caster_shuts_the_door_and_passes_it_himself_but_others_do_not(Profile profile) {
        Expeditions play = at(profile, Door.State.FREE, fighter(1), mage(3, "SP-14"));

        play.order(
                new MagicCommand.Cast(MAGE, "SP-14", List.of("door:" + DOOR)),
                ScriptedDice.none().afterwards((s, n) -> n));

        assertThat(HeldDoors.bars(play.state(), "one", DOOR)).isFalse();
        play.given(state -> state.withOrder(List.of(Magicians.FIGHTER)));
        play.order(new DelveCommand.OpenDoor(DOOR), ScriptedDice.none().afterwards((s, n) -> n));
        assertThat(open(play)).isFalse();
        assertThat(play.events(DelveEvent.DoorTried.class).getFirst().finding()).isEqualTo(DelveEvent.Finding.FAST);
    }

    @Test
    @Rule({"SP-18", "SP-14"})
    void a_knock_opens_a_wizards_lock_and_leaves_it(Profile profile) {
        Expeditions play = at(profile, Door.State.FREE, mage(3, "SP-18")).given(state -> locked(state, "m9", 9));

        play.order(
                new MagicCommand.Cast(MAGE, "SP-18", List.of("door:" + DOOR)),
                ScriptedDice.none().afterwards((s, n) -> n));

        assertThat(open(play)).isTrue();
        assertThat(effects(play, "SP-14")).hasSize(1);
        assertThat(HeldDoors.held(play.state(), "one", DOOR)).isFalse();
        Unfolding u =
                new Unfolding(play.world(), play.state(), ScriptedDice.none().afterwards((s, n) -> 1));
        Time.turns(u, 1);
        assertThat(HeldDoors.held(u.state(), "one", DOOR)).isTrue();
    }

    @Test
    @Rule({"SP-18", "SP-02"})
    void a_knock_opens_a_held_door_and_the_spell_is_over() {
        Expeditions play = at(Played.profile(), Door.State.FREE, mage(3, "SP-02", "SP-18"));
        cast(play, MAGE, "SP-02", "door:" + DOOR, 3, 5);

        cast(play, MAGE, "SP-18", "door:" + DOOR);

        assertThat(open(play)).isTrue();
        assertThat(effects(play, "SP-02")).isEmpty();
    }

    @ParameterizedTest
    @Rule("SP-18")
    @CsvSource({"BARRED", "LOCKED", "STUCK"})
    void bars_locks_and_swollen_wood_give_way(Door.State state) {
        Expeditions play = at(Played.profile(), state, mage(3, "SP-18"));

        cast(play, MAGE, "SP-18", "door:" + DOOR);

        assertThat(open(play)).isTrue();
    }

    @Test
    @Rule({"SP-18", "SP-115"})
    void a_secret_door_pointed_at_opens_and_a_plain_wall_tells_nothing_beforehand() {
        Level level = Plans.draw("+-+-+-+-+", "|. .s. .|", "+-+-+-+-+").level();
        assertThat(level.door(new Cell(1, 0), Direction.EAST).map(Door::kind)).contains(Door.Kind.SECRET);
        Expeditions play = Expeditions.begin(
                Played.profile(), level, new Cell(1, 0), Direction.EAST, List.of(mage(3, "SP-18", "SP-18")));
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-18"))
                .isEmpty();

        List<?> wall = cast(play, MAGE, "SP-18", "door:" + edge(1, 0, Direction.NORTH));
        assertThat(wall).noneMatch(ArcaneEvent.DoorSprung.class::isInstance);
        cast(play, MAGE, "SP-18", "door:" + DOOR);

        DoorState now = play.state().level("one").door(DOOR);
        assertThat(now.open()).isTrue();
        assertThat(now.found()).isTrue();
    }

    /** Whether so many of a kind who come upon the north door of the hall come through it. */
    private static boolean comeThrough(Profile profile, String spell, int level, String monster) {
        Expeditions play = Magicians.play(profile, Magicians.mage(level, spell))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(1, 1), Direction.NORTH)));
        Magicians.cast(
                play, Magicians.MAGE, spell, "door:1,1,north", spell.equals("SP-02") ? new int[] {3, 5} : new int[0]);
        Magicians.meeting(play, Encounter.Phase.WARNED, 30, monster, 1, 40);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        boolean through = HeldDoors.yields(u, "one", new Edge(new Cell(1, 1), Direction.NORTH));
        assertThat(HeldDoors.held(u.state(), "one", new Edge(new Cell(1, 1), Direction.NORTH)))
                .as("a lock stays, and a portal that was shattered does not")
                .isEqualTo(!through || spell.equals("SP-14"));
        return through;
    }

    @Test
    @Rule("SP-02")
    void great_dragons_and_what_strong_magic_guards_walk_through_a_held_door_and_others_do_not(Profile profile) {
        assertThat(comeThrough(profile, "SP-02", 5, "red-dragon")).isTrue();
        assertThat(comeThrough(profile, "SP-02", 5, "balrog")).isTrue();
        assertThat(comeThrough(profile, "SP-02", 5, "white-dragon")).isFalse();
        assertThat(comeThrough(profile, "SP-02", 5, "hill-giant")).isFalse();
    }

    @Test
    @Rule("SP-14")
    void a_wizard_three_levels_above_its_maker_passes_a_lock(Profile profile) {
        assertThat(comeThrough(profile, "SP-14", 8, "wizard")).isTrue();
        assertThat(comeThrough(profile, "SP-14", 9, "wizard")).isFalse();
        assertThat(comeThrough(profile, "SP-14", 3, "ogre")).isFalse();
    }
}
