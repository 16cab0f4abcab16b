package org.woodgrain.book.catalogue;

import java.util.List;
import java.util.Locale;

/**
 * One rule of the catalogue.
 *
 * @param id such as {@code "UX-10"}; never changes
 * @param title in a few words
 * @param chapter name of the chapter: {@code "underworld"}
 * @param scope the profiles in which it holds
 * @param kind how binding it is
 * @param source where the original says it
 * @param text the rule in our own words
 * @param figures its numbers
 * @param needs rules and tables it leans on; tables as {@code "tables/armor"} or {@code "data/monsters"}
 * @param gap what the original leaves open, and how that is ruled
 * @param example input and result
 */
public record RuleEntry(
        String id,
        String title,
        String chapter,
        Scope scope,
        Kind kind,
        String source,
        String text,
        String figures,
        List<String> needs,
        String gap,
        String example) {

    public RuleEntry {
        needs = List.copyOf(needs);
    }

    /** The figures one by one, with their names spelled out. */
    public List<RuleFigure> numbers() {
        return RuleFigure.of(figures);
    }

    /** Where a rule holds. */
    public enum Scope {
        ORIGINAL,
        CLASSIC,
        BOTH;

        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How binding a rule is. */
    public enum Kind {
        CORE,
        OPTION,
        /** Asks the referee; the automatic one has a default. */
        REFEREE_JUDGEMENT,
        FLAVOUR;

        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
