package org.woodgrain.campaign.spells;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/**
 * The magic jar of one who is met: its spirit leaves its body for a stone that it carries, and from there goes into members
 * of the company, who then fight on its side. With the meeting it is over; alone among its foes it can hold nobody.
 */
@Rule("SP-54")
public final class FoeJar {
    private static final String TAKEN = "host";
    private static final String REFUSED = "refused:";
    private static final int REACH = 120;
    private static final int YARD = 3;

    private FoeJar() {}

    /** Whether somebody's body is in the power of a spirit from the other side. */
    public static boolean possessed(CampaignState state, CharacterId who) {
        return !state.effects().of(MagicJar.HOST).isEmpty()
                && state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                        .anyMatch(effect -> effect.kind().equals(MagicJar.HOST));
    }

    /** Whether it is worth the risk: somebody is to guard the body that lies there. */
    static boolean wise(Scene scene) {
        return !Wits.comrades(scene).isEmpty();
    }

    static void begin(Unfolding u, Scene scene) {
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "lying as if lifeless",
                new Lengths(Effect.Unit.ENCOUNTER, 0),
                Map.of(Effect.HELPLESS, 1),
                Map.of(TAKEN, ""),
                false,
                List.of());
        of(u.state(), scene.caster().value()).ifPresent(jar -> attempt(u, jar));
    }

    private static List<Effect> all(CampaignState state) {
        return state.effects().of(MagicJar.KIND).stream()
                .filter(jar -> jar.on() instanceof Effect.On.OnFoe)
                .toList();
    }

    private static Optional<Effect> of(CampaignState state, String spirit) {
        return all(state).stream().filter(jar -> jar.maker().equals(spirit)).findFirst();
    }

    /** A round begins: a spirit leaves a body that can do nothing, and one in its stone tries again. */
    static void round(Unfolding u) {
        for (Effect jar : all(u.state())) {
            CharacterId host = new CharacterId(jar.word(TAKEN));
            if (!jar.word(TAKEN).isEmpty() && u.state().helpless(host)) {
                back(u, jar);
                end(u, new Effect.On.OnCharacter(host), "the spirit has left him");
                return;
            }
        }
        all(u.state()).stream().filter(jar -> jar.word(TAKEN).isEmpty()).forEach(jar -> attempt(u, jar));
    }

    /** It tries the strongest whom it has not tried; one who saves has felt something reach for his mind. */
    private static void attempt(Unfolding u, Effect jar) {
        int feet = REACH * (Outdoors.now(u.state()).open() ? YARD : 1);
        Optional<Adventurer> victim = u.state()
                .encounter()
                .filter(meeting -> meeting.distance() <= feet)
                .flatMap(meeting -> u.state().company().stream()
                        .filter(who -> jar.number(REFUSED + who.id()) == 0)
                        .filter(who -> Charms.of(u.state(), who.id()).isEmpty())
                        .filter(who -> org.woodgrain.campaign.harm.Swallowed.by(u.state(), who.id())
                                .isEmpty())
                        .max(Comparator.comparingInt(Adventurer::level)));
        victim.ifPresent(who -> attempt(u, jar, who));
    }

    private static void attempt(Unfolding u, Effect jar, Adventurer who) {
        Scene scene = Scene.of(
                u.world(),
                u.state(),
                Casters.of(u.state(), jar.maker()),
                u.world().book().spells().spell(MagicJar.KIND));
        Effect.On on = new Effect.On.OnCharacter(who.id());
        if (Saves.made(u, scene, on)) {
            u.emit(new MagicEvent.EffectChanged(jar.id(), REFUSED + who.id(), 1, "it could not be taken"));
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, MagicJar.KIND, u.throwing().take()));
            return;
        }
        u.emit(new SpellEvent.Reworded(jar.id(), TAKEN, who.id().value(), jar.label(), MagicJar.KIND));
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
        for (Effect jar : all(u.state())) {
            if (jar.word(TAKEN).equals(host.value())) {
                back(u, jar);
            }
        }
        end(u, new Effect.On.OnCharacter(host), "he is dead");
    }

    private static void back(Unfolding u, Effect jar) {
        u.emit(new SpellEvent.Reworded(jar.id(), TAKEN, "", jar.label(), MagicJar.KIND));
    }

    /** The hold on a member is broken, and the spirit thrown back into its stone. */
    static void expelled(Unfolding u, Effect hold) {
        if (hold.on() instanceof Effect.On.OnCharacter on) {
            of(u.state(), hold.maker())
                    .filter(jar -> jar.word(TAKEN).equals(on.character().value()))
                    .ifPresent(jar -> back(u, jar));
        }
    }

    /** The spell is over, and with it every hold that it gave. */
    static void ended(Unfolding u, Effect jar) {
        if (jar.on() instanceof Effect.On.OnFoe && !jar.word(TAKEN).isEmpty()) {
            boolean alive = u.state()
                    .encounter()
                    .flatMap(meeting -> meeting.foe(new FoeId(jar.maker())))
                    .filter(foe -> !foe.gone())
                    .isPresent();
            if (alive) {
                end(u, new Effect.On.OnCharacter(new CharacterId(jar.word(TAKEN))), "the spirit is gone from him");
            }
        }
    }

    private static void end(Unfolding u, Effect.On host, String why) {
        Effects.end(u, host, List.of(MagicJar.HOST), why);
    }
}
