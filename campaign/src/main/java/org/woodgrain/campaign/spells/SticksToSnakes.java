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
