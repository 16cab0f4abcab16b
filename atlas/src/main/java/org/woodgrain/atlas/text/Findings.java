package org.woodgrain.atlas.text;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.atlas.AtlasException;

/** What was found wrong while a file was read: errors that spoil it and warnings that do not. */
public final class Findings {
    private static final int SHOWN = 20;

    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    public void error(Spot at, String what) {
        errors.add(at.says(what));
    }

    public void error(String what) {
        errors.add(what);
    }

    public void warn(Spot at, String what) {
        warnings.add(at.says(what));
    }

    public void warn(String what) {
        warnings.add(what);
    }

    public List<String> errors() {
        return List.copyOf(errors);
    }

    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /**
     * Goes on only if no error was found.
     *
     * @throws AtlasException with one line for each error
     */
    public void mustBeSound() {
        if (errors.isEmpty()) {
            return;
        }
        List<String> lines = new ArrayList<>(errors.subList(0, Math.min(SHOWN, errors.size())));
        if (errors.size() > SHOWN) {
            lines.add("... and " + (errors.size() - SHOWN) + " more");
        }
        throw new AtlasException(String.join("\n", lines));
    }
}
