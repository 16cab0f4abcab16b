package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Earnings.Deed;
import org.woodgrain.campaign.state.Earnings.Haul;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.OwnDice;
import org.woodgrain.campaign.state.Spoil;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.experience.Prize;
import org.woodgrain.rules.experience.Treasure;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;

/** What an expedition has earned, thing by thing. */
final class Rewards {
    private final World world;
    private final CampaignState state;
    private final Earnings earnings;
    private final int packed;

    Rewards(World world, CampaignState state, Expedition expedition) {
        this.world = world;
        this.state = state;
        this.earnings = expedition.earnings();
        this.packed = expedition.packed();
    }

    /** Worth of the treasure that one carries, in copper pieces. */
    static int carried(Adventurer who) {
        return Treasure.worth(who.purse(), who.items());
    }

    /** Every prize: monsters first, then treasure. */
    @Rule({"XP-01", "XP-14"})
    List<Prize> prizes() {
        List<Prize> all = new ArrayList<>();
        for (Deed deed : earnings.deeds()) {
            String name = world.book().monsters().monster(deed.monster()).name();
            all.add(Prize.monsters(
                    deed.number() + " x " + name, monsterLevel(deed), deed.number(), depth(deed.level())));
        }
        for (Found found : found()) {
            all.add(Prize.treasure("treasure of " + found.place(), found.copper(), found.depth(), found.guard()));
        }
        return List.copyOf(all);
    }

    /** Treasure that came home. */
    private record Found(String place, long copper, int depth, int guard) {
        int opposition() {
            return Math.max(depth, guard);
        }
    }

    /**
     * Treasure taken up, less what was lost, spent or left on the way; that is taken off what lay before the weakest
     * opposition.
     */
    private List<Found> found() {
        long lost = earnings.hauls().stream().mapToLong(Haul::worth).sum() - treasure();
        List<Found> home = new ArrayList<>();
        for (Found each : earnings.hauls().stream()
                .map(this::found)
                .sorted(Comparator.comparingInt(Found::opposition))
                .toList()) {
            long off = Math.min(lost, each.copper());
            lost -= off;
            if (each.copper() > off) {
                home.add(new Found(each.place(), each.copper() - off, each.depth(), each.guard()));
            }
        }
        return home;
    }

    private Found found(Haul haul) {
        int guard = Stream.concat(
                        earnings.deeds().stream()
                                .filter(deed -> !haul.room().isEmpty()
                                        && deed.room().equals(haul.room())
                                        && deed.level().equals(haul.level()))
                                .map(this::monsterLevel),
                        state.level(haul.level()).room(haul.room()).dwellers().stream()
                                .map(foe -> monsterLevel(OwnDice.worth(foe), foe.monster())))
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
        String place = world.level(haul.level()).map(Level::name).orElse(haul.level())
                + (haul.room().isEmpty() ? "" : ", room " + haul.room());
        return new Found(place, haul.worth(), depth(haul.level()), guard);
    }

    /** Things of magic that came home, on members or on beasts, with what they lay behind. */
    @Rule("XP-06")
    SortedMap<ItemId, Spoil> spoils() {
        List<CharacterId> sharers = survivors().stream().map(Adventurer::id).toList();
        TreeMap<ItemId, Spoil> all = new TreeMap<>();
        Stream.of(
                        survivors().stream().flatMap(who -> who.items().stream()),
                        Train.going(state).stream().flatMap(each -> each.load().things().stream()),
                        state.followers().stream().flatMap(each -> each.foe().items().stream()))
                .flatMap(things -> things)
                .forEach(item -> {
                    Earnings.Find find = earnings.finds().get(item.id());
                    if (find != null) {
                        int opposition =
                                found(new Haul(find.level(), find.room(), 0)).opposition();
                        all.put(item.id(), new Spoil(opposition, Treasure.worth(item), sharers));
                    }
                });
        return all;
    }

    /** Copper pieces of treasure that came home: no more than was taken up, and no more than is new in the purses and on the beasts. */
    @Rule("XP-05")
    long treasure() {
        long taken = earnings.hauls().stream().mapToLong(Haul::worth).sum();
        long more = survivors().stream()
                        .mapToLong(who -> (long) carried(who) - start(who).worth())
                        .sum()
                + Train.worth(state)
                - packed;
        return Math.clamp(more, 0, taken);
    }

    /** Those who set out and live, in the order of the company. */
    List<Adventurer> survivors() {
        return state.company().stream()
                .filter(who -> earnings.starts().containsKey(who.id()))
                .toList();
    }

    /** How a member set out. */
    Earnings.Start start(Adventurer who) {
        Earnings.Start start = earnings.starts().get(who.id());
        return start == null ? new Earnings.Start(who.level(), carried(who)) : start;
    }

    private int monsterLevel(Deed deed) {
        return monsterLevel(deed.own(), deed.monster());
    }

    /** Dice thrown for one alone count as they fell; the classed count by their level. */
    @Rule("XP-04")
    private int monsterLevel(int own, String monster) {
        if (own > 0) {
            return own;
        }
        Monster kind = world.book().monsters().monster(monster);
        Optional<Trait.Classed> classed =
                kind.power(Trait.Classed.class, state.ruleset().profile());
        if (classed.isPresent()) {
            return classed.get().level();
        }
        HitDice dice = kind.hitDice();
        return Prize.monsterLevel(dice.belowOne() ? 0 : dice.dice(), dice.plus());
    }

    private int depth(String level) {
        return world.level(level).map(Level::depth).orElse(1);
    }
}
