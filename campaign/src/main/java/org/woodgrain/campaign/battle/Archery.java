package org.woodgrain.campaign.battle;

import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.combat.RangeBand;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Tactics;

/** Missiles of both sides: whom they fly at, how far, and what becomes of them. */
final class Archery {
    /** Feet that a shooter behind the front rank stands farther off. */
    private static final int BEHIND = 10;

    private final Unfolding u;
    private final Field field;

    Archery(Unfolding u, Field field) {
        this.u = u;
        this.field = field;
    }

    /** Whom a fighter sends his missile at now; {@link Conduct#NOBODY} if at no one. */
    @Rule({"CB-14", "CB-15"})
    int target(Fight fight, int who, Optional<Deed> deed) {
        return switch (field.fighter(who)) {
            case Fighter.Member member -> member(fight, who, deed);
            case Fighter.Opponent foe -> prefers(fight, who) ? monster(fight, who) : Conduct.NOBODY;
        };
    }

    private int member(Fight fight, int who, Optional<Deed> deed) {
        if (Possession.is(field, fight, who)) {
            return turned(fight, who);
        }
        Optional<Arms.Shot> shot = field.shot(who).filter(each -> left(who, each));
        if (shot.isEmpty()) {
            return Conduct.NOBODY;
        }
        Optional<FoeId> wanted = deed.flatMap(Archery::aim);
        if (wanted.isEmpty()) {
            return Conduct.NOBODY;
        }
        Optional<Integer> target = field.number(new Fighter.Opponent(wanted.get()))
                .filter(number -> !fight.out(number) && !field.escapes(u.state(), number, who))
                .or(() -> first(fight, who));
        Optional<RangeBand> band = Arms.of(u.world().book(), u.state()).band(shot.get(), feet(fight, who));
        if (target.isEmpty() || band.isEmpty()) {
            return Conduct.NOBODY;
        }
        fight.range(band.get().modifier(u.state().ruleset()));
        return target.get();
    }

    /** One who has turned on the company shoots at the first of those before him whom he sees. */
    @Rule("SP-07")
    private int turned(Fight fight, int who) {
        int count = fight.ranks().size(0);
        Optional<RangeBand> band = field.shot(who)
                .filter(each -> left(who, each))
                .flatMap(shot -> Arms.of(u.world().book(), u.state()).band(shot, feet(fight, who)));
        if (band.isEmpty() || count == 0) {
            return Conduct.NOBODY;
        }
        int place = Math.max(0, fight.ranks().placeOf(who)) % count;
        fight.range(band.get().modifier(u.state().ruleset()));
        return IntStream.range(0, count)
                .map(i -> fight.ranks().at(0, (place + i) % count))
                .filter(target -> !field.escapes(u.state(), target, who) && !field.inGloom(u.state(), target, who))
                .findFirst()
                .orElse(Conduct.NOBODY);
    }

    /** Whether he still has what he would send off, having perhaps shot once already. */
    private boolean left(int who, Arms.Shot shot) {
        return Rocks.is(shot)
                || Names.member(field.fighter(who))
                        .flatMap(id -> u.state().adventurer(id))
                        .flatMap(each -> each.item(shot.missile().id()))
                        .filter(item -> item.carried() != Carried.LYING)
                        .isPresent();
    }

    private static Optional<FoeId> aim(Deed deed) {
        if (deed instanceof Deed.Shoot shoot) {
            return Optional.of(shoot.foe());
        }
        return deed instanceof Deed.Throw thrown ? Optional.of(thrown.foe()) : Optional.empty();
    }

    private int feet(Fight fight, int who) {
        return fight.distance() + (fight.ranks().inFront(who) ? 0 : BEHIND);
    }

    /** The first foe in front, if he sees it. */
    private Optional<Integer> first(Fight fight, int who) {
        return IntStream.range(0, fight.ranks().size(1))
                .map(place -> fight.ranks().at(1, place))
                .filter(number -> !Possession.is(field, fight, number))
                .boxed()
                .findFirst()
                .filter(number -> !field.escapes(u.state(), number, who));
    }

    /** Whether a monster would rather shoot than close: it has a bow or a rock, and the foe is out of reach. */
    boolean prefers(Fight fight, int who) {
        if (fight.inReach() && !overhead(who)
                || fight.matchup().missile(who) < 0
                || !(field.fighter(who) instanceof Fighter.Opponent foe)) {
            return false;
        }
        Monster monster = field.monster(foe.id());
        return monster.tactics() != Tactics.MINDLESS
                && !charges(foe.id(), monster)
                && band(fight, who, foe.id(), monster).isPresent();
    }

    private boolean overhead(int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe && Soaring.up(u.state(), foe.id());
    }

    private boolean charges(FoeId id, Monster monster) {
        return !Names.follows(u.state(), id)
                && Patience.charges(
                        u.state(),
                        monster,
                        Odds.now(u.world().book(), u.state()).foesStronger());
    }

    private Optional<RangeBand> band(Fight fight, int who, FoeId id, Monster monster) {
        // rain halves every range
        int feet = feet(fight, who) * (Outdoors.rains(u.state()) ? 2 : 1);
        Optional<SpecialAttack.Shoot> natural =
                monster.power(SpecialAttack.Shoot.class, u.state().ruleset().profile());
        if (natural.isPresent()) {
            return MissileTable.Ranges.thirds(natural.get().feet()).at(feet);
        }
        Encounter meeting = u.state().encounter().orElseThrow();
        Foe foe = Names.foe(u.state(), id).orElseThrow();
        return new FoeFighter(u.world().book(), u.state())
                .bow(foe, Field.place(meeting, foe), Field.alone(meeting, foe))
                .flatMap(weapon ->
                        u.world().book().combat().missiles().band(u.state().ruleset(), weapon, feet));
    }

    private int monster(Fight fight, int who) {
        if (!(field.fighter(who) instanceof Fighter.Opponent foe)) {
            return Conduct.NOBODY;
        }
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        if (count == 0) {
            return Conduct.NOBODY;
        }
        fight.range(band(fight, who, foe.id(), field.monster(foe.id()))
                .map(each -> each.modifier(u.state().ruleset()))
                .orElse(0));
        int place = Math.max(0, fight.ranks().placeOf(who)) % count;
        int[] seen = IntStream.range(0, count)
                .map(i -> fight.ranks().at(enemy, (place + i) % count))
                .filter(target -> !field.escapes(u.state(), target, who) && !field.inGloom(u.state(), target, who))
                .filter(target -> !(field.fighter(target) instanceof Fighter.Opponent host)
                        || !Spirits.passes(u.state(), host.id(), foe.id()))
                .toArray();
        int prey = Exposed.target(
                fight, field, u.state(), who, seen, field.monster(foe.id()).tactics());
        if (prey != Conduct.NOBODY) {
            return prey;
        }
        if (seen.length > 0) {
            return seen[0];
        }
        return Conduct.NOBODY;
    }
}
