package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.monsters.Monster;

/**
 * The caster's spirit leaves his body for a stone that he has by him, and from it goes into others, whose bodies then
 * fight on his side.
 *
 * <p>Target: {@code foe:ID} to be tried at once, or nothing; afterwards {@code foe:ID}, {@code jar} to leave a body that he
 * has taken, {@code body} to go back to his own.
 */
@Rule("SP-54")
final class MagicJar implements SpellWork {
    static final String KIND = "SP-54";

    /** The kind of the effect on a body that has been taken, and of the one that keeps a spirit in it for good. */
    static final String HOST = "SP-54-host";

    static final String NEW_BODY = "SP-54-body";

    private static final String TAKEN = "host";
    private static final String REFUSED = "refused:";
    private static final String JAR = "jar";
    private static final String BODY = "body";
    private static final int REACH = 120;
    private static final int YARD = 3;
    private static final String DAYS = "days";
    private static final int HUNGER = 7;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            return scene.distance() <= reach(scene.state())
                    ? Optional.empty()
                    : scene.wrong("nobody is near enough to the stone", KIND);
        }
        return targets.isEmpty() ? Optional.empty() : near(scene, targets);
    }

    private static Optional<Refusal> near(Scene scene, List<String> targets) {
        boolean there = scene.target(targets).orElse(null) instanceof Target.OnFoe target
                && scene.foe(target.id()).filter(Foe::able).isPresent();
        return !there
                ? scene.noTarget("a creature within 120 feet of the stone")
                : scene.distance() <= reach(scene.state())
                        ? Optional.empty()
                        : scene.wrong("it is too far from the stone", KIND);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (scene.caster() instanceof Caster.Monster) {
            FoeJar.begin(u, scene);
            return;
        }
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "lifeless, the spirit in a stone",
                Lengths.LASTING,
                Map.of(Effect.HELPLESS, 1),
                Map.of(TAKEN, ""),
                false,
                List.of());
        if (scene.target(targets).orElse(null) instanceof Target.OnFoe target) {
            find(u.state(), scene.caster().value()).ifPresent(jar -> attempt(u, jar, target.id()));
        }
    }

    private static Optional<Effect> find(CampaignState state, String spirit) {
        return state.effects().stream()
                .filter(effect -> effect.kind().equals(KIND) && effect.maker().equals(spirit))
                .findFirst();
    }

    /** Tries to go into a creature: one that saves feels an attack on its mind and cannot be tried again today. */
    @Rule("SP-54")
    private static void attempt(Unfolding u, Effect jar, FoeId foe) {
        Optional<Foe> victim =
                u.state().encounter().flatMap(meeting -> meeting.foe(foe)).filter(Foe::able);
        if (victim.isEmpty() || jar.number(REFUSED + foe) != 0) {
            return;
        }
        Scene scene = Scene.of(
                u.world(),
                u.state(),
                Casters.of(u.state(), jar.maker()),
                u.world().book().spells().spell(KIND));
        Effect.On on = new Effect.On.OnFoe(foe);
        Monster monster = u.world().book().monsters().monster(victim.get().monster());
        boolean proof = monster.undead()
                || monster.isKind("construct")
                || monster.isKind("elemental")
                || monster.isKind("ooze");
        if (proof || Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.EffectChanged(jar.id(), REFUSED + foe, 1, "it could not be taken"));
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, KIND, u.throwing().take()));
            return;
        }
        CharacterId spirit = new CharacterId(jar.maker());
        u.emit(new SpellEvent.FoeLeft(
                foe,
                "stands still and looks about with other eyes",
                KIND,
                u.throwing().take()));
        if (u.state().adventurer(spirit).filter(Adventurer::living).isEmpty()) {
            settle(u, spirit, victim.get());
            return;
        }
        u.emit(new SpellEvent.ServantCame(new Follower(victim.get(), spirit), KIND, List.of()));
        u.emit(new SpellEvent.Reworded(
                jar.id(),
                TAKEN,
                foe.value(),
                "lifeless, the spirit in " + Phrases.article(monster.name().toLowerCase(Locale.ROOT)),
                KIND));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        HOST,
                        "possessed",
                        on,
                        jar.maker(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        true),
                KIND));
    }

    /** A spirit whose own body is dead stays for good in the body that it has. */
    @Rule("SP-54")
    private static void settle(Unfolding u, CharacterId spirit, Foe host) {
        Adventurer who = u.state().adventurer(spirit).orElseThrow();
        Monster monster = u.world().book().monsters().monster(host.monster());
        String name = Phrases.article(monster.name().toLowerCase(Locale.ROOT));
        Career career = who.career();
        u.emit(new SpellEvent.Reborn(
                spirit,
                who.race(),
                career,
                who.acting(),
                monster.id(),
                name,
                Math.max(1, host.hitPoints()),
                List.of()));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        NEW_BODY,
                        "in the body of " + name,
                        new Effect.On.OnCharacter(spirit),
                        spirit.value(),
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        new TreeMap<>(Map.of(Effect.FORM, monster.id())),
                        false),
                KIND));
        find(u.state(), spirit.value())
                .ifPresent(jar -> u.emit(new MagicEvent.EffectEnded(jar.id(), "the spirit has a body")));
    }

    /** A round begins: a spirit in its stone tries the strongest that it has not tried. */
    @Rule("SP-54")
    static void round(Unfolding u) {
        FoeJar.round(u);
        for (Effect jar : u.state().effects().of(KIND)) {
            if (jar.on() instanceof Effect.On.OnCharacter && jar.word(TAKEN).isEmpty()) {
                u.state()
                        .encounter()
                        .ifPresent(meeting -> meeting.able().stream()
                                .filter(foe ->
                                        jar.number(REFUSED + foe.id()) == 0 && meeting.distance() <= reach(u.state()))
                                .max(Comparator.comparingInt(foe -> u.world()
                                        .book()
                                        .monsters()
                                        .monster(foe.monster())
                                        .hitDice()
                                        .dice()))
                                .ifPresent(foe -> attempt(u, jar, foe.id())));
            }
        }
    }

    /** Feet from the stone: tens of yards to the inch under the open sky. */
    private static int reach(CampaignState state) {
        return REACH * (Outdoors.now(state).open() ? YARD : 1);
    }

    /** A body without its spirit lives for seven days. */
    @Rule("SP-54")
    static void day(Unfolding u) {
        for (Effect jar : u.state().effects().of(KIND)) {
            CharacterId who = new CharacterId(jar.maker());
            if (u.state().adventurer(who).filter(Adventurer::living).isEmpty()) {
                continue;
            }
            int days = jar.number(DAYS) + 1;
            u.emit(new MagicEvent.EffectChanged(jar.id(), DAYS, days, "a day without food"));
            if (days >= HUNGER) {
                u.emit(new HarmEvent.CharacterDied(who, "hunger, the spirit being away", KIND, List.of()));
            }
        }
    }

    /** The magic on a body that was taken is dispelled: the spirit is in its stone, and the body its own master. */
    @Rule("SP-54")
    static void expelled(Unfolding u, Effect host, String why) {
        if (!why.equals(Dispelling.WHY)) {
            return;
        }
        FoeJar.expelled(u, host);
        if (!(host.on() instanceof Effect.On.OnFoe on)) {
            return;
        }
        find(u.state(), host.maker())
                .filter(jar -> jar.word(TAKEN).equals(on.foe().value()))
                .ifPresent(jar -> {
                    u.emit(new SpellEvent.Reworded(jar.id(), TAKEN, "", "lifeless, the spirit in a stone", KIND));
                    Servants.turn(u, on.foe(), KIND);
                });
    }

    /** The body that was taken has died: the spirit is back in its stone. */
    @Rule("SP-54")
    static void hostGone(Unfolding u, FoeId host) {
        for (Effect jar : u.state().effects().of(KIND)) {
            if (jar.word(TAKEN).equals(host.value())) {
                u.emit(new SpellEvent.Reworded(jar.id(), TAKEN, "", "lifeless, the spirit in a stone", KIND));
            }
        }
    }

    /** His own body has died: a spirit in a host stays there for good, one in the stone waits for another. */
    @Rule("SP-54")
    static void bodyGone(Unfolding u, CampaignState before, CharacterId who) {
        find(u.state(), who.value())
                .filter(jar -> !jar.word(TAKEN).isEmpty())
                .flatMap(jar -> before.followers().stream()
                        .map(Follower::foe)
                        .filter(foe -> foe.id().value().equals(jar.word(TAKEN)))
                        .findFirst())
                .ifPresent(host -> settle(u, who, host));
    }

    /** The stone is destroyed, and with it the spirit that is tied to it. */
    @Rule("SP-54")
    static void smashed(Unfolding u, String jar) {
        u.state().effects().stream()
                .filter(effect -> effect.id().equals(jar) && effect.kind().equals(KIND))
                .findFirst()
                .ifPresent(effect -> {
                    CharacterId spirit = new CharacterId(effect.maker());
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "the stone is destroyed"));
                    if (u.state().adventurer(spirit).filter(Adventurer::living).isPresent()) {
                        u.emit(new HarmEvent.CharacterDied(spirit, "the loss of the spirit", KIND, List.of()));
                    }
                });
    }

    /** The spell is over: what he had taken is its own master again and goes its way. */
    @Rule("SP-54")
    static void ended(Unfolding u, Effect jar) {
        FoeJar.ended(u, jar);
        if (!jar.word(TAKEN).isEmpty()) {
            FoeId host = new FoeId(jar.word(TAKEN));
            boolean serves = u.state().followers().stream()
                    .anyMatch(follower -> follower.foe().id().equals(host));
            if (serves) {
                Servants.turn(u, host, KIND);
            }
        }
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return FoeJar.wise(scene) ? Wits.once() : List.of();
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        if (!effect.kind().equals(KIND)) {
            return scene.noTarget("the stone");
        }
        if (targets.contains(BODY)) {
            return scene.member().filter(Adventurer::living).isPresent()
                    ? Optional.empty()
                    : scene.wrong("the own body is dead", KIND);
        }
        if (targets.contains(JAR)) {
            return effect.word(TAKEN).isEmpty() ? scene.wrong("the spirit is in the stone", KIND) : Optional.empty();
        }
        if (!effect.word(TAKEN).isEmpty()) {
            return scene.wrong("the spirit has a body, and must leave it first", KIND);
        }
        return near(scene, targets);
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        if (targets.contains(BODY)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "the spirit is in its own body again"));
        } else if (targets.contains(JAR)) {
            FoeId host = new FoeId(effect.word(TAKEN));
            u.emit(new SpellEvent.Reworded(effect.id(), TAKEN, "", "lifeless, the spirit in a stone", KIND));
            Servants.turn(u, host, KIND);
        } else if (scene.target(targets).orElse(null) instanceof Target.OnFoe target) {
            attempt(u, effect, target.id());
        }
    }

    @Override
    public String question() {
        return "Take";
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        aims.add(new Aim("", "a stone at hand", "the strongest is tried in each round"));
        Foes.aims(scene)
                .forEach(aim -> aims.add(new Aim(aim.value(), "a stone, and at once " + aim.label(), "it saves")));
        return aims;
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        if (!effect.kind().equals(KIND)) {
            return List.of();
        }
        List<Aim> aims = new ArrayList<>();
        if (scene.member().filter(Adventurer::living).isPresent()) {
            aims.add(new Aim(BODY, "go back to the body", ""));
        }
        if (effect.word(TAKEN).isEmpty()) {
            aims.addAll(Foes.aims(scene));
        } else {
            aims.add(new Aim(JAR, "leave this body for the stone", ""));
        }
        return aims;
    }
}
