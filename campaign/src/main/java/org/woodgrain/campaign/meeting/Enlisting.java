package org.woodgrain.campaign.meeting;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.MeetingEvent.ServiceOffered.Outcome;
import org.woodgrain.campaign.hiring.Following;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.refusal.MeetingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Speech;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Talk;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.experience.Prize;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.hirelings.WonMonsters;

/** Offering service to monsters and men who are met, or who have given themselves up. */
final class Enlisting {
    private static final String OFFERS = "offers";
    private static final String OFFERED = "offered";

    private Enlisting() {}

    @Rule({"NP-04", "NP-15", "CH-28"})
    static Optional<Refusal> check(Host met, MeetingCommand.Enlist enlist) {
        Host host = willing(met);
        return MeetingChecks.in(met, "offer them service", Phase.PARLEY, Phase.YIELDED)
                .or(() -> mouth(met, enlist))
                .or(() ->
                        sum(host, Math.multiplyExact(enlist.gold(), host.able().size())))
                .or(() -> room(host, enlist))
                .or(() -> better(host, enlist));
    }

    /** The master speaks for himself, or a comrade who has the tongue goes between. */
    @Rule("NP-21")
    private static Optional<Refusal> mouth(Host host, MeetingCommand.Enlist enlist) {
        Optional<Refusal> himself = MeetingChecks.speaker(host, enlist.speaker(), enlist.tongue());
        boolean between =
                himself.filter(MeetingRefusal.UnknownTongue.class::isInstance).isPresent()
                        && host.state().company().stream()
                                .anyMatch(member -> MeetingChecks.speaker(host, member.id(), enlist.tongue())
                                        .isEmpty());
        return between ? Optional.empty() : himself;
    }

    private static Optional<Refusal> sum(Host host, int gold) {
        return Fodder.deal(host) ? Fodder.check(host, gold) : MeetingChecks.gold(host, gold);
    }

    private static Optional<Refusal> room(Host host, MeetingCommand.Enlist enlist) {
        Adventurer master = host.state().adventurer(enlist.speaker()).orElseThrow();
        if (host.state().service(master.id()).isPresent()) {
            return Optional.of(new HiringRefusal.NotAnEmployer(master.name()));
        }
        int most = Following.most(host.world(), host.state(), master);
        return Following.held(host.state(), master.id()) + host.able().size() <= most
                ? Optional.empty()
                : Optional.of(new HiringRefusal.TooMany(master.name(), most));
    }

    private static Optional<Refusal> better(Host host, MeetingCommand.Enlist enlist) {
        if (host.able().isEmpty()) {
            return Optional.of(new HiringRefusal.NobodyToWin());
        }
        Foe spokesman = Tongues.spokesman(host);
        int before = spokesman.number(OFFERED);
        if (spokesman.number(OFFERS) >= Answer.MOST_THROWS) {
            return Optional.of(new HiringRefusal.NobodyToWin());
        }
        int least = before + (before + 1) / 2;
        return spokesman.number(OFFERS) == 0 || enlist.gold() >= Math.max(1, least)
                ? Optional.empty()
                : Optional.of(new HiringRefusal.NotBetter("Their leader", Math.max(1, least)));
    }

    /** The meeting with those who have given themselves up counted as they would be in service. */
    private static Host willing(Host host) {
        List<Foe> foes = host.meeting().foes().stream()
                .map(foe -> foe.standing() == Foe.Standing.SURRENDERED ? foe.with(Foe.Standing.ABLE) : foe)
                .toList();
        return new Host(host.world(), host.state(), host.meeting().withFoes(foes));
    }

