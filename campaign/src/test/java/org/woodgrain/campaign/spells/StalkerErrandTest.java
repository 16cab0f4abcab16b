package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Spell;

/** Stalkers that are sent out alone, for those who are not met and for what lies elsewhere. */
@UnderBothProfiles
@Rule("SP-63")
final class StalkerErrandTest {
    private static final Cell FAR = new Cell(14, 2);
    private static final String DEN = LevelState.square(FAR);

    /** A mage who has sent one out; so many orcs live at the end of the passage, 130 feet off. */
    private static Expeditions sent(Profile profile, String mission, int orcs) {
        Expeditions play = play(profile, mage(12, "SP-63", "SP-63")).given(state -> with(state, orcs));
        cast(play, MAGE, "SP-63", mission, 1, 1, 1, 1, 1, 1, 1, 1);
        return play;
    }

    private static CampaignState with(CampaignState state, int orcs) {
        List<Foe> foes = new ArrayList<>();
        for (int i = 1; i <= orcs; i++) {
            foes.add(new Foe(
                    new FoeId("orc" + i), "orc", "orc " + i, 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()));
        }
        return state.changeLevel(
                "one", level -> level.withRoom(DEN, level.room(DEN).withDwellers(foes)));
    }

    private static Effect mission(CampaignState state) {
        return state.effects().of("SP-63").getFirst();
    }

    /** Time passes until it is where it was to go; every throw to hit falls so, and all other dice three. */
    private static Unfolding arrives(Expeditions play, int toHit) {
        Dice dice = ScriptedDice.none().afterwards((stream, sides) -> sides == 20 ? toHit : Math.min(3, sides));
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        u.emit(new MagicEvent.EffectEnded(mission(play.state()).id(), "its time is up"));
        return u;
    }

    private static List<Foe> orcs(CampaignState state) {
        return state.level("one").room(DEN).dwellers();
    }

    @ParameterizedTest
    @CsvSource({"ORIGINAL,1", "CLASSIC,2"})
    void it_goes_by_the_shortest_way_at_twelve_inches_and_is_nowhere_else(Profile profile, int turns) {
        Expeditions play = sent(profile, "mission:slay orc", 2);

        assertThat(play.state().followers()).isEmpty();
        assertThat(mission(play.state()).left()).isEqualTo(turns);
        assertThat(mission(play.state()).label()).isEqualTo("has a stalker out to slay every orc");
    }

    @Test
    void it_slays_those_whom_nobody_has_met_and_is_gone() {
        Unfolding u = arrives(sent(Played.profile(), "mission:slay orc", 2), 12);

        assertThat(orcs(u.state())).allMatch(orc -> orc.standing() == Foe.Standing.DEAD);
        assertThat(u.state().effects().of("SP-63")).isEmpty();
        assertThat(reported(u)).isEqualTo("the stalker has done its mission and is gone");
        // an orc needs 16 against armour 3 that it sees, and 20 against what it does not
        assertThat(u.close())
                .filteredOn(SpellEvent.Reported.class::isInstance)
                .flatExtracting(event -> event.rolls())
                .allMatch(roll -> roll.secret());
    }

    @Test
    void slain_it_does_no_more_and_the_hurt_stay_hurt() {
        Unfolding u = arrives(sent(Played.profile(), "mission:slay orc", 8), 20);

        assertThat(u.state().effects().of("SP-63")).isEmpty();
        assertThat(reported(u)).isEqualTo("the stalker has been slain, and its mission is over");
        assertThat(orcs(u.state())).anyMatch(orc -> orc.able() && orc.hitPoints() == 4);
        assertThat(orcs(u.state())).anyMatch(orc -> orc.hitPoints() < 4);
    }

    @Test
    void whom_it_is_to_drive_off_flee_when_half_of_them_have_fallen() {
        Unfolding u = arrives(sent(Played.profile(), "mission:drive off orc", 4), 12);

        assertThat(orcs(u.state()))
                .filteredOn(orc -> orc.standing() == Foe.Standing.DEAD)
                .hasSize(2);
        assertThat(orcs(u.state()))
                .filteredOn(orc -> orc.standing() == Foe.Standing.FLED)
                .hasSize(2);
        assertThat(u.state().effects().of("SP-63")).isEmpty();
    }

