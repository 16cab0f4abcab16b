package org.woodgrain.campaign.referee;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.people.Creatures;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.monsters.Growth;
import org.woodgrain.rules.monsters.Monster;

/** The referee's consent to an unusual character: a new fighting-man who is in truth a creature of another kind. */
public final class Consent {
    private Consent() {}

    @Rule("CH-53")
    static Optional<Refusal> check(World world, CampaignState state, RefereeCommand.LetBe let) {
        Optional<Adventurer> found = state.adventurer(let.who()).filter(Adventurer::living);
        if (found.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(let.who().value()));
        }
        Adventurer who = found.get();
        if (!state.ruleset().on(Option.UNUSUAL_CHARACTERS)) {
            return no(who, "the house rule " + Option.UNUSUAL_CHARACTERS.key() + " is off");
        }
        boolean fresh = who.race() == Race.HUMAN
                && who.careers().size() == 1
                && who.acting() == CharacterClass.FIGHTING_MAN
                && who.level() == 1
                && who.career().experience() == 0
                && Creatures.of(state, who.id()).isEmpty();
        if (!fresh || state.underground().isPresent()) {
            return no(who, "only a human fighting-man of the first level without experience, in town, can be one");
        }
        Optional<Monster> kind = world.book().monsters().find(let.creature());
        if (kind.filter(Growth::playable).isEmpty()) {
            return no(who, "it takes a living creature of two to ten hit dice that is neither of men nor of their kin");
        }
        int last = 0;
        for (int step : let.steps()) {
            if (step <= last) {
                return no(who, "each step of experience is higher than the one before");
            }
            last = step;
        }
        int wanted = Growth.full(kind.get()) - 1;
        return let.steps().isEmpty() || let.steps().size() == wanted
                ? Optional.empty()
                : no(who, "it takes " + wanted + " steps of experience, or none to go by those of fighting-men");
    }

    private static Optional<Refusal> no(Adventurer who, String why) {
        return Optional.of(new RefereeRefusal.NoCreature(who.name(), why));
    }

    @Rule("CH-53")
    static void carryOut(Unfolding u, RefereeCommand.LetBe let) {
        Monster kind = u.world().book().monsters().monster(let.creature());
        TreeMap<String, String> words = new TreeMap<>();
        words.put(Effect.FORM, kind.id());
        words.put(Creatures.STEPS, let.steps().stream().map(String::valueOf).collect(Collectors.joining(",")));
        u.emit(new RefereeEvent.LetBeCreature(
                new Effect(
                        u.newId("e"),
                        Creatures.KIND,
                        kind.name(),
                        new Effect.On.OnCharacter(let.who()),
                        "",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        words,
                        false),
                let.who(),
                kind.name(),
                let.why()));
    }

    /** Those of the company who could be let be creatures now; for offers. */
    public static List<Adventurer> asking(World world, CampaignState state) {
        List<Monster> kinds = kinds(world);
        return kinds.isEmpty()
                ? List.of()
                : state.company().stream()
                        .filter(who -> check(
                                        world,
                                        state,
                                        new RefereeCommand.LetBe(
                                                who.id(), kinds.getFirst().id(), List.of(), ""))
                                .isEmpty())
                        .toList();
    }

    /** The kinds that can be played; for offers. */
    public static List<Monster> kinds(World world) {
        return world.book().monsters().monsters().values().stream()
                .filter(Growth::playable)
                .toList();
    }
}
