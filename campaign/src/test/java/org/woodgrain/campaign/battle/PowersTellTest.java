package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.monsters.Bestiary;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.Tag;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Take a power from a monster, and with the same dice a fight against it goes another way. Powers that do not show in an
 * ordinary fight in a hall are named with the test that shows them.
 */
@UnderBothProfiles
class PowersTellTest {
    private static final int EXAMPLES = 3;
    private static final int SEEDS = 3;
    private static final int ROUNDS = 3;

    /** Powers by name, each with the test that shows it on a monster that has it. */
    private static final Map<String, String> ELSEWHERE = Map.ofEntries(
            Map.entry("AnimateTrees", "OpenGroundTest"),
            Map.entry("Arms", "SoldiersTest"),
            Map.entry("Banes", "VampiresTest"),
            Map.entry("Barding", "OpenGroundTest"),
            Map.entry("Batters", "BatterersTest"),
            Map.entry("Bonus", "PowersTest"),
            Map.entry("Bound", "ServantsTest"),
            Map.entry("Carries", "SteedsTest"),
            Map.entry("Charge", "DeepPowersTest"),
            Map.entry("Climbs", "WarningTest"),
            Map.entry("DiceRange", "BandsTest"),
            Map.entry("Disarm", "DeepPowersTest"),
            Map.entry("Disguise", "ImpostorsTest"),
            Map.entry("Dissolve", "DeepPowersTest"),
            Map.entry("Dive", "StrangerPowersTest"),
            Map.entry("DragonSpells", "BehaviourTest"),
            Map.entry("Enchanted", "ProtectionTest"),
            Map.entry("Fearless", "CourageTest"),
            Map.entry("FearsFire", "LowLevelPowersTest"),
            Map.entry("FightsOn", "PowersTest"),
            Map.entry("Gaseous", "VampiresTest"),
            Map.entry("Guards", "CourageTest"),
            Map.entry("Half", "PowersTest"),
            Map.entry("Hides", "HidingTest"),
            Map.entry("Hostile", "BehaviourTest"),
            Map.entry("Immune", "StrangerPowersTest"),
            Map.entry("Incorporeal", "DeepPowersTest"),
            Map.entry("Ink", "JettingTest"),
            Map.entry("Jet", "JettingTest"),
            Map.entry("LightAverse", "BehaviourTest"),
            Map.entry("LightGland", "GuisesAndGlandsTest"),
            Map.entry("MinedGold", "MinedGoldTest"),
            Map.entry("Mirror", "SpecialAttacksTest"),
            Map.entry("MoraleDice", "BehaviourTest"),
            Map.entry("Mount", "SteedsTest"),
            Map.entry("NpcMagic", "BandsTest"),
            Map.entry("OfSize", "DeepPowersTest"),
            Map.entry("Pack", "BehaviourTest"),
            Map.entry("ResistMagic", "StrangerPowersTest"),
            Map.entry("Rides", "OpenGroundTest"),
            Map.entry("Saves", "SavingThrowsTest"),
            Map.entry("Sense", "BehaviourTest"),
            Map.entry("Service", "ServantsTest"),
            Map.entry("Shape", "GuisesAndGlandsTest"),
            Map.entry("Spawn", "LowLevelPowersTest"),
            Map.entry("Subduable", "SubduingTest"),
            Map.entry("Summoned", "ServantsTest"),
            Map.entry("Surprise", "BehaviourTest"),
            Map.entry("Temper", "OpenGroundTest"),
            Map.entry("Tracker", "GuardingTest"),
            Map.entry("Undead", "TurningUndeadTest"),
            Map.entry("Weak", "PowersTest"));

    /** Tags of the sea, where nobody goes yet. */
    private static final Set<String> WAITING = Set.of("Ship");

    /** The monsters that have each power. */
    private static Map<Class<? extends Power>, List<Monster>> owners() {
        Rulebook book = Melees.inHall(Played.profile(), company()).world().book();
        Map<Class<? extends Power>, List<Monster>> owners = new TreeMap<>(Comparator.comparing(Class::getName));
        for (Monster monster : book.monsters().monsters().values()) {
            for (Tag tag : monster.tags()) {
                List<Monster> all = owners.computeIfAbsent(tag.power().getClass(), key -> new ArrayList<>());
                if (all.isEmpty() || !all.getLast().equals(monster)) {
                    all.add(monster);
                }
            }
        }
        return owners;
    }

