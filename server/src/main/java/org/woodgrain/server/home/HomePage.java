package org.woodgrain.server.home;

import java.util.List;
import org.woodgrain.journal.Entry;
import org.woodgrain.rules.rulebook.SettingPack;

/**
 * The first page.
 *
 * @param campaigns the one last played first
 * @param form what stands in the form for a new campaign
 * @param packs settings to choose from
 * @param wrong what was wrong with it, one line each; empty at first
 */
public record HomePage(List<Entry> campaigns, NewCampaign form, List<SettingPack> packs, List<String> wrong) {
    public HomePage {
        campaigns = List.copyOf(campaigns);
        packs = List.copyOf(packs);
        wrong = List.copyOf(wrong);
    }

    /** The day on which a campaign was last played, as {@code 2026-11-30}. */
    public static String day(Entry entry) {
        return entry.played().toString().substring(0, "2026-11-30".length());
    }
}
