package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;
import org.woodgrain.rules.rulebook.Rulebook;

/** How foes draw themselves up: clever ones keep archers, leaders and spellcasters behind those who strike. */
final class FoeRanks {
    private FoeRanks() {}

    /** All foes of a meeting, the front first. */
    static List<Foe> of(Rulebook book, CampaignState state, Encounter meeting) {
        FoeFighter fighters = new FoeFighter(book, state);
        List<List<Foe>> ranks = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Foe foe : meeting.foes()) {
            ranks.get(depth(book, state, meeting, fighters, foe)).add(foe);
        }
        List<Foe> all = new ArrayList<>();
        ranks.forEach(all::addAll);
        return all;
    }

    private static int depth(Rulebook book, CampaignState state, Encounter meeting, FoeFighter fighters, Foe foe) {
        Monster kind = book.monsters().monster(foe.monster());
        if (kind.intelligence() != Intelligence.INTELLIGENT) {
            return 0;
        }
        if (MonsterCasting.casts(kind, foe, state.ruleset().profile())) {
            return 3;
        }
        if (foe.number(Marks.LEADER) > 0 && kind.tactics() == Tactics.SOLDIER) {
            return 2;
        }
        boolean alone = Field.alone(meeting, foe);
        return !alone && fighters.bow(foe, Field.place(meeting, foe), false).isPresent() ? 1 : 0;
    }
}
