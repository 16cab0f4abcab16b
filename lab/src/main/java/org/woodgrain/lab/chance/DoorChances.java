package org.woodgrain.lab.chance;

import static org.woodgrain.lab.chance.Fact.named;
import static org.woodgrain.lab.chance.Fact.when;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.lab.fights.Kit;
import org.woodgrain.rules.RuleOdds;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.encounters.BlockedDoor;
import org.woodgrain.rules.exploration.Doors;

/** Doors, gates and lids. */
final class DoorChances {
    private static final Fact STRONG = when("strong", "one of those who push has five hit dice or more");
    private static final int MOST_SPIKES = 20;

    static final List<Question> ALL = List.of(
            new Question(
                    "door",
                    "forcing a stuck door, or a gate or a lid",
                    "door --forcers 3 --strength 16,12,9",
                    List.of(
                            named("forcers", "1 to " + Doors.MOST_PUSHERS, ""),
                            named("strength", "3 to 18, one for each or one for all", "10"),
                            named("race", "human, dwarf, elf or hobbit, one for each or one for all", "human"),
                            when("gate", "it is a gate or a lid, where strength tells")),
                    DoorChances::door),
            new Question("stuck", "whether a door sticks", "stuck --profile classic", List.of(), DoorChances::stuck),
            new Question("shuts", "whether a door left open falls shut", "shuts", List.of(), DoorChances::shuts),
            new Question("spike", "whether a spike just set slips", "spike", List.of(), DoorChances::spike),
            new Question(
                    "held-door",
                    "monsters pushing in a door that members hold shut, in one round",
                    "held-door --strong",
                    List.of(STRONG),
                    DoorChances::held),
            new Question(
                    "blocked-door",
                    "monsters breaking a spiked or barred door, in one round",
                    "blocked-door --spikes 2",
                    List.of(named("spikes", "1 to " + MOST_SPIKES + "; 1 for a bar", "1"), STRONG),
                    DoorChances::blocked));

    private DoorChances() {}

    /** Those who push alike. */
    private record Like(Race race, int strength, int chance) {
        String told(int many) {
            String who = many == 1 ? race.label() : Phrases.number(many) + " " + Phrases.plural(race.label());
            return who + " of strength " + strength + ": " + chance + " in 6" + (many == 1 ? "" : " each");
        }
    }

    private static ChanceAnswer door(Facts facts) {
        int many = facts.has("forcers")
                ? facts.number("forcers", 1, Doors.MOST_PUSHERS)
                : Math.max(facts.entries("strength"), facts.entries("race"));
        if (many > Doors.MOST_PUSHERS) {
            throw new ChanceException(
                    "door: at most " + Doors.MOST_PUSHERS + " throw themselves at a door together (UX-14)");
        }
        List<Integer> strength = facts.numbers("strength", many, 3, 18);
        List<Race> races = facts.races("race", many);
        boolean gate = facts.holds("gate");
        List<Doors.Pusher> pushers = new ArrayList<>();
        Map<Like, Integer> each = new LinkedHashMap<>();
        for (int i = 0; i < many; i++) {
            int chance = chance(facts, gate, races.get(i), strength.get(i));
            pushers.add(new Doors.Pusher("", chance));
            each.merge(new Like(races.get(i), strength.get(i), chance), 1, Integer::sum);
        }
        String rule = facts.original() ? gate ? "CH-20" : "UX-13" : "CD-08";
        return new AnswerBuilder(
                        facts,
                        "forcing a " + (gate ? "gate or lid" : "stuck door") + " in one try, "
                                + each.entrySet().stream()
                                        .map(alike -> alike.getKey().told(alike.getValue()))
                                        .collect(Collectors.joining(", ")))
                .yesOrNo(RuleOdds.of(dice -> Doors.yields(dice, rule, pushers)), "it yields", "it holds")
                .rules(facts.original() ? "UX-14" : "CD-09")
                .build();
    }

    private static int chance(Facts facts, boolean gate, Race race, int strength) {
        return gate
                ? AbilityModifiers.forceInSix(
                        facts.book().characters(),
                        facts.ruleset(),
                        Kit.NONE.abilities().with(Ability.STRENGTH, strength),
                        race)
                : Doors.chance(facts.book().exploration(), facts.profile(), race, strength);
    }

    private static ChanceAnswer stuck(Facts facts) {
        return new AnswerBuilder(facts, "a door of which the map says nothing")
                .yesOrNo(RuleOdds.of(dice -> Doors.stuck(dice, facts.profile())), "it sticks", "it opens by its handle")
                .rules(facts.original() ? "UX-12" : "CD-05")
                .build();
    }

    private static ChanceAnswer shuts(Facts facts) {
        return new AnswerBuilder(facts, "a door left open without a spike")
                .yesOrNo(RuleOdds.of(Doors::fallsShut), "it falls shut", "it stays open")
                .build();
    }

    private static ChanceAnswer spike(Facts facts) {
        return new AnswerBuilder(facts, "a spike that has just been set under an open door")
                .yesOrNo(RuleOdds.of(dice -> Doors.spikeSlips(dice, facts.profile())), "it slips", "it holds")
                .rules(facts.original() ? "UX-17" : "CD-13")
                .build();
    }

    private static ChanceAnswer held(Facts facts) {
        boolean strong = facts.holds("strong");
        return new AnswerBuilder(facts, "a door that members hold shut, for one round" + strength(strong))
                .yesOrNo(RuleOdds.of(dice -> BlockedDoor.pushed(dice, strong)), "it is pushed in", "it stays shut")
                .build();
    }

    private static ChanceAnswer blocked(Facts facts) {
        boolean strong = facts.holds("strong");
        int spikes = facts.number("spikes", 1, MOST_SPIKES);
        return new AnswerBuilder(
                        facts,
                        "a door held by " + (spikes == 1 ? "a spike or bar" : spikes + " spikes") + ", for one round"
                                + strength(strong))
                .yesOrNo(
                        RuleOdds.of(dice -> BlockedDoor.givesWay(dice, spikes, strong)),
                        "it gives way",
                        "it keeps them out")
                .build();
    }

    private static String strength(boolean strong) {
        return strong ? ", against strong monsters" : "";
    }
}
