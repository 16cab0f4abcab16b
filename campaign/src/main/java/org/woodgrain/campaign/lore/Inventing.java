package org.woodgrain.campaign.lore;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Doubling;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Memory;
import org.woodgrain.rules.magic.Research;
import org.woodgrain.rules.magic.Spell;

/** Spells made from the pattern of listed ones: the automatic referee takes no others. */
public final class Inventing {
    private Inventing() {}

    /** The listed spells on which somebody can model one of his own, those of which nothing can be doubled left out. */
    @Rule("MA-22")
    public static List<Spell> models(World world, Adventurer who) {
        return Memory.known(
                        world.book().spells(),
                        who.casting().characterClass(),
                        world.book().characters().at(who.casting()),
                        who.alignment())
                .stream()
                .filter(spell -> !Doubling.figures(spell).isEmpty())
                .toList();
    }

    @Rule({"MA-20", "MA-21", "MA-22"})
    static Optional<Refusal> check(World world, CampaignState state, LoreCommand.Invent invent) {
        Adventurer who = state.adventurer(invent.who()).orElseThrow();
        if (Scholars.castable(world, who) == 0) {
            return Optional.of(new LoreRefusal.NoCaster(who.name()));
        }
        Optional<Spell> model = world.book().spells().find(invent.like()).filter(spell -> listed(world, who, spell));
        if (model.isEmpty()) {
            return Optional.of(new LoreRefusal.NoModel(who.name(), invent.like()));
        }
        SortedSet<Figure> open = Doubling.figures(model.get());
        if (invent.doubled().isEmpty() || !open.containsAll(invent.doubled())) {
            return Optional.of(new LoreRefusal.NoSuchFigures(model.get().name(), label(open)));
        }
        int level = Research.level(model.get(), invent.doubled());
        return Scholars.name(world, state, invent.name())
                .or(() -> Scholars.level(world, who, level))
                .or(() -> Searching.affordable(state, who, level, invent.gold()));
    }

    private static boolean listed(World world, Adventurer who, Spell spell) {
        return spell.invention().isEmpty()
                && world.book().spells().open(spell, who.casting().characterClass(), who.alignment())
                && Casting.playable(spell.id());
    }

    @Rule({"MA-22", "MA-26"})
    static void carryOut(Unfolding u, LoreCommand.Invent invent) {
        Adventurer who = u.state().adventurer(invent.who()).orElseThrow();
        Spell model = u.world().book().spells().spell(invent.like());
        Invented design = new Invented(
                Invention.id(model.id(), u.newId("")),
                invent.name().strip(),
                who.casting().characterClass() == CharacterClass.CLERIC,
                Research.level(model, invent.doubled()),
                invent.doubled(),
                "As " + model.name() + ", but twice its " + label(invent.doubled()) + ". " + model.effect(),
                who.id(),
                new TreeSet<>(),
                Invented.Stage.RULED,
                false);
        Searching.search(u, who.id(), design, invent.gold());
    }

    /** Figures in words: "range and number". */
    public static String label(Collection<Figure> figures) {
        return figures.stream()
                .map(Figure::label)
                .reduce((a, b) -> a + " and " + b)
                .orElse("");
    }
}
