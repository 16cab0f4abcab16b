package org.woodgrain.campaign.spells;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * The magic jar of one who is met: its spirit leaves its body for a stone that lies by it, and from there goes into members
 * of the company, who then fight on its side. It holds nobody when the meeting is over; but where its own body is dead, the
 * stone lies there with the spirit in it, and it tries again when the company fights near by.
 */
@Rule("SP-54")
public final class FoeJar {
    private static final String SMASHED = "the stone is destroyed";

    private FoeJar() {}

    /** Whether somebody's body is in the power of a spirit from the other side. */
    public static boolean possessed(CampaignState state, CharacterId who) {
        return spirit(state, who).isPresent();
    }

    /** The spirit from the other side that is in somebody's body. */
    public static Optional<FoeId> spirit(CampaignState state, CharacterId who) {
        return state.effects().of(MagicJar.HOST).isEmpty()
                ? Optional.empty()
                : state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                        .filter(effect -> effect.kind().equals(MagicJar.HOST))
                        .filter(effect -> !state.adventurers().containsKey(new CharacterId(effect.maker())))
                        .map(effect -> new FoeId(effect.maker()))
                        .findFirst();
    }

    /** The member in whose body one of those who are met is now. */
    static Optional<CharacterId> host(CampaignState state, FoeId spirit) {
        return state.effects().of(MagicJar.HOST).stream()
                .filter(hold -> hold.maker().equals(spirit.value()))
                .flatMap(hold -> hold.on() instanceof Effect.On.OnCharacter on
                        ? Optional.of(on.character()).stream()
                        : Optional.<CharacterId>empty().stream())
                .findFirst();
    }

    /** Whether it is worth the risk: somebody is to guard the body that lies there. */
    static boolean wise(Scene scene) {
        return !Wits.comrades(scene).isEmpty();
    }

