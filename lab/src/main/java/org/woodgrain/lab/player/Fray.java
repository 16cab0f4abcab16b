package org.woodgrain.lab.player;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.woodgrain.campaign.view.View;

/** One round as the caller thinks it over: what is seen, and what others have been told to do already. */
final class Fray {
    /** Feet within which blows reach. */
    static final int CLOSE = 10;

    private final View view;
    private final Danger danger;
    private final View.Meeting meeting;
    private final Map<String, View.Member> members = new HashMap<>();
    private final Set<String> begun = new HashSet<>();

    Fray(View view, Danger danger) {
        this.view = view;
        this.danger = danger;
        this.meeting = view.meeting().orElseThrow();
        view.company().forEach(member -> members.put(member.id(), member));
    }

    Danger danger() {
        return danger;
    }

    View view() {
        return view;
    }

    /** Whether there is room between the sides. */
    boolean room() {
        return meeting.distance() > CLOSE;
    }

    /** Feet between the sides. */
    int distance() {
        return meeting.distance();
    }

    /** How many foes are up. */
    int foes() {
        return danger.standing();
    }

    View.Member member(String id) {
        View.Member found = members.get(id);
        if (found == null) {
            throw new IllegalStateException("nobody called " + id);
        }
        return found;
    }

    boolean caster(String id) {
        return member(id).kind().contains("magic");
    }

    /** Whether all of the company keep to the rear, so that somebody must stand in front all the same. */
    boolean onlyCasters() {
        return view.company().stream().allMatch(member -> caster(member.id()));
    }

    /** Hit points left, in percent. */
    int health(String id) {
        View.Member member = member(id);
        return member.hitPoints() * 100 / Math.max(1, member.maxHitPoints());
    }

    /** Says that somebody does something this round; false if it is being done already. */
    boolean claim(String what) {
        return begun.add(what);
    }

    boolean claimed(String what) {
        return begun.contains(what);
    }
}
