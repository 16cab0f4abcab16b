package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;

/** The blows and missiles that one member may choose among, foe by foe. */
final class Attacks {
    private final World world;
    private final CampaignState state;
    private final Encounter meeting;
    private final Adventurer who;
    private final boolean seesAll;
    private final Likes likes;
    private final String weapon;
    private final String sparing;
    private final Optional<Arms.Shot> shot;
    private final List<Arms.Shot> throwables;
    private final boolean gaze;

    /** @param seesAll whether the seat may know the foes' armour, and so the number needed */
    Attacks(World world, CampaignState state, Adventurer who, boolean seesAll) {
        this.world = world;
        this.state = state;
        this.meeting = state.encounter().orElseThrow();
        this.who = who;
        this.seesAll = seesAll;
        this.likes = new Likes(world, state, who);
        Arms arms = Arms.of(world.book(), state);
        this.weapon = arms.blow(who, state).name();
        this.sparing = Arms.sparing(arms.inHand(who));
        this.shot = arms.shot(who);
        this.throwables = new ArrayList<>(arms.throwables(who));
        Rocks.shot(state, who).ifPresent(throwables::add);
        this.gaze = Gazes.known(world.book(), state, meeting);
    }

    /** Adds those on one foe. */
    void on(Foe foe, List<Options.Choice> all) {
        String name = meeting.kindKnown() || seesAll ? foe.name() : "a shape";
        add(all, new Deed.Strike(foe.id()), foe, "strike", "strike " + name + " (" + weapon + ")", seesAll);
        if (turnsAway(foe)) {
            add(
                    all,
                    new Deed.Avert(foe.id()),
                    foe,
                    "avert",
                    "strike " + (gaze ? name + " " : "") + "with eyes turned away",
                    false);
        }
        add(all, new Deed.Subdue(foe.id()), foe, "subdue", "subdue " + name + " (" + sparing + ")", seesAll);
        shot.ifPresent(each -> add(
                all,
                new Deed.Shoot(foe.id()),
                foe,
                "shoot",
                "shoot at " + name + " (" + each.weapon().name() + ")",
                seesAll));
        for (Arms.Shot each : throwables) {
            add(
                    all,
                    new Deed.Throw(each.missile().id(), foe.id()),
                    foe,
                    "throw " + each.missile().id(),
                    "throw " + each.missile().name() + " at " + name,
                    seesAll);
        }
    }

    private void add(List<Options.Choice> all, Deed deed, Foe foe, String what, String label, boolean needed) {
        if (likes.may(deed, foe, what)) {
            all.add(new Options.Choice(Options.write(deed), label, needed ? need(deed, foe) : ""));
        }
    }

    /** Eyes can be turned away at any time: it is offered for one foe, and for all once a gaze has been felt. */
    private boolean turnsAway(Foe foe) {
        return gaze || meeting.able().stream().findFirst().equals(Optional.of(foe));
    }

    /** The number that must be thrown, for a seat that may know it. */
    private String need(Deed deed, Foe foe) {
        Field field = Field.of(world, state, Map.of(who.id(), deed), Set.of(), false);
        Optional<Integer> by = field.number(new Fighter.Member(who.id()));
        Optional<Integer> at = field.number(new Fighter.Opponent(foe.id()));
        if (by.isEmpty() || at.isEmpty()) {
            return "";
        }
        boolean missile = !(deed instanceof Deed.Blow);
        int form = missile
                ? field.fight().matchup().missile(by.get())
                : field.fight().matchup().firstForm(by.get(), 0);
        if (form < 0) {
            return "";
        }
        int band = missile
                ? field.shot(by.get())
                        .flatMap(shot -> Arms.of(world.book(), state)
                                .band(shot, state.encounter().orElseThrow().distance()))
                        .map(each -> each.modifier(state.ruleset()))
                        .orElse(0)
                : 0;
        return "needs " + (field.fight().matchup().need(form, at.get()) - band);
    }
}
