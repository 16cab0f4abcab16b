package org.woodgrain.cli.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.RecordAttribute;
import java.lang.classfile.attribute.RecordComponentInfo;
import java.lang.classfile.attribute.RuntimeInvisibleAnnotationsAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class files are made by hand here, so that their marks are not counted as the project's own. */
class CoverageTest {
    private static final ClassDesc NUMBER = ConstantDescs.CD_int;

    @TempDir
    private Path modules;

    private static RuntimeInvisibleAnnotationsAttribute rules(String... ids) {
        List<AnnotationValue> values = Arrays.stream(ids)
                .<AnnotationValue>map(AnnotationValue::ofString)
                .toList();
        return RuntimeInvisibleAnnotationsAttribute.of(Annotation.of(
                ClassDesc.of("org.woodgrain.rules.Rule"),
                AnnotationElement.of("value", AnnotationValue.ofArray(values))));
    }

    /** A record with marks in every place that can hold one. */
    private static byte[] marked(String onType) {
        return ClassFile.of()
                .build(
                        ClassDesc.of("org.woodgrain.rules.Marked$Inner"),
                        type -> type.with(rules(onType))
                                .withField("LIMIT", NUMBER, field -> field.with(rules("UX-03")))
                                .withField("pace", NUMBER, field -> field.with(rules("UX-02")))
                                .with(RecordAttribute.of(RecordComponentInfo.of("pace", NUMBER, rules("UX-02"))))
                                .withMethod(
                                        "load",
                                        MethodTypeDesc.of(NUMBER),
                                        ClassFile.ACC_ABSTRACT,
                                        method -> method.with(rules("UX-04", "UX-05"))));
    }

    private void put(String folder, String onType) throws IOException {
        Path place = Files.createDirectories(modules.resolve(folder));
        Files.write(place.resolve("Marked$Inner.class"), marked(onType));
    }

    @Test
    void marks_are_found_on_types_methods_fields_and_record_components() {
        TreeMap<String, SortedSet<String>> places = new TreeMap<>();

        ClassMarks.read(marked("UX-01"), places);

        String name = "org.woodgrain.rules.Marked.Inner";
        assertThat(places).containsOnlyKeys("UX-01", "UX-02", "UX-03", "UX-04", "UX-05");
        assertThat(places.get("UX-01")).containsExactly(name);
        assertThat(places.get("UX-02")).containsExactly(name + "#pace");
        assertThat(places.get("UX-03")).containsExactly(name + "#LIMIT");
        assertThat(places.get("UX-05")).containsExactly(name + "#load");
    }

    @Test
    void code_and_tests_are_counted_apart() throws IOException {
        put("rules/target/classes", "UX-01");
        put("book/target/test-classes", "UX-06");
        Path file = modules.resolve("out/coverage.tsv");

        assertThat(CoverageTool.write(modules, file)).isEmpty();

        Coverage coverage = Coverage.parse(Files.readString(file));
        assertThat(coverage.codeOf("UX-01")).hasSize(1);
        assertThat(coverage.testsOf("UX-01")).isEmpty();
        assertThat(coverage.testsOf("UX-06")).hasSize(1);
        assertThat(coverage.done("UX-02")).isTrue();
        assertThat(coverage.done("UX-06")).isFalse();
    }

    @Test
    void an_unknown_rule_is_refused_and_nothing_is_written() throws IOException {
        put("rules/target/classes", "UX-999");
        Path file = modules.resolve("coverage.tsv");

        List<String> unknown = CoverageTool.write(modules, file);

        assertThat(unknown)
                .containsExactly("@Rule(\"UX-999\") is no rule of the catalogue: org.woodgrain.rules.Marked.Inner");
        assertThat(file).doesNotExist();
    }
}
