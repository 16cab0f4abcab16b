package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.LevelGeometry;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Up to a hundred of the caster's side look like a grove; whoever passes among them sees trees. */
@Rule("SP-43")
final class Massmorph extends OnScenery {
    static final String KIND = "SP-43";

    private static final int MOST = 100;
    private static final int HALL = 5;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.encounter().isPresent()) {
            return scene.wrong("they are seen already", KIND);
        }
        boolean hall = scene.cell()
                .flatMap(at -> scene.world().level(scene.levelId()).map(level -> LevelGeometry.width(level, at)))
                .filter(width -> width >= HALL)
                .isPresent();
        return scenery(scene).open() || hall
                ? Optional.empty()
                : scene.wrong("trees need the open sky or a great hall", KIND);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int casting = Effects.casting(u);
        int left = MOST;
        for (Adventurer who : u.state().company()) {
            if (left-- > 0) {
                hide(u, scene, new Effect.On.OnCharacter(who.id()), casting);
            }
        }
        for (Follower follower : u.state().followers()) {
            Foe foe = follower.foe();
            if (!foe.gone() && left-- > 0) {
                hide(u, scene, new Effect.On.OnFoe(foe.id()), casting);
            }
        }
    }

    private static void hide(Unfolding u, Scene scene, Effect.On on, int casting) {
        Effects.begin(
                u,
                scene.now(u),
                on,
                "a tree to all who look",
                Lengths.LASTING,
                Map.of(Effects.CASTING, casting),
                false,
                List.of());
    }

    /** Whether nobody of the company can be told from a tree. */
    @Rule("SP-43")
    static boolean hidden(CampaignState state) {
        return !state.company().isEmpty()
                && state.company().stream()
                        .allMatch(who -> state.effects().any(new Effect.On.OnCharacter(who.id()), KIND));
    }

    /** Wanderers have come, and go by among what they take for trees. */
    @Rule("SP-43")
    static void wanderers(Unfolding u) {
        if (hidden(u.state()) && u.state().wanderers().isPresent()) {
            u.emit(new SpellEvent.PassedBy());
        }
    }

    /** All who move are seen for what they are. */
    @Rule("SP-43")
    static void moved(Unfolding u) {
        for (Effect effect : u.state().effects().of(KIND)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "somebody stirred"));
        }
    }

    /** One who attacks is seen alone. */
    @Rule("SP-43")
    static void attacked(Unfolding u, Effect.On who) {
        Effects.end(u, who, List.of(KIND), "an attack broke it");
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "the company and those who serve it", "while nobody moves"));
    }

    @Override
    public boolean inBattle() {
        return false;
    }
}
