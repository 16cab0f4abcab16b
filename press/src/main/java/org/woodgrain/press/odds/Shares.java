package org.woodgrain.press.odds;

import java.util.Locale;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Interval;

/** Chances and numbers in figures. */
public final class Shares {
    private static final int LONGEST = 30;

    private Shares() {}

    /** A chance in hundredths: {@code 16.67%}; rare ones as {@code 1 in 46,656}. */
    public static String percent(double chance) {
        if (chance <= 0) {
            return "0%";
        }
        if (chance < 0.0001) {
            double one = 1 / chance;
            return one < 1e15
                    ? String.format(Locale.ROOT, "1 in %,.0f", one)
                    : String.format(Locale.ROOT, "1 in %.3g", one);
        }
        if (chance < 1 && chance > 0.9999) {
            return "over 99.99%";
        }
        String digits = String.format(Locale.ROOT, chance < 0.01 ? "%.4f" : "%.2f", chance * 100);
        return (digits.endsWith(".00") ? digits.substring(0, digits.length() - 3) : digits) + "%";
    }

    /** A number with at most four decimals. */
    public static String number(double number) {
        String digits = String.format(Locale.ROOT, "%,.4f", number);
        return digits.contains(".") ? digits.replaceAll("\\.?0+$", "") : digits;
    }

    /** A fraction, or nothing where it would be too long to read. */
    public static String fraction(Fraction fraction) {
        // a bit is less than a third of a digit
        if (fraction.denominator().bitLength() > LONGEST * 3) {
            return "";
        }
        String text = fraction.toString();
        return text.length() > LONGEST ? "" : text;
    }

    /** A fraction and what it is in hundredths: {@code 7/432 = 1.62%}. */
    public static String both(Fraction chance) {
        String fraction = fraction(chance);
        String percent = percent(chance.doubleValue());
        return fraction.isEmpty() || fraction.equals("0") || fraction.equals("1")
                ? percent
                : fraction + " = " + percent;
    }

    /** Both ends of an estimated chance. */
    public static String between(Interval chance) {
        return percent(chance.least()) + " to " + percent(chance.most());
    }
}
