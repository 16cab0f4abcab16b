package org.woodgrain.campaign.handling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Bargains;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** One member sells another something: both must say so, in one place. */
@Rule("EQ-03")
class TradingTest {
    private static final ItemId SWORD = new ItemId("a-sword");

    private static Expeditions company(Profile profile) {
        Item sword = new Item(SWORD, "EQI-10", "sword", 1, 50, 0, Carried.AT_HAND, "", 0);
        return Expeditions.begin(
                        profile,
                        Plans.draw("+-+-+-+-+-+", "|1 1 1 1 1|", "+-+-+-+-+-+").level(),
                        new Cell(1, 0),
                        Direction.EAST,
                        List.of(
                                Company.with(Company.of(FIGHTER).getFirst(), sword),
                                Company.of(CLERIC).getFirst()))
                .given(state -> state.change(FIGHTER, who -> who.withPurse(Purse.gold(3)))
                        .change(CLERIC, who -> who.withPurse(Purse.gold(20))));
    }

    private static Expeditions offered(Profile profile) {
        return company(profile).order(new HandlingCommand.Trade(FIGHTER, CLERIC, SWORD, 1, 7), ScriptedDice.none());
    }

    private static String bargain(Expeditions play) {
        return Bargains.open(play.state()).getFirst().id();
    }

    private static Expeditions answers(Expeditions play, boolean yes) {
        return play.order(new HandlingCommand.AnswerTrade(CLERIC, bargain(play), yes), ScriptedDice.none());
    }

    @ParameterizedTest
    @EnumSource
    void a_sells_a_sword_to_b_for_seven_and_nothing_changes_hands_before_b_agrees(Profile profile) {
        Expeditions play = offered(profile);
        assertThat(play.told()).contains("Fighter offers Cleric the sword for 7 gp.");
        assertThat(play.who(FIGHTER).item(SWORD)).isPresent();
        assertThat(play.who(CLERIC).purse()).isEqualTo(Purse.gold(20));

        answers(play, true);

        assertThat(play.who(FIGHTER).purse()).isEqualTo(Purse.gold(10));
        assertThat(play.who(CLERIC).purse()).isEqualTo(Purse.gold(13));
        assertThat(play.who(FIGHTER).item(SWORD)).isEmpty();
        assertThat(play.who(CLERIC).item(SWORD)).isPresent();
        assertThat(Bargains.open(play.state())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void b_may_decline_and_a_may_take_the_offer_back(Profile profile) {
        Expeditions declined = answers(offered(profile), false);
        Expeditions back = offered(profile);
        back.order(new HandlingCommand.WithdrawTrade(FIGHTER, bargain(back)), ScriptedDice.none());

        for (Expeditions play : List.of(declined, back)) {
            assertThat(Bargains.open(play.state())).isEmpty();
            assertThat(play.who(FIGHTER).item(SWORD)).isPresent();
            assertThat(play.who(FIGHTER).purse()).isEqualTo(Purse.gold(3));
        }
    }

    private static Refusal refusedAnswer(Expeditions play, CampaignState now) {
        return play.given(any -> now).refused(new HandlingCommand.AnswerTrade(CLERIC, bargain(play), true));
    }

    @ParameterizedTest
    @EnumSource
    void what_was_offered_must_still_be_there_and_paid_for_and_both_in_one_place(Profile profile) {
        Expeditions play = offered(profile);
        CampaignState open = play.state();
        assertThat(refusedAnswer(play, open.change(FIGHTER, who -> who.withItems(List.of()))))
                .isInstanceOf(HandlingRefusal.NoSuchThing.class);
        assertThat(refusedAnswer(play, open.change(CLERIC, who -> who.withPurse(Purse.gold(6)))))
                .isInstanceOf(TownRefusal.NotEnoughGold.class);
        Effect elsewhere = new Effect(
                "alone",
                Apart.KIND,
                "",
                new Effect.On.OnCharacter(CLERIC),
                "",
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(Map.of(Apart.X, 4, Apart.Y, 0)),
                new TreeMap<>(Map.of(Apart.LEVEL, "one")),
                true);
        List<Effect> effects = new ArrayList<>(open.effects().stream().toList());
        effects.add(elsewhere);
        assertThat(refusedAnswer(play, open.withEffects(effects))).isInstanceOf(HandlingRefusal.NotHere.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 21, 85_899_346, Integer.MAX_VALUE})
    void a_price_below_nothing_or_beyond_the_purse_is_refused(int gold) {
        Expeditions play = company(Profile.ORIGINAL);
        CampaignState before = play.state();
        Refusal refusal = play.refused(new HandlingCommand.Trade(FIGHTER, CLERIC, SWORD, 1, gold));
        assertThat(refusal.rule()).isIn("EQ-03", "EQ-02");
        assertThat(play.state()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource
    void a_thing_is_offered_once_at_a_time_and_nobody_else_answers(Profile profile) {
        Expeditions play = offered(profile);
        assertThat(play.refused(new HandlingCommand.Trade(FIGHTER, CLERIC, SWORD, 1, 9)))
                .isInstanceOf(HandlingRefusal.OfferedAlready.class);
        assertThat(play.refused(new HandlingCommand.AnswerTrade(FIGHTER, bargain(play), true)))
                .isInstanceOf(HandlingRefusal.NothingOffered.class);
        assertThat(play.refused(new HandlingCommand.AnswerTrade(CLERIC, "bargain-x", true)))
                .isInstanceOf(HandlingRefusal.NothingOffered.class);
    }

    @ParameterizedTest
    @EnumSource
    void the_answers_are_offered_and_understood(Profile profile) {
        Expeditions play = offered(profile);
        List<String> ids = Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .map(Offer::id)
                .toList();
        assertThat(ids).contains("buy." + bargain(play), "decline." + bargain(play), "withdraw." + bargain(play));
        assertThat(Actions.read(
                        play.world(), play.state(), new Seat.Company(), new Pick("buy." + bargain(play), Map.of())))
                .isEqualTo(new Reading.Understood(new HandlingCommand.AnswerTrade(CLERIC, bargain(play), true)));
    }

    @ParameterizedTest
    @EnumSource
    void at_the_referees_word_it_changes_hands_at_once(Profile profile) {
        Expeditions play = company(profile);
        play.rules(new HandlingCommand.Trade(FIGHTER, CLERIC, SWORD, 1, 7), ScriptedDice.none());
        assertThat(play.who(CLERIC).item(SWORD)).isPresent();
        assertThat(play.events(HandlingEvent.PricePaid.class)).hasSize(1);
    }
}
