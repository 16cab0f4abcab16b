package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.characters.Survival;

/**
 * A dead man, elf or dwarf rises: at level eight if he has been dead for four days at most, four more for each further
 * level. A weak constitution may not stand it; whoever rises has one hit point and must rest for two weeks.
 */
@Rule({"SP-107", "CH-26"})
final class RaiseDead implements SpellWork {
    private static final Set<Race> RISE = Set.of(Race.HUMAN, Race.ELF, Race.DWARF);
    private static final int DAYS = 4;
    private static final int BELOW = 7;
    private static final int REST = 14;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Adventurer> found = dead(scene, targets);
        if (found.isEmpty() && walks(scene, targets)) {
            return scene.wrong("the body walks about and must be destroyed first", "SP-53");
        }
        if (found.isEmpty()) {
            return scene.noTarget("a dead comrade whose body is at hand");
        }
        Adventurer who = found.get();
        if (!RISE.contains(who.race())) {
            return scene.wrong("only men, elves and dwarves can be called back", "SP-107");
        }
        int days = TheDead.days(scene.state(), who.id());
        if (days > limit(scene.level())) {
            return scene.wrong(
                    who.name() + " has been dead for " + days + " days, and " + limit(scene.level())
                            + " are the most that can be undone",
                    "SP-107");
        }
        return TheDead.pastRaising(scene.state(), who.id())
                ? scene.wrong("this body cannot be called back", "CH-26")
                : Optional.empty();
    }

    /** Days of death that a cleric can undo. */
    @Rule("SP-107")
    static int limit(int level) {
        return Math.max(DAYS, DAYS * (level - BELOW));
    }

    private static boolean walks(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnMember target
                && TheDead.walks(scene.state(), target.id());
    }

    private static Optional<Adventurer> dead(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnMember target
                ? scene.state().adventurer(target.id()).filter(who -> TheDead.atHand(scene.state(), who))
                : Optional.empty();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        dead(scene, targets).ifPresent(who -> {
            boolean lives = Survival.survives(u.throwing(), who.name(), who.abilities());
            u.emit(new PrayerEvent.Called(
                    scene.caster(), who.id(), lives, u.throwing().take()));
            if (lives) {
                Afflictions.begin(
                        u,
                        new Effect.On.OnCharacter(who.id()),
                        "risen",
                        "newly risen",
                        scene.caster().value(),
                        Effect.Unit.DAYS,
                        REST,
                        Map.of(Afflictions.IDLE, 1, Gait.SLOW, 1),
                        "SP-107",
                        List.of());
            }
        });
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return scene.state().adventurers().values().stream()
                .filter(who -> TheDead.atHand(scene.state(), who))
                .map(who -> new Aim(
                        "member:" + who.id(),
                        who.name(),
                        "dead for " + TheDead.days(scene.state(), who.id()) + " days; "
                                + AbilityModifiers.survival(who.abilities()) + "% to live"))
                .toList();
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
