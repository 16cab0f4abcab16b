package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.magic.Camp;
import org.woodgrain.campaign.magic.Packing;
import org.woodgrain.campaign.magic.Study;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;

/** Choosing spells for the day, in town or in a camp, and taking the books along or not. */
final class StudyOffers implements OfferSource {
    private static final int HIGHEST = 9;
    private static final String GROUP = "Magic";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.id().isEmpty()) {
            return all;
        }
        if (state.underground().isEmpty()) {
            state.adventurers().values().stream().filter(Adventurer::living).forEach(who -> {
                memorise(world, state, who, all);
                packing(world, state, who, all);
            });
        } else if (Camp.ready(world, state)) {
            state.company().stream()
                    .filter(who -> Camp.atHand(state, who))
                    .forEach(who -> memorise(world, state, who, all));
        }
        return all;
    }

    private static void memorise(World world, CampaignState state, Adventurer who, List<Offer> all) {
        List<Offer.Field> fields = new ArrayList<>();
        List<String> ready = new ArrayList<>(who.spells().memorised());
        for (int level = 1; level <= 6; level++) {
            int of = level;
            List<Offer.Choice> choices = Study.choices(world, state, who).stream()
                    .filter(spell -> spell.level() == of)
                    .map(spell -> new Offer.Choice(spell.id(), spell.name(), spell.effect()))
                    .toList();
            for (int place = 1; !choices.isEmpty() && place <= Study.places(world, state, who, level); place++) {
                fields.add(place(who, level, place, choices, ready, fields));
            }
        }
        above(world, state, who, ready, fields);
        if (!fields.isEmpty()) {
            all.add(new Offer(
                    "memorise:" + who.id(),
                    who.name() + ": choose spells",
                    GROUP,
                    "MA-01",
                    "a turn for each level",
                    "",
                    fields));
        }
    }

    /** Places of levels above the lists, in which any spell may be held that he can cast. */
    @Rule("MA-18")
    private static void above(
            World world, CampaignState state, Adventurer who, List<String> ready, List<Offer.Field> fields) {
        List<Offer.Choice> choices = Study.choices(world, state, who).stream()
                .map(spell ->
                        new Offer.Choice(spell.id(), spell.name() + " (level " + spell.level() + ")", spell.effect()))
                .toList();
        for (int level = 1; level <= HIGHEST; level++) {
            boolean listed = !world.book()
                    .spells()
                    .list(who.casting().characterClass(), level)
                    .isEmpty();
            for (int place = 1;
                    !listed && !choices.isEmpty() && place <= Study.places(world, state, who, level);
                    place++) {
                fields.add(place(who, level, place, choices, ready, fields));
            }
        }
    }

    /** What he holds already, or else what most would choose, each spell once while there are others. */
    private static Offer.Field place(
            Adventurer who,
            int level,
            int place,
            List<Offer.Choice> choices,
            List<String> ready,
            List<Offer.Field> fields) {
        Optional<String> now = choices.stream()
                .map(Offer.Choice::value)
                .filter(ready::contains)
                .findFirst();
        now.ifPresent(ready::remove);
        Set<String> taken = fields.stream().map(Offer.Field::preset).collect(Collectors.toSet());
        List<Offer.Choice> fresh = choices.stream()
                .filter(choice -> !taken.contains(choice.value()) && !ready.contains(choice.value()))
                .toList();
        return new Offer.Field(
                "place" + (fields.size() + 1),
                "Level " + level + ", place " + place,
                Offer.Kind.ONE,
                choices,
                now.orElse(preset(who, fresh.isEmpty() ? choices : fresh)));
    }

    private static void packing(World world, CampaignState state, Adventurer who, List<Offer> all) {
        boolean along = state.workshop().carried().contains(who.id());
        if (Packing.owns(world, state, who)) {
            all.add(new Offer(
                    "books:" + who.id() + ":" + (along ? "leave" : "pack"),
                    who.name() + (along ? ": leave the books of spells at home" : ": take the books of spells along"),
                    GROUP,
                    "MA-04",
                    "",
                    "",
                    List.of()));
        }
    }

    /** What most would choose for a first adventure: sleep, or healing. */
    private static String preset(Adventurer who, List<Offer.Choice> choices) {
        String wanted = who.casting().characterClass() == CharacterClass.MAGIC_USER ? "SP-08" : "SP-73";
        return choices.stream()
                .map(Offer.Choice::value)
                .filter(wanted::equals)
                .findFirst()
                .orElse(choices.getFirst().value());
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String[] parts = pick.offer().split(":", 3);
        if (parts.length < 2) {
            return Optional.empty();
        }
        CharacterId who = new CharacterId(parts[1]);
        return switch (parts[0]) {
            case "memorise" -> Optional.of(new Reading.Understood(new MagicCommand.Memorise(who, places(pick))));
            case "books" ->
                Optional.of(new Reading.Understood(
                        new MagicCommand.PackBooks(who, parts.length == 3 && parts[2].equals("pack"))));
            default -> Optional.empty();
        };
    }

    private static List<String> places(Pick pick) {
        List<String> chosen = new ArrayList<>();
        for (int place = 1; !pick.one("place" + place).isEmpty(); place++) {
            chosen.add(pick.one("place" + place));
        }
        return chosen;
    }
}
