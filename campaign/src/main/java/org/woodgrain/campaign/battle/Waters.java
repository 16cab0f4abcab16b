package org.woodgrain.campaign.battle;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Stance;

/** Water in which a fight goes on, as the tags of the room say: {@code flooded} to the chest, {@code deep}, or {@code
 * sunken}. */
enum Waters {
    DRY(0),
    CHEST_DEEP(2),
    UNDER(4);

    private static final Set<String> THRUSTING = Set.of("dagger", "spear");
    private static final int THRUST = 2;

    private final int penalty;

    Waters(int penalty) {
        this.penalty = penalty;
    }

    /** The water where the company stands, as magic has lowered or parted it. */
    @Rule({"SP-64", "SP-65"})
    static Waters of(World world, CampaignState state) {
        Optional<Room> room =
                state.underground().flatMap(at -> world.level(at.level()).flatMap(level -> level.roomAt(at.cell())));
        Set<String> tags = room.map(Room::tags).orElse(Set.of());
        Waters drawn =
                tags.contains("sunken") ? UNDER : tags.contains("flooded") || tags.contains("deep") ? CHEST_DEEP : DRY;
        if (Outdoors.parted(state) || Outdoors.frozen(state) && !tags.contains("rough")) {
            return DRY;
        }
        return Outdoors.lowered(state) ? values()[Math.max(0, drawn.ordinal() - 1)] : drawn;
    }

    /** On what those stand who do not fly. */
    Stance stance() {
        return this == DRY ? Stance.GROUND : Stance.WATER;
    }

    /**
     * What water does to a fighter who is not at home in it: it takes from his throws to hit and from the damage of his
     * hits, less under water from a thrust.
     *
     * @param weapon what he strikes with
     */
    @Rule("CC-24")
    Combatant hinder(Combatant fighter, String weapon) {
        int less = this == UNDER && THRUSTING.contains(weapon) ? THRUST : penalty;
        if (less == 0) {
            return fighter;
        }
        return fighter.with(fighter.state().hindered(-less, 0, -less));
    }
}
