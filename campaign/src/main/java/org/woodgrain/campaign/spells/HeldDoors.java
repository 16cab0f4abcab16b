package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/** Doors and chests that a spell keeps shut. */
public final class HeldDoors {
    private static final String PORTAL = "SP-02";
    private static final String LOCK = "SP-14";
    static final List<String> KINDS = List.of(PORTAL, LOCK);

    /** What keeps a wizard's lock open for a turn after a Knock. */
    private static final String KNOCKED = "knocked-open";

    private static final int LEVELS_ABOVE = 3;
    private static final int HALF = 50;
    private static final int GREAT_DRAGON = 9;

    private HeldDoors() {}

    /** Whether a spell keeps a door shut against monsters and strangers. */
    @Rule({"SP-02", "SP-14"})
    public static boolean held(CampaignState state, String level, Edge edge) {
        return find(state, level, edge).isPresent();
    }

    /** The doors of a level that a spell keeps shut. */
    public static Set<Edge> on(CampaignState state, String level) {
        Set<Edge> edges = new TreeSet<>();
        for (String kind : KINDS) {
            for (Effect effect : state.effects().of(kind)) {
                if (effect.on() instanceof Effect.On.OnDoor on
                        && on.level().equals(level)
                        && held(state, level, on.edge())) {
                    edges.add(on.edge());
                }
            }
        }
        return edges;
    }

    /** The spell that keeps a door shut, by its rule. */
    public static Optional<String> by(CampaignState state, String level, Edge edge) {
        return find(state, level, edge).map(Effect::kind);
    }

    static Optional<Effect> find(CampaignState state, String level, Edge edge) {
        Effect.On on = new Effect.On.OnDoor(level, edge);
        return Effects.find(state, on, List.of(PORTAL))
                .or(() -> Effects.find(state, on, List.of(LOCK)).filter(lock -> !knocked(state, on, "")));
    }

    /** Whether it keeps a door shut against the company: a wizard's lock lets its caster pass, and higher magic-users. */
    @Rule({"SP-02", "SP-14"})
    public static boolean bars(CampaignState state, String level, Edge edge) {
        return find(state, level, edge).filter(effect -> !passes(state, effect)).isPresent();
    }

    /** Whether a spell keeps a chest shut against the company. */
    @Rule("SP-14")
    public static boolean bars(CampaignState state, String level, Hoard chest) {
        Effect.On on = new Effect.On.OnCell(level, chest.cell());
        return state.effectsOn(on).stream()
                .filter(effect ->
                        effect.kind().equals(LOCK) && effect.word(Effect.THING).equals(chest.id()))
                .anyMatch(effect -> !knocked(state, on, chest.id()) && !passes(state, effect));
    }

    private static boolean passes(CampaignState state, Effect effect) {
        return effect.kind().equals(LOCK)
                && state.company().stream()
                        .filter(member -> !state.helpless(member.id()))
                        .anyMatch(member -> member.id().value().equals(effect.maker()) || above(member, effect));
    }

    private static boolean above(Adventurer member, Effect effect) {
        Career casting = member.casting();
        return casting.characterClass() == CharacterClass.MAGIC_USER
                && casting.level() >= Effects.level(effect) + LEVELS_ABOVE;
    }

    /**
     * Whether those who are met come through a door all the same: strong magic of its own shatters what holds a portal, and
     * a magic-user three levels above its maker, or the maker himself, passes a wizard's lock.
     */
    @Rule({"SP-02", "SP-14"})
    public static boolean yields(Unfolding u, String level, Edge edge) {
        Optional<Effect> held = find(u.state(), level, edge);
        List<Foe> able = u.state().encounter().map(Encounter::able).orElse(List.of());
        boolean portal = held.filter(effect -> effect.kind().equals(PORTAL)).isPresent();
        boolean passes = held.isEmpty()
                || able.stream().anyMatch(foe -> portal ? shatters(u, foe) : unlocks(u, foe, held.get()));
        if (passes && portal) {
            u.emit(new MagicEvent.EffectEnded(held.get().id(), "it is shattered"));
        }
        return passes;
    }

    /** Half of all magic does nothing to it, or it is a true dragon of nine hit dice and more. */
    private static boolean shatters(Unfolding u, Foe foe) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        Profile profile = u.state().ruleset().profile();
        int dice = Marks.dice(foe).orElse(kind.hitDice()).dice();
        return kind.powers(Resistance.ResistMagic.class, profile).stream().anyMatch(each -> each.chance() >= HALF)
                || kind.has(SpecialAttack.Dragon.class, profile) && dice >= GREAT_DRAGON;
    }

    private static boolean unlocks(Unfolding u, Foe foe, Effect lock) {
        Monster kind = u.world().book().monsters().monster(foe.monster());
        boolean wizard = kind.powers(Trait.Classed.class, u.state().ruleset().profile()).stream()
                .anyMatch(each -> each.characterClass() == CharacterClass.MAGIC_USER);
        int level = Creatures.casterLevel(u.world(), u.state(), new Caster.Monster(foe.id()));
        return lock.maker().equals(foe.id().value()) || wizard && level >= Effects.level(lock) + LEVELS_ABOVE;
    }

    /** A Knock leaves a wizard's lock and opens it for a turn. */
    @Rule({"SP-14", "SP-18"})
    static void unlock(Unfolding u, Scene scene, Effect.On on, String thing) {
        boolean locked = scene.state().effectsOn(on).stream()
                .anyMatch(effect ->
                        effect.kind().equals(LOCK) && effect.word(Effect.THING).equals(thing));
        if (locked) {
            Lengths turn = Lengths.turns(u.state(), 1);
            Afflictions.begin(u, on, KNOCKED + thing, "", "", turn.unit(), turn.left(), Map.of(), "SP-18", List.of());
        }
    }

    private static boolean knocked(CampaignState state, Effect.On on, String thing) {
        return state.effectsOn(on).stream().anyMatch(effect -> effect.kind().equals(KNOCKED + thing));
    }

    /** The door is hewn down or burst: no spell holds it any more. */
    @Rule({"SP-02", "SP-14"})
    static void broken(Unfolding u, String level, Edge edge) {
        Effects.end(u, new Effect.On.OnDoor(level, edge), KINDS, "the door is broken");
    }
}
