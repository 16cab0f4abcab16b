package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.event.CharmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;

/**
 * What the company bids those whom it has charmed: to fight, to stand back, to wait, to fetch what lies in sight; and, if it
 * shares a tongue with them, to guard their master and to answer truly.
 *
 * <p>Targets: {@code order:fight}, with {@code foe:ID} to single one out; {@code order:back}, {@code order:guard},
 * {@code order:stay}, {@code order:fetch} with {@code hoard:ID}, {@code order:answer}, {@code order:die}.
 */
@Rule("SP-07")
final class CharmOrders {
    private static final String ORDER = "order:";
    private static final int FETCHES_FROM = 60;
    private static final int TENTHS = 10;

    private CharmOrders() {}

    /** An order. */
    private enum Order {
        FIGHT("fight", true),
        BACK("stand back", true),
        GUARD("stand by its master and strike only at those who come", true),
        STAY("wait here", false),
        FETCH("fetch", false),
        ANSWER("answer truly", false),
        DIE("throw its life away", false);

        private final String told;
        private final boolean amidFoes;

        Order(String told, boolean amidFoes) {
            this.told = told;
            this.amidFoes = amidFoes;
        }

        /** More than a finger can point out. */
        boolean complex() {
            return this == GUARD || this == ANSWER;
        }

        String text() {
            return ORDER + name().toLowerCase(Locale.ROOT);
        }
    }

