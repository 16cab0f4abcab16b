package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/**
 * A task as a Geas lays it, but with a curse for the refuser instead of death. The curse is named aloud with the task and
 * may strike once, at the first refusal: a day on which nothing is done for it, or an open no.
 *
 * <p>Targets: the creature and its task as for {@link Geas}, or {@code task:} and words of which nobody can see when they
 * are fulfilled; then the curse is less likely to strike.
 */
@Rule("SP-110")
final class Quest extends OnCreature {
    static final String KIND = "SP-110";

    private static final String TASK = "task:";
    private static final String VAGUE = "vague";
    private static final String STRUCK = "judged";
    private static final String OF = "quest";
    private static final int EVEN = 50;
    private static final int PER_LEVEL = 10;
    private static final int WEIGHT = 20;
    private static final int LEAST = 5;
    private static final int MOST = 95;
    private static final int WORSE = -2;

    @Override
    boolean comrades() {
        return true;
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (words(targets).isEmpty()) {
            return scene.noTarget(
                    "a task, such as task:slay KIND, task:bring GOLD, task:guard DAYS or task: and words");
        }
        return Tasks.of(targets)
                .flatMap(task -> Tasks.impossible(scene, task))
                .<Optional<Refusal>>map(why -> scene.wrong(why, KIND))
                .orElseGet(() -> super.check(scene, targets));
    }

    private static Optional<String> words(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(TASK))
                .map(text -> text.substring(TASK.length()).strip())
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return monster.intelligence() == Intelligence.NON
                ? Optional.of("it would not understand the words")
                : Optional.empty();
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return monster(scene, on)
                .map(monster -> monster.intelligence() != Intelligence.NON && !Minds.mindless(monster))
                .orElse(true);
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Optional<Tasks.Task> task = Tasks.of(targets);
        String text = words(targets).orElseThrow();
        Effects.begin(
                u,
                scene,
                on,
                "must " + task.map(Tasks.Task::told).orElse(text) + ", or be cursed",
                Lengths.LASTING,
                Map.of(VAGUE, task.isPresent() ? 0 : 1),
                Map.of(Tasks.TASK, text),
                false,
                u.throwing().take());
        if (on instanceof Effect.On.OnFoe foe && task.isPresent()) {
            scene.member()
                    .ifPresent(master -> Creatures.foe(u.state(), foe.foe())
                            .ifPresent(each -> sent(u, each, task.get(), master.id())));
        }
    }

    private static void sent(Unfolding u, Foe foe, Tasks.Task task, CharacterId master) {
        Geas.sent(u, foe, task, new Follower(foe, master), KIND);
    }

    /** A refusal: the curse strikes or not, and is not thrown for again. */
    @Rule("SP-110")
    static void refused(Unfolding u, Effect quest, CharacterId id) {
        if (quest.number(STRUCK) != 0) {
            return;
        }
        Adventurer who = u.state().adventurer(id).orElseThrow();
        boolean same = quest.number(Effects.SIDE) == who.alignment().ordinal() + 1;
        int chance = chance(Effects.level(quest), who.level(), same, quest.number(VAGUE) != 0);
        boolean cursed = u.throwing()
                .of(KIND, "whether the curse strikes")
                .by(who.name())
                .on(DiceStream.REFEREE)
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
        u.emit(new PrayerEvent.QuestRefused(quest.id(), id, cursed, u.throwing().take()));
        u.emit(new MagicEvent.EffectChanged(quest.id(), STRUCK, 1, "it was refused"));
        if (cursed) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            Maladies.CURSE,
                            "cursed",
                            new Effect.On.OnCharacter(id),
                            quest.maker(),
                            Effect.Unit.LASTING,
                            0,
                            new TreeMap<>(Map.of(
                                    Afflictions.TO_HIT,
                                    WORSE,
                                    Circles.SAVES,
                                    WORSE,
                                    Maladies.CURSED,
                                    1,
                                    Effects.LEVEL,
                                    Effects.level(quest),
                                    Effects.SIDE,
                                    quest.number(Effects.SIDE))),
                            new TreeMap<>(Map.of(OF, quest.id())),
                            false),
                    KIND));
        }
    }

    /** The chance in hundred that the curse strikes. */
    @Rule("SP-110")
    static int chance(int cleric, int victim, boolean sameSide, boolean vague) {
        int sum = EVEN + PER_LEVEL * (cleric - victim) + (sameSide ? WEIGHT : 0) - (vague ? WEIGHT : 0);
        return Math.clamp(sum, LEAST, MOST);
    }

    /** A quest is over: the curse that came of it is over too. */
    @Rule("SP-110")
    static void ended(Unfolding u, Effect quest) {
        u.state().effects().stream()
                .filter(effect -> effect.word(OF).equals(quest.id()))
                .forEach(curse -> u.emit(new MagicEvent.EffectEnded(curse.id(), "the quest is over")));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (Aim victim : super.aims(scene)) {
            for (Tasks.Task task : Tasks.offered(scene)) {
                aims.add(new Aim(victim.value() + "|" + TASK + task.text(), victim.label() + ": " + task.told(), ""));
            }
        }
        return aims;
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return super.wits(scene).stream()
                .map(target -> List.of(target.getFirst(), "task:bring 500"))
                .toList();
    }
}