    @Test
    void with_the_same_dice_a_fight_goes_another_way_without_it() {
        Set<String> silent = new TreeSet<>();
        owners().forEach((power, monsters) -> {
            String name = power.getSimpleName();
            boolean shown = ELSEWHERE.containsKey(name) || WAITING.contains(name);
            if (!shown && monsters.stream().limit(EXAMPLES).noneMatch(monster -> tells(power, monster))) {
                silent.add(name);
            }
        });
        assertThat(silent).isEmpty();
    }

    @Test
    void the_others_are_shown_on_a_monster_that_has_them_by_the_test_that_is_named() throws IOException {
        Map<String, String> tests = tests();
        owners().forEach((power, monsters) -> {
            String test = ELSEWHERE.get(power.getSimpleName());
            if (test != null) {
                assertThat(tests).as(power.getSimpleName()).containsKey(test);
                assertThat(monsters)
                        .as(power.getSimpleName() + " in " + test)
                        .anyMatch(monster -> tests.getOrDefault(test, "").contains("\"" + monster.id()));
            }
        });
        assertThat(owners().keySet().stream().map(Class::getSimpleName))
                .containsAll(ELSEWHERE.keySet())
                .containsAll(WAITING);
    }

    /** The tests of this module and of the book, by name. */
    private static Map<String, String> tests() throws IOException {
        Map<String, String> tests = new TreeMap<>();
        for (String module : List.of("../campaign", "../book")) {
            try (Stream<Path> files = Files.walk(Path.of(module, "src", "test", "java"))) {
                for (Path file : files.filter(each -> each.toString().endsWith("Test.java"))
                        .toList()) {
                    tests.merge(
                            file.getFileName().toString().replace(".java", ""), Files.readString(file), String::concat);
                }
            }
        }
        return tests;
    }

    private static boolean tells(Class<? extends Power> power, Monster monster) {
        for (Profile profile : Profile.values()) {
            if (!monster.has(power, profile)) {
                continue;
            }
            for (int feet : new int[] {0, 30, 60}) {
                for (int seed = 1; seed <= SEEDS; seed++) {
                    if (!fight(profile, monster, feet, seed, false, power)
                            .equals(fight(profile, monster, feet, seed, true, power))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static List<Adventurer> company() {
        return Company.six().stream()
                .map(who -> who.withMaxHitPoints(40).withHitPoints(40))
                .toList();
    }

    private static List<Event> fight(
            Profile profile, Monster monster, int feet, int seed, boolean without, Class<? extends Power> power) {
        Melees melee = Melees.inHall(profile, company()).against(monster.id(), feet, 20, 20, 20, 20, 20);
        World world = without ? without(melee.world(), monster, power) : melee.world();
        CampaignState state = melee.state();
        List<Event> all = new ArrayList<>();
        FastDice dice = FastDice.seeded(seed);
        for (int round = 0; round < ROUNDS && goesOn(state); round++) {
            Unfolding u = new Unfolding(world, state, dice, new Consequences());
            Battle.round(u, List.of());
            all.addAll(u.close());
            state = u.state();
        }
        return all;
    }

    private static boolean goesOn(CampaignState state) {
        return state.encounter()
                        .filter(meeting -> meeting.phase() == Encounter.Phase.BATTLE)
                        .filter(meeting -> !meeting.able().isEmpty())
                        .isPresent()
                && !state.company().isEmpty();
    }

    private static World without(World world, Monster monster, Class<? extends Power> power) {
        TreeMap<String, Monster> rows = new TreeMap<>(world.book().monsters().monsters());
        rows.put(monster.id(), Reshaping.without(monster, power));
        Rulebook old = world.book();
        Rulebook book = new Rulebook(
                old.characters(),
                old.equipment(),
                old.combat(),
                new Bestiary(rows),
                old.encounters(),
                old.exploration(),
                old.treasure(),
                old.spells(),
                old.making(),
                old.realm());
        return new World(book, world.levels());
    }
}
