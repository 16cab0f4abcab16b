package org.woodgrain.press.figures;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes JSON. */
public final class Json {
    private Json() {}

    /**
     * A value: maps become objects, lists arrays, numbers and truths stand plain, all else is text.
     *
     * <p>Decimals are written without an exponent; what is no number becomes {@code null}.
     */
    public static String of(Object value) {
        return switch (value) {
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(each -> member(each.getKey().toString(), of(each.getValue())))
                        .collect(Collectors.joining(",", "{", "}"));
            case List<?> list -> list.stream().map(Json::of).collect(Collectors.joining(",", "[", "]"));
            case Double number -> Double.isFinite(number) ? number.toString() : "null";
            case BigDecimal number -> number.toPlainString();
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            default -> text(value.toString());
        };
    }

    /** A name and its value, which is JSON already. */
    public static String member(String name, String value) {
        return text(name) + ":" + value;
    }

    /** Text in quotation marks. */
    public static String text(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '"' || sign == '\\') {
                quoted.append('\\').append(sign);
            } else if (sign < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) sign));
            } else {
                quoted.append(sign);
            }
        }
        return quoted.append('"').toString();
    }
}
