package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Things that oozes eat away: what one wears, and the weapon that strikes them. Magic things are saved for, as from fire. */
public final class Corrosion {
    /** The kind of effect that a thing being eaten is under. */
    static final String CORROSION = "corrosion";

    private static final String LEATHER = "EQI-01";
    private static final String SHIELD = "EQI-05";
    private static final List<String> WOODEN = List.of("club", "staff", "bow", "spear", "pole", "torch", "crossbow");

    private Corrosion() {}

    /** What somebody wears was touched. */
    public static void armour(Unfolding u, CharacterId who, List<String> eats, int rounds) {
        Optional<Adventurer> victim = u.state().adventurer(who);
        victim.flatMap(each -> each.items().stream()
                        .filter(item -> item.carried() == Carried.WORN)
                        .filter(item -> eaten(u, item, eats))
                        .findFirst())
                .ifPresent(item -> begin(u, who, item, rounds));
    }

    /** A weapon struck it. */
    public static void weapon(Unfolding u, CharacterId who, List<String> eats, int rounds) {
        Optional<Adventurer> striker = u.state().adventurer(who);
        striker.flatMap(each -> each.items().stream()
                        .filter(item -> item.carried() == Carried.IN_HAND)
                        .filter(item ->
                                u.world().book().equipment().weapon(item).isPresent())
                        .filter(item -> eaten(u, item, eats))
                        .findFirst())
                .ifPresent(item -> begin(u, who, item, rounds));
    }

    private static boolean eaten(Unfolding u, Item item, List<String> eats) {
        return eats.contains(material(u, item)) && !(EquipmentTables.magical(item) && lasts(u, item));
    }

    @Rule("TR-25")
    private static boolean lasts(Unfolding u, Item item) {
        OptionalInt needed = u.world()
                .book()
                .treasure()
                .find(item.kind())
                .map(magic -> u.world()
                        .book()
                        .treasure()
                        .saves()
                        .needed(magic, item.bonus() != 0 ? item.bonus() : magic.bonus(), true))
                .orElse(OptionalInt.empty());
        return needed.isPresent()
                && u.throwing()
                        .of("TR-25", "whether the " + item.name() + " lasts")
                        .secret()
                        .atLeast(needed.getAsInt())
                        .roll(1, 20)
                        .success();
    }

    /** Whether a thing is made of wood for the most part. */
    public static boolean wooden(Unfolding u, Item item) {
        return material(u, item).equals("wood");
    }

    private static String material(Unfolding u, Item item) {
        Optional<Article> article = u.world().book().equipment().article(item.kind());
        String id = article.map(Article::id).orElse("");
        String name = article.map(Article::name).orElse(item.name()).toLowerCase(Locale.ROOT);
        if (id.equals(LEATHER)) {
            return "leather";
        }
        if (id.equals(SHIELD) || WOODEN.stream().anyMatch(name::contains)) {
            return "wood";
        }
        return "metal";
    }

    /** In one round it is gone at once; else it lasts so many rounds. */
    private static void begin(Unfolding u, CharacterId who, Item item, int rounds) {
        Effect.On on = new Effect.On.OnCharacter(who);
        boolean going = u.state().effectsOn(on).stream()
                .anyMatch(effect -> effect.kind().equals(CORROSION)
                        && effect.maker().equals(item.id().value()));
        if (going) {
            return;
        }
        if (rounds <= 1) {
            gone(u, who, item.id());
        } else {
            Afflictions.begin(
                    u,
                    on,
                    CORROSION,
                    "the " + item.name() + " is being eaten away",
                    item.id().value(),
                    Effect.Unit.ROUNDS,
                    rounds,
                    Map.of(),
                    "CB-16",
                    List.of());
        }
    }

    static void ranOut(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCharacter on) {
            gone(u, on.character(), new ItemId(effect.maker()));
        }
    }

    private static void gone(Unfolding u, CharacterId who, ItemId item) {
        if (u.state().adventurer(who).flatMap(each -> each.item(item)).isPresent()) {
            u.emit(new PowerEvent.ThingLost(who, item, true, "is eaten away", List.of()));
        }
    }
}
