package org.woodgrain.campaign.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.woodgrain.atlas.Cell;

/** Every refusal of a game's own matters names the rule that forbids, and says in a sentence what is wrong. */
final class RefusalsTest {
    /** Refusals that no rule makes: a thing that is not there, or is nothing of the kind. */
    private static final Set<String> PLAIN =
            Set.of("HandlingRefusal.NoSuchThing", "HandlingRefusal.NoPotion", "TownRefusal.NotInTown");

    private static final Set<Class<?>> PLAYED = Set.of(
            TownRefusal.class,
            HandlingRefusal.class,
            PropertyRefusal.class,
            MeetingRefusal.class,
            BattleRefusal.class,
            HiringRefusal.class,
            WorkshopRefusal.class,
            LoreRefusal.class,
            RealmRefusal.class,
            CaptiveRefusal.class);

    static Stream<Class<?>> refusals() {
        return PLAYED.stream().flatMap(group -> Arrays.stream(group.getPermittedSubclasses()));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void A_refusal_names_its_rule_and_says_what_is_wrong(Class<?> kind) throws ReflectiveOperationException {
        Refusal refusal = made(kind);

        assertThat(refusal.message()).isNotBlank();
        String name = kind.getEnclosingClass().getSimpleName() + "." + kind.getSimpleName();
        if (PLAIN.contains(name)) {
            assertThat(refusal.rule()).as(name).isEmpty();
        } else {
            assertThat(refusal.rule()).as(name).isNotEmpty();
        }
    }

    private static Refusal made(Class<?> kind) throws ReflectiveOperationException {
        RecordComponent[] parts = kind.getRecordComponents();
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = Arrays.stream(types).map(RefusalsTest::value).toArray();
        var constructor = kind.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return (Refusal) constructor.newInstance(values);
    }

    private static Object value(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return 1;
        }
        if (type == boolean.class) {
            return true;
        }
        if (type == List.class) {
            return List.of("that");
        }
        if (type == Cell.class) {
            return new Cell(1, 1);
        }
        return type.isEnum() ? type.getEnumConstants()[0] : "CH-57";
    }
}
