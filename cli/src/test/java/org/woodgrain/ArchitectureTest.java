package org.woodgrain;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/** The arrows of the house, and what may not be reached below its outermost rooms. */
@AnalyzeClasses(packages = "org.woodgrain", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final List<String> INNER = List.of(
            "org.woodgrain.dice..",
            "org.woodgrain.rules..",
            "org.woodgrain.book..",
            "org.woodgrain.atlas..",
            "org.woodgrain.campaign..",
            "org.woodgrain.journal..",
            "org.woodgrain.press..",
            "org.woodgrain.exchange..");

    @ArchTest
    static final ArchRule DICE_KNOW_ONLY_THE_JDK = only("dice");

    @ArchTest
    static final ArchRule RULES_KNOW_DICE = only("rules", "dice");

    @ArchTest
    static final ArchRule THE_BOOK_KNOWS_RULES = only("book", "rules", "dice");

    @ArchTest
    static final ArchRule THE_ATLAS_KNOWS_RULES = only("atlas", "rules", "dice");

    @ArchTest
    static final ArchRule THE_CAMPAIGN_KNOWS_THE_ATLAS = only("campaign", "atlas", "rules", "dice");

    @ArchTest
    static final ArchRule THE_JOURNAL_KNOWS_THE_CAMPAIGN = only("journal", "campaign", "atlas", "rules", "dice");

    @ArchTest
    static final ArchRule THE_PRESS_KNOWS_THE_CAMPAIGN = only("press", "campaign", "atlas", "rules", "dice");

    @ArchTest
    static final ArchRule EXCHANGE_KNOWS_THE_CAMPAIGN = only("exchange", "campaign", "atlas", "rules", "dice");

    @ArchTest
    static final ArchRule THE_LAB_KNOWS_CAMPAIGN_AND_BOOK = only("lab", "campaign", "book", "atlas", "rules", "dice");

    @ArchTest
    static final ArchRule THE_SERVER_DOES_NOT_KNOW_THE_TERMINAL = noClasses()
            .that()
            .resideInAPackage("org.woodgrain.server..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.woodgrain.cli..");

    @ArchTest
    static final ArchRule NO_PACKAGE_CYCLES =
            slices().matching("org.woodgrain.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule NO_STATIC_MUTABLE_STATE = fields().that()
            .areStatic()
            .and()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(INNER.toArray(String[]::new))
            .should(beFinalAndNoArrayInTheOpen());

    @ArchTest
    static final ArchRule NO_CLOCK_NO_CHANCE_NO_IDS_BELOW = noClasses()
            .that()
            .resideInAnyPackage(INNER.toArray(String[]::new))
            .should()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(java.time.Instant.class, "now")
            .orShould()
            .callMethod(java.time.LocalDate.class, "now")
            .orShould()
            .callMethod(java.time.LocalDateTime.class, "now")
            .orShould()
            .callMethod(java.time.ZonedDateTime.class, "now")
            .orShould()
            .callMethod(UUID.class, "randomUUID")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(
                    Random.class, SplittableRandom.class, ThreadLocalRandom.class, java.security.SecureRandom.class);

    @ArchTest
    static final ArchRule ONLY_SERVER_AND_CLI_PRINT = noClasses()
            .that()
            .resideInAnyPackage(INNER.toArray(String[]::new))
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule NO_VAGUE_PACKAGES = noClasses()
            .should()
            .resideInAnyPackage("..util..", "..utils..", "..helper..", "..helpers..", "..manager..", "..impl..");

    @ArchTest
    static final ArchRule STATE_EVENTS_AND_COMMANDS_ARE_RECORDS = classes()
            .that()
            .resideInAnyPackage("org.woodgrain.campaign.event", "org.woodgrain.campaign.command")
            .and()
            .areNotInterfaces()
            .and()
            .areNotEnums()
            .and()
            .areNotAnonymousClasses()
            .and()
            .haveSimpleNameNotEndingWith("package-info")
            .should()
            .beRecords();

    private static ArchRule only(String module, String... known) {
        String[] others = Stream.of(
                        "dice",
                        "rules",
                        "book",
                        "atlas",
                        "campaign",
                        "journal",
                        "press",
                        "exchange",
                        "lab",
                        "server",
                        "cli")
                .filter(name -> !name.equals(module) && !Arrays.asList(known).contains(name))
                .map(name -> "org.woodgrain." + name + "..")
                .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage("org.woodgrain." + module + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .allowEmptyShould(true);
    }

    private static ArchCondition<JavaField> beFinalAndNoArrayInTheOpen() {
        return new ArchCondition<>("be final, and not an array that others can write") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                boolean fixed = field.getModifiers().contains(JavaModifier.FINAL);
                boolean array = field.getRawType().isArray()
                        && !field.getModifiers().contains(JavaModifier.PRIVATE)
                        && !field.getModifiers().contains(JavaModifier.SYNTHETIC);
                boolean synthetic = field.getModifiers().contains(JavaModifier.SYNTHETIC);
                JavaClass owner = field.getOwner();
                if (!synthetic && (!fixed || array)) {
                    events.add(SimpleConditionEvent.violated(field, field.getFullName() + " in " + owner.getName()));
                }
            }
        };
    }
}
