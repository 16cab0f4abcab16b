package org.woodgrain.campaign.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.spells.Devices;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.treasure.Charges;
import org.woodgrain.rules.treasure.MagicItem;

/** Wands and staves in words. */
final class DeviceNarration {
    private DeviceNarration() {}

    static List<Line> tell(World world, CampaignState before, DeviceEvent event, Seat seat) {
        return switch (event) {
            case DeviceEvent.Used used -> used(world, before, used, seat);
            case DeviceEvent.Broken broken ->
                Lines.of(
                        before.adventurer(broken.who()).map(Adventurer::name).orElse("Somebody")
                                + " breaks the staff: " + broken.points() + " points of ruin, " + broken.share()
                                + " for everybody within thirty feet.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case DeviceEvent.Sensed sensed -> Lines.of(sensed(before, sensed), event, seat, Line.Tone.PLAIN);
            case DeviceEvent.Gazed gazed -> Lines.of(gazed(before, gazed), event, seat, Line.Tone.SIGHT);
            case DeviceEvent.PotionWorks works -> Lines.none();
            case DeviceEvent.FoeDropped dropped ->
                Lines.of(
                        Phrases.sentence(FighterNames.of(before, dropped.foe(), seat)) + " lets fall what it held.",
                        event,
                        seat,
                        Line.Tone.GOOD);
        };
    }

    private static String sensed(CampaignState before, DeviceEvent.Sensed sensed) {
        if (sensed.kind().equals("MI-067")) {
            return name(before, sensed)
                    + (sensed.what().isEmpty()
                            ? " feels no great treasure."
                            : " feels " + sensed.what() + way(sensed.direction()));
        }
        String whose = name(before, sensed) + "'s wand";
        if (sensed.what().isEmpty()) {
            return "The end of " + whose + " does not stir.";
        }
        return whose + " stirs: " + sensed.what() + way(sensed.direction());
    }

    private static String gazed(CampaignState before, DeviceEvent.Gazed gazed) {
        String who = before.adventurer(gazed.gazer()).map(Adventurer::name).orElse("Somebody") + " looks for "
                + gazed.subject() + " in the crystal ball";
        if (!gazed.clear()) {
            return who + " and sees only mist.";
        }
        String seen = gazed.cells().isEmpty()
                ? " and sees darkness"
                : gazed.found().isEmpty()
                        ? " and sees an empty place"
                        : " and sees " + String.join(", ", gazed.found());
        String heard = gazed.heard().isEmpty() ? "" : "; and hears " + gazed.heard();
        String read = gazed.thoughts().isEmpty() ? "" : "; and reads " + gazed.thoughts();
        return who + seen + heard + read + ".";
    }

    private static String name(CampaignState before, DeviceEvent.Sensed sensed) {
        return before.adventurer(sensed.who()).map(Adventurer::name).orElse("Somebody");
    }

    private static String way(String direction) {
        return direction.equals("here") ? ", close by." : ", to the " + direction + ".";
    }

    /** Charges are the referee's secret until ten are left. */
    @Rule("MI-116")
    private static List<Line> used(World world, CampaignState before, DeviceEvent.Used used, Seat seat) {
        String name = before.adventurer(used.who()).map(Adventurer::name).orElse("Somebody");
        String thing =
                world.book().treasure().find(used.kind()).map(MagicItem::name).orElse("thing");
        String power = Devices.label(used.kind(), used.power());
        List<Line> lines = new ArrayList<>(Lines.of(
                name + " uses the " + thing.toLowerCase(Locale.ROOT) + (power.isEmpty() ? "" : ": " + power)
                        + (used.at().isEmpty() ? "" : ", at " + used.at()) + ".",
                used,
                seat,
                Line.Tone.PLAIN));
        if (!used.charged()) {
            return lines;
        }
        if (used.left() == 0) {
            lines.addAll(Lines.of("It is empty, and no more than a piece of wood.", used, seat, Line.Tone.BAD));
        } else if (used.left() <= Charges.TOLD) {
            lines.addAll(
                    Lines.of(name + " feels that it has " + used.left() + " more in it.", used, seat, Line.Tone.PLAIN));
        } else if (seat.seesAll()) {
            lines.addAll(Lines.secret(used.left() + " charges are left.", used));
        }
        return lines;
    }
}
