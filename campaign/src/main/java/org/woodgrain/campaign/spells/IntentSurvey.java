package org.woodgrain.campaign.spells;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/**
 * All that registers within the reach of a spell that feels for evil or good, gathered by direction; the strongest in each
 * counts. Lead hides what is behind it.
 */
@Rule({"SP-15", "SP-78", "SP-79"})
final class IntentSurvey {
    private static final int FEET_IN_CELL = 10;
    private static final String HERE = "here";
    private static final String LEAD = "lead";
    private static final String HOLY_WATER = "EQI-55";
    private static final List<String> POINTS =
            List.of("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east");
    private static final int PLAIN = 4;
    private static final int STRONG = 8;

    private final World world;
    private final CampaignState state;
    private final Place.Underground at;
    private final CharacterId caster;
    private final boolean good;
    private final int reach;
    private final TreeMap<String, Integer> strongest = new TreeMap<>();
    private final Map<ItemId, Item> unsettled = new TreeMap<>();

    /** @param reach in feet */
    IntentSurvey(World world, CampaignState state, Place.Underground at, CharacterId caster, boolean good, int reach) {
        this.world = world;
        this.state = state;
        this.at = at;
        this.caster = caster;
        this.good = good;
        this.reach = reach;
    }

    SortedMap<String, String> directions() {
        state.encounter().ifPresent(this::meeting);
        world.level(at.level()).ifPresent(level -> level.rooms().forEach(this::room));
        state.level(at.level()).rooms().forEach(this::passage);
        state.level(at.level()).piles().forEach((cell, pile) -> hoard(pile, cell));
        state.company().forEach(this::companion);
        state.followers().forEach(follower -> creature(follower.foe(), at.cell(), false));
        state.effects().forEach(this::spell);
        TreeMap<String, String> words = new TreeMap<>();
        strongest.forEach((direction, dice) -> words.put(direction, strength(dice)));
        return words;
    }

    private void meeting(Encounter meeting) {
        for (Foe foe : meeting.foes()) {
            if (!foe.gone()) {
                creature(foe, meeting.cell(), threatens(meeting));
            }
        }
    }

    /** Whether they mean harm; it is a good purpose only in those who stand by foes that are of Law. */
    private boolean threatens(Encounter meeting) {
        boolean harm = meeting.phase() == Encounter.Phase.BATTLE
                || meeting.provoked()
                || meeting.talk().mood() == Talk.Mood.ATTACK
                || meeting.talk().mood().bidsGo();
        return harm
                && (!good
                        || meeting.able().stream()
                                .anyMatch(foe -> Creatures.alignment(world, state, new Effect.On.OnFoe(foe.id()))
                                        == Alignment.LAW));
    }

    /** Those who live in a square of a passage are kept under its name. */
    private void passage(String name, RoomState now) {
        now.dwellers().stream()
                .filter(foe -> !foe.gone())
                .forEach(foe -> LevelState.cellOf(name).ifPresent(cell -> creature(foe, cell, false)));
    }

    private void room(Room room) {
        if (room.tags().contains(LEAD)) {
            return;
        }
        RoomState now = state.level(at.level()).room(room.id());
        nearest(room).ifPresent(cell -> {
            boolean met = state.encounter().flatMap(Encounter::room).equals(Optional.of(room.id()));
            if (!met) {
                now.dwellers().stream().filter(foe -> !foe.gone()).forEach(foe -> creature(foe, cell, false));
            }
            now.hoards().forEach(hoard -> hoard(hoard, cell));
        });
    }

    private Optional<Cell> nearest(Room room) {
        return room.cells().stream().min((a, b) -> Double.compare(feet(a), feet(b)));
    }

    /** Swords within reach whose side must be settled before anybody can say what is felt. */
    Collection<Item> unsettled() {
        directions();
        return unsettled.values();
    }

    private void creature(Foe foe, Cell cell, boolean threatens) {
        foe.items().forEach(item -> item(item, cell));
        state.effectsOn(new Effect.On.OnFoe(foe.id())).stream()
                .filter(effect -> made(effect) && !effect.maker().equals(caster.value()))
                .forEach(effect -> register(cell, Math.max(1, effect.number(Effects.LEVEL))));
        int dice = dice(foe, threatens);
        if (dice > 0) {
            register(cell, dice);
        }
    }

    /** The hit dice with which a creature registers; 0 if it does not. */
    private int dice(Foe foe, boolean threatens) {
        Effect.On on = new Effect.On.OnFoe(foe.id());
        Optional<Monster> monster = world.book().monsters().find(foe.monster());
        boolean clever = monster.map(each -> each.intelligence() == Intelligence.INTELLIGENT)
                .orElse(false);
        boolean shows = Creatures.alignment(world, state, on) == wanted() || threatens && clever;
        return shows ? Math.max(1, monster.map(each -> each.hitDice().dice()).orElse(1)) : 0;
    }

