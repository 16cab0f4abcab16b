package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.woodgrain.lab.fights.Conditions;
import org.woodgrain.lab.table.Approach;
import org.woodgrain.lab.table.Surprise;

/**
 * How two sides meet, as it was typed.
 *
 * @param distance feet between them when it begins; may be empty
 * @param width feet across the place; in the open if empty
 * @param morale whether monsters may lose heart: {@code "on"} or {@code "off"}
 * @param manner {@code "tactics"}, or {@code "plain"}, each striking whoever stands opposite
 */
public record MeetingForm(String distance, String width, String morale, String manner) {
    /** The names of what an address may say of it. */
    static final List<String> PARTS = List.of("distance", "width", "morale", "manner");

    /** As fights are if nothing else is asked for. */
    static final MeetingForm USUAL = new MeetingForm("", "", "on", "tactics");

    /** As monsters are measured if nothing else is asked for. */
    static final MeetingForm MEASURE = new MeetingForm("", "", "off", "tactics");

    static MeetingForm of(Map<String, String> given, MeetingForm usual) {
        return new MeetingForm(
                given.getOrDefault("distance", usual.distance).strip(),
                given.getOrDefault("width", usual.width).strip(),
                given.getOrDefault("morale", usual.morale).strip(),
                given.getOrDefault("manner", usual.manner).strip());
    }

    /** Adds to an address what is not as usual. */
    Query with(Query query, MeetingForm usual) {
        return query.with("distance", distance)
                .with("width", width)
                .with("morale", morale, usual.morale)
                .with("manner", manner, usual.manner);
    }

    /** Whether it is as it is if nothing else is asked for. */
    public boolean usual() {
        return equals(USUAL);
    }

    /** What was asked for, without a room; empty if something of it is wrong. */
    Optional<Approach> read(Fields fields) {
        return read(fields, Optional.empty(), Surprise.NOBODY);
    }

    /** What was asked for; empty if something of it is wrong. */
    Optional<Approach> read(Fields fields, Optional<String> room, Surprise surprise) {
        boolean plain = manner.equals("plain");
        if (!List.of("on", "off").contains(morale)) {
            fields.fault("morale", "Morale is on or off.");
        }
        if (!List.of("tactics", "plain").contains(manner)) {
            fields.fault("manner", "They fight with tactics or plain.");
        }
        OptionalInt feet = number(fields, "distance", distance, 0, Conditions.FARTHEST);
        OptionalInt across = number(fields, "width", width, 10, Approach.WIDEST);
        if (plain && feet.orElse(0) > 0) {
            fields.fault("distance", "Plain fights begin hand to hand: 0 feet apart.");
        }
        if (plain && across.isPresent()) {
            fields.fault("width", "Plain fights are fought in the open.");
        }
        return fields.fine()
                ? Optional.of(
                        new Approach(feet, across, OptionalInt.empty(), !morale.equals("off"), plain, room, surprise))
                : Optional.empty();
    }

    private static OptionalInt number(Fields fields, String field, String text, int least, int most) {
        return text.isEmpty() ? OptionalInt.empty() : OptionalInt.of((int) fields.number(field, text, least, most));
    }
}
