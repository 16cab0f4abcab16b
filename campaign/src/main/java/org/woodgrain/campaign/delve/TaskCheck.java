package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;

/** Why members cannot do their tasks. */
final class TaskCheck {
    private TaskCheck() {}

    @Rule({"EX-02", "UX-06"})
    static Optional<Refusal> check(World world, CampaignState state, DelveCommand.Work work) {
        List<CharacterId> who = work.tasks().stream().map(Task::who).toList();
        Optional<Refusal> crew = Crew.canWork(state, who, "does what", 0);
        if (crew.isPresent()) {
            return crew;
        }
        return work.tasks().stream()
                .map(task -> one(world, state, task))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Refusal> one(World world, CampaignState state, Task task) {
        return switch (task) {
            case Task.Search search -> search(world, state, search);
            case Task.Listen listen -> listen(world, state, listen);
            case Task.Hearken hearken -> hearken(state, hearken);
            case Task.Guard guard -> door(world, state, guard.door());
            case Task.Open open -> open(world, state, open);
            case Task.Examine examine -> examine(world, state, examine);
        };
    }

    /** In the dark one searches by hand, so it is never too dark for that (HZ-05). */
    @Rule({"UX-08", "CD-06", "CD-29"})
    private static Optional<Refusal> search(World world, CampaignState state, Task.Search search) {
        if (!Reach.cell(world, state, search.cell())) {
            return Optional.of(new DelveRefusal.OutOfReach(search.cell()));
        }
        boolean wall = search.side()
                .map(side -> Ways.here(world, state).orElseThrow().step(search.cell(), side) == Ways.Step.WALL)
                .orElse(true);
        if (!wall) {
            return Optional.of(new DelveRefusal.NoWall());
        }
        return state.ruleset().classic()
                ? once(state, "search", search.cell(), search.who(), "searched there", "CD-29")
                : Optional.empty();
    }

    @Rule({"UX-21", "CD-18"})
    private static Optional<Refusal> listen(World world, CampaignState state, Task.Listen listen) {
        Optional<Refusal> door = door(world, state, listen.door());
        if (door.isPresent()) {
            return door;
        }
        if (Ways.here(world, state).orElseThrow().now().door(listen.door()).open()) {
            return Optional.of(new DelveRefusal.DoorIs("open", "look through it"));
        }
        if (state.ruleset().classic()) {
            return once(state, "listen", listen.door(), listen.who(), "listened at this door", "CD-18");
        }
        String mark = Marks.thisTurn(state, "listen", listen.door(), listen.who());
        return Marks.set(state, mark)
                ? Optional.of(new DelveRefusal.TriedBefore(
                        Crew.name(state, listen.who()), "listened at this door in this turn", "UX-21"))
                : Optional.empty();
    }

    @Rule({"UX-21", "CD-18"})
    private static Optional<Refusal> hearken(CampaignState state, Task.Hearken hearken) {
        String mark = TaskWork.hearkened(state, state.underground().orElseThrow(), hearken.who());
        return Marks.set(state, mark)
                ? Optional.of(new DelveRefusal.TriedBefore(
                        Crew.name(state, hearken.who()),
                        state.ruleset().classic() ? "listened here" : "listened here in this turn",
                        state.ruleset().classic() ? "CD-18" : "UX-21"))
                : Optional.empty();
    }

    private static Optional<Refusal> door(World world, CampaignState state, Edge edge) {
        Place.Underground at = state.underground().orElseThrow();
        return Ways.here(world, state).orElseThrow().door(at.cell(), edge).isPresent()
                ? Optional.empty()
                : Optional.of(new DelveRefusal.NoDoor());
    }

    private static Optional<Refusal> open(World world, CampaignState state, Task.Open open) {
        Optional<Hoard> hoard = Reach.hoard(world, state, open.hoard());
        if (hoard.isEmpty()) {
            return Optional.of(new DelveRefusal.NothingLike());
        }
        if (hoard.get().opened() || hoard.get().vessel() == Hoard.Vessel.LOOSE) {
            return Optional.of(new DelveRefusal.ThingIs("open already"));
        }
        Adventurer who = Crew.of(state, open.who());
        if (open.fromAfar() && !Kit.has(who, Kit.POLE) && !Kit.has(who, Kit.ROPE)) {
            return Optional.of(new DelveRefusal.NoTool(who.name(), "a 10-foot pole or a rope"));
        }
        return Optional.empty();
    }

    private static Optional<Refusal> examine(World world, CampaignState state, Task.Examine examine) {
        Optional<Hoard> hoard = Reach.hoard(world, state, examine.hoard());
        if (hoard.isEmpty()) {
            return Optional.of(new DelveRefusal.NothingLike());
        }
        if (hoard.get().vessel() == Hoard.Vessel.LOOSE) {
            return Optional.of(new DelveRefusal.ThingIs("lying in the open, with nothing to look over"));
        }
        if (!hoard.get().opened()) {
            return Optional.of(new DelveRefusal.ThingIs("not open yet"));
        }
        if (!Lighting.anySees(state)) {
            return Optional.of(new DelveRefusal.TooDark("look it over"));
        }
        return state.ruleset().classic()
                ? once(state, "examine", examine.hoard(), examine.who(), "looked it over", "CD-29")
                : Optional.empty();
    }

    /** In the classic game one try is all that a character has at a place on one expedition. */
    @Rule({"CD-18", "CD-29"})
    private static Optional<Refusal> once(
            CampaignState state, String what, Object where, CharacterId who, String done, String rule) {
        return Marks.set(state, Marks.now(state, what, where, who))
                ? Optional.of(new DelveRefusal.TriedBefore(Crew.name(state, who), done, rule))
                : Optional.empty();
    }
}
