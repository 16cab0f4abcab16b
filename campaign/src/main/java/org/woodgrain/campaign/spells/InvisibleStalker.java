package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;

/**
 * A stalker carries out one mission, whatever the time and distance; only death stops it.
 *
 * <p>Target: {@code mission:slay KIND}, {@code mission:drive off KIND} or {@code mission:guard}.
 */
final class InvisibleStalker implements SpellWork {
    static final String MISSION = "mission";

    /** Days in service. */
    static final String SERVED = "served";

    private static final String ROW = "invisible-stalker";
    private static final String PREFIX = "mission:";
    private static final int WEEK = 7;
    private static final int TWISTS = 9;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return mission(targets).isPresent()
                ? Optional.empty()
                : scene.noTarget("a mission: mission:slay KIND, mission:drive off KIND or mission:guard");
    }

    private static Optional<String> mission(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(PREFIX))
                .map(text -> text.substring(PREFIX.length()).strip())
                .filter(text -> text.equals("guard") || text.startsWith("slay ") || text.startsWith("drive off "))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Foe came = Servants.come(u, scene, ROW, "invisible stalker", "comes unseen");
        Effects.begin(
                u,
                scene.now(u),
                new Effect.On.OnFoe(came.id()),
                "on a mission",
                Lengths.LASTING,
                Map.of(),
                Map.of(MISSION, mission(targets).orElseThrow()),
                true,
                List.of());
    }

    /** It stands by its caller, unseen. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return List.of(List.of(PREFIX + "guard"));
    }

    /** A meeting is over: a stalker sent against those who were met has done what it was called for. */
    static void after(Unfolding u, Encounter past) {
        for (Effect effect : missions(u)) {
            String mission = effect.word(MISSION);
            boolean met = past.foes().stream().anyMatch(foe -> mission.endsWith(" " + foe.monster()));
            boolean gone = past.foes().stream()
                    .filter(foe -> mission.endsWith(" " + foe.monster()))
                    .allMatch(foe -> mission.startsWith("slay") ? foe.standing() == Foe.Standing.DEAD : foe.gone());
            if (met && gone && effect.on() instanceof Effect.On.OnFoe on) {
                u.emit(new MagicEvent.FollowerLeft(on.foe(), "its mission is done"));
            }
        }
    }

    /** A day has passed: after thirty it looks every week for a way to do the letter of its order and be gone. */
    static void day(Unfolding u) {
        for (Effect effect : missions(u)) {
            int served = effect.number(SERVED) + 1;
            u.emit(new MagicEvent.EffectChanged(effect.id(), SERVED, served, "a day"));
            if (served > patience(u) && served % WEEK == 0 && effect.on() instanceof Effect.On.OnFoe on) {
                boolean twisted = u.throwing()
                        .of("SP-63", "twisting the order")
                        .secret()
                        .atLeast(TWISTS)
                        .roll(2, 6)
                        .success();
                u.throwing().take();
                if (twisted) {
                    u.emit(new MagicEvent.FollowerLeft(on.foe(), "it has done the letter of its order"));
                }
            }
        }
    }

    private static int patience(Unfolding u) {
        return Servants.days(u, ROW, "word").orElse(Integer.MAX_VALUE);
    }

    private static List<Effect> missions(Unfolding u) {
        return u.state().effects().stream()
                .filter(effect -> effect.kind().equals("SP-63"))
                .toList();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim(PREFIX + "guard", "guard the company", ""));
        scene.encounter().filter(Encounter::kindKnown).map(Encounter::foes).stream()
                .flatMap(List::stream)
                .map(Foe::monster)
                .distinct()
                .forEach(kind -> {
                    String name = kind.replace('-', ' ');
                    aims.add(new Aim(PREFIX + "slay " + kind, "slay every " + name, ""));
                    aims.add(new Aim(PREFIX + "drive off " + kind, "drive off every " + name, ""));
                });
        return aims;
    }
}
