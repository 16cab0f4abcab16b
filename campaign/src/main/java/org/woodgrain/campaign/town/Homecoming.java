package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.captives.Rescue;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PropertyEvent;
import org.woodgrain.campaign.event.Reckoning;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.people.Creatures;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Carrier;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Expedition;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.experience.Advancement;
import org.woodgrain.rules.experience.Award;
import org.woodgrain.rules.experience.Points;
import org.woodgrain.rules.experience.Prize;
import org.woodgrain.rules.time.Calendar;

/** The end of an expedition. */
public final class Homecoming {
    private Homecoming() {}

    /** The company is out of the dungeon: experience, days of recovery, promotion. */
    @Rule({"XP-02", "XP-15", "TI-07"})
    public static void arrive(Unfolding u) {
        Aftermath.run(u);
        if (u.state().company().isEmpty()) {
            lost(u);
            return;
        }
        Expedition expedition = u.state().expedition().orElseThrow();
        Rewards rewards = new Rewards(u.world(), u.state(), expedition);
        List<Prize> prizes = rewards.prizes();
        List<Adventurer> survivors = rewards.survivors();
        endShortEffects(u);
        String level = u.state().underground().map(at -> at.level()).orElse("");
        u.emit(new TownEvent.CameHome(
                level,
                expedition.turns(),
                new Reckoning(
                        prizes.stream()
                                .map(prize -> new Reckoning.Counted(
                                        prize.what(),
                                        prize.rule(),
                                        prize.points().label(),
                                        prize.opposition()))
                                .toList(),
                        rewards.treasure(),
                        survivors.size(),
                        hirelings(u, survivors)),
                rewards.spoils()));
        Rescue.home(u);
        if (!prizes.isEmpty()) {
            for (Adventurer survivor : survivors) {
                award(u, survivor.id(), rewards.start(survivor).level(), prizes, survivors);
            }
        }
        week(u, expedition);
        for (Adventurer survivor : survivors) {
            promote(u, survivor.id());
        }
    }

    /** Nobody is left; those who stayed in town, or new characters, may go on. */
    public static void lost(Unfolding u) {
        List<CharacterId> fallen = u.state().order().stream()
                .filter(id -> u.state()
                        .adventurer(id)
                        .filter(who -> who.life() != Life.LIVING)
                        .isPresent())
                .toList();
        endShortEffects(u);
        List<ItemId> led = Train.led(u.state()).stream().map(Carrier::id).toList();
        if (!led.isEmpty()) {
            u.emit(new PropertyEvent.CarriersLost(led));
        }
        Rescue.home(u);
        u.emit(new TownEvent.ExpeditionLost(fallen));
    }

    /** Gives one of those who share his part of some prizes. */
    @Rule({"XP-07", "XP-09", "XP-11", "XP-12", "XP-13", "XP-16", "CH-43", "CH-82"})
    public static void award(Unfolding u, CharacterId id, int level, List<Prize> prizes, List<Adventurer> survivors) {
        int halves = hirelings(u, survivors);
        int full = survivors.size() - halves;
        boolean half = u.state().service(id).isPresent();
        Adventurer who = u.state().adventurer(id).orElseThrow();
        CharacterTables tables = u.world().book().characters();
        Career career = who.career();
        int percent = PrimeRequisite.percent(u.state().ruleset(), who.acting(), who.abilities());
        Points earned = Award.earned(prizes, full, halves, half, level, percent);
        Points all = Points.ZERO;
        for (Prize prize : prizes) {
            all = all.plus(prize.points());
        }
        int whole = earned.whole();
        int total = Advancement.total(tables, career, whole, u.state().ruleset().on(Option.ONE_LEVEL));
        String limit = total < career.experience() + whole ? "XP-12" : "";
        if (Schooling.mustTakeSides(who) && total >= Schooling.LAMA) {
            total = Schooling.LAMA - 1;
            limit = "CH-82";
        }
        u.emit(new TownEvent.ExperienceGained(new Gain(
                id,
                who.acting(),
                Award.share(all, full, halves, half).label(),
                earned.label(),
                level,
                percent,
                total - career.experience(),
                total,
                limit)));
    }

    private static int hirelings(Unfolding u, List<Adventurer> survivors) {
        return (int) survivors.stream()
                .filter(each -> u.state().service(each.id()).isPresent())
                .count();
    }

    /** Raises somebody to the level that his experience gives. */
    @Rule({"XP-02", "XP-17", "CH-33"})
    public static void promote(Unfolding u, CharacterId id) {
        Adventurer who = u.state().adventurer(id).orElseThrow();
        CharacterTables tables = u.world().book().characters();
        int due = Creatures.due(u.world().book(), u.state(), who);
        if (due <= who.level()) {
            return;
        }
        Career raised = Advancement.raise(tables, who.career(), due, u.throwing(), who.name());
        List<Career> careers = new ArrayList<>();
        for (Career career : who.careers()) {
            careers.add(career.characterClass() == raised.characterClass() ? raised : career);
        }
        int most = Math.max(
                who.maxHitPoints(), Muster.figures(u.world(), u.state()).mostHitPoints(who, careers));
        u.emit(new TownEvent.Promoted(
                id,
                raised,
                tables.at(raised).title(who.alignment()),
                most,
                who.hitPoints() + most - who.maxHitPoints(),
                u.throwing().take()));
    }

    @Rule({"TI-07", "TI-08", "CH-06"})
    private static void week(Unfolding u, Expedition expedition) {
        if (u.state().ruleset().on(Option.SINGLE_GAME)) {
            return;
        }
        int below = u.state().clock().day() - expedition.firstDay();
        int days = Calendar.expedition(u.state().ruleset(), below) - below;
        int rested = Calendar.restOfExpedition(u.state().ruleset());
        Lodging.pass(u, days, who -> expedition.members().contains(who.id()) ? rested : days, "TI-07");
    }

    private static void endShortEffects(Unfolding u) {
        for (Effect effect : List.copyOf(u.state().effects())) {
            switch (effect.unit()) {
                case ROUNDS, TURNS, ENCOUNTER ->
                    u.emit(new MagicEvent.EffectEnded(effect.id(), "the expedition is over"));
                case DAYS -> {}
                case LASTING -> {
                    if (effect.kind().equals(Effect.HUNGER)) {
                        u.emit(new MagicEvent.EffectEnded(effect.id(), "there is food in town"));
                    }
                }
            }
        }
    }
}