    static void begin(Unfolding u, Scene scene) {
        Encounter meeting = u.state().encounter().orElseThrow();
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "lying as if lifeless",
                new Lengths(Effect.Unit.ENCOUNTER, 0),
                Map.of(Effect.HELPLESS, 1),
                Jars.lying(meeting.level(), meeting.cell()),
                false,
                List.of());
        of(u.state(), scene.caster().value()).ifPresent(jar -> attempt(u, jar));
    }

    private static Optional<Effect> of(CampaignState state, String spirit) {
        return Jars.ofFoes(state).stream()
                .filter(jar -> jar.maker().equals(spirit))
                .findFirst();
    }

    /** A round begins: a spirit leaves a body that can do nothing, and one in its stone tries again. */
    static void round(Unfolding u) {
        for (Effect jar : Jars.ofFoes(u.state())) {
            CharacterId host = new CharacterId(jar.word(Jars.TAKEN));
            if (!jar.word(Jars.TAKEN).isEmpty() && u.state().helpless(host)) {
                back(u, jar);
                end(u, new Effect.On.OnCharacter(host), "the spirit has left him");
            } else if (jar.word(Jars.TAKEN).isEmpty()) {
                attempt(u, jar);
            }
        }
    }

    /** It tries the strongest whom it has not tried; one who saves has felt something reach for his mind. */
    private static void attempt(Unfolding u, Effect jar) {
        CampaignState state = u.state();
        if (state.encounter().isEmpty() || Jars.between(state, jar) > Jars.reach(state)) {
            return;
        }
        state.company().stream()
                .filter(who -> Jars.may(state, jar, who.id().value()))
                .filter(who -> !Casting.heedsFoes(state, who.id()))
                .filter(who ->
                        Jars.hold(state, new Effect.On.OnCharacter(who.id())).isEmpty())
                .filter(who -> Swallowed.by(state, who.id()).isEmpty())
                .max(Comparator.comparingInt(Adventurer::level))
                .ifPresent(who -> attempt(u, jar, who));
    }

    private static void attempt(Unfolding u, Effect jar, Adventurer who) {
        Scene scene = Jars.scene(u, jar);
        Effect.On on = new Effect.On.OnCharacter(who.id());
        boolean saved = Saves.made(u, scene, on);
        if (jar.number(Jars.KNOWN) == 0) {
            u.emit(new MagicEvent.EffectChanged(jar.id(), Jars.KNOWN, 1, ""));
        }
        if (saved) {
            Jars.refused(u, jar, scene, on);
            return;
        }
        u.emit(new SpellEvent.Reworded(jar.id(), Jars.TAKEN, who.id().value(), jar.label(), MagicJar.KIND));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        MagicJar.HOST,
                        "not himself",
                        on,
                        jar.maker(),
                        Effect.Unit.ENCOUNTER,
                        0,
                        new TreeMap<>(Map.of(Effects.LEVEL, scene.level())),
                        true),
                MagicJar.KIND,
                u.throwing().take()));
        u.emit(new BattleEvent.Thwarted(
                new Fighter.Member(who.id()),
                who.name() + " stops, looks about with other eyes, and turns on the company!"));
    }

    /** The member whom it had has died: the spirit is back in its stone. */
    static void hostGone(Unfolding u, CharacterId host) {
        for (Effect jar : Jars.ofFoes(u.state())) {
            if (jar.word(Jars.TAKEN).equals(host.value())) {
                back(u, jar);
            }
        }
        if (possessed(u.state(), host)) {
            end(u, new Effect.On.OnCharacter(host), "he is dead");
        }
    }

    private static void back(Unfolding u, Effect jar) {
        u.emit(new SpellEvent.Reworded(jar.id(), Jars.TAKEN, "", jar.label(), MagicJar.KIND));
    }

    /** The hold on a member is broken, and the spirit thrown back into its stone. */
    static void expelled(Unfolding u, Effect hold) {
        if (hold.on() instanceof Effect.On.OnCharacter on) {
            of(u.state(), hold.maker())
                    .filter(jar -> jar.word(Jars.TAKEN).equals(on.character().value()))
                    .ifPresent(jar -> back(u, jar));
        }
    }

    /** The stone is smashed: the spirit is no more, wherever it was, and its body is dead. */
    static void smashed(Unfolding u, Effect jar) {
        FoeId spirit = new FoeId(jar.maker());
        free(u, jar);
        u.emit(new MagicEvent.EffectEnded(jar.id(), SMASHED));
        Creatures.foe(u.state(), spirit)
                .filter(foe -> !foe.gone())
                .ifPresent(foe -> u.emit(
                        new HarmEvent.FoeDied(foe.id(), foe.monster(), "the loss of its spirit", MagicJar.KIND)));
    }

    /** Whoever was held is himself. */
    private static void free(Unfolding u, Effect jar) {
        if (!jar.word(Jars.TAKEN).isEmpty()) {
            end(u, new Effect.On.OnCharacter(new CharacterId(jar.word(Jars.TAKEN))), "the spirit is gone from him");
        }
    }

    /**
     * The spell is over, and with it every hold that it gave. Where the body is dead there is none to go back to: with
     * the meeting the spirit is left in its stone, and where its magic is dispelled it is no more.
     */
    static void ended(Unfolding u, Effect jar, String why) {
        if (!jar.kind().equals(MagicJar.KIND)) {
            free(u, jar);
            return;
        }
        Optional<Foe> body = u.state().encounter().flatMap(meeting -> meeting.foe(new FoeId(jar.maker())));
        boolean alive = body.filter(foe -> !foe.gone()).isPresent();
        free(u, jar);
        boolean dead = body.filter(foe -> foe.standing() == Foe.Standing.DEAD).isPresent();
        Optional<Place.Underground> lies = Jars.place(jar);
        if (!alive && dead && lies.isPresent() && !why.equals(SMASHED) && !why.equals(Dispelling.WHY)) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            Jars.STONE,
                            "",
                            new Effect.On.OnCell(lies.get().level(), lies.get().cell()),
                            jar.maker(),
                            Effect.Unit.LASTING,
                            0,
                            left(jar),
                            new TreeMap<>(
                                    Jars.lying(lies.get().level(), lies.get().cell())),
                            true),
                    MagicJar.KIND));
        }
    }

    /** What the company knows of it, whom it has tried, and how strong the magic is. */
    private static SortedMap<String, Integer> left(Effect jar) {
        SortedMap<String, Integer> numbers = new TreeMap<>(jar.numbers());
        numbers.remove(Effect.HELPLESS);
        return numbers;
    }

    private static void end(Unfolding u, Effect.On host, String why) {
        Jars.hold(u.state(), host).ifPresent(hold -> Effects.endOne(u, hold, why));
    }
}
