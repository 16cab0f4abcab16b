package org.woodgrain.campaign.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.treasure.MagicItem;

/** Making potions, arms, rings, wands and other things. */
public final class ThingMaking {
    /** The most times that a piece of work can be done at one order. */
    public static final int MOST = 20;

    private ThingMaking() {}

    @Rule({"MA-30", "MA-31"})
    static Optional<Refusal> check(World world, CampaignState state, WorkshopCommand.Make make) {
        Adventurer who = state.adventurer(make.who()).orElseThrow();
        Optional<Work> work = world.book().making().work(make.kind());
        return Labour.wizard(state, who)
                .or(() -> work.isPresent()
                        ? Optional.empty()
                        : Optional.of(new WorkshopRefusal.CannotBeMade(make.kind())))
                .or(() -> make.times() >= 1 && make.times() <= MOST
                        ? Optional.empty()
                        : Optional.of(new WorkshopRefusal.BadNumber(make.times(), MOST, "things")))
                .or(() -> Labour.affordable(
                        state, who, work.orElseThrow().times(make.times()).gold(), "MA-31"));
    }

    @Rule({"MA-31", "MA-33", "MA-34", "MA-35"})
    static void carryOut(Unfolding u, WorkshopCommand.Make make) {
        Work work = u.world().book().making().work(make.kind()).orElseThrow();
        String what = (make.times() == 1 ? "" : make.times() + " x ") + name(u.world(), make.kind());
        Labour.doWork(
                u,
                make.who(),
                what,
                work.times(make.times()),
                "MA-31",
                () -> u.emit(new WorkshopEvent.ThingsMade(make.who(), things(u, make, work), "MA-31")));
    }

    private static List<Item> things(Unfolding u, WorkshopCommand.Make make, Work work) {
        List<Item> made = new ArrayList<>();
        for (int i = 0; i < make.times(); i++) {
            Item shape = make.kind().contains("/")
                    ? Labour.shaping(u).exactly(make.kind())
                    : Labour.shaping(u).of(make.kind()).getFirst();
            made.add(shape.withQuantity(work.quantity()).named(name(u.world(), make.kind())));
        }
        return made;
    }

    /** What a kind of thing is called by those who know it: "plate mail +1". */
    public static String name(World world, String kind) {
        MagicItem magic = world.book().treasure().find(kind).orElseThrow();
        int slash = kind.indexOf('/');
        return slash < 0
                ? magic.name()
                : world.book()
                                .equipment()
                                .listed(kind.substring(slash + 1))
                                .name()
                                .toLowerCase(Locale.ROOT)
                        + " +" + magic.bonus();
    }
}
