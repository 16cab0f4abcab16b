package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Means;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.CoffinBars;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Item;

/** Coffins where the company stands: broken, or barred with garlic, a cross or holy water. */
public final class CoffinWork {
    private CoffinWork() {}

    static Optional<Refusal> check(World world, CampaignState state, DelveCommand.BarCoffin bar) {
        boolean there =
                here(world, state).stream().anyMatch(coffin -> coffin.cell().equals(bar.coffin()));
        if (!there) {
            return Optional.of(new DelveRefusal.NoCoffin());
        }
        if (!Lighting.anySees(state)) {
            return Optional.of(new DelveRefusal.TooDark("see to a coffin"));
        }
        Optional<Refusal> cannot = Presence.living(state, bar.who());
        if (cannot.isPresent()) {
            return cannot;
        }
        String who = state.adventurer(bar.who()).orElseThrow().name();
        if (state.helpless(bar.who())) {
            return Optional.of(new GeneralRefusal.CannotAct(who, "helpless"));
        }
        return bar.means() != Means.BREAK && thing(state, bar).isEmpty()
                ? Optional.of(new DelveRefusal.NothingToBarWith(who, word(bar.means())))
                : Optional.empty();
    }

    /** Coffins in the room where the company stands that could still be used. */
    public static List<Feature> here(World world, CampaignState state) {
        return state.underground().stream()
                .flatMap(at -> world.level(at.level()).stream().flatMap(level -> here(state, at, level)))
                .toList();
    }

    private static Stream<Feature> here(CampaignState state, Place.Underground at, Level level) {
        Optional<String> room = level.roomAt(at.cell()).map(Room::id);
        return CoffinBars.drawn(level).stream()
                .filter(coffin -> coffin.cell().equals(at.cell())
                        || (room.isPresent()
                                && level.roomAt(coffin.cell()).map(Room::id).equals(room)))
                .filter(coffin -> !CoffinBars.barred(state, at.level(), coffin.cell()));
    }

    private static Optional<Item> thing(CampaignState state, DelveCommand.BarCoffin bar) {
        return state.adventurer(bar.who()).stream()
                .flatMap(who -> who.items().stream())
                .filter(item -> kinds(bar.means()).contains(item.kind()))
                .findFirst();
    }

    private static Set<String> kinds(Means means) {
        return switch (means) {
            case BREAK -> Set.of();
            case GARLIC -> Set.of("EQI-31");
            case CROSS -> Set.of("EQI-53", "EQI-54");
            case HOLY_WATER -> Set.of("EQI-55");
        };
    }

    /** What is wanted, in words. */
    public static String word(Means means) {
        return switch (means) {
            case BREAK -> "break it";
            case GARLIC -> "garlic";
            case CROSS -> "a cross";
            case HOLY_WATER -> "holy water";
        };
    }

    static void carryOut(Unfolding u, DelveCommand.BarCoffin bar) {
        Time.stir(u, List.of(bar.who()));
        String level = u.state().underground().orElseThrow().level();
        if (bar.means() == Means.BREAK) {
            Time.noise(u, "a coffin is broken");
            if (!Time.turns(u, 1)) {
                u.emit(new DelveEvent.BrokenOff("the breaking of the coffin", List.of()));
                return;
            }
        }
        u.emit(new PowerEvent.CoffinBarred(
                level,
                bar.coffin(),
                bar.who(),
                told(bar.means()),
                thing(u.state(), bar).map(Item::id)));
        CoffinBars.close(u, level, bar.coffin());
    }

    private static String told(Means means) {
        return switch (means) {
            case BREAK -> "breaks the coffin to pieces";
            case GARLIC -> "strews garlic in the coffin";
            case CROSS -> "lays a cross in the coffin";
            case HOLY_WATER -> "pours holy water into the coffin";
        };
    }
}
