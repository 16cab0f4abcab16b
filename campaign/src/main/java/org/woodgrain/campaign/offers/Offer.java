package org.woodgrain.campaign.offers;

import java.util.List;

/**
 * Something that can be done now.
 *
 * @param id names the action, such as {@code "force"}
 * @param label what a button says: "Force the door"
 * @param group heading under which it is shown: "Move", "Doors", "Search", "Company", "Fight", "Magic", "Town"
 * @param rule the rule it follows; empty if none
 * @param cost in time, in plain words: "a quarter turn"; empty if none
 * @param odds chance of success where this seat may know it: "2 in 6"; empty if it may not
 * @param fields what must be chosen, in order
 */
public record Offer(String id, String label, String group, String rule, String cost, String odds, List<Field> fields) {

    public Offer {
        fields = List.copyOf(fields);
    }

    /**
     * One thing to choose.
     *
     * @param name key of the value
     * @param label as shown
     * @param kind how it is chosen
     * @param choices what may be chosen; empty for free text and numbers
     * @param preset the value chosen beforehand; empty if none
     */
    public record Field(String name, String label, Kind kind, List<Choice> choices, String preset) {
        public Field {
            choices = List.copyOf(choices);
        }

        /** The values chosen beforehand where several may be. */
        public List<String> presets() {
            return preset.isEmpty() ? List.of() : List.of(preset.split("[, ]+"));
        }

        /** The headings under which further choices are put away, in order. */
        public List<String> folds() {
            return choices.stream()
                    .map(Choice::under)
                    .filter(under -> !under.isEmpty())
                    .distinct()
                    .toList();
        }

        /** The choices under a heading; those seen at once for the empty one. */
        public List<Choice> under(String heading) {
            return choices.stream()
                    .filter(choice -> choice.under().equals(heading))
                    .toList();
        }
    }

    /** How a field is filled. */
    public enum Kind {
        /** Exactly one of the choices. */
        ONE,
        /** Any number of the choices. */
        MANY,
        /** All choices, put in an order. */
        ORDER,
        NUMBER,
        TEXT,
        /** A cell of the map, as {@code x,y}. */
        CELL
    }

    /**
     * A value and how it is shown.
     *
     * @param note more about it; may be empty
     * @param under heading of a list that is shown only when asked for; empty for what is seen at once
     */
    public record Choice(String value, String label, String note, String under) {
        public Choice(String value, String label, String note) {
            this(value, label, note, "");
        }
    }
}