    @Rule({"NP-13", "NP-17", "NP-19", "NP-20", "NP-21", "NP-22"})
    static void of(Unfolding u, MeetingCommand.Enlist enlist) {
        Host host = willing(Host.of(u));
        Foe spokesman = Tongues.spokesman(host);
        Adventurer master = u.state().adventurer(enlist.speaker()).orElseThrow();
        boolean food = Fodder.deal(host);
        boolean hostile = host.meeting().phase() != Phase.YIELDED && Tongues.hostile(host, enlist.tongue());
        int common = !food && Speech.common(enlist.tongue()) && Tongues.speak(host) ? Tongues.knowsCommon(u, host) : 0;
        Outcome outcome = hostile ? Outcome.INSULTED : outcome(u, host, master, enlist, common);
        boolean last = outcome == Outcome.REFUSED || outcome == Outcome.INSULTED || outcome == Outcome.OTHER_SIDE;
        int count = last ? Answer.MOST_THROWS : spokesman.number(OFFERS) + 1;
        u.emit(new MeetingEvent.ServiceOffered(
                master.id(),
                spokesman.id(),
                enlist.gold(),
                food,
                outcome,
                count,
                common,
                hostile ? "CH-110" : rule(outcome),
                u.throwing().take()));
        if (outcome == Outcome.ACCEPTED) {
            enlisted(u, host, master, enlist.gold(), food);
        }
        Time.round(u);
        follow(u, outcome);
    }

    private static String rule(Outcome outcome) {
        return switch (outcome) {
            case NOT_UNDERSTOOD -> "NP-21";
            case OTHER_SIDE -> "NP-17";
            case TOO_LITTLE -> "NP-20";
            case INSULTED, REFUSED -> "NP-14";
            case UNCERTAIN -> "NP-15";
            case ACCEPTED -> "NP-13";
        };
    }

    private static Outcome outcome(
            Unfolding u, Host host, Adventurer master, MeetingCommand.Enlist enlist, int common) {
        if (!understood(host, enlist.tongue(), common)) {
            return Outcome.NOT_UNDERSTOOD;
        }
        if (!WonMonsters.willing(master.alignment(), host.alignment())) {
            return Outcome.OTHER_SIDE;
        }
        if (enlist.gold() < reward(host)) {
            return Outcome.TOO_LITTLE;
        }
        return switch (Answer.to(u.throwing(), charm(u, master))) {
            case INSULTED -> Outcome.INSULTED;
            case HOSTILE -> Outcome.REFUSED;
            case UNCERTAIN -> Outcome.UNCERTAIN;
            case ACCEPTS, ENTHUSIAST -> Outcome.ACCEPTED;
        };
    }

    @Rule("NP-21")
    private static boolean understood(Host host, String tongue, int common) {
        return Fodder.deal(host) || (common == 0 ? Tongues.understand(host, tongue) : common == 1);
    }

    /** What the dearest of them wants; of beasts in food, by its price. */
    @Rule("NP-20")
    private static int reward(Host host) {
        boolean food = Fodder.deal(host);
        return host.able().stream()
                .map(host::monster)
                .mapToInt(kind -> WonMonsters.reward(
                        Prize.monsterLevel(
                                kind.hitDice().belowOne() ? 0 : kind.hitDice().dice(),
                                kind.hitDice().plus()),
                        food))
                .max()
                .orElse(0);
    }

    @Rule("NP-13")
    private static int charm(Unfolding u, Adventurer master) {
        return AbilityModifiers.persuasion(
                u.world().book().characters(), u.state().ruleset(), master.abilities());
    }

    private static void enlisted(Unfolding u, Host host, Adventurer master, int gold, boolean food) {
        CharacterTables tables = u.world().book().characters();
        Ruleset rules = u.state().ruleset();
        int base = AbilityModifiers.loyalty(tables, rules, master.abilities());
        int loyalty = Loyalty.onEntering(rules, u.throwing(), base, 0, Answer.ACCEPTS);
        var rolls = u.throwing().take();
        if (food) {
            Fodder.feed(u, gold * host.able().size());
        } else {
            Words.pay(u, gold * host.able().size(), Tongues.spokesman(host).id());
        }
        u.emit(new MeetingEvent.Enlisted(
                master.id(), host.able().stream().map(Foe::id).toList(), loyalty, rolls));
    }

    /** An insult is an attack, unless they have laid down their arms; those won over end the meeting. */
    @Rule("NP-13")
    private static void follow(Unfolding u, Outcome outcome) {
        Encounter meeting = u.state().encounter().orElseThrow();
        if (outcome == Outcome.ACCEPTED) {
            if (meeting.foes().stream().allMatch(Foe::gone)) {
                Ending.of(u, "parted");
            } else {
                Aftermath.over(u);
            }
        } else if (outcome == Outcome.INSULTED && meeting.phase() != Phase.YIELDED) {
            Temper.made(u, Talk.Mood.ATTACK, 0, "NP-13");
            Temper.attack(u);
        }
    }
}
