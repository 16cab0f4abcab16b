package org.woodgrain.lab.fights;

import java.util.Arrays;
import java.util.List;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.Ranks;
import org.woodgrain.rules.melee.tactics.Approach;
import org.woodgrain.rules.melee.tactics.Hatred;
import org.woodgrain.rules.melee.tactics.Quarry;
import org.woodgrain.rules.melee.tactics.Reach;
import org.woodgrain.rules.melee.tactics.Restraint;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Tactics;

/**
 * Leads both sides of a fight in the lab by the rules of play: people as they act who are given no orders, monsters by
 * their tactics.
 */
final class Officers implements Conduct {
    /** What each of a band of raiders must hope for. */
    private static final int TEMPTING = 10 * Coins.GOLD;

    private static final int UNKNOWN = 10;
    private static final int SIX = 6;

    private final Setting setting;
    private final Fight fight;
    private final Matchup matchup;
    private final Blows blows;
    private final Tale tale;
    private final Approach approach;
    private final Archers archers;
    private final Formation formation;
    private final Powers powers;
    private final Stares stares;
    private final Legs legs = new Legs();
    private final Lore lore = new Lore();
    private final List<Entrant> all;
    private final Tactics[] tactics;
    private final boolean[] hates;
    private final boolean[] hating;
    private final int[] struckBy;
    private final int[] waver = new int[2];
    private final boolean[] person;
    private final boolean[] choosy;
    private final boolean[] handed;
    private boolean quickened;
    private final int[] reach;
    private final boolean acts;
    /** The side of whoever is choosing. */
    private int raiding;

    /**
     * Takes command.
     *
     * @param blows a hand of their own, for what is not struck in turn
     * @param begun hit points of each when the fight began
     * @param strikers who struck each last, kept by somebody else
     */
    Officers(Setting setting, Fight fight, Stares stares, Blows blows, int[] begun, int[] strikers, Tale tale) {
        this.setting = setting;
        this.fight = fight;
        this.matchup = fight.matchup();
        this.blows = blows;
        this.tale = tale;
        this.stares = stares;
        all = setting.entrants();
        int size = all.size();
        approach = new Approach(size);
        archers = new Archers(setting, fight);
        formation = new Formation(setting, fight, archers);
        powers = new Powers(setting, fight, blows, begun, tale);
        acts = Powers.any(setting) || all.stream().anyMatch(each -> each.person() && !each.armed());
        tactics = new Tactics[size];
        hates = new boolean[size * size];
        hating = new boolean[size];
        struckBy = strikers;
        reach = new int[size];
        person = new boolean[size];
        choosy = new boolean[size];
        handed = new boolean[size];
        for (int i = 0; i < size; i++) {
            tactics[i] = all.get(i).monster().map(Monster::tactics).orElse(Tactics.SOLDIER);
            for (int j = 0; j < size; j++) {
                Entrant other = all.get(j);
                hates[i * size + j] = all.get(i)
                        .monster()
                        .filter(row -> Hatred.of(row, setting.ruleset().profile(), other.ready()))
                        .isPresent();
                hating[i] |= hates[i * size + j];
            }
            person[i] = all.get(i).person();
            handed[i] = all.get(i).ready().dexterity() == UNKNOWN
                    && all.get(i).monster().filter(Reshaping::handed).isPresent();
            choosy[i] = hating[i] || chooses(i);
        }
    }

    /** Whether the tactics of one may have it strike another than the nearest. */
    private boolean chooses(int who) {
        return switch (tactics[who]) {
            case MINDLESS, SWARM, SOLDIER, GUARDIAN -> false;
            case BEAST, PACK, AMBUSHER, CUNNING, CASTER -> true;
            case RAIDER, FLYER ->
                setting.of(1 - matchup.side(who))
                        .mapToObj(all::get)
                        .anyMatch(each -> riches(each) > 0
                                || each.ready().guard().front()
                                        == each.ready().guard().behind());
        };
    }

    private static int riches(Entrant who) {
        return who.kind() instanceof Entrant.Nature.Person one ? one.riches() : 0;
    }

    /** A fight begins. */
    void begin() {
        quickened = false;
        archers.begin();
        powers.begin();
        stares.begin(matchup);
        Arrays.fill(struckBy, NOBODY);
        for (int side = 0; side < 2; side++) {
            waver[side] = setting.heart(side).waver();
        }
        formation.drawUp();
    }

    /** Those of a side who are led by their tactics hold back in a round. */
    void waver(int side, int round) {
        waver[side] = round;
    }

    private boolean wavers(int who) {
        return waver[matchup.side(who)] == fight.round() && !person[who];
    }

    /** The dexterity of monsters with hands is thrown once, when both sides first act in the same moment. */
    @Override
    @Rule("CH-24")
    public void tie(Fight now) {
        if (!quickened) {
            quickened = true;
            for (int who = 0; who < handed.length; who++) {
                if (handed[who] && fight.able(who)) {
                    fight.quickness(who, blows.sum(matchup.side(who), 3, SIX, 0));
                }
            }
        }
    }

