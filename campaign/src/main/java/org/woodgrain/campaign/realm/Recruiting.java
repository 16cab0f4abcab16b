package org.woodgrain.campaign.realm;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RealmCommand;
import org.woodgrain.campaign.event.RealmEvent;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Troop;
import org.woodgrain.campaign.town.Lodging;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Ratio;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.realm.Kin;
import org.woodgrain.rules.realm.Soldier;
import org.woodgrain.rules.time.Calendar;

/** Soldiers hired for their pay: no charisma bounds their number, though it tells on their loyalty. */
public final class Recruiting {
    /** The most men of one search. */
    static final int MOST = 1000;

    private static final int DEAREST = 600;
    private static final int CHEAPEST_MAN = 1;
    private static final int CITY = 10;
    private static final int PERCENT = 100;

    private Recruiting() {}

    /** Whether somebody has the gold for a search and a man; beginners are not shown what they cannot pay. */
    public static boolean affords(CampaignState state, Adventurer who) {
        return Funds.of(state, who).worth() >= (DEAREST + CHEAPEST_MAN) * Coins.GOLD;
    }

    @Rule({"CH-30", "ST-39", "ST-40"})
    static Optional<Refusal> check(World world, CampaignState state, RealmCommand.Recruit recruit) {
        Adventurer employer = state.adventurer(recruit.employer()).orElseThrow();
        if (recruit.number() < 1 || recruit.number() > MOST) {
            return Optional.of(new RealmRefusal.BadNumber("soldiers", 1, MOST));
        }
        Optional<Soldier> soldier =
                Optional.ofNullable(world.book().realm().soldiers().get(recruit.soldier()));
        Optional<Integer> wages = soldier.flatMap(each -> each.wages(recruit.kin(), recruit.number()));
        if (wages.isEmpty()) {
            return Optional.of(new RealmRefusal.NoSoldiers(
                    recruit.kin().label(), soldier.map(Soldier::name).orElse(recruit.soldier())));
        }
        if (!recruit.kin().serves(employer.alignment())) {
            return Optional.of(new RealmRefusal.WillNotServe(
                    recruit.kin().label(), employer.alignment().label()));
        }
        int needed = DEAREST + wages.get();
        Funds funds = Funds.of(state, employer);
        return funds.worth() >= (long) needed * Coins.GOLD
                ? Optional.empty()
                : Optional.of(new RealmRefusal.CannotPay(employer.name(), funds.label(), needed, "CH-30"));
    }

    @Rule({"CH-30", "CH-29"})
    static void carryOut(Unfolding u, RealmCommand.Recruit recruit) {
        Throws dice = u.throwing();
        int cost = dice.of("ST-45", "what the search costs")
                .times(PERCENT)
                .roll(1, 6)
                .total();
        Lodging.pass(u, Calendar.WEEK, who -> Calendar.WEEK, "ST-45");
        Optional<Adventurer> found = u.state().adventurer(recruit.employer()).filter(Adventurer::living);
        if (found.isEmpty()) {
            return;
        }
        Adventurer employer = found.get();
        Ruleset rules = u.state().ruleset();
        Soldier soldier = soldier(u, recruit);
        int came = answers(dice, soldier, recruit.kin());
        Answer answer = came == 0
                ? Answer.HOSTILE
                : Answer.to(
                        dice,
                        rules.classic()
                                ? 0
                                : AbilityModifiers.loyalty(u.world().book().characters(), rules, employer.abilities()));
        int number = Math.min(recruit.number(), willing(answer, came));
        int loyalty = number == 0 ? 0 : loyalty(u, rules, employer, soldier, answer);
        int wages = soldier.wages(recruit.kin(), number).orElseThrow();
        Funds left =
                Funds.of(u.state(), employer).pay((cost + wages) * Coins.GOLD).orElseThrow();
        u.emit(new RealmEvent.Recruited(
                Troop.hired(
                        u.newId("t"),
                        employer.id(),
                        soldier.id(),
                        soldier.name().toLowerCase(Locale.ROOT),
                        recruit.kin(),
                        number,
                        loyalty,
                        u.state().clock().day() + Calendar.MONTH),
                cost,
                came,
                wages,
                left.purse(),
                left.stored(),
                dice.take()));
    }

    private static Soldier soldier(Unfolding u, RealmCommand.Recruit recruit) {
        Soldier found = u.world().book().realm().soldiers().get(recruit.soldier());
        if (found == null) {
            throw new IllegalStateException("no soldiers " + recruit.soldier());
        }
        return found;
    }

    /** Two dice, ten times over in a city, of which a part is of the kind; a fraction is a chance of one more. */
    private static int answers(Throws dice, Soldier soldier, Kin kin) {
        int all = CITY * dice.of("ST-46", "how many answer").secret().roll(2, 6).total();
        Ratio part = ((Map<Kin, Ratio>) soldier.found()).getOrDefault(kin, new Ratio(0, 1));
        int whole = part.of(all);
        int over = (int) ((long) all * part.above() % part.below() * PERCENT / part.below());
        boolean more = over > 0
                && dice.of("ST-46", "one more")
                        .secret()
                        .atMost(over)
                        .roll(1, PERCENT)
                        .success();
        return more ? whole + 1 : whole;
    }

    private static int willing(Answer answer, int came) {
        return switch (answer) {
            case INSULTED, HOSTILE -> 0;
            case UNCERTAIN -> (came + 1) / 2;
            case ACCEPTS, ENTHUSIAST -> came;
        };
    }

    /** Charisma changes the loyalty of soldiers; in the classic profile they have the morale of their kind. */
    @Rule({"CH-30", "NP-26", "CC-37"})
    private static int loyalty(Unfolding u, Ruleset rules, Adventurer employer, Soldier soldier, Answer answer) {
        if (rules.classic()) {
            return soldier.morale();
        }
        int charisma = AbilityModifiers.loyalty(u.world().book().characters(), rules, employer.abilities());
        return u.throwing()
                .of("NP-26", "loyalty of the men")
                .secret()
                .plus(charisma + answer.loyalty())
                .roll(3, 6)
                .total();
    }
}
