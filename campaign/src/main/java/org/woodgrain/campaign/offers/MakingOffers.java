package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.town.ReadyMade;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Exchange;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.PrimeRequisite;
import org.woodgrain.rules.characters.Race;

/** The steps of making characters; the id of a step ends in that of the draft: {@code choose-race.c3}. */
final class MakingOffers {

    List<Offer> offers(CampaignState state) {
        List<Offer> all = new ArrayList<>();
        int there = state.company().size();
        if (there < ReadyMade.SIX) {
            String label = there == 0 ? "Roll a ready company of six" : "Roll companions, to make six in all";
            all.add(offer("ready-company", label, "CH-08", List.of()));
        }
        all.add(offer(
                "roll-abilities",
                "Roll a new character",
                "CH-09",
                List.of(new Field("name", "Name", Kind.TEXT, List.of(), ""))));
        for (Draft draft : state.drafts()) {
            all.addAll(steps(state, draft));
        }
        return all;
    }

    private static List<Offer> steps(CampaignState state, Draft draft) {
        List<Offer> all = new ArrayList<>();
        switch (draft.next()) {
            case RACE -> {
                if (state.ruleset().on(Option.ABILITY_ARRANGE)) {
                    all.add(step(
                            draft,
                            "swap-scores",
                            "let two scores change places",
                            "CH-09",
                            List.of(scores(draft, "one", "This score"), scores(draft, "other", "With this"))));
                }
                all.add(step(draft, "choose-race", "choose a race", "CH-32", List.of(races())));
            }
            case CLASS ->
                all.add(step(draft, "choose-class", "choose a class", "CH-55", List.of(classes(state, draft))));
            case EXCHANGE_OR_ALIGNMENT -> {
                exchanges(state, draft)
                        .ifPresent(field -> all.add(step(
                                draft,
                                "exchange",
                                "give up points for the prime requisite",
                                "CH-17",
                                List.of(field, Belongings.number("units", "Points gained", "1")))));
                all.add(step(draft, "choose-alignment", "choose an alignment", "CH-102", List.of(alignments(draft))));
            }
            case MONEY -> all.add(step(draft, "finish", "throw for hit points and gold", "EQ-01", languages(draft)));
        }
        all.add(step(draft, "drop-draft", "give up this character", "", List.of()));
        return all;
    }

    private static Field scores(Draft draft, String name, String label) {
        return Belongings.one(
                name,
                label,
                List.of(Ability.values()).stream()
                        .map(each -> new Choice(
                                each.label(),
                                each.label(),
                                Integer.toString(draft.rolled().of(each))))
                        .toList());
    }

    private static Field races() {
        return Belongings.one(
                "race",
                "Race",
                List.of(Race.values()).stream()
                        .map(race -> new Choice(
                                race.label(),
                                race.label(),
                                String.join(
                                        ", ",
                                        Peoples.classes(race).stream()
                                                .map(each -> each.label() + limit(race, each))
                                                .toList())))
                        .toList());
    }

    private static String limit(Race race, CharacterClass in) {
        return Peoples.limit(race, in).isPresent()
                ? " to level " + Peoples.limit(race, in).getAsInt()
                : "";
    }

    /** Each class with what its prime requisite does to experience; a poor one is no bar (CH-12). */
    @Rule("CH-12")
    private static Field classes(CampaignState state, Draft draft) {
        return Belongings.one(
                "class",
                "Class",
                Peoples.classes(draft.race().orElse(Race.HUMAN)).stream()
                        .map(each -> {
                            int percent = PrimeRequisite.percent(state.ruleset(), each, draft.abilities());
                            Ability prime = PrimeRequisite.of(each);
                            return new Choice(
                                    each.label(),
                                    each.label(),
                                    prime.label() + " " + draft.abilities().of(prime) + ", experience "
                                            + (percent > 0 ? "+" : "") + percent + "%");
                        })
                        .toList());
    }

