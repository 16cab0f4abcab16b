package org.woodgrain.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.view.View;

/** Completes actions, then the choices of their fields. */
final class Completions implements Completer {
    private final Supplier<View> view;

    Completions(Supplier<View> view) {
        this.view = view;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        for (Proposal proposal : proposals(view.get(), line.words().subList(0, line.wordIndex()))) {
            candidates.add(new Candidate(proposal.word(), proposal.word(), null, proposal.meaning(), null, null, true));
        }
    }

    /** A word that may come next and what it means. */
    record Proposal(String word, String meaning) {}

    /** What may follow the words typed so far. */
    static List<Proposal> proposals(View view, List<String> before) {
        if (before.isEmpty()) {
            return first(view.offers());
        }
        List<Proposal> found = new ArrayList<>();
        String verb = Words.plain(before.getFirst());
        if (verb.equals(OwnWord.SHEET.word())) {
            Portrait.everybody(view).forEach(member -> found.add(new Proposal(word(member.name()), member.kind())));
        }
        if (verb.equals(OwnWord.HELP.word())) {
            view.offers()
                    .forEach(offer -> found.add(new Proposal(word(Names.shown(offer, view.offers())), offer.label())));
        }
        Set<String> seen = new LinkedHashSet<>();
        for (Offer offer : view.offers()) {
            if (Names.of(offer).contains(verb)) {
                for (Offer.Field field : offer.fields()) {
                    for (Offer.Choice choice : field.choices()) {
                        if (seen.add(word(choice.label())) && !before.contains(word(choice.label()))) {
                            found.add(new Proposal(word(choice.label()), field.label()));
                        }
                    }
                }
            }
        }
        return found;
    }

    private static List<Proposal> first(List<Offer> offers) {
        List<Proposal> found = new ArrayList<>();
        offers.forEach(offer -> found.add(new Proposal(word(Names.shown(offer, offers)), offer.label())));
        for (OwnWord own : OwnWord.values()) {
            found.add(new Proposal(own.word(), own.meaning()));
        }
        return found;
    }

    /** A label as it can be typed in one word. */
    static String word(String label) {
        String plain = Words.plain(label);
        return plain.matches("[\\p{L} ]+") ? plain.replace(' ', '-') : plain.contains(" ") ? '"' + plain + '"' : plain;
    }
}
