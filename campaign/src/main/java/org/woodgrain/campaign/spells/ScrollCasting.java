package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.CasterLevel;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.treasure.Scrolls;

/** Casting a spell off a scroll: whatever its level, at the sixth or higher; the writing is gone afterwards. */
public final class ScrollCasting {
    private ScrollCasting() {}

    /** A spell that a member could cast off a scroll now, and at what. */
    public record Ready(Item scroll, Spell spell, List<Aim> aims, List<Asked> asks) {}

    /** Why it cannot be done; empty if it can. */
    @Rule({"MI-069", "MI-071"})
    public static Optional<Refusal> check(
            World world, CampaignState state, CharacterId caster, ItemId scroll, String spell, List<String> targets) {
        Optional<Adventurer> who = state.adventurer(caster);
        String name = who.map(Adventurer::name).orElse("Nobody");
        Optional<Item> item = who.flatMap(each -> each.item(scroll))
                .filter(each -> Scrolls.spells(each.kind()).contains(spell));
        Optional<Spell> found = world.book().spells().find(spell);
        if (who.isEmpty() || item.isEmpty() || found.isEmpty()) {
            return Optional.of(new HandlingRefusal.NoSuchThing(name, scroll.value()));
        }
        if (!Writings.understood(who.get(), item.get())) {
            return Optional.of(new MagicRefusal.CannotCast(name, "the scroll is not understood", "SP-03"));
        }
        if (!light(state)) {
            return Optional.of(new MagicRefusal.CannotCast(name, "there is no light to read by", "HZ-08"));
        }
        Scene scene = scene(world, state, caster, found.get());
        return Bearing.check(scene).or(() -> Casting.aimed(scene, targets));
    }

    /** In town there is always light to read by. */
    private static boolean light(CampaignState state) {
        return state.underground().isEmpty() || Lighting.bright(state);
    }

    /** Casts what was checked. */
    @Rule({"MI-071", "MI-072"})
    public static void carryOut(Unfolding u, CharacterId caster, ItemId scroll, String spell, List<String> targets) {
        Spell found = u.world().book().spells().spell(spell);
        Scene scene = scene(u.world(), u.state(), caster, found);
        Item item =
                u.state().adventurer(caster).flatMap(who -> who.item(scroll)).orElseThrow();
        String left = Scrolls.without(item.kind(), spell);
        u.emit(new MagicEvent.ScrollCast(
                caster,
                scroll,
                spell,
                Words.at(scene, targets),
                left,
                Writings.scroll(u.world(), Scrolls.spells(left))));
        Swallowed.orElse(u, scene.now(u), targets);
    }

    private static Scene scene(World world, CampaignState state, CharacterId caster, Spell spell) {
        return new Scene(
                world,
                state,
                new Caster.Member(caster),
                spell.working(),
                CasterLevel.scroll(world.book().characters(), spell));
    }

    private static Optional<Ready> ready(World world, CampaignState state, Adventurer who, Item item, Spell spell) {
        Scene scene = scene(world, state, who.id(), spell);
        List<Aim> aims = Casting.aims(scene);
        return aims.isEmpty() ? Optional.empty() : Optional.of(new Ready(item, spell, aims, Casting.asks(scene, aims)));
    }

    /** What a member can cast off his scrolls now. */
    public static List<Ready> ready(World world, CampaignState state, Adventurer who) {
        List<Ready> ready = new ArrayList<>();
        for (Item item : who.items()) {
            if (!Writings.understood(who, item) || !light(state)) {
                continue;
            }
            for (String id : new LinkedHashSet<>(Scrolls.spells(item.kind()))) {
                world.book()
                        .spells()
                        .find(id)
                        .flatMap(spell -> ready(world, state, who, item, spell))
                        .ifPresent(ready::add);
            }
        }
        return ready;
    }
}
