package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.magic.Minds;

/** Creatures in a circle lose their heads: each round the dice say what they do. */
@Rule("SP-38")
public final class Confusion implements SpellWork {
    static final String KIND = "SP-38";

    /** Rounds until it takes hold, and the conduct of the present round as an ordinal. */
    static final String DELAY = "delay";

    static final String CONDUCT = "conduct";

    private static final int RADIUS = 30;
    private static final int MASTER = 8;
    private static final int QUICK = 2;
    private static final int STRONG = 4;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Points.check(scene, targets);
    }

    @Override
    @Rule({"SP-38", "MA-12"})
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int number = scene.throwing(u, "how many")
                .plus(Math.max(0, scene.level() - MASTER))
                .roll(2, 6)
                .total();
        List<Roll> rolls = new ArrayList<>(u.throwing().take());
        Optional<Effect.On> middle = scene.target(targets).flatMap(OnCreature::on);
        List<Effect.On> near = middle.map(on -> Areas.within(scene, on, RADIUS))
                .orElseGet(() -> Points.of(scene, targets)
                        .map(point -> Areas.in(scene, new Shape.Circle(point, RADIUS)))
                        .orElse(List.of()));
        List<Effect.On> open = Points.enemies(scene, near).stream()
                .filter(on -> OnCreature.monster(scene, on)
                        .map(each -> !Minds.mindless(each))
                        .orElse(true))
                .toList();
        List<Effect.On> drawn = Lots.draw(u, open, number);
        rolls.addAll(u.throwing().take());
        u.emit(new SpellEvent.ManyTaken(scene.caster(), KIND, number, drawn, rolls));
        int casting = Effects.casting(u);
        for (Effect.On on : drawn) {
            int delay = dice(scene, on) <= QUICK ? 0 : delay(u, scene, on);
            Effects.begin(
                    u,
                    scene,
                    on,
                    "confused",
                    Lengths.confusion(u.state()),
                    Map.of(DELAY, delay, CONDUCT, SpellEvent.Conduct.FREE.ordinal(), Effects.CASTING, casting),
                    true,
                    u.throwing().take());
        }
    }

    private static int delay(Unfolding u, Scene scene, Effect.On on) {
        return Math.max(
                0,
                u.throwing()
                                .of(KIND, "delay")
                                .by(Creatures.name(u.state(), on))
                                .secret()
                                .roll(1, 12)
                                .total()
                        - scene.level());
    }

    /** Whole hit dice; any plus counts as above. */
    private static int dice(Scene scene, Effect.On on) {
        return switch (on) {
            case Effect.On.OnFoe foe ->
                Creatures.monster(scene.world(), scene.state(), foe.foe())
                        .map(monster -> monster.hitDice().roundedUp())
                        .orElse(1);
            case Effect.On.OnCharacter member ->
                scene.state()
                        .adventurer(member.character())
                        .map(who -> scene.world()
                                .book()
                                .characters()
                                .at(who.career())
                                .hitDice())
                        .map(dice -> dice.plus() > 0 ? dice.dice() + 1 : dice.dice())
                        .orElse(1);
            case Effect.On.OnDoor door -> 1;
            case Effect.On.OnThing thing -> 1;
            case Effect.On.OnCell cell -> 1;
        };
    }

    /** A round begins: the strong save, and the dice say what the others do. */
    @Rule("SP-38")
    static void round(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (!effect.kind().equals(KIND) || !present(u.state(), effect.on())) {
                continue;
            }
            int delay = effect.number(DELAY);
            if (delay > 0) {
                u.emit(new MagicEvent.EffectChanged(effect.id(), DELAY, delay - 1, "it has not taken hold yet"));
                continue;
            }
            SpellEvent.Conduct conduct = conduct(u, effect);
            u.emit(new SpellEvent.Confused(effect.on(), conduct, u.throwing().take()));
        }
    }

    private static boolean present(CampaignState state, Effect.On on) {
        return switch (on) {
            case Effect.On.OnFoe foe ->
                state.encounter()
                        .flatMap(meeting -> meeting.foe(foe.foe()))
                        .filter(each -> each.able())
                        .isPresent();
            case Effect.On.OnCharacter member ->
                state.company().stream().anyMatch(each -> each.id().equals(member.character()));
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnThing thing -> false;
            case Effect.On.OnCell cell -> false;
        };
    }

    private static SpellEvent.Conduct conduct(Unfolding u, Effect effect) {
        Scene scene = Scene.of(
                u.world(),
                u.state(),
                Casters.of(u.state(), effect.maker()),
                u.world().book().spells().spell(KIND));
        boolean strong = OnCreature.monster(scene, effect.on())
                .map(monster -> monster.hitDice().dice() >= STRONG)
                .orElseGet(() -> effect.on() instanceof Effect.On.OnCharacter member
                        && scene.state()
                                .adventurer(member.character())
                                .filter(who -> scene.world()
                                                .book()
                                                .characters()
                                                .at(who.career())
                                                .hitDice()
                                                .dice()
                                        >= STRONG)
                                .isPresent());
        if (strong && Saves.made(u, scene, effect.on(), Danger.SPELLS, 0)) {
            return SpellEvent.Conduct.FREE;
        }
        Throws.Throw dice = u.throwing().of(KIND, "conduct").by(Creatures.name(u.state(), effect.on()));
        int total = dice.on(DiceStream.REFEREE).roll(2, 6).total();
        return total <= 5
                ? SpellEvent.Conduct.CASTERS_PARTY
                : total <= 8 ? SpellEvent.Conduct.NOTHING : SpellEvent.Conduct.EACH_OTHER;
    }

    /** How somebody acts in the present round of a fight. */
    @Rule("SP-38")
    public static SpellEvent.Conduct of(CampaignState state, Effect.On who) {
        if (state.effects().of(KIND).isEmpty()) {
            return SpellEvent.Conduct.FREE;
        }
        return state.effectsOn(who).stream()
                .filter(effect -> effect.kind().equals(KIND) && effect.number(DELAY) == 0)
                .findFirst()
                .map(effect -> SpellEvent.Conduct.values()[effect.number(CONDUCT)])
                .orElse(SpellEvent.Conduct.FREE);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Foes.aims(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.eachMember(scene).stream().limit(1).toList();
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
