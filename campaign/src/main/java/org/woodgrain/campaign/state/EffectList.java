package org.woodgrain.campaign.state;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What lasts in a campaign, in the order in which it began, and found at once by what it acts on, by kind, and by the
 * figures and texts it has.
 *
 * <p>Never changes. Every step of play asks many times whether some magic is at work, and mostly none is.
 */
public final class EffectList extends AbstractList<Effect> implements RandomAccess {
    /** Nothing lasts. */
    public static final EffectList NONE = new EffectList(List.of());

    private final Effect[] all;
    private final Map<Effect.On, List<Effect>> awake = new HashMap<>();
    private final Map<String, List<Effect>> kinds = new HashMap<>();
    private final Map<String, List<Effect>> numbers = new HashMap<>();
    private final Map<String, List<Effect>> words = new HashMap<>();

    private EffectList(Collection<Effect> effects) {
        all = effects.toArray(Effect[]::new);
        for (Effect effect : all) {
            if (effect.number(Effect.SUSPENDED) == 0) {
                add(awake, effect.on(), effect);
            }
            add(kinds, effect.kind(), effect);
            effect.numbers().forEach((key, value) -> {
                if (value != 0) {
                    add(numbers, key, effect);
                }
            });
            effect.words().forEach((key, text) -> {
                if (!text.isEmpty()) {
                    add(words, key, effect);
                }
            });
        }
        freeze(awake);
        freeze(kinds);
        freeze(numbers);
        freeze(words);
    }

    private static <K> void add(Map<K, List<Effect>> index, K key, Effect effect) {
        index.computeIfAbsent(key, none -> new ArrayList<>(2)).add(effect);
    }

    private static <K> void freeze(Map<K, List<Effect>> index) {
        index.replaceAll((key, found) -> List.copyOf(found));
    }

    /** These effects in this order. */
    public static EffectList of(Collection<Effect> effects) {
        return effects instanceof EffectList made ? made : effects.isEmpty() ? NONE : new EffectList(effects);
    }

    @Override
    public Effect get(int index) {
        return all[index];
    }

    @Override
    public int size() {
        return all.length;
    }

    /** What acts on one creature, door or place; what sleeps is left out. */
    public List<Effect> on(Effect.On on) {
        return found(awake, on);
    }

    /** Those of one kind. */
    public List<Effect> of(String kind) {
        return found(kinds, kind);
    }

    /** Those in which a figure is anything but 0. */
    public List<Effect> with(String number) {
        return found(numbers, number);
    }

    /** Those that have a text. */
    public List<Effect> worded(String word) {
        return found(words, word);
    }

    /** Those of some kinds. */
    public List<Effect> ofAny(Collection<String> some) {
        List<Effect> found = List.of();
        for (String kind : some) {
            List<Effect> more = of(kind);
            if (!more.isEmpty() && !found.isEmpty()) {
                return filtered(effect -> some.contains(effect.kind()));
            }
            found = more.isEmpty() ? found : more;
        }
        return found;
    }

    /** The first of a kind that acts on something. */
    public Optional<Effect> first(Effect.On on, String kind) {
        return first(of(kind), on);
    }

    /** The first in which a figure is other than 0 that acts on something. */
    public Optional<Effect> firstWith(Effect.On on, String number) {
        return first(with(number), on);
    }

    private static Optional<Effect> first(List<Effect> some, Effect.On on) {
        for (Effect effect : some) {
            if (acts(effect, on)) {
                return Optional.of(effect);
            }
        }
        return Optional.empty();
    }

    /** Whether any of a kind acts on something. */
    public boolean any(Effect.On on, String kind) {
        return acting(of(kind), on);
    }

    /** Whether any in which a figure is other than 0 acts on something. */
    public boolean anyWith(Effect.On on, String number) {
        return acting(with(number), on);
    }

    private static boolean acting(List<Effect> some, Effect.On on) {
        for (Effect effect : some) {
            if (acts(effect, on)) {
                return true;
            }
        }
        return false;
    }

    /** A figure of all that acts on something, added up. */
    public int sum(Effect.On on, String number) {
        int sum = 0;
        for (Effect effect : with(number)) {
            sum += acts(effect, on) ? effect.number(number) : 0;
        }
        return sum;
    }

    private static boolean acts(Effect effect, Effect.On on) {
        return effect.on().equals(on) && effect.number(Effect.SUSPENDED) == 0;
    }

    /** The one of an id. */
    public Optional<Effect> find(String id) {
        for (Effect effect : all) {
            if (effect.id().equals(id)) {
                return Optional.of(effect);
            }
        }
        return Optional.empty();
    }

    private List<Effect> filtered(Predicate<Effect> wanted) {
        List<Effect> found = new ArrayList<>();
        for (Effect effect : all) {
            if (wanted.test(effect)) {
                found.add(effect);
            }
        }
        return found;
    }

    private static <K> List<Effect> found(Map<K, List<Effect>> index, K key) {
        List<Effect> found = index.get(key);
        return found == null ? List.of() : found;
    }

    /** The same with one more that has begun last. */
    public EffectList plus(Effect begun) {
        List<Effect> more = new ArrayList<>(this);
        more.add(begun);
        return new EffectList(more);
    }

    /** The same without some. */
    public EffectList without(Predicate<Effect> gone) {
        List<Effect> left = filtered(gone.negate());
        return left.size() == all.length ? this : of(left);
    }

    /** Each as it is now. */
    @SuppressWarnings("ReferenceEquality") // what is the very same needs no new index
    public EffectList each(UnaryOperator<Effect> how) {
        Effect[] now = new Effect[all.length];
        boolean same = true;
        for (int i = 0; i < now.length; i++) {
            now[i] = how.apply(all[i]);
            same &= now[i] == all[i];
        }
        return same ? this : new EffectList(List.of(now));
    }
}
