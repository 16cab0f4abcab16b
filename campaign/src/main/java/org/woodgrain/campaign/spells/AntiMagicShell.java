package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.sight.Whereabouts;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** No spell passes a shell of ten feet about the caster, either way; what lies on those inside sleeps meanwhile. */
@Rule("SP-67")
final class AntiMagicShell extends OnCaster {
    static final String KIND = "SP-67";

    private static final int FEET = 10;
    /** Spells that work on their caster, what he sees and asks, and what is at his feet, though they name no target. */
    private static final Set<String> HIS_OWN = Set.of(
            "SP-34", "SP-45", "SP-55", "SP-75", "SP-76", "SP-88", "SP-104", "SP-105", "SP-106", "SP-109", "SP-112");

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "in a shell against magic",
                Lengths.turns(u.state(), turns),
                Map.of(),
                false,
                List.of());
        settle(u);
    }

    /** When it is spells that it has to fear. */
    @Override
    public List<List<String>> wits(Scene scene) {
        boolean has =
                Effects.find(scene.state(), scene.caster().on(), List.of(KIND)).isPresent();
        boolean spells = Wits.awake(scene).stream()
                .anyMatch(member -> !member.spells().memorised().isEmpty());
        return spells && !has ? Wits.once() : List.of();
    }

    /**
     * Spells on those inside sleep, their time running on, and wake when the shell is gone or their bearer out of it. What
     * was cast inside it since works there.
     */
    static void settle(Unfolding u) {
        if (none(u.state()) && u.state().effects().with(Effect.SUSPENDED).isEmpty()) {
            return;
        }
        for (Effect effect : u.state().effects()) {
            if (!effect.kind().startsWith("SP-") || effect.kind().equals(KIND)) {
                continue;
            }
            boolean sleeps = effect.number(Effect.SUSPENDED) != 0;
            boolean inside = bearer(u.state(), effect.on())
                    .flatMap(on -> shell(u.world(), u.state(), on))
                    .filter(shell -> !within(u, shell, effect))
                    .isPresent();
            if (inside != sleeps) {
                u.emit(new MagicEvent.EffectChanged(
                        effect.id(), Effect.SUSPENDED, inside ? 1 : 0, inside ? "no magic works there" : "it wakes"));
            }
        }
    }

    /** Whether a spell was cast after a shell was raised, by one who stands in it. */
    private static boolean within(Unfolding u, Effect shell, Effect effect) {
        return number(effect) > number(shell)
                && shell(
                                u.world(),
                                u.state(),
                                Casters.of(u.state(), effect.maker()).on())
                        .filter(his -> his.id().equals(shell.id()))
                        .isPresent();
    }

    private static int number(Effect effect) {
        String digits = effect.id().replaceAll("\\D", "");
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    /** The creature on which a spell lies, or who carries the thing on which it lies. */
    private static Optional<Effect.On> bearer(CampaignState state, Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter member -> Optional.of(on);
            case Effect.On.OnFoe foe -> Optional.of(on);
            case Effect.On.OnThing thing ->
                Whereabouts.of(state, thing.thing())
                        .flatMap(Whereabouts::bearer)
                        .map(Effect.On.OnCharacter::new);
            case Effect.On.OnDoor door -> Optional.empty();
            case Effect.On.OnCell cell -> Optional.empty();
        };
    }

    static void ended(Unfolding u) {
        settle(u);
    }

    /** The shell within which somebody stands. */
    @Rule({"SP-67", "SP-120"})
    static Optional<Effect> shell(World world, CampaignState state, Effect.On who) {
        return none(state) ? Optional.empty() : shell(Formation.of(world, state), state, who);
    }

    private static Optional<Effect> shell(Formation formation, CampaignState state, Effect.On who) {
        for (Effect effect : state.effects()) {
            if (effect.kind().equals(KIND)) {
                Optional<Formation.Spot> middle = formation.spot(effect.on());
                boolean near = middle.isPresent()
                        && formation
                                .spot(who)
                                .filter(spot -> middle.get().feet(spot) <= FEET)
                                .isPresent();
                if (near || effect.on().equals(who)) {
                    return Optional.of(effect);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a place lies within a shell about somebody, other than those who are carried there. */
    @Rule({"SP-67", "SP-45"})
    static boolean about(CampaignState state, Place.Underground place, Effect.On carried) {
        return state.effects().of(KIND).stream()
                .filter(effect -> !effect.on().equals(carried))
                .anyMatch(effect -> where(state, effect.on())
                        .filter(at ->
                                at.level().equals(place.level()) && at.cell().distance(place.cell()) * FEET <= FEET)
                        .isPresent());
    }

    private static Optional<Place.Underground> where(CampaignState state, Effect.On who) {
        return switch (who) {
            case Effect.On.OnCharacter member ->
                Apart.at(state, member.character())
                        .or(() -> state.order().contains(member.character()) ? state.underground() : Optional.empty());
            case Effect.On.OnFoe foe ->
                state.encounter()
                        .filter(meeting -> meeting.foe(foe.foe()).isPresent())
                        .flatMap(meeting -> state.underground()
                                .map(at -> new Place.Underground(at.level(), meeting.cell(), at.facing())));
            case Effect.On.OnDoor door -> Optional.empty();
            case Effect.On.OnCell cell -> Optional.empty();
            case Effect.On.OnThing thing -> Optional.empty();
        };
    }

    private static boolean none(CampaignState state) {
        return state.effects().of(KIND).isEmpty();
    }

    /** Whether a shell stands between a caster and somebody at whom his spell is aimed. */
    @Rule("SP-67")
    static boolean between(Scene scene, Effect.On target) {
        return !none(scene.state()) && between(scene, Formation.of(scene.world(), scene.state()), target);
    }

    /** The same where it is known how everybody stands. */
    static boolean between(Scene scene, Formation formation, Effect.On target) {
        Optional<String> own =
                shell(formation, scene.state(), scene.caster().on()).map(Effect::id);
        Optional<String> his = shell(formation, scene.state(), target).map(Effect::id);
        return !own.equals(his);
    }

    /** Whether a casting is lost on a shell: it would have to pass one. What the caster does to himself need not. */
    @Rule("SP-67")
    static boolean swallows(Scene scene, List<String> targets) {
        if (none(scene.state()) || scene.spell().id().equals(KIND)) {
            return false;
        }
        boolean inside =
                shell(scene.world(), scene.state(), scene.caster().on()).isPresent();
        List<Effect.On> named = scene.targets(targets).stream()
                .flatMap(target -> bearer(scene, target).stream())
                .toList();
        if (!named.isEmpty()) {
            return named.stream().allMatch(on -> between(scene, on));
        }
        return inside && !(scene.target(targets).isEmpty() && upon(scene));
    }

    /** The creature that is named, or that bears what is named. */
    private static Optional<Effect.On> bearer(Scene scene, Target target) {
        return target instanceof Target.OnItem item
                ? scene.thing(item.id()).map(who -> new Effect.On.OnCharacter(who.id()))
                : OnCreature.on(target);
    }

    /** Whether a spell that names nothing works on its caster himself, or within his reach. */
    private static boolean upon(Scene scene) {
        return HIS_OWN.contains(scene.spell().id())
                || SpellBook.find(scene.spell().id())
                        .filter(OnCaster.class::isInstance)
                        .isPresent();
    }
}
