package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Monster;

/**
 * Spells and sendings of one side end at once within thirty feet of the caster, and for a turn all that is cast there or
 * brought there; what was conjured or animated by that side saves or is sent off.
 *
 * <p>A caster may point at one spell instead, {@code effect:ID}.
 */
@Rule({"SP-105", "SP-106"})
final class DispelSide implements SpellWork {
    private static final int FEET = 30;

    /** The number that says which side it ends. */
    private static final String ENDS = "ends-side";

    /** With a foe's id, the number that says that it has saved. */
    private static final String STANDS = "stands-";

    private static final List<String> BODIES = List.of("SP-47", "SP-53", "SP-63");
    private static final List<String> SENDINGS = List.of("SP-69", "SP-110", "SP-54");

    private final Alignment side;

    DispelSide(Alignment side) {
        this.side = side;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return targets.isEmpty() || pointed(scene, targets).isPresent()
                ? Optional.empty()
                : scene.noTarget("nothing, or one spell within 30 feet");
    }

    private static Optional<Effect> pointed(Scene scene, List<String> targets) {
        return scene.state().effects().stream()
                .filter(effect -> targets.contains("effect:" + effect.id()))
                .filter(effect -> within(scene, effect) && seen(scene, effect))
                .findFirst();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Optional<Effect> pointed = pointed(scene, targets);
        if (pointed.isPresent()) {
            if (ofSide(u, side, pointed.get())) {
                end(u, scene.spell().id(), pointed.get());
            } else {
                u.emit(new MagicEvent.NothingHappened(
                        scene.caster(), scene.spell().id(), List.of()));
            }
            return;
        }
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                side == Alignment.CHAOS ? "ends all evil near by" : "ends all good near by",
                Lengths.turns(u.state(), 1),
                Map.of(ENDS, side.ordinal() + 1),
                false,
                List.of());
    }

    /** Ends what lies in the circles that are at work. */
    @Rule({"SP-105", "SP-106"})
    static void sweep(Unfolding u) {
        for (Effect circle : u.state().effects().with(ENDS)) {
            sweep(u, circle, Alignment.values()[circle.number(ENDS) - 1]);
        }
    }

    private static void sweep(Unfolding u, Effect circle, Alignment side) {
        Optional<Caster> caster = caster(circle.on());
        if (caster.isEmpty()) {
            return;
        }
        Scene scene = Scene.of(
                u.world(), u.state(), caster.get(), u.world().book().spells().spell(circle.kind()));
        for (Effect effect : u.state().effects()) {
            boolean there = u.state().effects().contains(effect);
            if (there && !effect.id().equals(circle.id()) && ofSide(u, side, effect) && within(scene.now(u), effect)) {
                end(u, circle.kind(), effect);
            }
        }
        for (Foe foe : bodies(u, side)) {
            boolean stands = u.state().effects().stream()
                    .anyMatch(each -> each.id().equals(circle.id()) && each.number(STANDS + foe.id()) != 0);
            Effect.On.OnFoe on = new Effect.On.OnFoe(foe.id());
            if (!stands && Areas.within(scene.now(u), circle.on(), FEET).contains(on)) {
                send(u, scene.now(u), circle, on);
            }
        }
    }

    private static Optional<Caster> caster(Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter member -> Optional.of(new Caster.Member(member.character()));
            case Effect.On.OnFoe foe -> Optional.of(new Caster.Monster(foe.foe()));
            case Effect.On.OnDoor door -> Optional.empty();
            case Effect.On.OnThing thing -> Optional.empty();
            case Effect.On.OnCell cell -> Optional.empty();
        };
    }

    private static void end(Unfolding u, String spell, Effect effect) {
        u.emit(new MagicEvent.EffectEnded(
                effect.id(),
                "it is dispelled by " + u.world().book().spells().spell(spell).name()));
    }

    /** Whether a spell or sending comes from that side; curses count as evil whoever laid them. */
    private static boolean ofSide(Unfolding u, Alignment side, Effect effect) {
        boolean spell = effect.kind().startsWith("SP-")
                && !effect.kind().equals("SP-105")
                && !effect.kind().equals("SP-106");
        boolean sending = Maladies.curse(effect) || SENDINGS.contains(effect.kind());
        if (BODIES.contains(effect.kind())) {
            return false;
        }
        return Maladies.curse(effect) && side == Alignment.CHAOS
                || (spell || sending)
                        && maker(u, effect).filter(of -> of == side).isPresent();
    }

    /** The side of whoever made it; empty if nobody knows. */
    private static Optional<Alignment> maker(Unfolding u, Effect effect) {
        Optional<Alignment> member =
                u.state().adventurer(new CharacterId(effect.maker())).map(who -> who.alignment());
        return member.or(() -> effect.number(Effects.SIDE) > 0
                ? Optional.of(Alignment.values()[effect.number(Effects.SIDE) - 1])
                : Creatures.foe(u.state(), new FoeId(effect.maker()))
                        .map(foe -> Creatures.alignment(u.world(), u.state(), new Effect.On.OnFoe(foe.id()))));
    }

    private static boolean within(Scene scene, Effect effect) {
        return switch (effect.on()) {
            case Effect.On.OnCharacter on ->
                Areas.within(scene, scene.caster().on(), FEET).contains(on);
            case Effect.On.OnFoe on ->
                Areas.within(scene, scene.caster().on(), FEET).contains(on);
            case Effect.On.OnDoor on ->
                on.level().equals(scene.levelId()) && near(scene, on.edge().cell());
            case Effect.On.OnCell on -> on.level().equals(scene.levelId()) && near(scene, on.cell());
            case Effect.On.OnThing on ->
                MagicLight.place(scene.state(), effect)
                        .filter(at -> at.level().equals(scene.levelId()) && near(scene, at.cell()))
                        .isPresent();
        };
    }

    private static boolean near(Scene scene, Cell cell) {
        return Areas.where(scene, scene.caster().on())
                .map(at -> Math.hypot((double) at.x() - cell.x(), (double) at.y() - cell.y()) * 10 <= FEET)
                .orElse(false);
    }

    /** Creatures about that magic has called or animated for that side. */
    private static List<Foe> bodies(Unfolding u, Alignment side) {
        List<Foe> all = new ArrayList<>();
        u.state()
                .encounter()
                .ifPresent(meeting ->
                        meeting.foes().stream().filter(foe -> !foe.gone()).forEach(all::add));
        u.state().followers().stream().map(Follower::foe).forEach(all::add);
        return all.stream().filter(foe -> called(u, foe, side)).toList();
    }

    private static boolean called(Unfolding u, Foe foe, Alignment side) {
        Effect.On on = new Effect.On.OnFoe(foe.id());
        Optional<Effect> made = u.state().effectsOn(on).stream()
                .filter(effect -> BODIES.contains(effect.kind()))
                .findFirst();
        if (made.isPresent()) {
            return maker(u, made.get()).filter(of -> of == side).isPresent();
        }
        Optional<Monster> monster = u.world().book().monsters().find(foe.monster());
        return monster.filter(kind -> kind.isKind("elemental")).isPresent()
                && Creatures.alignment(u.world(), u.state(), on) == side;
    }

    private static void send(Unfolding u, Scene scene, Effect circle, Effect.On.OnFoe on) {
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, circle.kind(), u.throwing().take()));
            u.emit(new MagicEvent.EffectChanged(circle.id(), STANDS + on.foe(), 1, "it stands its ground"));
        } else {
            u.emit(new PrayerEvent.SentOff(on.foe(), circle.kind(), u.throwing().take()));
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim("", side == Alignment.CHAOS ? "all evil near by" : "all good near by", "for a turn"));
        scene.state().effects().stream()
                .filter(effect -> !effect.label().isEmpty() && within(scene, effect))
                .filter(effect -> seen(scene, effect))
                .filter(effect -> effect.kind().startsWith("SP-") || Maladies.curse(effect))
                .forEach(effect -> aims.add(new Aim(
                        "effect:" + effect.id(),
                        Creatures.name(scene.state(), effect.on()) + ": " + effect.label(),
                        "this one only")));
        return aims;
    }

    /** Whether the caster can know of it: it lies on his own side or on a place, or his side has made it. */
    private static boolean seen(Scene scene, Effect effect) {
        return effect.on() instanceof Effect.On.OnCharacter
                || effect.on() instanceof Effect.On.OnCell
                || scene.state().adventurer(new CharacterId(effect.maker())).isPresent();
    }

    /** Worth casting if something of that side is there to be ended. */
    @Override
    public List<List<String>> wits(Scene scene) {
        boolean useful = scene.state().effects().stream()
                .anyMatch(effect -> effect.kind().startsWith("SP-")
                        && scene.state()
                                .adventurer(new CharacterId(effect.maker()))
                                .filter(who -> who.alignment() == side)
                                .isPresent()
                        && within(scene, effect));
        return useful ? Wits.once() : List.of();
    }
}
