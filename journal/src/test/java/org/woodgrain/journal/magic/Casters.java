package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.state.Things;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.rulebook.Rulebook;

/** A company of the mighty, who hold any spells that the book has. */
final class Casters {
    private static final int HIT_POINTS = 60;
    private static final List<String> NAMES = List.of("Mirabel", "Morgan", "Aldwin", "Ulfang", "Conan", "Brida");

    private Casters() {}

    /**
     * Two magic-users, a patriarch, an evil high priest and two fighters, hale and at the entrance of a level.
     *
     * @param evening for the names of what they have with them
     */
    static CampaignState below(CampaignState begun, Level level, int evening) {
        List<Adventurer> all = List.of(
                member(0, evening, CharacterClass.MAGIC_USER, 18, Alignment.NEUTRALITY),
                member(1, evening, CharacterClass.MAGIC_USER, 12, Alignment.CHAOS),
                member(2, evening, CharacterClass.CLERIC, 12, Alignment.LAW),
                member(3, evening, CharacterClass.CLERIC, 10, Alignment.CHAOS),
                member(4, evening, CharacterClass.FIGHTING_MAN, 9, Alignment.LAW),
                member(5, evening, CharacterClass.FIGHTING_MAN, 3, Alignment.NEUTRALITY));
        CampaignState state = begun;
        for (Adventurer who : all) {
            state = state.withAdventurer(who);
        }
        CampaignState equipped = state;
        Set<CharacterId> raised = new HashSet<>();
        begun.adventurers().values().stream()
                .filter(who -> who.life() != Life.LIVING)
                .forEach(who -> raised.add(who.id()));
        state = state.withEffects(state.effects().stream()
                .filter(effect -> !(effect.on() instanceof Effect.On.OnThing on) || Things.exists(equipped, on.thing()))
                .filter(effect ->
                        !(effect.on() instanceof Effect.On.OnCharacter on) || !raised.contains(on.character()))
                .filter(effect -> !effect.kind().equals(Apart.KIND))
                // nor is a spirit in a body that has been made anew
                .filter(effect -> !raised.contains(new CharacterId(effect.word("host"))))
                .toList());
        List<CharacterId> order = all.stream().map(Adventurer::id).toList();
        return lit(state.withOrder(order)
                .withPlace(new Place.Underground(level.id(), level.entrance(), Direction.NORTH))
                .withExpedition(Optional.of(new Expedition(order, Earnings.NONE, 1, 0)))
                .changeLevel(level.id(), now -> now.withSeen(new TreeSet<>(level.floor()))));
    }

    private static CampaignState lit(CampaignState state) {
        List<Light> lights = new ArrayList<>();
        for (Adventurer who : state.adventurers().values()) {
            who.items().stream()
                    .filter(item -> item.kind().equals("EQI-45"))
                    .forEach(lantern -> lights.add(new Light(who.id(), lantern.id(), true, 200)));
        }
        return state.withLights(lights);
    }

    /** The same company rested: as many spells as it can hold, drawn anew, and wounds of the living closed. */
    static CampaignState rested(CampaignState state, Rulebook book, Repertoire repertoire, Random random) {
        CampaignState now = state;
        for (Adventurer who : state.adventurers().values()) {
            if (who.life() == Life.LIVING) {
                now = now.withAdventurer(
                        who.withHitPoints(who.maxHitPoints()).withSpells(drawn(who, book, repertoire, random)));
            }
        }
        return now;
    }

    private static Spells drawn(Adventurer who, Rulebook book, Repertoire repertoire, Random random) {
        if (who.acting() == CharacterClass.FIGHTING_MAN) {
            return who.spells();
        }
        List<String> memory = new ArrayList<>();
        for (int level = 1; level <= 6; level++) {
            int of = level;
            List<Spell> list = book.spells().spells().values().stream()
                    .filter(spell -> spell.level() == of && book.spells().open(spell, who.acting(), who.alignment()))
                    .sorted(Comparator.comparing(Spell::id))
                    .toList();
            repertoire.some(list, 5, random).forEach(spell -> memory.add(spell.id()));
        }
        return new Spells(who.spells().known(), memory);
    }

    private static Adventurer member(int number, int evening, CharacterClass in, int level, Alignment side) {
        CharacterId id = new CharacterId("c" + (number + 1));
        Abilities scores = new Abilities(13, 14, 14, 12, 12, 13);
        List<Item> things = List.of(
                new Item(new ItemId(id + "-lantern-" + evening), "EQI-45", "lantern", 1, 20, 0, Carried.IN_HAND, "", 0),
                new Item(new ItemId(id + "-mace-" + evening), "EQI-09", "mace", 1, 50, 0, Carried.AT_HAND, "", 0),
                new Item(
                        new ItemId(id + "-food-" + evening), "EQI-51", "iron rations", 7, 75, 0, Carried.STOWED, "", 0),
                new Item(new ItemId(id + "-torches-" + evening), "EQI-44", "torch", 6, 20, 0, Carried.STOWED, "", 0));
        return new Adventurer(
                id,
                NAMES.get(number),
                Race.HUMAN,
                side,
                scores,
                scores,
                List.of(new Career(in, level, 0, List.of(HIT_POINTS))),
                in,
                HIT_POINTS,
                HIT_POINTS,
                Life.LIVING,
                new Purse(0, 40, 0, 0, 0),
                things,
                Spells.NONE,
                List.of("Common", side.name()),
                Rest.FRESH,
                0);
    }
}
