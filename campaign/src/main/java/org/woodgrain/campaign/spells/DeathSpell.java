package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.monsters.Monster;

/** Up to sixteen of those below seven hit dice in a square of sixty feet die, friend and foe. */
@Rule("SP-68")
final class DeathSpell implements SpellWork {
    private static final int BELOW = 7;
    private static final int SIDE = 6;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return Points.check(scene, targets);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int number = scene.spell().times(Figure.NUMBER)
                * scene.throwing(u, "how many die").roll(2, 8).total();
        List<Roll> rolls = new ArrayList<>(u.throwing().take());
        List<Effect.On> open = Points.of(scene, targets)
                .map(point -> Areas.in(scene, Points.square(scene, point, SIDE)))
                .orElse(List.of())
                .stream()
                .filter(on -> mortal(scene, on))
                .toList();
        List<Effect.On> dead = Lots.draw(u, open, number);
        rolls.addAll(u.throwing().take());
        u.emit(new SpellEvent.ManyTaken(scene.caster(), scene.spell().id(), number, dead, rolls));
        dead.forEach(on -> Felling.kill(u, scene, on));
        if (dead.isEmpty()) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
        }
    }

    /** Six dice and any plus are below seven; the unliving are not open to it. */
    private static boolean mortal(Scene scene, Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter member ->
                scene.state()
                        .adventurer(member.character())
                        .map(who -> scene.world()
                                        .book()
                                        .characters()
                                        .at(who.career())
                                        .hitDice()
                                        .dice()
                                < BELOW)
                        .orElse(false);
            case Effect.On.OnFoe foe ->
                Creatures.monster(scene.world(), scene.state(), foe.foe())
                        .map(DeathSpell::mortal)
                        .orElse(false);
            case Effect.On.OnDoor door -> false;
            case Effect.On.OnThing thing -> false;
            case Effect.On.OnCell cell -> false;
        };
    }

    private static boolean mortal(Monster monster) {
        return !monster.undead()
                && !monster.isKind("construct")
                && !monster.isKind("elemental")
                && monster.hitDice().dice() < BELOW;
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return Points.aims(scene);
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return Wits.eachMember(scene);
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
