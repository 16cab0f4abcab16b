package org.woodgrain.campaign.captives;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.campaign.event.CaptiveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.OwnDice;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Blows that are not meant to kill, and the obedience of those who yield to them. */
public final class Subdual {
    /** The number of a foe that counts what such blows have done, and the moment when it was counted. */
    public static final String BRUISES = "bruises";

    public static final String BRUISED_AT = "bruised-at";

    /** The number of a foe that yielded to such blows. */
    public static final String SUBDUED = "subdued";

    /** The effect that keeps a subdued monster obedient. */
    public static final String OBEDIENCE = "subdued";

    private static final Set<String> PIERCING = Set.of("spear", "pike", "lance");
    private static final int HOUR = 6;
    private static final int DAYS_IN_WEEK = 7;
    private static final int STAYS = 9;
    private static final int MONTH = 30;

    private Subdual() {}

    /** Whether a weapon can be used to overpower: anything but a point. */
    @Rule("CC-15")
    public static boolean blunt(String weapon) {
        return !PIERCING.contains(weapon);
    }

    /** What is left of the bruises: a point goes in each turn, and all are gone after an hour. */
    @Rule("CC-16")
    public static int bruises(CampaignState state, Foe foe) {
        int turns = moment(state) - foe.number(BRUISED_AT);
        return turns >= HOUR ? 0 : Math.max(0, foe.number(BRUISES) - turns);
    }

    /** The present turn of the campaign, counted from its first day. */
    public static int moment(CampaignState state) {
        return state.clock().day() * Clock.TURNS_IN_DAY + state.clock().turn();
    }

    /** A captive comes along: bound, or at the company's word if it was subdued by blows. */
    @Rule({"NP-22", "NP-23"})
    public static void lead(Unfolding u, Foe foe, CharacterId master) {
        boolean obeys = foe.number(SUBDUED) > 0;
        boolean proud = subduable(u, foe);
        int weeks = obeys && !proud
                ? u.throwing()
                        .of("NP-23", "weeks of obedience")
                        .by(foe.name())
                        .secret()
                        .roll(1, 6)
                        .total()
                : 0;
        Foe led = foe.withCarried(Purse.EMPTY)
                .withItems(List.of())
                .with(obeys ? Foe.Standing.ABLE : Foe.Standing.SURRENDERED);
        u.emit(new CaptiveEvent.Led(led, master, obeys, u.throwing().take()));
        if (obeys) {
            obey(u, foe.id(), master.value(), proud ? MONTH : weeks * DAYS_IN_WEEK);
        }
    }

    private static void obey(Unfolding u, FoeId foe, String master, int days) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        OBEDIENCE,
                        "subdued",
                        new Effect.On.OnFoe(foe),
                        master,
                        Effect.Unit.DAYS,
                        days,
                        new TreeMap<>(),
                        true),
                "NP-23"));
    }

    /** Whether its kind never gets used to the company: a dragon obeys a month, and after that while it is watched. */
    private static boolean subduable(Unfolding u, Foe foe) {
        return u.world()
                .book()
                .monsters()
                .monster(foe.monster())
                .has(SpecialAttack.Subduable.class, u.state().ruleset().profile());
    }

    /** Whether as many levels are about it as it has hit dice. */
    private static boolean watched(Unfolding u, Foe foe) {
        int own = foe.number(OwnDice.HIT_DICE);
        int dice = own > 0
                ? own
                : u.world().book().monsters().monster(foe.monster()).hitDice().dice();
        return u.state().company().stream().mapToInt(Adventurer::level).sum() >= dice;
    }

    /** The time of obedience is up: a reaction throw says whether it stays of its own will. */
    @Rule("NP-23")
    public static void termEnds(Unfolding u, Effect effect) {
        if (!effect.kind().equals(OBEDIENCE) || !(effect.on() instanceof Effect.On.OnFoe on)) {
            return;
        }
        Optional<Foe> foe = follower(u.state(), on.foe());
        if (foe.isPresent() && subduable(u, foe.get())) {
            if (watched(u, foe.get())) {
                obey(u, on.foe(), effect.maker(), 1);
            } else {
                u.emit(new CaptiveEvent.TermEnded(on.foe(), foe.get().name(), false, List.of()));
            }
        } else if (foe.isPresent()) {
            Throws.Throw how = u.throwing()
                    .of("NP-23", "reaction when obedience ends")
                    .by(foe.get().name())
                    .secret();
            boolean stays = how.atLeast(STAYS).roll(2, 6).success();
            u.emit(new CaptiveEvent.TermEnded(
                    on.foe(), foe.get().name(), stays, u.throwing().take()));
        }
    }

    /** Those who are led bound and do nothing else. */
    public static List<Foe> bound(CampaignState state) {
        return state.followers().stream()
                .map(follower -> follower.foe())
                .filter(foe -> foe.standing() == Foe.Standing.SURRENDERED)
                .toList();
    }

    static Optional<Foe> follower(CampaignState state, FoeId id) {
        return state.followers().stream()
                .map(follower -> follower.foe())
                .filter(foe -> foe.id().equals(id))
                .findFirst();
    }
}
