package org.woodgrain.campaign.battle;

import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.spells.Aloft;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;

/** Who stands in front on either side: the first three of the company and whoever comes up, and those of their foes whom blows reach. */
final class FrontRank {
    private static final int FRONT = 3;

    private final Unfolding u;
    private final Field field;
    private final Map<CharacterId, Deed> deeds;

    FrontRank(Unfolding u, Field field, Map<CharacterId, Deed> deeds) {
        this.u = u;
        this.field = field;
        this.deeds = deeds;
    }

    /** Draws up both sides. */
    @Rule({"UX-32", "CC-13", "CB-36"})
    void drawUp(Fight fight) {
        company(fight);
        foes(fight);
    }

    /**
     * The front rank of the company: the first three, and whoever else comes up where there is room. Those who are laid
     * low and cannot strike stand there only where no other does.
     */
    private void company(Fight fight) {
        Ground ground = fight.matchup().ground();
        int[] rank = new int[field.size()];
        int count = 0;
        boolean wide = false;
        int[] members = fight.matchup().members(0);
        for (int pass = 0; pass < 3; pass++) {
            for (int who : members) {
                boolean swings = fight.matchup().combatant(who).state().wide();
                int room = ground.abreast(wide || swings);
                int most = pass == 1 ? room : Math.min(FRONT, room);
                if (fight.able(who)
                        && inside(field, u.state(), who).isEmpty()
                        && count < most
                        && !aloft(who)
                        && takesPlace(who, pass)
                        && !in(rank, count, who)) {
                    rank[count++] = who;
                    wide |= swings;
                }
            }
        }
        fight.ranks().place(0, rank, count);
    }

    /** Those who are met stand as they have drawn themselves up, but for those who are overhead. */
    @Rule({"SP-10", "SP-19"})
    private void foes(Fight fight) {
        int[] members = fight.matchup().members(1);
        boolean anyOverhead = false;
        for (int who : members) {
            anyOverhead |= fight.able(who) && overhead(who);
        }
        if (!anyOverhead) {
            return;
        }
        Ground ground = fight.matchup().ground();
        int[] rank = new int[field.size()];
        int count = 0;
        boolean wide = false;
        for (int who : members) {
            boolean swings = fight.matchup().combatant(who).state().wide();
            if (fight.able(who) && !overhead(who) && count < ground.abreast(wide || swings)) {
                rank[count++] = who;
                wide |= swings;
            }
        }
        fight.ranks().place(1, rank, count);
    }

    /** Whether a foe is too high to be reached hand to hand. */
    boolean overhead(int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                && (Aloft.overhead(u.state(), foe.id()) || Soaring.up(u.state(), foe.id()));
    }

    /** Whether somebody hovers where no foe reaches him, and he reaches none. */
    @Rule({"SP-10", "SP-19"})
    boolean aloft(int who) {
        return Aloft.outOfReach(u.world(), u.state(), Names.on(field.fighter(who)));
    }

    private static boolean in(int[] rank, int count, int who) {
        for (int i = 0; i < count; i++) {
            if (rank[i] == who) {
                return true;
            }
        }
        return false;
    }

    private boolean takesPlace(int who, int pass) {
        return switch (pass) {
            case 0 -> !holdsBack(who) && !laidLow(who);
            case 1 -> comesUp(who) && !laidLow(who);
            default -> !holdsBack(who) && laidLow(who);
        };
    }

    /** Whether one cannot attack, and lets those come forward who can. */
    @Rule("UX-32")
    private boolean laidLow(int who) {
        return field.fighter(who) instanceof Fighter.Member member
                && u.state().effects().anyWith(new Effect.On.OnCharacter(member.id()), Afflictions.IDLE);
    }

    private boolean holdsBack(int who) {
        return deed(who).filter(deed -> deed instanceof Deed.Back).isPresent() || idle(field, who);
    }

    /** Whether one takes no part in this moment, and leaves his place to others. */
    static boolean idle(Field field, int who) {
        return field.fight().matchup().combatant(who).state().slow()
                && field.fight().matchup().combatant(who).state().idle();
    }

    private boolean comesUp(int who) {
        return field.fighter(who) instanceof Fighter.Opponent
                || deed(who)
                        .filter(deed -> deed instanceof Deed.HandToHand || deed instanceof Deed.Forward)
                        .isPresent();
    }

    private Optional<Deed> deed(int who) {
        return field.fighter(who) instanceof Fighter.Member member
                ? Optional.ofNullable(deeds.get(member.id()))
                : Optional.empty();
    }

    /** The number of the monster that has swallowed a member, if it is there. */
    static Optional<Integer> inside(Field field, CampaignState state, int who) {
        return field.fighter(who) instanceof Fighter.Member member
                ? Swallowed.by(state, member.id()).flatMap(id -> field.number(new Fighter.Opponent(id)))
                : Optional.empty();
    }
}
