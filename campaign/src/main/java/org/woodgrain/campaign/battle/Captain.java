package org.woodgrain.campaign.battle;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.spells.CharmDuty;
import org.woodgrain.campaign.spells.Charms;
import org.woodgrain.campaign.spells.Confusion;
import org.woodgrain.campaign.spells.Phantasms;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.spells.Tempo;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.tactics.Approach;

/** Leads both sides through a round: the company by its orders, the monsters by their wits. */
final class Captain implements Conduct {
    private static final int FRONT = 3;

    private final Unfolding u;
    private final Field field;
    private final Map<CharacterId, Deed> deeds;
    private final Wits wits;
    private final Deeds doing;
    private final FoeDeeds foes;
    private final Archery archery;
    private final Gazes gazes;
    private final FrontRank front;
    private final Illusions illusions;
    private Optional<Blows> blows = Optional.empty();
    private boolean unawares;
    private final Approach approach;

    Captain(Unfolding u, Field field, Map<CharacterId, Deed> deeds) {
        this.u = u;
        this.field = field;
        this.deeds = deeds;
        this.wits = new Wits(field, deeds);
        this.doing = new Deeds(u, field);
        this.foes = new FoeDeeds(u, field, deeds);
        this.archery = new Archery(u, field);
        this.gazes = new Gazes(u, field, deeds);
        this.front = new FrontRank(u, field, deeds);
        this.illusions = new Illusions(u, field);
        this.approach = new Approach(field.size());
    }

    Wits wits() {
        return wits;
    }

    FoeDeeds foes() {
        return foes;
    }

    /** The company is surprised, and its foes act alone. */
    void surprise() {
        unawares = true;
    }

    /** Takes the hand that throws the dice. */
    void with(Blows thrower) {
        blows = Optional.of(thrower);
        foes.with(thrower);
        doing.with(thrower);
    }

    @Override
    public void open(Fight fight) {
        front.drawUp(fight);
    }

    @Override
    public void begin(Fight fight, int side) {
        if (side == 0) {
            fallBack(fight);
            front.drawUp(fight);
            blows.ifPresent(each -> gazes.meet(each, fight));
        } else {
            front.drawUp(fight);
        }
        close(fight, side);
        if (unawares) {
            Rushes.dive(u, field);
        }
    }

    @Override
    public void tie(Fight fight) {
        Quickness.thrown(u, field, fight);
    }

    /** Whoever falls back from a foe in contact is struck at once, as from behind. */
    @Rule({"EN-36", "CC-03"})
    private void fallBack(Fight fight) {
        int place = 0;
        for (int who : fight.matchup().members(0)) {
            boolean front = place < Math.min(FRONT, fight.matchup().ground().abreast(false));
            place += fight.able(who) ? 1 : 0;
            if (front
                    && fight.ready(who)
                    && fight.inReach()
                    && fight.ranks().size(1) > 0
                    && deed(who).filter(deed -> deed instanceof Deed.Back).isPresent()) {
                int foe = fight.ranks().at(1, (place - 1) % fight.ranks().size(1));
                fight.spend(who);
                if (fight.matchup().ways(foe) > 0) {
                    blows.ifPresent(each -> each.strike(foe, fight.matchup().firstForm(foe, 0), who, true));
                }
            }
        }
    }

    private Optional<Deed> deed(int who) {
        return field.fighter(who) instanceof Fighter.Member member
                ? Optional.ofNullable(deeds.get(member.id()))
                : Optional.empty();
    }

    /** Those who mean to strike go up to the foe by their own pace. */
    @Rule({"CE-21", "EN-05"})
    private void close(Fight fight, int side) {
        Approach.Outcome outcome = approach.close(fight, side, new Legs());
        if (outcome != Approach.Outcome.NOTHING) {
            u.emit(new BattleEvent.Closed(side == 0, fight.distance()));
        }
        if (outcome == Approach.Outcome.REACHED) {
            Rushes.charge(u, field, side, approach::near);
            approach.met(fight, side);
        }
    }

    private final class Legs implements Approach.Pace {
        @Override
        public boolean closes(Fight fight, int who) {
            return Captain.this.closes(fight, who);
        }

