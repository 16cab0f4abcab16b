package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.magic.Spell;

/** What a crystal ball shows, and lets hear and read, turn after turn while its user keeps his mind on it. */
final class CrystalView {
    static final String LABEL = "The view in the crystal ball";
    static final String SUBJECT = "subject";
    static final String PLAIN = "MI-141";
    static final String HEARING = "MI-144";
    static final String READING = "MI-145";

    private static final List<String> BALLS = List.of(PLAIN, HEARING, READING);
    private static final String CLAIRAUDIENCE = "SP-23";
    private static final String ESP = "SP-16";

    private CrystalView() {}

    static boolean is(Effect effect) {
        return BALLS.contains(effect.kind());
    }

    /** Tells what is there now, from what is true there. */
    @Rule({"MI-141", "MI-143", "MI-144", "MI-145", "MI-148", "MA-40", "SP-23"})
    static void show(Unfolding u, Scene scene, GazeSubject subject, List<Roll> rolls) {
        GazeSubject.Spot spot = subject.spot().orElseThrow();
        Level level = spot.level();
        Ways ways = new Ways(level, scene.state().level(level.id()));
        List<Cell> place =
                level.roomAt(spot.cell()).map(room -> List.copyOf(room.cells())).orElse(List.of(spot.cell()));
        Predicate<Foe> open = foe -> !Amulets.hides(foe);
        Optional<List<String>> seen = Clairvoyance.seen(scene, ways, place, open);
        boolean hears = hears(scene, HEARING, CLAIRAUDIENCE);
        boolean reads = hears(scene, READING, ESP);
        String heard = hears ? Clairaudience.heard(scene, ways, spot.cell(), place, open) : "";
        List<Foe> minds = subject.creature().map(List::of).orElseGet(() -> Glimpse.dwellers(scene, level, place));
        u.emit(new DeviceEvent.Gazed(
                scene.member().orElseThrow().id(),
                scene.spell().id(),
                subject.words(),
                true,
                level.id(),
                new TreeSet<>(seen.isPresent() ? place : List.of()),
                seen.orElse(List.of()),
                hears && heard.isEmpty() ? "nothing" : heard,
                reads ? Esp.thoughts(scene, minds).orElse("no thought") : "",
                rolls));
    }

    /** Whether the ball itself has the further sense, or the user has the spell for it on him. */
    @Rule({"MA-40", "MI-143"})
    private static boolean hears(Scene scene, String ball, String spell) {
        return scene.spell().id().equals(ball)
                || Effects.find(scene.state(), scene.caster().on(), List.of(spell))
                        .isPresent();
    }

    /** At the end of a turn: the view goes on, unless its user has laid the ball down. */
    @Rule({"MI-141", "MI-142"})
    static void goOn(Unfolding u) {
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (!is(effect) || !(effect.on() instanceof Effect.On.OnCharacter on)) {
                continue;
            }
            Spell figures = Spell.power(
                    effect.kind(),
                    u.world().book().treasure().item(effect.kind()).name(),
                    0);
            Scene scene = new Scene(
                    u.world(),
                    u.state(),
                    new Caster.Member(on.character()),
                    figures,
                    Effects.level(effect),
                    Danger.SPELLS);
            Optional<GazeSubject> subject = GazeSubject.of(scene, List.of(effect.word(SUBJECT)));
            boolean held = u.state().encounter().isEmpty()
                    && scene.member()
                            .filter(who -> who.items().stream()
                                    .anyMatch(item ->
                                            item.kind().equals(effect.kind()) && item.carried() == Carried.IN_HAND))
                            .isPresent();
            if (!held || subject.flatMap(GazeSubject::spot).isEmpty()) {
                u.emit(new MagicEvent.EffectEnded(
                        effect.id(), held ? "there is nothing left to see" : "the gazer looks up"));
                continue;
            }
            GazeTally.turn(u, on);
            show(u, scene, subject.orElseThrow(), List.of());
        }
    }

    /** Whoever walks on, or has to do with monsters, looks up from the ball. */
    @Rule("MI-141")
    static void lookUp(Unfolding u) {
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (is(effect)) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "the gazer looks up"));
            }
        }
    }

    /** Refuses what a crystal ball lets no spell do; what one lays on himself, and two spells of knowledge, help. */
    @Rule({"MI-143", "MA-40", "SP-23"})
    static Optional<Refusal> refuses(Scene scene, List<String> targets) {
        if (scene.encounter().isPresent()
                || !gazes(scene.state(), scene.caster().on())) {
            return Optional.empty();
        }
        String spell = scene.spell().id();
        boolean through = spell.equals(CLAIRAUDIENCE) || spell.equals(ESP);
        boolean himself = scene.target(targets)
                .map(target ->
                        Scene.on(target).equals(Optional.of(scene.caster().on())))
                .orElseGet(() ->
                        SpellBook.find(spell).filter(OnCaster.class::isInstance).isPresent());
        return through || himself
                ? Optional.empty()
                : scene.wrong(
                        "the caster looks into the crystal ball, and no spell passes through it but Clairaudience, ESP and what"
                                + " is laid on the caster alone; look up first",
                        "MI-143");
    }

    private static boolean gazes(CampaignState state, Effect.On who) {
        return state.effectsOn(who).stream().anyMatch(CrystalView::is);
    }
}
