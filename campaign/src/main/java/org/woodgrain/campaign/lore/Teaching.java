package org.woodgrain.campaign.lore;

import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.state.OwnSpells;
import org.woodgrain.campaign.town.Lodging;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.workshop.Labour;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.time.Calendar;

/** Handing on what was found: a week with a pupil who can use it. */
public final class Teaching {
    private Teaching() {}

    @Rule("MA-26")
    static Optional<Refusal> check(World world, CampaignState state, LoreCommand.Teach teach) {
        Adventurer who = state.adventurer(teach.who()).orElseThrow();
        Optional<Adventurer> pupil = state.adventurer(teach.pupil());
        Optional<Refusal> absent = Scholars.present(state, pupil, teach.pupil().value());
        if (absent.isPresent()) {
            return absent;
        }
        if (!state.lore().knows(who.id(), teach.spell())) {
            return Optional.of(new LoreRefusal.NoSuchSpell(who.name(), teach.spell(), "MA-26"));
        }
        Invented spell = state.lore().spell(teach.spell()).orElseThrow();
        return why(world, state, pupil.orElseThrow(), spell)
                .<Refusal>map(why -> new LoreRefusal.NoPupil(pupil.orElseThrow().name(), why))
                .or(() -> Labour.sane(state, who))
                .or(() -> Labour.sane(state, pupil.orElseThrow()));
    }

    /** Why somebody cannot learn a spell; empty if he can. */
    @Rule("MA-26")
    public static Optional<String> why(World world, CampaignState state, Adventurer pupil, Invented spell) {
        if (state.lore().knows(pupil.id(), spell.id())) {
            return Optional.of("it is in the book already");
        }
        if (!Scholars.his(pupil, spell) || Scholars.castable(world, pupil) < spell.level()) {
            return Optional.of(OwnSpells.caster(spell).label() + " spells of level " + spell.level()
                    + " are beyond such a reader");
        }
        return state.workshop().copies(pupil.id(), spell.level()) == 0
                ? Optional.of("there is no book of level " + spell.level() + " to write it in")
                : Optional.empty();
    }

    @Rule("MA-26")
    static void carryOut(Unfolding u, LoreCommand.Teach teach) {
        Set<CharacterId> busy = Set.of(teach.who(), teach.pupil());
        Lodging.pass(u, Calendar.WEEK, each -> busy.contains(each.id()) ? 0 : Calendar.WEEK, "MA-26");
        boolean both = busy.stream()
                .allMatch(id ->
                        u.state().adventurer(id).filter(Adventurer::living).isPresent());
        if (both) {
            u.emit(new LoreEvent.SpellTaught(teach.who(), teach.pupil(), teach.spell()));
        }
    }
}
