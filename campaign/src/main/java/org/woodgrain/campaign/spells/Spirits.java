package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.SpiritEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Reshaping;

/** Those who are out of their bodies by a magic jar: what they can do without them, or with the voice and hands of a host. */
@Rule("SP-54")
public final class Spirits {
    private static final int SIDES = 6;

    private Spirits() {}

    /** The jar of a living member whose body lies lifeless. */
    static Optional<Effect> away(CampaignState state, CharacterId who) {
        return state.effects().of(MagicJar.KIND).isEmpty()
                ? Optional.empty()
                : Jars.of(state, who.value()).filter(Effect::helpless);
    }

    /** Members whose spirits are out of their bodies and free to act. */
    public static List<Adventurer> all(CampaignState state) {
        return state.effects().of(MagicJar.KIND).isEmpty()
                ? List.of()
                : state.company().stream()
                        .filter(who -> away(state, who.id()).isPresent())
                        .toList();
    }

    /** Whether a member can be given such an order though his body lies lifeless. */
    public static boolean may(CampaignState state, CharacterId who, Deed deed) {
        Optional<Effect> jar = away(state, who);
        return jar.isPresent()
                && switch (deed) {
                    case Deed.Guard guard -> true;
                    case Deed.Direct direct -> direct.effect().equals(jar.get().id());
                    case Deed.Cast cast -> Jars.host(state, jar.get()).isPresent();
                    default -> false;
                };
    }

    /** The body in which the spirit of a member is, if it is not his own. */
    static Optional<Effect.On> body(CampaignState state, CharacterId who) {
        return away(state, who).flatMap(jar -> Jars.host(state, jar));
    }

    /** The member whose spirit is in a body that is not his own. */
    public static Optional<Adventurer> in(CampaignState state, Effect.On body) {
        return all(state).stream()
                .filter(who -> body(state, who.id()).filter(body::equals).isPresent())
                .findFirst();
    }

    /** Why a member who is out of his body cannot cast; empty if his host has a voice and hands for it. */
    static Optional<Refusal> mute(World world, CampaignState state, Adventurer who) {
        Optional<Effect.On> host = body(state, who.id());
        if (host.isEmpty()) {
            return Optional.of(
                    new GeneralRefusal.CannotAct(who.name(), "a spirit in a stone, without voice and hands"));
        }
        return switch (host.get()) {
            case Effect.On.OnCharacter on ->
                state.adventurer(on.character())
                        .filter(each -> !state.helpless(each.id()))
                        .<Optional<Refusal>>map(each -> Faculties.mute(world.book(), state, each)
                                .or(() -> Bearing.handsFull(world, each)
                                        ? Optional.of("both hands of the host are full; one must be free")
                                        : Optional.empty())
                                .map(why -> new MagicRefusal.CannotCast(who.name(), why, MagicJar.KIND)))
                        .orElseGet(() -> numb(who));
            case Effect.On.OnFoe on ->
                Creatures.foe(state, on.foe())
                        .filter(Foe::able)
                        .<Optional<Refusal>>map(each -> handed(world, state, on.foe())
                                ? Optional.empty()
                                : Optional.of(new MagicRefusal.CannotCast(
                                        who.name(), "the host has neither voice nor hands", MagicJar.KIND)))
                        .orElseGet(() -> numb(who));
            case Effect.On.OnDoor on -> numb(who);
            case Effect.On.OnThing on -> numb(who);
            case Effect.On.OnCell on -> numb(who);
        };
    }

    private static Optional<Refusal> numb(Adventurer who) {
        return Optional.of(new GeneralRefusal.CannotAct(who.name(), "in a body that cannot act"));
    }

    private static boolean handed(World world, CampaignState state, FoeId host) {
        return Creatures.monster(world, state, host).filter(Reshaping::handed).isPresent()
                && !Faculties.feeble(state, new Effect.On.OnFoe(host));
    }

    /** Whether the mind of a member sleeps because a comrade's spirit has his body. */
    static boolean sleeps(CampaignState state, CharacterId who) {
        return in(state, new Effect.On.OnCharacter(who)).isPresent();
    }

    /** Whether one of those who are met can cast with the voice and the hands of the member whose body it has. */
    public static boolean speaks(World world, CampaignState state, FoeId spirit) {
        return FoeJar.host(state, spirit)
                .flatMap(state::adventurer)
                .filter(host -> host.living()
                        && !state.helpless(host.id())
                        && Faculties.mute(world.book(), state, host).isEmpty()
                        && !Bearing.handsFull(world, host))
                .isPresent();
    }

