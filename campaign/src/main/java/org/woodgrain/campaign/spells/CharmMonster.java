package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.Monster;

/**
 * Any living creature comes under the caster's influence as a person does ({@link Charms}); or, with {@code small} after
 * the creature, as many animals and creatures of up to three hit dice near it as three dice say.
 */
@Rule("SP-39")
final class CharmMonster extends OnCreature {
    static final String SMALL = "small";

    private static final int APART = 30;
    private static final int SMALL_DICE = 3;

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return proof(scene, monster) && (monster.undead() || monster.isKind("elemental"))
                ? Optional.of("there is no mind in it to be won")
                : Optional.empty();
    }

    private static boolean proof(Scene scene, Monster monster) {
        return Minds.withstands(monster, "charm", scene.state().ruleset().profile());
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return monster(scene, on).map(monster -> !proof(scene, monster)).orElse(true);
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return super.check(
                scene, targets.stream().filter(text -> !text.equals(SMALL)).toList());
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        List<String> named =
                targets.stream().filter(text -> !text.equals(SMALL)).toList();
        Optional<Effect.On> middle = scene.target(named).flatMap(OnCreature::on);
        if (!targets.contains(SMALL) || middle.isEmpty()) {
            super.carryOut(u, scene, named);
            return;
        }
        int number = scene.throwing(u, "how many").roll(3, 6).total();
        List<Effect.On> open = Points.enemies(scene, Areas.within(scene, middle.get(), APART)).stream()
                .filter(on -> small(scene, on) && open(scene, on))
                .toList();
        List<Effect.On> drawn = Lots.draw(u, open, number);
        u.emit(new SpellEvent.ManyTaken(
                scene.caster(), scene.spell().id(), number, drawn, u.throwing().take()));
        drawn.forEach(on -> take(u, scene, on, named));
    }

    /** Animals of any size, and others of up to three whole hit dice. */
    private static boolean small(Scene scene, Effect.On on) {
        return monster(scene, on)
                .map(monster -> monster.isKind("animal")
                        || monster.hitDice().dice() < SMALL_DICE
                        || monster.hitDice().dice() == SMALL_DICE
                                && monster.hitDice().plus() <= 0)
                .orElseGet(() -> on instanceof Effect.On.OnCharacter member
                        && scene.state()
                                .adventurer(member.character())
                                .map(Adventurer::level)
                                .filter(level -> level <= SMALL_DICE)
                                .isPresent());
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        Charms.lay(u, scene.now(u), on);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim foe : Foes.aims(scene)) {
            aims.add(new Aim(foe.value(), foe.label() + " alone", "whatever its size"));
        }
        scene.encounter().filter(Encounter::kindKnown).map(Encounter::foes).stream()
                .flatMap(List::stream)
                .filter(foe -> !foe.gone() && small(scene, new Effect.On.OnFoe(foe.id())))
                .findFirst()
                .map(Foe::id)
                .ifPresent(id -> aims.add(Aim.at(
                        List.of("foe:" + id, SMALL), "the animals and small creatures", "as many as three dice say")));
        return aims;
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return CharmOrders.check(scene, effect, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        CharmOrders.give(u, scene, effect, targets);
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return CharmOrders.aims(scene, effect);
    }
}
