package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.Charges;

/** Potions, rings and wands that those who are met carry, and use in a fight as they would a spell. */
public final class FoeThings {
    /** Potions and rings that work as a spell on whoever drinks or wears them. */
    private static final Map<String, String> AS_SPELLS =
            Map.of("MI-046", "SP-13", "MI-049", "SP-30", "MI-050", "SP-10", "MI-051", "SP-19", "MI-093", "SP-13");

    private static final String RING_OF_INVISIBILITY = "MI-093";
    private static final String FIRE_BALL = "SP-24";
    /** What the company hears of the power of a thing that it does not know. */
    private static final String UNNAMED = "a blast of magic";

    private static final int POTION_LEVEL = 6;
    private static final int REACH = 10;

    private FoeThings() {}

    /**
     * What a foe would use now.
     *
     * @param power of a wand; empty for what is drunk or worn
     */
    public record Choice(Item thing, String power, List<String> targets) {
        public Choice {
            targets = List.copyOf(targets);
        }
    }

    private record Ranked(Choice choice, int rank) {}

    /** The best use of what it carries; empty if nothing is of use now. Throws no dice. */
    @Rule("WI-83")
    public static Optional<Choice> choose(World world, CampaignState state, FoeId id) {
        Optional<Foe> foe =
                state.encounter().flatMap(meeting -> meeting.foe(id)).filter(Foe::able);
        List<Ranked> all = new ArrayList<>();
        if (Wits.nobodyStands(state)) {
            return Optional.empty();
        }
        for (Item item : foe.map(Foe::items).orElse(List.of())) {
            all.addAll(swallowed(world, state, id, item));
            all.addAll(wielded(world, state, id, item));
        }
        return all.stream()
                .filter(each -> each.rank() >= 0)
                .min(Comparator.comparingInt(Ranked::rank))
                .map(Ranked::choice);
    }

    private static List<Ranked> swallowed(World world, CampaignState state, FoeId id, Item item) {
        String spell = AS_SPELLS.get(item.kind());
        if (spell == null) {
            return List.of();
        }
        Scene scene = potion(world, state, id, spell);
        boolean works =
                Effects.find(state, new Effect.On.OnFoe(id), List.of(spell)).isPresent();
        boolean busy = item.kind().equals(RING_OF_INVISIBILITY) && scene.distance() <= REACH && !Wits.pressed(scene);
        return works || busy
                ? List.of()
                : List.of(new Ranked(new Choice(item, "", List.of("foe:" + id)), rank(scene, spell)));
    }

    private static Scene potion(World world, CampaignState state, FoeId id, String spell) {
        return new Scene(
                world, state, new Caster.Monster(id), world.book().spells().spell(spell), POTION_LEVEL);
    }

    private static List<Ranked> wielded(World world, CampaignState state, FoeId id, Item item) {
        List<Ranked> all = new ArrayList<>();
        for (Power power : DeviceBook.find(item.kind()).map(Device::powers).orElse(List.of())) {
            Scene scene = device(world, state, id, item, power);
            int rank = rank(scene, power.spell().orElse(FIRE_BALL));
            boolean useful = power.charged() && power.work().inBattle();
            for (List<String> targets : useful ? power.work().wits(scene) : List.<List<String>>of()) {
                if (power.work().check(scene, targets).isEmpty()) {
                    all.add(new Ranked(new Choice(item, power.key(), targets), rank));
                    break;
                }
            }
        }
        return all;
    }

    private static Scene device(World world, CampaignState state, FoeId id, Item item, Power power) {
        Device device = DeviceBook.find(item.kind()).orElseThrow();
        return new Scene(
                world,
                state,
                new Caster.Monster(id),
                power.figures(world, item.kind(), UNNAMED),
                device.level(),
                device.danger());
    }

    private static int rank(Scene scene, String spell) {
        return Use.rank(spell, Wits.pressed(scene), scene.distance() <= REACH);
    }

    /** Drinks it, or lets its power loose. */
    @Rule({"WI-83", "MI-116"})
    public static void use(Unfolding u, FoeId id, Choice choice) {
        Item item = choice.thing();
        if (choice.power().isEmpty()) {
            quaff(u, id, item);
            return;
        }
        Power power = DeviceBook.find(item.kind())
                .flatMap(device -> device.power(choice.power()))
                .orElseThrow();
        Scene scene = device(u.world(), u.state(), id, item, power);
        int left = Charges.full(item.kind())
                .map(full -> full - u.state().charges(item.id()) - 1)
                .orElse(1);
        u.emit(new PowerEvent.Wielded(id, item.id(), item.name(), Words.at(scene, choice.targets()), left > 0));
        Swallowed.orElse(u, scene.now(u), power.work(), choice.targets());
    }

    private static void quaff(Unfolding u, FoeId id, Item item) {
        String spell = AS_SPELLS.getOrDefault(item.kind(), "");
        Foe foe = u.state().encounter().flatMap(meeting -> meeting.foe(id)).orElseThrow();
        if (!item.kind().equals(RING_OF_INVISIBILITY)) {
            u.emit(new PowerEvent.ThingUsed(id, item.id(), 0, foe.hitPoints(), item.kind(), List.of()));
        }
        Scene scene = potion(u.world(), u.state(), id, spell);
        SpellBook.find(spell).ifPresent(work -> work.carryOut(u, scene, List.of("foe:" + id)));
    }
}
