package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** What beasts and plants can tell of the neighbourhood: who lives near, in their own terms. */
@Rule({"SP-88", "SP-103"})
final class Hearsay {
    private static final int ROOMS = 3;
    private static final int CELLS = 12;
    private static final int FEW = 3;
    private static final int MANY = 8;

    private Hearsay() {}

    /** Who tells it. */
    enum Teller {
        BEASTS("nothing but small things passed by here of late"),
        PLANTS("nothing heavier than a mouse has trodden on a root of late"),
        FOLK("nobody else lives near that I know of");

        private final String nothing;

        Teller(String nothing) {
            this.nothing = nothing;
        }
    }

    /** About the nearest rooms where anything lives, by the true state of the campaign. */
    static List<String> about(Scene scene, Teller teller) {
        List<String> words = new ArrayList<>();
        Cell here = scene.cell().orElse(new Cell(0, 0));
        scene.world().level(scene.levelId()).stream()
                .flatMap(level -> level.rooms().stream()
                        .filter(room -> !living(scene, level, room).isEmpty())
                        .filter(room -> far(here, room) <= CELLS)
                        .sorted(Comparator.comparingInt(room -> far(here, room)))
                        .limit(ROOMS)
                        .map(room -> tell(scene, level, here, room, teller)))
                .forEach(words::add);
        return words.isEmpty() ? List.of(teller.nothing) : words;
    }

    private static List<Foe> living(Scene scene, Level level, Room room) {
        boolean met = scene.encounter()
                .flatMap(meeting -> meeting.room())
                .filter(room.id()::equals)
                .isPresent();
        return met
                ? List.of()
                : scene.state().level(level.id()).room(room.id()).dwellers().stream()
                        .filter(foe -> !foe.gone())
                        .toList();
    }

    private static int far(Cell here, Room room) {
        return room.cells().stream().mapToInt(here::distance).min().orElse(Integer.MAX_VALUE);
    }

    private static String tell(Scene scene, Level level, Cell here, Room room, Teller teller) {
        List<Foe> living = living(scene, level, room);
        Cell near = room.cells().stream()
                .min(Comparator.comparingInt(here::distance))
                .orElse(here);
        String number = teller == Teller.FOLK ? Phrases.number(living.size()) : many(living.size());
        return where(here, near) + ": " + number + " " + kind(scene, living.getFirst(), living.size() == 1, teller);
    }

    private static String where(Cell here, Cell there) {
        int dx = there.x() - here.x();
        int dy = there.y() - here.y();
        if (dx == 0 && dy == 0) {
            return "close by";
        }
        boolean flat = Math.abs(dx) >= 2 * Math.abs(dy);
        boolean steep = Math.abs(dy) >= 2 * Math.abs(dx);
        String upDown = flat ? "" : dy < 0 ? "north" : "south";
        String side = steep ? "" : dx < 0 ? "west" : "east";
        return "to the " + upDown + (upDown.isEmpty() || side.isEmpty() ? "" : "-") + side;
    }

    private static String many(int number) {
        return number == 1 ? "one" : number <= FEW ? "a few" : number <= MANY ? "a pack" : "a great many";
    }

    private static String kind(Scene scene, Foe foe, boolean alone, Teller teller) {
        Monster monster = scene.world().book().monsters().monster(foe.monster());
        return switch (teller) {
            case BEASTS -> scented(monster, alone);
            case PLANTS -> felt(monster, alone);
            case FOLK -> named(monster, alone);
        };
    }

    /** As those call it who live beside it. */
    @Rule("SP-07")
    private static String named(Monster monster, boolean alone) {
        String name = monster.name().toLowerCase(Locale.ROOT);
        return alone ? name : Phrases.plural(name);
    }

    /** As roots and leaves know it. */
    private static String felt(Monster monster, boolean alone) {
        if (monster.undead()) {
            return alone ? "that treads cold and gives no warmth" : "that tread cold and give no warmth";
        }
        if (monster.isKind("dragon")) {
            return "whose breath makes leaves curl";
        }
        if (monster.isKind("men") || monster.isKind("demihuman") || monster.isKind("humanoid")) {
            return alone ? "that treads hard and carries fire and axe" : "that tread hard and carry fire and axe";
        }
        if (monster.isKind("giant")) {
            return "whose tread shakes the roots";
        }
        if (monster.isKind("ooze") || monster.isKind("plant")) {
            return alone ? "that creeps and leaves nothing green" : "that creep and leave nothing green";
        }
        if (monster.isKind("animal") || monster.isKind("insect")) {
            return alone ? "that goes on soft feet" : "that go on soft feet";
        }
        return "whose tread no root knows";
    }

    /** As nose and ear know it. */
    private static String scented(Monster monster, boolean alone) {
        if (monster.undead()) {
            return alone
                    ? "that does not breathe and smells of the grave"
                    : "that do not breathe and smell of the grave";
        }
        if (monster.isKind("dragon")) {
            return "with scales and a breath to flee from";
        }
        if (monster.isKind("men") || monster.isKind("demihuman") || monster.isKind("humanoid")) {
            return "on two legs, with iron and fire";
        }
        if (monster.isKind("giant")) {
            return "on two legs, taller than trees are thick";
        }
        if (monster.isKind("ooze") || monster.isKind("plant")) {
            return alone
                    ? "that creeps without feet and burns what it touches"
                    : "that creep without feet and burn what they touch";
        }
        if (monster.isKind("animal") || monster.isKind("insect")) {
            return alone ? "that hunts and eats as beasts do" : "that hunt and eat as beasts do";
        }
        return "of no scent that any beast knows";
    }
}
