package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Turning;
import org.woodgrain.rules.magic.TurningTable;

/** A cleric faces the undead who are met; it takes his round, in a fight or before it. */
public final class TurningUndead {
    /** The kind of effect that lies on the turned. */
    public static final String TURNED = "CH-92";

    private static final String TRIED = "CH-93";
    private static final String COWED = "cowed";

    private TurningUndead() {}

    /** Why a member cannot turn undead now; empty if he can. */
    @Rule({"CH-93", "CH-96"})
    public static Optional<Refusal> check(World world, CampaignState state, CharacterId cleric) {
        Optional<Adventurer> found = state.company().stream()
                .filter(each -> each.id().equals(cleric))
                .findFirst();
        if (found.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(cleric.value()));
        }
        Adventurer who = found.get();
        return Casting.unable(state, who)
                .or(() -> power(who))
                .or(() -> next(world, state, cleric).isEmpty() ? nobody(world, state, who) : Optional.empty());
    }

    private static Optional<Refusal> power(Adventurer who) {
        return Turning.able(who.acting(), who.alignment())
                ? Optional.empty()
                : Optional.of(new MagicRefusal.CannotTurn(
                        who.name(), "only clerics who do not serve Chaos have power over undead", "CH-96"));
    }

    private static Optional<Refusal> nobody(World world, CampaignState state, Adventurer who) {
        return kinds(world, state).isEmpty()
                ? Optional.of(new MagicRefusal.CannotTurn(who.name(), "no undead are in sight", "CH-86"))
                : Optional.of(new MagicRefusal.CannotTurn(
                        who.name(), "every kind that is here has been tried, and cannot be tried again", "CH-93"));
    }

    /** Faces the weakest kind that the cleric has not tried in this encounter. */
    @Rule({"CH-86", "CH-91", "CH-93"})
    public static void carryOut(Unfolding u, CharacterId cleric) {
        Optional<String> kind = next(u.world(), u.state(), cleric);
        Optional<Adventurer> who = u.state().adventurer(cleric);
        if (kind.isEmpty() || who.isEmpty()) {
            return;
        }
        List<Foe> facing = kinds(u.world(), u.state()).getOrDefault(kind.get(), List.of());
        TurningTable.Entry entry = u.world()
                .book()
                .spells()
                .turning()
                .entry(u.state().ruleset(), kind.get(), who.get().level());
        Turning.Result result = Turning.attempt(u.throwing(), entry, who.get().name());
        List<Roll> rolls = u.throwing().take();
        List<FoeId> taken = facing.stream().limit(result.number()).map(Foe::id).toList();
        boolean cornered = result.outcome() == Turning.Outcome.TURNED && cornered(u.world(), u.state());
        u.emit(new MagicEvent.UndeadFaced(cleric, kind.get(), result.outcome(), taken, cornered, rolls));
        u.emit(new MagicEvent.EffectBegun(tried(u, cleric, kind.get()), TRIED));
        for (FoeId foe : taken) {
            if (result.outcome() == Turning.Outcome.DESTROYED) {
                destroy(u, foe, who.get());
            } else {
                u.emit(new MagicEvent.EffectBegun(turned(u, cleric, foe, cornered), TURNED));
            }
        }
    }

    @Rule("CH-89")
    private static void destroy(Unfolding u, FoeId id, Adventurer cleric) {
        Creatures.foe(u.state(), id)
                .ifPresent(foe ->
                        u.emit(new HarmEvent.FoeDied(id, foe.monster(), "the power of " + cleric.name(), "CH-89")));
    }

    @Rule("CH-92")
    private static Effect turned(Unfolding u, CharacterId cleric, FoeId foe, boolean cornered) {
        Lengths length = Lengths.turns(u.state(), Turning.TURNS_AWAY);
        return new Effect(
                u.newId("effect-"),
                TURNED,
                cornered ? "cowering" : "turned",
                new Effect.On.OnFoe(foe),
                cleric.value(),
                length.unit(),
                length.left(),
                new TreeMap<>(Map.of(COWED, cornered ? 1 : 0)),
                false);
    }

    private static Effect tried(Unfolding u, CharacterId cleric, String kind) {
        return new Effect(
                u.newId("effect-"),
                TRIED,
                "",
                new Effect.On.OnCharacter(cleric),
                cleric.value(),
                Effect.Unit.ENCOUNTER,
                0,
                new TreeMap<>(Map.of(kind, 1)),
                false);
    }

    /** Whether a foe has been turned and does not attack; a cornered one may still be struck. */
    @Rule("CH-92")
    public static boolean keepsAway(CampaignState state, FoeId foe) {
        return Effects.find(state, new Effect.On.OnFoe(foe), List.of(TURNED)).isPresent();
    }

    /** A turned foe was attacked: for that one the power is broken. */
    @Rule("CH-92")
    public static void attacked(Unfolding u, FoeId foe) {
        Effects.end(u, new Effect.On.OnFoe(foe), List.of(TURNED), "it was attacked");
    }

    /** Whether a member may turn undead now, for offers. */
    public static boolean may(World world, CampaignState state, CharacterId cleric) {
        return check(world, state, cleric).isEmpty();
    }

    /**
     * What the table says of those whom a cleric would face now; empty if he would face nobody, or if it is for those who
     * do not know what they are: one of them is unseen or goes about in the shape of something else.
     *
     * @param all whether it is for one who knows everything
     */
    public static Optional<TurningTable.Entry> faced(
            World world, CampaignState state, CharacterId cleric, boolean all) {
        Optional<String> kind = next(world, state, cleric);
        Optional<Adventurer> who = state.adventurer(cleric);
        if (kind.isEmpty() || who.isEmpty()) {
            return Optional.empty();
        }
        boolean known = all
                || kinds(world, state).getOrDefault(kind.get(), List.of()).stream()
                        .allMatch(foe -> seenAsIs(world, state, foe));
        return known
                ? Optional.of(world.book()
                        .spells()
                        .turning()
                        .entry(state.ruleset(), kind.get(), who.get().level()))
                : Optional.empty();
    }

    private static boolean seenAsIs(World world, CampaignState state, Foe foe) {
        String kind = world.book().monsters().monster(foe.monster()).name().toLowerCase(Locale.ROOT);
        return foe.name().toLowerCase(Locale.ROOT).startsWith(kind) && !Vanished.unknown(world, state, foe.id());
    }

    /** The weakest kind present that the cleric has not tried in this encounter. */
    private static Optional<String> next(World world, CampaignState state, CharacterId cleric) {
        return kinds(world, state).keySet().stream()
                .filter(kind -> state.effectsOn(new Effect.On.OnCharacter(cleric)).stream()
                        .noneMatch(effect -> effect.kind().equals(TRIED) && effect.number(kind) == 1))
                .min(Comparator.comparingInt(TurningTable.ORDER::indexOf));
    }

    /** The undead who are met, seen and not turned yet, by their row of the table, nearest first. */
    private static Map<String, List<Foe>> kinds(World world, CampaignState state) {
        Map<String, List<Foe>> kinds = new TreeMap<>();
        state.encounter()
                .filter(meeting -> meeting.kindKnown() && meeting.phase() != Encounter.Phase.WARNED)
                .ifPresent(meeting -> meeting.able().stream()
                        .filter(foe -> !keepsAway(state, foe.id()))
                        .forEach(foe -> world.book()
                                .monsters()
                                .find(foe.monster())
                                .flatMap(monster -> TurningTable.row(
                                        monster, state.ruleset().profile()))
                                .ifPresent(row -> kinds.computeIfAbsent(row, any -> new ArrayList<>())
                                        .add(foe))));
        return kinds;
    }

    /** Whether the room in which they are met has no way out but past the company. */
    private static boolean cornered(World world, CampaignState state) {
        Optional<Level> level = state.underground().flatMap(at -> world.level(at.level()));
        Optional<Room> room =
                level.flatMap(each -> state.encounter().flatMap(Encounter::room).flatMap(each::room));
        Optional<Cell> company = state.underground().map(at -> at.cell());
        if (level.isEmpty() || room.isEmpty() || company.isEmpty()) {
            return false;
        }
        for (Cell cell : room.get().cells()) {
            for (Direction side : Direction.values()) {
                if (leaves(level.get(), room.get(), cell, side)
                        && !company.get().equals(cell)
                        && !company.get().equals(cell.step(side))
                        && !HeldDoors.held(state, level.get().id(), new Edge(cell, side))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean leaves(Level level, Room room, Cell cell, Direction side) {
        Cell beyond = cell.step(side);
        return !room.cells().contains(beyond)
                && level.floor().contains(beyond)
                && (level.open(cell, side) || level.door(cell, side).isPresent());
    }
}
