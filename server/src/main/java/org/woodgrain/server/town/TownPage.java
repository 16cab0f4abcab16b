package org.woodgrain.server.town;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.town.ShopList;
import org.woodgrain.campaign.view.View;
import org.woodgrain.journal.table.LogLine;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.server.live.Action;
import org.woodgrain.server.live.Notice;
import org.woodgrain.server.live.Post;

/**
 * A page in town.
 *
 * @param view what the seat may know
 * @param referee whether it is the referee's page
 * @param post where its forms go
 * @param notice about the order just given
 * @param buyer the member for whom is bought; empty if there is nobody
 * @param goods what is sold
 * @param log the latest lines
 */
public record TownPage(
        View view,
        boolean referee,
        Post post,
        Notice notice,
        Optional<View.Member> buyer,
        ShopList goods,
        List<LogLine> log) {
    private static final int SCORES = 6;

    public TownPage {
        log = List.copyOf(log);
    }

    public String path(String part) {
        return "/campaigns/" + view.campaign() + part + (referee ? "?seat=referee" : "");
    }

    /** The shop with another member at the counter. */
    public String shopFor(View.Member member) {
        return "/campaigns/" + view.campaign() + "/shop?who=" + member.id() + (referee ? "&seat=referee" : "");
    }

    public boolean inTown() {
        return offer("stay").isPresent();
    }

    public Optional<Offer> offer(String id) {
        return view.offers().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** The actions of a heading that are no table of goods. */
    public List<Action> counter(String group) {
        return view.offers().stream()
                .filter(each -> each.group().equals(group))
                .filter(each -> !each.id().equals("buy") && !each.id().equals("sell"))
                .map(each -> new Action(each, ""))
                .toList();
    }

    /** What can be sold: a value and how it is shown. */
    public List<Offer.Choice> saleable() {
        return offer("sell").stream()
                .flatMap(each -> each.fields().getFirst().choices().stream())
                .toList();
    }

    /** Whether the buyer's class may use an article. */
    public boolean usable(ShopList.Goods article) {
        return buyer.isEmpty() || article.users().stream().anyMatch(buyer.get().kind()::contains);
    }

    /** The steps that a character in the making can take now. */
    public List<Action> steps(View.Making draft) {
        return view.offers().stream()
                .filter(each -> each.id().endsWith("." + draft.id()))
                .sorted(Comparator.comparing(each -> each.id().startsWith("drop")))
                .map(each -> new Action(shortened(each, draft.name()), ""))
                .toList();
    }

    /** The steps of making a character, in their order, and how far one has come. */
    public List<Step> road(View.Making draft) {
        List<String> words = List.of("abilities", "race", "class", "alignment", "hit points and gold");
        int at = 1 + draft.figures().size() - SCORES;
        return IntStream.range(0, words.size())
                .mapToObj(i -> new Step(words.get(i), i < at, i == at))
                .toList();
    }

    /** A step of making a character. */
    public record Step(String word, boolean done, boolean due) {}

    /** The lines of the log that show dice, but for those that stand beside the scores of a draft. */
    public List<LogLine> thrown() {
        return log.stream()
                .filter(each -> !each.line().rolls().isEmpty())
                .filter(each -> !each.line().rolls().stream().allMatch(this::beside))
                .toList();
    }

    private boolean beside(Roll roll) {
        return view.drafts().stream()
                .anyMatch(draft -> draft.figures().stream()
                        .anyMatch(figure ->
                                dice(draft, figure).filter(roll::equals).isPresent()));
    }

    /** The six scores of a draft. */
    public List<View.Figure> scores(View.Making draft) {
        return draft.figures().subList(0, SCORES);
    }

    /** What is chosen for a draft so far. */
    public List<View.Figure> chosen(View.Making draft) {
        return draft.figures().subList(SCORES, draft.figures().size());
    }

    /** The dice of a score, while the log still shows them and they still make it. */
    public Optional<Roll> dice(View.Making draft, View.Figure score) {
        return log.reversed().stream()
                .flatMap(each -> each.line().rolls().stream())
                .filter(roll -> roll.by().equals(draft.name()) && roll.purpose().equalsIgnoreCase(score.label()))
                .findFirst()
                .filter(roll -> Integer.toString(roll.total()).equals(score.value()));
    }

    /** The last line of the log, if it tells of a bargain. */
    public Optional<LogLine> bargain() {
        return log.isEmpty() || !log.getLast().line().rule().startsWith("EQ-")
                ? Optional.empty()
                : Optional.of(log.getLast());
    }

    /** A member's load in tenths of a pound. */
    public int tenths(View.Member member) {
        return new BigDecimal(member.load()).movePointRight(1).intValue();
    }

    /** How much more a member carries before he is slower, or at all. */
    public String spare(View.Member member) {
        int load = tenths(member);
        if (load > Encumbrance.MOST) {
            return "too much to walk";
        }
        String spare = new BigDecimal(Encumbrance.spare(load))
                .movePointLeft(1)
                .stripTrailingZeros()
                .toPlainString();
        return spare + " lb more before "
                + (load > Encumbrance.MOST / 2 ? "nothing more can be carried" : "the next, slower band");
    }

    /** The actions that begin a character. */
    public List<Action> beginnings() {
        return view.offers().stream()
                .filter(each -> each.id().equals("ready-company") || each.id().equals("roll-abilities"))
                .map(each -> new Action(each, ""))
                .toList();
    }

    /** The name stands above already. */
    private static Offer shortened(Offer offer, String name) {
        String label = offer.label();
        String bare = label.startsWith(name + ": ") ? label.substring(name.length() + 2) : label;
        String shown = bare.isEmpty() ? label : Character.toUpperCase(bare.charAt(0)) + bare.substring(1);
        return new Offer(offer.id(), shown, offer.group(), offer.rule(), offer.cost(), offer.odds(), offer.fields());
    }
}
