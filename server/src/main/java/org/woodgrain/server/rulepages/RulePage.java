package org.woodgrain.server.rulepages;

import java.util.List;
import java.util.Set;
import org.woodgrain.book.catalogue.Catalogue;
import org.woodgrain.book.catalogue.RuleEntry;
import org.woodgrain.book.catalogue.RuleFigure;

/**
 * One rule.
 *
 * @param rule the rule
 * @param known the numbers of all rules
 * @param leaning rules that lean on it
 */
public record RulePage(RuleEntry rule, Set<String> known, List<RuleEntry> leaning) {
    private static final String RULING = "RULING:";

    public RulePage {
        leaning = List.copyOf(leaning);
    }

    static RulePage of(Catalogue catalogue, RuleEntry rule) {
        return new RulePage(rule, catalogue.ids(), catalogue.leaningOn(rule.id()));
    }

    /** Whether something a rule needs is a rule itself, not a table. */
    public static boolean isRule(String need) {
        return need.indexOf('/') < 0;
    }

    public String scope() {
        return rule.scope() == RuleEntry.Scope.BOTH
                ? "both profiles"
                : rule.scope().label() + " profile";
    }

    /** A text with the rules that it names set apart. */
    public List<Prose> prose(String text) {
        return Prose.of(text, known::contains);
    }

    /** Figures that have a name, in their order. */
    public List<RuleFigure> named() {
        return rule.numbers().stream().filter(each -> !each.name().isEmpty()).toList();
    }

    /** Figures that speak for themselves. */
    public List<RuleFigure> plain() {
        return rule.numbers().stream().filter(each -> each.name().isEmpty()).toList();
    }

    /** What the source leaves open; empty if nothing was said of it. */
    public String open() {
        return before(rule.gap()).strip();
    }

    /** How that is ruled here; empty if there was nothing to rule. */
    public String ruling() {
        return rule.gap()
                .substring(before(rule.gap()).length())
                .replace(RULING, "")
                .strip();
    }

    private static String before(String gap) {
        int at = gap.indexOf(RULING);
        return at < 0 ? gap : gap.substring(0, at);
    }
}