        @Override
        public int feet(int who) {
            return new Strides(u.world(), u.state(), field).feet(who);
        }
    }

    private boolean closes(Fight fight, int who) {
        if (Possession.is(field, fight, who)) {
            return Possession.closes(field, fight, who);
        }
        if (field.fighter(who) instanceof Fighter.Member) {
            return fight.ranks().inFront(who)
                    && !FrontRank.idle(field, who)
                    && Tongues.at(field, u.state(), fight, who).isEmpty()
                    && deed(who)
                            .filter(deed -> deed instanceof Deed.HandToHand || deed instanceof Deed.Forward)
                            .isPresent();
        }
        return fight.ranks().inFront(who)
                && fight.matchup().ways(who) > 0
                && !archery.prefers(fight, who)
                && !foes.holdsOff(who)
                && !illusions.atImage(who)
                && !Snakes.holds(field, u.state(), who)
                && !wavers(who)
                && !guards(who);
    }

    private boolean guards(int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe && CharmDuty.guards(u.state(), foe.id());
    }

    /** Monsters whose courage failed half hold back for a round (NP-22); those who serve strike at nobody they must spare. */
    @Rule({"NP-22", "SP-07"})
    private boolean wavers(int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                && (CharmDuty.spares(u.state(), foe.id()) || falters(foe.id()));
    }

    private boolean falters(FoeId foe) {
        return u.state()
                .encounter()
                .filter(meeting -> meeting.foe(foe).isPresent())
                .filter(meeting ->
                        meeting.nerve().hangBack() > 0 && meeting.nerve().hangBack() == meeting.round())
                .isPresent();
    }

    @Override
    public int missileTarget(Fight fight, int who) {
        return wavers(who) || astray(who) || lags(who)
                ? NOBODY
                : illusions.real(fight, who, archery.target(fight, who, deed(who)));
    }

    /** Whether one who is slowed has no attack this round. */
    @Rule("SP-29")
    private boolean lags(int who) {
        return Tempo.misses(
                u.state(), Names.on(field.fighter(who)), field.fight().round());
    }

    @Override
    @Rule("SP-30")
    public boolean twice(Fight fight, int who) {
        return Tempo.twice(u.state(), Names.on(field.fighter(who)));
    }

    @Override
    public void act(Fight fight, int who) {
        int before = u.count();
        if (astray(who)) {
            strayed(fight, who);
        } else {
            does(fight, who);
        }
        Disturbance.of(fight, field, who, u.since(before));
    }

    private void does(Fight fight, int who) {
        Optional<Adventurer> spirit = Spirits.in(u.state(), field.fighter(who).on())
                .filter(each -> deeds.get(each.id()) instanceof Deed.Cast);
        if (spirit.isPresent()) {
            act(fight, who, spirit.get());
            return;
        }
        if (Possession.is(field, fight, who) && Possession.casts(u, field, fight, who)) {
            return;
        }
        switch (field.fighter(who)) {
            case Fighter.Member member -> u.state().adventurer(member.id()).ifPresent(each -> act(fight, who, each));
            case Fighter.Opponent foe -> {
                if (!wavers(who)) {
                    foes.act(fight, who, foe.id());
                }
            }
        }
    }

    /** Whether somebody is too confused to do as he would. */
    @Rule("SP-38")
    private boolean astray(int who) {
        SpellEvent.Conduct conduct = Confusion.of(u.state(), field.fighter(who).on());
        return conduct == SpellEvent.Conduct.NOTHING || conduct == SpellEvent.Conduct.EACH_OTHER;
    }

    /** He does nothing, or strikes at the first of his own side. */
    @Rule("SP-38")
    private void strayed(Fight fight, int who) {
        fight.spend(who);
        if (Confusion.of(u.state(), field.fighter(who).on()) == SpellEvent.Conduct.EACH_OTHER
                && fight.matchup().ways(who) > 0) {
            for (int other : fight.matchup().members(fight.matchup().side(who))) {
                if (other != who && !fight.out(other)) {
                    blows.ifPresent(each -> each.strike(who, fight.matchup().firstForm(who, 0), other, false));
                    return;
                }
            }
        }
    }

