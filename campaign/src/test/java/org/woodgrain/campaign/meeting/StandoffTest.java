package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.MeetingEvent.StoodOff.Choice;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** Fights in which both sides keep back, and what the monsters' tactics bid them do meanwhile. */
@UnderBothProfiles
class StandoffTest {
    private static final String[] PASSAGE = {
        "+-------------------------+", "|. . . . . @ . . . . . . .|", "+-------------------------+",
    };
    private static final CharacterId ALARIC = new CharacterId("alaric");
    private static final CharacterId BERTA = new CharacterId("berta");
    private static final List<FighterOrder> STAND =
            List.of(new FighterOrder(ALARIC, new Deed.Guard()), new FighterOrder(BERTA, new Deed.Guard()));

    private static Scene battle(Profile profile, String monster, int feet, int... hitPoints) {
        Scene scene =
                Scene.of(profile, PASSAGE).fighter("Alaric").fighter("Berta").lit();
        List<Foe> foes = new ArrayList<>();
        List<Foe> made = Scene.foes(monster, hitPoints.length);
        for (int i = 0; i < hitPoints.length; i++) {
            foes.add(made.get(i)
                    .withMaxHitPoints(Math.max(4, hitPoints[i]))
                    .withHitPoints(hitPoints[i])
                    .withNumber("spells-drawn", 1));
        }
        scene.state = scene.state.withEncounter(Optional.of(
                Encounter.begun(foes, Scene.LEVEL, Optional.empty(), new Cell(9, 0), Phase.BATTLE, List.of())
                        .met(feet, new Cell(9, 0))
                        .withKindKnown()));
        return scene;
    }

    private static Dice dice(int seed) {
        return ScriptedDice.none().afterwards(FastDice.seeded(seed));
    }

    private static List<Event> stand(Scene scene, int rounds, int seed) {
        List<Event> all = new ArrayList<>();
        for (int i = 0;
                i < rounds
                        && scene.state
                                .encounter()
                                .filter(now -> now.phase() == Phase.BATTLE)
                                .isPresent();
                i++) {
            List<FighterOrder> able = STAND.stream()
                    .filter(order -> scene.state.company().stream()
                            .anyMatch(who -> who.id().equals(order.who())))
                    .filter(order -> !scene.state.helpless(order.who()))
                    .toList();
            scene.order(new MeetingCommand.Fight(able), dice(seed + i));
            all.addAll(scene.events);
        }
        return all;
    }

    private static Choice last(List<Event> events) {
        return events.stream()
                .filter(MeetingEvent.StoodOff.class::isInstance)
                .map(event -> ((MeetingEvent.StoodOff) event).choice())
                .filter(choice -> choice != Choice.WAIT)
                .findFirst()
                .orElse(Choice.WAIT);
    }

    @Nested
    class Ends {
        @Test
        @Rule("EN-36")
        void within_a_few_rounds_whatever_the_dice(Profile profile) {
            List<Choice> seen = new ArrayList<>();
            for (int seed = 1; seed < 40; seed++) {
                Choice choice = last(stand(battle(profile, "medium", 40, 3), 5, seed));
                assertThat(choice).as("seed %s", seed).isNotEqualTo(Choice.WAIT);
                seen.add(choice);
            }
            assertThat(seen).contains(Choice.PRESS, Choice.PARLEY);
        }

        @Test
        @Rule("EN-36")
        void those_who_are_ahead_come_on_and_then_it_comes_to_blows(Profile profile) {
            Scene scene = battle(profile, "sorcerer", 40, 20);
            List<Event> events = stand(scene, 6, 3);
            assertThat(last(events)).isEqualTo(Choice.PRESS);
            assertThat(scene.state.encounter().orElseThrow().nerve().pressing()).isTrue();
            assertThat(events).anyMatch(event -> event instanceof BattleEvent.Closed closed && !closed.company());
        }

        @Test
        @Rule("EN-36")
        void those_who_would_rather_talk_may_be_spoken_to() {
            for (int seed = 1; seed < 60; seed++) {
                Scene scene = battle(Profile.CLASSIC, "medium", 40, 3);
                if (last(stand(scene, 5, seed)) == Choice.PARLEY) {
                    assertThat(scene.meeting().phase()).isEqualTo(Phase.PARLEY);
                    assertThat(scene.told(new Seat.Company())).contains("rather talk");
                    scene.order(new MeetingCommand.Fight(STAND), dice(seed));
                    assertThat(last(stand(scene, 6, seed))).isNotEqualTo(Choice.PARLEY);
                    return;
                }
            }
            throw new AssertionError("no seed in which they talk");
        }

