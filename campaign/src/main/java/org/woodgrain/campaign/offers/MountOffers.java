package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.handling.HandlingDecider;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Riding on the creatures that follow the company, and loading them. */
final class MountOffers implements OfferSource {
    private static final String GROUP = "Beasts and carts";
    private static final String RULE = "EQ-20";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.followers().isEmpty() || state.encounter().isPresent()) {
            return all;
        }
        Mounts mounts = new Mounts(world.book(), state);
        List<Choice> company = Belongings.company(world, state);
        List<Choice> things = Belongings.things(state, (who, item) -> true);
        for (Foe beast :
                state.followers().stream().map(Follower::foe).filter(Foe::able).toList()) {
            if (!mounts.carries(beast)) {
                continue;
            }
            String bears =
                    "bears " + Coinage.pounds(mounts.load(beast)) + " of " + Coinage.pounds(mounts.most(beast)) + " lb";
            List<Choice> riders = state.company().stream()
                    .filter(who -> possible(world, state, seat, new HandlingCommand.Mount(who.id(), beast.id())))
                    .map(who -> new Choice(who.id().value(), who.name(), ""))
                    .toList();
            if (!riders.isEmpty()) {
                all.add(offer(
                        "mount." + beast.id(),
                        "Mount the " + beast.name() + " (" + bears + ")",
                        List.of(Belongings.one("who", "Who mounts", riders))));
            }
            if (!things.isEmpty() && state.underground().isPresent()) {
                all.add(offer(
                        "load-on." + beast.id(),
                        "Load a thing on the " + beast.name() + " (" + bears + ")",
                        List.of(
                                Belongings.one("thing", "What", things),
                                Belongings.number("quantity", "How many", "1"))));
            }
            coins(state, beast, bears, company, all);
            List<Choice> load = beast.items().stream().map(MountOffers::choice).toList();
            if (!load.isEmpty()) {
                all.add(offer(
                        "unload-from." + beast.id(),
                        "Take a thing off the " + beast.name(),
                        List.of(
                                Belongings.one("who", "Who takes it", company),
                                Belongings.one("item", "What", load),
                                Belongings.number("quantity", "How many", "1"))));
            }
        }
        for (Adventurer who : state.company()) {
            if (possible(world, state, seat, new HandlingCommand.Dismount(who.id()))) {
                all.add(offer("dismount." + who.id(), "Let " + who.name() + " dismount", List.of()));
            }
        }
        return all;
    }

    /** Coins go on its back, and off again. */
    private static void coins(CampaignState state, Foe beast, String bears, List<Choice> company, List<Offer> all) {
        List<Choice> rich = state.company().stream()
                .filter(who -> who.purse().count() > 0)
                .map(who -> new Choice(who.id().value(), who.name(), Coinage.label(who.purse())))
                .toList();
        if (!rich.isEmpty() && state.underground().isPresent()) {
            all.add(offer(
                    "load-coins-on." + beast.id(),
                    "Load coins on the " + beast.name() + " (" + bears + ")",
                    List.of(
                            Belongings.one("who", "Whose", rich),
                            Belongings.number("keep", "Gold pieces kept", "20"))));
        }
        if (beast.carried().count() > 0) {
            all.add(offer(
                    "unload-coins-from." + beast.id(),
                    "Take coins off the " + beast.name() + " (" + Coinage.label(beast.carried()) + ")",
                    List.of(
                            Belongings.one("who", "Who takes them", company),
                            Belongings.number("gold", "Gold pieces' worth", "100"))));
        }
    }

    private static boolean possible(World world, CampaignState state, Seat seat, HandlingCommand command) {
        return HandlingDecider.check(world, state, seat, command).isEmpty();
    }

    private static Choice choice(Item item) {
        return new Choice(item.id().value(), (item.quantity() == 1 ? "" : item.quantity() + " x ") + item.name(), "");
    }

    private static Offer offer(String id, String label, List<Field> fields) {
        return new Offer(id, label, GROUP, RULE, "", "", fields);
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String[] parts = pick.offer().split("\\.", 2);
        if (parts.length < 2) {
            return Optional.empty();
        }
        FoeId beast = new FoeId(parts[1]);
        CharacterId who = new CharacterId(pick.one("who"));
        return switch (parts[0]) {
            case "mount" -> understood(new HandlingCommand.Mount(who, beast));
            case "dismount" -> understood(new HandlingCommand.Dismount(new CharacterId(parts[1])));
            case "load-on" ->
                Belongings.counted(
                        pick, (thing, many) -> new HandlingCommand.Load(thing.who(), beast, thing.item(), many));
            case "unload-from" ->
                Fields.counted(
                        pick,
                        "quantity",
                        many -> new HandlingCommand.Unload(who, beast, new ItemId(pick.one("item")), many));
            case "load-coins-on" ->
                Fields.counted(pick, "keep", keep -> new HandlingCommand.LoadCoins(who, beast, keep));
            case "unload-coins-from" ->
                Fields.counted(pick, "gold", gold -> new HandlingCommand.UnloadCoins(who, beast, gold));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> understood(HandlingCommand command) {
        return Optional.of(new Reading.Understood(command));
    }
}
