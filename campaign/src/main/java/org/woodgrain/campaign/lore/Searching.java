package org.woodgrain.campaign.lore;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.workshop.Labour;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Research;

/** The search itself: gold and weeks, and at their end one throw. */
public final class Searching {

    private Searching() {}

    /** The spells that somebody could seek: his own designs, and what others have found and do not hide. */
    @Rule("MA-26")
    public static List<Invented> open(CampaignState state, Adventurer who) {
        return state.lore().spells().values().stream()
                .filter(spell -> Scholars.his(who, spell))
                .filter(spell -> switch (spell.stage()) {
                    case PROPOSED -> false;
                    case RULED -> spell.inventor().equals(who.id());
                    case FOUND -> spell.open() && !spell.knowers().contains(who.id());
                })
                .toList();
    }

    static Optional<Refusal> check(World world, CampaignState state, LoreCommand.Research research) {
        Adventurer who = state.adventurer(research.who()).orElseThrow();
        Optional<Invented> spell = open(state, who).stream()
                .filter(each -> each.id().equals(research.spell()))
                .findFirst();
        if (spell.isEmpty()) {
            return Optional.of(new LoreRefusal.NoSuchSpell(who.name(), research.spell(), "MA-26"));
        }
        int level = spell.get().level();
        return Scholars.level(world, who, level).or(() -> affordable(state, who, level, research.gold()));
    }

    @Rule({"MA-23", "MA-25"})
    static Optional<Refusal> affordable(CampaignState state, Adventurer who, int level, int gold) {
        if (gold < Research.investment(level) || gold > Research.most(level)) {
            return Optional.of(
                    new LoreRefusal.BadInvestment(level, gold, Research.investment(level), Research.most(level)));
        }
        return Labour.sane(state, who).or(() -> Labour.affordable(state, who, gold, "MA-23"));
    }

    static void carryOut(Unfolding u, LoreCommand.Research research) {
        search(u, research.who(), u.state().lore().spell(research.spell()).orElseThrow(), research.gold());
    }

    /** Spends the gold and the weeks and throws; whoever is torn from it has lost both. */
    @Rule({"MA-23", "MA-24", "MA-25"})
    static void search(Unfolding u, CharacterId who, Invented design, int gold) {
        Labour.doWork(
                u,
                who,
                "the search for a spell, " + design.name(),
                Research.work(design.level(), gold),
                "MA-24",
                0,
                () -> ends(u, who, design, Research.chance(design.level(), gold)));
    }

    @Rule("MA-25")
    private static void ends(Unfolding u, CharacterId who, Invented design, int chance) {
        String name = u.state().adventurer(who).map(Adventurer::name).orElse("");
        boolean found = Research.finds(u.throwing(), design.name(), name, chance);
        List<Roll> rolls = u.throwing().take();
        u.emit(
                found
                        ? new LoreEvent.SpellFound(who, design.knownTo(who), chance, rolls)
                        : new LoreEvent.ResearchFailed(who, design.name(), chance, rolls));
    }
}
