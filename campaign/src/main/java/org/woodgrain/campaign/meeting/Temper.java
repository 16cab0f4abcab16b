package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.spells.Semblance;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.state.Talk.Mood;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.encounters.Plea;
import org.woodgrain.rules.encounters.Reaction;
import org.woodgrain.rules.encounters.Strength;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Tactics;

/** What monsters make of the company: attack, threaten, wait, let pass, or draw off. */
final class Temper {
    private static final String TORCH = "EQI-44";

    private Temper() {}

    /** They answer what the company has just done. */
    @Rule({"EN-36", "CE-15"})
    static void answer(Unfolding u) {
        Host host = Host.of(u);
        if (host.able().isEmpty()) {
            Aftermath.of(u);
            return;
        }
        Talk talk = host.meeting().talk();
        switch (talk.mood()) {
            case UNKNOWN -> decide(u, host);
            case ATTACK -> attack(u);
            case THREATEN -> threatened(u, host);
            case WARN -> Guarding.warned(u, host);
            case GROWL -> Growling.over(u, host);
            case TRIBUTE -> Tribute.unanswered(u, host);
            case WAIT -> {
                if (talk.offer() || !host.original()) {
                    react(u, host);
                }
            }
            case CALM, FRIENDLY, WITHDRAW -> phase(u, Encounter.Phase.PARLEY, "EN-35");
        }
    }

    /** Whether nothing but an attack is to be expected, so that no reaction is thrown. */
    @Rule({"EN-21", "CE-15"})
    static boolean surely(Host host) {
        return host.meeting().provoked()
                || bewitched(host)
                || hates(host)
                || host.mindless()
                || (host.original() ? host.mind() == Intelligence.NON : host.keepsPost());
    }

    /** Whether a spell of the company lies on one of them. */
    private static boolean bewitched(Host host) {
        return host.state().effects().stream()
                .filter(effect -> effect.on() instanceof Effect.On.OnFoe on
                        && host.meeting().foe(on.foe()).isPresent())
                .anyMatch(effect ->
                        host.state().adventurer(new CharacterId(effect.maker())).isPresent());
    }

    private static boolean hates(Host host) {
        return host.able().stream()
                .flatMap(foe -> host.monster(foe).powers(Habit.Hates.class, host.profile()).stream())
                .flatMap(hates -> hates.kinds().stream())
                .anyMatch(kind -> host.state().company().stream()
                                .anyMatch(member -> member.race().label().equals(kind))
                        || host.state().followers().stream()
                                .map(follower -> host.monster(follower.foe()))
                                .anyMatch(other -> other.id().equals(kind) || other.isKind(kind)));
    }

    @Rule({"EN-22", "EN-33", "CE-15"})
    private static void decide(Unfolding u, Host host) {
        if (surely(host) || hostile(u, host)) {
            made(u, Mood.ATTACK, 0, host.original() ? "EN-21" : "CE-15");
            attack(u);
            return;
        }
        Strength strength = host.strength();
        if (host.original()
                && host.mind() == Intelligence.INTELLIGENT
                && strength.companySuperior()
                && !Guarding.at(host)) {
            boolean away =
                    Terrain.here(u.world(), u.state()).wayOut(host.meeting().cell());
            made(u, away ? Mood.WITHDRAW : Mood.CALM, 0, "EN-22");
            phase(u, away ? Encounter.Phase.ROUT : Encounter.Phase.PARLEY, "EN-22");
            return;
        }
        if (host.original() && strength.foesSuperior() && !host.meeting().talk().offer()) {
            made(u, Mood.ATTACK, 0, "EN-33");
            attack(u);
            return;
        }
        react(u, host);
    }

    /** Some kinds attack without more ado so many times in a hundred. */
    private static boolean hostile(Unfolding u, Host host) {
        Optional<Habit.Hostile> power = host.able().stream()
                .flatMap(foe -> host.monster(foe).powers(Habit.Hostile.class, host.profile()).stream())
                .findFirst();
        return power.isPresent()
                && u.throwing()
                        .of("EN-33", "hostile by nature")
                        .secret()
                        .atMost(power.get().chance())
                        .roll(1, 100)
                        .success();
    }

    @Rule({"EN-33", "EN-34", "EN-35", "CE-15", "CE-16", "CE-17", "CE-20"})
    static void react(Unfolding u, Host host) {
        Talk talk = host.meeting().talk();
        int kin = Semblance.kinship(u, speaker(host).id());
        Reaction.Thrown thrown = Reaction.of(host.profile(), u.throwing(), kin + modifier(host), talk.rolls() + 1);
        boolean second = talk.mood() == Mood.THREATEN;
        Mood mood = second && thrown.score() < 6 ? Mood.ATTACK : mood(thrown.reaction());
        int toll = mood == Mood.THREATEN ? Reaction.toll(host.strength().hitDice()) : 0;
        u.emit(new MeetingEvent.Reacted(
                thrown.score(),
                mood,
                toll,
                host.original() ? "EN-33" : "CE-15",
                u.throwing().take()));
        if (mood == Mood.ATTACK) {
            attack(u);
        } else if (mood == Mood.WAIT && Tribute.fits(host)) {
            Tribute.offer(u, host);
        } else if (mood == Mood.WAIT && shuns(u, host)) {
            made(u, Mood.WITHDRAW, 0, host.original() ? "EN-35" : "CE-16");
            phase(u, Encounter.Phase.ROUT, host.original() ? "EN-35" : "CE-16");
        } else if (mood == Mood.WAIT && Growling.at(host)) {
            Growling.undecided(u, host);
        } else if (mood == Mood.WAIT && Guarding.at(host)) {
            Guarding.undecided(u, host, talk.mood() == Mood.WARN);
        } else {
            phase(u, Encounter.Phase.PARLEY, host.original() ? "EN-35" : "CE-16");
        }
    }

