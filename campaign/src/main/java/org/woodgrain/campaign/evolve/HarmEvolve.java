package org.woodgrain.campaign.evolve;

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;

final class HarmEvolve {
    private HarmEvolve() {}

    static CampaignState apply(CampaignState state, HarmEvent event) {
        return switch (event) {
            case HarmEvent.CharacterHurt hurt -> state.change(hurt.who(), who -> who.withHitPoints(hurt.left()));
            case HarmEvent.CharacterDied died -> state.change(died.who(), who -> who.withLife(Life.DEAD));
            case HarmEvent.CharacterHealed healed -> state.change(healed.who(), who -> who.withHitPoints(healed.now()));
            case HarmEvent.FoeHurt hurt -> foe(state, hurt.foe(), foe -> foe.withHitPoints(hurt.left()));
            case HarmEvent.FoeDied died ->
                defeated(foe(state, died.foe(), foe -> foe.with(Foe.Standing.DEAD)), died.monster());
        };
    }

    private static CampaignState foe(CampaignState state, FoeId id, UnaryOperator<Foe> how) {
        return state.withEncounter(state.encounter()
                .map(meeting -> meeting.foe(id).map(how).map(meeting::withFoe).orElse(meeting)));
    }

    private static CampaignState defeated(CampaignState state, String monster) {
        Optional<Expedition> now = state.expedition().map(expedition -> {
            TreeMap<String, Integer> counts = new TreeMap<>(expedition.defeated());
            counts.merge(monster, 1, Integer::sum);
            return expedition.withDefeated(counts);
        });
        return state.withExpedition(now);
    }
}