    @Override
    public void open(Fight now) {
        if (!fight.inReach()) {
            approach.open();
        }
        powers.open();
        stares.open(fight, archers);
        formation.drawUp();
    }

    @Override
    public void begin(Fight now, int side) {
        formation.drawUp();
        stares.meet(fight, blows, archers, side);
        Approach.Outcome outcome = approach.close(fight, side, legs);
        if (outcome != Approach.Outcome.NOTHING && !tale.silent()) {
            tale.tell("side " + (side == 0 ? "A" : "B")
                    + (outcome == Approach.Outcome.REACHED
                            ? " comes to blows"
                            : " comes on, to " + fight.distance() + " feet"));
        }
        if (outcome == Approach.Outcome.REACHED) {
            charge(side);
            approach.met(fight, side);
        }
    }

    /** Those who came on at a run in the first round do so much more. */
    private void charge(int side) {
        if (fight.round() > 1) {
            return;
        }
        for (int who = 0; who < hating.length; who++) {
            if (matchup.side(who) == side && approach.near(who)) {
                int charging = who;
                all.get(who)
                        .ready()
                        .power(SpecialAttack.Charge.class)
                        .filter(each -> setting.distance() >= each.feet())
                        .ifPresent(each -> fight.surge(charging, each.factor()));
            }
        }
    }

    private final class Legs implements Approach.Pace {
        @Override
        public boolean closes(Fight now, int who) {
            if (!fight.ranks().inFront(who) || archers.prefers(who)) {
                return false;
            }
            return person[who]
                    ? !archers.wouldDraw(who)
                    : matchup.ways(who) > 0 && !wavers(who) && !keepsBack(who) && !powers.breathReady(who);
        }

        @Override
        public int feet(int who) {
            return all.get(who).pace();
        }
    }

    private boolean keepsBack(int who) {
        int side = matchup.side(who);
        return !setting.heart(side).pressing()
                && fight.ableOf(1 - side) > 0
                && all.get(who)
                        .monster()
                        .filter(row -> Restraint.keepsBack(
                                row,
                                fight.round(),
                                fight.ableOf(side),
                                setting.heart(side).atHome(),
                                fight.distance()))
                        .isPresent();
    }

    @Override
    public int missileTarget(Fight now, int who) {
        return matchup.missile(who) < 0 || wavers(who) ? NOBODY : archers.target(who);
    }

    @Override
    public boolean hasActs() {
        return acts;
    }

    @Override
    public void act(Fight now, int who) {
        if (person[who]) {
            if (archers.wouldDraw(who)) {
                archers.draw(who);
                fight.spend(who);
                if (!tale.silent()) {
                    tale.tell(matchup.combatant(who).name() + " takes another weapon in hand");
                }
            }
        } else if (!wavers(who)) {
            powers.act(who);
        }
    }

    @Override
    @Rule({"CB-36", "CC-12", "UX-32"})
    public int meleeTarget(Fight now, int who) {
        if (!fight.inReach() || !approach.near(who) || wavers(who)) {
            return NOBODY;
        }
        if (archers.burdened(who)) {
            return NOBODY;
        }
        int nearest = Nearest.nearest(fight, who);
        if (nearest == NOBODY && Reach.past(fight, who)) {
            nearest = Reach.target(fight, who);
        }
        return nearest == NOBODY || !choosy[who] ? nearest : chosen(who, nearest);
    }

    private int chosen(int who, int nearest) {
        Ranks ranks = fight.ranks();
        int enemy = 1 - matchup.side(who);
        int count = 0;
        boolean near = false;
        for (int place = 0; place < ranks.size(enemy); place++) {
            int target = ranks.at(enemy, place);
            if (fight.room(who, target)) {
                if (hates[who * hating.length + target]) {
                    return target;
                }
                reach[count++] = target;
                near |= target == nearest;
            }
        }
        if (count == 0) {
            return fight.ableOf(enemy) == 0 ? nearest : NOBODY;
        }
        raiding = 1 - enemy;
        int wanted = Quarry.of(fight, tactics[who], who, reach, count, lore);
        return wanted != NOBODY ? wanted : near ? nearest : reach[0];
    }

    private final class Lore implements Quarry.Lore {
        @Override
        public int lastStriker(int who) {
            return struckBy[who];
        }

        @Override
        public boolean hunts(int who) {
            return all.get(who).kind() instanceof Entrant.Nature.Beast beast && beast.hunts();
        }

        @Override
        public int riches(int target) {
            return Officers.riches(all.get(target));
        }

        @Override
        public int tempting() {
            return TEMPTING * fight.ableOf(raiding);
        }

        @Override
        public boolean casts(int target) {
            return all.get(target).kind() instanceof Entrant.Nature.Person person
                    && person.characterClass() != CharacterClass.FIGHTING_MAN;
        }
    }
}
