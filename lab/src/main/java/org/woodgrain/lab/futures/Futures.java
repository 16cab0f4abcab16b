package org.woodgrain.lab.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Lineup;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.meeting.Outlook;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.fights.Entrant;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Heart;
import org.woodgrain.lab.fights.Setting;
import org.woodgrain.lab.fights.Simulation;
import org.woodgrain.lab.fights.Tally;
import org.woodgrain.lab.fights.Vigour;
import org.woodgrain.lab.fights.Volley;
import org.woodgrain.lab.table.LiveFights;

/**
 * What may come of the fight that is on: it is fought to its end some thousand times from where it stands, in the lab's
 * arena, or some dozens of times in the campaign itself. Dice of the campaign are not touched, and nothing of it is written down.
 */
public final class Futures {
    /** How often it is fought. */
    public static final int FIGHTS = 10_000;

    /** How often it is played out in the campaign itself. */
    public static final int PLAYED = 100;

    private static final int SEED = 1;
    private static final String NOT_FOR_PLAYERS = "Only the referee may look into the futures of a fight.";
    private static final String NO_FIGHT = "There is no fight whose futures could be told.";

    private Futures() {}

    /** What came of asking. */
    public sealed interface Answer {
        /** What may come of it. */
        record Told(Forecast forecast) implements Answer {}

        /** Why nothing is told. */
        record Refused(String message) implements Answer {}
    }

    /** Asks; only a seat that sees all is told, for the answer betrays what the foes have left. */
    public static Answer ask(World world, CampaignState state, Seat seat) {
        if (!seat.seesAll()) {
            return new Answer.Refused(NOT_FOR_PLAYERS);
        }
        Optional<Outlook> outlook = Outlook.of(world, state);
        if (outlook.isEmpty()) {
            return new Answer.Refused(NO_FIGHT);
        }
        Setting setting = setting(world, state, outlook.get());
        try {
            Tally tally = new Simulation(setting, SEED, FIGHTS).run(threads(), done -> {});
            List<String> leftOut = new ArrayList<>(setting.uncounted());
            leftOut.addAll(Outlook.unweighed(state));
            return new Answer.Told(Forecast.of(Forecast.Manner.ARENA, tally, leftOut));
        } catch (FightsException endless) {
            return new Answer.Refused("Nothing is told: " + endless.getMessage() + ".");
        }
    }

    /** Asks for futures that are played out in the campaign itself, with all its rules: fewer, and slower. */
    public static Answer play(World world, CampaignState state, Seat seat) {
        if (!seat.seesAll()) {
            return new Answer.Refused(NOT_FOR_PLAYERS);
        }
        return Outlook.of(world, state)
                .<Answer>map(outlook -> new Answer.Told(Forecast.of(
                        Forecast.Manner.PLAYED, LiveFights.of(world, state, SEED, PLAYED, threads()), List.of())))
                .orElseGet(() -> new Answer.Refused(NO_FIGHT));
    }

    private static int threads() {
        return Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors()));
    }

    private static Setting setting(World world, CampaignState state, Outlook outlook) {
        List<Entrant> entrants = new ArrayList<>();
        for (Lineup.One one : outlook.lineup().all()) {
            entrants.add(entrant(one));
        }
        Conditions conditions = Conditions.USUAL.apart(
                Math.min(Conditions.FARTHEST, outlook.lineup().ground().distance()));
        return Setting.live(
                state.ruleset(),
                world.book().combat().attack(),
                entrants,
                List.of(heart(outlook.company()), heart(outlook.foes())),
                conditions.withMorale(outlook.morale()),
                new Setting.Moment(
                        true,
                        outlook.lineup().ground(),
                        outlook.lineup().regard(),
                        outlook.segment() ? 0 : Setting.Moment.NOBODY,
                        outlook.first(),
                        outlook.lineup().restore()));
    }

    private static Entrant entrant(Lineup.One one) {
        Vigour vigour = Vigour.given(one.ready().hitPoints(), one.ready().maxHitPoints(), 0);
        Optional<Volley> volley = one.missiles()
                .map(each -> new Volley(each.ranges(), each.stock(), each.launcher(), each.wet() ? 2 : 1));
        return switch (one) {
            case Lineup.One.Member member ->
                new Entrant(
                        member.ready(),
                        vigour,
                        new Entrant.Nature.Person(member.characterClass(), member.riches()),
                        member.pace(),
                        volley,
                        member.armed());
            case Lineup.One.Creature creature ->
                new Entrant(
                        creature.ready(),
                        vigour,
                        new Entrant.Nature.Beast(
                                creature.row(),
                                creature.morale(),
                                creature.leads(),
                                creature.breaths(),
                                creature.hunts()),
                        creature.pace(),
                        volley,
                        true);
        };
    }

    private static Heart heart(Outlook.Band band) {
        return new Heart(
                band.strength(),
                band.anySlain(),
                band.leaderLost(),
                band.passed(),
                band.taken(),
                band.spirits(),
                band.atHome(),
                band.way(),
                band.waver(),
                band.pressing());
    }
}
