package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** What becomes of a member's spirit when a body dies, its own or another, when the stone breaks or the spell ends. */
@Rule("SP-54")
final class JarEnds {
    private static final String DAYS = "days";
    private static final int HUNGER = 7;

    private JarEnds() {}

    /** A body without its spirit lives for seven days. */
    static void day(Unfolding u) {
        for (Effect jar : u.state().effects().of(MagicJar.KIND)) {
            CharacterId who = new CharacterId(jar.maker());
            boolean lifeless = jar.helpless()
                    && u.state().adventurer(who).filter(Adventurer::living).isPresent();
            if (!lifeless) {
                continue;
            }
            int days = jar.number(DAYS) + 1;
            u.emit(new MagicEvent.EffectChanged(jar.id(), DAYS, days, "a day without food"));
            if (days >= HUNGER) {
                u.emit(new HarmEvent.CharacterDied(who, "hunger, the spirit being away", MagicJar.KIND, List.of()));
            }
        }
    }

    /** The magic on a body that was taken has ended, dispelled or driven out: the spirit is in its stone, and the body its own master. */
    static void expelled(Unfolding u, Effect host) {
        FoeJar.expelled(u, host);
        Jars.of(u.state(), host.maker())
                .filter(jar -> jar.word(Jars.TAKEN).equals(Creatures.id(host.on())))
                .ifPresent(jar -> {
                    u.emit(new SpellEvent.Reworded(jar.id(), Jars.TAKEN, "", JarHosts.IN_STONE, MagicJar.KIND));
                    JarHosts.freed(u, host);
                });
    }

    /** The body that was taken has died: the spirit is back in its stone, however far away. */
    static void hostGone(Unfolding u, String host) {
        for (Effect jar : u.state().effects().of(MagicJar.KIND)) {
            boolean his = jar.on() instanceof Effect.On.OnCharacter
                    && jar.word(Jars.TAKEN).equals(host)
                    && !jar.maker().equals(host);
            if (his) {
                u.emit(new SpellEvent.Reworded(jar.id(), Jars.TAKEN, "", JarHosts.IN_STONE, MagicJar.KIND));
                u.state().effects().of(MagicJar.HOST).stream()
                        .filter(hold -> hold.maker().equals(jar.maker())
                                && Creatures.id(hold.on()).equals(host))
                        .toList()
                        .forEach(hold -> Effects.endOne(u, hold, "the body is dead"));
            }
        }
    }

    /** A creature that was a host is no more: a snake that is a stick again, one whose time of service is over. */
    @SuppressWarnings("ReferenceEquality") // a part that has not changed is the same object
    static void vanished(Unfolding u, CampaignState before) {
        if (u.state().followers() == before.followers()) {
            return;
        }
        for (Effect jar : u.state().effects().of(MagicJar.KIND)) {
            boolean gone = jar.on() instanceof Effect.On.OnCharacter
                    && Jars.host(u.state(), jar).orElse(null) instanceof Effect.On.OnFoe on
                    && u.state().followers().stream()
                            .noneMatch(each -> each.foe().id().equals(on.foe()));
            if (gone) {
                hostGone(u, jar.word(Jars.TAKEN));
            }
        }
    }

    /**
     * His own body has died: a spirit in the body of a monster stays there, one in the stone waits for another. From a
     * comrade it goes back to the stone, and so it does when the body dies in which it has stayed.
     */
    static void bodyGone(Unfolding u, CampaignState before, CharacterId who) {
        Optional<Effect> jar = Jars.of(u.state(), who.value())
                .filter(each -> !each.word(Jars.TAKEN).isEmpty());
        if (jar.isEmpty()) {
            return;
        }
        FoeId host = new FoeId(jar.get().word(Jars.TAKEN));
        Optional<Follower> follower = before.followers().stream()
                .filter(each -> each.foe().id().equals(host))
                .findFirst();
        if (jar.get().word(Jars.TAKEN).equals(who.value())) {
            Effects.end(u, new Effect.On.OnCharacter(who), List.of(MagicJar.NEW_BODY), "the body is dead");
            u.emit(new SpellEvent.Reworded(jar.get().id(), Jars.TAKEN, "", JarHosts.IN_STONE, MagicJar.KIND));
        } else if (follower.isPresent()) {
            boolean still = u.state().followers().stream()
                    .anyMatch(each -> each.foe().id().equals(host));
            if (still) {
                u.emit(new MagicEvent.FollowerLeft(host, "it is the body of his spirit now"));
            }
            JarHosts.settle(u, jar.get(), follower.get().foe());
        } else {
            JarHosts.leave(u, jar.get());
        }
    }

    /** The magic is dispelled that keeps a spirit in a body for good: the body falls, and the spirit is in its stone. */
    static void tornOut(Unfolding u, Effect body, String why) {
        CharacterId spirit = new CharacterId(body.maker());
        if (why.equals(Dispelling.WHY)
                && u.state().adventurer(spirit).filter(Adventurer::living).isPresent()) {
            u.emit(new HarmEvent.CharacterDied(spirit, "the end of the magic", MagicJar.KIND, List.of()));
        }
    }

    /** A stone is destroyed, and with it the spirit that is tied to it, wherever it is. */
    static void smashed(Unfolding u, String jar) {
        Optional<Effect> found = u.state().effects().find(jar);
        if (found.isEmpty()) {
            return;
        }
        if (!(found.get().on() instanceof Effect.On.OnCharacter)) {
            FoeJar.smashed(u, found.get());
            return;
        }
        CharacterId spirit = new CharacterId(found.get().maker());
        u.emit(new MagicEvent.EffectEnded(jar, "the stone is destroyed"));
        if (u.state().adventurer(spirit).filter(Adventurer::living).isPresent()) {
            u.emit(new HarmEvent.CharacterDied(spirit, "the loss of the spirit", MagicJar.KIND, List.of()));
        }
    }

    /** The spell is over: what he had taken is its own master again. */
    static void ended(Unfolding u, Effect jar, String why) {
        if (!(jar.on() instanceof Effect.On.OnCharacter)) {
            FoeJar.ended(u, jar, why);
            return;
        }
        CharacterId spirit = new CharacterId(jar.maker());
        if (jar.word(Jars.TAKEN).equals(jar.maker()) && why.equals(Dispelling.WHY)) {
            // there is no body of his own to which he could go back
            u.emit(new HarmEvent.CharacterDied(spirit, "the end of the magic", MagicJar.KIND, List.of()));
            return;
        }
        Jars.host(u.state(), jar)
                .filter(host -> !Creatures.id(host).equals(jar.maker()))
                .ifPresent(host -> JarHosts.wake(u, jar, host));
    }
}
