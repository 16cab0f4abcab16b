package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.does;
import static org.woodgrain.campaign.spells.FoeCasters.met;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;

@UnderBothProfiles
class FoeImagesTest {
    private Expeditions shown(Profile profile) {
        Expeditions play = met(profile, 10, 20, "SP-11");
        does(play, u -> Casting.carryOut(u, FOE, "SP-11", List.of("creature:ogre")), 1);
        return play;
    }

    private List<Event> doubts(Expeditions play, CharacterId who, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        Doubting.look(u, who);
        dice.requireAllThrown();
        List<Event> events = u.close();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    @Test
    @Rule("SP-11")
    void who_doubts_and_saves_knows_it_and_the_one_he_tells_saves_at_four_more(Profile profile) {
        Expeditions play = shown(profile);
        FoeId image = image(play);
        int needed = org.woodgrain.campaign.people.Saves.needed(
                play.world().book(), play.state().ruleset(), play.who(FIGHTER), Danger.SPELLS);

        doubts(play, FIGHTER, needed - 1);
        assertThat(FoeImages.believes(play.state(), image, FIGHTER)).isTrue();
        doubts(play, FIGHTER, needed);
        assertThat(FoeImages.believes(play.state(), image, FIGHTER)).isFalse();
        assertThat(Doubting.knower(play.state(), image).map(Adventurer::name)).contains("Conan");

        int other = org.woodgrain.campaign.people.Saves.needed(
                play.world().book(), play.state().ruleset(), play.who(MAGE), Danger.SPELLS);
        assertThat(FoeImages.believes(play.state(), image, MAGE)).isTrue();
        doubts(play, MAGE, other - 4);
        assertThat(FoeImages.believes(play.state(), image, MAGE)).isFalse();
    }

    @Test
    @Rule("SP-11")
    void a_doubt_is_open_in_every_fight_takes_the_round_and_tells_nothing_where_all_is_real() {
        Expeditions play = met(Played.profile(), 10, 20);
        assertThat(Options.of(play.world(), play.state(), play.who(FIGHTER), false))
                .extracting(Options.Choice::value)
                .contains("doubt");

        List<Event> events = does(
                play,
                u -> Battle.round(
                        u,
                        List.of(new FighterOrder(FIGHTER, new Deed.Doubt()), new FighterOrder(MAGE, new Deed.Guard()))),
                3);

        assertThat(events)
                .filteredOn(SpellEvent.EyesDoubted.class::isInstance)
                .singleElement()
                .satisfies(event ->
                        assertThat(((SpellEvent.EyesDoubted) event).images()).isEmpty());
        assertThat(events)
                .noneMatch(event ->
                        event instanceof BattleEvent.Struck blow && blow.by().equals(new Fighter.Member(FIGHTER)));
    }

    private FoeId image(Expeditions play) {
        return play.state().encounter().orElseThrow().foes().getLast().id();
    }

    @Test
    @Rule({"SP-11", "SP-117"})
    void the_company_takes_it_for_one_more_of_those_it_has_met(Profile profile) {
        Expeditions play = met(profile, 10, 20, "SP-11");
        CampaignState before = play.state();
        List<Event> events = does(play, u -> Casting.carryOut(u, FOE, "SP-11", List.of("creature:ogre")), 1);
        StringBuilder told = new StringBuilder();
        CampaignState now = before;
        for (Event event : events) {
            CampaignState after = org.woodgrain.campaign.evolve.Evolve.apply(now, event);
            for (Line line : Narrator.tell(play.world(), now, after, event, new Seat.Company())) {
                told.append(line.text()).append('\n');
            }
            now = after;
        }
        assertThat(told.toString())
                .contains("casts a spell")
                .contains("is suddenly there")
                .doesNotContainIgnoringCase("phantasm")
                .doesNotContainIgnoringCase("image");
        assertThat(play.state().encounter().orElseThrow().able()).hasSize(2);
    }

    @Test
    @Rule("SP-11")
    void its_blows_wound_those_who_believe_in_it_and_a_blow_of_theirs_ends_it(Profile profile) {
        Expeditions play = shown(profile);
        FoeId image = image(play);
        List<Event> events = new ArrayList<>();
        for (int seed = 1; seed < 30 && FoeImages.is(play.state(), image); seed++) {
            events.addAll(does(
                    play,
                    u -> Battle.round(
                            u,
                            List.of(
                                    new FighterOrder(FIGHTER, new Deed.Strike(image)),
                                    new FighterOrder(MAGE, new Deed.Guard()))),
                    seed));
        }
        assertThat(events)
                .anyMatch(event ->
                        event instanceof BattleEvent.Struck blow && blow.by().equals(new Fighter.Opponent(image)));
        assertThat(events).anyMatch(SpellEvent.ImageVanished.class::isInstance);
        assertThat(play.state().encounter().orElseThrow().foes()).hasSize(1);
    }

    @Test
    @Rule({"SP-11", "MA-11"})
    void a_wound_to_its_caster_ends_it_and_spells_find_nothing_in_it() {
        Expeditions play = shown(Played.profile());
        FoeId image = image(play);
        does(play, u -> Casting.carryOut(u, MAGE_CASTS, "SP-08", List.of("type:4")), 2);
        assertThat(effects(play, "SP-08")).isEmpty();
        does(play, u -> Injury.hurt(u, FOE.on(), 1, "a stone", "CB-18", List.of()), 1);
        assertThat(FoeImages.is(play.state(), image)).isFalse();
        assertThat(play.state().effects()).noneMatch(effect -> effect.kind().equals("SP-11"));
    }

    private static final Caster MAGE_CASTS = new Caster.Member(MAGE);
}
