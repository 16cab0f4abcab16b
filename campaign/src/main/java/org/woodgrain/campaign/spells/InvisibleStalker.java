package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Monster;

/**
 * A stalker carries out one mission, whatever the time and distance; only death stops it. It fights beside its caller
 * those who are met, and is sent out alone for all else ({@link StalkerErrand}).
 *
 * <p>Target: {@code mission:slay KIND}, {@code mission:drive off KIND}, {@code mission:fetch x,y} or
 * {@code mission:guard}; the kind may also be a target of its own, {@code kind:KIND}.
 */
@Rule("SP-63")
final class InvisibleStalker implements SpellWork {
    static final String RULE = "SP-63";
    static final String MISSION = "mission";
    static final String ROW = "invisible-stalker";
    static final String NAME = "invisible stalker";

    /** Days in service. */
    static final String SERVED = "served";

    private static final int WEEK = 7;
    private static final int TWISTS = 9;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Mission> mission = Mission.of(targets);
        return mission.isPresent()
                ? mission.get().forbidden(scene)
                : scene.noTarget("a mission: mission:slay KIND, mission:drive off KIND, mission:fetch x,y or"
                        + " mission:guard");
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Mission mission = Mission.of(targets).orElseThrow();
        boolean here = mission.deed() == Mission.Deed.GUARD
                || mission.hunt() && met(scene).anyMatch(foe -> foe.monster().equals(mission.what()) && !foe.gone());
        if (scene.member().isPresent() && !here) {
            StalkerErrand.send(u, scene, mission);
            return;
        }
        Foe came = Servants.come(u, scene, ROW, NAME, "comes unseen");
        Effects.begin(
                u,
                scene.now(u),
                new Effect.On.OnFoe(came.id()),
                "on a mission",
                Lengths.LASTING,
                Map.of(),
                Map.of(MISSION, mission.text()),
                true,
                List.of());
    }

    private static Stream<Foe> met(Scene scene) {
        return scene.encounter().stream().flatMap(meeting -> meeting.foes().stream());
    }

    /** It stands by its caller, unseen. */
    @Override
    public List<List<String>> wits(Scene scene) {
        return List.of(List.of(new Mission(Mission.Deed.GUARD, "").target()));
    }

    /** A meeting is over: a stalker sent against those who were met has done what it was called for, or goes after them. */
    static void after(Unfolding u, Encounter past) {
        for (Effect effect : missions(u)) {
            Optional<Mission> mission = Mission.read(effect.word(MISSION)).filter(Mission::hunt);
            if (mission.isEmpty() || !(effect.on() instanceof Effect.On.OnFoe on)) {
                continue;
            }
            List<Foe> those = past.foes().stream()
                    .filter(foe -> foe.monster().equals(mission.get().what()))
                    .filter(foe -> foe.standing() != Foe.Standing.DEAD)
                    .toList();
            boolean met = past.foes().stream()
                    .anyMatch(foe -> foe.monster().equals(mission.get().what()));
            List<Foe> left = those.stream().filter(foe -> !foe.gone()).toList();
            boolean slay = mission.get().deed() == Mission.Deed.SLAY;
            if (met && (slay ? those.isEmpty() : left.isEmpty())) {
                u.emit(new MagicEvent.FollowerLeft(on.foe(), "its mission is done"));
            } else if (met) {
                u.state().followers().stream()
                        .map(Follower::foe)
                        .filter(foe -> foe.id().equals(on.foe()) && foe.able())
                        .findFirst()
                        .ifPresent(stalker -> StalkerErrand.pursue(
                                u,
                                effect,
                                mission.get(),
                                stalker,
                                slay ? those.stream().filter(Foe::gone).toList() : List.of(),
                                !left.isEmpty()));
            }
        }
    }

    /** A day has passed: after thirty it looks every week for a way to do the letter of its order and be gone. */
    static void day(Unfolding u) {
        for (Effect effect : missions(u)) {
            int served = effect.number(SERVED) + 1;
            u.emit(new MagicEvent.EffectChanged(effect.id(), SERVED, served, "a day"));
            if (served > patience(u) && served % WEEK == 0) {
                boolean twisted = u.throwing()
                        .of(RULE, "twisting the order")
                        .secret()
                        .atLeast(TWISTS)
                        .roll(2, 6)
                        .success();
                u.throwing().take();
                if (twisted) {
                    twisted(u, effect);
                }
            }
        }
    }

    private static void twisted(Unfolding u, Effect effect) {
        String why = "it has done the letter of its order";
        u.emit(
                effect.on() instanceof Effect.On.OnFoe on
                        ? new MagicEvent.FollowerLeft(on.foe(), why)
                        : new MagicEvent.EffectEnded(effect.id(), why));
    }

    private static int patience(Unfolding u) {
        return Servants.days(u, ROW, "word").orElse(Integer.MAX_VALUE);
    }

    private static List<Effect> missions(Unfolding u) {
        return u.state().effects().stream()
                .filter(effect -> effect.kind().equals(RULE))
                .toList();
    }

    @Override
    public String question() {
        return "Bid it";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(aim(new Mission(Mission.Deed.GUARD, "")));
        scene.encounter().filter(Encounter::kindKnown).map(Encounter::foes).stream()
                .flatMap(List::stream)
                .map(Foe::monster)
                .distinct()
                .forEach(kind -> {
                    aims.add(aim(new Mission(Mission.Deed.SLAY, kind)));
                    aims.add(aim(new Mission(Mission.Deed.DRIVE, kind)));
                });
        if (scene.state().underground().isPresent() && scene.member().isPresent()) {
            heaps(scene).forEach(cell -> aims.add(aim(new Mission(Mission.Deed.FETCH, cell.toString()))));
        }
        return aims;
    }

    private static Aim aim(Mission mission) {
        return new Aim(mission.target(), mission.told(), "");
    }

    /** Squares away from the company where it has seen something lie. */
    private static List<Cell> heaps(Scene scene) {
        LevelState level = scene.state().level(scene.levelId());
        List<Cell> cells = new ArrayList<>(level.piles().keySet());
        level.rooms().values().stream()
                .filter(room -> room.looked())
                .flatMap(room -> room.hoards().stream())
                .filter(hoard -> hoard.found() && !hoard.empty())
                .map(Hoard::cell)
                .forEach(cells::add);
        return cells.stream()
                .filter(cell -> level.seen().contains(cell) && !scene.cell().equals(Optional.of(cell)))
                .distinct()
                .sorted()
                .toList();
    }

    /** Which deed, and to which kind of creature if it is to hunt those who are not met. */
    @Override
    public List<Asked> asks(Scene scene, List<Aim> aims) {
        List<Aim> deeds = new ArrayList<>(aims);
        deeds.add(
                new Aim(Mission.target(Mission.Deed.SLAY), "slay every creature of a kind", "the kind is named below"));
        deeds.add(new Aim(
                Mission.target(Mission.Deed.DRIVE), "drive off every creature of a kind", "the kind is named below"));
        List<Aim> kinds = new ArrayList<>();
        kinds.add(new Aim("", "nobody", ""));
        scene.world().book().monsters().monsters().values().stream()
                .sorted(Comparator.comparing(Monster::name))
                .forEach(kind -> kinds.add(new Aim(kind.id(), kind.name(), "")));
        return List.of(
                Asked.choice(Asked.TARGET, "Its mission", deeds),
                Asked.choice(Asked.KIND, "Whom it is to hunt", kinds));
    }

    /** What the effect of a mission keeps of its caster. */
    static SortedMap<String, Integer> by(Scene scene) {
        return new TreeMap<>(Map.of(
                Effects.LEVEL,
                scene.level(),
                Effects.SIDE,
                scene.casterAlignment().ordinal() + 1));
    }
}
