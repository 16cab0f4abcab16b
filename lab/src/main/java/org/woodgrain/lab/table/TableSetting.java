package org.woodgrain.lab.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BeginEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.dice.Dice;
import org.woodgrain.lab.fights.FightsException;
import org.woodgrain.lab.fights.Kind;
import org.woodgrain.lab.fights.Troop;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.rulebook.Rulebook;

/** Who meets whom at the table, under which rules and where; shared by all threads. */
public final class TableSetting {
    private static final String LIGHT = "SP-17";
    private static final int BRIGHT = 1000;

    private final List<List<Troop>> sides;
    private final int companySide;
    private final Terms terms;
    private final World world;
    private final Hall hall;
    private final Enrolment enrolment;
    private final List<Adventurer> company;
    private final FoeBand foes;
    private final CampaignState quiet;

    /**
     * Two sides, one of them people of class: that is the company, and the other is met. The first is the company if both
     * could be.
     *
     * @throws FightsException if the campaign cannot carry it
     */
    public TableSetting(Rulebook book, Ruleset ruleset, List<Troop> first, List<Troop> second, Terms terms) {
        this.sides = List.of(List.copyOf(first), List.copyOf(second));
        this.terms = terms;
        if (people(first)) {
            companySide = 0;
        } else if (people(second)) {
            companySide = 1;
        } else {
            throw new FightsException(
                    "at the table one side is people of class, and here there are monsters on both; the"
                            + " arena has them fight each other");
        }
        hall = new Hall(terms);
        Level level = hall.level();
        world = new World(book, Map.of(level.id(), level));
        enrolment = new Enrolment(book, ruleset);
        company = enrolment.of(sides.get(companySide));
        foes = new FoeBand(book, ruleset, sides.get(1 - companySide));
        quiet = quiet(ruleset, level);
    }

    private static boolean people(List<Troop> side) {
        return side.stream().allMatch(troop -> troop.kind() instanceof Kind.Classed);
    }

    private CampaignState quiet(Ruleset ruleset, Level level) {
        List<CharacterId> order = company.stream().map(Adventurer::id).toList();
        CampaignState state =
                Evolve.apply(Evolve.NOTHING, new BeginEvent.CampaignBegun("table", "A trial of arms", ruleset, ""));
        for (Adventurer member : company) {
            state = state.withAdventurer(member);
        }
        TreeMap<String, Integer> shines = new TreeMap<>();
        shines.put(MagicLight.SHINES, BRIGHT);
        Effect light = new Effect(
                "light",
                LIGHT,
                "lit",
                new Effect.On.OnCell(level.id(), hall.centre()),
                "",
                Effect.Unit.LASTING,
                0,
                shines,
                false);
        return state.withOrder(order)
                .withPlace(new Place.Underground(level.id(), hall.company(), Direction.EAST))
                .withExpedition(Optional.of(new Expedition(order, Earnings.NONE, 1, 0)))
                .withEffects(List.of(light))
                .changeLevel(level.id(), now -> now.withSeen(new TreeSet<>(level.floor())));
    }

    /** The company in the hall with hit points of its own, nobody met yet. */
    CampaignState drawnUp(Dice dice) {
        TreeMap<CharacterId, Adventurer> all = new TreeMap<>();
        for (Adventurer member : company) {
            all.put(member.id(), enrolment.thrown(member, dice));
        }
        return quiet.withAdventurers(all);
    }

    public List<Troop> side(int which) {
        return sides.get(which);
    }

    /** Which of the sides is the company: 0 or 1. */
    public int companySide() {
        return companySide;
    }

    /** A side as told. */
    public String label(int which) {
        return sides.get(which).stream().map(Troop::label).collect(Collectors.joining(", "));
    }

    public Ruleset ruleset() {
        return quiet.ruleset();
    }

    /** The name of a spell by its id. */
    public String spell(String id) {
        return world.book().spells().find(id).map(Spell::name).orElse(id);
    }

    public Terms terms() {
        return terms;
    }

    /** How many fight on a side. */
    public int size(int side) {
        return sides.get(side).stream().mapToInt(Troop::number).sum();
    }

    World world() {
        return world;
    }

    Hall hall() {
        return hall;
    }

    FoeBand foes() {
        return foes;
    }
}
