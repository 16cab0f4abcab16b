package org.woodgrain.journal;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;

/**
 * Where campaigns are kept: for each an append-only log of events, its charter, and the maps they use.
 *
 * <p>Events of a campaign are numbered from 0 without gaps. Whatever {@link #append} has acknowledged is kept, even if
 * the machine stops at once. Safe for any number of threads, and for several processes on one store.
 */
public interface Journal extends AutoCloseable {

    /** All campaigns, the one last played first. */
    List<Entry> campaigns();

    Optional<Entry> campaign(String campaign);

    /**
     * Opens a campaign's log with its first events.
     *
     * @return false if the id is taken; nothing was written then
     */
    boolean create(Charter charter, List<? extends Event> first, Meta meta);

    /** What the campaign was founded on; empty if there is no such campaign. */
    Optional<Charter> charter(String campaign);

    /**
     * Adds the events of one order, all or none.
     *
     * @param expected number that the first of them shall have, which is how many the writer has read
     */
    Appended append(String campaign, long expected, List<? extends Event> events, Meta meta);

    /** Events from a number on, in order; empty if there are none or no such campaign. */
    List<Recorded> read(String campaign, long from);

    /** The events that an order caused; empty if it was never carried out. */
    Optional<Span> order(String campaign, String order);

    /** Keeps a text and names it by its SHA-256 in hex; the same text has the same name. */
    String put(String text);

    /** A kept text. */
    Optional<String> get(String id);

    /** A number that has changed if another process has written since it was last asked for. */
    long stamp();

    @Override
    void close();
}
