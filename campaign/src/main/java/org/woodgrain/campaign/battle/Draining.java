package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.experience.Advancement;

/** Levels and flesh that are taken from members of the company. */
final class Draining {
    private Draining() {}

    /** Takes levels one by one from one who has more. */
    @Rule({"XP-18", "TI-01"})
    static void levels(Unfolding u, CharacterId who, int levels) {
        for (int i = 0; i < levels; i++) {
            one(u, who);
        }
    }

    private static void one(Unfolding u, CharacterId id) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        Optional<Career> lower = Advancement.drained(u.world().book().characters(), who.career());
        if (lower.isEmpty()) {
            return;
        }
        List<Career> careers = new ArrayList<>();
        for (Career career : who.careers()) {
            careers.add(career.characterClass() == who.acting() ? lower.get() : career);
        }
        Figures figures = new Figures(u.world().book(), u.state().ruleset());
        int most = Math.max(1, figures.mostHitPoints(who, careers));
        int lost = Math.max(0, who.maxHitPoints() - most);
        u.emit(new HarmEvent.LevelLost(
                id,
                who.acting(),
                lower.get(),
                most,
                Math.max(Math.min(1, who.hitPoints()), Math.min(most, who.hitPoints() - lost))));
    }

    static void stone(Unfolding u, Fighter who) {
        Names.member(who).ifPresent(id -> u.emit(new HarmEvent.CharacterPetrified(id)));
    }
}