    private void act(Fight fight, int who, Adventurer each) {
        Optional.ofNullable(deeds.get(each.id())).ifPresent(deed -> {
            if (deed instanceof Deed.Strike strike && Charms.serves(u.state(), strike.foe())) {
                turnsOn(fight, who, strike.foe());
            } else if (doing.done(fight, who, each, deed)) {
                fight.spend(who);
                field.follow(u.state());
            }
        });
    }

    /** He strikes at one that serves the company under a charm. */
    @Rule("SP-07")
    private void turnsOn(Fight fight, int who, FoeId servant) {
        fight.spend(who);
        field.number(new Fighter.Opponent(servant))
                .filter(target -> !fight.out(target) && fight.matchup().ways(who) > 0)
                .ifPresent(target ->
                        blows.ifPresent(each -> each.strike(who, fight.matchup().firstForm(who, 0), target, false)));
        field.follow(u.state());
    }

    @Override
    @Rule({"CB-36", "CC-12", "UX-32"})
    public int meleeTarget(Fight fight, int who) {
        Optional<Integer> swallower = FrontRank.inside(field, u.state(), who);
        if (swallower.isPresent()) {
            return swallower.get();
        }
        if (field.fighter(who) instanceof Fighter.Opponent foe
                && illusions.atImage(who)
                && !(wavers(who) || astray(who) || lags(who))) {
            fight.spend(who);
            Phantasms.struckBy(u, foe.id());
            return NOBODY;
        }
        Optional<Integer> licked = Tongues.reach(field, u.state(), fight, who);
        if (licked.isPresent() && !wavers(who)) {
            return licked.get();
        }
        Optional<Integer> mouth = Tongues.at(field, u.state(), fight, who);
        if (mouth.isPresent() && !astray(who) && !lags(who)) {
            return deed(who).filter(Deed.Blow.class::isInstance).isPresent() ? mouth.get() : NOBODY;
        }
        if (!approach.near(who) || !fight.inReach() || wavers(who) || astray(who) || lags(who)) {
            return NOBODY;
        }
        return switch (field.fighter(who)) {
            case Fighter.Member member -> illusions.real(fight, who, memberTarget(fight, who));
            case Fighter.Opponent foe -> illusions.real(fight, who, wits.target(fight, u.state(), who));
        };
    }

    private int memberTarget(Fight fight, int who) {
        if (Possession.is(field, fight, who)) {
            return Possession.target(fight, who);
        }
        if (deed(who).orElse(null) instanceof Deed.AtComrade at) {
            return front.aloft(who) ? NOBODY : Possession.comrade(field, fight, who, at.comrade());
        }
        if (!(deed(who).orElse(null) instanceof Deed.Blow blow)) {
            return NOBODY;
        }
        boolean reaches = fight.ranks().inFront(who)
                || fight.matchup().combatant(who).state().reach();
        if (!reaches || front.aloft(who)) {
            return NOBODY;
        }
        Optional<Integer> wanted = field.number(new Fighter.Opponent(blow.foe()))
                .filter(target -> !fight.out(target) && fight.room(who, target))
                .filter(target -> !front.overhead(target))
                .filter(target -> fight.ranks().inFront(target) || fight.helpless(target));
        int target = wanted.orElseGet(() -> fight.ranks().inFront(who) ? Nearest.nearest(fight, who) : first(fight));
        boolean fair =
                target == NOBODY || !(field.escapes(u.state(), target, who) || Possession.is(field, fight, target));
        return fair ? target : another(fight, who);
    }

    /** The first in front whom he sees or guesses at. */
    private int another(Fight fight, int who) {
        for (int place = 0; place < fight.ranks().size(1); place++) {
            int target = fight.ranks().at(1, place);
            if (fight.room(who, target)
                    && !field.escapes(u.state(), target, who)
                    && !Possession.is(field, fight, target)) {
                return target;
            }
        }
        return NOBODY;
    }

    private static int first(Fight fight) {
        return fight.ranks().size(1) > 0 ? fight.ranks().at(1, 0) : NOBODY;
    }
}
