package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Characters as their players see them. */
final class Members {
    private Members() {}

    static View.Member of(World world, CampaignState state, Adventurer who, int rank) {
        int load = Encumbrance.load(world.book().equipment(), who.items(), who.purse());
        return new View.Member(
                who.id().value(),
                who.name(),
                kind(who),
                Math.max(0, who.hitPoints()),
                who.maxHitPoints(),
                new Figures(world.book(), state.ruleset()).apparent(who).shown(),
                tenths(load),
                new Gait(world.book(), state).inches(who),
                rank,
                conditions(state, who),
                !who.living(),
                hands(who),
                Sheets.of(world, state, who),
                who.items().stream()
                        .map(item -> thing(item, spells(state, item.id())))
                        .toList(),
                who.spells().memorised().stream()
                        .map(spell -> Spellings.name(world, spell))
                        .toList(),
                who.purse().count() == 0 ? "" : Coinage.label(who.purse()),
                Beasts.box(state.property().strongbox(who.id())));
    }

    /** Only what counts while blows fall; all else is left empty. */
    static View.Member fighting(CampaignState state, Adventurer who, int rank) {
        return new View.Member(
                who.id().value(),
                who.name(),
                kind(who),
                Math.max(0, who.hitPoints()),
                who.maxHitPoints(),
                0,
                "",
                0,
                rank,
                conditions(state, who),
                !who.living(),
                "",
                List.of(),
                List.of(),
                List.of(),
                "",
                new View.Box("", List.of()));
    }

    /** Race, class and level in words; a human's race goes without saying. */
    static String kind(Adventurer who) {
        String people = who.race() == Race.HUMAN ? "" : who.race().label() + " ";
        return people + who.acting().label() + " " + who.level();
    }

    /** A weight in pounds with one decimal, the decimal left out when it is nought. */
    static String tenths(int weight) {
        return weight % 10 == 0 ? Integer.toString(weight / 10) : weight / 10 + "." + weight % 10;
    }

    private static List<String> conditions(CampaignState state, Adventurer who) {
        List<String> words = new ArrayList<>();
        switch (who.life()) {
            case LIVING -> {}
            case DEAD -> words.add("dead");
            case STONE -> words.add("turned to stone");
            case LOST -> words.add("lost");
            case DUST -> words.add("destroyed");
        }
        if (who.living() && who.rest().weary()) {
            words.add("weary");
        }
        Burdens.carriedBy(state, who.id()).ifPresent(body -> words.add("carries " + body.name()));
        state.service(who.id())
                .flatMap(service -> state.adventurer(service.employer()))
                .ifPresent(employer -> words.add("serves " + employer.name()));
        state.effects().stream()
                .filter(effect -> effect.on() instanceof Effect.On.OnCharacter on
                        && on.character().equals(who.id()))
                .map(Effect::label)
                .filter(label -> !label.isEmpty())
                .forEach(words::add);
        return words;
    }

    private static String hands(Adventurer who) {
        return who.items().stream()
                .filter(item -> item.carried() == Carried.IN_HAND)
                .map(Item::name)
                .collect(Collectors.joining(", "));
    }

    /** What all can see of the spells on a thing: that it shines. */
    private static String spells(CampaignState state, ItemId item) {
        return state.effectsOn(new Effect.On.OnThing(item)).stream()
                .filter(effect -> MagicLight.of(effect) || effect.number(Effect.UNSEEN) != 0)
                .map(effect -> " (" + effect.label() + (effect.number(Effect.COVERED) != 0 ? ", covered" : "") + ")")
                .collect(Collectors.joining());
    }

    static View.Thing thing(Item item) {
        return thing(item, "");
    }

    private static View.Thing thing(Item item, String spells) {
        return new View.Thing(
                item.id().value(),
                item.name() + spells,
                item.quantity(),
                switch (item.carried()) {
                    case WORN -> "worn";
                    case IN_HAND -> "in hand";
                    case AT_HAND -> "at hand";
                    case STOWED -> "packed";
                    case LYING -> "lying about";
                },
                tenths(item.weight() * item.quantity()));
    }
}
