package org.woodgrain.campaign.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.House;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.rulebook.Amendment;
import org.woodgrain.rules.rulebook.SettingPack;

/** Laying a setting pack over a campaign's book: each of its cells becomes a change of a rule that the log keeps. */
final class SettingPacks {
    private static final String RULE = "CH-07";

    private SettingPacks() {}

    private static Optional<SettingPack> pack(World world, String name) {
        return world.library().packs().stream()
                .filter(each -> each.name().equals(name))
                .findFirst();
    }

    @Rule(RULE)
    static Optional<Refusal> check(World world, CampaignState state, RefereeCommand.LayPack lay) {
        Optional<SettingPack> pack = pack(world, lay.pack());
        if (pack.isEmpty()) {
            return Optional.of(new RefereeRefusal.NoPack(
                    lay.pack(),
                    world.library().packs().stream().map(SettingPack::name).collect(Collectors.joining(", "))));
        }
        if (changes(world, state, pack.get()).isEmpty()) {
            return Optional.of(new RefereeRefusal.NoChange());
        }
        House after = state.house();
        for (Amendment cell : pack.get().cells()) {
            after = after.with(new House.Change(RULE, new House.How.Cell(cell), "", 0));
        }
        return world.library().fault(after.amendments()).map(RefereeRefusal.Unsound::new);
    }

    @Rule({RULE, "CH-05"})
    static void carryOut(Unfolding u, RefereeCommand.LayPack lay) {
        SettingPack pack = pack(u.world(), lay.pack()).orElseThrow();
        String why = lay.why().isBlank() ? "the setting " + pack.name() : lay.why();
        for (Amendment cell : changes(u.world(), u.state(), pack)) {
            RuleChanges.carryOut(u, new RefereeCommand.ChangeRule(RULE, new House.How.Cell(cell), why));
        }
    }

    /** The cells that are not yet as the pack has them. */
    private static List<Amendment> changes(World world, CampaignState state, SettingPack pack) {
        List<Amendment> all = new ArrayList<>();
        for (Amendment cell : pack.cells()) {
            boolean there = RuleChanges.was(world, state, cell)
                    .filter(cell.value()::equals)
                    .isPresent();
            if (!there) {
                all.add(cell);
            }
        }
        return all;
    }
}
