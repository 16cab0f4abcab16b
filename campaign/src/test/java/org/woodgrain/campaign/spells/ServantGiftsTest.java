package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** A djinni that serves makes meals and things, three times a day each; an efreeti only things. */
@UnderBothProfiles
class ServantGiftsTest {
    private static final FoeId GENIE = new FoeId("g");

    private static Expeditions served(Profile profile, String kind) {
        Foe genie = new Foe(GENIE, kind, kind, 30, 30, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        return play(profile, mage(9)).given(state -> state.withFollowers(List.of(new Follower(genie, MAGE))));
    }

    private static MagicCommand.AskGift ask(String article) {
        return new MagicCommand.AskGift(GENIE, MAGE, article);
    }

    private static boolean has(Expeditions play, String kind) {
        return play.who(MAGE).items().stream().anyMatch(item -> item.kind().equals(kind));
    }

    private static void day(Expeditions play) {
        Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
        Time.inTown(u, Clock.TURNS_IN_DAY);
        u.close();
        play.given(before -> u.state());
    }

    @Test
    void a_sword_is_gone_after_a_day_and_a_rope_is_there_still(Profile profile) {
        Expeditions play = served(profile, "djinni").order(ask("EQI-10")).order(ask("EQI-37"));
        assertThat(play.told()).anyMatch(line -> line.contains("makes"));
        assertThat(has(play, "EQI-10") && has(play, "EQI-37")).isTrue();
        day(play);
        assertThat(has(play, "EQI-10")).isFalse();
        assertThat(has(play, "EQI-37")).isTrue();
    }

    @Test
    void three_meals_for_twelve_a_day_and_three_again_the_next(Profile profile) {
        Expeditions play = served(profile, "djinni")
                .order(ask(ServantGifts.MEAL))
                .order(ask(ServantGifts.MEAL))
                .order(ask(ServantGifts.MEAL));
        assertThat(play.who(MAGE).items().stream()
                        .filter(item -> item.name().contains("food"))
                        .mapToInt(Item::quantity)
                        .sum())
                .isEqualTo(36);
        assertThat(play.refused(ask(ServantGifts.MEAL))).isInstanceOf(MagicRefusal.WrongTarget.class);
        day(play);
        play.order(ask(ServantGifts.MEAL));
    }

    @Test
    void an_efreeti_makes_no_food_and_no_other_servant_makes_anything(Profile profile) {
        assertThat(served(profile, "efreeti").refused(ask(ServantGifts.MEAL)))
                .isInstanceOf(MagicRefusal.WrongTarget.class);
        assertThat(served(profile, "ogre").refused(ask("EQI-10"))).isInstanceOf(MagicRefusal.WrongTarget.class);
        assertThat(served(profile, "djinni").refused(ask("EQI-33"))).isInstanceOf(MagicRefusal.WrongTarget.class);
    }

    @Test
    void what_can_be_asked_for_is_offered(Profile profile) {
        Expeditions play = served(profile, "djinni");
        List<Offer> offers = Actions.of(play.world(), play.state(), new Seat.Company());
        assertThat(offers).anySatisfy(offer -> {
            assertThat(offer.label()).contains("make something");
            assertThat(offer.fields().getFirst().choices())
                    .anyMatch(choice -> choice.value().equals("EQI-10"));
        });
        Pick pick = new Pick("ask-gift:g", Map.of("what", List.of("EQI-10"), "who", List.of(MAGE.value())));
        assertThat(Actions.read(play.world(), play.state(), new Seat.Company(), pick))
                .isEqualTo(new Reading.Understood(ask("EQI-10")));
    }
}
