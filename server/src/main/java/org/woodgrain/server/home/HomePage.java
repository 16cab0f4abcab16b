package org.woodgrain.server.home;

import java.util.List;
import org.woodgrain.journal.Entry;

/**
 * The first page.
 *
 * @param campaigns the one last played first
 * @param form what stands in the form for a new campaign
 * @param wrong what was wrong with it, one line each; empty at first
 */
public record HomePage(List<Entry> campaigns, NewCampaign form, List<String> wrong) {
    public HomePage {
        campaigns = List.copyOf(campaigns);
        wrong = List.copyOf(wrong);
    }

    /** The day on which a campaign was last played, as {@code 2026-11-30}. */
    public static String day(Entry entry) {
        return entry.played().toString().substring(0, "2026-11-30".length());
    }
}
