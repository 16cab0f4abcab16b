package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Monster;

/**
 * Sticks about a point become two to sixteen snakes that obey their maker, poisonous by an even chance; those that live are
 * sticks again when their time is up.
 */
@Rule("SP-102")
final class SticksToSnakes implements SpellWork {
    static final String KIND = "SP-102";

    private static final String VENOMOUS = "snake-normal";
    private static final String HARMLESS = "snake-harmless";
    private static final String HOLD = "hold";
    private static final String NEAREST = "nearest";
    private static final int EVEN = 50;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Sticks.check(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        List<Sticks.Stick> sticks = Sticks.at(scene, targets);
        int thrown = scene.throwing(u, "how many snakes").roll(2, 8).total();
        int many = Math.min(thrown, sticks.size());
        boolean venomous = u.throwing()
                .of("SP-102", "whether they are poisonous")
                .by(scene.casterName())
                .secret()
                .atMost(EVEN)
                .roll(1, 100)
                .success();
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        List<Foe> snakes = new ArrayList<>();
        for (int i = 1; i <= many; i++) {
            snakes.add(snake(u, venomous ? VENOMOUS : HARMLESS, i));
        }
        List<Roll> rolls = u.throwing().take();
        u.emit(new PrayerEvent.SnakesMade(
                scene.caster(), snakes, venomous, Sticks.used(sticks.subList(0, many)), rolls));
        int casting = Effects.casting(u);
        for (int i = 0; i < many; i++) {
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnFoe(snakes.get(i).id()),
                    "a stick turned snake",
                    Lengths.turns(u.state(), turns),
                    Map.of(Effects.CASTING, casting),
                    sticks.get(i).words(),
                    false,
                    List.of());
        }
    }

    private static Foe snake(Unfolding u, String kind, int number) {
        Monster monster = u.world().book().monsters().monster(kind);
        String name = "snake " + number;
        int die = u.state().ruleset().original() ? 6 : 8;
        int points = monster.hitDice().roll(u.throwing(), die, name);
        return new Foe(
                new FoeId(u.newId("m")), kind, name, points, points, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        String at = targets.size() == 1 ? targets.getFirst() : "";
        boolean sound = targets.size() == 1
                && (at.equals(HOLD)
                        || at.equals(NEAREST)
                        || scene.target(targets)
                                .filter(Target.OnFoe.class::isInstance)
                                .flatMap(foe -> scene.foe(((Target.OnFoe) foe).id()))
                                .filter(foe -> !foe.gone())
                                .isPresent());
        return sound ? Optional.empty() : scene.noTarget("one of those who are met, nearest or hold");
    }

    /** An order to one is an order to all that were made with it. */
    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        String at = targets.getFirst();
        String bidden = at.equals(HOLD)
                ? PrayerEvent.SnakesBidden.HOLD
                : scene.target(targets)
                        .filter(Target.OnFoe.class::isInstance)
                        .map(foe -> ((Target.OnFoe) foe).id().value())
                        .orElse("");
        u.emit(new PrayerEvent.SnakesBidden(
                scene.member().orElseThrow().id(),
                siblings(scene, effect).stream().map(Effect::id).toList(),
                bidden));
    }

    /** Offered once for all that one casting has made. */
    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        boolean first = siblings(scene, effect).getFirst().id().equals(effect.id());
        if (!first || scene.encounter().isEmpty()) {
            return List.of();
        }
        List<Aim> aims = new ArrayList<>(Foes.aims(scene).stream()
                .filter(aim -> checkDirected(scene, effect, aim.targets()).isEmpty())
                .map(aim -> new Aim(aim.value(), "the snakes go for " + aim.label(), "until told otherwise"))
                .toList());
        aims.add(new Aim(NEAREST, "the snakes go for the nearest", "at most three for one"));
        aims.add(new Aim(HOLD, "the snakes keep back", "until told otherwise"));
        return aims;
    }

    private static List<Effect> siblings(Scene scene, Effect effect) {
        return scene.state().effects().of(KIND).stream()
                .filter(other -> other.number(Effects.CASTING) == effect.number(Effects.CASTING))
                .toList();
    }

    /** The time of one is up, or its magic was ended: it is a stick again. */
    @Rule("SP-102")
    static void ended(Unfolding u, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnFoe on)) {
            return;
        }
        boolean serves = u.state().followers().stream()
                .map(Follower::foe)
                .anyMatch(foe -> foe.id().equals(on.foe()));
        boolean met = u.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(on.foe()))
                .filter(foe -> !foe.gone())
                .isPresent();
        if (serves || met) {
            Optional<Item> stick = Sticks.again(u, effect);
            u.emit(new PrayerEvent.SnakeUndone(
                    on.foe(),
                    Sticks.owner(effect).filter(who -> u.state().adventurer(who).isPresent()),
                    stick,
                    stick.flatMap(item -> Sticks.heap(u, effect, item))));
        }
    }

    /** One throw undoes all that one casting has made. */
    @Rule({"SP-102", "SP-122"})
    static void together(Unfolding u, Effect ended) {
        u.state().effects().stream()
                .filter(other ->
                        other.kind().equals(KIND) && other.number(Effects.CASTING) == ended.number(Effects.CASTING))
                .findFirst()
                .ifPresent(other -> u.emit(new MagicEvent.EffectEnded(other.id(), Dispelling.WHY)));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Sticks.aims(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return scene.caster() instanceof Caster.Monster ? Wits.once() : List.of();
    }
}
