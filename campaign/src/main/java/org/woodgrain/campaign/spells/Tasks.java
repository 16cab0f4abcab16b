package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;

/** Tasks that a Geas lays on somebody: what they are, when they are done, and what idling costs. */
public final class Tasks {
    /** The word of an effect that holds the task. */
    static final String TASK = "task";

    /** Numbers of the effect: days that weigh on him, days of open refusal, and whether he refuses now. */
    static final String OFF = "days-off";

    static final String REFUSED = "refused";
    static final String DEFIANT = "defiant";
    static final String GUARDED = "guarded";

    static final List<String> KINDS = List.of(Geas.KIND, Quest.KIND);

    private static final Pattern SHAPE =
            Pattern.compile("slay ([a-z0-9-]+)|go (\\S+) (-?\\d+),\\s*(-?\\d+)|bring (\\d{1,6})|guard (\\d{1,3})");
    private static final int HALF_PACE = 3;
    private static final int WORST = 5;
    private static final int FATAL = 7;

    private Tasks() {}

    /** What is to be done. */
    enum Kind {
        SLAY,
        GO,
        BRING,
        GUARD
    }

    /**
     * A task.
     *
     * @param kind of what sort
     * @param text as commands write it
     * @param what whom, where, how much or how long
     */
    record Task(Kind kind, String text, String what) {
        /** In words, after "must". */
        String told() {
            return switch (kind) {
                case SLAY -> "slay " + Phrases.article(what.replace('-', ' '));
                case GO -> "go to " + what;
                case BRING -> "bring home " + what + " gold pieces";
                case GUARD -> "stand guard for " + what + " days";
            };
        }
    }

