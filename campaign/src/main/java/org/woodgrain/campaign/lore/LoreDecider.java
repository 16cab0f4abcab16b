package org.woodgrain.campaign.lore;

import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Invention;

/** Decides {@link LoreCommand}s. */
public final class LoreDecider {
    private static final int LONGEST = 400;

    private LoreDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, LoreCommand command) {
        if (!Presence.inTown(state)) {
            return Optional.of(new TownRefusal.NotInTown());
        }
        Optional<Refusal> absent = Scholars.present(
                state, state.adventurer(command.who()), command.who().value());
        if (absent.isPresent()) {
            return absent;
        }
        return switch (command) {
            case LoreCommand.Invent invent -> Inventing.check(world, state, invent);
            case LoreCommand.Propose propose -> proposal(world, state, propose);
            case LoreCommand.Research research -> Searching.check(world, state, research);
            case LoreCommand.Teach teach -> Teaching.check(world, state, teach);
            case LoreCommand.Publish publish -> publishing(state, publish);
        };
    }

    @Rule({"MA-20", "MA-22"})
    private static Optional<Refusal> proposal(World world, CampaignState state, LoreCommand.Propose propose) {
        Adventurer who = state.adventurer(propose.who()).orElseThrow();
        String effect = propose.effect().strip();
        return Scholars.level(world, who, 1)
                .or(() -> Scholars.name(world, state, propose.name()))
                .or(() -> effect.isEmpty() || effect.length() > LONGEST
                        ? Optional.of(new LoreRefusal.NothingSaid())
                        : Optional.empty());
    }

    @Rule("MA-26")
    private static Optional<Refusal> publishing(CampaignState state, LoreCommand.Publish publish) {
        boolean secret = state.lore().knows(publish.who(), publish.spell())
                && state.lore()
                        .spell(publish.spell())
                        .filter(spell -> !spell.open() && spell.inventor().equals(publish.who()))
                        .isPresent();
        String name = state.adventurer(publish.who()).map(Adventurer::name).orElse("");
        return secret ? Optional.empty() : Optional.of(new LoreRefusal.NoSuchSpell(name, publish.spell(), "MA-26"));
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, LoreCommand command) {
        switch (command) {
            case LoreCommand.Invent invent -> Inventing.carryOut(u, invent);
            case LoreCommand.Propose propose -> u.emit(new LoreEvent.SpellProposed(design(u, propose)));
            case LoreCommand.Research research -> Searching.carryOut(u, research);
            case LoreCommand.Teach teach -> Teaching.carryOut(u, teach);
            case LoreCommand.Publish publish -> u.emit(new LoreEvent.SpellPublished(publish.who(), publish.spell()));
        }
    }

    private static Invented design(Unfolding u, LoreCommand.Propose propose) {
        Adventurer who = u.state().adventurer(propose.who()).orElseThrow();
        return new Invented(
                Invention.id(Invention.UNLIKE, u.newId("")),
                propose.name().strip(),
                who.casting().characterClass() == CharacterClass.CLERIC,
                0,
                new TreeSet<>(),
                propose.effect().strip(),
                who.id(),
                new TreeSet<>(),
                Invented.Stage.PROPOSED,
                false);
    }
}
