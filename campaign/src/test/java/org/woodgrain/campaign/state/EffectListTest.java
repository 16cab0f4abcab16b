package org.woodgrain.campaign.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class EffectListTest {
    private static final List<String> KINDS = List.of("SP-04", "SP-07", "paralysis", "poison");
    private static final List<String> FIGURES = List.of("helpless", "pace", "height", Effect.SUSPENDED);
    private static final List<String> TEXTS = List.of("bid", "form");

    private final Random random = new Random(1974);

    /** Whatever began, ended or changed, what is found by the index is what a look at each would find. */
    @Test
    void finds_what_a_look_at_each_would_find() {
        EffectList list = EffectList.NONE;
        List<Effect> plain = new ArrayList<>();
        for (int step = 0; step < 2_000; step++) {
            switch (random.nextInt(6)) {
                case 0, 1 -> {
                    Effect begun = effect(step);
                    list = list.plus(begun);
                    plain.add(begun);
                }
                case 2 -> {
                    String kind = KINDS.get(random.nextInt(KINDS.size()));
                    Predicate<Effect> gone = effect -> effect.kind().equals(kind) && effect.left() < 3;
                    list = list.without(gone);
                    plain.removeIf(gone);
                }
                case 3 -> {
                    UnaryOperator<Effect> time =
                            effect -> effect.left() == 0 ? effect : effect.withLeft(effect.left() - 1);
                    list = list.each(time);
                    plain.replaceAll(time);
                }
                case 4 -> {
                    String figure = FIGURES.get(random.nextInt(FIGURES.size()));
                    int value = random.nextInt(2);
                    String kind = KINDS.get(random.nextInt(KINDS.size()));
                    UnaryOperator<Effect> change =
                            effect -> effect.kind().equals(kind) ? effect.withNumber(figure, value) : effect;
                    list = list.each(change);
                    plain.replaceAll(change);
                }
                default -> {
                    String text = TEXTS.get(random.nextInt(TEXTS.size()));
                    String word = random.nextBoolean() ? "" : "said";
                    UnaryOperator<Effect> change = effect -> effect.left() == 2 ? effect.withWord(text, word) : effect;
                    list = list.each(change);
                    plain.replaceAll(change);
                }
            }
            holds(list, plain);
        }
    }

    /** Time that goes by changes no more than what is left of each. */
    @Test
    void is_the_same_list_when_nothing_changes() {
        EffectList list = EffectList.NONE.plus(effect(1)).plus(effect(2));

        assertThat(list.each(UnaryOperator.identity())).isSameAs(list);
        assertThat(list.without(effect -> false)).isSameAs(list);
    }

    private Effect effect(int number) {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        FIGURES.forEach(figure -> numbers.put(figure, random.nextInt(5) / 3));
        Effect made = new Effect(
                "e" + number,
                KINDS.get(random.nextInt(KINDS.size())),
                "something",
                on(random.nextInt(4)),
                "",
                Effect.Unit.ROUNDS,
                random.nextInt(6),
                numbers,
                false);
        return random.nextBoolean() ? made.withWord("bid", "guard") : made;
    }

    private static Effect.On on(int number) {
        return number % 2 == 0
                ? new Effect.On.OnCharacter(new CharacterId("c" + number))
                : new Effect.On.OnFoe(new FoeId("f" + number));
    }

    private static void holds(EffectList list, List<Effect> plain) {
        assertThat(list).isEqualTo(plain);
        for (String kind : KINDS) {
            Predicate<Effect> wanted = effect -> effect.kind().equals(kind);
            assertThat(list.of(kind)).isEqualTo(kept(plain, wanted));
            assertThat(list.any(on(1), kind)).isEqualTo(plain.stream().anyMatch(wanted.and(awakeOn(1))));
            assertThat(list.first(on(2), kind))
                    .isEqualTo(plain.stream().filter(wanted.and(awakeOn(2))).findFirst());
        }
        assertThat(list.ofAny(KINDS.subList(1, 3)))
                .isEqualTo(kept(plain, effect -> KINDS.subList(1, 3).contains(effect.kind())));
        for (String figure : FIGURES) {
            Predicate<Effect> wanted = effect -> effect.number(figure) != 0;
            assertThat(list.with(figure)).isEqualTo(kept(plain, wanted));
            assertThat(list.anyWith(on(0), figure)).isEqualTo(plain.stream().anyMatch(wanted.and(awakeOn(0))));
            assertThat(list.firstWith(on(3), figure))
                    .isEqualTo(plain.stream().filter(wanted.and(awakeOn(3))).findFirst());
            assertThat(list.sum(on(0), figure))
                    .isEqualTo(plain.stream()
                            .filter(awakeOn(0))
                            .mapToInt(effect -> effect.number(figure))
                            .sum());
        }
        for (String text : TEXTS) {
            assertThat(list.worded(text))
                    .isEqualTo(kept(plain, effect -> !effect.word(text).isEmpty()));
        }
        for (int i = 0; i < 4; i++) {
            assertThat(list.on(on(i))).isEqualTo(kept(plain, awakeOn(i)));
        }
    }

    private static Predicate<Effect> awakeOn(int number) {
        return effect -> effect.on().equals(on(number)) && effect.number(Effect.SUSPENDED) == 0;
    }

    private static List<Effect> kept(List<Effect> plain, Predicate<Effect> wanted) {
        return plain.stream().filter(wanted).toList();
    }
}
