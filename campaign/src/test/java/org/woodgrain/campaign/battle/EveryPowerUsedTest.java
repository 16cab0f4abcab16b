package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/** Every row of the book brings each of its powers to bear in some fight, led by nobody but the automatic referee. */
class EveryPowerUsedTest {
    private static final int SEEDS = 40;
    private static final int ROUNDS = 6;
    private static final int[] FEET = {0, 30, 60};

    /** A hall, and a passage round the corner where nobody of the company sees what is gone there. */
    private static final Level HALL = Plans.draw(
                    "+-+-+-+-+-+",
                    "|1 1 1 1 1|",
                    "+         +",
                    "|1 1 1 1 1|",
                    "+         +",
                    "|1 1 1 1 1|",
                    "+-+-+-+-+ +",
                    "        |.|",
                    "+-+-+-+-+ +",
                    "|. . . . .|",
                    "+-+-+-+-+-+")
            .level();

    private static Predicate<Event> used(String... powers) {
        List<String> names = List.of(powers);
        return event -> event instanceof PowerEvent.Used use && names.stream().anyMatch(use.power()::startsWith);
    }

    private static Predicate<Event> begun(String... kinds) {
        List<String> names = List.of(kinds);
        return event -> event instanceof MagicEvent.EffectBegun begun
                && names.contains(begun.effect().kind());
    }

    private static Predicate<Event> save(Danger danger) {
        return event -> event instanceof BattleEvent.SaveThrown save
                && save.danger() == danger
                && save.who() instanceof Fighter.Member;
    }

    private static Predicate<Event> hurt(String by) {
        return event ->
                event instanceof HarmEvent.CharacterHurt hurt && hurt.cause().equals(by);
    }

    private static boolean casts(Event event) {
        return event instanceof MagicEvent.SpellCast cast && cast.caster() instanceof Caster.Monster;
    }

    /** What shows that a power was used; empty for powers that show in other ways. */
    private static List<Predicate<Event>> witness(Power power) {
        return switch (power) {
            case SpecialAttack.Breath p -> List.of(used("breath"));
            case SpecialAttack.Web p -> List.of(begun(Afflictions.WEB), save(Danger.WANDS));
            case SpecialAttack.Gaze p -> List.of(used("gaze"));
            case SpecialAttack.Spray p ->
                List.of(event -> event instanceof BattleEvent.Struck blow
                        && blow.weapon().equals("spray"));
            case SpecialAttack.Ray p -> List.of(used("ray"));
            case SpecialAttack.Trample p -> List.of(used("trample"));
            case SpecialAttack.Charge p -> List.of(used("charge"));
            case SpecialAttack.Whirlwind p -> List.of(used("whirl"));
            case SpecialAttack.Flames p ->
                List.of(used("flames", "grip"), event -> event instanceof PowerEvent.ThingLost, hurt("its flames"));
            case SpecialAttack.Terror p -> List.of(used("terror", "roar"));
            case SpecialAttack.Swarm p ->
                List.of(used("swarm"), event -> event instanceof BattleEvent.Struck blow && blow.hit());
            case SpecialAttack.Summon p -> List.of(used("summon"));
            case SpecialAttack.Spell p ->
                p.how().equals("group") || p.name().startsWith("create")
                        ? List.of()
                        : List.of(EveryPowerUsedTest::casts, used("weaving"));
            case SpecialAttack.Shoot p ->
                List.of(event -> event instanceof BattleEvent.Struck blow
                        && blow.missile()
                        && blow.by() instanceof Fighter.Opponent);
            case Habit.Invisible p -> p.mode().equals("at-will") ? List.of(used("invisible")) : List.of();
            case OnHit.Poison p -> List.of(save(Danger.DEATH));
            case OnHit.Paralysis p -> List.of(save(Danger.PARALYSIS));
            case OnHit.Drain p ->
                List.of(event -> event instanceof HarmEvent.LevelLost
                        || event instanceof HarmEvent.CharacterDied died
                                && died.cause().equals("drained of life"));
            case OnHit.Petrify p -> List.of(save(Danger.STONE));
            case OnHit.Constrict p -> List.of(begun(Afflictions.COILS));
            case OnHit.Attach p -> List.of(begun(Afflictions.ATTACHED));
            case OnHit.Swallow p -> List.of(begun("swallowed"));
            case OnHit.Hug p -> List.of(hurt("a hug"));
            case OnHit.Slime p -> List.of(begun(Afflictions.SLIME, Afflictions.TURNING_TO_SLIME));
            case OnHit.Spores p -> List.of(save(Danger.DEATH));
            case Trait.Classed p -> castsInFights(p) ? List.of(EveryPowerUsedTest::casts) : List.of();
            case Trait.Casts p -> List.of(EveryPowerUsedTest::casts);
            default -> List.of();
        };
    }

