package org.woodgrain.campaign.state;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
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
    private final EffectIndex index;

    private EffectList(Collection<Effect> effects) {
        this(effects.toArray(Effect[]::new));
    }

    private EffectList(Effect[] all) {
        this(all, new EffectIndex(all));
    }

    private EffectList(Effect[] all, EffectIndex index) {
        this.all = all;
        this.index = index;
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
        return at(index.awake.of(on));
    }

    /** Those of one kind. */
    public List<Effect> of(String kind) {
        return at(index.kinds.of(kind));
    }

    /** Those in which a figure is anything but 0. */
    public List<Effect> with(String number) {
        return at(index.numbers.of(number));
    }

    /** Those that have a text. */
    public List<Effect> worded(String word) {
        return at(index.words.of(word));
    }

    /** Those of some kinds. */
    public List<Effect> ofAny(Collection<String> some) {
        List<Effect> found = List.of();
        for (String kind : some) {
            if (index.kinds.of(kind).length > 0) {
                if (!found.isEmpty()) {
                    return filtered(effect -> some.contains(effect.kind()));
                }
                found = of(kind);
            }
        }
        return found;
    }

    /** The first of a kind that acts on something. */
    public Optional<Effect> first(Effect.On on, String kind) {
        return first(index.kinds.of(kind), on);
    }

    /** The first in which a figure is other than 0 that acts on something. */
    public Optional<Effect> firstWith(Effect.On on, String number) {
        return first(index.numbers.of(number), on);
    }

    private Optional<Effect> first(int[] places, Effect.On on) {
        for (int at : places) {
            if (acts(all[at], on)) {
                return Optional.of(all[at]);
            }
        }
        return Optional.empty();
    }

    /** Whether any of a kind acts on something. */
    public boolean any(Effect.On on, String kind) {
        return acting(index.kinds.of(kind), on);
    }

    /** Whether any in which a figure is other than 0 acts on something. */
    public boolean anyWith(Effect.On on, String number) {
        return acting(index.numbers.of(number), on);
    }

    private boolean acting(int[] places, Effect.On on) {
        for (int at : places) {
            if (acts(all[at], on)) {
                return true;
            }
        }
        return false;
    }

    /** A figure of all that acts on something, added up. */
    public int sum(Effect.On on, String number) {
        int sum = 0;
        for (int at : index.numbers.of(number)) {
            sum += acts(all[at], on) ? all[at].number(number) : 0;
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

    private List<Effect> at(int[] places) {
        return switch (places.length) {
            case 0 -> List.of();
            case 1 -> List.of(all[places[0]]);
            default -> {
                Effect[] found = new Effect[places.length];
                for (int i = 0; i < found.length; i++) {
                    found[i] = all[places[i]];
                }
                yield List.of(found);
            }
        };
    }

    /** The same with one more that has begun last. */
    public EffectList plus(Effect begun) {
        Effect[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = begun;
        return new EffectList(more);
    }

    /** The same without some. */
    public EffectList without(Predicate<Effect> gone) {
        List<Effect> left = filtered(gone.negate());
        return left.size() == all.length ? this : of(left);
    }

    /** Each as it is now. */
    @SuppressWarnings("ReferenceEquality") // the very same needs no new list
    public EffectList each(UnaryOperator<Effect> how) {
        Effect[] now = all;
        boolean alike = true;
        for (int i = 0; i < all.length; i++) {
            Effect changed = how.apply(all[i]);
            if (changed != all[i]) {
                now = now == all ? all.clone() : now;
                now[i] = changed;
                alike &= EffectIndex.alike(changed, all[i]);
            }
        }
        if (now == all) {
            return this;
        }
        return alike ? new EffectList(now, index) : new EffectList(now);
    }
}
