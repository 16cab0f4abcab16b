package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;

/**
 * The cleric speaks with animals of one kind and understands them: they may serve, or answer, or go; in no case do they
 * attack the company while it lasts.
 */
@Rule({"SP-88", "CH-112"})
final class SpeakWithAnimals implements SpellWork {
    private static final int FEET = 30;
    private static final int SERVES = 9;
    private static final int TALKS = 6;

    /** With a foe's id, the number that says that it has been spoken to. */
    private static final String ASKED = "asked-";

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.member().isEmpty()) {
            return scene.noTarget("an animal");
        }
        return targets.isEmpty() ? Optional.empty() : speakable(scene, targets);
    }

    private static Optional<Refusal> speakable(Scene scene, List<String> targets) {
        Optional<Foe> foe = addressed(scene, targets);
        if (foe.isEmpty()) {
            return scene.noTarget("an animal within 30 feet");
        }
        if (!scene.seesThem()) {
            return scene.wrong("they are not in sight", "MA-10");
        }
        boolean known = scene.encounter().map(Encounter::kindKnown).orElse(false);
        return known && !animal(scene, foe.get())
                ? scene.wrong("it is no animal", "SP-88")
                : scene.distance() > FEET ? scene.inReach(scene.distance()) : Optional.empty();
    }

    private static Optional<Foe> addressed(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnFoe target
                ? scene.foe(target.id()).filter(foe -> !foe.gone())
                : Optional.empty();
    }

    private static boolean animal(Scene scene, Foe foe) {
        return scene.world()
                .book()
                .monsters()
                .find(foe.monster())
                .filter(Animals::is)
                .isPresent();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        Lengths length =
                Lengths.turns(u.state(), scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns")));
        int casting = Effects.casting(u);
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "speaks with animals",
                length,
                Map.of(Effects.CASTING, casting),
                false,
                List.of());
        if (!targets.isEmpty()) {
            u.state()
                    .effects()
                    .first(scene.caster().on(), Animals.KIND)
                    .ifPresent(effect -> address(u, scene.now(u), targets, effect));
        }
    }

    /** What one kind makes of being spoken to; each group is asked once. */
    private static void address(Unfolding u, Scene scene, List<String> targets, Effect spell) {
        Optional<Foe> one = addressed(scene, targets);
        Optional<Adventurer> cleric = scene.member();
        if (one.isEmpty() || cleric.isEmpty()) {
            return;
        }
        List<Foe> kind = scene.encounter().orElseThrow().foes().stream()
                .filter(foe -> !foe.gone() && foe.monster().equals(one.get().monster()))
                .toList();
        kind.forEach(foe -> u.emit(new MagicEvent.EffectChanged(spell.id(), ASKED + foe.id(), 1, "it was spoken to")));
        if (!animal(scene, one.get())) {
            u.emit(new MagicEvent.NothingHappened(scene.caster(), scene.spell().id(), List.of()));
            return;
        }
        int score = scene.throwing(u, "what the animals make of it")
                .plus(charisma(scene, cleric.get()))
                .roll(2, 6)
                .total();
        PrayerEvent.Bent bent = score >= SERVES
                ? PrayerEvent.Bent.SERVES
                : score >= TALKS ? PrayerEvent.Bent.TALKS : PrayerEvent.Bent.LEAVES;
        List<Roll> rolls = u.throwing().take();
        if (bent != PrayerEvent.Bent.LEAVES) {
            peace(u, scene, kind, spell);
        }
        u.emit(new PrayerEvent.AnimalsSwayed(
                cleric.get().id(),
                one.get().monster(),
                bent,
                kind.stream().map(Foe::id).toList(),
                rolls));
        if (bent != PrayerEvent.Bent.LEAVES) {
            answers(u, scene, cleric.get().id(), one.get());
        }
        calm(u);
    }

    private static int charisma(Scene scene, Adventurer cleric) {
        var tables = scene.world().book().characters();
        var rules = scene.state().ruleset();
        return rules.original()
                ? AbilityModifiers.loyalty(tables, rules, cleric.abilities())
                : AbilityModifiers.reaction(tables, rules, cleric.abilities());
    }

    /** They do no harm as long as he can speak with them. */
    private static void peace(Unfolding u, Scene scene, List<Foe> kind, Effect spell) {
        for (Foe foe : kind) {
            Effects.begin(
                    u,
                    scene,
                    new Effect.On.OnFoe(foe.id()),
                    "at peace",
                    new Lengths(spell.unit(), spell.left()),
                    Map.of(Effects.CASTING, spell.number(Effects.CASTING)),
                    false,
                    List.of());
        }
    }

    /** What it saw, smelt and heard in the last day, in its own terms. */
    private static void answers(Unfolding u, Scene scene, CharacterId cleric, Foe by) {
        String name = scene.world().book().monsters().monster(by.monster()).name();
        u.emit(new PrayerEvent.Told(
                cleric,
                "SP-88",
                "the " + name.toLowerCase(Locale.ROOT),
                Hearsay.about(scene.now(u), Hearsay.Teller.BEASTS),
                List.of()));
    }

    /** With nobody left who would fight, the fight is over. */
    private static void calm(Unfolding u) {
        Optional<Encounter> meeting = u.state().encounter();
        boolean hostile = meeting.map(Encounter::able).orElse(List.of()).stream()
                .anyMatch(foe -> !Animals.spoken(u.state(), foe.id()));
        if (meeting.isPresent() && !hostile && !meeting.get().able().isEmpty()) {
            u.emit(new MeetingEvent.MindMade(Talk.Mood.CALM, 0, "SP-88", List.of()));
            if (meeting.get().phase() == Encounter.Phase.BATTLE) {
                u.emit(new MeetingEvent.PhaseCame(Encounter.Phase.INTENT, "SP-88"));
            }
        }
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        boolean asked = addressed(scene, targets)
                .filter(foe -> effect.number(ASKED + foe.id()) != 0)
                .isPresent();
        return !(effect.on() instanceof Effect.On.OnCharacter)
                ? scene.noTarget("an animal")
                : asked ? scene.wrong("it has had its say", "SP-88") : speakable(scene, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        address(u, scene, targets, effect);
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        return kinds(scene).stream()
                .filter(aim -> checkDirected(scene, effect, aim.targets()).isEmpty())
                .toList();
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>(kinds(scene));
        if (scene.encounter().isEmpty()) {
            aims.add(new Aim("", "whatever animals are met", "while it lasts"));
        }
        return aims;
    }

    private static List<Aim> kinds(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        Set<String> kinds = new HashSet<>();
        scene.encounter()
                .filter(meeting -> meeting.phase() != Encounter.Phase.WARNED)
                .ifPresent(meeting -> meeting.foes().stream()
                        .filter(foe -> !foe.gone() && kinds.add(foe.monster()))
                        .forEach(foe -> aims.add(new Aim(
                                "foe:" + foe.id(),
                                meeting.kindKnown() ? "the " + plain(scene, foe) : "the shapes",
                                "all of the kind"))));
        return aims.stream().distinct().toList();
    }

    private static String plain(Scene scene, Foe foe) {
        return scene.world().book().monsters().monster(foe.monster()).name();
    }
}
