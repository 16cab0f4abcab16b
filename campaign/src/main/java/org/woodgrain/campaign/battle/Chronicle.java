package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.harm.Lycanthropy;
import org.woodgrain.campaign.harm.Parting;
import org.woodgrain.campaign.harm.Reviving;
import org.woodgrain.campaign.people.Senseless;
import org.woodgrain.campaign.spells.Sleepers;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.spells.Wards;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Initiative;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.Recorder;
import org.woodgrain.rules.monsters.OnHit;

/** Turns every throw of a fight into an event as it falls, so that the state keeps pace with the fight. */
final class Chronicle implements Recorder {
    private static final int D20 = 20;

    private final Unfolding u;
    private final Field field;
    private final Fight fight;
    private final Wits wits;
    private final Inflictions inflictions;
    private final Deaths deaths;
    private final List<int[]> fallen = new ArrayList<>();
    /** What a hit has already done before its damage was thrown. */
    private final List<Runnable> later = new ArrayList<>();

    private Optional<Blow> open = Optional.empty();

    private record Blow(int attacker, int target, Form form, boolean sure, List<Roll> rolls) {}

    Chronicle(Unfolding u, Field field, Wits wits) {
        this.u = u;
        this.field = field;
        this.fight = field.fight();
        this.wits = wits;
        this.inflictions = new Inflictions(u, field);
        this.deaths = new Deaths(u, field);
    }

    @Override
    public void thrown(int sides, int face) {
        fallen.add(new int[] {sides, face});
    }

    @Override
    public void initiative(int company, int foes) {
        String rule = u.state().ruleset().original() ? "CB-20" : "CE-11";
        fallen.clear();
        u.emit(new BattleEvent.InitiativeThrown(
                company,
                foes,
                rule,
                List.of(
                        initiative(rule, "the company", DiceStream.PLAYERS, company),
                        initiative(rule, "their foes", DiceStream.REFEREE, foes))));
    }