    /** Undecided, what lies in wait slips off if it can, for it has no mind to be looked at; so do raiders who are behind and have nothing to offer. */
    private static boolean shuns(Unfolding u, Host host) {
        return (host.able().stream().allMatch(foe -> host.monster(foe).tactics() == Tactics.AMBUSHER)
                        || Leash.outmatched(host))
                && Terrain.here(u.world(), u.state()).wayOut(host.meeting().cell());
    }

    private static Mood mood(Reaction reaction) {
        return switch (reaction) {
            case ATTACK -> Mood.ATTACK;
            case THREATEN -> Mood.THREATEN;
            case UNCERTAIN -> Mood.WAIT;
            case CALM -> Mood.CALM;
            case FRIENDLY -> Mood.FRIENDLY;
        };
    }

    /** They barred the way; a round later they want coin, good words (classic), or the company gone. */
    @Rule({"EN-35", "CE-16"})
    private static void threatened(Unfolding u, Host host) {
        Talk talk = host.meeting().talk();
        if (talk.paid() >= talk.toll() * Coins.GOLD) {
            made(u, Mood.CALM, 0, host.original() ? "EN-35" : "CE-16");
        } else if (!host.original() && talk.offer() && talk.understood()) {
            react(u, host);
        } else {
            made(u, Mood.ATTACK, 0, host.original() ? "EN-35" : "CE-16");
            attack(u);
        }
    }

    static void attack(Unfolding u) {
        Battle.begin(u);
        Reserves.goRound(u);
    }

    static void made(Unfolding u, Mood mood, int toll, String rule) {
        u.emit(new MeetingEvent.MindMade(mood, toll, rule, u.throwing().take()));
    }

    static void phase(Unfolding u, Encounter.Phase phase, String rule) {
        if (u.state().encounter().orElseThrow().phase() != phase) {
            u.emit(new MeetingEvent.PhaseCame(phase, rule));
        }
    }

    /**
     * What is added to a throw for reaction: by words, gifts and looks, and in either profile one less for a tongue that
     * they dislike.
     */
    @Rule({"EN-34", "CE-17", "CE-20", "CH-110"})
    static int modifier(Host host) {
        Plea plea = plea(host);
        if (host.original()) {
            return plea.original();
        }
        return plea.classic(treasure(host)) - (host.meeting().talk().strange() ? 1 : 0);
    }

    private static Plea plea(Host host) {
        Talk talk = host.meeting().talk();
        Adventurer speaker = speaker(host);
        return new Plea(
                talk.paid(),
                host.strength(),
                talk.strange() ? -1 : Plea.kinship(host.alignment(), speaker.alignment()),
                drawn(host),
                weak(host),
                talk.understood() ? charisma(host, speaker) : 0,
                talk.tone());
    }

    /** Who spoke for the company, or else goes first. */
    private static Adventurer speaker(Host host) {
        return host.meeting()
                .talk()
                .speaker()
                .flatMap(host.state()::adventurer)
                .filter(Adventurer::living)
                .orElse(host.state().company().getFirst());
    }

    private static int charisma(Host host, Adventurer speaker) {
        return AbilityModifiers.persuasion(
                host.world().book().characters(), host.state().ruleset(), speaker.abilities());
    }

    /** Whether anybody holds a weapon ready; a torch is none. */
    static boolean drawn(Host host) {
        return host.state().company().stream()
                .anyMatch(member -> host.figures()
                        .weaponInHand(member)
                        .filter(weapon -> !weapon.kind().equals(TORCH))
                        .isPresent());
    }

    /** Whether the company has lost half its hit points or more. */
    private static boolean weak(Host host) {
        List<Adventurer> company = host.state().company();
        int now = company.stream().mapToInt(Adventurer::hitPoints).sum();
        int unhurt = company.stream().mapToInt(Adventurer::maxHitPoints).sum();
        return now * 2 <= unhurt;
    }

    /** What the monsters' own treasure is worth to each of them, in copper pieces. */
    private static int treasure(Host host) {
        List<Foe> able = host.able();
        int carried = able.stream().mapToInt(foe -> Coins.worth(foe.carried())).sum();
        int room = host.meeting()
                .room()
                .map(id -> host.state().level(host.meeting().level()).room(id).hoards().stream()
                        .mapToInt(hoard -> Coins.worth(hoard.coins()))
                        .sum())
                .orElse(0);
        return carried + room;
    }
}