    /** How strongly one creature or thing shows that the caster looks at; empty if it does not. */
    String looked(Target target) {
        return switch (target) {
            case Target.OnFoe foe ->
                strength(state.encounter()
                        .flatMap(meeting -> meeting.foe(foe.id()).map(each -> dice(each, threatens(meeting))))
                        .orElse(0));
            case Target.OnMember member ->
                strength(state.adventurer(member.id())
                        .map(who -> who.alignment() == wanted() || cursed(new Effect.On.OnCharacter(who.id()))
                                ? who.level()
                                : 0)
                        .orElse(0));
            case Target.OnItem item ->
                strength(
                        MagicTraces.things(world, state).stream()
                                        .filter(each -> each.id().equals(item.id()))
                                        .anyMatch(each -> shows(each) || cursed(new Effect.On.OnThing(each.id())))
                                ? 1
                                : 0);
            case Target.OnDoor door -> strength(cursed(new Effect.On.OnDoor(at.level(), door.edge())) ? 1 : 0);
            case Target.OnCell cell -> strength(0);
            case Target.OnType type -> strength(0);
        };
    }

    private boolean cursed(Effect.On on) {
        return state.effectsOn(on).stream().anyMatch(this::made);
    }

    private void companion(Adventurer who) {
        if (!who.id().equals(caster) && who.alignment() == wanted()) {
            register(at.cell(), who.level());
        }
        who.items().forEach(item -> item(item, at.cell()));
    }

    private void hoard(Hoard hoard, Cell cell) {
        hoard.things().forEach(item -> item(item, cell));
    }

    private void item(Item item, Cell cell) {
        if (feet(cell) <= reach && !accursed(item) && SwordMinds.unsettled(world, state, item)) {
            unsettled.put(item.id(), item);
        }
        if (shows(item)) {
            register(cell, 1);
        }
    }

    /**
     * Cursed things and chaotic swords are evil; lawful swords and blessed water are good. A curse is no benefit, even of a
     * lawful sword.
     */
    private boolean shows(Item item) {
        boolean cursed = accursed(item);
        boolean sided = SwordMinds.side(state, item).filter(wanted()::equals).isPresent();
        return good ? !cursed && (sided || item.kind().equals(HOLY_WATER)) : cursed || sided;
    }

    private static boolean accursed(Item item) {
        return EquipmentTables.magical(item) && (item.bonus() < 0 || Curses.cursed(item));
    }

    private boolean made(Effect effect) {
        return effect.kind().startsWith("SP-") && makerSide(effect) == wanted() || !good && Maladies.curse(effect);
    }

    private void spell(Effect effect) {
        if (made(effect) && !effect.maker().equals(caster.value())) {
            switch (effect.on()) {
                case Effect.On.OnCell place -> ifHere(place.level(), place.cell());
                case Effect.On.OnDoor door -> ifHere(door.level(), door.edge().cell());
                case Effect.On.OnCharacter bearer -> {
                    if (state.order().contains(bearer.character())) {
                        register(at.cell(), effect.number(Effects.LEVEL));
                    }
                }
                case Effect.On.OnThing thing ->
                    MagicLight.place(state, effect).ifPresent(where -> ifHere(where.level(), where.cell()));
                case Effect.On.OnFoe foe -> {}
            }
        }
    }

    private void ifHere(String level, Cell cell) {
        if (level.equals(at.level())) {
            register(cell, 1);
        }
    }

    private Alignment makerSide(Effect effect) {
        int kept = effect.number(Effects.SIDE);
        if (kept > 0) {
            return Alignment.values()[kept - 1];
        }
        return state.adventurer(new CharacterId(effect.maker()))
                .map(Adventurer::alignment)
                .orElseGet(() -> Creatures.alignment(world, state, new Effect.On.OnFoe(new FoeId(effect.maker()))));
    }

    private Alignment wanted() {
        return good ? Alignment.LAW : Alignment.CHAOS;
    }

    private void register(Cell cell, int dice) {
        if (feet(cell) <= reach) {
            strongest.merge(direction(cell), dice, Math::max);
        }
    }

    private double feet(Cell cell) {
        return Math.hypot(cell.x() - at.cell().x(), cell.y() - at.cell().y()) * FEET_IN_CELL;
    }

    private String direction(Cell cell) {
        int dx = cell.x() - at.cell().x();
        int dy = cell.y() - at.cell().y();
        if (dx == 0 && dy == 0) {
            return HERE;
        }
        double eighths = Math.atan2(dy, dx) / (Math.PI / 4);
        return POINTS.get(Math.floorMod((int) Math.round(eighths), POINTS.size()));
    }

    private static String strength(int dice) {
        return dice == 0 ? "" : dice < PLAIN ? "faint" : dice <= STRONG ? "plain" : "strong";
    }
}
