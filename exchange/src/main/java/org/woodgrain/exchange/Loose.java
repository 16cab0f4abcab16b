package org.woodgrain.exchange;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.text.Value;

/** Reads values without being strict: numbers may be texts, whatever is missing or strange is warned of and left out. */
final class Loose {
    private static final BigDecimal FARTHEST = BigDecimal.valueOf(100_000);

    private final List<String> warnings = new ArrayList<>();

    List<String> warnings() {
        return warnings;
    }

    void warn(Value at, String what) {
        warnings.add(at.at().says(what));
    }

    /** The objects of a list; entries that are something else are warned of. */
    List<Value.Members> objects(Value.Members whole, String name) {
        Optional<Value> found = whole.member(name);
        if (found.isEmpty()) {
            return List.of();
        }
        if (!(found.get() instanceof Value.Items items)) {
            warn(found.get(), "expected a list, found " + found.get().kind() + "; left out");
            return List.of();
        }
        List<Value.Members> objects = new ArrayList<>();
        for (Value item : items.all()) {
            if (item instanceof Value.Members members) {
                objects.add(members);
            } else {
                warn(item, "expected an object, found " + item.kind() + "; left out");
            }
        }
        return objects;
    }

    /** A number, also one written as a text; empty with a warning if it is missing or no number. */
    Optional<BigDecimal> number(Value.Members object, String name) {
        Optional<Value> found = object.member(name);
        if (found.isEmpty()) {
            warn(object, "\"" + name + "\" is missing");
            return Optional.empty();
        }
        Optional<BigDecimal> number = asNumber(found.get());
        if (number.isEmpty() || number.get().abs().compareTo(FARTHEST) > 0) {
            warn(
                    found.get(),
                    "expected a number of at most " + FARTHEST + ", found "
                            + found.get().kind());
            return Optional.empty();
        }
        return number;
    }

    private static Optional<BigDecimal> asNumber(Value value) {
        if (value instanceof Value.Figure figure) {
            return Optional.of(figure.number());
        }
        if (value instanceof Value.Text text && text.text().strip().matches("[+-]?\\d{1,9}(\\.\\d{1,9})?")) {
            return Optional.of(new BigDecimal(text.text().strip()));
        }
        return Optional.empty();
    }

    /** A whole number; empty with a warning if it is not one. */
    Optional<Integer> whole(Value.Members object, String name) {
        Optional<BigDecimal> number = number(object, name);
        if (number.isPresent() && number.get().stripTrailingZeros().scale() > 0) {
            warn(object, "\"" + name + "\": expected a whole number, found " + number.get());
            return Optional.empty();
        }
        return number.map(BigDecimal::intValue);
    }

    /** A text, also one written as a number; empty if it is missing. */
    String text(Value.Members object, String name) {
        Optional<Value> found = object.member(name);
        if (found.isEmpty()) {
            return "";
        }
        if (found.get() instanceof Value.Text text) {
            return text.text().strip();
        }
        if (found.get() instanceof Value.Figure figure) {
            return figure.number().toPlainString();
        }
        warn(found.get(), "expected a text, found " + found.get().kind());
        return "";
    }

    boolean flag(Value.Members object, String name) {
        Optional<Value> found = object.member(name);
        return found.isPresent()
                && (found.get() instanceof Value.Flag flag && flag.flag()
                        || found.get() instanceof Value.Text text && text.text().equalsIgnoreCase("true"));
    }
}
