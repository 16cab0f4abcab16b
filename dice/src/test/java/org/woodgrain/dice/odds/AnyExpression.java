package org.woodgrain.dice.odds;

import org.woodgrain.dice.FastDice;

/** Makes up small expressions that use everything the language has. */
final class AnyExpression {
    private final FastDice dice;

    AnyExpression(long seed) {
        dice = FastDice.seeded(seed);
    }

    private String one(String... of) {
        return of[dice.roll(of.length) - 1];
    }

    /** An expression of at most four dice. */
    String text() {
        return switch (dice.roll(13)) {
            case 1, 2, 3 -> pool(3);
            case 4 -> pool(2) + one("+", "-", "*", "+2-", "*3+", "/2+") + pool(2);
            case 5 -> "-" + pool(2) + one("/2", "*2", "+7", "/-3");
            case 6 -> "{" + plain(2) + ", " + plain(1) + ", " + plain(1) + "}" + picks(3) + one("", ">=3", "<2f>3");
            case 7 -> "{" + plain(3) + one("+1", "-2", "") + "}" + picks(3) + one("", ">=3", "=2f1");
            case 8 -> "{" + plain(2) + "+" + plain(1) + "}" + picks(3);
            case 9 -> "(" + pool(2) + ")" + one(">=", "<=", ">", "<", "=") + "(" + pool(2) + ")";
            case 10 -> "(" + pool(2) + ")" + one(">=3", "=2", "<4", "") + "?" + pool(2) + ":" + pool(1);
            case 11 -> one("min", "max") + "(" + pool(2) + "," + pool(1) + ",3)";
            case 12 -> one("abs", "floor", "ceil") + "(" + pool(2) + one("-3", "/2", "-5") + ")";
            default -> one("(1d3)", "(d2+1)", "(2d2-2)") + "d3" + one("", "kh1", ">=2", "dl1");
        };
    }

    /** A repeat of at most three times. */
    String repeat() {
        return one("2", "3") + "x(" + one("d3", "2d2", "d4min2", "d2+1", "d[1,1,5]") + ")";
    }

    private String plain(int most) {
        return dice.roll(most) + "d" + one("2", "3", "4", "[1,1,3]", "F");
    }

    private String pool(int most) {
        return plain(most)
                + one("", "", "ro<2", "min2", "max2", "ro=1min2")
                + one("", "", "!", "!!", "!p", "!!p")
                + one("", picks(most))
                + one("", "", ",>=2", ",<3f3", "set");
    }

    private String picks(int most) {
        return one("kh", "kl", "dh", "dl") + dice.roll(most) + one("", "", "dl1", "dh1", "kl1");
    }
}