    /**
     * A round begins: spirits do as they were told, and those in their stones who were told nothing try the strongest
     * within reach; so do those of the other side.
     *
     * @return the orders, those that are done being no more than to stand by
     */
    public static List<FighterOrder> round(Unfolding u, List<FighterOrder> orders) {
        FoeJar.round(u);
        if (u.state().effects().of(MagicJar.KIND).isEmpty()) {
            return orders;
        }
        List<FighterOrder> left = new ArrayList<>();
        List<CharacterId> told = new ArrayList<>();
        for (FighterOrder order : orders) {
            boolean away = away(u.state(), order.who()).isPresent();
            if (away && !(order.deed() instanceof Deed.Guard)) {
                told.add(order.who());
            }
            if (away && order.deed() instanceof Deed.Direct direct) {
                if (Directing.check(u.world(), u.state(), order.who(), direct.effect(), direct.targets())
                        .isEmpty()) {
                    Directing.carryOut(u, order.who(), direct.effect(), direct.targets());
                }
                left.add(new FighterOrder(order.who(), new Deed.Guard()));
            } else {
                left.add(order);
            }
        }
        for (Effect jar : u.state().effects().of(MagicJar.KIND)) {
            boolean waits = jar.on() instanceof Effect.On.OnCharacter
                    && jar.word(Jars.TAKEN).isEmpty()
                    && !told.contains(new CharacterId(jar.maker()));
            if (waits) {
                strongest(u, jar);
            }
        }
        return left;
    }

    private static void strongest(Unfolding u, Effect jar) {
        CampaignState state = u.state();
        if (state.encounter().isEmpty() || Jars.between(state, jar) > Jars.reach(state)) {
            return;
        }
        state.encounter().orElseThrow().able().stream()
                .filter(foe -> Jars.may(state, jar, foe.id().value()))
                .max(Comparator.comparingInt(foe -> u.world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .hitDice()
                        .dice()))
                .ifPresent(foe -> JarHosts.attempt(u, jar, new Effect.On.OnFoe(foe.id())));
    }

    /** Whether monsters take one in which a spirit of the company is for one of their own, which they spare. */
    public static boolean passes(CampaignState state, FoeId host, FoeId comrade) {
        return hold(state, host)
                .filter(hold -> hold.number(SpiritEvent.HostNoticed.NOTICED) == 0 && comrades(state, host, comrade))
                .isPresent();
    }

    private static Optional<Effect> hold(CampaignState state, FoeId host) {
        return state.effects().of(MagicJar.HOST).isEmpty()
                ? Optional.empty()
                : state.effects().first(new Effect.On.OnFoe(host), MagicJar.HOST);
    }

    /** Whether they were met together, or are of one kind. */
    private static boolean comrades(CampaignState state, FoeId host, FoeId comrade) {
        Optional<Foe> one = Creatures.foe(state, host);
        Optional<Foe> other = Creatures.foe(state, comrade);
        boolean together = state.encounter()
                .filter(meeting ->
                        meeting.foe(host).isPresent() && meeting.foe(comrade).isPresent())
                .isPresent();
        return together
                || one.isPresent()
                        && other.filter(each -> each.monster().equals(one.get().monster()))
                                .isPresent();
    }

    /** One in whose body a spirit is has struck, and nobody takes it any more for what it was. */
    static void struck(Unfolding u, Effect.On by) {
        if (by instanceof Effect.On.OnFoe foe) {
            hold(u.state(), foe.foe())
                    .filter(hold -> hold.number(SpiritEvent.HostNoticed.NOTICED) == 0)
                    .ifPresent(hold -> notice(u, hold, true));
        }
    }

    /** A turn has gone by: its comrades notice that one of them is not like itself, on 1 in 6. */
    static void turn(Unfolding u) {
        if (u.state().encounter().isEmpty()) {
            return;
        }
        for (Effect hold : u.state().effects().of(MagicJar.HOST)) {
            if (hold.on() instanceof Effect.On.OnFoe && hold.number(SpiritEvent.HostNoticed.NOTICED) == 0) {
                boolean noticed = u.throwing()
                        .of("SP-54", "noticing that it is not like itself")
                        .secret()
                        .atMost(1)
                        .roll(1, SIDES)
                        .success();
                notice(u, hold, noticed);
            }
        }
    }

    private static void notice(Unfolding u, Effect hold, boolean noticed) {
        if (hold.on() instanceof Effect.On.OnFoe foe) {
            u.emit(new SpiritEvent.HostNoticed(
                    foe.foe(), hold.id(), noticed, u.throwing().take()));
        }
    }
}
