package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;
import static org.woodgrain.lab.chance.Fact.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.exploration.Listening;
import org.woodgrain.rules.exploration.RoomTraps;
import org.woodgrain.rules.exploration.Searching;

/** Searching, listening, and noticing in passing. */
final class SearchChances {
    /** One die falls in six ways for each of them. */
    private static final int MOST = 8;

    private static final List<Fact> WHO = List.of(
            named("human", "0 to " + MOST + " of them", "0"),
            named("elf", "0 to " + MOST + " of them", "0"),
            named("dwarf", "0 to " + MOST + " of them", "0"),
            named("hobbit", "0 to " + MOST + " of them", "0"));

    static final List<Question> ALL = List.of(
            new Question(
                    "find",
                    "finding a secret door or a trap by a turn of search, where there is one",
                    "find secret-door --elf 1 --human 2",
                    with(word("what", "secret-door or trap", "secret-door")),
                    SearchChances::find),
            new Question(
                    "listen",
                    "hearing what there is to hear at a door",
                    "listen --human 2 --elf 1",
                    with(when("guard", "they are posted there when something comes near")),
                    SearchChances::listen),
            new Question(
                    "notice",
                    "noticing in passing: an elf a secret door, a dwarf a trap or strange stonework",
                    "notice dwarf",
                    List.of(word("who", "elf or dwarf", "elf")),
                    SearchChances::notice));

    private SearchChances() {}

    private static List<Fact> with(Fact first) {
        List<Fact> all = new ArrayList<>();
        all.add(first);
        all.addAll(WHO);
        return List.copyOf(all);
    }

    private interface Trial {
        boolean of(Throws dice, Profile profile, Race race);
    }

    /** Those who are named, or one human being. */
    private static List<Race> who(Facts facts) {
        List<Race> all = new ArrayList<>();
        for (Race race : Race.values()) {
            int many = facts.number(race.label(), 0, MOST);
            for (int i = 0; i < many; i++) {
                all.add(race);
            }
        }
        if (all.size() > MOST) {
            throw new ChanceException(
                    facts.question().name() + ": at most " + MOST + " at one time, not " + all.size());
        }
        return all.isEmpty() ? List.of(Race.HUMAN) : all;
    }

    private static RuleOdds<Boolean> any(Facts facts, List<Race> who, Trial trial) {
        // who comes after the first that succeeds changes nothing
        return RuleOdds.of(dice -> who.stream().anyMatch(race -> trial.of(dice, facts.profile(), race)));
    }

    private static ChanceAnswer find(Facts facts) {
        List<Race> who = who(facts);
        boolean traps = switch (facts.text("what").toLowerCase(Locale.ROOT)) {
            case "trap", "traps" -> true;
            case "secret-door", "secret-doors", "door", "hidden-thing" -> false;
            default -> throw facts.wrong("what");
        };
        AnswerBuilder answer = new AnswerBuilder(
                facts,
                "a turn of search in the right place by " + Told.of(who) + ", for a "
                        + (traps ? "trap" : "secret door"));
        if (!traps) {
            return answer.yesOrNo(
                            any(facts, who, (dice, profile, race) -> Searching.finds(dice, profile, "", race)),
                            "they find it",
                            "they find nothing")
                    .build();
        }
        List<Race> able = who.stream()
                .filter(race -> RoomTraps.chance(facts.profile(), race) > 0)
                .toList();
        answer.yesOrNo(
                any(facts, able, (dice, profile, race) -> RoomTraps.finds(dice, profile, "", race)),
                "they find it",
                "they find nothing");
        if (able.size() < who.size()) {
            answer.note("In the original game only dwarves find traps of the place by searching.")
                    .rules("CH-37");
        }
        return answer.build();
    }

    private static ChanceAnswer listen(Facts facts) {
        List<Race> who = who(facts);
        boolean guard = facts.holds("guard");
        return new AnswerBuilder(facts, Told.of(who) + (guard ? ", posted at a door" : ", listening at a door"))
                .yesOrNo(
                        any(
                                facts,
                                who,
                                (dice, profile, race) -> guard
                                        ? Listening.guardHears(dice, "", race)
                                        : Listening.hears(dice, profile, "", race)),
                        "one of them hears it",
                        "nobody hears anything")
                .note("Undead and what keeps still make no noise to be heard.")
                .build();
    }

    private static ChanceAnswer notice(Facts facts) {
        Race who = facts.race("who", Race.ELF);
        return switch (who) {
            case ELF ->
                new AnswerBuilder(facts, "an elf passes a secret door")
                        .yesOrNo(
                                RuleOdds.of(dice -> Searching.elfSenses(dice, "")),
                                "the elf feels that something is there",
                                "the elf feels nothing")
                        .note(facts.original() ? "" : "An option in the classic profile.")
                        .build();
            case DWARF ->
                new AnswerBuilder(facts, "a dwarf walks by a trap, a sloping floor or new stonework")
                        .yesOrNo(
                                RuleOdds.of(dice -> RoomTraps.dwarfNotes(dice, "")),
                                "the dwarf notes it",
                                "the dwarf notes nothing")
                        .build();
            case HUMAN, HOBBIT -> throw facts.wrong("who");
        };
    }
}
