package org.woodgrain.campaign.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.experience.Advancement;

/** The referee says how much experience somebody has: for a company that is to begin higher, or to put a mistake right. */
final class Experience {
    private static final int MOST = 20_000_000;

    private Experience() {}

    static Optional<Refusal> check(CampaignState state, RefereeCommand.SetExperience set) {
        Optional<Adventurer> who = state.adventurer(set.who()).filter(Adventurer::living);
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(set.who().value()));
        }
        return set.points() < 0 || set.points() > MOST
                ? Optional.of(new RefereeRefusal.PointsOutOfRange(set.points(), MOST))
                : Optional.empty();
    }

    /** The level is the one due for the total; dice are thrown for levels gained, and the last thrown go with levels lost. */
    @Rule({"XP-02", "XP-17", "XP-18", "CH-33"})
    static void carryOut(Unfolding u, RefereeCommand.SetExperience set) {
        CharacterTables tables = u.world().book().characters();
        Adventurer who = u.state().adventurer(set.who()).orElseThrow();
        Career now = Advancement.withTotal(who.career(), set.points());
        int level = Peoples.level(tables, who.race(), now.characterClass(), set.points());
        int dice = tables.of(now.characterClass()).at(level).hitDice().dice();
        Career kept = new Career(
                now.characterClass(),
                level,
                set.points(),
                now.hitDice().subList(0, Math.min(dice, now.hitDice().size())));
        Career career = Advancement.raise(tables, kept, level, u.throwing(), who.name());
        List<Career> careers = new ArrayList<>();
        for (Career each : who.careers()) {
            careers.add(each.characterClass() == career.characterClass() ? career : each);
        }
        int most = new Figures(u.world().book(), u.state().ruleset()).mostHitPoints(who, careers);
        int points = Math.clamp((long) who.hitPoints() + most - who.maxHitPoints(), 1, most);
        u.emit(new RefereeEvent.ExperienceSet(
                set.who(),
                career,
                tables.at(career).title(who.alignment()),
                most,
                points,
                set.why(),
                u.throwing().take()));
    }
}
