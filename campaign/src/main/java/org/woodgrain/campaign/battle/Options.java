package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.spells.Aim;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Charms;
import org.woodgrain.campaign.spells.Devices;
import org.woodgrain.campaign.spells.Directing;
import org.woodgrain.campaign.spells.ScrollCasting;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.spells.StoneHunt;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Spell;

/** The deeds open to a member in a round, written as values that a pick carries, and read back. */
public final class Options {
    private static final String SEPARATOR = "|";

    private Options() {}

    /**
     * A deed that may be chosen.
     *
     * @param value as a pick carries it
     * @param label as shown
     * @param note more about it, such as the number needed where the seat may know it; may be empty
     */
    public record Choice(String value, String label, String note) {}

    /** Members who can be given orders, in marching order, and last those who are out of their bodies. */
    public static List<Adventurer> able(CampaignState state) {
        List<Adventurer> able = new ArrayList<>(Plan.able(state));
        able.addAll(Spirits.all(state));
        return able;
    }

    /** What a member does if nothing else is chosen. */
    public static String preset(World world, CampaignState state, Adventurer who) {
        return write(Plan.fitting(world, state, who));
    }

    /**
     * All that a member may do now. Nothing is offered that would be refused.
     *
     * @param seesAll whether the seat may know the foes' armour, and so the number needed
     */
    public static List<Choice> of(World world, CampaignState state, Adventurer who, boolean seesAll) {
        Encounter meeting = state.encounter().orElseThrow();
        List<Choice> all = new ArrayList<>();
        Attacks attacks = new Attacks(world, state, who, seesAll);
        for (Foe foe : meeting.foes()) {
            if (foe.able() || foe.standing() == Foe.Standing.HELPLESS) {
                attacks.on(foe, all);
            }
        }
        for (Follower servant : state.followers()) {
            Foe foe = servant.foe();
            if (foe.able() && Charms.serves(state, foe.id())) {
                add(
                        all,
                        world,
                        state,
                        who,
                        new Deed.Strike(foe.id()),
                        "turn on " + foe.name(),
                        "it serves the company");
            }
        }
        for (Adventurer comrade : Possession.all(state)) {
            Comrades.blows(world, state, who, comrade)
                    .forEach((deed, label) -> add(all, world, state, who, deed, label, ""));
        }
        spells(world, state, who, all);
        scrolls(world, state, who, all);
        devices(world, state, who, all);
        for (Item item : who.items()) {
            if (Quaffing.potion(world, item)) {
                add(
                        all,
                        world,
                        state,
                        who,
                        new Deed.Drink(item.id()),
                        "drink " + item.name(),
                        "works at the round's end");
            }
        }
        for (Directing.Ready ready : Directing.ready(world, state, who.id())) {
            for (Aim aim : ready.aims()) {
                add(
                        all,
                        world,
                        state,
                        who,
                        new Deed.Direct(ready.effect(), aim.targets()),
                        ready.name() + ": " + aim.label(),
                        aim.note());
            }
        }
        add(all, world, state, who, new Deed.Turn(), "turn undead", "");
        add(all, world, state, who, new Deed.Breathe(), "breathe", "");
        for (Item item : who.items()) {
            if (item.carried() == Carried.AT_HAND || item.carried() == Carried.STOWED) {
                if (world.book().equipment().weapon(item).isPresent()
                        && (item.inside().isEmpty() || item.carried() == Carried.AT_HAND)) {
                    add(all, world, state, who, new Deed.Draw(item.id()), "draw " + item.name(), "");
                }
            }
        }
        Eyes.kindling(world, state, who)
                .ifPresent(light -> add(
                        all, world, state, who, new Deed.Kindle(light.id()), "light " + light.name(), "it is dark"));
        for (Adventurer comrade : state.company()) {
            if (state.helpless(comrade.id())) {
                add(all, world, state, who, new Deed.Rouse(comrade.id()), "help " + comrade.name(), "");
            }
        }
        add(all, world, state, who, new Deed.Seek(), "look for the stone of the spirit", "found on 1 or 2 of 6");
        for (String stone : StoneHunt.found(state)) {
            add(all, world, state, who, new Deed.Smash(stone), "smash the stone of the spirit", "");
        }
        all.add(new Choice("doubt", "doubt what is seen", "a save against any image; it takes the round"));
        all.add(new Choice("guard", "stand ready", ""));
        all.add(new Choice("forward", "come up into the front rank", ""));
        all.add(new Choice("back", "fall back", "a foe in contact strikes at once"));
        if (Spirits.all(state).contains(who)) {
            all.removeIf(choice -> read(choice.value())
                    .filter(deed -> Spirits.may(state, who.id(), deed))
                    .isEmpty());
        }
        return all;
    }

