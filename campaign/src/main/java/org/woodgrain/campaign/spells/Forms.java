package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.rulebook.Rulebook;

/** The shapes that spells give, and how commands name them: {@code form:red-dragon}, {@code form:snail}. */
final class Forms {
    /** Small beasts that the table of monsters has only as a kind. */
    static final Map<String, String> HUMBLE =
            new TreeMap<>(Map.of("snail", "small-animal", "toad", "small-animal", "mouse", "small-animal"));

    private static final String PREFIX = "form:";
    private static final int OFFERED = 12;
    private static final int LOST = 10;

    private Forms() {}

    /**
     * A shape.
     *
     * @param monster as whose row it moves and fights
     * @param name as shown
     */
    record Form(Monster monster, String name) {
        String article() {
            return Phrases.article(name);
        }

        Map<String, String> words() {
            return Map.of(Effect.FORM, monster.id(), "shape", name);
        }
    }

    /** The shape that the texts name, if it is one that a spell can give. */
    @Rule("SP-33")
    static Optional<Form> of(Rulebook book, List<String> targets) {
        return look(book, targets).filter(form -> Reshaping.isForm(form.monster()));
    }

    /** The shape that the texts name, if it is one that can be put on for its looks: any creature of the book. */
    @Rule("SP-34")
    static Optional<Form> look(Rulebook book, List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()).strip().toLowerCase(Locale.ROOT))
                .flatMap(name -> find(book, name).stream())
                .findFirst();
    }

    private static Optional<Form> find(Rulebook book, String name) {
        String id = HUMBLE.getOrDefault(name, name.replace(' ', '-'));
        return book.monsters()
                .find(id)
                .filter(Monster::inBook)
                .map(monster -> new Form(
                        monster,
                        HUMBLE.containsKey(name) ? name : monster.name().toLowerCase(Locale.ROOT)));
    }

    static Optional<Refusal> check(Scene scene, List<String> targets) {
        return of(scene.world().book(), targets).isPresent()
                ? Optional.empty()
                : scene.noTarget("a shape as well: a living creature of up to 12 hit dice, such as form:snail");
    }

    /** The strongest fighters among them, for one who wants to be changed. */
    static List<Monster> strongest(Rulebook book, Profile profile) {
        return all(book).stream()
                .sorted(Comparator.comparingInt(
                                (Monster monster) -> monster.hitDice().roundedUp())
                        .reversed()
                        .thenComparing(Monster::id))
                .limit(OFFERED)
                .toList();
    }

    /** Every shape of the book, by name. */
    static List<Monster> all(Rulebook book) {
        List<Monster> forms = new ArrayList<>(book.monsters().monsters().values());
        forms.removeIf(monster -> !Reshaping.isForm(monster) || monster.isKind("men"));
        forms.sort(Comparator.comparing(Monster::name));
        return forms;
    }

    /** Every creature of the book, by name. */
    @Rule("SP-34")
    static List<Monster> looks(Rulebook book) {
        return book.monsters().monsters().values().stream()
                .filter(Monster::inBook)
                .sorted(Comparator.comparing(Monster::name))
                .toList();
    }

    /** What no longer fits falls to the ground; in town it is put by. */
    @Rule("SP-33")
    static void shed(Unfolding u, CharacterId who, Monster form) {
        if (Reshaping.handed(form) || u.state().underground().isEmpty()) {
            return;
        }
        List<Item> things = u.state().adventurer(who).map(each -> each.items()).orElse(List.of());
        if (things.isEmpty()) {
            return;
        }
        var at = u.state().underground().orElseThrow();
        List<Item> loose = things.stream()
                .map(item -> item.inside().isEmpty() ? item.carried(Carried.STOWED, "") : item)
                .toList();
        Purse purse = u.state().adventurer(who).orElseThrow().purse();
        u.emit(new MeetingEvent.Dropped(
                who,
                things,
                purse,
                Optional.of(new MeetingEvent.Heap(at.level(), Hoard.pile(u.newId("h"), at.cell(), purse, loose))),
                "SP-33",
                List.of()));
    }

    /** A day in a witless shape: a mind that is not kept by consent may be lost, until the shape is ended. */
    @Rule("SP-33")
    static void day(Unfolding u) {
        for (Effect effect : u.state().effects().of("SP-33")) {
            if (effect.number(PolymorphOthers.MINDFUL) == 0 && effect.number(Faculties.FEEBLE) == 0) {
                boolean lost = u.throwing()
                        .of("SP-33", "losing the mind")
                        .by(Creatures.name(u.state(), effect.on()))
                        .secret()
                        .atMost(LOST)
                        .roll(1, 100)
                        .success();
                u.throwing().take();
                if (lost) {
                    u.emit(new MagicEvent.EffectChanged(effect.id(), Faculties.FEEBLE, 1, "the mind is lost"));
                }
            }
        }
    }

    /** What is borne goes into the new shape, and lights with it. */
    @Rule("SP-34")
    static void merge(Unfolding u, CharacterId who) {
        for (Light light : List.copyOf(u.state().lights())) {
            if (light.bearer().equals(who)) {
                u.emit(new HandlingEvent.PutOut(who, light.source(), light.turnsLeft()));
            }
        }
    }
}
