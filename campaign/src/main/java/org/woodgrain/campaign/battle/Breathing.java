package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Breath: whoever stands in it saves, and suffers half if his save is made. */
final class Breathing {
    private static final String BREATHS = "breaths";
    private static final String PETRIFY = "petrify";
    private static final int RANK = 10;
    private static final int ABREAST = 3;
    private static final int ORIGINAL_BREATHES = 7;
    private static final int CLASSIC_BREATHES = 3;

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

    /** Whether a monster has some of a breath left today. */
    static boolean left(CampaignState state, Foe foe, SpecialAttack.Breath breath) {
        return Daily.used(state, foe, BREATHS) < breath.uses();
    }

    /** Whether it breathes now: a dragon at its first attack; later, and others, by the dice. */
    boolean wants(FoeId id) {
        boolean first = Daily.used(u.state(), id, BREATHS) == 0;
        if (first && field.monster(id).has(SpecialAttack.Dragon.class, profile)) {
            return true;
        }
        boolean original = profile == Profile.ORIGINAL;
        int thrown = u.throwing()
                .of("CB-28", "whether it breathes")
                .secret()
                .roll(original ? 2 : 1, 6)
                .total();
        return original ? thrown >= ORIGINAL_BREATHES : thrown <= CLASSIC_BREATHES;
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
            if (breath.matter().equals(PETRIFY)) {
                petrify(blows, fight, who, target);
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
            if (breath.matter().equals(PETRIFY)) {
                petrify(blows, fight, who, target);
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

    private static void petrify(Blows blows, Fight fight, int who, int target) {
        if (!blows.combatant(target).immuneTo(PETRIFY) && !blows.saves(target, Danger.STONE, 0)) {
            blows.recorder().afflicted(target, who, Affliction.STONE, 0);
            fight.leave(target);
        }
    }

    /** One that has the same breath itself takes no harm from it. */
    private void scorch(Blows blows, int who, int target, SpecialAttack.Breath breath, int points) {
        Combatant victim = blows.combatant(target);
        boolean own = victim.powers(SpecialAttack.Breath.class).stream()
                .anyMatch(each -> each.matter().equals(breath.matter()));
        if (own || victim.immuneTo(breath.matter())) {
            return;
        }
        boolean resists =
                breath.matter().equals("fire") && FireResistance.has(u.state(), Names.on(field.fighter(target)));
        int full = resists ? FireResistance.blunted(points) : points;
        boolean made = blows.saves(target, Danger.BREATH, resists ? FireResistance.ON_SAVES : 0);
        blows.suffer(target, who, "its breath", made ? full / 2 : full);
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

    /** Enemies in it: a line takes one file of a company three abreast, a cone or cloud all as deep as it reaches. */
    private List<Integer> within(Fight fight, int who, SpecialAttack.Breath breath) {
        int enemy = 1 - fight.matchup().side(who);
        List<Integer> caught = new ArrayList<>();
        int place = 0;
        for (int each : fight.matchup().members(enemy)) {
            if (fight.out(each)) {
                continue;
            }
            int feet = fight.distance() + RANK * (place / ABREAST);
            boolean file = !breath.shape().equals("line") || place % ABREAST == Math.max(0, who) % ABREAST;
            boolean alone = breath.shape().equals("line") && fight.ableOf(enemy) < ABREAST && place == 0;
            if (feet <= breath.length() && (file || alone)) {
                caught.add(each);
            }
            place++;
        }
        return caught;
    }
}