    /** Acolytes have no spells, and the first of other priests are for peace. */
    private static boolean castsInFights(Trait.Classed classed) {
        return switch (classed.characterClass()) {
            case FIGHTING_MAN -> false;
            case CLERIC -> classed.level() > 3;
            case MAGIC_USER -> true;
        };
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void in_some_fight(Profile profile) {
        Set<String> missing = new TreeSet<>();
        Map<String, Monster> rows = melee(profile).world().book().monsters().monsters();
        for (Monster row : rows.values()) {
            List<Power> wanted = new ArrayList<>();
            for (Power power : row.powers(Power.class, profile)) {
                if (!witness(power).isEmpty()) {
                    wanted.add(power);
                }
            }
            if (!wanted.isEmpty()) {
                for (Power power : unused(profile, row, wanted)) {
                    missing.add(row.id() + " " + power);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static Set<Power> unused(Profile profile, Monster row, List<Power> wanted) {
        Set<Power> left = new LinkedHashSet<>(wanted);
        for (int seed = 1; seed <= SEEDS && !left.isEmpty(); seed++) {
            for (int feet : FEET) {
                fight(profile, row, feet, FastDice.seeded(seed * 1000L + feet), left);
            }
        }
        return left;
    }

    private static void fight(Profile profile, Monster row, int feet, FastDice dice, Set<Power> left) {
        // the second has had enough
        Melees melee = melee(profile)
                .against(row.id(), feet, 40, 40)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.met(feet, meeting.cell())
                                .withFoes(meeting.foes().stream()
                                        .map(foe -> foe.id().value().equals("f2")
                                                ? foe.withHitPoints(foe.maxHitPoints() / 3)
                                                : foe)
                                        .toList()))));
        for (int round = 0; round < ROUNDS && goesOn(melee.state()) && !left.isEmpty(); round++) {
            List<FighterOrder> all = List.of(strike(FIGHTER, 1), strike(CLERIC, 1));
            melee.round(Battle.check(melee.world(), melee.state(), all).isEmpty() ? all : List.of(), dice);
            left.removeIf(power -> witness(power).stream()
                    .anyMatch(shown -> melee.events().stream().anyMatch(shown)));
        }
    }

    private static Melees melee(Profile profile) {
        Melees melee = Melees.in(
                profile,
                HALL,
                List.of(
                        Company.with(RoundTest.armed(), Melees.held("pole", "EQI-15", "pole-arm", Carried.IN_HAND)),
                        RoundTest.armed(CLERIC),
                        RoundTest.armed(HOBBIT)));
        for (Adventurer each : melee.state().company()) {
            melee.given(state ->
                    state.change(each.id(), who -> who.withMaxHitPoints(200).withHitPoints(200)));
        }
        return melee;
    }

    private static boolean goesOn(CampaignState state) {
        return state.encounter().filter(meeting -> !meeting.able().isEmpty()).isPresent()
                && !state.company().isEmpty();
    }
}
