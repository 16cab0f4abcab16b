package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.Purse;

/** Casters who are met use every hostile spell that they can aim at the company. */
@UnderBothProfiles
class HostileNpcsTest {
    private static final FoeId NPC = new FoeId("f1");

    private static Unfolding meets(String spell) {
        Expeditions set = Expeditions.begin(
                Ruleset.of(Played.profile()),
                Plans.draw("+-+-+-+-+-+-+", "|. . . . . .|", "+-+-+-+-+-+-+").level(),
                new Cell(1, 0),
                Direction.EAST,
                Company.six());
        Foe caster = new Foe(NPC, "wizard", "wizard", 20, 20, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>())
                .withNumber("spells-drawn", 1)
                .withNumber(MonsterCasting.key(spell), 1);
        CampaignState state = set.state()
                .withEncounter(Optional.of(Encounter.begun(
                                List.of(caster),
                                "one",
                                Optional.empty(),
                                new Cell(3, 0),
                                Encounter.Phase.BATTLE,
                                List.of())
                        .withDistance(20)
                        .withKindKnown()));
        return new Unfolding(set.world(), state, ScriptedDice.none().afterwards(FastDice.seeded(11)));
    }

    @Test
    @Rule("MA-17")
    void each_of_them_is_cast_or_finds_nothing_to_be_cast_at() {
        int cast = 0;
        for (String spell : meets("SP-58").world().book().spells().spells().keySet()) {
            if (Casting.hostile(spell) && Casting.inBattle(spell)) {
                Unfolding u = meets(spell);
                if (MonsterCasting.choose(u, NPC).isPresent()) {
                    Battle.round(u, List.of());
                    boolean spoken = u.since(0).stream()
                            .anyMatch(event -> (event instanceof MagicEvent.SpellCast done
                                            && done.caster().equals(new Caster.Monster(NPC)))
                                    || event instanceof MagicEvent.SpellLost);
                    assertThat(spoken).as(spell).isTrue();
                    cast++;
                }
            }
        }
        assertThat(cast).isGreaterThanOrEqualTo(8);
    }
}
