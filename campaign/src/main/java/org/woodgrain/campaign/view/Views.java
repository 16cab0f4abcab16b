package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.captives.Rescue;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Building;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;

/** The projection: what a seat may know of the state, and nothing else. */
public final class Views {
    private Views() {}

    /** The view of a seat. */
    @Rule("CH-04")
    public static View of(World drawn, CampaignState state, Seat seat) {
        World world = drawn.now(state);
        List<Adventurer> company = state.company();
        Set<CharacterId> inCompany =
                new HashSet<>(company.stream().map(Adventurer::id).toList());
        return new View(
                state.id(),
                state.name(),
                state.ruleset().profile().label(),
                Strips.of(world, state),
                MapViews.of(world, state, seat),
                company.stream()
                        .map(member -> Members.of(world, state, member, company.indexOf(member) + 1))
                        .toList(),
                state.adventurers().values().stream()
                        .filter(each -> !inCompany.contains(each.id()))
                        .map(each -> Members.of(world, state, each, 0))
                        .toList(),
                Beasts.of(world, state),
                state.drafts().stream()
                        .map(draft -> Makings.of(world, state, draft))
                        .toList(),
                state.encounter().map(meeting -> MeetingViews.of(world, state, meeting, seat)),
                place(world, state) + scenery(state) + followers(state),
                Actions.of(world, state, seat),
                seat.seesAll() ? Optional.of(HiddenColumn.of(world, state)) : Optional.empty());
    }

    /** Monsters that follow the company, like ones together, and whom each serves. */
    private static String followers(CampaignState state) {
        Map<String, List<String>> alike = new LinkedHashMap<>();
        for (Follower follower : state.followers()) {
            String master =
                    state.adventurer(follower.master()).map(Adventurer::name).orElse("the company");
            String kind = follower.foe().name().replaceFirst(" \\d+$", "");
            alike.computeIfAbsent(kind + "|" + Rescue.manner(follower.foe()) + "|" + master, key -> new ArrayList<>())
                    .add(follower.foe().name());
        }
        StringBuilder told = new StringBuilder();
        alike.forEach((key, names) -> {
            String[] parts = key.split("\\|", -1);
            told.append("; ")
                    .append(
                            names.size() == 1
                                    ? names.getFirst() + parts[1]
                                    : Phrases.number(names.size()) + " " + Phrases.plural(parts[0])
                                            + Rescue.many(parts[1]))
                    .append(parts[2]);
        });
        return told.toString();
    }

    /** What lies about the place, as it looks. */
    private static String scenery(CampaignState state) {
        String told = Outdoors.seen(state).told() + (Outdoors.frozen(state) ? ", frozen over" : "");
        boolean out = state.underground().isPresent() && Outdoors.drawn(state).open();
        String season = out ? "; " + Outdoors.season(state).label() : "";
        String buildings = !out
                ? ""
                : Building.all(state.level(Outdoors.key(state))).stream()
                        .map(each -> "; " + each.told())
                        .collect(Collectors.joining());
        return season + (told.isEmpty() ? "" : "; " + told) + buildings;
    }

    private static String place(World world, CampaignState state) {
        return switch (state.place()) {
            case Place.Town town -> "In town";
            case Place.Underground below -> {
                String level = state.level(below.level()).familiar()
                        ? world.level(below.level()).map(Level::name).orElse(below.level())
                        : "somewhere below";
                yield world.level(below.level())
                        .flatMap(map -> map.roomAt(below.cell()))
                        .filter(room -> !room.name().isEmpty())
                        .map(room -> room.name() + ", " + level)
                        .orElse(level);
            }
        };
    }
}
