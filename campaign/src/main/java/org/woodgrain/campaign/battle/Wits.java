package org.woodgrain.campaign.battle;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.spells.Animals;
import org.woodgrain.campaign.spells.CharmDuty;
import org.woodgrain.campaign.spells.Concentration;
import org.woodgrain.campaign.spells.Servants;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.spells.Wards;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.melee.tactics.Hatred;
import org.woodgrain.rules.melee.tactics.Quarry;
import org.woodgrain.rules.melee.tactics.Reach;
import org.woodgrain.rules.monsters.Monster;

/** Whom a monster strikes when nobody tells it: as its tactics say, among those it can reach. */
final class Wits {
    private final Field field;
    private final Map<CharacterId, Deed> deeds;
    private final int[] struckBy;
    private final Snakes snakes;

    Wits(Field field, Map<CharacterId, Deed> deeds) {
        this.field = field;
        this.deeds = deeds;
        this.struckBy = new int[field.size()];
        Arrays.fill(struckBy, Conduct.NOBODY);
        this.snakes = new Snakes(field);
    }

    /** Somebody has struck a monster. */
    void struck(int monster, int by) {
        struckBy[monster] = by;
    }

    int target(Fight fight, CampaignState state, int who) {
        if (field.fighter(who) instanceof Fighter.Opponent turned
                && (TurningUndead.keepsAway(state, turned.id())
                        || Animals.spoken(state, turned.id())
                        || Concentration.keeps(state, turned.id())
                        || Changing.now(state, turned.id())
                        || Perils.looksAway(state, turned.id()))) {
            return Conduct.NOBODY;
        }
        int nearest = Nearest.nearest(fight, who);
        if (nearest == Conduct.NOBODY && Reach.past(fight, who)) {
            nearest = Reach.target(fight, who);
        }
        Optional<Monster> found = field.monster(who);
        if (nearest == Conduct.NOBODY || found.isEmpty()) {
            return nearest;
        }
        Monster monster = found.get();
        int enemy = 1 - fight.matchup().side(who);
        int[] reach = inReach(fight, state, who, monster);
        if (reach.length == 0) {
            return fight.ableOf(enemy) == 0 && !field.escapes(state, nearest, who) ? nearest : Conduct.NOBODY;
        }
        int near = nearest;
        return snakes.target(state, who, reach, near)
                .or(() -> quarry(state, who, reach))
                .or(() -> hated(fight, state, monster, reach))
                .or(() -> chosen(fight, state, monster, who, reach))
                .orElseGet(() -> contains(reach, near) ? near : reach[0]);
    }

    /** Those of the other side whom a monster can strike, front first. */
    private int[] inReach(Fight fight, CampaignState state, int who, Monster monster) {
        int enemy = 1 - fight.matchup().side(who);
        int[] reach = new int[fight.ranks().size(enemy)];
        int count = 0;
        for (int place = 0; place < reach.length; place++) {
            int target = fight.ranks().at(enemy, place);
            if (fight.room(who, target) && !spares(state, who, monster, target)) {
                reach[count++] = target;
            }
        }
        return Arrays.copyOf(reach, count);
    }

    /** Whether something keeps a monster from striking one whom it could reach. */
    private boolean spares(CampaignState state, int who, Monster monster, int target) {
        Fighter other = field.fighter(target);
        return other instanceof Fighter.Member member && shrinks(state, who, monster, member.id())
                || Wards.bars(state, Names.on(other), monster)
                || field.escapes(state, target, who)
                || passes(state, who, target);
    }

    /** Whether a monster takes another for one of its own in which a spirit of the company is. */
    private boolean passes(CampaignState state, int who, int target) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                && field.fighter(target) instanceof Fighter.Opponent host
                && Spirits.passes(state, host.id(), foe.id());
    }

    /** Whether something that is held up keeps a monster from striking a member. */
    private boolean shrinks(CampaignState state, int who, Monster monster, CharacterId id) {
        return MereBites.spent(state, monster, id)
                || Banes.cross(state, monster, id, deeds.getOrDefault(id, new Deed.Guard()))
                || (field.fighter(who) instanceof Fighter.Opponent foe && Herbs.bars(state, foe.id(), monster, id));
    }

    /** One that has slipped from its conjurer's control goes for him, one that serves for him whom its master has named. */
    @Rule({"SP-07", "SP-47"})
    private Optional<Integer> quarry(CampaignState state, int who, int[] reach) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                ? Servants.quarry(state, foe.id())
                        .flatMap(id -> field.number(new Fighter.Member(id)))
                        .or(() -> CharmDuty.told(state, foe.id()).flatMap(id -> field.number(new Fighter.Opponent(id))))
                        .filter(target -> contains(reach, target))
                : Optional.empty();
    }

    private static boolean contains(int[] reach, int target) {
        for (int each : reach) {
            if (each == target) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Integer> hated(Fight fight, CampaignState state, Monster monster, int[] reach) {
        for (int target : reach) {
            if (Hatred.of(monster, state.ruleset().profile(), fight.matchup().combatant(target))) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    private Optional<Integer> chosen(Fight fight, CampaignState state, Monster monster, int who, int[] reach) {
        int target = Quarry.of(fight, monster.tactics(), who, reach, reach.length, new Lore(state));
        return target == Conduct.NOBODY ? Optional.empty() : Optional.of(target);
    }

    /** What the state tells of those who fight. */
    private final class Lore implements Quarry.Lore {
        private final CampaignState state;

        Lore(CampaignState state) {
            this.state = state;
        }

        /** In this round or before. */
        @Override
        public int lastStriker(int who) {
            return struckBy[who] != Conduct.NOBODY ? struckBy[who] : before(state, who);
        }

        @Override
        public boolean hunts(int who) {
            return Prey.hunts(field, state, who);
        }

        @Override
        public int riches(int target) {
            return Plunder.worth(field, state, target);
        }

        @Override
        public boolean rides(int target) {
            return Exposed.rides(field, state, target);
        }

        @Override
        public boolean covered(int target) {
            return Exposed.covered(field, state, target);
        }

        @Override
        public int tempting() {
            return Plunder.tempting(state);
        }

        @Override
        public boolean casts(int target) {
            return field.fighter(target) instanceof Fighter.Member member
                    && state.adventurer(member.id())
                            .filter(who -> who.acting() != CharacterClass.FIGHTING_MAN)
                            .isPresent();
        }
    }

    private int before(CampaignState state, int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                ? state.encounter()
                        .flatMap(meeting -> meeting.striker(foe.id()))
                        .flatMap(id -> field.number(new Fighter.Member(id)))
                        .orElse(Conduct.NOBODY)
                : Conduct.NOBODY;
    }
}
