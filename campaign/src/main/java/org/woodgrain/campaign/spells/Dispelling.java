package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.magic.Spell;

/** Ending spells by magic: which can be ended, and how likely it is. */
final class Dispelling {
    /** What an effect is called that keeps a spell off a target for a turn after it was dispelled there. */
    private static final String BAR = "dispelled:";

    /** How an effect ended, for what a sudden end does (a fall). */
    static final String WHY = "dispelled";

    private static final int HUNDRED = 100;

    private Dispelling() {}

    /** The chance in hundred that one level ends a spell of another; 100 at most. */
    @Rule("SP-21")
    static int chance(int level, int spellLevel) {
        return Math.min(HUNDRED, level * HUNDRED / Math.max(1, spellLevel));
    }

    /** How an effect can be dispelled; potions can, natural powers and items cannot. */
    @Rule({"SP-21", "SP-122"})
    static Spell.Dispel kind(Scene scene, Effect effect) {
        return scene.world()
                .book()
                .spells()
                .find(spell(effect))
                .map(Spell::dispel)
                .orElse(potion(effect) ? Spell.Dispel.EACH : Spell.Dispel.NO);
    }

    /** The spell from which an effect comes; what a spell has left behind is named after it. */
    private static String spell(Effect effect) {
        return effect.kind().replaceFirst("^(SP-[0-9]+)-.*$", "$1");
    }

    private static boolean potion(Effect effect) {
        return effect.kind().compareTo("MI-043") >= 0 && effect.kind().compareTo("MI-069") < 0;
    }

    /**
     * Tries every spell on something: the caster's own end of themselves, each other by a throw.
     *
     * @return how many ended
     */
    @Rule({"SP-21", "SP-122"})
    static int all(Unfolding u, Scene scene, List<Effect> effects) {
        int ended = 0;
        Set<Integer> castings = new HashSet<>();
        for (Effect effect : effects) {
            int casting = effect.number(Effects.CASTING);
            boolean tried = casting != 0 && !castings.add(casting);
            Spell.Dispel kind = kind(scene, effect);
            if (tried || kind == Spell.Dispel.NO) {
                continue;
            }
            boolean own = effect.maker().equals(scene.caster().value());
            if (own || kind == Spell.Dispel.ALWAYS || thrown(u, scene, effect)) {
                List<Effect> with = kind == Spell.Dispel.TOGETHER ? together(u.state(), effect) : List.of(effect);
                with.forEach(each -> end(u, each));
                ended += with.size();
            }
        }
        return ended;
    }

    private static boolean thrown(Unfolding u, Scene scene, Effect effect) {
        Throws.Throw dice = scene.throwing(u, "to end a spell").atMost(chance(scene.level(), Effects.level(effect)));
        // the chance would tell the level of the other caster
        return dice.secret().roll(1, HUNDRED).success();
    }

    private static List<Effect> together(CampaignState state, Effect effect) {
        int casting = effect.number(Effects.CASTING);
        List<Effect> all = new ArrayList<>(List.of(effect));
        state.effects().stream()
                .filter(other -> casting != 0 && other.number(Effects.CASTING) == casting)
                .filter(other -> !other.id().equals(effect.id()))
                .forEach(all::add);
        return all;
    }

    /** Ends one and keeps the same spell off the same target for a turn. */
    @Rule("SP-21")
    static void end(Unfolding u, Effect effect) {
        u.emit(new MagicEvent.EffectEnded(effect.id(), WHY));
        if (Charms.KINDS.contains(effect.kind()) && effect.on() instanceof Effect.On.OnFoe foe) {
            u.emit(new MagicEvent.FollowerLeft(foe.foe(), "the charm is gone"));
        }
        if (effect.on() instanceof Effect.On.OnFoe foe
                && Creatures.foe(u.state(), foe.foe()).isEmpty()) {
            return;
        }
        Lengths turn = Lengths.turns(u.state(), 1);
        Afflictions.begin(
                u,
                effect.on(),
                BAR + effect.kind(),
                "",
                "",
                turn.unit(),
                turn.left(),
                Map.of(),
                "SP-21",
                u.throwing().take());
    }

    /** Whether a spell has been ended there so lately that it finds no hold. */
    @Rule("SP-21")
    static boolean barred(CampaignState state, Effect.On on, String spell) {
        return state.effectsOn(on).stream().anyMatch(effect -> effect.kind().equals(BAR + spell));
    }
}
