package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/** Casters among those who run from the company, who hold a door between it and them. */
public final class DoorHolders {
    private DoorHolders() {}

    /** Who of them has a spell in memory that holds a door; empty if none has. Draws what they know. */
    @Rule({"SP-02", "SP-14"})
    public static Optional<FoeId> find(Unfolding u) {
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            Monster kind = u.world().book().monsters().monster(foe.monster());
            if (MonsterCasting.casts(kind, foe, u.state().ruleset().profile())) {
                MonsterCasting.draw(u, foe.id());
                if (spell(u, foe.id()).isPresent()) {
                    return Optional.of(foe.id());
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> spell(Unfolding u, FoeId id) {
        Caster caster = new Caster.Monster(id);
        return HeldDoors.KINDS.stream()
                .filter(spell -> u.state()
                        .encounter()
                        .flatMap(meeting -> meeting.foe(id))
                        .filter(foe -> foe.number(MonsterCasting.key(spell)) > 0)
                        .isPresent())
                .filter(spell -> Bearing.check(Scene.of(
                                u.world(),
                                u.state(),
                                caster,
                                u.world().book().spells().spell(spell)))
                        .isEmpty())
                .findFirst();
    }

    /** One who was found shuts a door and holds it. */
    @Rule({"SP-02", "SP-14"})
    public static void hold(Unfolding u, FoeId id, Edge door) {
        spell(u, id).ifPresent(spell -> Casting.carryOut(u, new Caster.Monster(id), spell, List.of("door:" + door)));
    }
}
