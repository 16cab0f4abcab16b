package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/** Feeling for evil or good while the spell lasts: in which direction it is and how strong. */
public final class Intents {
    private static final int FEET = 120;
    private static final int FEET_IN_CELL = 10;
    private static final String HERE = "here";
    private static final List<String> POINTS =
            List.of("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east");
    private static final int PLAIN = 4;
    private static final int STRONG = 8;

    private Intents() {}

    /** Why a member cannot feel for intent now; empty if the spell is on him. */
    public static Optional<Refusal> check(CampaignState state, CharacterId who) {
        String name = state.adventurer(who).map(Adventurer::name).orElse("Nobody");
        return inForce(state, who).isPresent()
                ? Optional.empty()
                : Optional.of(new MagicRefusal.NoSuchSpellInForce(name, "spell that feels for evil"));
    }

    static Optional<Effect> inForce(CampaignState state, CharacterId who) {
        Effect.On on = new Effect.On.OnCharacter(who);
        return Effects.find(state, on, DetectIntent.EVIL).or(() -> Effects.find(state, on, DetectIntent.GOOD));
    }

    /** Tells the caster what he feels. */
    @Rule({"SP-78", "SP-79"})
    public static void feel(Unfolding u, CharacterId who) {
        boolean good = inForce(u.state(), who)
                .map(effect -> DetectIntent.GOOD.contains(effect.kind()))
                .orElse(false);
        u.state()
                .underground()
                .ifPresent(at -> u.emit(new MagicEvent.IntentFelt(
                        who, good, new Survey(u.world(), u.state(), at, who, good).directions())));
    }

    /** All that registers within reach, gathered by direction; the strongest in each counts. */
    private static final class Survey {
        private final World world;
        private final CampaignState state;
        private final Place.Underground at;
        private final CharacterId caster;
        private final boolean good;
        private final TreeMap<String, Integer> strongest = new TreeMap<>();

        Survey(World world, CampaignState state, Place.Underground at, CharacterId caster, boolean good) {
            this.world = world;
            this.state = state;
            this.at = at;
            this.caster = caster;
            this.good = good;
        }

        SortedMap<String, String> directions() {
            state.encounter().ifPresent(this::meeting);
            world.level(at.level()).ifPresent(level -> level.rooms().forEach(this::room));
            state.level(at.level()).piles().forEach((cell, pile) -> hoard(pile, cell));
            state.company().forEach(this::companion);
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

        private static boolean threatens(Encounter meeting) {
            return meeting.phase() == Encounter.Phase.BATTLE
                    || meeting.provoked()
                    || meeting.talk().mood() == Talk.Mood.ATTACK
                    || meeting.talk().mood() == Talk.Mood.THREATEN;
        }

        private void room(Room room) {
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

        private void creature(Foe foe, Cell cell, boolean threatens) {
            Effect.On on = new Effect.On.OnFoe(foe.id());
            Optional<Monster> monster = world.book().monsters().find(foe.monster());
            boolean clever = monster.map(each -> each.intelligence() == Intelligence.INTELLIGENT)
                    .orElse(false);
            Alignment side = Creatures.alignment(world, state, on);
            if (side == wanted() || !good && threatens && clever) {
                register(cell, monster.map(each -> each.hitDice().dice()).orElse(1));
            }
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

        /** Cursed things are evil; what is good among things shows nothing by itself. */
        private void item(Item item, Cell cell) {
            if (!good
                    && EquipmentTables.magical(item)
                    && (item.bonus() < 0 || item.kind().startsWith("MI-078"))) {
                register(cell, 1);
            }
        }

        private void spell(Effect effect) {
            boolean made = effect.kind().startsWith("SP-") && makerSide(effect) == wanted();
            if (made && !effect.maker().equals(caster.value())) {
                switch (effect.on()) {
                    case Effect.On.OnCell place -> ifHere(place.level(), place.cell());
                    case Effect.On.OnDoor door ->
                        ifHere(door.level(), door.edge().cell());
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
            return state.adventurer(new CharacterId(effect.maker()))
                    .map(Adventurer::alignment)
                    .orElseGet(() -> Creatures.alignment(world, state, new Effect.On.OnFoe(new FoeId(effect.maker()))));
        }

        private Alignment wanted() {
            return good ? Alignment.LAW : Alignment.CHAOS;
        }

        private void register(Cell cell, int dice) {
            if (feet(cell) <= FEET) {
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
            return dice < PLAIN ? "faint" : dice <= STRONG ? "plain" : "strong";
        }
    }
}
