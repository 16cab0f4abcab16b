package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * Spells that somebody may let go: his own that run for a time, those of his own without end that last by his will, and the
 * invisibility that lies on himself.
 */
public final class Willed {
    /** How a spell ends that is let go. */
    public static final String WHY = "given up";

    /** Spells without end that last only as long as their caster wills, or keeps his mind on them. */
    private static final Set<String> BY_CASTER =
            Set.of("SP-11", "SP-13", "SP-27", "SP-36", "SP-43", "SP-44", "SP-47", "SP-48", "SP-69", "SP-110");

    private static final Set<String> BY_BEARER = Set.of("SP-13", "SP-27");

    private Willed() {}

    /** Whether a member may let a spell go. */
    @Rule("SP-113")
    public static boolean may(CampaignState state, CharacterId who, String effect) {
        return state.effects().find(effect).filter(each -> may(each, who)).isPresent();
    }

    private static boolean may(Effect effect, CharacterId who) {
        boolean own = effect.maker().equals(who.value())
                && effect.number(Servants.HUNTS) == 0
                && (effect.unit() != Effect.Unit.LASTING || BY_CASTER.contains(effect.kind()));
        return own || bears(effect, who);
    }

    @Rule({"SP-13", "SP-27"})
    private static boolean bears(Effect effect, CharacterId who) {
        return BY_BEARER.contains(effect.kind()) && effect.on().equals(new Effect.On.OnCharacter(who));
    }

    /** The spells that a member may let go, one of each casting. */
    public static List<Aim> aims(World world, CampaignState state, CharacterId who) {
        List<Aim> aims = new ArrayList<>();
        Set<Integer> castings = new HashSet<>();
        for (Effect effect : state.effects()) {
            boolean told = effect.kind().startsWith("SP-") && !effect.label().isEmpty();
            int casting = effect.number(Effects.CASTING);
            if (told && may(effect, who) && (casting == 0 || castings.add(casting))) {
                boolean others = !effect.on().equals(new Effect.On.OnCharacter(who)) && casting == 0;
                String on = switch (effect.on()) {
                    case Effect.On.OnCharacter character -> Creatures.name(state, effect.on());
                    case Effect.On.OnFoe foe -> "the " + Creatures.name(state, effect.on());
                    case Effect.On.OnDoor door -> "";
                    case Effect.On.OnCell cell -> "";
                    case Effect.On.OnThing thing -> "";
                };
                aims.add(new Aim(effect.id(), Effects.name(world, effect), others ? on : ""));
            }
        }
        return aims;
    }

    /** Lets it go, and all that the same casting has made; who only bears it shows himself alone. */
    @Rule({"SP-113", "SP-27", "SP-43"})
    public static void end(Unfolding u, CharacterId who, String id) {
        Effect effect = u.state().effects().find(id).orElseThrow();
        int casting = effect.number(Effects.CASTING);
        boolean all = casting != 0 && effect.maker().equals(who.value());
        u.emit(new MagicEvent.EffectEnded(id, WHY));
        if (all) {
            u.state().effects().stream()
                    .filter(other -> other.number(Effects.CASTING) == casting
                            && other.kind().equals(effect.kind()))
                    .forEach(other -> Effects.endOne(u, other, WHY));
        }
    }
}
