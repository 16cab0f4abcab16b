package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.equipment.ItemId;

/**
 * What a caster has.
 *
 * @param known ids of spells in the book beyond the lists of his levels, such as spells he has invented
 * @param memorised ids of spells ready to cast, one entry for each casting
 * @param spent ids of spells cast since the places were last filled
 * @param spentOn the day of the last casting; 0 if there was none
 * @param understood scrolls in magic script that he has once read
 */
public record Spells(
        List<String> known, List<String> memorised, List<String> spent, int spentOn, List<ItemId> understood) {
    public static final Spells NONE = new Spells(List.of(), List.of());

    public Spells {
        known = List.copyOf(known);
        memorised = List.copyOf(memorised);
        spent = List.copyOf(spent);
        understood = List.copyOf(understood);
    }

    public Spells(List<String> known, List<String> memorised) {
        this(known, memorised, List.of(), 0, List.of());
    }

    /** The spells whose places are still empty on a day: those cast that day. */
    public List<String> spent(int day) {
        return day == spentOn ? spent : List.of();
    }

    /** Another choice in memory; what was cast on an earlier day is forgotten. */
    public Spells withMemorised(List<String> chosen, int day) {
        return new Spells(known, chosen, spent(day), spentOn, understood);
    }

    /** One of the copies of a spell is used up. */
    public Spells without(String spell, int day) {
        List<String> left = new ArrayList<>(memorised);
        left.remove(spell);
        List<String> gone = new ArrayList<>(spent(day));
        gone.add(spell);
        return new Spells(known, left, gone, day, understood);
    }

    public Spells withUnderstood(ItemId scroll) {
        List<ItemId> all = new ArrayList<>(understood);
        all.add(scroll);
        return new Spells(known, memorised, spent, spentOn, all);
    }
}
