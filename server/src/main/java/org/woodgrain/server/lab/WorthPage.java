package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.lab.equivalents.Ranking;

/**
 * A question about what monsters are worth, and what came of it so far.
 *
 * @param form as it was typed
 * @param faults what is wrong with it, by field
 * @param job what works on it; empty if something is wrong
 * @param sort by what the rows are in order
 */
public record WorthPage(WorthForm form, Map<String, String> faults, Optional<Job<Ranking>> job, String sort) {

    /** What is wrong with a field; empty if nothing is. */
    public String fault(String field) {
        return faults.getOrDefault(field, "");
    }

    /** Whether it is still worked on. */
    public boolean working() {
        return job.isPresent() && !job.get().ended(0);
    }

    /** What is known; empty as long as it is worked on. */
    public Optional<WorthAnswer> answer() {
        return job.flatMap(Job::answer).map(ranking -> new WorthAnswer(ranking, sort));
    }

    /** How many are not measured, as time was up. */
    public long missing() {
        return job.map(each -> each.parts()
                        - each.answer()
                                .map(ranking -> (long) ranking.worths().size())
                                .orElse(each.parts()))
                .orElse(0L);
    }

    /** The address of this question, its rows in an order. */
    public String by(String order) {
        return form.address("/lab/monsters").with("sort", order, "worth").toString();
    }

    /** A question worth asking, what it is about, and its address. */
    public record Example(String words, String about, String address) {}

    /** Questions worth asking; none where something has been asked. */
    public List<Example> examples() {
        return job.isPresent() || !faults.isEmpty()
                ? List.of()
                : List.of(
                        new Example("the troll", "level by level", "/lab/monsters?monster=troll"),
                        new Example(
                                "ogre, gnoll, wolf and ghoul",
                                "set in order",
                                Query.of("/lab/monsters")
                                        .with("monster", "ogre, gnoll, wolf, ghoul")
                                        .toString()),
                        new Example("the whole book", "in a minute or two", all()),
                        new Example(
                                "the whole book by the classic rules",
                                "in a minute or two",
                                all() + "&profile=classic"));
    }

    /** The address of this question. */
    public String here() {
        return by(sort);
    }

    /** The address at which it is worked on anew, after it was ended early. */
    public String again() {
        return form.address("/lab/monsters").with("again", "yes").toString();
    }

    /** The address of this question in another shape. */
    public String address(String format) {
        return form.address("/lab/monsters").with("format", format).toString();
    }

    /** The address of the same question for programs. */
    public String api() {
        return form.address("/api/monsters").toString();
    }

    /** The address of one monster by the same yardstick. */
    public String one(String id) {
        return new WorthForm(id, form.levels(), form.gear(), form.fights(), form.seed(), form.profile(), form.meeting())
                .address("/lab/monsters")
                .toString();
    }

    /** The address of the whole book by the same yardstick. */
    public String all() {
        return one("");
    }
}
