package org.woodgrain.journal.json;

import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Small values that are written as one string, and so can be keys too. */
final class Texts {
    private Texts() {}

    static <T> void add(SimpleModule module, Class<T> type, Function<T, String> write, Function<String, T> read) {
        module.addSerializer(type, new Written<>(type, write));
        module.addKeySerializer(type, new Key<>(type, write));
        module.addDeserializer(type, new Read<>(type, read));
        module.addKeyDeserializer(type, new KeyDeserializer() {
            @Override
            public Object deserializeKey(String key, DeserializationContext context) {
                return read.apply(key);
            }
        });
    }

    private static final class Written<T> extends StdSerializer<T> {
        private final transient Function<T, String> write;

        Written(Class<T> type, Function<T, String> write) {
            super(type);
            this.write = write;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            out.writeString(write.apply(value));
        }
    }

    private static final class Key<T> extends StdSerializer<T> {
        private final transient Function<T, String> write;

        Key(Class<T> type, Function<T, String> write) {
            super(type);
            this.write = write;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            out.writeName(write.apply(value));
        }
    }

    private static final class Read<T> extends StdDeserializer<T> {
        private final transient Function<String, T> read;

        Read(Class<T> type, Function<String, T> read) {
            super(type);
            this.read = read;
        }

        @Override
        public T deserialize(JsonParser in, DeserializationContext context) {
            return read.apply(in.getString());
        }
    }
}
