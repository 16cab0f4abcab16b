package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.harm.Scorching;
import org.woodgrain.campaign.spells.Formation;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.power.BreathAttack;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Breath: whoever stands in it saves, and suffers half if his save is made. */
final class Breathing {
    private static final String BREATHS = "breaths";

    private final Unfolding u;
    private final Field field;
    private final Profile profile;

    Breathing(Unfolding u, Field field) {
        this.u = u;
        this.field = field;
        this.profile = u.state().ruleset().profile();
    }

    /** The breath that a monster would use now, having some left and somebody within it. */
    Optional<SpecialAttack.Breath> ready(Fight fight, int who, FoeId id) {
        Monster monster = field.monster(id);
        List<SpecialAttack.Breath> all = monster.powers(SpecialAttack.Breath.class, profile);
        int used = Daily.used(u.state(), id, BREATHS);
        List<SpecialAttack.Breath> fitting = all.stream()
                .filter(breath -> used < breath.uses())
                .filter(breath -> !within(fight, who, breath).isEmpty())
                .toList();
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(fitting.get(used % fitting.size()));
    }

    /** How often a monster has breathed today. */
    static int used(CampaignState state, Foe foe) {
        return Daily.used(state, foe, BREATHS);
    }

    /** Whether a monster has some of a breath left today. */
    static boolean left(CampaignState state, Foe foe, SpecialAttack.Breath breath) {
        return used(state, foe) < breath.uses();
    }

    /** Whether it breathes now: a dragon at its first attack; later, and others, by the dice. */
    boolean wants(FoeId id) {
        boolean first = Daily.used(u.state(), id, BREATHS) == 0;
        if (first && field.monster(id).has(SpecialAttack.Dragon.class, profile)) {
            return true;
        }
        int thrown = u.throwing()
                .of("CB-28", "whether it breathes")
                .secret()
                .roll(BreathAttack.dice(profile), 6)
                .total();
        return BreathAttack.breathes(profile, thrown);
    }

    /** Breathes. */
    @Rule("CB-28")
    void at(Blows blows, Fight fight, int who, FoeId id, SpecialAttack.Breath breath) {
        List<Integer> caught = within(fight, who, breath);
        Foe foe = Names.foe(u.state(), id).orElseThrow();
        List<Fighter> told = new ArrayList<>();
        caught.forEach(target -> told.add(field.fighter(target)));
        Daily.use(u, id, BREATHS);
        u.emit(new PowerEvent.Used(
                id, "breath " + breath.matter(), told, u.throwing().take()));
        int points = points(blows, who, foe, breath);
        for (int target : caught) {
            if (breath.matter().equals(BreathAttack.PETRIFY)) {
                BreathAttack.petrify(blows, who, target);
            } else {
                scorch(blows, who, target, breath, points);
            }
        }
        burn(field.monster(id), breath, caught);
    }

    /** The breath of a member of the company, on all foes within it. */
    @Rule({"CH-53", "CB-28"})
    void pour(Blows blows, Fight fight, int who, Adventurer member, SpecialAttack.Breath breath) {
        List<Integer> caught = within(fight, who, breath);
        List<Fighter> told = new ArrayList<>();
        caught.forEach(target -> told.add(field.fighter(target)));
        int points = breath.byHitPoints()
                ? profile == Profile.ORIGINAL ? member.maxHitPoints() : member.hitPoints()
                : dice(blows, who, breath);
        u.emit(new PowerEvent.MemberBreathed(
                member.id(), breath.matter(), told, u.throwing().take()));
        for (int target : caught) {
            if (breath.matter().equals(BreathAttack.PETRIFY)) {
                BreathAttack.petrify(blows, who, target);
            } else {
                scorch(blows, who, target, breath, points);
            }
        }
    }

    /** Dragon fire and lightning are the end of much that the slain had, and of what lies about. */
    @Rule({"TR-19", "TR-24"})
    private void burn(Monster monster, SpecialAttack.Breath breath, List<Integer> caught) {
        if (monster.has(SpecialAttack.Dragon.class, profile)) {
            List<Effect.On> those =
                    caught.stream().map(field::fighter).map(Names::on).toList();
            those.forEach(who -> Scorching.slain(u, who, breath.matter()));
            u.state()
                    .underground()
                    .ifPresent(at -> Scorching.lying(
                            u, at.level(), Formation.cells(u.world(), u.state(), those), breath.matter()));
        }
    }

    /** One that has the same breath itself takes no harm from it. */
    private void scorch(Blows blows, int who, int target, SpecialAttack.Breath breath, int points) {
        if (BreathAttack.unharmed(blows.combatant(target), breath)) {
            return;
        }
        boolean resists =
                breath.matter().equals("fire") && FireResistance.has(u.state(), Names.on(field.fighter(target)));
        BreathAttack.scorch(
                blows,
                who,
                target,
                resists ? FireResistance.blunted(points) : points,
                resists ? FireResistance.ON_SAVES : 0);
    }

    /** Its hit points: those it has left in the classic game, all of them in the original; or dice. */
    private int points(Blows blows, int who, Foe foe, SpecialAttack.Breath breath) {
        if (breath.byHitPoints()) {
            return profile == Profile.ORIGINAL ? foe.maxHitPoints() : foe.hitPoints();
        }
        return dice(blows, who, breath);
    }

    private int dice(Blows blows, int who, SpecialAttack.Breath breath) {
        Formula dice = breath.damage().orElse(Formula.fixed(0));
        return dice.count() == 0
                ? dice.plus()
                : u.throwing()
                        .of("CB-28", "breath")
                        .by(blows.combatant(who).name())
                        .plus(dice.plus())
                        .roll(dice.count(), dice.sides())
                        .total();
    }

    private List<Integer> within(Fight fight, int who, SpecialAttack.Breath breath) {
        int[] caught = new int[field.size()];
        int count = BreathAttack.within(fight, who, breath, caught);
        return IntStream.range(0, count).mapToObj(place -> caught[place]).toList();
    }
}
