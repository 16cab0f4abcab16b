package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * All within ten feet of the recipient are unseen with him; each shows himself by an attack of his own, and all by one of
 * the recipient's.
 */
@Rule("SP-27")
final class InvisibilityRadius extends OnFriend {
    private static final int FEET = 10;

    @Override
    void on(Unfolding u, Scene scene, Effect.On who) {
        int casting = Effects.casting(u);
        for (Effect.On each : Areas.within(scene, who, FEET)) {
            if (Saves.willing(scene, each)) {
                Effects.begin(
                        u,
                        scene,
                        each,
                        "invisible",
                        Lengths.LASTING,
                        Map.of(Effect.UNSEEN, 1, Effects.CASTING, casting, Vanished.CENTRE, each.equals(who) ? 1 : 0),
                        false,
                        u.throwing().take());
            }
        }
    }

    /** Whoever has gone more than ten feet from the recipient is seen, and stays seen when he comes back. */
    @Rule("SP-27")
    static void left(Unfolding u) {
        List<Effect> all = u.state().effects().of("SP-27");
        if (all.isEmpty() || u.state().underground().isEmpty()) {
            return;
        }
        Formation formation = Formation.of(u.world(), u.state());
        for (Effect effect : all) {
            all.stream()
                    .filter(each -> each.number(Effects.CASTING) == effect.number(Effects.CASTING)
                            && each.number(Vanished.CENTRE) != 0)
                    .filter(middle -> gone(u.state(), formation, middle.on(), effect.on()))
                    .findFirst()
                    .ifPresent(middle -> Effects.endOne(u, effect, "the circle was left"));
        }
    }

    private static boolean gone(CampaignState state, Formation formation, Effect.On middle, Effect.On who) {
        if (apart(state, middle) != apart(state, who)) {
            return true;
        }
        Optional<Formation.Spot> one = formation.spot(middle);
        Optional<Formation.Spot> other = formation.spot(who);
        return one.isPresent() && other.isPresent() && one.get().feet(other.get()) > FEET;
    }

    private static boolean apart(CampaignState state, Effect.On who) {
        return who instanceof Effect.On.OnCharacter on
                && Apart.at(state, on.character()).isPresent();
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return self(scene);
    }
}
