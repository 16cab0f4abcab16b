package org.woodgrain.campaign.battle;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.harm.Reviving;
import org.woodgrain.campaign.harm.Thralls;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Faces;
import org.woodgrain.rules.melee.Round;

/** Fighting: the meeting opens it, gives it rounds, and takes over again when one side is gone. */
public final class Battle {
    private Battle() {}

    /** Opens the battle: from now on time is counted in rounds. */
    public static void begin(Unfolding u) {
        u.emit(new BattleEvent.Joined());
    }

    /**
     * Fights one round, in which both sides act, and lets its time go by.
     *
     * @param orders what members do; one without an order does what fits his place
     */
    @Rule({"CB-21", "EN-07", "UX-14", "CC-01"})
    public static void round(Unfolding u, List<FighterOrder> orders) {
        Encounter before = u.state().encounter().orElseThrow();
        int number = before.round() + 1;
        u.emit(new BattleEvent.RoundBegun(number));
        List<FighterOrder> told = Spirits.round(u, orders);
        Slumber.wake(u);
        Burning.on(u);
        Reviving.on(u);
        Thralls.on(u);
        Innards.on(u);
        Flaming.on(u);
        Kindling.on(u);
        Whirling.on(u);
        Terrors.on(u);
        Herbs.on(u);
        Leeches.on(u);

        Changing.on(u);
        Perils.on(u);
        Soaring.on(u);
        Jetting.on(u);
        Calls.on(u);
        Groves.on(u);
        Wings.on(u);
        Tempers.on(u);
        Vanished.listen(u);
        Set<CharacterId> slow = number == 1 ? Set.copyOf(before.slow()) : Set.of();
        Stand stand = stand(u, told, slow, false);
        stand.captain().foes().declare();
        int first = number == 1 && before.companyFirst()
                ? 0
                : number == 1 && before.foesFirst() ? 1 : Straight.first(u, stand.field());
        stand.round().fight(first);
        lastStands(u, stand.field());
        passed(u);
    }

    /**
     * Fights the free segment of a side that has surprised the other, which does nothing (EN-05, CE-09).
     *
     * @param company whether it is the company's
     * @param orders as for a round; ignored if the segment is the foes'
     */
    @Rule({"EN-05", "CE-09", "UX-14"})
    public static void freeSegment(Unfolding u, boolean company, List<FighterOrder> orders) {
        u.emit(new BattleEvent.SegmentBegun(company));
        Set<CharacterId> slow =
                company ? Set.copyOf(u.state().encounter().orElseThrow().slow()) : Set.of();
        if (!company) {
            Herbs.on(u);
            Changing.on(u);
        }
        Stand stand = stand(u, orders, slow, true);
        if (!company) {
            stand.captain().foes().declare();
            Gazes.surprised(u, stand.field(), stand.round().blows());
            stand.captain().surprise();
        }
        stand.round().alone(company ? 0 : 1);
        lastStands(u, stand.field());
        passed(u);
    }

    /**
     * The blows that a side which stays strikes at once at those who turn from it, one each, as from behind. No time
     * goes by.
     *
     * @param company whether it is the company that turns away
     */
    @Rule({"EN-36", "CC-03", "CB-35"})
    public static void backsTurned(Unfolding u, boolean company) {
        u.emit(new BattleEvent.BacksTurned(company));
        Stand stand = stand(u, List.of(), Set.of(), true);
        stand.round().atBacks(company ? 1 : 0);
        lastStands(u, stand.field());
    }

    /** The blow that one foe suffers, as from behind, when it alone turns from those before it. No time goes by. */
    @Rule({"EN-36", "CC-03", "CB-35"})
    public static void turnsBack(Unfolding u, FoeId id) {
        Stand stand = stand(u, List.of(), Set.of(), true);
        stand.field()
                .number(new Fighter.Opponent(id))
                .ifPresent(number -> stand.round().atBackOf(number));
        lastStands(u, stand.field());
    }

    /** Why orders for a round cannot be carried out; empty if they can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, List<FighterOrder> orders) {
        return BattleOrders.check(world, state, orders);
    }

    private record Stand(Field field, Captain captain, Round round) {}

    private static Stand stand(Unfolding u, List<FighterOrder> orders, Set<CharacterId> slow, boolean segment) {
        Map<CharacterId, Deed> deeds = Plan.of(u.world(), u.state(), orders);
        Field field = Field.of(u.world(), u.state(), deeds, slow, segment);
        Captain captain = new Captain(u, field, deeds);
        Faces faces =
                (side, sides) -> u.throwing().dice().roll(side == 0 ? DiceStream.PLAYERS : DiceStream.REFEREE, sides);
        Round round = new Round(field.fight(), faces, new Chronicle(u, field, captain.wits()), captain);
        captain.with(round.blows());
        return new Stand(field, captain, round);
    }

    /** Keeps how long monsters still fight on that have no hit points left. */
    private static void lastStands(Unfolding u, Field field) {
        for (int i = 0; i < field.size(); i++) {
            if (field.fighter(i) instanceof Fighter.Opponent foe) {
                int left = field.fight().lastRounds(i);
                int before = Names.foe(u.state(), foe.id())
                        .map(each -> each.number(FoeFighter.LAST_ROUNDS))
                        .orElse(0);
                if (left != before) {
                    u.emit(new BattleEvent.FoeMarked(foe.id(), FoeFighter.LAST_ROUNDS, left));
                }
                mark(u, foe.id(), Reviving.SCARS, field.fight().scars(i));
                mark(u, foe.id(), Marks.SPORES, field.fight().usedUp(i) ? Subdual.moment(u.state()) : 0);
            }
        }
    }

    /** Keeps a figure that has grown. */
    private static void mark(Unfolding u, FoeId id, String number, int value) {
        int before = Names.foe(u.state(), id).map(foe -> foe.number(number)).orElse(value);
        if (value > before) {
            u.emit(new BattleEvent.FoeMarked(id, number, value));
        }
    }

    /** A round of fighting is activity, and loud, and takes its time. */
    private static void passed(Unfolding u) {
        Time.stirAll(u);
        Time.noise(u, "a fight");
        Time.round(u);
        Quaffing.end(u);
    }

    /** Whether nobody of the foes is left who can fight. */
    public static boolean foesDown(CampaignState state) {
        return state.encounter()
                .map(meeting -> meeting.foes().stream().noneMatch(Foe::able))
                .orElse(true);
    }

    /** Whether a member of the company who can act fights on the other side. */
    public static boolean turned(CampaignState state) {
        return Possession.any(state);
    }

    /** Members who can still act. */
    public static Set<CharacterId> standing(CampaignState state) {
        Set<CharacterId> able = new HashSet<>();
        Plan.able(state).forEach(who -> able.add(who.id()));
        return able;
    }
}