    private static Optional<Field> exchanges(CampaignState state, Draft draft) {
        if (state.ruleset().original()) {
            return Optional.empty();
        }
        CharacterClass of = draft.characterClass().orElseThrow();
        int room = 18 - draft.abilities().of(PrimeRequisite.of(of));
        List<Choice> open = Exchange.of(of).stream()
                .filter(each -> Math.min(room, each.units(draft.abilities())) > 0)
                .map(each -> new Choice(
                        each.from().label(),
                        each.from().label(),
                        each.rate() + " for 1 of " + PrimeRequisite.of(of).label() + ", up to "
                                + Math.min(room, each.units(draft.abilities()))))
                .toList();
        return open.isEmpty() ? Optional.empty() : Optional.of(Belongings.one("from", "From", open));
    }

    private static Field alignments(Draft draft) {
        return Belongings.one(
                "alignment",
                "Alignment",
                Peoples.alignments(draft.race().orElse(Race.HUMAN)).stream()
                        .map(each -> new Choice(each.label(), each.label(), ""))
                        .toList());
    }

    private static List<Field> languages(Draft draft) {
        int most = Peoples.furtherTongues(draft.abilities());
        if (most == 0) {
            return List.of();
        }
        List<String> born =
                Peoples.tongues(draft.race().orElseThrow(), draft.alignment().orElseThrow());
        return List.of(new Field(
                "languages",
                "Further languages, up to " + most,
                Kind.MANY,
                Peoples.learnable().stream()
                        .filter(tongue -> !born.contains(tongue))
                        .map(tongue -> new Choice(tongue, tongue, ""))
                        .toList(),
                ""));
    }

    private static Offer step(Draft draft, String id, String what, String rule, List<Field> fields) {
        return offer(id + "." + draft.id(), draft.name() + ": " + what, rule, fields);
    }

    private static Offer offer(String id, String label, String rule, List<Field> fields) {
        return new Offer(id, label, TownOffers.COMPANY, rule, "", "", fields);
    }

    Optional<Reading> read(Pick pick) {
        int dot = pick.offer().indexOf('.');
        String step = dot < 0 ? pick.offer() : pick.offer().substring(0, dot);
        CharacterId draft = new CharacterId(dot < 0 ? "" : pick.offer().substring(dot + 1));
        return switch (step) {
            case "ready-company" -> TownOffers.understood(new TownCommand.ReadyCompany(List.of()));
            case "roll-abilities" -> TownOffers.understood(new TownCommand.RollAbilities(pick.one("name")));
            case "swap-scores" ->
                choose(
                        pick,
                        "one",
                        Ability.values(),
                        one -> new TownCommand.SwapScores(
                                draft,
                                one,
                                named(pick.one("other"), Ability.values()).orElse(one)));
            case "choose-race" -> choose(pick, "race", Race.values(), race -> new TownCommand.ChooseRace(draft, race));
            case "choose-class" ->
                choose(pick, "class", CharacterClass.values(), each -> new TownCommand.ChooseClass(draft, each));
            case "choose-alignment" ->
                choose(pick, "alignment", Alignment.values(), each -> new TownCommand.ChooseAlignment(draft, each));
            case "exchange" -> exchange(pick, draft);
            case "finish" -> TownOffers.understood(new TownCommand.FinishCharacter(draft, pick.many("languages")));
            case "drop-draft" -> TownOffers.understood(new TownCommand.DropDraft(draft));
            default -> Optional.empty();
        };
    }

    private interface Making<E> {
        TownCommand of(E chosen);
    }

    private static <E extends Enum<E>> Optional<Reading> choose(Pick pick, String field, E[] values, Making<E> making) {
        Optional<E> chosen = named(pick.one(field), values);
        return chosen.isPresent()
                ? TownOffers.understood(making.of(chosen.get()))
                : Optional.of(new Reading.Unclear("Field \"" + field + "\": expected one of "
                        + String.join(
                                ", ",
                                List.of(values).stream().map(MakingOffers::word).toList()) + "."));
    }

    private static Optional<Reading> exchange(Pick pick, CharacterId draft) {
        Optional<Integer> units = Fields.number(pick, "units");
        if (units.isEmpty()) {
            return Optional.of(Fields.notANumber("units"));
        }
        return choose(pick, "from", Ability.values(), from -> new TownCommand.ExchangePoints(draft, from, units.get()));
    }

    private static <E extends Enum<E>> Optional<E> named(String text, E[] values) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        return List.of(values).stream().filter(each -> word(each).equals(word)).findFirst();
    }

    private static String word(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
