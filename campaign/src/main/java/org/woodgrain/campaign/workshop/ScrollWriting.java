package org.woodgrain.campaign.workshop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.magic.Study;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;
import org.woodgrain.rules.treasure.Scrolls;

/** Writing scrolls of spells. */
final class ScrollWriting {
    private static final int MOST = Manufacture.SPELLS;

    private ScrollWriting() {}

    @Rule({"MA-30", "MA-32"})
    static Optional<Refusal> check(World world, CampaignState state, WorkshopCommand.WriteScroll write) {
        Adventurer who = state.adventurer(write.who()).orElseThrow();
        List<String> known =
                Study.inBooks(world, state, who).stream().map(Spell::id).toList();
        int many = write.spells().size();
        return Labour.wizard(state, who)
                .or(() -> many >= 1 && many <= MOST
                        ? Optional.empty()
                        : Optional.of(new WorkshopRefusal.BadNumber(many, MOST, "spells")))
                .or(() -> write.spells().stream()
                        .filter(spell -> !known.contains(spell))
                        .findFirst()
                        .map(spell -> new WorkshopRefusal.SpellUnknown(who.name(), spell)))
                .or(() -> Labour.affordable(
                        state, who, work(world, write.spells()).gold(), "MA-32"));
    }

    @Rule("MA-32")
    static void carryOut(Unfolding u, WorkshopCommand.WriteScroll write) {
        SpellTables tables = u.world().book().spells();
        String name = "Scroll of "
                + write.spells().stream().map(id -> tables.spell(id).name()).collect(Collectors.joining(", "));
        Labour.doWork(
                u,
                write.who(),
                name,
                work(u.world(), write.spells()),
                "MA-32",
                () -> u.emit(new WorkshopEvent.ThingsMade(write.who(), List.of(scroll(u, write, name)), "MA-32")));
    }

    private static Item scroll(Unfolding u, WorkshopCommand.WriteScroll write, String name) {
        return Labour.shaping(u)
                .exactly(Scrolls.blank(write.spells().size()) + "/" + String.join(",", write.spells()))
                .named(name);
    }

    /** The work that a scroll of these spells takes. */
    static Work work(World world, List<String> spells) {
        return Manufacture.scroll(spells.stream()
                .map(id -> world.book().spells().spell(id).level())
                .toList());
    }
}
