package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Roll;

/** One fight of a simulation as the game tells it to the referee, with all dice. */
public final class TableReplay {
    private final TableSetting setting;
    private final List<String> lines = new ArrayList<>();

    private TableReplay(TableSetting setting) {
        this.setting = setting;
    }

    /** The fight of a number, in lines. */
    public static List<String> of(TableSetting setting, long seed, long number) {
        TableReplay replay = new TableReplay(setting);
        replay.lines.add("Fight " + number + " of seed " + seed);
        TableFights.Result result = new TableFights(setting, seed, replay::tell).fight(number, replay::open);
        replay.lines.add(verdict(setting, result));
        return List.copyOf(replay.lines);
    }

    private static String verdict(TableSetting setting, TableFights.Result result) {
        int company = setting.companySide();
        String won = switch (result.ended()) {
            case VICTORY, DRIVEN_OFF, YIELDED -> letter(company) + " wins";
            case LOST -> letter(1 - company) + " wins";
            case PARTED, UNENDED -> "Neither side wins";
        };
        return won + ": " + result.ended().words() + ", after "
                + (result.witness().rounds == 1 ? "1 round" : result.witness().rounds + " rounds") + ".";
    }

    private static String letter(int side) {
        return side == 0 ? "A" : "B";
    }

    private void open(CampaignState state, List<Foe> foes) {
        for (Adventurer each : state.company()) {
            lines.add("  " + each.name() + ": " + each.hitPoints() + " hit points");
        }
        foes.forEach(foe -> lines.add("  " + foe.name() + ": " + foe.hitPoints() + " hit points"));
    }

    private void tell(CampaignState before, Event event, CampaignState after) {
        for (Line line : Narrator.tell(setting.world(), before, after, event, new Seat.Referee())) {
            String dice = line.rolls().stream().map(TableReplay::dice).collect(Collectors.joining("; "));
            lines.add((line.tone() == Line.Tone.MARK ? "" : "  ")
                    + line.text()
                    + (dice.isEmpty() ? "" : "  [" + dice + "]"));
        }
    }

    private static String dice(Roll roll) {
        String need = switch (roll.test()) {
            case NONE -> "";
            case AT_LEAST -> ", needs " + roll.target() + " or more";
            case AT_MOST -> ", needs " + roll.target() + " or less";
        };
        return roll.purpose() + " " + roll.notation() + ": " + roll.total() + need;
    }
}
