package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.MagicLight;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.CrystalGaze;

/**
 * A turn's look for something in a crystal ball; if it comes, the view lasts while the user keeps his mind on it.
 *
 * <p>Target: {@code room:LEVEL/ID}, {@code kind:MONSTER}, {@code object:NAME} or {@code unseen}.
 */
@Rule("MI-141")
final class CrystalGazing implements SpellWork {
    private static final String LEAD = "lead";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.encounter().isPresent()) {
            return scene.wrong("it takes a whole turn in peace", "MI-141");
        }
        return GazeSubject.of(scene, targets).isPresent()
                ? Optional.empty()
                : scene.noTarget("something to look for: a room that was seen, kind:orc, object:rope, or unseen");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Adventurer who = scene.member().orElseThrow();
        if (!turn(u)) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        Scene now = scene.now(u);
        GazeSubject subject = GazeSubject.of(now, targets).orElseThrow();
        int chance = chance(now, subject);
        if (GazeTally.tried(u, now, CrystalGaze.hindered(chance))) {
            return;
        }
        boolean comes = CrystalGaze.shows(u.throwing(), who.name(), chance)
                && subject.spot().isPresent()
                && subject.creature()
                        .map(foe -> !Saves.made(u, now, new Effect.On.OnFoe(foe.id())))
                        .orElse(true);
        List<Roll> rolls = u.throwing().take();
        if (!comes) {
            u.emit(DeviceEvent.Gazed.mist(who.id(), scene.spell().id(), subject.words(), rolls));
            return;
        }
        CrystalView.show(u, now, subject, rolls);
        if (u.state().underground().isPresent()) {
            Effects.begin(
                    u,
                    now,
                    now.caster().on(),
                    CrystalView.LABEL,
                    new Lengths(Effect.Unit.LASTING, 0),
                    Map.of(Concentration.KEPT, 1),
                    Map.of(CrystalView.SUBJECT, targets.getFirst()),
                    false,
                    List.of());
        }
    }

    private static boolean turn(Unfolding u) {
        if (u.state().underground().isEmpty()) {
            Time.inTown(u, 1);
            return true;
        }
        return Time.turns(u, 1) && !Time.interrupted(u);
    }

    /** All of a dungeon, and the town above it, lie within ten miles. */
    @Rule({"MI-141", "MI-148"})
    private static int chance(Scene scene, GazeSubject subject) {
        boolean barred = leadAbout(scene)
                || subject.spot().filter(CrystalGazing::leaded).isPresent()
                || subject.creature().filter(Amulets::hides).isPresent();
        boolean spells = subject.spot().filter(spot -> darkened(scene, spot)).isPresent()
                || subject.creature()
                        .filter(foe -> warded(scene, new Effect.On.OnFoe(foe.id())))
                        .isPresent();
        return CrystalGaze.chance(0, subject.knowledge(), spells, barred);
    }

    private static boolean leadAbout(Scene scene) {
        return scene.cell()
                .flatMap(at -> scene.world().level(scene.levelId()).map(level -> new GazeSubject.Spot(level, at)))
                .filter(CrystalGazing::leaded)
                .isPresent();
    }

    private static boolean leaded(GazeSubject.Spot spot) {
        Level level = spot.level();
        return level.roomAt(spot.cell())
                .filter(room -> room.tags().contains(LEAD))
                .isPresent();
    }

    private static boolean darkened(Scene scene, GazeSubject.Spot spot) {
        return MagicLight.dark(MagicLight.sources(scene.state()), spot.level().id(), spot.cell());
    }

    private static boolean warded(Scene scene, Effect.On who) {
        return Vanished.hidden(scene.world(), scene.state(), who)
                || Effects.find(scene.state(), who, List.of(AntiMagicShell.KIND))
                        .isPresent();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return GazeSubject.aims(scene);
    }

    @Override
    public boolean inTown() {
        return true;
    }

    @Override
    public boolean inBattle() {
        return false;
    }
}
