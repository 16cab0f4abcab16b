package org.woodgrain.campaign.town;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Exchange;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.characters.Race;

/** The steps of making a character, each after the one before it (CH-08). */
final class Making {
    private static final int LONGEST_NAME = 40;

    private Making() {}

    static Optional<Refusal> check(CampaignState state, TownCommand.RollAbilities roll) {
        String name = roll.name().strip();
        boolean taken = state.adventurers().values().stream()
                        .anyMatch(who -> who.name().equalsIgnoreCase(name))
                || state.drafts().stream().anyMatch(draft -> draft.name().equalsIgnoreCase(name));
        return name.isEmpty() || name.length() > LONGEST_NAME || taken
                ? Optional.of(new TownRefusal.NeedsName())
                : Optional.empty();
    }

    static void carryOut(Unfolding u, TownCommand.RollAbilities roll) {
        rollAbilities(u, roll.name().strip());
    }

    private static void rollAbilities(Unfolding u, String name) {
        Abilities scores = throwAbilities(u, name);
        Draft draft = Draft.rolled(new CharacterId(u.newId("c")), name, scores);
        u.emit(new TownEvent.AbilitiesThrown(draft, u.throwing().take()));
    }

    /** Throws three dice for each ability in their order. */
    @Rule({"CH-08", "CH-09"})
    static Abilities throwAbilities(Unfolding u, String name) {
        int[] scores = new int[Ability.values().length];
        int next = 0;
        for (Ability ability : Ability.values()) {
            scores[next++] = u.throwing()
                    .of("CH-09", ability.label())
                    .by(name)
                    .on(DiceStream.PLAYERS)
                    .roll(3, 6)
                    .total();
        }
        return new Abilities(scores[0], scores[1], scores[2], scores[3], scores[4], scores[5]);
    }

    @Rule("CH-08")
    static Optional<Refusal> check(CampaignState state, TownCommand.ChooseRace choose) {
        return draft(state, choose.draft(), draft -> Optional.empty());
    }

    @Rule({"CH-08", "CH-12", "CH-32", "CH-55"})
    static Optional<Refusal> check(CampaignState state, TownCommand.ChooseClass choose) {
        return draft(state, choose.draft(), draft -> {
            if (draft.race().isEmpty()) {
                return due(draft);
            }
            Race race = draft.race().get();
            List<CharacterClass> open = Peoples.classes(race);
            return open.contains(choose.characterClass())
                    ? Optional.empty()
                    : Optional.of(new TownRefusal.NotOpen(
                            race.label(),
                            choose.characterClass().label(),
                            open.stream().map(CharacterClass::label).toList(),
                            "CH-32"));
        });
    }

    @Rule({"CH-08", "CH-17", "CH-18"})
    static Optional<Refusal> check(CampaignState state, TownCommand.ExchangePoints exchange) {
        return draft(state, exchange.draft(), draft -> {
            if (draft.characterClass().isEmpty()) {
                return due(draft);
            }
            if (draft.alignment().isPresent()) {
                return Optional.of(new TownRefusal.TooLate(draft.name()));
            }
            if (state.ruleset().original()) {
                return Optional.of(new TownRefusal.ExchangeCounted());
            }
            CharacterClass of = draft.characterClass().get();
            int most = Exchange.of(of).stream()
                    .filter(each -> each.from() == exchange.from())
                    .mapToInt(each -> Math.min(
                            each.units(draft.abilities()),
                            18 - draft.abilities().of(PrimeRequisite.of(of))))
                    .findFirst()
                    .orElse(0);
            return exchange.units() >= 1 && exchange.units() <= most
                    ? Optional.empty()
                    : Optional.of(new TownRefusal.NoExchange(
                            exchange.from().label(), exchange.units(), Math.max(0, most), "CH-17"));
        });
    }

