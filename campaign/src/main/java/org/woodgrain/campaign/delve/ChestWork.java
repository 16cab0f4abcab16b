package org.woodgrain.campaign.delve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.command.DelveCommand.Task;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.exploration.Doors;
import org.woodgrain.rules.exploration.RoomTraps;
import org.woodgrain.rules.exploration.Searching;
import org.woodgrain.rules.exploration.Shares;

/** Chests and heaps: opening, their traps, and what is hidden in them. */
final class ChestWork {
    /** Damage of a poison needle or of deadly gas when the save is made: half of six. */
    private static final int SAVED = 3;

    /** Levels on which gas does not kill outright (DU-31, DU-53). */
    private static final int MILD_LEVELS = 2;

    private ChestWork() {}

    /** Opens a chest or turns a heap over; whoever touches the catch may set its trap off. */
    @Rule({"UX-06", "UX-18", "DU-53", "CD-37", "SP-84"})
    static Chore open(Unfolding u, Place.Underground at, Task.Open open) {
        Hoard hoard = u.state().level(at.level()).hoard(open.hoard()).orElseThrow();
        int ticks = Shares.opening() * Clock.QUARTER;
        if (hoard.locked() || HeldDoors.bars(u.state(), at.level(), hoard)) {
            return new Chore(
                    0, false, List.of(), () -> u.emit(new DelveEvent.ChestLocked(at.level(), hoard.id(), open.who())));
        }
        Adventurer who = Crew.of(u.state(), open.who());
        List<Runnable> results = new ArrayList<>();
        List<Roll> dice = new ArrayList<>();
        boolean known = u.state().level(at.level()).tried().contains(LevelState.TRAPPED + hoard.id());
        // a trap that is known is avoided without a throw, and stays set (SP-84)
        if (hoard.guard() != Hoard.Guard.NONE && !hoard.sprung() && !known) {
            boolean sprung = RoomTraps.springs(u.throwing(), who.name());
            List<Roll> rolls = u.throwing().take();
            dice.addAll(rolls);
            results.add(() -> u.emit(new DelveEvent.CatchTouched(at.level(), hoard.id(), open.who(), sprung, rolls)));
            if (sprung && !open.fromAfar()) {
                results.add(trap(u, at, hoard, who, dice));
            }
        }
        results.add(() -> {
            if (living(u.state(), open.who())) {
                u.emit(new DelveEvent.Opened(at.level(), hoard.id(), open.who()));
            }
        });
        return new Chore(ticks, true, dice, () -> results.forEach(Runnable::run));
    }

    private static boolean living(CampaignState state, CharacterId who) {
        return state.adventurer(who).filter(Adventurer::living).isPresent();
    }

    /** A needle pricks the opener; gas takes him too, for the others stand back more than ten feet. */
    @Rule({"DU-53", "SP-98"})
    private static Runnable trap(Unfolding u, Place.Underground at, Hoard hoard, Adventurer who, List<Roll> dice) {
        boolean gas = hoard.guard() == Hoard.Guard.GAS;
        Effect.On opener = new Effect.On.OnCharacter(who.id());
        if (!gas && Antidotes.harmless(u.state(), Antidotes.needle(hoard.id()))) {
            return () -> {};
        }
        if (!gas && Antidotes.on(u.state(), opener).isPresent()) {
            return () -> Antidotes.use(u, opener);
        }
        Level level = u.world().level(at.level()).orElseThrow();
        boolean mild =
                gas && level.depth() <= MILD_LEVELS && !u.state().ruleset().on(Option.LETHAL_TRAPS);
        String cause = gas ? "gas" : "a poison needle";
        boolean saved = Saves.save(u, who, Danger.DEATH, cause);
        int points =
                mild ? u.throwing().of("DU-53", "gas").by(who.name()).roll(1, 6).total() : 0;
        List<Roll> rolls = u.throwing().take();
        dice.addAll(rolls);
        return () -> {
            if (mild) {
                Wounds.hurt(u, who.id(), saved ? points / 2 : points, cause, "DU-53", rolls);
            } else if (saved) {
                Wounds.hurt(u, who.id(), SAVED, cause, "DU-53", rolls);
            } else {
                Wounds.kill(u, who.id(), cause, "DU-53", rolls);
            }
        };
    }

    /** Hidden parts of a chest are found like a secret passage; what a searched heap holds comes to light without a die. */
    @Rule({"UX-06", "UX-10", "CD-27"})
    static Chore examine(Unfolding u, Place.Underground at, Task.Examine examine) {
        Hoard hoard = u.state().level(at.level()).hoard(examine.hoard()).orElseThrow();
        Adventurer who = Crew.of(u.state(), examine.who());
        var profile = u.state().ruleset().profile();
        boolean heap = hoard.vessel() == Hoard.Vessel.HEAP;
        boolean keen = heap || Searching.finds(u.throwing(), profile, who.name(), who.race());
        List<Roll> rolls = u.throwing().take();
        boolean found = keen && hoard.hiding() == Hoard.Hiding.FALSE_BOTTOM && !hoard.uncovered();
        boolean full = hoard.atHand() && hoard.coins().count() > 0 && !heap;
        int quarters = (heap ? Shares.opening() : Shares.examining(profile)) + (full ? Shares.pouringOut() : 0);
        return new Chore(quarters * Clock.QUARTER, true, rolls, () -> {
            u.emit(new DelveEvent.Examined(at.level(), hoard.id(), examine.who(), found, rolls));
            if (u.state().ruleset().classic()) {
                Marks.set(u, Marks.now(u.state(), "examine", hoard.id(), examine.who()));
            }
        });
    }

    static Optional<Refusal> checkHew(World world, CampaignState state, DelveCommand.HewChest hew) {
        Optional<Refusal> who = DoorCheck.hewers(state, hew.who());
        if (who.isPresent()) {
            return who;
        }
        Optional<Hoard> hoard = Reach.hoard(world, state, hew.hoard());
        if (hoard.isEmpty() || hoard.get().vessel() != Hoard.Vessel.CHEST) {
            return Optional.of(new DelveRefusal.NothingLike());
        }
        return hoard.get().opened() ? Optional.of(new DelveRefusal.ThingIs("open already")) : Optional.empty();
    }

    /** Axes on a lid, as on a locked door. */
    @Rule("CD-11")
    static void hew(Unfolding u, DelveCommand.HewChest hew) {
        Place.Underground at = u.state().underground().orElseThrow();
        int turns = Doors.turnsToHack(hew.who().size());
        for (int turn = 1; turn <= turns; turn++) {
            Time.stir(u, hew.who());
            Time.noise(u, "a chest is hacked");
            if (!Time.turns(u, 1) || (turn < turns && Time.interrupted(u))) {
                u.emit(new DelveEvent.BrokenOff("the hacking", List.of()));
                return;
            }
        }
        u.emit(new DelveEvent.ChestHewn(at.level(), hew.hoard(), hew.who()));
    }
}