    /** The task among the texts; empty if there is none with a clear end. */
    @Rule("SP-69")
    static Optional<Task> of(List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith("task:"))
                .map(text -> text.substring("task:".length()).strip().toLowerCase(Locale.ROOT))
                .flatMap(text -> read(text).stream())
                .findFirst();
    }

    static Optional<Task> of(Effect effect) {
        return read(effect.word(TASK));
    }

    private static Optional<Task> read(String text) {
        Matcher found = SHAPE.matcher(text);
        if (!found.matches()) {
            return Optional.empty();
        }
        if (found.group(1) != null) {
            return Optional.of(new Task(Kind.SLAY, text, found.group(1)));
        }
        if (found.group(2) != null) {
            return Optional.of(new Task(Kind.GO, text, found.group(2) + " " + found.group(3) + "," + found.group(4)));
        }
        return Optional.of(
                found.group(5) != null
                        ? new Task(Kind.BRING, text, found.group(5))
                        : new Task(Kind.GUARD, text, found.group(6)));
    }

    /** Why a task cannot be laid on anybody; empty if it can. */
    @Rule("SP-69")
    static Optional<String> impossible(Scene scene, Task task) {
        return switch (task.kind()) {
            case SLAY ->
                scene.world().book().monsters().find(task.what()).isPresent()
                        ? Optional.empty()
                        : Optional.of("there is no such creature to be slain");
            case GO -> {
                String[] parts = task.what().split(" ", -1);
                boolean there = scene.world()
                        .level(parts[0])
                        .filter(level -> level.floor().stream()
                                .anyMatch(cell -> cell.toString().equals(parts[1])))
                        .isPresent();
                yield there ? Optional.empty() : Optional.of("there is no such place");
            }
            case BRING, GUARD -> task.what().equals("0") ? Optional.of("that is no task") : Optional.empty();
        };
    }

    /** Tasks that a menu offers: against those who are met, for gold, and for a guard. */
    static List<Task> offered(Scene scene) {
        List<Task> all = new ArrayList<>();
        scene.encounter().filter(Encounter::kindKnown).map(Encounter::foes).stream()
                .flatMap(List::stream)
                .map(Foe::monster)
                .distinct()
                .forEach(kind -> all.add(new Task(Kind.SLAY, "slay " + kind, kind)));
        all.add(new Task(Kind.BRING, "bring 500", "500"));
        all.add(new Task(Kind.GUARD, "guard 30", "30"));
        return all;
    }

    /** What weighs on throws to hit and saves: 0 to -5. */
    @Rule("SP-69")
    static int weakness(int daysOff) {
        return -Math.min(WORST, daysOff);
    }

    /** Whether the victim goes at half his pace. */
    @Rule("SP-69")
    static boolean lame(int daysOff) {
        return daysOff >= HALF_PACE;
    }

    /** Looks whether an event has done somebody's task. */
    @Rule("SP-69")
    static void watch(Unfolding u, Event event) {
        for (Effect effect : u.state().effects().ofAny(KINDS)) {
            if (effect.on() instanceof Effect.On.OnCharacter on
                    && of(effect)
                            .filter(task -> done(u.state(), task, on.character(), event))
                            .isPresent()) {
                free(u, effect, on.character());
            }
        }
    }

    private static void free(Unfolding u, Effect effect, CharacterId who) {
        u.emit(
                effect.kind().equals(Quest.KIND)
                        ? new PrayerEvent.QuestFulfilled(effect.id(), who)
                        : new SpellEvent.TaskJudged(effect.id(), who, 0, 0, "has done the task and is free"));
        u.emit(new MagicEvent.EffectEnded(effect.id(), "the task is done"));
    }

    private static boolean done(CampaignState state, Task task, CharacterId who, Event event) {
        return switch (task.kind()) {
            case SLAY ->
                event instanceof HarmEvent.FoeDied died
                        && died.monster().equals(task.what())
                        && state.order().contains(who);
            case GO ->
                event instanceof DelveEvent.Moved moved
                        && (moved.level() + " " + moved.to()).equals(task.what())
                        && state.order().contains(who);
            case BRING ->
                state.underground().isEmpty()
                        && state.adventurer(who)
                                .filter(each -> Coins.worth(each.purse()) >= Integer.parseInt(task.what()) * Coins.GOLD)
                                .isPresent();
            case GUARD -> false;
        };
    }

    /** Why somebody cannot refuse, or take up again, a task; empty if he can. */
    @Rule("SP-69")
    public static Optional<Refusal> checkDefiance(CampaignState state, CharacterId who, String id, boolean refuses) {
        boolean his = state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                .anyMatch(effect -> effect.id().equals(id)
                        && KINDS.contains(effect.kind())
                        && (effect.number(DEFIANT) != 0) != refuses);
        return his
                ? Optional.empty()
                : Optional.of(new MagicRefusal.NoSuchSpellInForce(
                        state.adventurer(who).map(each -> each.name()).orElse("Nobody"), "such task"));
    }

    /** He says openly that he will not do it, or that he will. */
    @Rule("SP-69")
    public static void defy(Unfolding u, String effect, boolean refuses) {
        u.emit(new MagicEvent.EffectChanged(
                effect, DEFIANT, refuses ? 1 : 0, refuses ? "the task is refused" : "the task is taken up again"));
        if (refuses) {
            u.state().effects().stream()
                    .filter(quest -> quest.id().equals(effect) && quest.kind().equals(Quest.KIND))
                    .forEach(quest -> refused(u, quest));
        }
    }

    private static void refused(Unfolding u, Effect quest) {
        if (quest.on() instanceof Effect.On.OnCharacter on) {
            Quest.refused(u, quest, on.character());
        }
    }

    /** A day has passed for everybody under a Geas. */
    @Rule("SP-69")
    static void day(Unfolding u, boolean resting) {
        for (Effect effect : u.state().effects().ofAny(KINDS)) {
            if (effect.on() instanceof Effect.On.OnCharacter on) {
                of(effect).ifPresent(task -> day(u, effect, task, on.character(), resting));
            }
        }
    }

    private static void day(Unfolding u, Effect effect, Task task, CharacterId who, boolean resting) {
        boolean defiant = effect.number(DEFIANT) != 0;
        boolean abroad =
                u.state().underground().isPresent() && u.state().order().contains(who);
        boolean hurt = u.state()
                .adventurer(who)
                .map(each -> each.hitPoints() < each.maxHitPoints())
                .orElse(false);
        boolean works = !defiant && (abroad || task.kind() == Kind.GUARD || resting && hurt);
        int refused = defiant ? effect.number(REFUSED) + 1 : 0;
        int off = works ? Math.max(0, effect.number(OFF) - 1) : effect.number(OFF) + 1;
        if (task.kind() == Kind.GUARD && works) {
            int stood = effect.number(GUARDED) + 1;
            if (stood >= Integer.parseInt(task.what())) {
                free(u, effect, who);
                return;
            }
            u.emit(new MagicEvent.EffectChanged(effect.id(), GUARDED, stood, "a day"));
        }
        if (effect.kind().equals(Quest.KIND)) {
            if (!works) {
                Quest.refused(u, effect, who);
            }
            return;
        }
        if (off != effect.number(OFF) || refused != effect.number(REFUSED)) {
            u.emit(new SpellEvent.TaskJudged(
                    effect.id(),
                    who,
                    off,
                    refused,
                    off > effect.number(OFF) ? "weakens: the task is not being done" : ""));
        }
        if (refused >= FATAL) {
            Wounds.kill(u, who, "a Geas defied", "SP-69", List.of());
        }
    }
}
