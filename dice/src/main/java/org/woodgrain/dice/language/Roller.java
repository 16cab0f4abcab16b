package org.woodgrain.dice.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;

/** Throws an expression once and writes down how it came about. */
final class Roller {
    private final Dice dice;
    private final DiceStream stream;
    private final List<Unit> units = new ArrayList<>();

    Roller(Dice dice, DiceStream stream) {
        this.dice = dice;
        this.stream = stream;
    }

    /** A number and how it came about. */
    private record Value(long number, String text) {}

    DiceResult roll(Node root, Optional<String> label) {
        Node inner = root;
        while (inner instanceof Node.Enclosed enclosed) {
            inner = enclosed.of();
        }
        List<Long> totals = new ArrayList<>();
        String breakdown;
        if (inner instanceof Node.Repeat repeat) {
            List<String> texts = new ArrayList<>();
            for (Value value : values(repeat)) {
                totals.add(value.number());
                texts.add(value.text());
            }
            breakdown = repeat.times() + "x: " + String.join("; ", texts);
        } else {
            Value value = value(inner);
            totals.add(value.number());
            breakdown = value.text();
        }
        return new DiceResult(
                totals,
                breakdown,
                units.stream()
                        .flatMap(unit -> unit.dice().stream())
                        .map(Fallen::thrown)
                        .toList(),
                label);
    }

    private List<Value> values(Node.Repeat repeat) {
        List<Value> values = new ArrayList<>();
        Node of = repeat.of() instanceof Node.Enclosed enclosed ? enclosed.of() : repeat.of();
        for (int i = 0; i < repeat.times(); i++) {
            values.add(value(of));
        }
        return values;
    }

    private Value value(Node node) {
        return switch (node) {
            case Node.Literal literal -> new Value(literal.number(), literal.written());
            case Node.Negative negative -> {
                Value value = value(negative.of());
                yield new Value(-value.number(), "-" + value.text());
            }
            case Node.Enclosed enclosed -> {
                Value value = value(enclosed.of());
                yield new Value(value.number(), "(" + value.text() + ")");
            }
            case Node.Binary binary -> binary(binary);
            case Node.Compared compared -> {
                Value left = value(compared.left());
                Value right = value(compared.right());
                yield new Value(
                        compared.comparison().holds(left.number(), right.number()) ? 1 : 0,
                        left.text() + " " + compared.comparison().sign() + " " + right.text());
            }
            case Node.Conditional conditional -> {
                Value condition = value(conditional.condition());
                boolean met = condition.number() != 0;
                Value chosen = value(met ? conditional.met() : conditional.otherwise());
                yield new Value(
                        chosen.number(), condition.text() + (met ? " is met: " : " is not met: ") + chosen.text());
            }
            case Node.Call call -> call(call);
            case Node.Pool pool -> pool(pool);
            case Node.Group group -> group(group);
            case Node.Repeat repeat -> throw new IllegalStateException("a repeat is no single number");
        };
    }

    private Value binary(Node.Binary binary) {
        Value left = value(binary.left());
        Value right = value(binary.right());
        Operator operator = binary.operator();
        String text = left.text() + " " + operator.sign() + " " + right.text();
        if (operator.divides()) {
            if (right.number() == 0) {
                throw new DiceSyntaxException(binary.column(), "this came to a division by zero");
            }
            if (left.number() % right.number() != 0) {
                text += operator == Operator.OVER ? " (rounded down)" : " (rounded up)";
            }
        }
        return new Value(operator.applied(left.number(), right.number()), text);
    }

    private Value call(Node.Call call) {
        List<Value> values = call.of().stream().map(this::value).toList();
        long number =
                call.function().applied(values.stream().mapToLong(Value::number).toArray());
        return new Value(
                number,
                call.function().word() + values.stream().map(Value::text).collect(Collectors.joining(", ", "(", ")")));
    }

    private Value pool(Node.Pool pool) {
        Value count = value(pool.count());
        List<Unit> thrown = new PoolRoller(dice, stream, pool).roll(count.number());
        units.addAll(thrown);
        long number = counted(pool.modifiers(), thrown);
        return new Value(number, count.text() + pool.die() + Modifier.written(pool.modifiers()) + " " + shown(thrown));
    }

    private static String shown(List<Unit> thrown) {
        return thrown.stream().map(Unit::toString).collect(Collectors.joining(", ", "[", "]"));
    }

    private static long counted(List<Modifier> modifiers, List<Unit> thrown) {
        List<Unit> kept = thrown.stream().filter(unit -> !unit.dropped()).toList();
        Modifier last = modifiers.isEmpty() ? new Modifier.Pick(false, true, 0, 0) : modifiers.getLast();
        if (last instanceof Modifier.Tally tally) {
            return kept.stream().mapToLong(unit -> unit.tally(tally)).sum();
        }
        if (last instanceof Modifier.LargestSet) {
            return LargestSets.mark(kept);
        }
        return kept.stream().mapToLong(Unit::value).sum();
    }

    private Value group(Node.Group group) {
        List<Member> members = new ArrayList<>();
        for (Node each : group.members()) {
            if (!group.spread()) {
                Value value = value(each);
                members.add(new Member(
                        value.number(),
                        each instanceof Node.Literal ? value.text() : value.text() + " = " + value.number()));
            } else if (each instanceof Node.Repeat repeat) {
                for (Value value : values(repeat)) {
                    members.add(Member.of(value.number(), value.text(), group.plus()));
                }
            } else if (each instanceof Node.Pool pool) {
                List<Unit> thrown = new PoolRoller(dice, stream, pool)
                        .roll(value(pool.count()).number());
                units.addAll(thrown);
                for (Unit unit : thrown) {
                    members.add(Member.of(unit.value(), pool.die() + " [" + unit + "]", group.plus()));
                }
            }
        }
        long number = Member.counted(members, group.modifiers());
        return new Value(
                number,
                members.stream().map(Member::toString).collect(Collectors.joining(", ", "{", "}"))
                        + Modifier.written(group.modifiers()));
    }
}
