package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

/** A circle of ten feet about the caster that moves with him and protects all of his side who stand in it. */
@Rule({"SP-26", "SP-100", "SP-101"})
final class WideProtection extends OnCaster {
    static final List<String> KINDS = List.of("SP-26", "SP-100", "SP-101");
    private static final int RADIUS = 10;

    private final int against;

    WideProtection(int against) {
        this.against = against;
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                against == Wards.AGAINST_LAW ? "in a circle against good" : "in a circle against evil",
                Lengths.turns(u.state(), turns),
                Map.of(Circles.AGAINST, against, Circles.FEET, RADIUS, Wards.BARRIER, 1),
                false,
                List.of());
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        Alignment side = against == Wards.AGAINST_LAW ? Alignment.LAW : Alignment.CHAOS;
        boolean fresh = Effects.find(scene.state(), scene.caster().on(), KINDS).isEmpty();
        boolean of = scene.state().company().stream().anyMatch(member -> member.alignment() == side);
        return fresh && of ? Wits.once() : List.of();
    }
}