    @Override
    public void initiative(int[] dice, int[] thrown) {
        fallen.clear();
        List<Integer> order = IntStream.range(0, dice.length)
                .filter(who -> dice[who] > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer who) -> thrown[who]).reversed())
                .toList();
        u.emit(new BattleEvent.EachThrewInitiative(
                order.stream().map(field::fighter).toList(),
                order.stream().map(who -> thrown[who]).toList(),
                order.stream()
                        .map(who -> roll(
                                who,
                                "CH-31",
                                "initiative",
                                Initiative.SIDES,
                                List.of(dice[who]),
                                thrown[who] - dice[who],
                                Roll.Test.NONE,
                                0))
                        .toList()));
    }

    private static Roll initiative(String rule, String by, DiceStream stream, int face) {
        return new Roll(rule, "initiative", by, stream, 6, List.of(face), 0, 1, Roll.Test.NONE, 0, false);
    }

    @Override
    public void blow(int attacker, int target, int form, int need, int natural, boolean hit) {
        Form how = fight.matchup().form(form);
        List<Roll> rolls = new ArrayList<>();
        boolean duel = fallen.size() == 2 && fallen.get(0)[0] != D20 && fallen.get(1)[0] != D20;
        String rule = duel ? "CB-34" : rule();
        if (duel) {
            List<Integer> faces = fallen.stream().map(die -> die[1]).toList();
            rolls.add(roll(attacker, rule, "to hit", fallen.getFirst()[0], faces, 0, Roll.Test.AT_LEAST, need));
            fallen.clear();
        }
        for (int[] die : fallen) {
            if (die[0] == D20) {
                rolls.add(roll(attacker, rule, "to hit", D20, List.of(die[1]), 0, Roll.Test.AT_LEAST, need));
            } else {
                rolls.add(roll(attacker, "EN-08", "which way", die[0], List.of(die[1]), 0, Roll.Test.NONE, 0));
            }
        }
        fallen.clear();
        Masks.off(u, field.fighter(attacker));
        Masks.attacks(u, field.fighter(attacker));
        Unseen.attacks(u, field.fighter(attacker));
        if (hit && field.fighter(attacker) instanceof Fighter.Opponent striker) {
            Terrors.thaw(u, striker.id());
        }
        if (hit) {
            Masks.off(u, field.fighter(target));
        }
        if (field.fighter(target) instanceof Fighter.Opponent foe) {
            TurningUndead.attacked(u, foe.id());
        }
        if (hit) {
            open = Optional.of(new Blow(attacker, target, how, natural == 0, rolls));
        } else {
            u.emit(new BattleEvent.Struck(
                    field.fighter(attacker),
                    field.fighter(target),
                    how.name(),
                    how.missile(),
                    false,
                    false,
                    0,
                    fight.hitPoints(target),
                    rule,
                    rolls));
            spend(attacker, how, false);
        }
    }

    /** A member's missile has left his hand. */
    private void spend(int attacker, Form how, boolean hit) {
        if (how.missile() && field.fighter(attacker) instanceof Fighter.Member member) {
            field.shot(attacker).ifPresent(shot -> Spending.of(u, member.id(), shot, hit));
        } else if (how.missile() && field.fighter(attacker) instanceof Fighter.Opponent foe) {
            Quivers.shot(u, foe.id(), field.monster(foe.id()));
        }
    }

    @Override
    public void touched(int attacker, int target, int need, int natural, boolean hit) {
        fallen.clear();
        u.emit(new BattleEvent.Struck(
                field.fighter(attacker),
                field.fighter(target),
                "spray",
                true,
                false,
                hit,
                0,
                fight.hitPoints(target),
                rule(),
                List.of(roll(attacker, rule(), "to hit", D20, List.of(natural), 0, Roll.Test.AT_LEAST, need))));
    }

    private String rule() {
        return u.state().ruleset().original() ? "CB-02" : "CC-42";
    }

    @Override
    public void harm(int attacker, int target, int form, int points, int left) {
        Blow blow = open.orElseThrow();
        open = Optional.empty();
        List<Roll> rolls = new ArrayList<>(blow.rolls());
        if (!fallen.isEmpty()) {
            rolls.add(damage(attacker, blow.form()));
        }
        strike(blow, points, left, rolls);
    }

    private Roll damage(int attacker, Form form) {
        List<Integer> faces = fallen.stream().map(die -> die[1]).toList();
        int sides = fallen.getFirst()[0];
        fallen.clear();
        return roll(attacker, "CB-16", "damage", sides, faces, form.damage().plus(), Roll.Test.NONE, 0);
    }

    private void strike(Blow blow, int points, int left, List<Roll> rolls) {
        Fighter by = field.fighter(blow.attacker());
        Fighter at = field.fighter(blow.target());
        List<Effect> before = u.state().effects();
        u.emit(new BattleEvent.Struck(
                by,
                at,
                blow.form().name(),
                blow.form().missile(),
                blow.sure(),
                true,
                points,
                left,
                rolls.stream().anyMatch(roll -> roll.rule().equals("CB-34")) ? "CB-34" : rule(),
                rolls));
        if (!before.equals(u.state().effects())) {
            field.look(u.state());
        }
        if (at instanceof Fighter.Opponent struck
                && Names.foe(u.state(), struck.id()).isEmpty()) {
            // an image that is gone at a touch
            fight.leave(blow.target());
            return;
        }
        wits.struck(blow.target(), blow.attacker());
        if (at instanceof Fighter.Member bitten
                && by instanceof Fighter.Opponent beast
                && Names.foe(u.state(), beast.id())
                        .filter(foe -> foe.number(Marks.HUMAN) == 0)
                        .isPresent()
                && field.monster(beast.id())
                        .has(OnHit.Were.class, u.state().ruleset().profile())) {
            later.add(() -> Lycanthropy.bitten(u, bitten.id(), field.monster(beast.id()), beast.id(), points));
        }
        spend(blow.attacker(), blow.form(), true);
        boolean oil = field.shot(blow.attacker())
                .filter(shot -> blow.form().missile() && shot.weapon().id().equals("oil-flask"))
                .isPresent();
        if (oil && left > 0 && at instanceof Fighter.Opponent foe) {
            Burning.light(u, foe.id());
        }
        if (left > 0 && blow.form().matter().contains(Matter.FIRE) && at instanceof Fighter.Opponent foe) {
            FireFright.of(u, fight, blow.target(), foe.id(), field.monster(foe.id()));
            Tempers.panic(u);
            field.follow(u.state());
        }
        if (at instanceof Fighter.Opponent foe
                && by instanceof Fighter.Member member
                && !blow.form().missile()) {
            Wolfsbane.hit(
                    u,
                    fight,
                    blow.target(),
                    foe.id(),
                    field.monster(foe.id()),
                    member.id(),
                    blow.form().name());
        }
        List<Runnable> waiting = List.copyOf(later);
        later.clear();
        waiting.forEach(Runnable::run);
        if (left > 0 && points > 0 && Sleepers.asleep(u.state(), Names.on(at))) {
            Sleepers.struck(u, Names.on(at));
            if (!still(at)) {
                fight.free(blow.target());
            }
        }
        if (!blow.form().missile()) {
            field.monster(blow.target()).ifPresent(monster -> Wards.struck(u, Names.on(by), monster));
        }
    }

    /** Whether something still keeps somebody helpless. */
    private boolean still(Fighter who) {
        return u.state().effectsOn(Names.on(who)).stream().anyMatch(Effect::helpless);
    }

    @Override
    public void bruised(int who, int by, int all) {
        if (field.fighter(who) instanceof Fighter.Opponent foe) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), Subdual.BRUISES, all));
            u.emit(new BattleEvent.FoeMarked(foe.id(), Subdual.BRUISED_AT, Subdual.moment(u.state())));
        }
        Names.member(field.fighter(who)).ifPresent(id -> Comrades.bruised(u, id, all));
    }

    /** A beaten foe gives itself up; from now on it can be led along (CC-17). One that serves the company only rests. */
    @Override
    @Rule("CC-17")
    public void yielded(int who, int by) {
        Names.member(field.fighter(who)).ifPresent(id -> Comrades.overcome(u, id));
        if (!(field.fighter(who) instanceof Fighter.Opponent foe)) {
            return;
        }
        if (Names.follows(u.state(), foe.id())) {
            u.emit(new BattleEvent.Thwarted(foe, "it is beaten to its knees, and out of this fight."));
        } else {
            u.emit(new BattleEvent.FoeMarked(foe.id(), Subdual.SUBDUED, 1));
            u.emit(new MeetingEvent.FoesBroke(List.of(foe.id()), Foe.Standing.SURRENDERED, "CC-17"));
        }
    }

    @Override
    public void suffered(int who, int by, String cause, int points, int left) {
        List<Roll> rolls = rest(by, "CB-16", "damage");
        Fighter victim = field.fighter(who);
        u.emit(
                switch (victim) {
                    case Fighter.Member member ->
                        new HarmEvent.CharacterHurt(member.id(), points, left, cause, "CB-16", rolls);
                    case Fighter.Opponent foe -> new HarmEvent.FoeHurt(foe.id(), points, left, cause, "CB-16", rolls);
                });
    }

    @Override
    public void save(int who, Danger danger, int need, int natural, boolean made) {
        Fighter saver = field.fighter(who);
        fallen.clear();
        Roll roll = roll(who, "CB-23", "save", D20, List.of(natural), 0, Roll.Test.AT_LEAST, need);
        afterHit(() -> u.emit(new BattleEvent.SaveThrown(saver, danger, made, List.of(roll))));
    }

    @Override
    public void afflicted(int who, int by, Affliction what, int amount) {
        List<Roll> rolls = rest(by, "CB-26", "how long");
        afterHit(() -> inflictions.inflict(who, by, what, amount, rolls));
    }

    /** Waits until the damage of the hit is told, if a hit is being told. */
    private void afterHit(Runnable what) {
        if (open.isPresent()) {
            later.add(what);
        } else {
            what.run();
        }
    }

    @Override
    public int drained(int who, int by, int levels) {
        if (field.fighter(who) instanceof Fighter.Member member) {
            Draining.levels(u, member.id(), levels);
            return u.state().adventurer(member.id()).orElseThrow().hitPoints();
        }
        return UNTOLD;
    }

    @Override
    public void armHurt(int who, int by, boolean gone, int suffered) {
        Grips.armHurt(u, field, who, by, gone, suffered);
    }

    @Override
    public void released(int holder, int victim) {
        Grips.released(u, field, holder, victim);
    }

    @Override
    public void strained(int holder, int by, int points) {
        Grips.strained(u, field, holder, by, points);
    }

    @Override
    public void regained(int who, int points, int now) {
        if (field.fighter(who) instanceof Fighter.Opponent foe) {
            u.emit(new BattleEvent.Regained(foe.id(), points, now));
        }
    }

    @Override
    public boolean lies(int who, int by) {
        if (field.fighter(who) instanceof Fighter.Opponent foe && !Names.follows(u.state(), foe.id())) {
            if (!Reviving.lying(u.state(), foe.id())) {
                Reviving.lies(u, foe.id());
            }
            return true;
        }
        return false;
    }

    @Override
    public void senseless(int who, int by) {
        Names.member(field.fighter(who)).ifPresent(id -> afterHit(() -> Senseless.fell(u, id)));
    }

    @Override
    public void fell(int who, int by, String cause) {
        open.ifPresent(blow -> {
            open = Optional.empty();
            strike(blow, 0, 0, blow.rolls());
        });
        deaths.of(who, by, cause);
    }

    @Override
    public void parted(int who, int by, int pieces) {
        if (field.fighter(who) instanceof Fighter.Opponent foe) {
            Parting.into(u, foe.id(), pieces, rest(by, "CC-09", "pieces"));
        }
    }

    private List<Roll> rest(int by, String rule, String purpose) {
        List<Roll> rolls = fallen.stream()
                .map(die -> roll(Math.max(0, by), rule, purpose, die[0], List.of(die[1]), 0, Roll.Test.NONE, 0))
                .toList();
        fallen.clear();
        return rolls;
    }

    private Roll roll(
            int by, String rule, String purpose, int sides, List<Integer> faces, int plus, Roll.Test test, int target) {
        boolean company = fight.matchup().side(by) == 0;
        return new Roll(
                rule,
                purpose,
                fight.matchup().combatant(by).name(),
                company ? DiceStream.PLAYERS : DiceStream.REFEREE,
                sides,
                faces,
                plus,
                1,
                test,
                target,
                false);
    }
}
