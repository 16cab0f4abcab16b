package org.woodgrain.journal.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes instances of any record of the game by looking at its components.
 *
 * <p>Sample 0 has empty collections; later ones go through the forms of every sealed type and the values of every enum.
 */
final class Samples {
    private int next;
    private final int turn;

    Samples(int turn) {
        this.turn = turn;
    }

    Object make(Type type) {
        if (type instanceof ParameterizedType generic) {
            return makeGeneric((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
        }
        Class<?> raw = (Class<?>) type;
        if (raw == int.class || raw == Integer.class) {
            return 1 + next++ % 5;
        }
        if (raw == long.class || raw == Long.class) {
            return 10_000_000_000L + next++;
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return (turn & 1) == 1;
        }
        if (raw == String.class) {
            return "text “" + next++ + "” |\t";
        }
        if (raw.isEnum()) {
            return raw.getEnumConstants()[(turn + next++) % raw.getEnumConstants().length];
        }
        if (raw.isSealed() && !raw.isRecord()) {
            List<Class<?>> forms = List.copyOf(SealedTypes.recordsOf(raw));
            return make(forms.get(turn % forms.size()));
        }
        if (raw.isRecord()) {
            return makeRecord(raw);
        }
        throw new IllegalStateException("The journal does not know how to keep a " + type);
    }

    private Object makeGeneric(Class<?> raw, Type[] arguments) {
        int size = turn == 0 ? 0 : 1 + turn % 2;
        if (raw == Optional.class) {
            return size == 0 ? Optional.empty() : Optional.of(make(arguments[0]));
        }
        if (raw == List.class) {
            return many(arguments[0], size);
        }
        if (raw == Set.class || raw == SortedSet.class) {
            return new TreeSet<>(many(arguments[0], size));
        }
        if (raw == Map.class || raw == SortedMap.class) {
            Map<Object, Object> map = new TreeMap<>();
            for (int i = 0; i < size; i++) {
                map.put(make(arguments[0]), make(arguments[1]));
            }
            return map;
        }
        throw new IllegalStateException("The journal does not know how to keep a " + raw);
    }

    private List<Object> many(Type element, int size) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            all.add(make(element));
        }
        return all;
    }

    private Object makeRecord(Class<?> type) {
        RecordComponent[] parts = type.getRecordComponents();
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values =
                Arrays.stream(parts).map(part -> make(part.getGenericType())).toArray();
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("No sample of " + type + " from " + Arrays.toString(values), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No sample of " + type, e);
        }
    }
}
