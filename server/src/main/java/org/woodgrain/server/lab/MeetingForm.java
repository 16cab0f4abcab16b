package org.woodgrain.server.lab;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.lab.fights.Conditions;

/**
 * How two sides meet, as it was typed.
 *
 * @param distance feet between them when it begins
 * @param width feet across the place; in the open if empty
 * @param morale whether monsters may lose heart: {@code "on"} or {@code "off"}
 * @param manner {@code "table"} as at the table, or {@code "plain"}, each striking whoever stands opposite
 */
public record MeetingForm(String distance, String width, String morale, String manner) {
    /** As fights are if nothing else is asked for. */
    static final MeetingForm USUAL = new MeetingForm("0", "", "on", "table");

    /** As monsters are measured if nothing else is asked for. */
    static final MeetingForm MEASURE = new MeetingForm("0", "", "off", "table");

    private static final int WIDEST = 1000;

    static MeetingForm of(Map<String, String> given, MeetingForm usual) {
        return new MeetingForm(
                given.getOrDefault("distance", usual.distance).strip(),
                given.getOrDefault("width", usual.width).strip(),
                given.getOrDefault("morale", usual.morale),
                given.getOrDefault("manner", usual.manner));
    }

    /** Adds to an address what is not as usual. */
    Query with(Query query, MeetingForm usual) {
        return query.with("distance", distance, usual.distance)
                .with("width", width)
                .with("morale", morale, usual.morale)
                .with("manner", manner, usual.manner);
    }

    /** The conditions; empty if something of them is wrong. */
    Optional<Conditions> read(Fields fields) {
        if (manner.equals("plain")) {
            if (!distance.equals("0")) {
                fields.fault("distance", "Plain fights begin hand to hand: 0 feet apart.");
            }
            if (!width.isEmpty()) {
                fields.fault("width", "Plain fights are fought in the open.");
            }
            return fields.fine() ? Optional.of(Conditions.PLAIN) : Optional.empty();
        }
        int feet = (int) fields.number("distance", distance, 0, Conditions.FARTHEST);
        Conditions all = Conditions.USUAL.apart(feet).withMorale(!morale.equals("off"));
        if (!width.isEmpty()) {
            all = all.wide((int) fields.number("width", width, 10, WIDEST));
        }
        return fields.fine() ? Optional.of(all) : Optional.empty();
    }
}
