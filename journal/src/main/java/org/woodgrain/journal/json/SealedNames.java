package org.woodgrain.journal.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.woodgrain.campaign.event.Event;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/**
 * Names the records of sealed types without a single annotation on them: events in the property {@code event}, all
 * others in {@code is}.
 */
final class SealedNames extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        if (!(annotated instanceof AnnotatedClass)) {
            return super.findPolymorphicTypeInfo(config, annotated);
        }
        Class<?> type = annotated.getRawType();
        if (Event.class.isAssignableFrom(type)) {
            return value("event");
        }
        return sealedBelow(type) ? value("is") : super.findPolymorphicTypeInfo(config, annotated);
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        Class<?> type = annotated.getRawType();
        if (!type.isInterface() || !type.isSealed()) {
            return super.findSubtypes(config, annotated);
        }
        return SealedTypes.recordsOf(type).stream()
                .map(permitted -> new NamedType(permitted, SealedTypes.name(permitted)))
                .toList();
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
        Class<?> type = annotated.getRawType();
        return type.isRecord() && (Event.class.isAssignableFrom(type) || sealedBelow(type))
                ? SealedTypes.name(type)
                : super.findTypeName(config, annotated);
    }

    private static boolean sealedBelow(Class<?> type) {
        if (type.isInterface()) {
            return type.isSealed();
        }
        for (Class<?> up : type.getInterfaces()) {
            if (up.isSealed()) {
                return true;
            }
        }
        return false;
    }

    private static JsonTypeInfo.Value value(String property) {
        return JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, property, null, false, true);
    }
}
