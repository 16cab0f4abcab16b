package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.property.Herd;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.sight.Sightings;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Earnings;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Advancement;
import org.woodgrain.rules.hirelings.Loyalty;

/** Falling in, and setting out. */
final class Muster {
    private Muster() {}

    static Optional<Refusal> check(CampaignState state, TownCommand.Array array) {
        if (array.order().isEmpty()) {
            return Optional.of(new TownRefusal.NobodyToLead());
        }
        for (CharacterId id : array.order()) {
            if (state.adventurer(id).filter(Adventurer::living).isEmpty()) {
                return Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
            }
        }
        return new HashSet<>(array.order()).size() == array.order().size()
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NotNow("array the company so", "somebody stands in it twice"));
    }

    @Rule({"CH-40", "CH-32"})
    static Optional<Refusal> check(CampaignState state, TownCommand.ActAs act) {
        Adventurer who = state.adventurer(act.elf()).orElseThrow();
        List<String> open = who.race() == Race.ELF
                ? Peoples.classes(who.race()).stream().map(c -> c.label()).toList()
                : List.of(who.acting().label());
        return open.contains(act.characterClass().label())
                ? Optional.empty()
                : Optional.of(new TownRefusal.NotOpen(
                        who.race().label(), act.characterClass().label(), open, "CH-40"));
    }

    @Rule({"CH-40", "CH-43"})
    static void actAs(Unfolding u, TownCommand.ActAs act) {
        Adventurer who = u.state().adventurer(act.elf()).orElseThrow();
        List<Career> careers = new ArrayList<>(who.careers());
        List<Roll> rolls = List.of();
        if (careers.stream().noneMatch(career -> career.characterClass() == act.characterClass())) {
            careers.add(
                    Advancement.begin(u.world().book().characters(), act.characterClass(), u.throwing(), who.name()));
            rolls = u.throwing().take();
        }
        int most = figures(u.world(), u.state()).mostHitPoints(who, careers);
        u.emit(new TownEvent.ClassTaken(
                who.id(), careers, act.characterClass(), Math.max(most, who.maxHitPoints()), rolls));
    }

    static Optional<Refusal> checkSetOut(World world, CampaignState state) {
        List<Adventurer> company = state.company();
        if (company.isEmpty()) {
            return Optional.of(new TownRefusal.NobodyToLead());
        }
        if (world.top().isEmpty()) {
            return Optional.of(new TownRefusal.NoDungeon());
        }
        int missing = levelsMissing(world, state);
        if (missing > 0) {
            return Optional.of(new TownRefusal.TooFewLevels(missing));
        }
        Figures figures = figures(world, state);
        for (Adventurer member : company) {
            if (figures.load(member) > Encumbrance.MOST) {
                return Optional.of(new TownRefusal.Overloaded(member.name(), Coinage.pounds(figures.load(member))));
            }
            Optional<Refusal> forbidden = forbidden(world, member);
            if (forbidden.isPresent()) {
                return forbidden;
            }
        }
        return Herd.checkSetOut(world, state);
    }

    /** Levels that must still be drawn; each one there is has its key, since it is stocked when the campaign begins. */
    @Rule("CH-01")
    private static int levelsMissing(World world, CampaignState state) {
        return Math.max(0, state.ruleset().levelsAsked() - world.levels().size());
    }

    private static Optional<Refusal> forbidden(World world, Adventurer member) {
        for (Item item : member.items()) {
            boolean used = item.carried() == Carried.WORN || item.carried() == Carried.IN_HAND;
            Optional<String> rule = ClassLimits.forbids(world.book().equipment(), member.race(), member.acting(), item);
            if (used && rule.isPresent()) {
                return Optional.of(new TownRefusal.ArmourForbidden(member.name(), item.name(), rule.get()));
            }
        }
        return Optional.empty();
    }

    /** Torches and lanterns in hand are lit at the entrance, and the company looks about. */
    @Rule({"XP-07", "XP-15"})
    static void setOut(Unfolding u) {
        if (unwilling(u)) {
            return;
        }
        Level level = u.world().top().orElseThrow();
        begin(u, new Place.Underground(level.id(), level.entrance(), inward(level)));
    }

    /** An expedition of those who stand in the company begins at a place. */
    @Rule({"XP-07", "XP-15"})
    static void begin(Unfolding u, Place.Underground at) {
        TreeMap<CharacterId, Earnings.Start> starts = new TreeMap<>();
        for (Adventurer member : u.state().company()) {
            starts.put(member.id(), new Earnings.Start(member.level(), Rewards.carried(member)));
        }
        Expedition expedition = new Expedition(
                u.state().company().stream().map(Adventurer::id).toList(),
                new Earnings(starts, List.of(), List.of()),
                u.state().clock().day(),
                Train.worth(u.state()));
        u.emit(new TownEvent.ExpeditionBegun(expedition, at.level(), at.cell(), at.facing()));
        Lights.lightWhatIsHeld(u);
        Sightings.look(u);
    }

    /** A hireling who is sent alone into the unknown may not go. */
    @Rule("NP-30")
    private static boolean unwilling(Unfolding u) {
        List<Adventurer> company = u.state().company();
        Adventurer who = company.getFirst();
        Optional<Service> service = u.state().service(who.id());
        if (company.size() > 1 || service.isEmpty() || u.state().ruleset().classic()) {
            return false;
        }
        Loyalty.Conduct conduct =
                Loyalty.inDanger(u.throwing(), who.name(), service.get().score());
        u.emit(new HiringEvent.CourageTried(
                who.id(),
                conduct,
                0,
                false,
                "nobody goes along into the unknown",
                u.throwing().take(),
                "NP-30"));
        return conduct == Loyalty.Conduct.FLEES;
    }

    /** The way that leads in: away from the stairs, or else wherever there is a way. */
    private static Direction inward(Level level) {
        Optional<Direction> away =
                level.stairsAt(level.entrance()).map(stairs -> stairs.facing().opposite());
        return away.filter(way -> leads(level, way))
                .or(() -> List.of(Direction.values()).stream()
                        .filter(way -> leads(level, way))
                        .findFirst())
                .or(() -> away)
                .orElse(Direction.NORTH);
    }

    private static boolean leads(Level level, Direction way) {
        return level.open(level.entrance(), way)
                || level.door(level.entrance(), way).isPresent();
    }

    static Figures figures(World world, CampaignState state) {
        return new Figures(world.book(), state.ruleset());
    }
}
