package org.woodgrain.server.rulepages;

import java.util.List;
import org.woodgrain.book.catalogue.RuleEntry;

/**
 * One rule.
 *
 * @param rule the rule
 * @param leaning rules that lean on it
 */
public record RulePage(RuleEntry rule, List<RuleEntry> leaning) {
    public RulePage {
        leaning = List.copyOf(leaning);
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
}
