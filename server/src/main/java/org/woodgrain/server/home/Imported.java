package org.woodgrain.server.home;

import java.util.List;
import org.woodgrain.exchange.ImportReport;

/**
 * What was taken from the files of a new campaign.
 *
 * @param path of the campaign
 * @param reports one for each file
 */
public record Imported(String path, List<FileReport> reports) {
    public Imported {
        reports = List.copyOf(reports);
    }

    /** A file and what was taken from it. */
    public record FileReport(String name, ImportReport report) {}
}
