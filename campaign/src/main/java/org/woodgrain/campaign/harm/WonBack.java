package org.woodgrain.campaign.harm;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Those who became lycanthropes and can be won back, if the beast is mastered and a great cleric heals it. */
public final class WonBack {
    /** The kind of the effect on a lost character that says which beast he is now. */
    static final String CHANGED = "changed-into-a-beast";

    private static final String BEAST = "beast";

    private WonBack() {}

    static void remember(Unfolding u, CharacterId who, FoeId beast) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        CHANGED,
                        "",
                        new Effect.On.OnCharacter(who),
                        beast.value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        new TreeMap<>(Map.of(BEAST, beast.value())),
                        true),
                "CB-26"));
    }

    /** Cures one: he is himself again; false if it never was one of the company, or the healer is not great enough. */
    @Rule("SP-91")
    public static boolean cure(Unfolding u, Foe beast, int level) {
        Optional<Effect> change = u.state().effects().stream()
                .filter(effect -> effect.kind().equals(CHANGED)
                        && effect.word(BEAST).equals(beast.id().value()))
                .findFirst();
        if (change.isEmpty()
                || level < Lycanthropy.MASTER
                || !(change.get().on() instanceof Effect.On.OnCharacter on)) {
            return false;
        }
        int most = u.state().adventurer(on.character()).orElseThrow().maxHitPoints();
        u.emit(new PowerEvent.WonBack(on.character(), beast.id(), Math.clamp(beast.hitPoints(), 1, most)));
        u.emit(new MagicEvent.EffectEnded(change.get().id(), "healed"));
        return true;
    }
}
