package org.woodgrain.server.page;

import org.woodgrain.campaign.command.Seat;

/** Which seat a browser has taken. */
public final class Seats {
    private Seats() {}

    /** {@code referee} is the referee's; all else the company's. */
    public static Seat named(String name) {
        return name.equals("referee") ? new Seat.Referee() : new Seat.Company();
    }
}
