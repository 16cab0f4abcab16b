package org.woodgrain.atlas.text;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.atlas.AtlasException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON text into {@link Value}s. */
public final class JsonText {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final int LONGEST_NUMBER = 40;

    private final String file;
    private final JsonParser parser;

    private JsonText(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /**
     * Reads the bytes of a file in UTF-8, with or without a byte order mark.
     *
     * @param file name for messages
     * @throws AtlasException if it is not JSON; the message names line and column
     */
    public static Value read(String file, byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw new AtlasException(file + ": not a text in UTF-8", broken);
        }
        return read(file, text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    /** Reads a text. */
    public static Value read(String file, String text) {
        if (text.isBlank()) {
            throw new AtlasException(file + ": the file is empty; expected JSON");
        }
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            JsonText reader = new JsonText(file, parser);
            Value whole = reader.value(parser.nextToken(), "");
            if (parser.nextToken() != null) {
                throw new AtlasException(
                        reader.spot("").says("more text follows after the end; expected the end of the file"));
            }
            return whole;
        } catch (JacksonException broken) {
            TokenStreamLocation where = broken.getLocation();
            String place = where == null ? "" : ", line " + where.getLineNr() + ", column " + where.getColumnNr();
            throw new AtlasException(file + place + ": not valid JSON: " + firstSentence(broken), broken);
        }
    }

    private static String firstSentence(JacksonException broken) {
        String message = String.valueOf(broken.getOriginalMessage());
        int end = message.indexOf('\n');
        return end < 0 ? message : message.substring(0, end);
    }

    private Spot spot(String path) {
        TokenStreamLocation where = parser.currentTokenLocation();
        return new Spot(file, where.getLineNr(), where.getColumnNr(), path);
    }

    private Value value(JsonToken token, String path) {
        Spot at = spot(path);
        return switch (token) {
            case START_OBJECT -> members(at);
            case START_ARRAY -> items(at);
            case VALUE_STRING -> new Value.Text(at, parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(at);
            case VALUE_TRUE -> new Value.Flag(at, true);
            case VALUE_FALSE -> new Value.Flag(at, false);
            case VALUE_NULL -> new Value.Nothing(at);
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                throw new AtlasException(at.says("expected a value"));
        };
    }

    private Value number(Spot at) {
        if (parser.getStringLength() > LONGEST_NUMBER) {
            throw new AtlasException(at.says("a number of more than " + LONGEST_NUMBER + " digits"));
        }
        return new Value.Figure(at, new BigDecimal(parser.getString()));
    }

    private Value members(Spot at) {
        Map<String, Value> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            members.put(name, value(parser.nextToken(), at.under(name).path()));
        }
        return new Value.Members(at, members);
    }

    private Value items(Spot at) {
        List<Value> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(value(token, at.under("[" + items.size() + "]").path()));
        }
        return new Value.Items(at, items);
    }
}
