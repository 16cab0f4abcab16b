package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/** A cleric who has turned to Chaos by what he did. */
final class Fall {
    private Fall() {}

    /** At once he is an anti-cleric: what he holds in memory is turned about, and undead heed him no more. */
    @Rule({"SP-108", "CH-85", "CH-102"})
    static void toChaos(Unfolding u, Adventurer cleric) {
        if (cleric.alignment() != Alignment.CHAOS) {
            SpellTables tables = u.world().book().spells();
            Adventurer now = u.state().adventurer(cleric.id()).orElseThrow();
            List<String> before = Peoples.tongues(now.race(), now.alignment());
            List<String> tongues = new ArrayList<>(Peoples.tongues(now.race(), Alignment.CHAOS));
            now.languages().stream().filter(each -> !before.contains(each)).forEach(tongues::add);
            List<String> memorised = now.spells().memorised().stream()
                    .map(id -> tables.find(id)
                            .flatMap(tables::reverse)
                            .map(Spell::id)
                            .orElse(id))
                    .toList();
            u.emit(new MagicEvent.ClericFell(cleric.id(), memorised, tongues));
        }
    }
}
