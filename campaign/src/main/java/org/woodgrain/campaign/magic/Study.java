package org.woodgrain.campaign.magic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Learnt;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.GazeTally;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.OwnSpells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.magic.Memory;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/** Filling the places for the day: in town, where the books are, or in a camp out of doors. */
public final class Study {
    private Study() {}

    @Rule({"MA-01", "MA-02", "MA-03", "MA-27", "MA-29"})
    static Optional<Refusal> check(World world, CampaignState state, MagicCommand.Memorise memorise) {
        Optional<Adventurer> found = state.adventurer(memorise.who());
        if (found.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(memorise.who().value()));
        }
        Adventurer who = found.get();
        if (!who.living()) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "past it"));
        }
        if (state.underground().isPresent()) {
            if (!state.company().contains(who)) {
                return Optional.of(new GeneralRefusal.CannotAct(who.name(), "not with the company"));
            }
            Optional<Refusal> place = Camp.check(world, state);
            if (place.isPresent()) {
                return place;
            }
        }
        SpellTables tables = world.book().spells();
        Optional<Refusal> spentByGazing = GazeTally.spent(state, who);
        if (spentByGazing.isPresent()) {
            return spentByGazing;
        }
        ClassLevel level = world.book().characters().at(who.casting());
        if (level.spellPlaces().stream().allMatch(places -> places == 0)) {
            return Optional.of(new MagicRefusal.CannotHold(
                    who.name() + " has no place for a spell as a "
                            + who.casting().characterClass().label() + " of level "
                            + who.casting().level() + ".",
                    "MA-01"));
        }
        List<String> spent = who.spells().spent(state.clock().day());
        return Memory.check(
                        tables,
                        state.ruleset(),
                        who.casting().characterClass(),
                        level,
                        who.alignment(),
                        memorise.spells(),
                        spent)
                .<Refusal>map(fault -> refusal(tables, who, fault))
                .or(() -> memorise.spells().stream()
                        .filter(id -> tables.spell(id).invention().isPresent()
                                && !state.lore().knows(who.id(), id))
                        .findFirst()
                        .map(id -> refusal(tables, who, new Memory.Fault.NotOpen(id))))
                .or(() -> missing(who, memorise.spells()).stream()
                        .map(tables::spell)
                        .filter(spell -> !Learnt.knows(state, who, spell))
                        .findFirst()
                        .map(spell -> new MagicRefusal.CannotHold(
                                who.name() + " was not able to learn " + spell.name()
                                        + "; it is not in the book of level " + spell.level() + ".",
                                "MA-27")))
                .or(() -> missing(who, memorise.spells()).isEmpty() ? Optional.empty() : Camp.books(state, who))
                .or(() -> missing(who, memorise.spells()).stream()
                        .map(tables::spell)
                        .filter(spell -> state.workshop().copies(who.id(), spell.level()) == 0)
                        .findFirst()
                        .map(spell -> new MagicRefusal.CannotHold(
                                who.name() + " has lost the book of spells of level " + spell.level()
                                        + "; have it written anew first.",
                                "MA-29")))
                .or(() -> memorise.spells().stream()
                        .filter(id -> !Casting.playable(id))
                        .findFirst()
                        .map(id -> new MagicRefusal.CannotHold(
                                tables.spell(id).name() + " has no place in this game.", "")));
    }

    /** The spells of a choice that are not held already and must be looked up. */
    private static List<String> missing(Adventurer who, List<String> chosen) {
        List<String> all = new ArrayList<>(chosen);
        who.spells().memorised().forEach(all::remove);
        return all;
    }

    private static Refusal refusal(SpellTables tables, Adventurer who, Memory.Fault fault) {
        return switch (fault) {
            case Memory.Fault.NotOpen none ->
                new MagicRefusal.CannotHold(
                        tables.find(none.spell()).map(Spell::name).orElse("\"" + none.spell() + "\"")
                                + " is not among the spells that " + who.name() + " can hold.",
                        "MA-16");
            case Memory.Fault.TooMany many ->
                new MagicRefusal.CannotHold(
                        who.name() + " has " + (many.places() - many.spent()) + " of " + many.places()
                                + " places of level " + many.level() + " to fill"
                                + (many.spent() > 0 ? "; what was cast today comes back on another day." : "."),
                        many.spent() > 0 ? "MA-02" : "MA-01");
            case Memory.Fault.Twice twice ->
                new MagicRefusal.CannotHold(tables.spell(twice.spell()).name() + " cannot be held twice.", "MA-03");
        };
    }

    static void carryOut(Unfolding u, MagicCommand.Memorise memorise) {
        int turns = Memory.studyTurns(u.world().book().spells(), memorise.spells());
        if (u.state().underground().isEmpty()) {
            u.emit(new MagicEvent.Memorised(memorise.who(), memorise.spells(), turns));
            Time.inTown(u, turns);
        } else if (Time.turns(u, turns)) {
            u.emit(new MagicEvent.Memorised(memorise.who(), memorise.spells(), turns));
        } else {
            u.emit(new DelveEvent.BrokenOff("the study of spells", List.of()));
        }
    }

    /** The spells that stand in the books that a character has. */
    @Rule({"MA-27", "MA-29"})
    public static List<Spell> inBooks(World world, CampaignState state, Adventurer who) {
        return choices(world, state, who).stream()
                .filter(spell -> state.workshop().copies(who.id(), spell.level()) > 0)
                .toList();
    }

    /** The spells that a character can put into his places now, and how many of each level; for offers. */
    public static List<Spell> choices(World world, CampaignState state, Adventurer who) {
        ClassLevel row = world.book().characters().at(who.casting());
        Stream<Spell> own = state.lore().known(who.id()).stream()
                .filter(spell ->
                        OwnSpells.caster(spell) == who.casting().characterClass() && row.places(spell.level()) > 0)
                .map(spell -> world.book().spells().spell(spell.id()));
        List<Spell> known = Memory.known(world.book().spells(), who.casting().characterClass(), row, who.alignment());
        return Stream.of(known.stream(), deathRay(world, who, known), own)
                .flatMap(spells -> spells)
                .filter(spell -> Casting.playable(spell.id()))
                .filter(spell -> Learnt.knows(state, who, spell)
                        || who.spells().memorised().contains(spell.id()))
                .filter(spell -> Camp.atHand(state, who) && state.workshop().copies(who.id(), spell.level()) > 0
                        || who.spells().memorised().contains(spell.id()))
                .toList();
    }

    /** The one reversed form that a cleric of any side may hold, for the utmost need. */
    @Rule({"MA-16", "SP-108", "CH-85"})
    private static Stream<Spell> deathRay(World world, Adventurer who, List<Spell> known) {
        SpellTables spells = world.book().spells();
        Spell raising = spells.spell("SP-107");
        return known.contains(raising)
                ? spells
                        .reverse(raising)
                        .filter(ray -> spells.open(ray, who.casting().characterClass(), who.alignment()))
                        .stream()
                : Stream.empty();
    }

    /** Places of a spell level that can be filled today. */
    public static int places(World world, CampaignState state, Adventurer who, int level) {
        int spent = (int) who.spells().spent(state.clock().day()).stream()
                .filter(id -> world.book().spells().spell(id).level() == level)
                .count();
        return Math.max(0, world.book().characters().at(who.casting()).places(level) - spent);
    }
}
