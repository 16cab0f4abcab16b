package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

/** A circle about the caster against one side ({@link Wards}). */
@Rule({"SP-05", "SP-80", "SP-81"})
final class Protection extends OnCaster {
    private final int against;

    Protection(int against) {
        this.against = against;
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                against == Wards.AGAINST_LAW ? "protected from good" : "protected from evil",
                Lengths.turns(u.state(), turns),
                Map.of(Circles.AGAINST, against, Wards.BARRIER, 1),
                false,
                List.of());
    }

    /** Once, if an enemy is of the side against which it works. */
    @Override
    public List<List<String>> wits(Scene scene) {
        Alignment side = against == Wards.AGAINST_LAW ? Alignment.LAW : Alignment.CHAOS;
        boolean fresh =
                Effects.find(scene.state(), scene.caster().on(), Wards.KINDS).isEmpty();
        boolean of = scene.state().company().stream().anyMatch(member -> member.alignment() == side);
        return fresh && of ? Wits.once() : List.of();
    }
}
