package org.woodgrain.server.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.lab.figures.Fought;

/**
 * A question about many fights, and what came of it so far.
 *
 * @param form as it was typed
 * @param faults what is wrong with it, by field
 * @param job what works on it; empty if nothing was asked, or something is wrong
 * @param told one fight blow by blow, if that was asked for
 * @param replay its number as typed; may be empty
 */
public record FightsPage(
        FightsForm form, Map<String, String> faults, Optional<Job<Fought>> job, Optional<Told> told, String replay) {

    /** What is wrong with a field; empty if nothing is. */
    public String fault(String field) {
        return faults.getOrDefault(field, "");
    }

    /** What is known; empty as long as it is worked on. */
    public Optional<FightsAnswer> answer() {
        return job.flatMap(Job::answer)
                .filter(fought -> fought.score().fights() > 0)
                .map(FightsAnswer::new);
    }

    /** Whether it is still worked on. */
    public boolean working() {
        return job.isPresent() && !job.get().ended(0);
    }

    /** Why there is no answer, as a sentence; empty if there is one, or may be one yet. */
    public String failed() {
        if (job.isEmpty() || working() || answer().isPresent()) {
            return "";
        }
        String fault = job.get().fault();
        return fault.isEmpty() ? "Not one fight was over before it was ended." : Fields.sentence(fault);
    }

    /** The address at which it is worked on anew, after it was ended early. */
    public String again() {
        return form.address("/lab/fights")
                .with("replay", replay)
                .with("again", "yes")
                .toString();
    }

    /** The address of this question in another shape. */
    public String address(String format) {
        return form.address("/lab/fights").with("format", format).toString();
    }

    /** The address of the same question for programs. */
    public String api() {
        return form.address("/api/fights").toString();
    }

    /** The address of this question, with the fight that is told. */
    public String here() {
        return form.address("/lab/fights").with("replay", replay).toString();
    }

    /** The address of one fight told. */
    public String fight(long number) {
        return form.address("/lab/fights").with("seed", form.seed()).with("replay", Long.toString(number)) + "#told";
    }

    /** All that the question consists of, by name. */
    public Map<String, String> parts() {
        return form.address("/lab/fights").with("seed", form.seed()).parts();
    }

    /** The number of the fight that is told. */
    public long number() {
        return told.isEmpty() ? 0 : Long.parseLong(replay);
    }

    /** Questions worth asking. */
    public List<Example> examples() {
        return List.of(
                new Example("6 fighter/1 plate shield sword", "2 ogre", "six beginners meet their match"),
                new Example("hero, 3 veterans", "troll", "one who heals as fast as he is hurt"),
                new Example(
                        "3 fighter/4 plate shield sword, magic-user/5 spells(sleep, fire ball)",
                        "12 gnoll",
                        "with spells"),
                new Example("2 cleric/3 chain mace, 2 elf/2 chain long-bow", "5 ghoul", "the dead turned, and shot at"),
                new Example("superhero", "20 orcs", "many swords against one"),
                new Example("10 goblins", "10 kobolds", "who holds the cave?"));
    }

    /** A question and what it is about. */
    public record Example(String a, String b, String about) {
        /** Its address. */
        public String address() {
            return Query.of("/lab/fights").with("a", a).with("b", b).toString();
        }
    }
}
