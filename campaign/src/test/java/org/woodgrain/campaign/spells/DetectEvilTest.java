package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** The magic-user's spell, and what all spells of the kind show. */
@UnderBothProfiles
@Rule("SP-15")
class DetectEvilTest {
    private static Expeditions searcher(Profile profile) {
        return play(profile, mage(3, "SP-15"), fighter(1))
                .given(state -> state.withPlace(new Place.Underground("one", new Cell(3, 2), Direction.EAST)));
    }

    /** What is felt when a monster is so many squares to the east. */
    private static Map<String, String> felt(Profile profile, int squares, String monster, Talk.Mood mood) {
        Expeditions play = meeting(searcher(profile), Encounter.Phase.INTENT, squares * 10, monster, 1, 4);
        play.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withTalk(meeting.talk().withMood(mood, 0)))
                .map(meeting -> at(meeting, new Cell(3 + squares, 2)))));
        cast(play, MAGE, "SP-15", "");
        return play.state().effects().isEmpty() ? Map.of() : last(play);
    }

    private static Encounter at(Encounter meeting, Cell cell) {
        return Encounter.begun(meeting.foes(), "one", Optional.empty(), cell, meeting.phase(), List.of())
                .withTalk(meeting.talk())
                .withKindKnown();
    }

    private static Map<String, String> last(Expeditions play) {
        play.order(new MagicCommand.FeelIntent(MAGE, ""), (stream, sides) -> 1);
        return play.events(MagicEvent.IntentFelt.class).getFirst().directions();
    }

    @Test
    void it_reaches_sixty_feet_and_lasts_two_turns(Profile profile) {
        assertThat(felt(profile, 6, "orc", Talk.Mood.CALM)).containsEntry("east", "faint");
        assertThat(felt(profile, 7, "orc", Talk.Mood.CALM)).isEmpty();

        Expeditions play = searcher(profile);
        cast(play, MAGE, "SP-15", "");
        assertThat(effects(play, "SP-15").getFirst().left()).isEqualTo(2);
    }

    @Test
    void one_who_means_to_murder_shows_whatever_his_side_and_a_hungry_wolf_does_not(Profile profile) {
        assertThat(felt(profile, 5, "bandit", Talk.Mood.ATTACK)).containsKey("east");
        assertThat(felt(profile, 5, "wolf", Talk.Mood.ATTACK)).isEmpty();
    }

    @Test
    void a_cursed_sword_is_evil_and_poison_is_not(Profile profile) {
        Item sword = new Item(new ItemId("sword"), "MI-013", "sword", 1, 60, 0, Carried.AT_HAND, "", -2);
        Item poison = new Item(new ItemId("potion"), "MI-064", "potion", 1, 5, 0, Carried.AT_HAND, "", 0);
        Expeditions play = searcher(profile)
                .given(state -> state.change(FIGHTER, who -> Company.with(Company.with(who, sword), poison)));
        cast(play, MAGE, "SP-15", "");

        assertThat(seen(play, "item:sword")).isEqualTo("faint");
        assertThat(seen(play, "item:potion")).isEmpty();
        assertThat(play.told()).contains("Mirabel looks at potion and feels no evil.");
        assertThat(play.refused(new MagicCommand.FeelIntent(MAGE, "item:elsewhere")))
                .isInstanceOf(MagicRefusal.NoTarget.class);
    }

    private static String seen(Expeditions play, String target) {
        play.order(new MagicCommand.FeelIntent(MAGE, target), (stream, sides) -> 1);
        return play.events(MagicEvent.IntentSeen.class).getFirst().strength();
    }

    @Test
    void those_who_live_in_a_passage_are_felt_too_and_a_foe_can_be_looked_at_alone() {
        Expeditions play = searcher(Played.profile());
        Foe orc = new Foe(foe(9), "orc", "orc", 4, 4, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        play.given(state -> state.changeLevel(
                "one",
                level -> level.withRoom(
                        LevelState.square(new Cell(7, 2)),
                        level.room(LevelState.square(new Cell(7, 2))).withDwellers(List.of(orc)))));
        cast(play, MAGE, "SP-15", "");
        assertThat(last(play)).containsEntry("east", "faint");

        Expeditions met = meeting(searcher(Played.profile()), Encounter.Phase.INTENT, 20, "ogre", 1, 20);
        cast(met, MAGE, "SP-15", "");
        assertThat(seen(met, "foe:m1")).isEqualTo("plain");
    }

    @Test
    void it_is_offered_with_all_that_can_be_looked_at() {
        Expeditions play = searcher(Played.profile());
        cast(play, MAGE, "SP-15", "");

        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .filteredOn(offer -> offer.id().equals("feel:" + MAGE))
                .singleElement()
                .satisfies(offer -> assertThat(offer.fields().getFirst().choices())
                        .extracting(choice -> choice.value())
                        .contains("", "member:" + FIGHTER));
    }

    @Test
    @Rule({"SP-15", "SP-78"})
    void a_curse_laid_by_an_evil_priest_who_has_gone_and_a_curse_of_a_scroll_are_felt(Profile profile) {
        for (String kind : List.of("SP-90", Maladies.CURSE)) {
            Expeditions play = Magicians.play(profile, Magicians.mage(3, "SP-15"), Magicians.fighter(1));
            Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            "effect-curse",
                            kind,
                            "cursed",
                            new Effect.On.OnCharacter(Magicians.FIGHTER),
                            "somebody-gone",
                            Effect.Unit.LASTING,
                            0,
                            new TreeMap<>(Map.of(Effects.SIDE, 3, Effects.LEVEL, 5, Maladies.CURSED, 1)),
                            false),
                    kind));
            play.given(any -> u.state());

            assertThat(Magicians.cast(play, Magicians.MAGE, "SP-15", "").stream()
                            .filter(MagicEvent.IntentFelt.class::isInstance)
                            .map(MagicEvent.IntentFelt.class::cast)
                            .findFirst()
                            .orElseThrow()
                            .directions())
                    .as(kind)
                    .containsKey("here");
        }
    }
}