        @Test
        void a_round_in_which_something_is_done_does_not_count() {
            Scene scene = battle(Played.profile(), "orc", 10, 4, 4);
            stand(scene, 1, 2);
            assertThat(scene.events).noneMatch(MeetingEvent.StoodOff.class::isInstance);
        }
    }

    @Nested
    class Tactics {
        @Test
        void a_pack_circles_for_a_round_and_then_comes_all_together(Profile profile) {
            Scene scene = battle(profile, "wolf", 40, 4, 4, 4);
            assertThat(stand(scene, 1, 2)).noneMatch(BattleEvent.Closed.class::isInstance);
            assertThat(stand(scene, 1, 3)).anyMatch(BattleEvent.Closed.class::isInstance);
            assertThat(stand(battle(profile, "wolf", 40, 4), 1, 2)).anyMatch(BattleEvent.Closed.class::isInstance);
        }

        @ParameterizedTest
        @CsvSource({"orc, true", "skeleton, true", "medium, false"})
        void casters_do_not_come_on_by_themselves(String monster, boolean closes) {
            assertThat(stand(battle(Played.profile(), monster, 40, 4), 1, 2).stream()
                            .anyMatch(BattleEvent.Closed.class::isInstance))
                    .isEqualTo(closes);
        }

        @Test
        void before_a_company_that_lies_helpless_they_waste_no_spell_and_come_on() {
            Scene scene = battle(Played.profile(), "sorcerer", 40, 20);
            scene.state = scene.state.withEncounter(scene.state
                    .encounter()
                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                            .map(foe -> foe.withNumber("spell:SP-13", 1))
                            .toList())));
            for (CharacterId who : List.of(ALARIC, BERTA)) {
                List<Effect> effects = new ArrayList<>(scene.state.effects());
                effects.add(new Effect(
                        "e-" + who,
                        "SP-08",
                        "asleep",
                        new Effect.On.OnCharacter(who),
                        "x",
                        Effect.Unit.TURNS,
                        9,
                        new TreeMap<>(java.util.Map.of(Effect.HELPLESS, 1)),
                        true));
                scene.state = scene.state.withEffects(effects);
            }
            List<Event> events = stand(scene, 1, 3);
            assertThat(events).noneMatch(MagicEvent.SpellCast.class::isInstance);
            assertThat(events).anyMatch(event -> event instanceof BattleEvent.Closed closed && !closed.company());
        }

        @Test
        void raiders_who_are_ahead_put_up_their_bows_after_two_rounds() {
            Scene scene = battle(Profile.CLASSIC, "orc", 60, 4, 4, 4, 4, 4, 4, 4, 4);
            scene.change("Alaric", who -> who.withMaxHitPoints(90).withHitPoints(90));
            scene.change("Berta", who -> who.withMaxHitPoints(90).withHitPoints(90));
            List<Event> bows = stand(scene, 2, 5);
            assertThat(bows)
                    .anyMatch(event -> event instanceof BattleEvent.Struck shot && shot.missile())
                    .anyMatch(BattleEvent.Struck.class::isInstance);
            List<Event> after = stand(scene, 3, 9);
            assertThat(after).noneMatch(event -> event instanceof BattleEvent.Struck shot && shot.missile());
        }

        @ParameterizedTest
        @Rule("EN-32")
        @CsvSource({"10, 200, berta", "200, 10, alaric", "10, 10, ''", "10, 19, ''", "10, 20, berta"})
        void raiders_go_for_the_one_who_carries_most_if_it_is_ten_gold_for_each_of_them(
                int alaric, int berta, String hunted) {
            Scene scene = battle(Played.profile(), "orc", 10, 90, 90);
            scene.change(
                    "Alaric", who -> who.withMaxHitPoints(90).withHitPoints(90).withPurse(Purse.gold(alaric)));
            scene.change(
                    "Berta", who -> who.withMaxHitPoints(90).withHitPoints(90).withPurse(Purse.gold(berta)));
            List<CharacterId> struck = struck(stand(scene, 3, 4));
            assertThat(struck).isNotEmpty();
            if (!hunted.isEmpty()) {
                assertThat(struck).containsOnly(new CharacterId(hunted));
            }
        }

        @ParameterizedTest
        @CsvSource({"Alaric, berta", "Berta, alaric"})
        void raiders_whom_nobody_tempts_go_for_the_one_without_a_shield(String shielded, String hunted) {
            Scene scene = battle(Played.profile(), "orc", 10, 90, 90);
            for (String name : List.of("Alaric", "Berta")) {
                scene.change(
                        name, who -> who.withMaxHitPoints(90).withHitPoints(90).withPurse(Purse.EMPTY));
            }
            scene.change(shielded, who -> {
                List<Item> all = new ArrayList<>(who.items());
                all.add(Scene.thing("shield", "EQI-05", "Shield", 150, Carried.IN_HAND));
                return who.withItems(all);
            });
            assertThat(struck(stand(scene, 3, 4))).isNotEmpty().containsOnly(new CharacterId(hunted));
        }

        private static List<CharacterId> struck(List<Event> events) {
            List<CharacterId> struck = new ArrayList<>();
            for (Event event : events) {
                if (event instanceof BattleEvent.Struck blow && blow.at() instanceof Fighter.Member member) {
                    struck.add(member.id());
                }
            }
            return struck;
        }

        @Test
        void a_beast_turns_on_the_one_who_hit_it_last() {
            Scene scene = battle(Played.profile(), "boar", 10, 60);
            scene.change("Alaric", who -> who.withMaxHitPoints(90).withHitPoints(90));
            scene.change("Berta", who -> who.withMaxHitPoints(90).withHitPoints(90));
            FoeId boar = new FoeId("boar1");
            int checked = 0;
            for (int seed = 1; seed < 60 && checked < 5; seed++) {
                scene.order(
                        new MeetingCommand.Fight(List.of(
                                new FighterOrder(ALARIC, new Deed.Guard()),
                                new FighterOrder(BERTA, new Deed.Strike(boar)))),
                        dice(seed));
                if (scene.state.encounter().isEmpty()) {
                    return;
                }
                if (scene.meeting().striker(boar).isPresent()) {
                    assertThat(scene.meeting().striker(boar)).contains(BERTA);
                    scene.order(new MeetingCommand.Fight(STAND), dice(seed + 100));
                    scene.all(BattleEvent.Struck.class)
                            .forEach(blow -> assertThat(blow.at()).isEqualTo(new Fighter.Member(BERTA)));
                    checked++;
                }
            }
            assertThat(checked).isEqualTo(5);
        }

        @ParameterizedTest
        @Rule("EN-21")
        @CsvSource({"40, 90, alaric", "90, 40, berta"})
        void a_beast_that_has_run_them_down_falls_on_the_weakest(int alaric, int berta, String hunted) {
            Scene scene = battle(Played.profile(), "boar", 10, 60);
            scene.change("Alaric", who -> who.withMaxHitPoints(90).withHitPoints(alaric));
            scene.change("Berta", who -> who.withMaxHitPoints(90).withHitPoints(berta));
            scene.state = scene.state.withEncounter(scene.state
                    .encounter()
                    .map(now -> now.withChase(Optional.of(org.woodgrain.campaign.state.Chase.begun(
                            true, 0, List.of(new Cell(5, 0)), Optional.empty())))));
            scene.doing(dice(1), Flight::caught);
            assertThat(struck(stand(scene, 2, 4))).isNotEmpty().containsOnly(new CharacterId(hunted));
        }

        @Test
        void a_caster_left_to_himself_and_hurt_offers_to_talk(Profile profile) {
            Scene scene = battle(profile, "conjurer", 40, 4);
            scene.state = scene.state.withEncounter(scene.state
                    .encounter()
                    .map(meeting -> meeting.withRound(1)
                            .withFoes(meeting.foes().stream()
                                    .map(foe -> foe.withMaxHitPoints(12))
                                    .toList())));
            scene.doing(dice(1), Aftermath::of);
            assertThat(scene.meeting().phase()).isEqualTo(Phase.PARLEY);
            assertThat(scene.all(PowerEvent.MadeOff.class)).isEmpty();
            assertThat(scene.told(new Seat.Company())).contains("rather talk");
        }

        @Test
        @Rule("SP-45")
        void one_who_can_get_away_by_magic_does_that_instead() {
            Scene scene = battle(Played.profile(), "sorcerer", 40, 4);
            scene.state = scene.state.withEncounter(scene.state
                    .encounter()
                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                            .map(foe -> foe.withMaxHitPoints(20).withNumber("spell:SP-45", 1))
                            .toList())));
            stand(scene, 1, 3);
            assertThat(scene.state.encounter()).isEmpty();
            assertThat(new TreeMap<>(scene.state.effects().stream()
                            .collect(java.util.stream.Collectors.toMap(each -> each.id(), each -> each.kind()))))
                    .isEmpty();
        }
    }
}
