package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.magic.MagicDecider;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.sight.Whereabouts;
import org.woodgrain.campaign.spells.Aim;
import org.woodgrain.campaign.spells.Asked;
import org.woodgrain.campaign.spells.Breaching;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Covering;
import org.woodgrain.campaign.spells.Directing;
import org.woodgrain.campaign.spells.Intents;
import org.woodgrain.campaign.spells.MagicTraces;
import org.woodgrain.campaign.spells.ScrollCasting;
import org.woodgrain.campaign.spells.StoneHunt;
import org.woodgrain.campaign.spells.Willed;
import org.woodgrain.campaign.spells.Writings;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Spell;

/** Magic: casting, examining, turning and waking outside the rounds of a fight. */
final class MagicOffers implements OfferSource {
    private static final String GROUP = "Magic";
    private static final String ROUND = "a round";
    private static final String TARGET = Asked.TARGET;
    private static final Offer.Field PLACE =
            new Offer.Field(Asked.PLACE, "Or a place on the map (may be left empty)", Offer.Kind.CELL, List.of(), "");
    /** What a place of the map is named instead of. */
    private static final List<String> INSTEAD = List.of("foe:", "member:", "cell:", "item:");

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.id().isEmpty()) {
            return all;
        }
        if (state.underground().isEmpty()) {
            for (Adventurer who : state.company()) {
                casting(world, state, seat, who, all);
                scrolls(world, state, seat, who, all);
                directing(world, state, seat, who, all);
                letting(world, state, who, all);
            }
            return all;
        }
        for (Edge wall : Breaching.ready(world, state)) {
            int turns = Breaching.turns(world, state, wall);
            all.add(new Offer(
                    "breach:company:" + wall,
                    (Breaching.meat(state, wall).isPresent()
                                    ? "Cut a way through the meat at "
                                    : "Go through the wall at ")
                            + wall,
                    GROUP,
                    "SP-51",
                    turns == 0 ? ROUND : turns == 1 ? "a turn" : turns + " turns",
                    "",
                    List.of()));
        }
        // those at home may come after the company
        for (Adventurer who : state.adventurers().values()) {
            if (Presence.atHome(state, who.id())) {
                casting(world, state, seat, who, all);
            }
        }
        for (Adventurer who : state.company()) {
            casting(world, state, seat, who, all);
            scrolls(world, state, seat, who, all);
            examining(world, state, seat, who, all);
            simple(world, state, seat, who, all);
            directing(world, state, seat, who, all);
            letting(world, state, who, all);
        }
        return all;
    }

    private static void casting(World world, CampaignState state, Seat seat, Adventurer who, List<Offer> all) {
        for (String id : new LinkedHashSet<>(who.spells().memorised())) {
            Optional<Spell> spell = world.book().spells().find(id);
            List<Aim> aims = Casting.aims(world, state, who, id);
            if (spell.isEmpty() || aims.isEmpty() || refused(world, state, seat, cast(who, id, aims.getFirst()))) {
                continue;
            }
            all.add(new Offer(
                    "cast:" + who.id() + ":" + id,
                    who.name() + ": cast " + spell.get().name(),
                    GROUP,
                    Invention.rule(id),
                    Casting.inBattle(id) ? ROUND : "a turn",
                    "",
                    fields(Casting.asks(world, state, who, id, aims))));
        }
    }

    private static MagicCommand cast(Adventurer who, String spell, Aim aim) {
        return new MagicCommand.Cast(who.id(), spell, aim.targets());
    }

    private static void scrolls(World world, CampaignState state, Seat seat, Adventurer who, List<Offer> all) {
        List<Aim> writings = Writings.aims(world, state, who);
        if (!writings.isEmpty()
                && !refused(
                        world,
                        state,
                        seat,
                        new MagicCommand.Read(
                                who.id(), new ItemId(writings.getFirst().value())))) {
            all.add(new Offer(
                    "read:" + who.id(),
                    who.name() + ": read",
                    GROUP,
                    "SP-03",
                    ROUND,
                    "",
                    List.of(target("Read what", writings))));
        }
        for (ScrollCasting.Ready ready : ScrollCasting.ready(world, state, who)) {
            Aim first = ready.aims().getFirst();
            List<String> targets = first.targets();
            if (!refused(
                    world,
                    state,
                    seat,
                    new MagicCommand.CastScroll(
                            who.id(), ready.scroll().id(), ready.spell().id(), targets))) {
                all.add(new Offer(
                        "scroll:" + who.id() + ":" + ready.scroll().id() + "/"
                                + ready.spell().id(),
                        who.name() + ": read " + ready.spell().name() + " off a scroll",
                        GROUP,
                        "MI-069",
                        Casting.inBattle(ready.spell().id()) ? ROUND : "a turn",
                        "",
                        fields(ready.asks())));
            }
        }
    }

    private static void examining(World world, CampaignState state, Seat seat, Adventurer who, List<Offer> all) {
        List<Aim> aims = MagicTraces.aims(world, state, who.id());
        if (!aims.isEmpty()
                && !refused(
                        world,
                        state,
                        seat,
                        new MagicCommand.Examine(who.id(), aims.getFirst().value()))) {
            all.add(new Offer(
                    "examine:" + who.id(),
                    who.name() + ": look for magic",
                    GROUP,
                    "SP-01",
                    ROUND,
                    "",
                    List.of(target("Look at", aims))));
        }
    }

    /** Spells in force that heed their caster. */
    private static void directing(World world, CampaignState state, Seat seat, Adventurer who, List<Offer> all) {
        for (Directing.Ready ready : Directing.ready(world, state, who.id())) {
            List<Aim> aims = ready.aims().stream()
                    .filter(aim -> !refused(
                            world, state, seat, new MagicCommand.Direct(who.id(), ready.effect(), aim.targets())))
                    .toList();
            if (!aims.isEmpty()) {
                all.add(new Offer(
                        "direct:" + who.id() + ":" + ready.effect(),
                        who.name() + ": " + ready.name(),
                        GROUP,
                        ready.rule(),
                        ready.quarters() >= 4 ? "a turn" : ready.quarters() > 0 ? "a quarter turn" : ROUND,
                        "",
                        ready.anywhere() ? List.of(target("What", aims), PLACE) : List.of(target("What", aims))));
            }
        }
        for (Effect effect : state.effectsOn(new Effect.On.OnCharacter(who.id()))) {
            for (boolean refuses : new boolean[] {true, false}) {
                if (!refused(world, state, seat, new MagicCommand.Defy(who.id(), effect.id(), refuses))) {
                    all.add(new Offer(
                            (refuses ? "defy:" : "obey:") + who.id() + ":" + effect.id(),
                            who.name() + (refuses ? ": refuse the task" : ": take up the task again"),
                            GROUP,
                            "SP-69",
                            "",
                            "",
                            List.of()));
                }
            }
        }
    }

    private static void simple(World world, CampaignState state, Seat seat, Adventurer who, List<Offer> all) {
        if (!refused(world, state, seat, new MagicCommand.FeelIntent(who.id(), ""))) {
            all.add(new Offer(
                    "feel:" + who.id(),
                    who.name() + ": feel about",
                    GROUP,
                    "SP-78",
                    ROUND,
                    "",
                    List.of(target("What", Intents.aims(world, state, who.id())))));
        }
        if (!refused(world, state, seat, new MagicCommand.TurnUndead(who.id()))) {
            all.add(new Offer(
                    "turn:" + who.id(),
                    who.name() + ": turn undead",
                    GROUP,
                    "CH-86",
                    ROUND,
                    Prospects.turning(world, state, seat, who.id()),
                    List.of()));
        }
        if (!refused(world, state, seat, new MagicCommand.SeekStone(who.id()))) {
            all.add(new Offer(
                    "seek-stone:" + who.id(),
                    who.name() + ": look for the stone of the spirit",
                    GROUP,
                    "SP-54",
                    "a turn",
                    "found on 1 or 2 of 6",
                    List.of()));
        }
        for (String stone : StoneHunt.found(state)) {
            if (!refused(world, state, seat, new MagicCommand.SmashStone(who.id(), stone))) {
                all.add(new Offer(
                        "smash-stone:" + who.id() + ":" + stone,
                        who.name() + ": smash the stone of the spirit",
                        GROUP,
                        "SP-54",
                        ROUND,
                        "",
                        List.of()));
            }
        }
        List<Aim> sleepers = state.company().stream()
                .filter(other -> !refused(world, state, seat, new MagicCommand.Rouse(who.id(), other.id())))
                .map(other -> new Aim(other.id().value(), other.name(), ""))
                .toList();
        if (!sleepers.isEmpty()) {
            all.add(new Offer(
                    "rouse:" + who.id(),
                    who.name() + ": shake awake",
                    GROUP,
                    "SP-08",
                    ROUND,
                    "",
                    List.of(target("Whom", sleepers))));
        }
        for (boolean cover : List.of(true, false)) {
            List<Aim> lights = Covering.carried(state, !cover).stream()
                    .map(effect -> new Aim(effect.id(), shining(state, effect), ""))
                    .filter(aim ->
                            !refused(world, state, seat, new MagicCommand.CoverLight(who.id(), aim.value(), cover)))
                    .toList();
            if (!lights.isEmpty()) {
                all.add(new Offer(
                        (cover ? "cover:" : "uncover:") + who.id(),
                        who.name() + (cover ? ": cover a magic light" : ": uncover a magic light"),
                        GROUP,
                        "SP-17",
                        ROUND,
                        "",
                        List.of(target("Which", lights))));
            }
        }
    }

    private static void letting(World world, CampaignState state, Adventurer who, List<Offer> all) {
        List<Aim> own = Willed.aims(world, state, who.id());
        if (!own.isEmpty()) {
            all.add(new Offer(
                    "end-spell:" + who.id(),
                    who.name() + ": let a spell go",
                    GROUP,
                    "SP-113",
                    "",
                    "",
                    List.of(target("Which", own))));
        }
    }

    private static String shining(CampaignState state, Effect effect) {
        return effect.on() instanceof Effect.On.OnThing on
                ? "the " + Whereabouts.name(state, on.thing()) + ", which " + effect.label()
                : "what " + effect.label();
    }

    private static List<Offer.Field> fields(List<Asked> asked) {
        return asked.stream()
                .map(each -> switch (each.how()) {
                    case CHOICE -> choice(each.name(), each.label(), each.aims());
                    case NUMBER ->
                        new Offer.Field(each.name(), each.label(), Offer.Kind.NUMBER, List.of(), each.preset());
                    case SQUARE -> PLACE;
                })
                .toList();
    }

    private static Offer.Field target(String label, List<Aim> aims) {
        return choice(TARGET, label, aims);
    }

    private static Offer.Field choice(String name, String label, List<Aim> aims) {
        return new Offer.Field(
                name,
                label,
                Offer.Kind.ONE,
                aims.stream()
                        .map(aim -> new Offer.Choice(aim.value(), aim.label(), aim.note(), aim.under()))
                        .toList(),
                aims.getFirst().value());
    }

    private static boolean refused(World world, CampaignState state, Seat seat, MagicCommand command) {
        return MagicDecider.check(world, state, seat, command).isPresent();
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String[] parts = pick.offer().split(":", 3);
        if (parts.length < 2) {
            return Optional.empty();
        }
        CharacterId who = new CharacterId(parts[1]);
        return switch (parts[0]) {
            case "cast" ->
                Optional.of(
                        parts.length == 3
                                ? new Reading.Understood(new MagicCommand.Cast(who, parts[2], targets(pick)))
                                : new Reading.Unclear("No spell was named."));
            case "breach" ->
                Optional.of(
                        parts.length == 3
                                ? Fields.edge(parts[2])
                                        .<Reading>map(wall -> new Reading.Understood(new MagicCommand.Breach(wall)))
                                        .orElse(new Reading.Unclear("No wall was named."))
                                : new Reading.Unclear("No wall was named."));
            case "direct" ->
                Optional.of(
                        parts.length == 3
                                ? new Reading.Understood(new MagicCommand.Direct(who, parts[2], targets(pick)))
                                : new Reading.Unclear("No spell was named."));
            case "defy", "obey" ->
                Optional.of(
                        parts.length == 3
                                ? new Reading.Understood(new MagicCommand.Defy(who, parts[2], parts[0].equals("defy")))
                                : new Reading.Unclear("No task was named."));
            case "read" -> needing(pick, target -> new MagicCommand.Read(who, new ItemId(target)));
            case "scroll" -> scroll(who, parts, pick);
            case "examine" -> needing(pick, target -> new MagicCommand.Examine(who, target));
            case "feel" -> Optional.of(new Reading.Understood(new MagicCommand.FeelIntent(who, pick.one(TARGET))));
            case "seek-stone" -> Optional.of(new Reading.Understood(new MagicCommand.SeekStone(who)));
            case "smash-stone" ->
                Optional.of(
                        parts.length == 3
                                ? new Reading.Understood(new MagicCommand.SmashStone(who, parts[2]))
                                : new Reading.Unclear("No stone was named."));
            case "turn" -> Optional.of(new Reading.Understood(new MagicCommand.TurnUndead(who)));
            case "rouse" -> needing(pick, target -> new MagicCommand.Rouse(who, new CharacterId(target)));
            case "cover", "uncover" ->
                needing(pick, target -> new MagicCommand.CoverLight(who, target, parts[0].equals("cover")));
            case "end-spell" -> needing(pick, target -> new MagicCommand.EndSpell(who, target));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> needing(Pick pick, Function<String, MagicCommand> command) {
        String target = pick.one(TARGET);
        return Optional.of(
                target.isEmpty()
                        ? new Reading.Unclear("Field \"" + TARGET + "\": expected one of the choices.")
                        : new Reading.Understood(command.apply(target)));
    }

    private static Optional<Reading> scroll(CharacterId who, String[] parts, Pick pick) {
        int slash = parts.length == 3 ? parts[2].indexOf('/') : -1;
        return Optional.of(
                slash < 0
                        ? new Reading.Unclear("No scroll was named.")
                        : new Reading.Understood(new MagicCommand.CastScroll(
                                who,
                                new ItemId(parts[2].substring(0, slash)),
                                parts[2].substring(slash + 1),
                                targets(pick))));
    }

    /** What is chosen, the place set instead of whom or what, and the way with how far. */
    private static List<String> targets(Pick pick) {
        List<String> targets = new ArrayList<>(Aim.targets(pick.one(TARGET)));
        String place = pick.one(Asked.PLACE);
        if (!place.isBlank()) {
            targets.removeIf(text -> INSTEAD.stream().anyMatch(text::startsWith));
            targets.add("cell:" + place.strip());
        }
        String way = pick.one(Asked.WAY);
        if (!way.isBlank()) {
            targets.add((way + " " + pick.one(Asked.FEET)).strip());
        }
        String kind = pick.one(Asked.KIND);
        if (!kind.isBlank()) {
            targets.add(Asked.KIND + ":" + kind);
        }
        return targets;
    }
}
