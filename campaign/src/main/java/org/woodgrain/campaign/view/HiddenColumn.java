package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.hirelings.Loyalty;

/** The referee's column: what is hidden. */
final class HiddenColumn {
    private HiddenColumn() {}

    static View.Hidden of(World world, CampaignState state) {
        List<View.Section> sections = new ArrayList<>();
        state.encounter().ifPresent(meeting -> sections.add(meeting(meeting)));
        if (state.place() instanceof Place.Underground below) {
            world.level(below.level()).ifPresent(level -> {
                LevelState played = state.level(level.id());
                level.roomAt(below.cell())
                        .ifPresent(room -> sections.add(room("This room", room, played.room(room.id()))));
                sections.add(unfound(level, played));
                sections.add(traps(level, played));
                sections.add(tricks(level, played));
                for (Room room : level.rooms()) {
                    RoomState contents = played.room(room.id());
                    boolean here = room.cells().contains(below.cell());
                    if (!here
                            && (!contents.dwellers().isEmpty()
                                    || !contents.hoards().isEmpty())) {
                        sections.add(room(title(room), room, contents));
                    }
                }
            });
        }
        sections.add(new View.Section("Loyalty", loyalty(state)));
        sections.add(new View.Section("Dice", dice(state)));
        return new View.Hidden(
                sections.stream().filter(section -> !section.lines().isEmpty()).toList());
    }

    @Rule("NP-27")
    private static List<String> loyalty(CampaignState state) {
        List<String> lines = new ArrayList<>();
        state.services()
                .forEach((id, service) -> state.adventurer(id)
                        .ifPresent(who ->
                                lines.add(who.name() + " " + service.score() + ", " + Loyalty.band(service.score()))));
        state.followers().stream()
                .filter(Follower::hired)
                .forEach(each ->
                        lines.add(each.foe().name() + " " + each.loyalty() + ", " + Loyalty.band(each.loyalty())));
        return lines;
    }

    private static View.Section meeting(Encounter meeting) {
        List<String> lines = new ArrayList<>();
        if (meeting.talk().score() > 0) {
            lines.add("reaction score " + meeting.talk().score());
        }
        for (Foe foe : meeting.foes()) {
            lines.add(foe(foe));
        }
        return new View.Section("The meeting", lines);
    }

    private static View.Section room(String heading, Room room, RoomState contents) {
        List<String> lines = new ArrayList<>();
        if (!room.note().isEmpty()) {
            lines.add(room.note());
        }
        if (!room.sound().isEmpty()) {
            lines.add("sound: " + room.sound());
        }
        contents.dwellers().forEach(foe -> lines.add(foe(foe)));
        contents.prisoners().forEach(held -> lines.add(held(held)));
        contents.hoards().stream().filter(hoard -> !hoard.empty()).forEach(hoard -> lines.add(hoard(hoard)));
        return new View.Section(heading, lines);
    }

    private static String held(Foe held) {
        return "held here: " + held.name() + ", " + held.monster().replace('-', ' ') + ", " + held.hitPoints() + " hp";
    }

    private static String title(Room room) {
        String number = room.label().isEmpty() ? "Room" : "Room " + room.label();
        return room.name().isEmpty() ? number : number + ", " + room.name();
    }

    private static View.Section unfound(Level level, LevelState played) {
        return new View.Section(
                "Secret doors not found",
                level.doors().values().stream()
                        .filter(door -> door.kind() == Door.Kind.SECRET
                                && !played.door(door.edge()).found())
                        .map(door ->
                                door.edge().cell() + ", " + door.edge().side().label() + " side"
                                        + (played.door(door.edge()).sensed() ? " (an elf has sensed it)" : ""))
                        .toList());
    }

    private static View.Section traps(Level level, LevelState played) {
        return new View.Section(
                "Traps not known",
                level.traps().stream()
                        .filter(trap -> !played.knownTraps().contains(trap.id())
                                && !played.sprungTraps().contains(trap.id()))
                        .map(trap -> trap.note() + " at "
                                + trap.cells().stream().map(Object::toString).collect(Collectors.joining(" ")))
                        .toList());
    }

    private static View.Section tricks(Level level, LevelState played) {
        return new View.Section(
                "Tricks not known",
                level.tricks().stream()
                        .filter(trick -> !played.knownTraps().contains(trick.id()))
                        .map(trick ->
                                trick.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                                        + (trick.note().isEmpty() ? "" : " (" + trick.note() + ")")
                                        + (trick.cells().isEmpty()
                                                ? ""
                                                : " at " + trick.cells().getFirst())
                                        + trick.to().map(to -> ", to " + to).orElse(""))
                        .toList());
    }

    private static String foe(Foe foe) {
        String coins = coins(foe.carried());
        return foe.name() + ", " + foe.hitPoints() + "/" + foe.maxHitPoints() + " hp"
                + switch (foe.standing()) {
                    case ABLE -> "";
                    case HELPLESS -> ", helpless";
                    case DEAD -> ", dead";
                    case FLED -> ", fled";
                    case SURRENDERED -> ", surrendered";
                    case CHARMED -> ", charmed";
                }
                + (coins.isEmpty() ? "" : ", carries " + coins);
    }

    private static String hoard(Hoard hoard) {
        List<String> parts = new ArrayList<>();
        String coins = coins(hoard.coins());
        if (!coins.isEmpty()) {
            parts.add(coins);
        }
        for (Item thing : hoard.things()) {
            parts.add((thing.quantity() > 1 ? thing.quantity() + " " : "")
                    + thing.name()
                    + (thing.worth() >= 50 ? " (" + thing.worth() / 50 + " gp)" : ""));
        }
        String guarded = switch (hoard.guard()) {
            case NONE -> "";
            case NEEDLE -> hoard.sprung() ? "" : ", poison needle";
            case GAS -> hoard.sprung() ? "" : ", gas";
        };
        String hidden = switch (hoard.hiding()) {
            case NONE -> "";
            case INVISIBLE -> ", invisible";
            case SECRET -> ", behind a secret panel";
            case UNDER_FLOOR -> ", under the floor";
            case FALSE_BOTTOM -> ", under a false bottom";
        };
        return hoard.where() + ": " + String.join(", ", parts) + guarded + hidden + (hoard.locked() ? ", locked" : "");
    }

    private static String coins(Purse purse) {
        List<String> parts = new ArrayList<>();
        add(parts, purse.platinum(), "pp");
        add(parts, purse.gold(), "gp");
        add(parts, purse.electrum(), "ep");
        add(parts, purse.silver(), "sp");
        add(parts, purse.copper(), "cp");
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, int many, String coin) {
        if (many > 0) {
            parts.add(many + " " + coin);
        }
    }

    private static List<String> dice(CampaignState state) {
        List<String> lines = new ArrayList<>();
        if (!state.seal().commitment().isEmpty()) {
            lines.add("seal " + state.seal().commitment());
        }
        lines.add("thrown: referee " + state.seal().referee() + ", players "
                + state.seal().players() + ", content " + state.seal().content() + ", talk "
                + state.seal().talk());
        return lines;
    }
}
