package org.woodgrain.campaign.referee;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.battle.Straight;
import org.woodgrain.campaign.clock.Breeze;
import org.woodgrain.campaign.clock.WanderingDie;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.hiring.Judging;
import org.woodgrain.campaign.lore.Rulings;
import org.woodgrain.campaign.realm.Courage;
import org.woodgrain.campaign.realm.Granting;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RealmRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.workshop.BookCopying;

/** Decides {@link RefereeCommand}s: only the referee's seat may give them. */
public final class RefereeDecider {
    private static final int DEEPEST = 1000;

    private RefereeDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, RefereeCommand command) {
        if (!seat.seesAll()) {
            return Optional.of(new GeneralRefusal.RefereeOnly("do that"));
        }
        return switch (command) {
            case RefereeCommand.Tell tell -> when(tell.text().isBlank(), new RefereeRefusal.NothingToTell());
            case RefereeCommand.SetHitPoints set -> {
                Optional<Adventurer> who = state.adventurer(set.who());
                if (who.isEmpty()) {
                    yield Optional.of(
                            new GeneralRefusal.NoSuchCharacter(set.who().value()));
                }
                yield range(set.points(), who.get().maxHitPoints());
            }
            case RefereeCommand.SetExperience set -> Experience.check(state, set);
            case RefereeCommand.SetFoeHitPoints set -> {
                Optional<Foe> foe = state.encounter().flatMap(meeting -> meeting.foe(set.foe()));
                if (foe.isEmpty()) {
                    yield Optional.of(new RefereeRefusal.NoSuchFoe(set.foe().value()));
                }
                yield range(set.points(), foe.get().maxHitPoints());
            }
            case RefereeCommand.PlaceCompany place -> {
                if (!(state.place() instanceof Place.Underground below)) {
                    yield Optional.of(new GeneralRefusal.NotNow("place the company", "it is in town"));
                }
                boolean floor = world.level(below.level())
                        .map(level -> level.floor().contains(place.cell()))
                        .orElse(false);
                yield when(!floor, new RefereeRefusal.NotFloor(place.cell().toString()));
            }
            case RefereeCommand.RevealDoor reveal ->
                when(
                        !hiddenHere(world, state, reveal.edge()),
                        new RefereeRefusal.NoSecretDoor(reveal.edge().toString()));
            case RefereeCommand.SetCoffin set -> SetCoffins.check(world, state, set);
            case RefereeCommand.SetBuilding set -> SetBuildings.check(world, state, set);
            case RefereeCommand.SellUnlisted sell -> Unlisted.check(world, state, sell);
            case RefereeCommand.SetScenery set ->
                when(
                        set.now().depth() < 0
                                || set.now().depth() > DEEPEST
                                || set.now().width() < 0,
                        new RefereeRefusal.PointsOutOfRange(set.now().depth(), DEEPEST));
            case RefereeCommand.LetStudy let ->
                when(
                        state.underground().isEmpty(),
                        new GeneralRefusal.NotNow("let spells be regained", "in town they are regained anyway"));
            case RefereeCommand.RollWind roll ->
                when(
                        !Outdoors.drawn(state).open(),
                        new GeneralRefusal.NotNow("throw for the wind", "the company is not under the open sky"));
            case RefereeCommand.TestMind test -> Minds.check(test);
            case RefereeCommand.LoseBook lose -> {
                Optional<Adventurer> who = state.adventurer(lose.who());
                if (who.isEmpty()) {
                    yield Optional.of(
                            new GeneralRefusal.NoSuchCharacter(lose.who().value()));
                }
                boolean has = BookCopying.levels(world, who.get()).contains(lose.level())
                        && state.workshop().copies(lose.who(), lose.level()) > 0;
                yield when(!has, new WorkshopRefusal.NoBook(who.get().name(), lose.level()));
            }
            case RefereeCommand.RuleSpell rule -> Rulings.check(world, state, rule);
            case RefereeCommand.TurnDownSpell down -> Rulings.check(state, down);
            case RefereeCommand.RuleCasting rule -> Rulings.check(state, rule);
            case RefereeCommand.SetWorth set -> Worths.check(state, set);
            case RefereeCommand.LetBe let -> Consent.check(world, state, let);
            case RefereeCommand.ChangeRule change -> RuleChanges.check(world, state, change);
            case RefereeCommand.LayPack lay -> SettingPacks.check(world, state, lay);
            case RefereeCommand.CountParticipants count -> RuleChanges.check(count);
            case RefereeCommand.GrantStronghold grant -> Granting.check(state, grant);
            case RefereeCommand.ClearLand clear -> Granting.check(state, clear);
            case RefereeCommand.TryTroop attempt ->
                when(state.realm().troop(attempt.troop()).isEmpty(), new RealmRefusal.NoTroop());
            case RefereeCommand.CompareDexterity compare -> Straight.check(world, state);
            case RefereeCommand.SendFoes send -> Sending.check(world, state, send);
            case RefereeCommand.CheckWanderers check -> Sending.check(state);
            case RefereeCommand.GiveThing give -> Bestowing.check(state, give);
            case RefereeCommand.GiveGold give -> Bestowing.check(state, give);
            case RefereeCommand.JudgeTreatment judge -> Judging.check(state, judge);
            case RefereeCommand.RethrowLoyalty rethrow -> Judging.check(state, rethrow);
            case RefereeCommand.Dismiss dismiss ->
                when(state.encounter().isEmpty(), new GeneralRefusal.NotNow("dismiss anyone", "nobody is met"));
        };
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding unfolding, RefereeCommand command) {
        CampaignState state = unfolding.state();
        switch (command) {
            case RefereeCommand.Tell tell ->
                unfolding.emit(new RefereeEvent.Told(tell.text().strip()));
            case RefereeCommand.SetHitPoints set ->
                state.adventurer(set.who())
                        .ifPresent(who -> unfolding.emit(
                                new RefereeEvent.HitPointsSet(set.who(), who.hitPoints(), set.points(), set.why())));
            case RefereeCommand.SetExperience set -> Experience.carryOut(unfolding, set);
            case RefereeCommand.SetFoeHitPoints set ->
                state.encounter()
                        .flatMap(meeting -> meeting.foe(set.foe()))
                        .ifPresent(foe -> unfolding.emit(
                                new RefereeEvent.FoeHitPointsSet(set.foe(), foe.hitPoints(), set.points(), set.why())));
            case RefereeCommand.PlaceCompany place ->
                state.underground()
                        .ifPresent(below -> unfolding.emit(new RefereeEvent.CompanyPlaced(
                                below.level(), place.cell(), below.facing(), place.why())));
            case RefereeCommand.RevealDoor reveal ->
                state.underground()
                        .ifPresent(
                                below -> unfolding.emit(new RefereeEvent.DoorRevealed(below.level(), reveal.edge())));
            case RefereeCommand.SetCoffin set -> SetCoffins.carryOut(unfolding, set);
            case RefereeCommand.SetBuilding set -> SetBuildings.carryOut(unfolding, set);
            case RefereeCommand.SellUnlisted sell -> Unlisted.carryOut(unfolding, sell);
            case RefereeCommand.SetScenery set ->
                unfolding.emit(new RefereeEvent.ScenerySet(Outdoors.key(state), set.now(), set.why()));
            case RefereeCommand.LetStudy let ->
                state.underground()
                        .ifPresent(at -> unfolding.emit(new RefereeEvent.StudyLet(
                                at.level(), state.clock().day(), let.why())));
            case RefereeCommand.RollWind roll -> Breeze.turn(unfolding);
            case RefereeCommand.TestMind test -> Minds.test(unfolding, test);
            case RefereeCommand.LoseBook lose ->
                unfolding.emit(new RefereeEvent.BookLost(lose.who(), lose.level(), lose.why()));
            case RefereeCommand.RuleSpell rule -> Rulings.carryOut(unfolding, rule);
            case RefereeCommand.TurnDownSpell down -> Rulings.carryOut(unfolding, down);
            case RefereeCommand.RuleCasting rule -> Rulings.carryOut(unfolding, rule);
            case RefereeCommand.Dismiss dismiss -> {
                unfolding.emit(new RefereeEvent.FoesDismissed(dismiss.why()));
                Swallowed.givenUp(unfolding);
                unfolding.emit(new MeetingEvent.MeetingEnded("dismissed", List.of()));
            }
            case RefereeCommand.CompareDexterity compare -> Straight.call(unfolding, compare.why());
            case RefereeCommand.SendFoes send -> Sending.carryOut(unfolding, send);
            case RefereeCommand.CheckWanderers check -> WanderingDie.now(unfolding);
            case RefereeCommand.GiveThing give -> Bestowing.carryOut(unfolding, give);
            case RefereeCommand.GiveGold give -> Bestowing.carryOut(unfolding, give);
            case RefereeCommand.JudgeTreatment judge -> Judging.carryOut(unfolding, judge);
            case RefereeCommand.RethrowLoyalty rethrow -> Judging.carryOut(unfolding, rethrow);
            case RefereeCommand.SetWorth set -> Worths.carryOut(unfolding, set);
            case RefereeCommand.LetBe let -> Consent.carryOut(unfolding, let);
            case RefereeCommand.ChangeRule change -> RuleChanges.carryOut(unfolding, change);
            case RefereeCommand.LayPack lay -> SettingPacks.carryOut(unfolding, lay);
            case RefereeCommand.CountParticipants count -> RuleChanges.carryOut(unfolding, count);
            case RefereeCommand.GrantStronghold grant -> Granting.carryOut(unfolding, grant);
            case RefereeCommand.ClearLand clear -> Granting.carryOut(unfolding, clear);
            case RefereeCommand.TryTroop attempt -> Courage.test(unfolding, attempt.troop(), attempt.why());
        }
    }

    private static boolean hiddenHere(World world, CampaignState state, Edge edge) {
        return state.underground()
                .flatMap(below -> world.level(below.level())
                        .map(level -> level.doors().get(edge))
                        .map(door -> door.kind() == Door.Kind.SECRET
                                && !state.level(below.level()).door(edge).found()))
                .orElse(false);
    }

    private static Optional<Refusal> range(int points, int most) {
        return when(points < 0 || points > most, new RefereeRefusal.PointsOutOfRange(points, most));
    }

    private static Optional<Refusal> when(boolean wrong, Refusal refusal) {
        return wrong ? Optional.of(refusal) : Optional.empty();
    }
}
