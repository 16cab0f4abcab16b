package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A typed line taken apart: words in lower case, each with the text it came from.
 *
 * <p>Quotes hold a word with spaces together; a hyphen between letters parts words, so that {@code short-sword} finds
 * "Short sword".
 */
record Words(String line, List<Word> words) {

    Words {
        words = List.copyOf(words);
    }

    /** One word; {@code end} is where it ends in the line. */
    record Word(String text, int start, int end) {}

    static Words of(String line) {
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char here = line.charAt(at);
            if (Character.isWhitespace(here)) {
                at++;
            } else if (here == '"') {
                int close = line.indexOf('"', at + 1);
                int end = close < 0 ? line.length() : close;
                words.add(new Word(plain(line.substring(at + 1, end)), at, Math.min(end + 1, line.length())));
                at = end + 1;
            } else {
                int end = at + 1;
                while (end < line.length() && !Character.isWhitespace(line.charAt(end)) && line.charAt(end) != '"') {
                    end++;
                }
                int from = at;
                for (String part : line.substring(at, end).split("(?<=\\p{L})-(?=\\p{L})", -1)) {
                    int start = line.indexOf(part, from);
                    String text = plain(part);
                    if (!text.isEmpty()) {
                        words.add(new Word(text, start, start + part.length()));
                    }
                    from = start + part.length();
                }
                at = end;
            }
        }
        return new Words(line, words);
    }

    /** Lower case, hyphens as spaces, no commas or full stops at the end. */
    static String plain(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("(?<=\\p{L})-(?=\\p{L})", " ")
                .replaceAll("[,.;:]+(?=\\s|$)", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    int size() {
        return words.size();
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    String at(int index) {
        return words.get(index).text();
    }

    /** Words from one index to before another, joined. */
    String joined(int from, int to) {
        return String.join(" ", words.subList(from, to).stream().map(Word::text).toList());
    }

    /** The line as typed from a word on, quotes around it left out. */
    String rest(int from) {
        String rest = line.substring(words.get(from).start()).strip();
        return rest.length() > 1 && rest.startsWith("\"") && rest.endsWith("\"")
                ? rest.substring(1, rest.length() - 1)
                : rest;
    }

    /** One word as typed. */
    String raw(int index) {
        Word word = words.get(index);
        String raw = line.substring(word.start(), word.end());
        return raw.startsWith("\"") ? raw.replace("\"", "") : raw;
    }
}
