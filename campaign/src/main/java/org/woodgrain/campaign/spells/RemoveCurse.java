package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Curses.Curse;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

/**
 * A touch that lifts one curse: the deadliest, or one by lot among like ones. That of a caster of higher level yields
 * only by the ratio of the levels, and who fails may try again only at a higher level.
 */
@Rule({"SP-35", "SP-89"})
final class RemoveCurse extends OnFriend {
    private static final int HUNDRED = 100;

    /** With the caster's id, the number of a curse that keeps at which level he failed to lift it. */
    private static final String FAILED = "failed-";

    @Override
    String note(Scene scene, Effect.On on) {
        return scene.state().effectsOn(on).stream()
                .filter(Maladies::curse)
                .map(Effect::label)
                .filter(label -> !label.isEmpty())
                .findFirst()
                .orElse("");
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return super.check(scene, targets)
                .or(() -> friend(scene, targets)
                        .flatMap(on -> triedInVain(scene, on)
                                ? Optional.of(new MagicRefusal.WrongTarget(
                                        scene.spell().name(),
                                        "this curse was tried in vain, and can be tried again only at a higher level",
                                        "SP-35"))
                                : Optional.empty()));
    }

    private static boolean triedInVain(Scene scene, Effect.On on) {
        List<Curse> all = Curses.on(scene.state(), on);
        return !all.isEmpty() && all.stream().noneMatch(curse -> open(scene, curse));
    }

    private static boolean open(Scene scene, Curse curse) {
        return !(curse instanceof Curse.Sending sending)
                || sending.effect().number(FAILED + scene.caster().value()) < scene.level();
    }

    @Override
    void on(Unfolding u, Scene scene, Effect.On on) {
        List<Curse> all = Curses.on(scene.state(), on).stream()
                .filter(curse -> open(scene, curse))
                .toList();
        if (all.isEmpty()) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        switch (drawn(u, all)) {
            case Curse.Sending sending -> sending(u, scene, sending.effect());
            case Curse.Thing thing -> thing(u, scene, on, thing);
        }
    }

    @Override
    public boolean inTown() {
        return true;
    }

    private static Curse drawn(Unfolding u, List<Curse> all) {
        int worst = all.stream().mapToInt(Curse::rank).min().orElseThrow();
        List<Curse> like = all.stream().filter(curse -> curse.rank() == worst).toList();
        return like.size() == 1
                ? like.getFirst()
                : like.get(u.throwing()
                                .of("SP-35", "which curse")
                                .secret()
                                .on(DiceStream.REFEREE)
                                .roll(1, like.size())
                                .total()
                        - 1);
    }

    @Rule("SP-35")
    private static void sending(Unfolding u, Scene scene, Effect curse) {
        int laid = curse.number(Effects.LEVEL);
        boolean lifted = laid <= scene.level()
                || u.throwing()
                        .of("SP-35", "against a curse of a higher level")
                        .by(scene.casterName())
                        .secret()
                        .atMost(scene.level() * HUNDRED / laid)
                        .roll(1, HUNDRED)
                        .success();
        u.emit(new MagicEvent.CurseFaced(
                scene.caster(), curse.on(), lifted, u.throwing().take()));
        if (lifted) {
            u.emit(new MagicEvent.EffectEnded(curse.id(), "the curse is lifted"));
        } else {
            u.emit(new MagicEvent.EffectChanged(
                    curse.id(), FAILED + scene.caster().value(), scene.level(), "it withstood the attempt"));
        }
    }

    @Rule("SP-35")
    private static void thing(Unfolding u, Scene scene, Effect.On on, Curse.Thing thing) {
        if (on instanceof Effect.On.OnCharacter owner) {
            u.emit(new MagicEvent.CurseFaced(
                    scene.caster(), on, true, u.throwing().take()));
            u.emit(new MagicEvent.ThingMadePlain(
                    owner.character(),
                    thing.item().id(),
                    thing.plain().kind(),
                    thing.plain().name(),
                    "SP-35"));
        }
    }
}
