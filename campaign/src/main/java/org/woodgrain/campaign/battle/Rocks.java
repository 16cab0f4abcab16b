package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.combat.RangeBand;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Weapon;

/** Rocks that lie about, for whoever is strong enough to hurl them. */
@Rule("MI-045")
final class Rocks {
    private static final ItemId ROCK = new ItemId("rock");
    private static final String NAME = "rock";
    private static final DamageDice TWO_DICE = new DamageDice(2, 6, 0);
    static final int FEET = 200;
    private static final Arms.Shot SHOT;

    static {
        Item rock = new Item(ROCK, NAME, NAME, 1, 0, 0, Carried.LYING, "", 0);
        Weapon hurled = new Weapon(
                "hurled-rock",
                NAME,
                TWO_DICE,
                TWO_DICE,
                Set.of(Weapon.Quality.MISSILE, Weapon.Quality.BLUNT),
                List.of(),
                "");
        SHOT = new Arms.Shot(rock, hurled, rock);
    }

    private Rocks() {}

    /** What he can hurl of what lies about, or believes that he can. */
    @Rule({"MI-045", "MI-053"})
    static Optional<Arms.Shot> shot(CampaignState state, Adventurer who) {
        return GiantStrength.has(state, who)
                        || GiantStrength.believed(state, who).isPresent()
                ? Optional.of(SHOT)
                : Optional.empty();
    }

    /** What he throws by this name: a rock, or a thing of his own. */
    static Optional<Arms.Shot> thrown(CampaignState state, Arms arms, Adventurer who, ItemId thing) {
        Optional<Arms.Shot> own = who.item(thing).flatMap(item -> arms.thrown(who, item));
        return thing.equals(ROCK) ? own.or(() -> shot(state, who)) : own;
    }

    /** Whether somebody would hurl a rock who is not strong enough for it. */
    static boolean beyond(CampaignState state, Adventurer who, ItemId thing) {
        return thing.equals(ROCK) && !GiantStrength.has(state, who);
    }

    /** Whether it is a rock, of which there are always more. */
    static boolean is(Arms.Shot shot) {
        return shot.equals(SHOT);
    }

    static Optional<RangeBand> band(int feet) {
        return MissileTable.Ranges.thirds(FEET).at(feet);
    }
}
