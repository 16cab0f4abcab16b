package org.woodgrain.lab.figures;

import org.woodgrain.lab.table.TableSetting;
import org.woodgrain.lab.table.TableTally;

/**
 * Many fights at the table that were asked for, and what came of them.
 *
 * @param why they were fought there
 * @param asked how many were asked for; fewer may have been fought
 */
public record TableOutcome(TableSetting setting, String why, long seed, long asked, TableTally tally) {}
