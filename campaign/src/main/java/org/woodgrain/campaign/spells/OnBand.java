package org.woodgrain.campaign.spells;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.people.Ranks;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * A blessing or malison on up to twelve of one side who stand within twenty feet of a point and are not in combat.
 *
 * <p>The caster sets the point so that most are taken in, unless he names one to stand in the middle.
 */
abstract class OnBand implements SpellWork {
    static final List<String> BOTH = List.of("SP-86", "SP-87");

    private static final int MOST = 12;
    private static final int RADIUS = 20;

    /**
     * One casting.
     *
     * @param turns how long it lasts
     * @param number by which it is dispelled as a whole
     */
    record Cast(int turns, int number) {}

    /** Whether it works on the caster's own side. */
    abstract boolean friendly();

    /** Does it to one. */
    abstract void lay(Unfolding u, Scene scene, Effect.On on, Cast cast);

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (!friendly()) {
            if (scene.encounter().isEmpty()) {
                return scene.noTarget("enemies in sight");
            }
            if (!scene.seesThem()) {
                return scene.wrong("they are not in sight", "MA-10");
            }
        }
        if (side(scene).isEmpty()) {
            return scene.noTarget("somebody within reach");
        }
        return friendly() ? Optional.empty() : scene.inReach(scene.distance());
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Cast cast = new Cast(turns, Effects.casting(u));
        for (Effect.On on : within(scene, targets)) {
            lay(u, scene, on, cast);
        }
    }

    @Rule({"SP-86", "SP-87", "SP-120"})
    private List<Effect.On> within(Scene scene, List<String> targets) {
        List<Effect.On> all =
                side(scene).stream().filter(on -> !fighting(scene, on)).toList();
        return middle(targets)
                .filter(side(scene)::contains)
                .map(point -> about(scene, all, point))
                .orElseGet(() -> all.stream()
                        .map(point -> about(scene, all, point))
                        .max(Comparator.comparingInt(List::size))
                        .orElse(List.of()));
    }

    private static Optional<Effect.On> middle(List<String> targets) {
        return Target.first(targets).flatMap(target -> switch (target) {
            case Target.OnFoe foe -> Optional.of(new Effect.On.OnFoe(foe.id()));
            case Target.OnMember member -> Optional.of(new Effect.On.OnCharacter(member.id()));
            default -> Optional.empty();
        });
    }

    private static List<Effect.On> about(Scene scene, List<Effect.On> all, Effect.On point) {
        List<Effect.On> near = Areas.within(scene, point, RADIUS);
        return all.stream().filter(near::contains).limit(MOST).toList();
    }

    private List<Effect.On> side(Scene scene) {
        boolean company = scene.caster() instanceof Caster.Member == friendly();
        return company ? Ranks.company(scene.state()) : Ranks.foes(scene.state());
    }

    /** Whether somebody has struck or been struck in this round or the last. */
    @Rule("SP-86")
    private static boolean fighting(Scene scene, Effect.On on) {
        return scene.encounter()
                .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                .map(meeting -> meeting.engaged(Creatures.id(on)).orElse(-2) >= meeting.round() - 1)
                .orElse(false);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return side(scene).isEmpty()
                ? List.of()
                : List.of(new Aim("", friendly() ? "friends near by" : "the enemies", "up to twelve not in combat"));
    }

    /** Worth casting if it takes in somebody on whom it does not lie yet. */
    @Override
    public List<List<String>> wits(Scene scene) {
        boolean useful = within(scene, List.of()).stream()
                .anyMatch(on -> Effects.find(
                                scene.state(), on, List.of(scene.spell().id()))
                        .isEmpty());
        return useful ? Wits.once() : List.of();
    }
}
