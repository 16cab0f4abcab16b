package org.woodgrain.campaign.handling;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.HandlingCommand;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.HandlingRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.traps.Springing;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Encumbrance;

/** Comrades carried on the back. */
public final class Bearers {
    private Bearers() {}

    /** Why a comrade cannot be taken up; empty if he can. */
    @Rule({"EQ-29", "EQ-31"})
    static Optional<Refusal> check(World world, CampaignState state, HandlingCommand.Carry carry) {
        Optional<Adventurer> found = state.company().stream()
                .filter(each -> each.id().equals(carry.body()))
                .findFirst();
        if (found.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(carry.body().value()));
        }
        Adventurer body = found.get();
        Adventurer bearer = state.adventurer(carry.bearer()).orElseThrow();
        if (state.underground().isEmpty()) {
            return no(body, "in town there is no need of it");
        }
        if (!state.helpless(body.id())) {
            return no(body, "able to walk");
        }
        if (Burdens.bearer(state, body.id()).isPresent()) {
            return no(body, "there is a bearer already");
        }
        if (inPit(state, body.id()) || inPit(state, bearer.id())) {
            return no(body, "one of the two is in a pit");
        }
        if (Burdens.carriedBy(state, bearer.id()).isPresent()) {
            return no(body, bearer.name() + " carries somebody already");
        }
        int all =
                new Figures(world.book(), state.ruleset()).load(bearer) + new Burdens(world.book(), state).weight(body);
        return all <= Encumbrance.MOST
                ? Optional.empty()
                : no(
                        body,
                        bearer.name() + " would bear " + Coinage.pounds(all)
                                + " lb, and 300 lb is the most; lay some of the gear down first");
    }

    private static Optional<Refusal> no(Adventurer body, String why) {
        return Optional.of(new HandlingRefusal.NotToBeCarried(body.name(), why));
    }

    private static boolean inPit(CampaignState state, CharacterId who) {
        return state.effects().any(new Effect.On.OnCharacter(who), Springing.PIT);
    }

    @Rule("EQ-29")
    static void carry(Unfolding u, HandlingCommand.Carry carry) {
        Adventurer body = u.state().adventurer(carry.body()).orElseThrow();
        int weight = new Burdens(u.world().book(), u.state()).weight(body);
        u.emit(new HandlingEvent.Lifted(carry.bearer(), carry.body(), weight));
    }

    static Optional<Refusal> check(CampaignState state, HandlingCommand.LayDown down) {
        return Burdens.bearer(state, down.body()).isPresent()
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NotNow("lay anybody down", "nobody is carried"));
    }

    static Optional<Refusal> check(CampaignState state, HandlingCommand.LeaveDead leave) {
        boolean here = Burdens.dead(state).stream().anyMatch(each -> each.id().equals(leave.body()));
        return here
                ? Optional.empty()
                : Optional.of(new HandlingRefusal.NoBodyHere(
                        state.adventurer(leave.body()).map(Adventurer::name).orElse("that comrade")));
    }

    /** After every order: whoever can walk again is set on his feet, and a bearer who cannot go on lets his burden down. */
    @Rule("EQ-29")
    public static void settle(Unfolding u) {
        for (Effect effect : List.copyOf(u.state().effects())) {
            if (effect.kind().equals(Burdens.BORNE) && effect.on() instanceof Effect.On.OnCharacter on) {
                over(u.state(), on.character(), new CharacterId(effect.maker()))
                        .ifPresent(why -> u.emit(new HandlingEvent.LaidDown(on.character(), why)));
            }
        }
    }

    private static Optional<String> over(CampaignState state, CharacterId body, CharacterId bearer) {
        if (state.underground().isEmpty()) {
            return Optional.of("they are home");
        }
        List<CharacterId> there = state.company().stream().map(Adventurer::id).toList();
        if (!there.contains(bearer) || state.helpless(bearer)) {
            return Optional.of("the bearer cannot go on");
        }
        return there.contains(body) && state.helpless(body)
                ? Optional.empty()
                : Optional.of("there is no need of it any more");
    }
}
