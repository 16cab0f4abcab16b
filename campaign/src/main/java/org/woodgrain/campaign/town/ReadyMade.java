package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Learnt;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Rations;
import org.woodgrain.rules.equipment.Things;
import org.woodgrain.rules.magic.Memory;

/**
 * A company for those who want to set out at once: six characters, or as many as a company lacks of six, made by the same
 * steps and dice as any others.
 */
public final class ReadyMade {
    /** How many make a ready company. */
    public static final int SIX = 6;

    private static final String SLEEP = "Sleep";
    private static final String CHARM = "Charm Person";
    private static final String TORCH = "EQI-44";

    private final Unfolding u;
    private final EquipmentTables tables;
    private final Set<String> taken = new HashSet<>();

    private ReadyMade(Unfolding u) {
        this.u = u;
        this.tables = Rations.weighed(u.world().book().equipment(), u.state().ruleset());
        u.state().adventurers().values().forEach(who -> taken.add(who.name()));
        u.state().drafts().forEach(draft -> taken.add(draft.name()));
    }

    /** Scores that were thrown, for somebody who has no name yet. */
    private record Thrown(Abilities scores, List<Roll> rolls) {}

    /** Where the owner of the scores stands in the order, and what he is. */
    private record Seat(Thrown thrown, Outfits.Part part, Race race, CharacterClass in) {}

