package org.woodgrain.campaign.begin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Dwellers;
import org.woodgrain.atlas.KeyedHoard;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.atlas.stocking.Passages;
import org.woodgrain.atlas.stocking.Stock;
import org.woodgrain.atlas.stocking.Stock.Stocked;
import org.woodgrain.atlas.stocking.Stocking;
import org.woodgrain.campaign.bands.Prisoners;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.treasure.Riches;

/** Puts monsters and treasure into the rooms of a level: by their key, and where there is none by the rules. */
public final class LevelStocking {
    private LevelStocking() {}

    /** Stocks a level that has not been stocked yet. */
    @Rule({"DU-01", "DU-43", "DU-44"})
    public static void stock(Unfolding u, Level level) {
        if (!u.state().level(level.id()).rooms().isEmpty()) {
            return;
        }
        for (Room room : level.rooms()) {
            if (room.keyed()) {
                keyed(u, level, room);
            }
        }
        Stocking stocking = new Stocking(u.world().book(), level, u.throwing(), () -> new ItemId(u.newId("i")));
        for (Stocked each : stocking.stock()) {
            level.room(each.room()).ifPresent(room -> byRule(u, level, room, each));
        }
        if (level.rooms().stream().noneMatch(Room::keyed)) {
            lurkers(u, level);
            sounds(u, level);
        }
    }

    /** Slimes and jellies in the passages, kept like rooms of one square under the name of that square. */
    @Rule("DU-46")
    private static void lurkers(Unfolding u, Level level) {
        for (Passages.Lurker lurker : Passages.lurkers(level, u.throwing())) {
            List<Foe> foes = Muster.keyed(u, lurker.monster(), 1, List.of(), 0);
            u.emit(new BeginEvent.RoomStocked(
                    level.id(),
                    LevelState.square(lurker.cell()),
                    new RoomState(false, false, foes, List.of()),
                    "DU-46",
                    u.throwing().take()));
        }
    }

    /** One room and one passage in ten has a noise of its own. */
    @Rule("UX-23")
    private static void sounds(Unfolding u, Level level) {
        for (Room room : level.rooms()) {
            Passages.sound(u.throwing())
                    .ifPresent(sound -> u.emit(new DelveEvent.Noted(level.id(), LevelState.sound(room.id(), sound))));
        }
        for (Cell corridor : Passages.corridors(level)) {
            Passages.sound(u.throwing())
                    .ifPresent(sound -> u.emit(
                            new DelveEvent.Noted(level.id(), LevelState.sound(LevelState.square(corridor), sound))));
        }
        u.throwing().take();
    }

    /** A room by its key: numbers and hit points that the key leaves open are thrown. */
    private static void keyed(Unfolding u, Level level, Room room) {
        List<Foe> foes = new ArrayList<>();
        for (Dwellers group : room.dwellers()) {
            int number = Formula.parse(group.number())
                    .orElse(Formula.fixed(1))
                    .roll(u.throwing()
                            .of("DU-45", "number of " + group.monster())
                            .on(DiceStream.CONTENT)
                            .secret());
            foes.addAll(Muster.keyed(u, group.monster(), number, group.hitPoints(), foes.size()));
        }
        List<Hoard> hoards = new ArrayList<>();
        for (KeyedHoard hoard : room.hoards()) {
            hoards.add(KeyedHoards.place(u, level, room, hoard));
        }
        u.emit(new BeginEvent.RoomStocked(
                level.id(),
                room.id(),
                new RoomState(false, false, foes, hoards, Prisoners.heldBy(u, foes)),
                "DU-43",
                u.throwing().take()));
    }

    private static void byRule(Unfolding u, Level level, Room room, Stocked stocked) {
        Stock stock = stocked.stock();
        RoomState settled = stock.monster()
                .map(monster -> Muster.band(u, monster, stock.number()))
                .orElse(RoomState.EMPTY);
        Optional<Riches> treasure = stock.monster()
                .map(monster -> MinedGold.added(u, monster, stock.treasure()))
                .orElse(stock.treasure());
        List<Hoard> hoards = treasure.map(
                        riches -> List.of(StockedHoards.place(u, level, room, riches, stock.protection())))
                .orElse(List.of());
        List<Roll> rolls = new ArrayList<>(stocked.rolls());
        rolls.addAll(u.throwing().take());
        u.emit(new BeginEvent.RoomStocked(level.id(), room.id(), settled.withHoards(hoards), stocked.rule(), rolls));
    }
}
