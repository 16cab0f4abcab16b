package org.woodgrain.campaign.harm;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.time.Healing;

/** Which lasting ills are diseases, which are poisons and which are curses, and how a disease runs. */
public final class Maladies {
    /** An illness that kills when its days are over. */
    public static final String DISEASE = "disease";

    /** The first day of it, on which nothing is felt yet. */
    public static final String SEED = "disease-coming";

    /** A curse that no spell of the lists stands for. */
    public static final String CURSE = "curse";

    /** The number that says that wounds do not heal by rest. */
    public static final String NO_HEALING = "no-healing";

    /** The number that says that an effect is a curse, which Remove Curse lifts. */
    public static final String CURSED = "cursed";

    /** The number that says that an effect is a disease, whatever else it is. */
    public static final String SICKNESS = "sickness";

    /** The number that says that an effect is a poison at work. */
    public static final String VENOM = "venom";

    private static final Set<String> DISEASES = Set.of(
            DISEASE,
            SEED,
            Afflictions.FEVER,
            Afflictions.DEADLY_FEVER,
            Afflictions.ROT,
            Afflictions.SLIME,
            Afflictions.TURNING_TO_SLIME,
            Lycanthropy.LYCANTHROPY);
    private static final Set<String> POISONS = Set.of("poison", Afflictions.SLOW_POISON, Afflictions.SICK, "spores");

    /** The number of the first day that keeps how many further days are left. */
    private static final String FURTHER = "further";

    private static final int TENTH = 10;

    /** What kills soonest comes first. */
    public static final Comparator<Effect> URGENCY = Comparator.comparingLong(Maladies::urgency);

    private Maladies() {}

    /** Parasites, rot, slime and the change into a beast count as diseases. */
    @Rule("SP-91")
    public static boolean disease(Effect effect) {
        return DISEASES.contains(effect.kind()) || effect.number(SICKNESS) != 0;
    }

    /** Whether Cure Disease, cast at a level, ends an effect. */
    @Rule("SP-91")
    public static boolean cured(CampaignState state, Effect effect, int level) {
        return disease(effect) && Lycanthropy.curable(state, effect, level);
    }

    @Rule("SP-98")
    public static boolean poison(Effect effect) {
        return POISONS.contains(effect.kind()) || effect.number(VENOM) != 0;
    }

    /** A disease is no curse, even one that came from a curse. */
    @Rule({"SP-35", "SP-91"})
    public static boolean curse(Effect effect) {
        return !disease(effect) && (effect.kind().equals(CURSE) || effect.number(CURSED) != 0);
    }

    /** The ills of one sort on somebody, what kills soonest first. */
    public static List<Effect> on(CampaignState state, Effect.On on, Predicate<Effect> sort) {
        List<Effect> acting = state.effectsOn(on);
        return acting.isEmpty()
                ? acting
                : acting.stream().filter(sort).sorted(URGENCY).toList();
    }

    private static long urgency(Effect effect) {
        return switch (effect.unit()) {
            case ENCOUNTER -> 0;
            case ROUNDS -> effect.left();
            case TURNS -> 10L * effect.left();
            case DAYS -> 1_440L * effect.left();
            case LASTING -> Long.MAX_VALUE;
        };
    }

    /** Somebody is given a disease that kills in so many days; he feels nothing of it on the first. */
    @Rule("SP-92")
    public static void infect(Unfolding u, Effect.On on, String maker, int days, List<Roll> rolls) {
        Afflictions.begin(
                u, on, SEED, "", maker, Effect.Unit.DAYS, 1, Map.of(FURTHER, Math.max(1, days - 1)), "SP-92", rolls);
    }

    /** The first day is over: the disease is felt. */
    @Rule("SP-92")
    static void breaksOut(Unfolding u, Effect seed) {
        Afflictions.begin(
                u,
                seed.on(),
                DISEASE,
                "ill",
                seed.maker(),
                Effect.Unit.DAYS,
                Math.max(1, seed.number(FURTHER)),
                Map.of(Afflictions.TO_HIT, -2, NO_HEALING, 1),
                "SP-92",
                List.of());
    }

    /** Whether spells and potions heal somebody; nothing heals one who rots. */
    public static boolean heals(CampaignState state, Effect.On on) {
        return !state.effects().any(on, Afflictions.ROT);
    }

    /**
     * Points regained by rest: none by the ill, and a tenth of the rate by those who rot.
     *
     * @param rested days of unbroken rest before
     * @param days days added now
     * @param missing points below full
     */
    @Rule({"TI-02", "SP-92"})
    public static int healed(CampaignState state, Effect.On on, int rested, int days, int missing) {
        if (state.effects().anyWith(on, NO_HEALING)) {
            return 0;
        }
        return heals(state, on)
                ? Healing.points(rested, days, missing)
                : Healing.points(rested / TENTH, (rested + days) / TENTH - rested / TENTH, missing);
    }

    /** Ends ills of one sort on somebody; true if there was one. */
    public static boolean end(Unfolding u, Effect.On on, Predicate<Effect> sort, String why) {
        List<Effect> ills = on(u.state(), on, sort);
        ills.forEach(ill -> u.emit(new MagicEvent.EffectEnded(ill.id(), why)));
        return !ills.isEmpty();
    }
}
