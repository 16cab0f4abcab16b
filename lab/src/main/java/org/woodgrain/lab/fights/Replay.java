package org.woodgrain.lab.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Recorder;

/** One fight of a simulation told blow by blow, with its dice. */
public final class Replay implements Recorder, Tale {
    private final Matchup matchup;
    private final List<String> lines = new ArrayList<>();

    private Replay(Matchup matchup) {
        this.matchup = matchup;
    }

    /** The fight of a number, in lines. */
    public static List<String> of(Setting setting, long seed, long number) {
        Replay replay = new Replay(setting.matchup());
        Arena arena = new Arena(setting, seed, replay, replay);
        arena.open(number);
        replay.lines.add("Fight " + number + " of seed " + seed);
        for (int i = 0; i < arena.begun.length; i++) {
            replay.lines.add("  " + replay.name(i) + ": " + arena.begun[i] + " hit points");
        }
        while (arena.goesOn()) {
            replay.lines.add("Round " + (arena.rounds() + 1));
            arena.round();
        }
        int winner = arena.winner();
        replay.lines.add(
                winner == Tally.NEITHER
                        ? "Neither side wins."
                        : "Side " + (winner == 0 ? "A" : "B") + " wins in round " + arena.rounds() + ".");
        return List.copyOf(replay.lines);
    }

    private String name(int who) {
        return who >= 0 && who < matchup.size() ? matchup.combatant(who).name() : "nobody";
    }

    private void say(String what) {
        lines.add("  " + what);
    }

    @Override
    public void tell(String what) {
        say(what);
    }

    @Override
    public boolean silent() {
        return false;
    }

    private static String word(Enum<?> what) {
        return what.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @Override
    public void initiative(int company, int foes) {
        say("initiative: A " + company + ", B " + foes);
    }

    @Override
    public void initiative(int[] dice, int[] thrown) {
        StringBuilder each = new StringBuilder();
        for (int who = 0; who < dice.length; who++) {
            if (dice[who] > 0) {
                each.append(each.isEmpty() ? "" : ", ")
                        .append(name(who))
                        .append(' ')
                        .append(thrown[who]);
            }
        }
        say("initiative: " + each);
    }

    @Override
    public void blow(int attacker, int target, int form, int need, int natural, boolean hit) {
        String with = name(attacker) + (matchup.form(form).missile() ? " shoots at " : " strikes at ") + name(target)
                + " with " + matchup.form(form).name();
        say(with + (natural == 0 ? "" : ": " + natural + ", needs " + need) + (hit ? ", hits" : ", misses"));
    }

    @Override
    public void touched(int attacker, int target, int need, int natural, boolean hit) {
        say(name(attacker) + " reaches for " + name(target) + ": " + natural + ", needs " + need
                + (hit ? ", hits" : ", misses"));
    }

    @Override
    public void harm(int attacker, int target, int form, int points, int left) {
        say(name(target) + " loses " + points + ", has " + left);
    }

    @Override
    public void suffered(int who, int by, String cause, int points, int left) {
        say(name(who) + " loses " + points + " by " + cause + ", has " + left);
    }

    @Override
    public void save(int who, Danger danger, int need, int natural, boolean made) {
        say(name(who) + " saves against " + word(danger) + ": " + natural + ", needs " + need
                + (made ? ", made" : ", failed"));
    }

    @Override
    public void afflicted(int who, int by, Affliction what, int amount) {
        say(name(who) + ": " + word(what));
    }

    @Override
    public int drained(int who, int by, int levels) {
        say(name(who) + " is drained of levels: " + levels);
        return UNTOLD;
    }

    @Override
    public void armHurt(int who, int by, boolean gone, int suffered) {
        say(name(by) + (gone ? " cuts off" : " hurts") + " an arm of " + name(who));
    }

    @Override
    public void released(int holder, int victim) {
        say(name(holder) + " lets go of " + name(victim));
    }

    @Override
    public void regained(int who, int points, int now) {
        say(name(who) + " regains " + points + ", has " + now);
    }

    @Override
    public void senseless(int who, int by) {
        say(name(who) + " lies senseless");
    }

    @Override
    public void fell(int who, int by, String cause) {
        say(name(who) + " is slain (" + cause + ")");
    }

    @Override
    public void parted(int who, int by, int pieces) {
        say(name(who) + " is parted");
    }
}
