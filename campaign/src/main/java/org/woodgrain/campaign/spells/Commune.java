package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * Powers above answer three questions with yes or no, at most once a week, and never falsely; a special session once in a
 * year answers six.
 *
 * <p>Target: none, or {@code special}; afterwards {@code ask:ID} of a {@link Questions question}.
 */
@Rule("SP-109")
final class Commune implements SpellWork {
    private static final String SPECIAL = "special";

    /** Kinds of the effects that keep from asking again within a week, and specially within a year. */
    private static final String LATELY = "communed";

    private static final String THIS_YEAR = "communed-specially";
    private static final int WEEK = 7;
    private static final int YEAR = 336;
    private static final int COMMON = 3;
    private static final int KNOWN = 95;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.member().isEmpty() || scene.encounter().isPresent()) {
            return scene.wrong("it needs quiet", "SP-109");
        }
        if (has(scene, LATELY)) {
            return scene.wrong("the powers above will not be asked twice in a week", "SP-109");
        }
        return special(targets) && has(scene, THIS_YEAR)
                ? scene.wrong("the special session of this year has been held", "SP-109")
                : Optional.empty();
    }

    private static boolean special(List<String> targets) {
        return targets.contains(SPECIAL);
    }

    private static boolean has(Scene scene, String kind) {
        return scene.state().effects().any(scene.caster().on(), kind);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        boolean special = special(targets);
        keep(u, scene, LATELY, WEEK);
        if (special) {
            keep(u, scene, THIS_YEAR, YEAR);
        }
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "in communion with the powers above",
                Lengths.turns(u.state(), 1),
                Map.of(Questions.LEFT, special ? 2 * COMMON : COMMON),
                false,
                List.of());
    }

    private static void keep(Unfolding u, Scene scene, String kind, int days) {
        Afflictions.begin(
                u,
                scene.caster().on(),
                kind,
                "",
                scene.caster().value(),
                Effect.Unit.DAYS,
                days,
                Map.of(),
                "SP-109",
                List.of());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return Questions.check(scene, effect, targets);
    }

    /** The truth, if the world holds it; what only the free choice of players can tell is unknown. */
    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        Questions.Question question =
                Questions.find(scene, Questions.asked(targets).orElseThrow());
        boolean known = u.throwing()
                .of("SP-109", "whether it is known")
                .secret()
                .atMost(KNOWN)
                .roll(1, 100)
                .success();
        String answer =
                known ? question.truth().map(truth -> truth ? "yes" : "no").orElse("unknown") : "unknown";
        u.emit(new MagicEvent.EffectChanged(
                effect.id(), Questions.LEFT, effect.number(Questions.LEFT) - 1, "a question answered"));
        u.emit(new PrayerEvent.Told(
                scene.member().orElseThrow().id(),
                "SP-109",
                "above",
                List.of("\"" + question.text() + "\" \u2013 " + answer),
                u.throwing().take()));
    }

    @Override
    public String question() {
        return "Ask";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim("", "three questions", "once a week"));
        if (!has(scene, THIS_YEAR)) {
            aims.add(new Aim(SPECIAL, "six questions", "once a year, instead"));
        }
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return Questions.aims(scene, effect);
    }

    @Override
    public boolean inBattle() {
        return false;
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
