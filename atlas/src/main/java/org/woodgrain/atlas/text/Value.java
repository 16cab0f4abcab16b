package org.woodgrain.atlas.text;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON value that knows where it stands. */
public sealed interface Value {
    Spot at();

    /** What it is, in words for a message: {@code the text "abc"}, {@code a list}. */
    String kind();

    /** An object; members keep their order. */
    record Members(Spot at, Map<String, Value> all) implements Value {
        public Members {
            all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
        }

        /** A member by name; empty if it is missing or null. */
        public Optional<Value> member(String name) {
            Value found = all.get(name);
            return found == null || found instanceof Nothing ? Optional.empty() : Optional.of(found);
        }

        @Override
        public String kind() {
            return "an object";
        }
    }

    /** A list. */
    record Items(Spot at, List<Value> all) implements Value {
        public Items {
            all = List.copyOf(all);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A string. */
    record Text(Spot at, String text) implements Value {
        private static final int SHOWN = 40;

        @Override
        public String kind() {
            return "the text \"" + (text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...") + "\"";
        }
    }

    /** A number. */
    record Figure(Spot at, BigDecimal number) implements Value {
        @Override
        public String kind() {
            return "the number " + number;
        }
    }

    /** True or false. */
    record Flag(Spot at, boolean flag) implements Value {
        @Override
        public String kind() {
            return String.valueOf(flag);
        }
    }

    /** Null. */
    record Nothing(Spot at) implements Value {
        @Override
        public String kind() {
            return "null";
        }
    }
}
