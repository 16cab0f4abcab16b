package org.woodgrain.campaign.spells;

import java.util.List;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Size;

/** Those who hover by a spell: how high, who reaches them, and what becomes of them when the spell ends. */
public final class Aloft {
    static final String LEVITATE = "SP-10";
    static final String FLY = "SP-19";

    /** A shape with wings that a magic-user has taken. */
    private static final String SHAPE = "SP-34";

    private static final int OVERHEAD = 10;
    private static final int HIGH = 20;
    private static final int SIDES = 6;

    private Aloft() {}

    /** Feet above the ground. */
    @Rule({"SP-10", "SP-19"})
    public static int feet(CampaignState state, Effect.On who) {
        if (state.effects().with(Effect.HEIGHT).isEmpty()) {
            return 0;
        }
        return state.effectsOn(who).stream()
                .mapToInt(effect -> effect.number(Effect.HEIGHT))
                .max()
                .orElse(0);
    }

    /** Whether nobody of those who are met reaches one hand to hand: too high, and none flies, climbs walls or is so tall. */
    @Rule({"SP-10", "SP-19"})
    public static boolean outOfReach(World world, CampaignState state, Effect.On who) {
        int feet = feet(state, who);
        return feet >= OVERHEAD
                && state.encounter().stream()
                        .map(Encounter::able)
                        .flatMap(List::stream)
                        .flatMap(foe -> world.book().monsters().find(foe.monster()).stream())
                        .noneMatch(monster ->
                                reaches(monster, feet, state.ruleset().profile()));
    }

    private static boolean reaches(Monster monster, int feet, Profile profile) {
        int tall = monster.size() == Size.HUGE ? HIGH : monster.size() == Size.LARGE ? OVERHEAD : 0;
        return monster.fly() > 0 || feet <= tall || monster.has(Habit.Climbs.class, profile);
    }

    /** Whether one of those who are met is too high to be reached hand to hand, or to reach anybody. */
    @Rule({"SP-10", "SP-19"})
    public static boolean overhead(CampaignState state, FoeId foe) {
        return feet(state, new Effect.On.OnFoe(foe)) >= OVERHEAD;
    }

    /** A round begins: monsters that hover by a spell rise out of reach. */
    @Rule({"SP-10", "SP-19"})
    static void round(Unfolding u) {
        if (Outdoors.grounds(u.state())) {
            return;
        }
        for (Effect effect : u.state().effects()) {
            boolean lifts = effect.kind().equals(LEVITATE) || effect.kind().equals(FLY);
            if (lifts && effect.on() instanceof Effect.On.OnFoe on && met(u.state(), on.foe())) {
                int most = u.state()
                        .encounter()
                        .map(meeting -> Ceilings.room(u.world(), u.state(), meeting.level(), meeting.cell()))
                        .orElse(HIGH);
                int feet = Math.min(HIGH, most);
                if (effect.number(Effect.HEIGHT) < feet) {
                    u.emit(new ArcaneEvent.Hovered(effect.id(), on, feet, effect.kind()));
                }
            }
        }
    }

    /** The company has come somewhere: whoever hovers higher than the roof is there stoops under it. */
    @Rule({"SP-10", "SP-19"})
    static void moved(Unfolding u, String level, Cell to) {
        int most = Ceilings.room(u.world(), u.state(), level, to);
        for (Effect effect : u.state().effects()) {
            if (effect.number(Effect.HEIGHT) > most && effect.on() instanceof Effect.On.OnCharacter on) {
                u.emit(new ArcaneEvent.Hovered(effect.id(), on, most, effect.kind()));
            }
        }
    }

    /** One who can do nothing any more does not keep himself in the air: he falls, whether he has wings or flies by a spell. */
    @Rule({"SP-46", "HZ-12"})
    static void helpless(Unfolding u, Effect.On who) {
        for (Effect effect : u.state().effectsOn(who)) {
            int feet = effect.number(Effect.HEIGHT);
            if (feet > 0 && (effect.kind().equals(FLY) || effect.kind().equals(SHAPE))) {
                dropped(u, effect);
            }
        }
        if (who instanceof Effect.On.OnFoe on) {
            Creatures.foe(u.state(), on.foe())
                    .filter(foe -> foe.number(Foe.SOARS) != 0)
                    .ifPresent(foe -> {
                        u.emit(new BattleEvent.FoeMarked(foe.id(), Foe.SOARS, 0));
                        fall(u, who, HIGH);
                    });
        }
    }

    /** What bore somebody up in the air bears him no more. */
    @Rule("HZ-12")
    static void dropped(Unfolding u, Effect effect) {
        int feet = effect.number(Effect.HEIGHT);
        if (feet > 0) {
            u.emit(new ArcaneEvent.Hovered(effect.id(), effect.on(), 0, effect.kind()));
            fall(u, effect.on(), feet);
        }
    }

    /** A storm has come up: whoever hovers comes down to the ground before it throws him. */
    @Rule("SP-72")
    static void land(Unfolding u) {
        if (!Outdoors.grounds(u.state())) {
            return;
        }
        for (Effect effect : u.state().effects().with(Effect.HEIGHT)) {
            boolean here = switch (effect.on()) {
                case Effect.On.OnCharacter on -> u.state().order().contains(on.character());
                case Effect.On.OnFoe on -> met(u.state(), on.foe());
                case Effect.On.OnCell on -> false;
                case Effect.On.OnDoor on -> false;
                case Effect.On.OnThing on -> false;
            };
            if (here && effect.number(Effect.HEIGHT) > 0) {
                u.emit(new ArcaneEvent.Hovered(effect.id(), effect.on(), 0, effect.kind()));
            }
        }
    }

    /** A monster that hovers by a spell lets itself down. */
    public static void comeDown(Unfolding u, FoeId foe) {
        Effects.end(u, new Effect.On.OnFoe(foe), List.of(LEVITATE, FLY), Willed.WHY);
    }

    private static boolean met(CampaignState state, FoeId foe) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(foe))
                .filter(Foe::able)
                .isPresent();
    }

    /**
     * The spell that held somebody up has ended: a levitator whose time is up sinks to the ground, a flyer falls; both
     * fall when it is dispelled, and neither when he lets it go himself.
     */
    @Rule({"SP-10", "SP-19", "SP-34", "HZ-12"})
    static void ended(Unfolding u, Effect gone, String why) {
        int feet = gone.number(Effect.HEIGHT);
        boolean willing = why.equals(Willed.WHY) || why.equals("it is renewed");
        boolean sinks = gone.kind().equals(LEVITATE) && !why.equals(Dispelling.WHY);
        if (feet <= 0 || willing || sinks || !List.of(LEVITATE, FLY, SHAPE).contains(gone.kind())) {
            return;
        }
        fall(u, gone.on(), feet);
    }

    @Rule("HZ-12")
    private static void fall(Unfolding u, Effect.On who, int feet) {
        u.emit(new ArcaneEvent.FellDown(who, feet));
        // dice that wait for another event stay with it
        List<Roll> waiting = u.throwing().take();
        int points = u.throwing()
                .of("HZ-12", "a fall")
                .by(Creatures.name(u.state(), who))
                .on(DiceStream.REFEREE)
                .roll(Math.max(1, feet / OVERHEAD), SIDES)
                .total();
        List<Roll> own = u.throwing().take();
        u.throwing().add(waiting);
        Injury.hurt(u, who, points, "a fall", "HZ-12", own);
    }
}
