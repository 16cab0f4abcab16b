package org.woodgrain.campaign.narrate;

import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.lore.Inventing;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Spell;

/** New spells in words. */
final class LoreNarration {
    private LoreNarration() {}

    static List<Line> tell(World world, CampaignState before, LoreEvent event, Seat seat) {
        return switch (event) {
            case LoreEvent.SpellProposed proposed ->
                plain(
                        name(before, proposed.spell().inventor()) + " puts a spell before the referee: "
                                + proposed.spell().name() + ". "
                                + proposed.spell().effect(),
                        event,
                        seat);
            case LoreEvent.SpellRuled ruled -> plain(ruled(world, ruled.spell()), event, seat);
            case LoreEvent.SpellTurnedDown down ->
                Lines.of(
                        "The referee does not allow the spell " + down.name()
                                + (down.why().isBlank() ? "." : ": " + down.why()),
                        event,
                        seat,
                        Line.Tone.BAD);
            case LoreEvent.SpellFound found ->
                Lines.of(
                        name(before, found.who()) + " has found a spell of level "
                                + found.spell().level() + ", " + found.spell().name() + ", and writes it in the book.",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case LoreEvent.ResearchFailed failed ->
                Lines.of(
                        name(before, failed.who()) + " has not found " + failed.name()
                                + ", and what was spent on it is gone.",
                        event,
                        seat,
                        Line.Tone.BAD);
            case LoreEvent.SpellTaught taught ->
                Lines.of(
                        name(before, taught.pupil()) + " has learnt " + spell(world, taught.spell()) + " from "
                                + name(before, taught.who()) + ".",
                        event,
                        seat,
                        Line.Tone.GOOD);
            case LoreEvent.SpellPublished published ->
                plain(
                        name(before, published.who()) + " lets it be known how " + spell(world, published.spell())
                                + " is done; it is a secret no more.",
                        event,
                        seat);
            case LoreEvent.RulingAwaited awaited -> plain("What comes of it is for the referee to say.", event, seat);
            case LoreEvent.CastingRuled ruled -> plain(spell(world, ruled.spell()) + ": " + ruled.text(), event, seat);
        };
    }

    private static String ruled(World world, Invented spell) {
        String like = world.book()
                .spells()
                .find(Invention.model(spell.id()))
                .map(model -> " It works as " + model.name() + " does"
                        + (spell.doubled().isEmpty() ? "." : ", with twice its " + figures(spell) + "."))
                .orElse(" The referee will say each time what comes of it.");
        return "The referee rules that " + spell.name() + " would be a spell of level " + spell.level() + "." + like
                + " " + spell.effect();
    }

    private static String figures(Invented spell) {
        return Inventing.label(spell.doubled());
    }

    private static List<Line> plain(String text, LoreEvent event, Seat seat) {
        return Lines.of(text, event, seat, Line.Tone.PLAIN);
    }

    private static String spell(World world, String id) {
        return world.book().spells().find(id).map(Spell::name).orElse(id);
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse("Somebody");
    }
}