    private static void spells(World world, CampaignState state, Adventurer who, List<Choice> all) {
        for (String spell : who.spells().memorised().stream().distinct().toList()) {
            if (Casting.inBattle(spell)) {
                String name = world.book().spells().find(spell).map(Spell::name).orElse(spell);
                for (Aim aim : Casting.aims(world, state, who, spell)) {
                    Deed deed = new Deed.Cast(spell, aim.targets());
                    add(
                            all,
                            world,
                            state,
                            who,
                            deed,
                            "cast " + name + (aim.label().isEmpty() ? "" : ": " + aim.label()),
                            aim.note());
                }
            }
        }
    }

    private static void scrolls(World world, CampaignState state, Adventurer who, List<Choice> all) {
        for (ScrollCasting.Ready ready : ScrollCasting.ready(world, state, who)) {
            for (Aim aim : ready.aims()) {
                add(
                        all,
                        world,
                        state,
                        who,
                        new Deed.Recite(ready.scroll().id(), ready.spell().id(), aim.targets()),
                        "read " + ready.spell().name() + " off a scroll"
                                + (aim.label().isEmpty() ? "" : ": " + aim.label()),
                        aim.note());
            }
        }
    }

    private static void devices(World world, CampaignState state, Adventurer who, List<Choice> all) {
        for (Devices.Ready ready : Devices.ready(world, state, who)) {
            for (Aim aim : ready.aims()) {
                add(
                        all,
                        world,
                        state,
                        who,
                        new Deed.Wield(ready.thing().id(), ready.power(), aim.targets()),
                        "use the " + ready.name() + (aim.label().isEmpty() ? "" : ": " + aim.label()),
                        aim.note());
            }
        }
    }

    private static void add(
            List<Choice> all, World world, CampaignState state, Adventurer who, Deed deed, String label, String note) {
        if (BattleOrders.check(world, state, List.of(new FighterOrder(who.id(), deed)))
                .isEmpty()) {
            all.add(new Choice(write(deed), label, note));
        }
    }

    /** A deed as a value. */
    public static String write(Deed deed) {
        return switch (deed) {
            case Deed.Strike strike -> "strike" + SEPARATOR + strike.foe();
            case Deed.Avert avert -> "avert" + SEPARATOR + avert.foe();
            case Deed.Subdue subdue -> "subdue" + SEPARATOR + subdue.foe();
            case Deed.Face face -> "face" + SEPARATOR + face.comrade();
            case Deed.Overpower overpower -> "overpower" + SEPARATOR + overpower.comrade();
            case Deed.Shoot shoot -> "shoot" + SEPARATOR + shoot.foe();
            case Deed.Throw thrown -> "throw" + SEPARATOR + thrown.item() + SEPARATOR + thrown.foe();
            case Deed.Cast cast ->
                "cast" + SEPARATOR + cast.spell()
                        + (cast.targets().isEmpty() ? "" : SEPARATOR + String.join(SEPARATOR, cast.targets()));
            case Deed.Direct direct ->
                "direct" + SEPARATOR + direct.effect()
                        + (direct.targets().isEmpty() ? "" : SEPARATOR + String.join(SEPARATOR, direct.targets()));
            case Deed.Drink drink -> "drink" + SEPARATOR + drink.potion();
            case Deed.Wield wield ->
                "wield" + SEPARATOR + wield.thing() + SEPARATOR + wield.power()
                        + (wield.targets().isEmpty() ? "" : SEPARATOR + String.join(SEPARATOR, wield.targets()));
            case Deed.Recite recite ->
                "recite" + SEPARATOR + recite.scroll() + SEPARATOR + recite.spell()
                        + (recite.targets().isEmpty() ? "" : SEPARATOR + String.join(SEPARATOR, recite.targets()));
            case Deed.Seek seek -> "seek";
            case Deed.Smash smash -> "smash" + SEPARATOR + smash.stone();
            case Deed.Turn turn -> "turn";
            case Deed.Breathe breathe -> "breathe";
            case Deed.Doubt doubt -> "doubt";
            case Deed.Guard guard -> "guard";
            case Deed.Back back -> "back";
            case Deed.Forward forward -> "forward";
            case Deed.Draw draw -> "draw" + SEPARATOR + draw.item();
            case Deed.Kindle kindle -> "kindle" + SEPARATOR + kindle.source();
            case Deed.Rouse rouse -> "help" + SEPARATOR + rouse.comrade();
        };
    }

