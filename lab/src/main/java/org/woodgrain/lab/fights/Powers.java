package org.woodgrain.lab.fights;

import java.util.List;
import java.util.Optional;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.power.BreathAttack;
import org.woodgrain.rules.melee.power.Spraying;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Attacks of monsters that are no blows: breath, trampling, sprays. */
final class Powers {
    private static final int HUNDRED = 100;
    private static final int SIX = 6;
    private static final int SPRAYS = 2;

    private final Fight fight;
    private final Blows blows;
    private final Profile profile;
    private final Tale tale;
    private final int[] begun;
    private final int[] breaths;
    private final int[] sprays;
    private final boolean[] otherwise;
    private final int[] caught;
    private final List<List<SpecialAttack.Breath>> breath;
    private final List<Optional<SpecialAttack.Trample>> trample;
    private final List<Optional<SpecialAttack.Spray>> spray;
    private final List<Entrant> all;

    Powers(Setting setting, Fight fight, Blows blows, int[] begun, Tale tale) {
        this.fight = fight;
        this.blows = blows;
        this.begun = begun;
        this.tale = tale;
        profile = setting.ruleset().profile();
        all = setting.entrants();
        breaths = new int[all.size()];
        sprays = new int[all.size()];
        otherwise = new boolean[all.size()];
        caught = new int[all.size()];
        breath = all.stream()
                .map(each -> each.ready().powers(SpecialAttack.Breath.class))
                .toList();
        trample = all.stream()
                .map(each -> each.ready().power(SpecialAttack.Trample.class))
                .toList();
        spray = all.stream()
                .map(each -> each.ready().power(SpecialAttack.Spray.class))
                .toList();
    }

    /** Whether any of them has one. */
    static boolean any(Setting setting) {
        return setting.entrants().stream()
                .filter(each -> !each.person())
                .map(Entrant::ready)
                .anyMatch(each -> each.power(SpecialAttack.Breath.class).isPresent()
                        || each.power(SpecialAttack.Trample.class).isPresent()
                        || each.power(SpecialAttack.Spray.class).isPresent());
    }

    void begin() {
        for (int i = 0; i < breaths.length; i++) {
            breaths[i] = all.get(i).kind() instanceof Entrant.Nature.Beast beast ? beast.used() : 0;
            sprays[i] = 0;
            otherwise[i] = false;
        }
    }

    /** A round opens: whoever struck otherwise in the last one has all his blows again. */
    void open() {
        for (int i = 0; i < otherwise.length; i++) {
            if (otherwise[i]) {
                fight.choose(i, 0);
                otherwise[i] = false;
            }
        }
    }

    /** Whether one would breathe from where it stands. */
    boolean breathReady(int who) {
        return ready(who) != NONE;
    }

    private static final int NONE = -1;

    /** Which of its breaths reaches somebody now. */
    private int ready(int who) {
        List<SpecialAttack.Breath> own = breath.get(who);
        int fitting = 0;
        for (int i = 0; i < own.size(); i++) {
            fitting += fits(who, own.get(i)) ? 1 : 0;
        }
        if (fitting == 0) {
            return NONE;
        }
        int turn = breaths[who] % fitting;
        for (int i = 0; i < own.size(); i++) {
            if (fits(who, own.get(i)) && turn-- == 0) {
                return i;
            }
        }
        return NONE;
    }

    private boolean fits(int who, SpecialAttack.Breath each) {
        return breaths[who] < each.uses() && BreathAttack.within(fight, who, each, caught) > 0;
    }

    /** Uses what it has; whoever does nothing of the kind goes on to strike. */
    void act(int who) {
        int ready = ready(who);
        if (ready != NONE && wants(who)) {
            breathe(who, breath.get(who).get(ready));
        } else if (tramples(who)) {
            otherwise(who);
        } else if (sprays(who)) {
            sprays[who]++;
            fight.spend(who);
            int enemy = 1 - fight.matchup().side(who);
            int place = Math.max(0, fight.ranks().placeOf(who)) % fight.ranks().size(enemy);
            int target = fight.ranks().at(enemy, place);
            spray.get(who).ifPresent(each -> Spraying.at(blows, who, target, each));
        }
    }

    private void otherwise(int who) {
        fight.choose(who, fight.matchup().ways(who) - 1);
        otherwise[who] = true;
    }

    private boolean tramples(int who) {
        return trample.get(who).isPresent()
                && fight.inReach()
                && blows.die(fight.matchup().side(who), HUNDRED)
                        <= trample.get(who).get().chance();
    }

    private boolean sprays(int who) {
        return spray.get(who).isPresent()
                && fight.inReach()
                && sprays[who] < SPRAYS
                && fight.ranks().size(1 - fight.matchup().side(who)) > 0;
    }

    private boolean wants(int who) {
        return breaths[who] == 0
                        && all.get(who)
                                .ready()
                                .power(SpecialAttack.Dragon.class)
                                .isPresent()
                || BreathAttack.breathes(
                        profile, blows.sum(fight.matchup().side(who), BreathAttack.dice(profile), SIX, 0));
    }

    @Rule("CB-28")
    private void breathe(int who, SpecialAttack.Breath each) {
        if (each.insteadOf().isPresent() && fight.inReach()) {
            otherwise(who);
        } else {
            fight.spend(who);
        }
        breaths[who]++;
        if (!tale.silent()) {
            tale.tell(fight.matchup().combatant(who).name() + " breathes " + each.matter());
        }
        int points = points(who, each);
        // those caught are known before any of them falls
        int count = BreathAttack.within(fight, who, each, caught);
        for (int i = 0; i < count; i++) {
            if (each.matter().equals(BreathAttack.PETRIFY)) {
                BreathAttack.petrify(blows, who, caught[i]);
            } else if (!BreathAttack.unharmed(fight.matchup().combatant(caught[i]), each)) {
                BreathAttack.scorch(blows, who, caught[i], points, 0);
            }
        }
    }

    /** Its hit points: those it has left in the classic game, all of them in the original; or dice. */
    private int points(int who, SpecialAttack.Breath each) {
        if (each.byHitPoints()) {
            Vigour vigour = all.get(who).vigour();
            return profile == Profile.CLASSIC ? fight.hitPoints(who) : vigour.given() ? vigour.most() : begun[who];
        }
        Formula dice = each.damage().orElse(Formula.fixed(0));
        return dice.count() == 0
                ? dice.plus()
                : blows.sum(fight.matchup().side(who), dice.count(), dice.sides(), dice.plus());
    }
}
