package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.DWARF;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Purse;

/** Comrades on the back. */
@UnderBothProfiles
class BearersTest {
    private static Adventurer laden(CharacterId id, Race race, int pounds) {
        return Company.member(id, race, CharacterClass.FIGHTING_MAN, 6, pounds * 10, List.of());
    }

    private static Expeditions below(Profile profile, Adventurer... company) {
        return Expeditions.begin(
                profile,
                Plans.draw("+-+-+-+-+", "|. . . .|", "+-+-+-+-+").level(),
                new Cell(1, 0),
                Direction.EAST,
                List.of(company));
    }

    private static CampaignState asleep(CampaignState state, CharacterId who) {
        List<Effect> effects = new ArrayList<>(state.effects());
        effects.add(new Effect(
                "e-" + who,
                "sleep",
                "asleep",
                new Effect.On.OnCharacter(who),
                "",
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(Map.of(Effect.HELPLESS, 1)),
                false));
        return state.withEffects(effects);
    }

    private static int inches(Expeditions play, CharacterId who) {
        return new Gait(play.world().book(), play.state()).inches(play.who(who));
    }

    private static int borne(Expeditions play, CharacterId who) {
        return new Burdens(play.world().book(), play.state()).of(play.who(who));
    }

    @Test
    @Rule("EQ-29")
    void a_stripped_man_on_the_back_of_one_with_twenty_pounds_makes_195_and_half_speed(Profile profile) {
        Expeditions play = below(profile, laden(FIGHTER, Race.HUMAN, 20), laden(CLERIC, Race.HUMAN, 0));
        play.given(state -> asleep(state, CLERIC));
        DelveCommand.March east = new DelveCommand.March(List.of(Direction.EAST), DelveCommand.Care.USUAL);
        assertThat(play.refused(east).message()).contains("carried");
        play.order(new HandlingCommand.Carry(FIGHTER, CLERIC));
        assertThat(play.told()).containsExactly("Fighter takes Cleric up to carry: 175 lb.");
        assertThat(200 + borne(play, FIGHTER)).isEqualTo(1950);
        assertThat(inches(play, FIGHTER)).isEqualTo(3);
        assertThat(Train.pace(play.world(), play.state())).isEqualTo(3);
        play.order(east, ScriptedDice.none().afterwards((stream, sides) -> 3));
        assertThat(play.cell()).isEqualTo(new Cell(2, 0));
        play.order(new HandlingCommand.LayDown(CLERIC));
        assertThat(inches(play, FIGHTER)).isEqualTo(12);
        assertThat(play.refused(east).message()).contains("carried");
    }

    @ParameterizedTest
    @CsvSource({"DWARF, 1500", "ELF, 1300", "HOBBIT, 600", "HUMAN, 1750"})
    @Rule("EQ-29")
    void each_people_has_its_weight_and_gear_weighs_on_top(Race race, int weight) {
        Expeditions play = below(Played.profile(), laden(FIGHTER, Race.HUMAN, 0), laden(ELF, race, 40));
        play.given(state -> asleep(state.change(ELF, who -> who.withPurse(Purse.gold(100))), ELF));
        play.order(new HandlingCommand.Carry(FIGHTER, ELF));
        assertThat(borne(play, FIGHTER)).isEqualTo(weight + 400 + 100);
    }

    @Test
    @Rule({"EQ-29", "EQ-31"})
    void nobody_carries_more_than_300_pounds_or_two_comrades_or_one_who_can_walk() {
        Expeditions play = below(
                Played.profile(),
                laden(FIGHTER, Race.HUMAN, 130),
                laden(CLERIC, Race.HUMAN, 0),
                laden(HOBBIT, Race.HOBBIT, 0),
                laden(DWARF, Race.DWARF, 0));
        assertThat(play.refused(new HandlingCommand.Carry(FIGHTER, CLERIC)).message())
                .isEqualTo("Cleric cannot be carried: able to walk.");
        play.given(state -> asleep(asleep(state, CLERIC), HOBBIT));
        assertThat(play.refused(new HandlingCommand.Carry(FIGHTER, CLERIC)).message())
                .contains("305 lb");
        play.order(new HandlingCommand.Carry(FIGHTER, HOBBIT));
        assertThat(play.refused(new HandlingCommand.Carry(DWARF, HOBBIT)).message())
                .contains("already");
        play.order(new HandlingCommand.Carry(DWARF, CLERIC));
        assertThat(play.refused(new HandlingCommand.Carry(DWARF, CLERIC)).message())
                .contains("already");
    }

    @Test
    @Rule("EQ-29")
    void who_wakes_is_set_on_his_feet() {
        Expeditions play = below(Played.profile(), laden(FIGHTER, Race.HUMAN, 20), laden(CLERIC, Race.HUMAN, 0));
        play.given(state -> asleep(state, CLERIC));
        play.order(new HandlingCommand.Carry(FIGHTER, CLERIC));
        play.given(state -> state.withEffects(
                state.effects().stream().filter(effect -> !effect.helpless()).toList()));
        play.doing(Bearers::settle, ScriptedDice.none());
        assertThat(Burdens.bearer(play.state(), CLERIC)).isEmpty();
        assertThat(inches(play, FIGHTER)).isEqualTo(12);
    }

    @Test
    @Rule("EQ-29")
    void the_dead_weigh_on_the_least_laden_are_dragged_when_too_heavy_and_may_be_left() {
        Expeditions play = below(
                Played.profile(),
                laden(FIGHTER, Race.HUMAN, 70),
                laden(CLERIC, Race.HUMAN, 100),
                laden(DWARF, Race.DWARF, 0));
        play.given(state -> state.change(CLERIC, who -> who.withLife(Life.DEAD)));
        assertThat(borne(play, DWARF)).isEqualTo(2750);
        assertThat(borne(play, FIGHTER)).isZero();
        play.given(state -> state.change(DWARF, who -> who.withLife(Life.DEAD)));
        assertThat(borne(play, FIGHTER)).isEqualTo(3000 - 700);
        assertThat(inches(play, FIGHTER)).isEqualTo(3);
        Offer leave = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .filter(each -> each.id().equals("leave-dead." + CLERIC))
                .findFirst()
                .orElseThrow();
        assertThat(leave.label()).isEqualTo("Leave the body of Cleric (275 lb) for good");
        play.order(new HandlingCommand.LeaveDead(CLERIC));
        assertThat(TheDead.atHand(play.state(), play.who(CLERIC))).isFalse();
        assertThat(borne(play, FIGHTER)).isEqualTo(1500);
    }

    @Test
    @Rule("EQ-29")
    void carrying_is_offered_where_it_can_be_done() {
        Expeditions play = below(Played.profile(), laden(FIGHTER, Race.HUMAN, 20), laden(CLERIC, Race.HUMAN, 0));
        play.given(state -> asleep(state, CLERIC));
        Pick pick = new Pick("carry." + CLERIC, Map.of("bearer", List.of(FIGHTER.value())));
        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals(pick.offer()));
        assertThat(Actions.read(play.world(), play.state(), new Seat.Company(), pick))
                .isEqualTo(new Reading.Understood(new HandlingCommand.Carry(FIGHTER, CLERIC)));
    }
}