    /** The deed that a value stands for; empty if it is none. */
    public static Optional<Deed> read(String value) {
        List<String> parts = List.of(value.split("\\|", -1));
        int size = parts.size();
        return switch (parts.getFirst()) {
            case "strike" -> size == 2 ? Optional.of(new Deed.Strike(new FoeId(parts.get(1)))) : Optional.empty();
            case "avert" -> size == 2 ? Optional.of(new Deed.Avert(new FoeId(parts.get(1)))) : Optional.empty();
            case "subdue" -> size == 2 ? Optional.of(new Deed.Subdue(new FoeId(parts.get(1)))) : Optional.empty();
            case "face" -> size == 2 ? Optional.of(new Deed.Face(new CharacterId(parts.get(1)))) : Optional.empty();
            case "overpower" ->
                size == 2 ? Optional.of(new Deed.Overpower(new CharacterId(parts.get(1)))) : Optional.empty();
            case "shoot" -> size == 2 ? Optional.of(new Deed.Shoot(new FoeId(parts.get(1)))) : Optional.empty();
            case "throw" ->
                size == 3
                        ? Optional.of(new Deed.Throw(new ItemId(parts.get(1)), new FoeId(parts.get(2))))
                        : Optional.empty();
            case "cast" ->
                size >= 2 ? Optional.of(new Deed.Cast(parts.get(1), parts.subList(2, size))) : Optional.empty();
            case "direct" ->
                size >= 2 ? Optional.of(new Deed.Direct(parts.get(1), parts.subList(2, size))) : Optional.empty();
            case "drink" -> size == 2 ? Optional.of(new Deed.Drink(new ItemId(parts.get(1)))) : Optional.empty();
            case "wield" ->
                size >= 3
                        ? Optional.of(new Deed.Wield(new ItemId(parts.get(1)), parts.get(2), parts.subList(3, size)))
                        : Optional.empty();
            case "recite" ->
                size >= 3
                        ? Optional.of(new Deed.Recite(new ItemId(parts.get(1)), parts.get(2), parts.subList(3, size)))
                        : Optional.empty();
            case "seek" -> Optional.of(new Deed.Seek());
            case "smash" -> size == 2 ? Optional.of(new Deed.Smash(parts.get(1))) : Optional.empty();
            case "turn" -> Optional.of(new Deed.Turn());
            case "breathe" -> Optional.of(new Deed.Breathe());
            case "doubt" -> Optional.of(new Deed.Doubt());
            case "guard" -> Optional.of(new Deed.Guard());
            case "back" -> Optional.of(new Deed.Back());
            case "forward" -> Optional.of(new Deed.Forward());
            case "draw" -> size == 2 ? Optional.of(new Deed.Draw(new ItemId(parts.get(1)))) : Optional.empty();
            case "kindle" -> size == 2 ? Optional.of(new Deed.Kindle(new ItemId(parts.get(1)))) : Optional.empty();
            case "help" -> size == 2 ? Optional.of(new Deed.Rouse(new CharacterId(parts.get(1)))) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
