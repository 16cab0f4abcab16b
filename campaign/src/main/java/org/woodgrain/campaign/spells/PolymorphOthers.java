package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/**
 * A creature becomes another in all but its hit points.
 *
 * <p>Targets: the creature, and {@code form:ID} of the shape, a row of monsters or one of {@link Forms#HUMBLE}.
 */
@Rule("SP-33")
final class PolymorphOthers extends OnCreature {
    /** The number that says that its mind is its own still. */
    static final String MINDFUL = "mindful";

    private static final String UNWILLING = "unwilling";

    @Override
    boolean comrades() {
        return true;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return super.check(scene, targets).or(() -> Forms.check(scene, targets));
    }

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return proof(monster) ? Optional.of("it is not of living flesh") : Optional.empty();
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return monster(scene, on).map(monster -> !proof(monster)).orElse(true);
    }

    private static boolean proof(Monster monster) {
        return monster.undead() || monster.isKind("elemental") || monster.isKind("construct");
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        boolean willing = Saves.willing(scene, on);
        if (!willing && Saves.made(u, scene, on, Danger.WANDS, 0)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        if (!willing && on instanceof Effect.On.OnCharacter member) {
            boolean lives = Felling.survives(u, member.character());
            u.emit(new SpellEvent.OrdealThrown(
                    member.character(), lives, "CH-26", u.throwing().take()));
            if (!lives) {
                Felling.kill(u, scene, on);
                return;
            }
        }
        Forms.Form form = Forms.of(scene.world().book(), targets).orElseThrow();
        Map<String, String> words = on instanceof Effect.On.OnFoe foe
                ? Creatures.foe(u.state(), foe.foe())
                        .map(each -> kept(each, form))
                        .orElse(form.words())
                : form.words();
        boolean own = willing || form.monster().intelligence() != Intelligence.NON;
        Effects.begin(
                u,
                scene,
                on,
                "in the shape of " + form.article(),
                Lengths.LASTING,
                marks(own, willing),
                words,
                false,
                u.throwing().take());
        if (on instanceof Effect.On.OnCharacter member) {
            Forms.shed(u, member.character(), form.monster());
        }
    }

    private static Map<String, Integer> marks(boolean own, boolean willing) {
        Map<String, Integer> marks = new TreeMap<>();
        if (own) {
            marks.put(MINDFUL, 1);
        }
        if (!willing) {
            marks.put(UNWILLING, 1);
        }
        return marks;
    }

    /** The shape has gone: whoever was given it against his will must live through that change as well. */
    @Rule("CH-26")
    static void ended(Unfolding u, Effect effect) {
        boolean forced = effect.kind().equals("SP-33") && effect.number(UNWILLING) != 0;
        if (forced
                && effect.on() instanceof Effect.On.OnCharacter member
                && u.state()
                        .adventurer(member.character())
                        .filter(Adventurer::living)
                        .isPresent()) {
            boolean lives = Felling.survives(u, member.character());
            u.emit(new SpellEvent.OrdealThrown(
                    member.character(), lives, "CH-26", u.throwing().take()));
            if (!lives) {
                Injury.kill(u, effect.on(), "the change back", "CH-26");
            }
        }
    }

    private static Map<String, String> kept(Foe foe, Forms.Form form) {
        return Map.of(
                Effect.FORM, form.monster().id(), "shape", form.name(), "was", foe.monster(), "called", foe.name());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        return FormBreath.check(scene, effect, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        FormBreath.breathe(u, scene, effect, targets);
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return FormBreath.aims(scene, effect);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim foe : Foes.aims(scene)) {
            Forms.HUMBLE.forEach((name, id) -> aims.add(
                    Aim.at(List.of(foe.value(), "form:" + name), foe.label() + " into a " + name, "it saves")));
        }
        List<Monster> proud =
                Forms.strongest(scene.world().book(), scene.state().ruleset().profile());
        scene.state()
                .company()
                .forEach(who -> proud.forEach(form -> aims.add(Aim.at(
                        List.of("member:" + who.id(), "form:" + form.id()),
                        who.name() + " into a " + form.name().toLowerCase(Locale.ROOT),
                        form.hitDice() + " hit dice, armour class " + form.armorClass()))));
        return aims;
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return super.wits(scene).stream()
                .map(target -> List.of(target.getFirst(), "form:snail"))
                .toList();
    }

    @Override
    public boolean hostile() {
        return false;
    }
}