    static Optional<Refusal> check(CampaignState state, List<TownCommand.Companion> wanted) {
        int full = wanted.isEmpty() ? SIX : wanted.size();
        return state.company().size() < full
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NotNow(
                        "call companions together", "the company has " + Phrases.number(full) + " members"));
    }

    static void carryOut(Unfolding u, List<TownCommand.Companion> wanted) {
        new ReadyMade(u).assemble(wanted);
    }

    private void assemble(List<TownCommand.Companion> wanted) {
        List<Adventurer> there = u.state().company();
        int full = wanted.isEmpty() ? SIX : wanted.size();
        List<Thrown> thrown = new ArrayList<>();
        for (int i = there.size(); i < full; i++) {
            Abilities scores = Making.throwAbilities(u, "");
            thrown.add(new Thrown(scores, u.throwing().take()));
        }
        List<Seat> seats = wanted.isEmpty()
                ? there.isEmpty() ? seats(thrown) : gaps(there, thrown)
                : seats(missing(there, wanted), thrown);
        List<CharacterId> order = new ArrayList<>();
        for (Seat seat : seats) {
            order.add(make(seat));
        }
        u.emit(new TownEvent.CompanyArrayed(there.isEmpty() ? order : joined(there, order)));
    }

    /** Fills what a company lacks: a cleric, a magic-user, and for the rest fighting-men. */
    private static List<Seat> gaps(List<Adventurer> there, List<Thrown> thrown) {
        List<Thrown> left = new ArrayList<>(thrown);
        List<Seat> seats = new ArrayList<>();
        if (!left.isEmpty() && lacks(there, CharacterClass.CLERIC)) {
            seats.add(new Seat(best(left, Abilities::wisdom), Outfits.Part.CLERIC, Race.HUMAN, CharacterClass.CLERIC));
        }
        if (!left.isEmpty() && lacks(there, CharacterClass.MAGIC_USER)) {
            seats.add(new Seat(
                    best(left, Abilities::intelligence),
                    Outfits.Part.MAGIC_USER,
                    Race.HUMAN,
                    CharacterClass.MAGIC_USER));
        }
        left.forEach(
                scores -> seats.add(new Seat(scores, Outfits.Part.FRONT, Race.HUMAN, CharacterClass.FIGHTING_MAN)));
        return seats;
    }

    /** Those wanted of whom there is none yet; if others have taken their places, the first of them. */
    private static List<TownCommand.Companion> missing(List<Adventurer> there, List<TownCommand.Companion> wanted) {
        List<TownCommand.Companion> missing = new ArrayList<>(wanted);
        there.forEach(who -> missing.remove(new TownCommand.Companion(who.race(), who.acting())));
        return missing.subList(0, wanted.size() - there.size());
    }

    /** Each gets the scores that suit him best of those that are left. */
    private static List<Seat> seats(List<TownCommand.Companion> wanted, List<Thrown> thrown) {
        List<Thrown> left = new ArrayList<>(thrown);
        return wanted.stream()
                .map(each -> new Seat(best(left, suiting(each)), part(each), each.race(), each.in()))
                .toList();
    }

    private static ToIntFunction<Abilities> suiting(TownCommand.Companion who) {
        return switch (who.in()) {
            case FIGHTING_MAN -> Abilities::strength;
            case CLERIC -> Abilities::wisdom;
            case MAGIC_USER -> Abilities::intelligence;
        };
    }

    private static Outfits.Part part(TownCommand.Companion who) {
        return switch (who.race()) {
            case DWARF -> Outfits.Part.DWARF;
            case HOBBIT -> Outfits.Part.HOBBIT;
            case ELF -> who.in() == CharacterClass.MAGIC_USER ? Outfits.Part.ELF_MAGIC_USER : Outfits.Part.ELF_FIGHTER;
            case HUMAN ->
                switch (who.in()) {
                    case FIGHTING_MAN -> Outfits.Part.FRONT;
                    case CLERIC -> Outfits.Part.CLERIC;
                    case MAGIC_USER -> Outfits.Part.MAGIC_USER;
                };
        };
    }

    private static boolean lacks(List<Adventurer> company, CharacterClass in) {
        return company.stream().noneMatch(who -> who.acting() == in);
    }

    /** The old and the new in marching order: fighting-men in front, then clerics, then magic-users. */
    private List<CharacterId> joined(List<Adventurer> there, List<CharacterId> fresh) {
        List<CharacterId> all =
                new ArrayList<>(there.stream().map(Adventurer::id).toList());
        all.addAll(fresh);
        all.sort(Comparator.comparingInt(
                id -> switch (u.state().adventurer(id).orElseThrow().acting()) {
                    case FIGHTING_MAN -> 0;
                    case CLERIC -> 1;
                    case MAGIC_USER -> 2;
                }));
        return all;
    }

    /** Gives each the part that his scores suit, and sets them in marching order, front first. */
    private static List<Seat> seats(List<Thrown> six) {
        List<Thrown> left = new ArrayList<>(six);
        Thrown magician = best(left, Abilities::intelligence);
        Thrown cleric = best(left, Abilities::wisdom);
        Thrown elf = best(left, scores -> scores.intelligence() + scores.dexterity());
        Thrown small = best(left, scores -> Math.max(scores.dexterity(), scores.constitution()) - scores.strength());
        Thrown first = best(left, Abilities::strength);
        Thrown second = left.getFirst();
        boolean hobbit = small.scores().dexterity() > small.scores().constitution();
        boolean elfCasts = elf.scores().intelligence() >= elf.scores().strength();
        Seat front = new Seat(first, Outfits.Part.FRONT, Race.HUMAN, CharacterClass.FIGHTING_MAN);
        Seat beside = new Seat(second, Outfits.Part.FRONT, Race.HUMAN, CharacterClass.FIGHTING_MAN);
        Seat third = new Seat(
                small,
                hobbit ? Outfits.Part.HOBBIT : Outfits.Part.DWARF,
                hobbit ? Race.HOBBIT : Race.DWARF,
                CharacterClass.FIGHTING_MAN);
        Seat prays = new Seat(cleric, Outfits.Part.CLERIC, Race.HUMAN, CharacterClass.CLERIC);
        Seat casts = new Seat(magician, Outfits.Part.MAGIC_USER, Race.HUMAN, CharacterClass.MAGIC_USER);
        Seat shoots = elfCasts
                ? new Seat(elf, Outfits.Part.ELF_MAGIC_USER, Race.ELF, CharacterClass.MAGIC_USER)
                : new Seat(elf, Outfits.Part.ELF_FIGHTER, Race.ELF, CharacterClass.FIGHTING_MAN);
        return List.of(front, beside, third, casts, shoots, prays);
    }

    private static Thrown best(List<Thrown> left, ToIntFunction<Abilities> measure) {
        Thrown best = left.stream()
                .max(Comparator.comparingInt(thrown -> measure.applyAsInt(thrown.scores())))
                .orElseThrow();
        left.remove(best);
        return best;
    }

    private CharacterId make(Seat seat) {
        String name = Names.draw(u.throwing(), seat.race(), taken);
        taken.add(name);
        Draft draft =
                Draft.rolled(new CharacterId(u.newId("c")), name, seat.thrown().scores());
        u.emit(new TownEvent.AbilitiesThrown(
                draft,
                seat.thrown().rolls().stream().map(roll -> by(roll, name)).toList()));
        draft = draft.with(seat.race()).with(seat.in()).with(Alignment.LAW);
        Adventurer born = NewCharacter.of(u, draft, List.of());
        Adventurer ready = Outfits.outfit(tables, born, seat.part(), () -> u.newId("i"));
        if (seat.part() == Outfits.Part.MAGIC_USER) {
            ready = torchInHand(oneHandFree(ready));
        }
        String wanted = seat.race() == Race.ELF ? CHARM : SLEEP;
        boolean thrown = u.state().ruleset().classic() && u.state().ruleset().on(Option.CHANCE_TO_KNOW);
        Adventurer made = thrown ? ready : ready.withSpells(memorised(ready, wanted));
        u.emit(new TownEvent.CharacterMade(made, u.throwing().take()));
        if (thrown) {
            learn(made, wanted);
        }
        return made.id();
    }

    private static Roll by(Roll roll, String name) {
        return new Roll(
                roll.rule(),
                roll.purpose(),
                name,
                roll.stream(),
                roll.sides(),
                roll.faces(),
                roll.modifier(),
                roll.multiplier(),
                roll.test(),
                roll.target(),
                roll.secret());
    }

    /** The spell that is most use to a new company, where there is a place for it. */
    private Spells memorised(Adventurer caster, String wanted) {
        return Memory.known(
                        u.world().book().spells(),
                        caster.acting(),
                        u.world().book().characters().at(caster.career()),
                        caster.alignment())
                .stream()
                .filter(spell -> spell.name().equals(wanted))
                .findFirst()
                .map(spell -> new Spells(List.of(), List.of(spell.id())))
                .orElse(Spells.NONE);
    }

    /** Of what he has learnt he holds the spell that is wanted, or else the first. */
    @Rule("MA-27")
    private void learn(Adventurer caster, String wanted) {
        Learnt.settle(u);
        List<String> known = Learnt.of(u.state(), caster.id(), 1);
        Optional<String> spell = known.stream()
                .filter(id -> u.world().book().spells().spell(id).name().equals(wanted))
                .findFirst()
                .or(() -> known.stream().findFirst());
        if (u.world().book().characters().at(caster.casting()).places(1) > 0) {
            spell.ifPresent(id -> u.emit(new MagicEvent.Memorised(caster.id(), List.of(id), 0)));
        }
    }

    /** The weapon at the belt: with a torch in the other hand nobody could cast. */
    @Rule("MA-05")
    private Adventurer oneHandFree(Adventurer member) {
        return member.withItems(member.items().stream()
                .map(item ->
                        item.carried() == Carried.IN_HAND && tables.weapon(item).isPresent()
                                ? item.carried(Carried.AT_HAND, "")
                                : item)
                .toList());
    }

    /** One torch taken from the bundle, to be lit at the entrance. */
    private Adventurer torchInHand(Adventurer member) {
        Optional<Item> bundle = member.items().stream()
                .filter(item -> item.kind().equals(TORCH) && item.quantity() > 1)
                .findFirst();
        if (bundle.isEmpty() || Hands.used(tables, member.items()) >= Hands.TWO) {
            return member;
        }
        Item one = bundle.get().withId(new ItemId(u.newId("i"))).withQuantity(1).carried(Carried.IN_HAND, "");
        return member.withItems(
                Things.put(Things.less(member.items(), bundle.get().id(), 1), List.of(one)));
    }
}