    @Rule({"CH-08", "CH-34", "CH-39", "CH-47", "CH-102"})
    static Optional<Refusal> check(CampaignState state, TownCommand.ChooseAlignment choose) {
        return draft(state, choose.draft(), draft -> {
            if (draft.characterClass().isEmpty()) {
                return due(draft);
            }
            Race race = draft.race().orElseThrow();
            List<Alignment> open = Peoples.alignments(race);
            return open.contains(choose.alignment())
                    ? Optional.empty()
                    : Optional.of(new TownRefusal.NotOpen(
                            race.label(),
                            "of " + choose.alignment().label(),
                            open.stream().map(Alignment::label).toList(),
                            "CH-102"));
        });
    }

    @Rule({"CH-08", "CH-111"})
    static Optional<Refusal> check(CampaignState state, TownCommand.FinishCharacter finish) {
        return draft(state, finish.draft(), draft -> {
            if (draft.alignment().isEmpty()) {
                return due(draft);
            }
            int most = Peoples.furtherTongues(draft.abilities());
            List<String> born = Peoples.tongues(
                    draft.race().orElseThrow(), draft.alignment().orElseThrow());
            List<String> unknown = finish.languages().stream()
                    .filter(tongue ->
                            born.contains(tongue) || !Peoples.learnable().contains(tongue))
                    .toList();
            if (!unknown.isEmpty()) {
                return Optional.of(new TownRefusal.NoLanguage(unknown.getFirst(), Schooling.open(born)));
            }
            long chosen = finish.languages().stream().distinct().count();
            return chosen > most ? Optional.of(new TownRefusal.TooManyLanguages((int) chosen, most)) : Optional.empty();
        });
    }

    static Optional<Refusal> check(CampaignState state, TownCommand.DropDraft drop) {
        return draft(state, drop.draft(), draft -> Optional.empty());
    }

    static void carryOut(Unfolding u, TownCommand.ChooseRace choose) {
        u.emit(new TownEvent.DraftChosen(of(u, choose.draft()).with(choose.race()), "race", "CH-32"));
    }

    static void carryOut(Unfolding u, TownCommand.ChooseClass choose) {
        u.emit(new TownEvent.DraftChosen(of(u, choose.draft()).with(choose.characterClass()), "class", "CH-55"));
    }

    @Rule({"CH-14", "CH-15", "CH-16", "CH-17", "CH-18"})
    static void carryOut(Unfolding u, TownCommand.ExchangePoints exchange) {
        Draft draft = of(u, exchange.draft());
        CharacterClass to = draft.characterClass().orElseThrow();
        Exchange by = Exchange.of(to).stream()
                .filter(each -> each.from() == exchange.from())
                .findFirst()
                .orElseThrow();
        u.emit(new TownEvent.PointsExchanged(
                draft.with(by.make(to, draft.abilities(), exchange.units())),
                by.from(),
                exchange.units() * by.rate(),
                PrimeRequisite.of(to),
                exchange.units()));
    }

    static void carryOut(Unfolding u, TownCommand.ChooseAlignment choose) {
        u.emit(new TownEvent.DraftChosen(of(u, choose.draft()).with(choose.alignment()), "alignment", "CH-102"));
    }

    static void carryOut(Unfolding u, TownCommand.FinishCharacter finish) {
        Draft draft = of(u, finish.draft());
        u.emit(new TownEvent.CharacterMade(
                NewCharacter.of(u, draft, finish.languages()), u.throwing().take()));
    }

    static void carryOut(Unfolding u, TownCommand.DropDraft drop) {
        u.emit(new TownEvent.DraftDropped(drop.draft(), of(u, drop.draft()).name()));
    }

    private static Draft of(Unfolding u, CharacterId id) {
        return u.state().draft(id).orElseThrow();
    }

    private interface Check {
        Optional<Refusal> of(Draft draft);
    }

    private static Optional<Refusal> draft(CampaignState state, CharacterId id, Check check) {
        Optional<Draft> draft = state.draft(id);
        return draft.isEmpty() ? Optional.of(new TownRefusal.NoDraft(id.value())) : check.of(draft.get());
    }

    private static Optional<Refusal> due(Draft draft) {
        return Optional.of(new TownRefusal.StepDue(draft.name(), draft.next().words()));
    }
}
