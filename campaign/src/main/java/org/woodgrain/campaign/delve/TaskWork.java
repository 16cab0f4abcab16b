package org.woodgrain.campaign.delve;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.exploration.Listening;
import org.woodgrain.rules.exploration.Shares;

/** Members doing different things at the same time: it lasts as long as the longest. */
final class TaskWork {
    private TaskWork() {}

    @Rule({"UX-06", "CD-02", "CD-26"})
    static void work(Unfolding u, DelveCommand.Work work) {
        Place.Underground at = u.state().underground().orElseThrow();
        post(u, at, work);
        List<Chore> chores = new ArrayList<>();
        List<CharacterId> busy = new ArrayList<>();
        List<Roll> dice = new ArrayList<>();
        int ticks = 0;
        for (Task task : work.tasks()) {
            Chore chore = begin(u, at, task);
            chores.add(chore);
            dice.addAll(chore.rolls());
            ticks = Math.max(ticks, chore.ticks());
            if (chore.stirs()) {
                busy.add(task.who());
            }
        }
        Time.stir(u, busy);
        Effort.spend(
                u,
                ticks,
                "what was begun",
                dice,
                () -> chores.forEach(chore -> chore.result().run()));
    }

    private static Chore begin(Unfolding u, Place.Underground at, Task task) {
        return switch (task) {
            case Task.Search search -> SearchWork.search(u, at, search);
            case Task.Listen listen -> listen(u, at, listen);
            case Task.Hearken hearken -> hearken(u, at, hearken);
            case Task.Guard guard -> new Chore(0, false, List.of(), () -> {});
            case Task.Open open -> ChestWork.open(u, at, open);
            case Task.Examine examine -> ChestWork.examine(u, at, examine);
        };
    }

    /** Those who are posted stay posted until they do something else or the company moves on. */
    @Rule("UX-21")
    private static void post(Unfolding u, Place.Underground at, DelveCommand.Work work) {
        SortedMap<CharacterId, Edge> before =
                u.state().expedition().map(Expedition::guards).orElseGet(TreeMap::new);
        TreeMap<CharacterId, Edge> posts = new TreeMap<>(before);
        for (Task task : work.tasks()) {
            posts.remove(task.who());
            if (task instanceof Task.Guard guard) {
                posts.put(guard.who(), guard.door());
            }
        }
        if (!posts.equals(before)) {
            u.emit(new DelveEvent.GuardsPosted(at.level(), posts));
        }
    }

    /** The die is thrown whether or not there is anything to hear, and both kinds of nothing are told alike. */
    @Rule({"UX-21", "UX-22", "UX-23", "CD-16", "CD-17", "CD-19", "CD-20"})
    private static Chore listen(Unfolding u, Place.Underground at, Task.Listen listen) {
        var who = Crew.of(u.state(), listen.who());
        boolean keen = Listening.hears(u.throwing(), u.state().ruleset().profile(), who.name(), who.race());
        List<Roll> rolls = u.throwing().take();
        String sound = keen ? Sounds.behind(u, at, listen.door()) : "";
        String rule = u.state().ruleset().original() ? "UX-21" : "CD-16";
        return new Chore(Shares.listening() * Clock.QUARTER, false, rolls, () -> {
            u.emit(new DelveEvent.Listened(at.level(), listen.door(), listen.who(), sound, rule, rolls));
            Marks.set(
                    u,
                    u.state().ruleset().classic()
                            ? Marks.now(u.state(), "listen", listen.door(), listen.who())
                            : Marks.thisTurn(u.state(), "listen", listen.door(), listen.who()));
            if (!sound.isEmpty()) {
                Sounds.dwellersBehind(u, at, listen.door())
                        .ifPresent(room -> Marks.set(u, Contacts.heardMark(u.state(), room)));
            }
        });
    }

    /** Listening away from doors: whoever hears, hears what noise the place has of its own. */
    @Rule({"UX-23", "CD-17", "CD-20"})
    private static Chore hearken(Unfolding u, Place.Underground at, Task.Hearken hearken) {
        var who = Crew.of(u.state(), hearken.who());
        boolean keen = Listening.hears(u.throwing(), u.state().ruleset().profile(), who.name(), who.race());
        List<Roll> rolls = u.throwing().take();
        String sound = keen ? Sounds.standing(u, at, at.cell()) : "";
        return new Chore(Shares.listening() * Clock.QUARTER, false, rolls, () -> {
            u.emit(new DelveEvent.Hearkened(at.level(), hearken.who(), sound, rolls));
            Marks.set(u, hearkened(u.state(), at, hearken.who()));
        });
    }

    /** The mark of having listened here; it holds as long as that of listening at a door. */
    static String hearkened(CampaignState state, Place.Underground at, CharacterId who) {
        return state.ruleset().classic()
                ? Marks.now(state, "hearken", at.cell(), who)
                : Marks.thisTurn(state, "hearken", at.cell(), who);
    }
}
