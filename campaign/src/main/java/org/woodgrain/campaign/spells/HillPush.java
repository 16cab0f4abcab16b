package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Those on a moving block of a hill ride along, and those in its way are pushed before it. */
final class HillPush {
    private static final int FEET = 10;
    private static final String KIND = MoveEarth.KIND;

    private final Unfolding u;
    private final Level level;
    private final HillBlock block;
    private final Direction way;
    private final int squares;

    HillPush(Unfolding u, Level level, HillBlock block, Direction way, int squares) {
        this.u = u;
        this.level = level;
        this.block = block;
        this.way = way;
        this.squares = squares;
    }

    /** What it does to whom, in words that begin with a comma; empty if it meets nobody. */
    String told() {
        List<String> words = new ArrayList<>();
        company(u.state()).map(at -> block.fate(at, way, squares)).ifPresent(fate -> {
            switch (fate) {
                case RIDES -> words.add("you ride along on it");
                case PUSHED -> words.add("it pushes you before it");
                case LEFT_ALONE -> {}
            }
        });
        foes(u.state()).map(meeting -> block.fate(meeting.cell(), way, squares)).ifPresent(fate -> {
            switch (fate) {
                case RIDES -> words.add("those whom you have met ride along on it");
                case PUSHED -> words.add("it pushes those whom you have met before it");
                case LEFT_ALONE -> {}
            }
        });
        return words.isEmpty() ? "" : ", " + String.join(", ", words);
    }

    private Optional<Cell> company(CampaignState state) {
        return state.underground().filter(at -> at.level().equals(level.id())).map(at -> at.cell());
    }

    private Optional<Encounter> foes(CampaignState state) {
        return state.encounter().filter(meeting -> meeting.level().equals(level.id()));
    }

    /** Moves them all. */
    @Rule("SP-71")
    void carryOut() {
        Optional<Encounter> met = foes(u.state());
        Optional<Cell> from = company(u.state());
        apart();
        Optional<Cell> to = from.map(at -> block.after(level, at, way, squares));
        if (to.isPresent() && !to.equals(from)) {
            u.emit(new DelveEvent.Moved(
                    level.id(), to.get(), u.state().underground().orElseThrow().facing()));
            Sightings.look(u);
        }
        met.ifPresent(meeting -> {
            Cell now = block.after(level, meeting.cell(), way, squares);
            int farther =
                    from.isPresent() ? now.distance(to.get()) - meeting.cell().distance(from.get()) : 0;
            int feet = Math.max(0, meeting.distance() + farther * FEET);
            if (foes(u.state()).isPresent() && (!now.equals(meeting.cell()) || farther != 0)) {
                u.emit(new MeetingEvent.Distanced(false, feet, now, KIND));
            }
        });
    }

    private void apart() {
        Apart.all(u.state())
                .forEach(who -> Apart.at(u.state(), who.id())
                        .filter(at -> at.level().equals(level.id()))
                        .ifPresent(at -> Apart.effect(u.state(), who.id()).ifPresent(where -> {
                            Cell now = block.after(level, at.cell(), way, squares);
                            if (!now.equals(at.cell())) {
                                u.emit(new MagicEvent.EffectChanged(where.id(), Apart.X, now.x(), ""));
                                u.emit(new MagicEvent.EffectChanged(where.id(), Apart.Y, now.y(), ""));
                            }
                        })));
    }
}
