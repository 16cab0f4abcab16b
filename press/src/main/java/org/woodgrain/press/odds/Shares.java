package org.woodgrain.press.odds;

import java.util.Locale;
import org.woodgrain.dice.odds.Fraction;
import org.woodgrain.dice.odds.Interval;

/** Chances and numbers in figures. */
public final class Shares {
    private static final int LONGEST = 30;
    private static final String SURE = "over 99.99%";
    private static final double RARE = 0.0001;
    private static final double HUNDREDTH = 0.01;

    private Shares() {}

    /** A chance in hundredths: {@code 16.67%}; rare ones as {@code 1 in 46,656}. */
    public static String percent(double chance) {
        if (chance <= 0) {
            return "0%";
        }
        if (chance < RARE) {
            double one = 1 / chance;
            return one < 1e15
                    ? String.format(Locale.ROOT, "1 in %,.0f", one)
                    : String.format(Locale.ROOT, "1 in %.3g", one);
        }
        if (chance < 1 && chance > 1 - RARE) {
            return SURE;
        }
        String digits = String.format(Locale.ROOT, chance < HUNDREDTH ? "%.4f" : "%.2f", chance * 100);
        return (digits.endsWith(".00") ? digits.substring(0, digits.length() - 3) : digits) + "%";
    }

    /** An exact chance in hundredths: what is not certain is never told as 100%, nor what can be as 0%. */
    public static String percent(Fraction chance) {
        double about = chance.doubleValue();
        if (about >= 1 && !chance.equals(Fraction.ONE)) {
            return SURE;
        }
        return about == 0 && !chance.isZero() ? "less than 1 in 1e300" : percent(about);
    }

    /** A chance in few signs, for tables of many columns: {@code 16.67%}; rare ones as {@code <0.01%}. */
    public static String brief(double chance) {
        if (chance > 0 && chance < RARE) {
            return "<0.01%";
        }
        if (chance < 1 && chance > 1 - RARE) {
            return ">99.99%";
        }
        return chance < HUNDREDTH && chance > 0 ? String.format(Locale.ROOT, "%.2f%%", chance * 100) : percent(chance);
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
        String percent = percent(chance);
        return fraction.isEmpty() || fraction.equals("0") || fraction.equals("1")
                ? percent
                : fraction + " = " + percent;
    }

    /** Both ends of an estimated chance. */
    public static String between(Interval chance) {
        return percent(chance.least()) + " to " + percent(chance.most());
    }
}
