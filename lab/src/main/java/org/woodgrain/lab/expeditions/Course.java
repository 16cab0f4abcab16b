package org.woodgrain.lab.expeditions;

import java.nio.charset.StandardCharsets;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.dice.SealedDice;
import org.woodgrain.lab.player.CarefulPlayer;
import org.woodgrain.lab.player.Game;

/** One campaign of a question, played to its end. */
public final class Course {
    /** A player who picks so often in one session gets nowhere. */
    private static final int MOST_PICKS = 1_500;

    private final Question question;
    private final World world;
    private final Game game;
    private final Diary diary;
    private final int number;
    private int picks;
    private boolean begun;
    private boolean stuck;

    /**
     * A campaign that has not begun.
     *
     * @param number from 1
     */
    public Course(Question question, int number) {
        this(question, question.world(), number);
    }

    Course(Question question, World world, int number) {
        this.question = question;
        this.number = number;
        this.world = world;
        this.game =
                new Game(world, SealedDice.of(secret(question.seed(), number)), player(question), question.company());
        this.diary = new Diary(world);
    }

    private static CarefulPlayer player(Question question) {
        return question.company().isEmpty()
                ? new CarefulPlayer(question.book())
                : new CarefulPlayer(question.book(), question.company().size());
    }

    /** What the dice of a campaign are drawn from. */
    public static byte[] secret(long seed, int number) {
        return ("lab seed " + seed + " campaign " + number).getBytes(StandardCharsets.UTF_8);
    }

    public World world() {
        return world;
    }

    /** How it stands. */
    CampaignState state() {
        return game.state();
    }

    /** Whether there is more to be played. */
    public boolean goesOn() {
        boolean home = game.state().underground().isEmpty();
        boolean late = home && question.turns() > 0 && diary.turns() >= question.turns();
        return !stuck && !late && diary.sessions() < question.sessions();
    }

    /** Plays on by one order. */
    public Game.Move play() {
        int sessions = diary.sessions();
        Game.Move move = begun
                ? game.play()
                : game.begin(new BeginCommand.Begin(
                        "campaign-" + number,
                        "Campaign " + number,
                        question.ruleset(),
                        SealedDice.commitment(secret(question.seed(), number))));
        begun = true;
        diary.follow(move.before(), move.events());
        picks = diary.sessions() == sessions ? picks + 1 : 0;
        if (picks > MOST_PICKS) {
            stuck = true;
            diary.ledger().add(Names.STUCK, 1);
        }
        return move;
    }

    /** What has come of it so far. */
    Ledger ledger() {
        return diary.ledger();
    }
}
