package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/** Beginning and ending what spells leave behind. */
public final class Effects {
    /** The number that holds the level of the casting, for what would dispel it. */
    static final String LEVEL = "level";

    /** The text that holds the id of the invented spell that made it. */
    static final String AS = "as";

    /** The number that all effects of one casting share, where it is dispelled as a whole. */
    static final String CASTING = "casting";

    /** The number that says that a creature was called or made by magic, so that protection bars it. */
    static final String ENCHANTED = "enchanted";

    /** The number that says that the effect ends with its caster. */
    static final String WITH_CASTER = "with-caster";

    /** Detections, what is read, and what needs the caster's eye (SP-121). */
    private static final Set<String> WITH_CASTER_KINDS = Set.of(
            "SP-01", "SP-03", "SP-04", "SP-09", "SP-12", "SP-15", "SP-16", "SP-22", "SP-23", "SP-42", "SP-66", "SP-67",
            "SP-77", "SP-78", "SP-79", "SP-84", "SP-93");

    /** The number of feet that an area reaches from its middle, for what is aimed at any point of it. */
    static final String SPAN = "span";

    /** The number that keeps the side of its maker: 1 for Law, 2 for Neutrality, 3 for Chaos. */
    static final String SIDE = "side";

    private static final int LESSER = 6;

    private Effects() {}

    /**
     * Lays a spell on something. Two castings of one name give one effect of which the later end counts.
     *
     * @param label as shown on whom it lies
     * @param secret whether only the referee knows how long it lasts
     */
    @Rule({"SP-118", "SP-119", "SP-121"})
    static void begin(
            Unfolding u,
            Scene scene,
            Effect.On on,
            String label,
            Lengths length,
            Map<String, Integer> numbers,
            boolean secret,
            List<Roll> rolls) {
        begin(u, scene, on, label, length, numbers, Map.of(), secret, rolls);
    }

    /**
     * The same with texts that its rule needs.
     *
     * @param words by name
     */
    @Rule({"SP-118", "SP-119", "SP-121"})
    static void begin(
            Unfolding u,
            Scene scene,
            Effect.On on,
            String label,
            Lengths length,
            Map<String, Integer> numbers,
            Map<String, String> words,
            boolean secret,
            List<Roll> rolls) {
        if (scene.caster() instanceof Caster.Member member && on.equals(member.on())) {
            Optional<Effect.On> body = Spirits.body(scene.state(), member.id());
            if (body.isPresent()) {
                begin(u, scene, body.get(), label, length, numbers, words, secret, rolls);
                return;
            }
        }
        SortedMap<String, Integer> all = new TreeMap<>(numbers);
        all.put(LEVEL, scene.level());
        all.put(SIDE, scene.casterAlignment().ordinal() + 1);
        if (scene.spell().concentration()) {
            all.put(Concentration.KEPT, scene.danger() == Danger.WANDS ? Concentration.WALKING : 1);
        }
        if (WITH_CASTER_KINDS.contains(scene.spell().id())) {
            all.put(WITH_CASTER, 1);
        }
        SortedMap<String, String> texts = new TreeMap<>(words);
        scene.spell().invention().ifPresent(own -> texts.put(AS, own.id()));
        Effect effect = new Effect(
                u.newId("effect-"),
                scene.spell().id(),
                label,
                on,
                scene.caster().value(),
                length.unit(),
                length.left(),
                all,
                texts,
                secret);
        boolean unreal = on instanceof Effect.On.OnFoe foe
                && (FoeImages.is(u.state(), foe.foe())
                        || Creatures.foe(u.state(), foe.foe()).isEmpty());
        if (unreal || Dispelling.barred(u.state(), on, scene.spell().id())) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), rolls));
            return;
        }
        for (Effect old : u.state().effectsOn(on)) {
            if (sameName(scene.world(), old, scene.spell())) {
                if (longer(u.state(), old, effect)) {
                    u.emit(new MagicEvent.NothingHappened(
                            scene.caster(), scene.spell().id(), rolls));
                    return;
                }
                u.emit(new MagicEvent.EffectEnded(old.id(), "it is renewed"));
            }
        }
        u.emit(new MagicEvent.EffectBegun(effect, scene.spell().id(), rolls));
    }

    /** Lays a spell for good on a container that stands in a place. */
    static void beginOnThing(
            Unfolding u, Scene scene, Effect.On place, String thing, String label, Map<String, Integer> numbers) {
        SortedMap<String, Integer> all = new TreeMap<>(numbers);
        all.put(LEVEL, scene.level());
        SortedMap<String, String> words = new TreeMap<>(Map.of(Effect.THING, thing));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        scene.spell().id(),
                        label,
                        place,
                        scene.caster().value(),
                        Effect.Unit.LASTING,
                        0,
                        all,
                        words,
                        false),
                scene.spell().id(),
                u.throwing().take()));
    }

    /** A number for one casting, to be given to each of its effects under {@link #CASTING}. */
    static int casting(Unfolding u) {
        return Integer.parseInt(u.newId(""));
    }

    /** The level of the casting that made an effect; potions and what is not told count as the sixth (SP-21). */
    static int level(Effect effect) {
        int level = effect.number(LEVEL);
        return level > 0 ? level : LESSER;
    }

    private static boolean sameName(World world, Effect effect, Spell spell) {
        SpellTables spells = world.book().spells();
        Optional<String> model = spells.find(spell.id()).map(Spell::name);
        return model.isPresent() && spells.find(effect.kind()).map(Spell::name).equals(model);
    }

    private static boolean longer(CampaignState state, Effect old, Effect effect) {
        return Lengths.inRounds(state.ruleset().profile(), old)
                > Lengths.inRounds(state.ruleset().profile(), effect);
    }

    /** Ends one effect, unless something has ended it already. */
    static void endOne(Unfolding u, Effect effect, String why) {
        if (u.state().effects().stream().anyMatch(each -> each.id().equals(effect.id()))) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), why));
        }
    }

    /** What the spell that made an effect is called; the label of what no spell made. */
    public static String name(World world, Effect effect) {
        SpellTables spells = world.book().spells();
        return spells.find(effect.word(AS))
                .or(() -> spells.find(effect.kind()))
                .map(Spell::name)
                .orElse(effect.label());
    }

    /** Ends every effect of these kinds on something; true if there was one. */
    static boolean end(Unfolding u, Effect.On on, List<String> kinds, String why) {
        boolean any = false;
        for (Effect effect : u.state().effectsOn(on)) {
            if (kinds.contains(effect.kind())) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), why));
                any = true;
            }
        }
        return any;
    }

    /** The first effect of one of these kinds on something. */
    static Optional<Effect> find(CampaignState state, Effect.On on, List<String> kinds) {
        for (Effect effect : state.effectsOn(on)) {
            if (kinds.contains(effect.kind())) {
                return Optional.of(effect);
            }
        }
        return Optional.empty();
    }
}
