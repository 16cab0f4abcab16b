package org.woodgrain.cli.play;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.campaign.offers.Pick;

/** Reads what is said at the table: {@code say TEXT}, {@code say as NAME to referee: TEXT}, {@code /roll DICE}. */
final class Saying {
    private static final String ROLL = "/roll";
    private static final Pattern ADDRESSED = Pattern.compile(
            "(?:as\\s+([^:]{1,40}?))?\\s*(to\\s+(?:the\\s+)?referee)?\\s*:\\s*(.*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern ADDRESS = Pattern.compile("(?:as|to)\\s.*", Pattern.CASE_INSENSITIVE);

    private Saying() {}

    static Pick of(Words words) {
        if (words.at(0).equals(ROLL)) {
            return pick("", "all", words.line().strip());
        }
        String said = words.size() > 1 ? words.rest(1) : "";
        Matcher addressed = ADDRESSED.matcher(said);
        if (ADDRESS.matcher(said).matches() && addressed.matches()) {
            String by = addressed.group(1);
            return pick(by == null ? "" : by, addressed.group(2) == null ? "all" : "referee", addressed.group(3));
        }
        return pick("", "all", said);
    }

    private static Pick pick(String by, String to, String text) {
        return new Pick("say", Map.of("by", List.of(by), "to", List.of(to), "text", List.of(text)));
    }
}