    private static Optional<Order> order(List<String> targets) {
        for (Order each : Order.values()) {
            if (targets.contains(each.text())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    static Optional<Refusal> check(Scene scene, Effect effect, List<String> targets) {
        Optional<Order> order = order(targets);
        Optional<Foe> servant = servant(scene, effect);
        if (servant.isEmpty() || order.isEmpty()) {
            return scene.noTarget("an order for one who follows: order:fight, order:back, order:guard, order:stay,"
                    + " order:fetch, order:answer");
        }
        if (!servant.get().able()) {
            return scene.wrong("it can do nothing now", effect.kind());
        }
        boolean met = scene.encounter().isPresent();
        if (met && !order.get().amidFoes) {
            return scene.wrong("there is no time for it now", effect.kind());
        }
        return switch (order.get()) {
            case FIGHT ->
                aim(scene, targets).isPresent() || scene.target(targets).isEmpty()
                        ? Optional.empty()
                        : scene.noTarget("one of those who are met");
            case STAY ->
                scene.state().underground().isPresent()
                        ? Optional.empty()
                        : scene.wrong("it waits for nobody in a town", effect.kind());
            case FETCH ->
                PulledThings.within(scene, FETCHES_FROM, targets).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("what lies in sight, sixty feet off at most");
            case BACK, GUARD, ANSWER, DIE -> Optional.empty();
        };
    }

    private static Optional<Foe> servant(Scene scene, Effect effect) {
        return effect.on() instanceof Effect.On.OnFoe on ? scene.servant(on.foe()) : Optional.empty();
    }

    private static Optional<FoeId> aim(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnFoe foe
                        && scene.foe(foe.id()).filter(each -> !each.gone()).isPresent()
                ? Optional.of(foe.id())
                : Optional.empty();
    }

    static void give(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        Order order = order(targets).orElseThrow();
        Foe servant = servant(scene, effect).orElseThrow();
        Adventurer master = scene.member().orElseThrow();
        if (order.complex() && !Speech.shared(u, servant, master)) {
            told(u, effect, servant, order.told, CharmEvent.Obedience.AT_A_LOSS, "");
            return;
        }
        boolean own = order == Order.FIGHT && CharmDuty.amongItsOwn(u.state(), servant.id());
        if (order == Order.DIE || own && !CharmDuty.quit(u.state(), effect)) {
            against(u, effect, servant, order);
            return;
        }
        switch (order) {
            case FIGHT, BACK, GUARD ->
                told(u, effect, servant, order.told, CharmEvent.Obedience.DOES, bid(order, aim(scene, targets)));
            case STAY -> {
                told(u, effect, servant, order.told, CharmEvent.Obedience.DOES, effect.word(Effect.BID));
                Place.Underground at = u.state().underground().orElseThrow();
                u.emit(new CharmEvent.LeftWaiting(servant.id(), at.level(), at.cell()));
            }
            case FETCH -> fetch(u, scene, effect, servant, targets);
            case ANSWER -> {
                told(u, effect, servant, order.told, CharmEvent.Obedience.DOES, effect.word(Effect.BID));
                u.emit(new PrayerEvent.Told(
                        master.id(),
                        effect.kind(),
                        "the " + servant.name(),
                        Hearsay.about(scene.now(u), Hearsay.Teller.FOLK),
                        List.of()));
            }
            case DIE -> throw new IllegalStateException("an order against life is no other");
        }
    }

    private static String bid(Order order, Optional<FoeId> aim) {
        return switch (order) {
            case BACK -> CharmDuty.BACK;
            case GUARD -> CharmDuty.GUARD;
            case FIGHT -> aim.map(FoeId::value).orElse("");
            case STAY, FETCH, ANSWER, DIE -> "";
        };
    }

    private static void told(
            Unfolding u, Effect effect, Foe servant, String what, CharmEvent.Obedience how, String bid) {
        u.emit(new CharmEvent.Bidden(
                effect.id(), servant.id(), what, how, bid, u.throwing().take(), effect.kind()));
    }

    /** An order against its own folk or its own life: it saves anew and is free, or does the one and refuses the other. */
    private static void against(Unfolding u, Effect effect, Foe servant, Order order) {
        boolean free = CharmEnds.saves(u, effect);
        String what = order == Order.DIE ? order.told : "fight its own folk";
        CharmEvent.Obedience how = free
                ? CharmEvent.Obedience.FREE
                : order == Order.DIE ? CharmEvent.Obedience.REFUSES : CharmEvent.Obedience.DOES;
        List<Roll> rolls = u.throwing().take();
        u.emit(new CharmEvent.Bidden(
                effect.id(), servant.id(), what, how, free ? "" : CharmDuty.QUIT, rolls, effect.kind()));
        if (free) {
            boolean back = CharmDuty.amongItsOwn(u.state(), servant.id());
            u.emit(new MagicEvent.EffectEnded(effect.id(), "told what it could not do"));
            u.emit(
                    back
                            ? new SpellEvent.ServantTurned(servant.id(), effect.kind())
                            : new MagicEvent.FollowerLeft(servant.id(), "it is its own master again"));
        }
    }

    /** It brings what is no heavier than it is itself. */
    private static void fetch(Unfolding u, Scene scene, Effect effect, Foe servant, List<String> targets) {
        Hoard hoard = PulledThings.within(scene, FETCHES_FROM, targets).orElseThrow();
        int pounds = Bulk.pounds(u.world().book().monsters().monster(servant.monster()));
        if (DoorThings.weight(hoard) > pounds * TENTHS) {
            told(u, effect, servant, "fetch what is too heavy for it", CharmEvent.Obedience.REFUSES, "");
            return;
        }
        told(u, effect, servant, Order.FETCH.told, CharmEvent.Obedience.DOES, effect.word(Effect.BID));
        Place.Underground at = u.state().underground().orElseThrow();
        String room = u.world()
                .level(at.level())
                .flatMap(level -> level.roomAt(at.cell()))
                .map(each -> each.id())
                .orElse(LevelState.square(at.cell()));
        u.emit(new CharmEvent.BroughtUp(servant.id(), hoard.id(), at.level(), at.cell(), room));
    }

    static List<Aim> aims(Scene scene, Effect effect) {
        Optional<Foe> servant = servant(scene, effect).filter(Foe::able);
        if (servant.isEmpty()) {
            return List.of();
        }
        String name = servant.get().name() + ": ";
        List<Aim> aims = new ArrayList<>();
        if (scene.encounter().isPresent()) {
            boolean own = CharmDuty.amongItsOwn(scene.state(), servant.get().id());
            aims.add(new Aim(
                    Order.FIGHT.text(), name + (own ? "fight its own folk" : "fight"), own ? "it may save anew" : ""));
            aims.add(new Aim(Order.BACK.text(), name + "stand back", ""));
            aims.add(new Aim(Order.GUARD.text(), name + "stand by me", "if it understands so much"));
            if (!own) {
                Foes.aims(scene)
                        .forEach(foe -> aims.add(
                                Aim.at(List.of(Order.FIGHT.text(), foe.value()), name + "fight " + foe.label(), "")));
            }
        } else {
            aims.add(new Aim(Order.STAY.text(), name + "wait here", "until the company comes back"));
            aims.add(new Aim(Order.ANSWER.text(), name + "answer what is asked", "if it understands so much"));
            PulledThings.aims(scene, FETCHES_FROM)
                    .forEach(thing -> aims.add(
                            Aim.at(List.of(Order.FETCH.text(), thing.value()), name + "fetch " + thing.label(), "")));
            aims.add(new Aim(Order.DIE.text(), name + "lay hands on itself", "it refuses, and may save anew"));
        }
        return aims.stream()
                .filter(aim -> check(scene, effect, aim.targets()).isEmpty())
                .toList();
    }

    /** The company has come to a place: whoever waits there for his master goes with it again. */
    static void came(Unfolding u) {
        u.state().underground().ifPresent(at -> {
            String where = LevelState.square(at.cell());
            for (Foe foe : u.state().level(at.level()).room(where).dwellers()) {
                joins(u, foe);
            }
        });
    }

    /** Takes one along again that waits for a living master; false if it is no such one. */
    static boolean joins(Unfolding u, Foe foe) {
        Optional<Effect> charm = foe.number(Foe.WAITS) == 0
                ? Optional.empty()
                : Effects.find(u.state(), new Effect.On.OnFoe(foe.id()), Charms.KINDS);
        Optional<Adventurer> master = charm.flatMap(effect -> u.state().company().stream()
                .filter(who -> who.id().value().equals(effect.maker()))
                .findFirst());
        master.ifPresent(who -> u.emit(new CharmEvent.WaiterJoined(foe.id(), who.id())));
        return master.isPresent();
    }
}
