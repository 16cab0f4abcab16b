package org.woodgrain.campaign.people;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Mortality;

/**
 * Members who have no hit points left and are not dead, where the house rule has it so: they lie senseless until
 * something heals them, and come to themselves with a single hit point a day after they fell, or at home.
 */
public final class Senseless {
    /** The kind of the effect on one who lies so. */
    public static final String KIND = Effect.SENSELESS;

    private static final String RULE = "CB-18";

    private Senseless() {}

    /** A member has lost hit points: if none are left and it is not the death of him, he lies senseless. */
    @Rule({"CB-18", "CC-43"})
    public static void fell(Unfolding u, CharacterId who) {
        Adventurer member = u.state().adventurer(who).orElseThrow();
        boolean falls = member.living() && Mortality.senseless(u.state().ruleset(), member.hitPoints());
        if (falls && !lies(u.state(), who)) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            KIND,
                            KIND,
                            new Effect.On.OnCharacter(who),
                            "",
                            Effect.Unit.TURNS,
                            Clock.TURNS_IN_DAY,
                            new TreeMap<>(Map.of(Effect.HELPLESS, 1)),
                            true),
                    RULE));
        }
    }

    private static boolean lies(CampaignState state, CharacterId who) {
        return state.effects().of(KIND).stream().anyMatch(effect -> effect.on().equals(new Effect.On.OnCharacter(who)));
    }

    /** Something has happened: whoever has hit points again wakes, and so does everybody when days go by. */
    @Rule("CB-18")
    public static void after(Unfolding u, CampaignState before, Event event) {
        if (event instanceof MagicEvent.EffectEnded ended) {
            before.effects()
                    .find(ended.effect())
                    .filter(effect -> effect.kind().equals(KIND))
                    .ifPresent(effect -> comesTo(u, effect));
        }
        for (Effect effect : u.state().effects().of(KIND)) {
            if (event instanceof TownEvent.DaysPassed || healed(u.state(), effect)) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "the worst is over"));
            }
        }
    }

    private static boolean healed(CampaignState state, Effect effect) {
        return effect.on() instanceof Effect.On.OnCharacter on
                && state.adventurer(on.character())
                        .filter(who -> who.hitPoints() > 0)
                        .isPresent();
    }

    private static void comesTo(Unfolding u, Effect effect) {
        if (effect.on() instanceof Effect.On.OnCharacter on) {
            u.state()
                    .adventurer(on.character())
                    .filter(who -> who.living() && who.hitPoints() <= 0)
                    .ifPresent(who -> u.emit(new HarmEvent.CharacterHealed(
                            who.id(), 1 - who.hitPoints(), 1, "lying still", RULE, List.of())));
        }
    }
}
