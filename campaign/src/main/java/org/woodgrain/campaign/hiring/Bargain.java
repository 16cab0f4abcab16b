package org.woodgrain.campaign.hiring;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HiringCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HiringRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Semblance;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Candidate;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.CharacterTables;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.hirelings.Answer;
import org.woodgrain.rules.hirelings.Calling;
import org.woodgrain.rules.hirelings.Loyalty;
import org.woodgrain.rules.hirelings.Terms;

/** Offers to those who have answered a search. */
final class Bargain {
    private static final String GONE = "NP-08";

    private Bargain() {}

    @Rule({"NP-04", "NP-10", "NP-11", "NP-15", "CH-28"})
    static Optional<Refusal> check(World world, CampaignState state, HiringCommand.MakeOffer offer) {
        Optional<Candidate> found = state.candidate(offer.candidate());
        if (found.isEmpty()) {
            return Optional.of(new HiringRefusal.NoCandidate(offer.candidate().value()));
        }
        if (offer.gold() < 0 || offer.gold() > Searching.MOST_GOLD) {
            return Optional.of(new HiringRefusal.BadSum(offer.gold()));
        }
        Candidate candidate = found.get();
        Adventurer employer = state.adventurer(offer.employer()).orElseThrow();
        if (offer.worship() && candidate.calling() != Calling.CLERIC) {
            return Optional.of(
                    new HiringRefusal.OnlyForClerics(candidate.person().name()));
        }
        return mute(world, state, employer)
                .or(() -> gift(employer, offer))
                .or(() -> purse(state, employer, offer))
                .or(() -> better(candidate, offer))
                .or(() -> room(world, state, employer));
    }

    /** In the shape of a beast nobody makes himself understood. */
    @Rule("SP-34")
    private static Optional<Refusal> mute(World world, CampaignState state, Adventurer employer) {
        return Faculties.mute(world.book(), state, employer)
                .map(why -> new GeneralRefusal.CannotAct(employer.name(), why));
    }

    private static Optional<Refusal> gift(Adventurer employer, HiringCommand.MakeOffer offer) {
        if (offer.gift().isEmpty()) {
            return Optional.empty();
        }
        Optional<Item> thing = employer.item(offer.gift().get());
        if (thing.isEmpty()) {
            return Optional.of(new GeneralRefusal.NotNow("give that", employer.name() + " does not have it"));
        }
        return EquipmentTables.magical(thing.get())
                ? Optional.empty()
                : Optional.of(new HiringRefusal.NotMagical(thing.get().name()));
    }

    private static Optional<Refusal> purse(CampaignState state, Adventurer employer, HiringCommand.MakeOffer offer) {
        return Funds.of(state, employer).worth() >= (long) offer.gold() * Coins.GOLD
                ? Optional.empty()
                : Optional.of(new HiringRefusal.CannotAfford(
                        employer.name(), Funds.of(state, employer).label(), offer.gold(), "NP-08"));
    }

    private static Optional<Refusal> better(Candidate candidate, HiringCommand.MakeOffer offer) {
        if (candidate.throwsMade() == 0 || terms(offer).better(candidate.best())) {
            return Optional.empty();
        }
        int before = candidate.best().gold();
        return Optional.of(
                new HiringRefusal.NotBetter(candidate.person().name(), before + Math.max(1, (before + 1) / 2)));
    }

    /** Only classed hirelings in lasting service, and monsters won by an offer, count against charisma. */
    private static Optional<Refusal> room(World world, CampaignState state, Adventurer employer) {
        return Following.room(world, state, employer)
                ? Optional.empty()
                : Optional.of(new HiringRefusal.TooMany(employer.name(), Following.most(world, state, employer)));
    }

    @Rule({"NP-08", "NP-09", "NP-10", "NP-13", "NP-14", "NP-15", "NP-16", "NP-26", "CH-29"})
    static void carryOut(Unfolding u, HiringCommand.MakeOffer offer) {
        Candidate candidate = u.state().candidate(offer.candidate()).orElseThrow();
        Terms terms = terms(offer);
        if (terms.tooLittle(candidate.calling())) {
            u.emit(new HiringEvent.CandidateLeft(candidate.id(), "goes away: the offer is not worth an answer", GONE));
            return;
        }
        Adventurer employer = u.state().adventurer(offer.employer()).orElseThrow();
        if (Semblance.doubted(u, candidate.person(), employer.id())) {
            u.emit(new HiringEvent.OfferWeighed(
                    employer.id(),
                    candidate.id(),
                    terms,
                    Answer.HOSTILE,
                    u.throwing().take()));
            u.emit(new HiringEvent.CandidateLeft(candidate.id(), "looks hard at that face and goes away", "SP-34"));
            return;
        }
        int adjustment = terms.adjustment(candidate.calling());
        Answer answer = Answer.to(u.throwing(), charm(u, employer) + adjustment);
        u.emit(new HiringEvent.OfferWeighed(
                employer.id(), candidate.id(), terms, answer, u.throwing().take()));
        if (answer.accepted()) {
            hire(u, employer, candidate, offer, adjustment, answer);
        } else if (answer.closed()) {
            u.emit(new HiringEvent.CandidateLeft(
                    candidate.id(),
                    answer == Answer.INSULTED ? "goes away insulted" : "wants nothing to do with it",
                    "NP-14"));
        } else if (candidate.throwsMade() + 1 >= Answer.MOST_THROWS) {
            u.emit(new HiringEvent.CandidateLeft(candidate.id(), "cannot decide and goes away", "NP-15"));
        }
    }

    private static void hire(
            Unfolding u,
            Adventurer employer,
            Candidate candidate,
            HiringCommand.MakeOffer offer,
            int adjustment,
            Answer answer) {
        Ruleset rules = u.state().ruleset();
        CharacterTables tables = u.world().book().characters();
        int loyalty = Loyalty.onEntering(
                rules, u.throwing(), AbilityModifiers.loyalty(tables, rules, employer.abilities()), adjustment, answer);
        Funds left =
                Funds.of(u.state(), employer).pay(offer.gold() * Coins.GOLD).orElseThrow();
        int day = u.state().clock().day();
        u.emit(new HiringEvent.Hired(
                candidate.id(),
                Service.entered(employer.id(), offer.lasting(), loyalty, day, offer.worship()),
                offer.gold(),
                offer.gift(),
                left.purse(),
                left.stored(),
                u.throwing().take()));
    }

    /** What charisma adds to the throw: the loyalty base, or in the classic profile the reaction. */
    @Rule({"NP-13", "CH-29"})
    private static int charm(Unfolding u, Adventurer employer) {
        return AbilityModifiers.persuasion(
                u.world().book().characters(), u.state().ruleset(), employer.abilities());
    }

    private static Terms terms(HiringCommand.MakeOffer offer) {
        return new Terms(offer.gold(), offer.gift().isPresent(), offer.worship());
    }
}
