package org.woodgrain.campaign.lore;

import java.util.Optional;
import java.util.TreeSet;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Doubling;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.state.SpellLore;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Spell;

/** What the referee says of proposed spells, and of castings that work as he says. */
public final class Rulings {
    private static final String REFEREE = "The referee";
    private static final int MAGIC_USERS = 6;
    private static final int CLERICS = 5;

    private Rulings() {}

    @Rule("MA-22")
    public static Optional<Refusal> check(World world, CampaignState state, RefereeCommand.RuleSpell rule) {
        Optional<Invented> spell = proposed(state, rule.spell());
        if (spell.isEmpty()) {
            return Optional.of(new LoreRefusal.NoSuchSpell(REFEREE, rule.spell(), "MA-22"));
        }
        int most = spell.get().clerical() ? CLERICS : MAGIC_USERS;
        if (rule.level() < 1 || rule.level() > most) {
            return Optional.of(new LoreRefusal.NoLevel(rule.level(), most));
        }
        if (rule.like().isEmpty()) {
            return rule.doubled().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new LoreRefusal.NoSuchFigures(spell.get().name(), ""));
        }
        Optional<Spell> model = world.book()
                .spells()
                .find(rule.like())
                .filter(each -> each.invention().isEmpty() && Casting.playable(each.id()));
        if (model.isEmpty()) {
            return Optional.of(new LoreRefusal.NoModel(spell.get().name(), rule.like()));
        }
        return Doubling.figures(model.get()).containsAll(rule.doubled())
                ? Optional.empty()
                : Optional.of(new LoreRefusal.NoSuchFigures(
                        model.get().name(), Inventing.label(Doubling.figures(model.get()))));
    }

    public static Optional<Refusal> check(CampaignState state, RefereeCommand.TurnDownSpell down) {
        return proposed(state, down.spell()).isPresent()
                ? Optional.empty()
                : Optional.of(new LoreRefusal.NoSuchSpell(REFEREE, down.spell(), "MA-22"));
    }

    public static Optional<Refusal> check(CampaignState state, RefereeCommand.RuleCasting rule) {
        if (state.lore().casting(rule.casting()).isEmpty()) {
            return Optional.of(new LoreRefusal.NoSuchSpell(REFEREE, rule.casting(), "MA-22"));
        }
        return rule.text().isBlank() ? Optional.of(new LoreRefusal.NothingSaid()) : Optional.empty();
    }

    private static Optional<Invented> proposed(CampaignState state, String spell) {
        return state.lore().spell(spell).filter(each -> each.stage() == Invented.Stage.PROPOSED);
    }

    @Rule("MA-22")
    public static void carryOut(Unfolding u, RefereeCommand.RuleSpell rule) {
        Invented was = u.state().lore().spell(rule.spell()).orElseThrow();
        String effect = rule.effect().isBlank() ? was.effect() : rule.effect().strip();
        String id = rule.like().isEmpty() ? was.id() : Invention.id(rule.like(), u.newId(""));
        u.emit(new LoreEvent.SpellRuled(
                was.id(),
                new Invented(
                        id,
                        was.name(),
                        was.clerical(),
                        rule.level(),
                        rule.doubled(),
                        effect,
                        was.inventor(),
                        new TreeSet<>(),
                        Invented.Stage.RULED,
                        false)));
    }

    public static void carryOut(Unfolding u, RefereeCommand.TurnDownSpell down) {
        Invented spell = u.state().lore().spell(down.spell()).orElseThrow();
        u.emit(new LoreEvent.SpellTurnedDown(spell.id(), spell.name(), down.why()));
    }

    public static void carryOut(Unfolding u, RefereeCommand.RuleCasting rule) {
        SpellLore.Unruled casting = u.state().lore().casting(rule.casting()).orElseThrow();
        u.emit(new LoreEvent.CastingRuled(
                rule.casting(), casting.spell(), rule.text().strip()));
    }
}