    @Test
    void where_none_are_it_looks_on_day_by_day() {
        Expeditions play = sent(Played.profile(), "mission:slay troll", 0);
        assertThat(mission(play.state()).left()).isEqualTo(144);

        Unfolding u = arrives(play, 12);

        assertThat(mission(u.state()).left()).isEqualTo(144);
        assertThat(u.since(0)).noneMatch(HarmEvent.class::isInstance);
    }

    @ParameterizedTest
    @ValueSource(strings = {"4,5", "4,4"})
    void in_the_fifth_week_a_nine_twists_the_order_of_one_that_is_out(String faces) {
        Expeditions play = sent(Played.profile(), "mission:slay troll", 0);
        String[] two = faces.split(",", -1);
        ScriptedDice dice = ScriptedDice.of(Integer.parseInt(two[0]), Integer.parseInt(two[1]));
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());

        u.emit(new TownEvent.DaysPassed(35, new TreeMap<>(), new TreeMap<>(), "TI-02"));

        dice.requireAllThrown();
        assertThat(u.state().effects().of("SP-63")).hasSize(faces.equals("4,5") ? 0 : 1);
    }

    @Test
    void it_outlasts_its_caller_and_no_magic_dispels_it() {
        Expeditions play = sent(Played.profile(), "mission:slay orc", 2);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new HarmEvent.CharacterDied(MAGE, "a dart", "CB-18", List.of()));

        assertThat(u.state().effects().of("SP-63")).hasSize(1);
        assertThat(play.world().book().spells().spell("SP-63").dispel()).isEqualTo(Spell.Dispel.NO);
    }

    @Test
    void one_that_guards_keeps_to_it_when_its_caller_has_fallen() {
        Expeditions play = sent(Played.profile(), "mission:guard", 0);
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());

        u.emit(new HarmEvent.CharacterDied(MAGE, "a dart", "CB-18", List.of()));

        assertThat(u.state().followers()).hasSize(1);
    }

    @Test
    void it_fetches_what_lies_at_a_square_that_was_seen_and_lays_it_down_where_it_was_called() {
        Purse gold = Purse.gold(250);
        Expeditions play = play(Played.profile(), mage(12, "SP-63"))
                .given(state -> state.changeLevel(
                        "one",
                        level -> level.withMoreSeen(List.of(FAR))
                                .withPiles(new TreeMap<>(Map.of(FAR, Hoard.pile("h1", FAR, gold, List.of()))))));
        cast(play, MAGE, "SP-63", "mission:fetch 14,2", 1, 1, 1, 1, 1, 1, 1, 1);
        // 130 feet there and as many back
        assertThat(mission(play.state()).left()).isEqualTo(Played.either(2, 4));

        Unfolding u = arrives(play, 12);

        assertThat(u.state().level("one").piles()).doesNotContainKey(FAR);
        assertThat(u.state().level("one").hoard("h1"))
                .hasValueSatisfying(pile -> assertThat(pile.coins()).isEqualTo(gold))
                .hasValueSatisfying(pile -> assertThat(pile.cell()).isEqualTo(new Cell(1, 2)));
        assertThat(u.state().effects().of("SP-63")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"mission:fetch 14,2", "mission:slay unicycle", "mission:dance", "mission:slay"})
    void what_it_cannot_be_told_is_refused(String mission) {
        Expeditions play = play(Played.profile(), mage(12, "SP-63"));
        assertThat(Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-63", List.of(mission)))
                .isPresent();
    }

    @Test
    void the_kind_may_be_named_apart() {
        assertThat(Mission.of(List.of("mission:drive off", "kind:orc")))
                .isEqualTo(Optional.of(new Mission(Mission.Deed.DRIVE, "orc")));
    }

    @Test
    void the_offer_asks_for_the_deed_and_the_kind_and_tells_nothing_of_who_lives_where() {
        Expeditions play = play(Played.profile(), mage(12, "SP-63"));
        Offer offer = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .filter(each -> each.id().equals("cast:" + MAGE + ":SP-63"))
                .findFirst()
                .orElseThrow();
        assertThat(offer.fields().getLast().choices())
                .extracting(Offer.Choice::value)
                .contains("orc", "troll", "red-dragon");

        Reading reading = Actions.read(
                play.world(),
                play.state(),
                new Seat.Company(),
                new Pick(offer.id(), Map.of("target", List.of("mission:slay"), "kind", List.of("troll"))));

        assertThat(reading)
                .isEqualTo(new Reading.Understood(
                        new MagicCommand.Cast(MAGE, "SP-63", List.of("mission:slay", "kind:troll"))));
    }

    private static String reported(Unfolding u) {
        return u.since(0).stream()
                .filter(SpellEvent.Reported.class::isInstance)
                .map(event -> ((SpellEvent.Reported) event).how())
                .findFirst()
                .orElse("");
    }

    /** One that fights three orcs beside its caller; all throws to hit are 12, all other dice two and three by turns. */
    private static Unfolding beside(Profile profile) {
        Expeditions play = Magicians.meeting(play(profile, mage(12, "SP-63")), Encounter.Phase.BATTLE, 30, "orc", 3, 4);
        cast(play, MAGE, "SP-63", "mission:slay orc", 1, 1, 1, 1, 1, 1, 1, 1);
        PrimitiveIterator.OfInt faces = IntStream.iterate(2, face -> 5 - face).iterator();
        Dice dice = ScriptedDice.none().afterwards((stream, sides) -> sides == 20 ? 12 : faces.nextInt());
        return new Unfolding(play.world(), play.state(), dice, new Consequences());
    }

    @Test
    void it_runs_down_those_who_flee_from_its_caller_and_nobody_sees_it(Profile profile) {
        Unfolding u = beside(profile);
        u.emit(new HarmEvent.FoeDied(Magicians.foe(1), "orc", "a sword", "CB-18"));
        u.emit(new MeetingEvent.FoesBroke(List.of(Magicians.foe(2), Magicians.foe(3)), Foe.Standing.FLED, "NP-22"));
        CampaignState before = u.state();
        u.emit(new MeetingEvent.MeetingEnded("victory", List.of()));

        assertThat(u.state().followers()).isEmpty();
        assertThat(u.state().effects().of("SP-63")).isEmpty();
        assertThat(reported(u)).isEqualTo("the stalker has done its mission and is gone");
        List<HarmEvent.FoeDied> died = u.close().stream()
                .filter(HarmEvent.FoeDied.class::isInstance)
                .map(HarmEvent.FoeDied.class::cast)
                .filter(each -> each.rule().equals("SP-63"))
                .toList();
        assertThat(died).extracting(HarmEvent.FoeDied::foe).containsExactly(Magicians.foe(2), Magicians.foe(3));
        assertThat(died)
                .flatExtracting(each -> Narrator.tell(u.world(), before, u.state(), each, new Seat.Referee()))
                .hasSize(2)
                .allMatch(Line::secret);
    }

    @Test
    void those_from_whom_its_caller_withdraws_it_seeks_at_home_by_itself(Profile profile) {
        Unfolding u = beside(profile);
        List<Foe> orcs = u.state().encounter().orElseThrow().foes();
        u.emit(new MeetingEvent.MeetingEnded("withdrew", orcs));

        assertThat(u.state().followers()).isEmpty();
        assertThat(mission(u.state()).on()).isEqualTo(new Effect.On.OnCharacter(MAGE));
        u.emit(new MagicEvent.EffectEnded(mission(u.state()).id(), "its time is up"));
        assertThat(u.state().level("one").room("1").dwellers())
                .hasSize(3)
                .allMatch(orc -> orc.standing() == Foe.Standing.DEAD);
        assertThat(u.state().effects().of("SP-63")).isEmpty();
    }
}
