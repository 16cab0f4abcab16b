package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.Reckoning;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.state.CampaignState;

/** The end of an expedition in words. */
final class HomeNarration {
    private HomeNarration() {}

    static List<Line> home(TownEvent.CameHome home, Seat seat) {
        List<Line> lines = new ArrayList<>();
        Reckoning reckoning = home.reckoning();
        lines.addAll(Lines.mark("Home again after " + home.turns() + (home.turns() == 1 ? " turn" : " turns")));
        lines.addAll(Lines.of(
                "Treasure brought home: " + Coinage.label(Math.toIntExact(reckoning.treasure())) + ". "
                        + (reckoning.survivors() == 1
                                ? "One survivor has it all."
                                : reckoning.survivors() + " survivors share equally"
                                        + (reckoning.hirelings() > 0 ? ", hirelings half." : ".")),
                home,
                seat,
                Line.Tone.PLAIN));
        for (Reckoning.Counted counted : reckoning.prizes()) {
            lines.add(new Line(
                    counted.what() + ": " + counted.points() + " points (opposition of level " + counted.opposition()
                            + ").",
                    counted.rule(),
                    List.of(),
                    Line.Tone.PLAIN,
                    false));
        }
        return lines;
    }

    static List<Line> gain(CampaignState after, TownEvent.ExperienceGained gained, Seat seat) {
        Gain gain = gained.gain();
        String percent = gain.percent() == 0 ? "" : ", " + (gain.percent() > 0 ? "+" : "") + gain.percent() + "%";
        String limit = switch (gain.limit()) {
            case "" -> "";
            case "CH-82" -> " A neutral cleric must take a side before the next level (CH-82).";
            default -> " More would be two levels at once (" + gain.limit() + ").";
        };
        return Lines.of(
                PeopleNarration.name(after, gain.who()) + " gains " + gain.gained() + " experience as a "
                        + gain.in().label() + ", " + gain.total() + " in all: share " + gain.share()
                        + ", measured against level " + gain.level() + percent + ", " + gain.earned() + "." + limit,
                gained,
                seat,
                Line.Tone.GOOD);
    }
}
