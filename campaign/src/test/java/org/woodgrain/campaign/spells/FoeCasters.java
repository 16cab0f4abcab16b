package org.woodgrain.campaign.spells;

import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;

/** A company met by monsters that cast, for tests of their magic. */
final class FoeCasters {
    static final FoeId CASTER = foe(1);
    static final Caster FOE = new Caster.Monster(CASTER);

    private FoeCasters() {}

    static Expeditions met(Profile profile, int feet, int points, String... spells) {
        return met(profile, "sorcerer", feet, points, spells);
    }

    /** A caster with these spells and no others meets a fighter and a magic-user of the third level. */
    static Expeditions met(Profile profile, String kind, int feet, int points, String... spells) {
        Expeditions play = meeting(
                play(profile, hardy(fighter(3)), hardy(mage(3, "SP-08"))), Encounter.Phase.BATTLE, feet, kind, 1, 20);
        play.given(state -> state.withNextId(100));
        return foes(play, foe -> {
            Foe now = foe.withHitPoints(points).withNumber("spells-drawn", 1);
            for (String spell : spells) {
                now = now.withNumber(MonsterCasting.key(spell), 1);
            }
            return now;
        });
    }

    static Adventurer hardy(Adventurer who) {
        return who.withMaxHitPoints(60).withHitPoints(60);
    }

    static Expeditions foes(Expeditions play, UnaryOperator<Foe> how) {
        return play.given(state -> state.withEncounter(state.encounter()
                .map(meeting ->
                        meeting.withFoes(meeting.foes().stream().map(how).toList()))));
    }

    static Optional<String> chosen(Expeditions play) {
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards(FastDice.seeded(7)), new Consequences());
        return MonsterCasting.choose(u, CASTER).map(MonsterCasting.Choice::spell);
    }

    static List<Event> does(Expeditions play, Consumer<Unfolding> what, int seed) {
        Unfolding u = new Unfolding(
                play.world(), play.state(), ScriptedDice.none().afterwards(FastDice.seeded(seed)), new Consequences());
        what.accept(u);
        List<Event> events = u.close();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    /** The same with these dice and no others. */
    static List<Event> exactly(Expeditions play, Consumer<Unfolding> what, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        what.accept(u);
        List<Event> events = u.close();
        dice.requireAllThrown();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    static List<Event> round(Expeditions play, int seed) {
        return does(play, u -> Battle.round(u, List.of()), seed);
    }
}
