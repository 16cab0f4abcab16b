package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Provisions;

/** Makes foul food and drink good, or in an evil cleric's hands the opposite: a day's need of twelve persons. */
@Rule({"SP-75", "SP-76"})
final class PurifyFood implements SpellWork {
    private static final int FEET = 10;

    private final boolean foul;

    PurifyFood(boolean foul) {
        this.foul = foul;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return provisions(scene, targets).isEmpty()
                ? scene.noTarget("food or drink that the company carries")
                : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int food = Provisions.PERSONS;
        int drink = Provisions.PERSONS;
        for (Held held : provisions(scene, targets)) {
            Item item = held.item();
            boolean poisoned = Antidotes.poisoned(u.state(), item.id());
            if (foul ? Provisions.foul(item) : !Provisions.foul(item) && !poisoned) {
                continue;
            }
            int many = Math.min(item.quantity(), Provisions.food(item) ? food : drink);
            if (many == 0) {
                continue;
            }
            if (Provisions.food(item)) {
                food -= many;
            } else {
                drink -= many;
            }
            if (!foul && poisoned && many == item.quantity()) {
                Antidotes.cleanse(u, item.id());
            }
            ItemId part = many < item.quantity() ? new ItemId(u.newId("item-")) : item.id();
            u.emit(new MagicEvent.ProvisionsChanged(held.owner().id(), item.id(), many, foul, part));
        }
    }

    /** Food and drink of the company within ten feet, those that the caster names or all of it. */
    private static List<Held> provisions(Scene scene, List<String> targets) {
        Set<ItemId> named = targets.stream()
                .flatMap(text -> Target.read(text).stream())
                .flatMap(target -> target instanceof Target.OnItem item ? Stream.of(item.id()) : Stream.<ItemId>empty())
                .collect(Collectors.toSet());
        List<Held> found = new ArrayList<>();
        boolean apart = scene.state().underground().isPresent();
        List<Effect.On> near = Areas.within(scene, scene.caster().on(), FEET);
        for (Adventurer owner : scene.state().company()) {
            if (apart && !near.contains(new Effect.On.OnCharacter(owner.id()))) {
                continue;
            }
            for (Item item : owner.items()) {
                boolean provision = Provisions.food(item) || Provisions.drink(item);
                if (provision && (named.isEmpty() || named.contains(item.id()))) {
                    found.add(new Held(owner, item));
                }
            }
        }
        return found;
    }

    private record Held(Adventurer owner, Item item) {}

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        List<Held> all = provisions(scene, List.of());
        if (!all.isEmpty()) {
            aims.add(new Aim("", "all food and drink", "for twelve persons"));
        }
        all.forEach(held -> aims.add(new Aim(
                "item:" + held.item().id(),
                held.item().name(),
                "carried by " + held.owner().name())));
        return aims;
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
