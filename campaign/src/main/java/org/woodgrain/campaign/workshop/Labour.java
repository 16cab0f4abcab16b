package org.woodgrain.campaign.workshop;

import java.util.Optional;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.town.Lodging;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Manufacture;
import org.woodgrain.rules.magic.Manufacture.Work;
import org.woodgrain.rules.time.Calendar;
import org.woodgrain.rules.treasure.MagicFinds;

/** Work that is paid for and then done without a break, while the company waits in town. */
public final class Labour {
    private Labour() {}

    /** Whether somebody can make things at all. */
    @Rule("MA-30")
    static Optional<Refusal> wizard(CampaignState state, Adventurer who) {
        if (!Manufacture.open(who.acting(), who.level())) {
            return Optional.of(
                    new WorkshopRefusal.NoWizard(who.name(), who.acting().label(), who.level()));
        }
        return sane(state, who);
    }

    /** Whether somebody has his wits for such work. */
    public static Optional<Refusal> sane(CampaignState state, Adventurer who) {
        return Faculties.feeble(state, new Effect.On.OnCharacter(who.id()))
                ? Optional.of(new GeneralRefusal.CannotAct(who.name(), "feeble-minded"))
                : Optional.empty();
    }

    public static Optional<Refusal> affordable(CampaignState state, Adventurer who, int gold, String rule) {
        Funds funds = Funds.of(state, who);
        return funds.worth() / Coins.GOLD >= gold
                ? Optional.empty()
                : Optional.of(new WorkshopRefusal.CannotAfford(who.name(), funds.label(), gold, rule));
    }

    /** Pays, lets the weeks go by and does what ends the work; half the gold is left if the maker dies over it. */
    @Rule({"MA-30", "MA-31"})
    static void doWork(Unfolding u, CharacterId id, String what, Work work, String rule, Runnable done) {
        doWork(u, id, what, work, rule, work.gold() / 2, done);
    }

    /** The same; {@code back} in gold pieces is left if whoever does it dies over it. */
    @Rule({"MA-24", "MA-30"})
    public static void doWork(
            Unfolding u, CharacterId id, String what, Work work, String rule, int back, Runnable done) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        Funds left = Funds.of(u.state(), who).pay(work.gold() * Coins.GOLD).orElseThrow();
        u.emit(new WorkshopEvent.WorkBegun(id, what, work.gold(), work.weeks(), left.purse(), left.stored(), rule));
        int days = work.weeks() * Calendar.WEEK;
        Lodging.pass(u, days, each -> each.id().equals(id) ? 0 : days, rule);
        if (u.state().adventurer(id).filter(Adventurer::living).isEmpty()) {
            u.emit(new WorkshopEvent.WorkBroken(id, back, rule));
            return;
        }
        done.run();
    }

    static MagicFinds shaping(Unfolding u) {
        return new MagicFinds(
                u.world().book().treasure(),
                u.world().book().equipment(),
                u.world().book().spells(),
                u.throwing(),
                () -> new ItemId(u.newId("i")));
    }
}
