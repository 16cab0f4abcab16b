package org.woodgrain.dice.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
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

    /** A number, and how it came about, which is written down only when somebody wants to read it. */
    private record Value(long number, Supplier<String> text) {}

    DiceResult roll(Node root, Optional<String> label) {
        List<Value> values = whole(root);
        return new DiceResult(
                numbers(values),
                () -> {
                    String text =
                            values.stream().map(value -> value.text().get()).collect(Collectors.joining("; "));
                    return values.size() > 1 ? values.size() + "x: " + text : text;
                },
                units,
                label);
    }

    /** Throws it and keeps nothing but the numbers. */
    List<Long> totals(Node root) {
        return numbers(whole(root));
    }

    private static List<Long> numbers(List<Value> values) {
        if (values.size() == 1) {
            return List.of(values.getFirst().number());
        }
        return values.stream().map(Value::number).toList();
    }

    private List<Value> whole(Node root) {
        Node inner = root;
        while (inner instanceof Node.Enclosed enclosed) {
            inner = enclosed.of();
        }
        return inner instanceof Node.Repeat repeat ? values(repeat) : List.of(value(inner));
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
            case Node.Literal literal -> new Value(literal.number(), literal::written);
            case Node.Negative negative -> {
                Value value = value(negative.of());
                yield new Value(-value.number(), () -> "-" + value.text().get());
            }
            case Node.Enclosed enclosed -> {
                Value value = value(enclosed.of());
                yield new Value(value.number(), () -> "(" + value.text().get() + ")");
            }
            case Node.Binary binary -> binary(binary);
            case Node.Compared compared -> {
                Value left = value(compared.left());
                Value right = value(compared.right());
                yield new Value(
                        compared.comparison().holds(left.number(), right.number()) ? 1 : 0,
                        () -> left.text().get() + " "
                                + compared.comparison().sign() + " "
                                + right.text().get());
            }
            case Node.Conditional conditional -> {
                Value condition = value(conditional.condition());
                boolean met = condition.number() != 0;
                Value chosen = value(met ? conditional.met() : conditional.otherwise());
                yield new Value(
                        chosen.number(),
                        () -> condition.text().get()
                                + (met ? " is met: " : " is not met: ")
                                + chosen.text().get());
            }
            case Node.Call call -> call(call);
            case Node.Pool pool -> pool(pool);
            case Node.Group group -> group(group);
            case Node.Repeat repeat -> throw new IllegalStateException("a repeat is no single number");
        };
    }

    /** Sums and products may be long, so their parts are gone through in a row and not one within the other. */
    private Value binary(Node.Binary binary) {
        Deque<Node.Binary> row = new ArrayDeque<>();
        Node first = binary;
        while (first instanceof Node.Binary further) {
            row.push(further);
            first = further.left();
        }
        Value left = value(first);
        List<Supplier<String>> texts = new ArrayList<>(List.of(left.text()));
        long number = left.number();
        for (Node.Binary step : row) {
            Value right = value(step.right());
            Operator operator = step.operator();
            if (operator.divides() && right.number() == 0) {
                throw new DiceSyntaxException(step.column(), "this came to a division by zero");
            }
            String rounded = !operator.divides() || number % right.number() == 0
                    ? ""
                    : operator == Operator.OVER ? " (rounded down)" : " (rounded up)";
            texts.add(() -> " " + operator.sign() + " " + right.text().get() + rounded);
            number = operator.applied(number, right.number());
        }
        return new Value(number, () -> texts.stream().map(Supplier::get).collect(Collectors.joining()));
    }

    private Value call(Node.Call call) {
        List<Value> values = call.of().stream().map(this::value).toList();
        long number =
                call.function().applied(values.stream().mapToLong(Value::number).toArray());
        return new Value(
                number,
                () -> call.function().word()
                        + values.stream().map(value -> value.text().get()).collect(Collectors.joining(", ", "(", ")")));
    }

    private Value pool(Node.Pool pool) {
        Value count = value(pool.count());
        List<Unit> thrown = new PoolRoller(dice, stream, pool).roll(count.number());
        units.addAll(thrown);
        long number = counted(pool.modifiers(), thrown);
        return new Value(
                number,
                () -> count.text().get() + pool.die() + Modifier.written(pool.modifiers()) + " " + shown(thrown));
    }

    private static String shown(List<Unit> thrown) {
        return thrown.stream().map(Unit::toString).collect(Collectors.joining(", ", "[", "]"));
    }

    private static long counted(List<Modifier> modifiers, List<Unit> thrown) {
        if (!modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.LargestSet) {
            return LargestSets.mark(
                    thrown.stream().filter(unit -> !unit.dropped()).toList());
        }
        Optional<Modifier.Tally> tally = !modifiers.isEmpty() && modifiers.getLast() instanceof Modifier.Tally last
                ? Optional.of(last)
                : Optional.empty();
        long number = 0;
        for (Unit unit : thrown) {
            if (!unit.dropped()) {
                number += tally.isPresent() ? unit.tally(tally.get()) : unit.value();
            }
        }
        return number;
    }

    private Value group(Node.Group group) {
        List<Member> members = new ArrayList<>();
        for (Node each : group.members()) {
            if (group.spread() && each instanceof Node.Pool pool) {
                List<Unit> thrown = new PoolRoller(dice, stream, pool)
                        .roll(value(pool.count()).number());
                units.addAll(thrown);
                for (Unit unit : thrown) {
                    members.add(
                            Member.of(unit.value(), () -> pool.die() + " [" + unit + "]", List.of(unit), group.plus()));
                }
                continue;
            }
            int times = each instanceof Node.Repeat repeat ? repeat.times() : 1;
            Node of = each instanceof Node.Repeat repeat ? repeat.of() : each;
            for (int i = 0; i < times; i++) {
                int before = units.size();
                Value value = value(of);
                members.add(
                        each instanceof Node.Literal
                                ? new Member(value.number(), value.text(), List.of())
                                : Member.of(
                                        value.number(),
                                        value.text(),
                                        units.subList(before, units.size()),
                                        group.plus()));
            }
        }
        long number = Member.counted(members, group.modifiers());
        return new Value(
                number,
                () -> members.stream().map(Member::toString).collect(Collectors.joining(", ", "{", "}"))
                        + Modifier.written(group.modifiers()));
    }
}
