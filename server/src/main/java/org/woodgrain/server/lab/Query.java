package org.woodgrain.server.lab;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** An address that carries a question. */
public final class Query {
    private final String path;
    private final Map<String, String> parts = new LinkedHashMap<>();

    private Query(String path) {
        this.path = path;
    }

    public static Query of(String path) {
        return new Query(path);
    }

    /** Adds a part; an empty one is left out. */
    public Query with(String name, String value) {
        if (!value.isEmpty()) {
            parts.put(name, value);
        }
        return this;
    }

    /** Adds a part unless it is what goes without saying. */
    public Query with(String name, String value, String usual) {
        return value.equals(usual) ? this : with(name, value);
    }

    /** Its parts by name, as they were typed. */
    public Map<String, String> parts() {
        return Collections.unmodifiableMap(parts);
    }

    @Override
    public String toString() {
        return parts.isEmpty()
                ? path
                : parts.entrySet().stream()
                        .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
                        .collect(Collectors.joining("&", path + "?", ""));
    }
}
