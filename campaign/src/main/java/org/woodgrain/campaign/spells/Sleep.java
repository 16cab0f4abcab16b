package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.SleepTypes;

/**
 * Creatures of one level type within a circle of twenty feet fall asleep, friend and foe, as many as the dice say, drawn at
 * random.
 *
 * <p>Targets: {@code type:1} to {@code type:4}, and somebody or a place as the middle of the circle; without one the caster
 * sets it for himself ({@link SleepCircle}).
 */
@Rule({"SP-08", "MA-12"})
final class Sleep implements SpellWork {

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnType)) {
            return scene.noTarget("one level type, from type:1 to type:4");
        }
        if (scene.encounter().isEmpty()) {
            return scene.noTarget("somebody in sight");
        }
        return scene.seesThem() ? scene.inReach(scene.distance()) : scene.wrong("they are not in sight", "MA-10");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (!(scene.target(targets).orElse(null) instanceof Target.OnType named)) {
            return;
        }
        DiceStream stream = scene.caster() instanceof Caster.Member ? DiceStream.PLAYERS : DiceStream.REFEREE;
        int number = scene.spell().times(Figure.NUMBER)
                * SleepTypes.number(u.throwing(), named.type(), scene.casterName(), stream);
        List<Effect.On> victims = Lots.draw(u, SleepCircle.takes(scene, named.type(), targets), number);
        List<Roll> rolls = new ArrayList<>(u.throwing().take());
        int turns = scene.spell()
                .lasting()
                .turns(scene.level(), u.throwing().of("SP-08", "turns asleep").secret());
        rolls.addAll(u.throwing().take());
        u.emit(new MagicEvent.FellAsleep(scene.caster(), named.type(), number, foes(victims), members(victims), rolls));
        int casting = Effects.casting(u);
        for (Effect.On victim : victims) {
            Effects.begin(
                    u,
                    scene,
                    victim,
                    "asleep",
                    Lengths.turns(u.state(), turns),
                    Map.of(Effect.HELPLESS, 1, Effects.CASTING, casting),
                    true,
                    List.of());
        }
    }

    private static List<FoeId> foes(List<Effect.On> victims) {
        List<FoeId> foes = new ArrayList<>();
        for (Effect.On victim : victims) {
            if (victim instanceof Effect.On.OnFoe foe) {
                foes.add(foe.foe());
            }
        }
        return foes;
    }

    private static List<CharacterId> members(List<Effect.On> victims) {
        List<CharacterId> members = new ArrayList<>();
        for (Effect.On victim : victims) {
            if (victim instanceof Effect.On.OnCharacter member) {
                members.add(member.character());
            }
        }
        return members;
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return IntStream.rangeClosed(1, SleepTypes.HIGHEST)
                .mapToObj(type -> new Aim("type:" + type, SleepTypes.label(type), SleepTypes.dice(type)))
                .toList();
    }

    /** The level type of which most enemies stand against the caster; of two the stronger. */
    @Override
    @Rule("SP-08")
    public List<List<String>> wits(Scene scene) {
        int best = 0;
        int most = 0;
        for (int type = 1; type <= SleepTypes.HIGHEST; type++) {
            int of = type;
            int many = (int) Wits.awake(scene).stream()
                    .map(member -> new Effect.On.OnCharacter(member.id()))
                    .filter(on -> Creatures.sleepType(scene.world(), scene.state(), on)
                            .equals(Optional.of(of)))
                    .count();
            if (many > 0 && many >= most) {
                best = type;
                most = many;
            }
        }
        return best == 0 ? List.of() : List.of(List.of("type:" + best));
    }

    @Override
    public Set<Figure> doubles() {
        return Set.of(Figure.NUMBER);
    }

    @Override
    public boolean hostile() {
        return true;
    }

    @Override
    public boolean atPlaces() {
        return true;
    }
}
