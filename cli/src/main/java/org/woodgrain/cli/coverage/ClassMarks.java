package org.woodgrain.cli.coverage;

import java.io.IOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Finds the {@code @Rule} marks in compiled classes. */
final class ClassMarks {
    private static final String MARK = "Lorg/woodgrain/rules/Rule;";

    private ClassMarks() {}

    /** The places that carry each rule id, in all classes below a folder; empty if there is no such folder. */
    static SortedMap<String, SortedSet<String>> below(Path folder) throws IOException {
        SortedMap<String, SortedSet<String>> places = new TreeMap<>();
        if (!Files.isDirectory(folder)) {
            return places;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                read(Files.readAllBytes(file), places);
            }
        }
        return places;
    }

    /** Adds the marks of one class file. */
    static void read(byte[] classFile, SortedMap<String, SortedSet<String>> places) {
        ClassModel model = ClassFile.of().parse(classFile);
        String name = model.thisClass().asInternalName().replace('/', '.').replace('$', '.');
        note(places, marks(model), name);
        model.methods().forEach(method -> note(places, marks(method), name + "#" + method.methodName()));
        model.fields().forEach(field -> note(places, marks(field), name + "#" + field.fieldName()));
        // A record's component, field and accessor all carry the mark: one place, since they share a name.
        model.findAttribute(Attributes.record())
                .ifPresent(record ->
                        record.components().forEach(part -> note(places, marks(part), name + "#" + part.name())));
    }

    private static void note(SortedMap<String, SortedSet<String>> places, List<String> ids, String place) {
        for (String id : ids) {
            places.computeIfAbsent(id, key -> new TreeSet<>()).add(place);
        }
    }

    private static List<String> marks(AttributedElement element) {
        List<String> ids = new ArrayList<>();
        element.findAttribute(Attributes.runtimeInvisibleAnnotations()).ifPresent(all -> {
            for (Annotation annotation : all.annotations()) {
                if (annotation.className().equalsString(MARK)) {
                    annotation.elements().stream().map(AnnotationElement::value).forEach(value -> collect(value, ids));
                }
            }
        });
        return ids;
    }

    private static void collect(AnnotationValue value, List<String> ids) {
        if (value instanceof AnnotationValue.OfArray array) {
            array.values().forEach(one -> collect(one, ids));
        } else if (value instanceof AnnotationValue.OfString text) {
            ids.add(text.stringValue());
        }
    }
}
