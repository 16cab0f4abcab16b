package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.CASTER;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.chosen;
import static org.woodgrain.campaign.spells.FoeCasters.does;
import static org.woodgrain.campaign.spells.FoeCasters.foes;
import static org.woodgrain.campaign.spells.FoeCasters.hardy;
import static org.woodgrain.campaign.spells.FoeCasters.met;
import static org.woodgrain.campaign.spells.FoeCasters.round;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;
import static org.woodgrain.campaign.spells.Magicians.standing;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class FoeMagicTest {
    @Nested
    class Choosing {
        @Test
        @Rule("MA-17")
        void out_of_reach_what_takes_many_comes_before_what_takes_one_and_that_before_a_guard(Profile profile) {
            assertThat(chosen(met(profile, 60, 20, "SP-05", "SP-07", "SP-08"))).contains("SP-08");
            assertThat(chosen(met(profile, 60, 20, "SP-05", "SP-07"))).contains("SP-07");
            assertThat(chosen(met(profile, 60, 20, "SP-13", "SP-01"))).contains("SP-13");
            assertThat(chosen(met(profile, 60, 20, "SP-01", "SP-03"))).isEmpty();
        }

        @ParameterizedTest
        @Rule({"SP-36", "SP-45"})
        @ValueSource(strings = {"SP-36", "SP-37", "SP-45", "SP-51", "SP-52"})
        void ways_out_are_kept_until_half_the_hit_points_are_gone(String spell) {
            assertThat(chosen(met(Played.profile(), 10, 11, spell))).isEmpty();
            assertThat(chosen(met(Played.profile(), 10, 10, spell, "SP-08"))).contains(spell);
        }

        @Test
        @Rule("SP-83")
        void darkness_is_for_casters_far_off_and_for_getting_away_under() {
            assertThat(chosen(met(Played.profile(), "evil-lama", 60, 20, "SP-83")))
                    .contains("SP-83");
            assertThat(chosen(met(Played.profile(), "evil-lama", 10, 20, "SP-83")))
                    .isEmpty();
            assertThat(chosen(met(Played.profile(), "evil-lama", 10, 10, "SP-83")))
                    .contains("SP-83");
        }

        @Test
        void casters_aim_at_casters_and_others_at_the_strongest() {
            Expeditions play = met(Played.profile(), 30, 20, "SP-58");
            Unfolding u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            assertThat(MonsterCasting.choose(u, CASTER))
                    .contains(new MonsterCasting.Choice("SP-58", List.of("member:mirabel")));
            Expeditions priest = met(Played.profile(), "evil-acolyte", 30, 20, "SP-110");
            Unfolding v = new Unfolding(priest.world(), priest.state(), ScriptedDice.none(), new Consequences());
            assertThat(MonsterCasting.choose(v, CASTER).orElseThrow().targets().getFirst())
                    .isEqualTo("member:conan");
        }

        @Test
        @Rule("MA-17")
        void on_another_day_the_spells_are_drawn_anew(Profile profile) {
            Expeditions play = meeting(play(profile, fighter(3)), Encounter.Phase.BATTLE, 60, "medium", 1, 4);
            does(play, u -> MonsterCasting.draw(u, CASTER), 3);
            List<String> first = memory(play);
            assertThat(first).hasSize(1);
            does(play, u -> MonsterCasting.draw(u, CASTER), 4);
            assertThat(memory(play)).isEqualTo(first);
            does(play, u -> u.emit(new MagicEvent.SpellCast(FOE, first.getFirst(), "")), 1);
            assertThat(memory(play)).isEmpty();
            play.given(state -> state.withClock(new org.woodgrain.campaign.state.Clock(2, 48, 0)));
            does(play, u -> MonsterCasting.draw(u, CASTER), 5);
            assertThat(memory(play)).hasSize(1);
        }

        private List<String> memory(Expeditions play) {
            Foe caster = play.state().encounter().orElseThrow().foe(CASTER).orElseThrow();
            return caster.numbers().keySet().stream()
                    .filter(key -> key.startsWith("spell:") && caster.number(key) > 0)
                    .map(key -> key.substring("spell:".length()))
                    .toList();
        }

        @Test
        @Rule({"MA-05", "CC-01"})
        void a_wound_before_its_turn_costs_the_spell(Profile profile) {
            List<Event> lost = new ArrayList<>();
            for (int seed = 1; seed < 40 && lost.isEmpty(); seed++) {
                Expeditions play = met(profile, 10, 20, "SP-58");
                List<Event> events = does(
                        play, u -> Battle.round(u, List.of(new FighterOrder(FIGHTER, new Deed.Strike(CASTER)))), seed);
                events.stream().filter(MagicEvent.SpellLost.class::isInstance).forEach(lost::add);
            }
            assertThat(lost).isNotEmpty();
        }

        @Test
        @Rule({"MA-05", "CC-01"})
        void so_does_a_spell_that_harms_it_or_takes_hold_of_it(Profile profile) {
            int lost = 0;
            for (int seed = 1; seed < 40; seed++) {
                Expeditions play = foes(
                        meeting(
                                play(profile, hardy(mage(5, "SP-29")), hardy(fighter(3))),
                                Encounter.Phase.BATTLE,
                                30,
                                "sorcerer",
                                1,
                                20),
                        foe -> foe.withNumber("spells-drawn", 1).withNumber(MonsterCasting.key("SP-46"), 1));
                List<Event> events = does(
                        play,
                        u -> Battle.round(
                                u,
                                List.of(
                                        new FighterOrder(MAGE, new Deed.Cast("SP-29", List.of("foe:m1"))),
                                        new FighterOrder(FIGHTER, new Deed.Guard()))),
                        seed);
                boolean slowed = events.stream()
                        .anyMatch(event -> event instanceof MagicEvent.EffectBegun begun
                                && begun.effect().kind().equals("SP-29"));
                boolean itsSpell = events.stream()
                        .anyMatch(event -> event instanceof MagicEvent.SpellLost spell
                                && spell.caster().equals(FOE));
                assertThat(itsSpell && !slowed).isFalse();
                lost += itsSpell ? 1 : 0;
            }
            assertThat(lost).isPositive();
        }
    }

    @Nested
    class GettingAway {
        @Test
        void a_dimension_door_leads_out_of_sight_and_there_it_is_found_again(Profile profile) {
            Expeditions play = met(profile, 10, 5, "SP-41")
                    .given(state -> state.withPlace(new org.woodgrain.campaign.state.Place.Underground(
                                    "one", new Cell(0, 1), org.woodgrain.atlas.Direction.EAST))
                            .withEncounter(state.encounter().map(meeting -> meeting.withCell(new Cell(1, 2)))));
            round(play, 2);
            assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
            assertThat(play.state().level("one").rooms().entrySet().stream()
                            .filter(room -> room.getValue().dwellers().stream()
                                    .anyMatch(foe -> foe.id().equals(CASTER)))
                            .map(java.util.Map.Entry::getKey))
                    .singleElement()
                    .isNotEqualTo(LevelState.square(new Cell(1, 1)));
        }

        @Test
        @Rule("SP-45")
        void a_teleport_takes_it_out_of_the_campaign(Profile profile) {
            Expeditions play = met(profile, 10, 5, "SP-45");
            List<Event> events = cast(play, FOE, "SP-45", "");
            assertThat(events).anyMatch(SpellEvent.FoeLeft.class::isInstance);
            assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
        }

        @Test
        @Rule("SP-34")
        void one_that_can_change_its_own_shape_flies_off_as_a_bird(Profile profile) {
            assertThat(chosen(met(profile, 10, 20, "SP-34"))).isEmpty();
            Expeditions play = met(profile, 10, 5, "SP-34");
            assertThat(chosen(play)).contains("SP-34");
            List<Event> events = cast(play, FOE, "SP-34", "form:large-bird");
            assertThat(events)
                    .anyMatch(event -> event instanceof SpellEvent.FoeLeft left
                            && left.how().contains("bird"));
            assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
        }

        @ParameterizedTest
        @Rule("SP-51")
        @ValueSource(strings = {"SP-51", "SP-52", "SP-36", "SP-37"})
        void a_wall_across_a_passage_cuts_the_company_off(String spell) {
            Expeditions play = met(Played.profile(), 10, 5, spell)
                    .given(state -> state.withPlace(new org.woodgrain.campaign.state.Place.Underground(
                                    "one", new Cell(5, 2), org.woodgrain.atlas.Direction.EAST))
                            .withEncounter(state.encounter().map(meeting -> meeting.withCell(new Cell(6, 2)))));
            cast(play, FOE, spell, "between");
            assertThat(standing(play, 1)).isEqualTo(Foe.Standing.FLED);
            assertThat(play.state()
                            .level("one")
                            .room(LevelState.square(new Cell(6, 2)))
                            .dwellers())
                    .extracting(Foe::id)
                    .containsExactly(CASTER);
        }
    }

    @Nested
    class Helpers {
        @Test
        void the_dead_of_its_band_rise_and_fight_on(Profile profile) {
            Expeditions play = meeting(
                    meeting(play(profile, fighter(3)), Encounter.Phase.BATTLE, 30, "wizard", 1, 20),
                    Encounter.Phase.BATTLE,
                    30,
                    "bandit",
                    0,
                    4);
            play.given(state -> state.withEncounter(state.encounter().map(meeting -> {
                List<Foe> all = new ArrayList<>(meeting.foes());
                for (int i = 1; i <= 3; i++) {
                    all.add(meeting.foes()
                            .getFirst()
                            .withMonster("bandit", "bandit " + i)
                            .with(Foe.Standing.DEAD));
                }
                return meeting.withFoes(renumbered(all));
            })));
            foes(
                    play,
                    foe -> foe.able()
                            ? foe.withNumber("spells-drawn", 1).withNumber(MonsterCasting.key("SP-53"), 1)
                            : foe);
            assertThat(chosen(play)).contains("SP-53");
            cast(play, FOE, "SP-53", "", 6, 6, 6, 6, 6, 6);
            assertThat(play.state().encounter().orElseThrow().able())
                    .extracting(Foe::monster)
                    .containsExactly("wizard", "zombie", "zombie", "zombie");
            assertThat(play.state().followers()).isEmpty();
        }

        private List<Foe> renumbered(List<Foe> foes) {
            List<Foe> all = new ArrayList<>();
            for (int i = 0; i < foes.size(); i++) {
                Foe each = foes.get(i);
                all.add(new Foe(
                        foe(i + 1),
                        each.monster(),
                        each.name(),
                        each.hitPoints(),
                        each.maxHitPoints(),
                        each.standing(),
                        each.carried(),
                        each.numbers()));
            }
            return all;
        }

        @Test
        @Rule({"SP-47", "MA-11"})
        void an_elemental_comes_and_turns_on_a_conjurer_who_is_hurt(Profile profile) {
            Expeditions play = met(profile, 30, 20, "SP-47");
            List<Event> events = does(play, u -> Casting.carryOut(u, FOE, "SP-47", List.of("element:earth")), 5);
            assertThat(events).anyMatch(PowerEvent.MoreCame.class::isInstance);
            Foe elemental = play.state().encounter().orElseThrow().foes().getLast();
            assertThat(elemental.monster()).isEqualTo("earth-elemental-16");
            assertThat(chosen(play)).isEmpty();
            does(play, u -> Injury.hurt(u, FOE.on(), 1, "a stone", "CB-18", List.of()), 1);
            assertThat(Servants.prey(play.state(), elemental.id())).contains(CASTER);
            List<Event> blows = new ArrayList<>();
            for (int seed = 1; seed < 6; seed++) {
                blows.addAll(round(play, seed));
            }
            assertThat(blows)
                    .filteredOn(BattleEvent.Struck.class::isInstance)
                    .extracting(event -> ((BattleEvent.Struck) event))
                    .filteredOn(blow -> blow.by().equals(new Fighter.Opponent(elemental.id())))
                    .isNotEmpty()
                    .allMatch(blow -> blow.at().equals(new Fighter.Opponent(CASTER)));
        }

        @Test
        @Rule("SP-59")
        void animals_of_its_own_side_grow() {
            Expeditions play =
                    meeting(met(Played.profile(), 30, 20, "SP-59"), Encounter.Phase.BATTLE, 30, "wolf", 0, 9);
            assertThat(chosen(play)).isEmpty();
            play.given(state -> state.withEncounter(state.encounter().map(meeting -> {
                List<Foe> all = new ArrayList<>(meeting.foes());
                all.add(new Foe(
                        foe(2),
                        "wolf",
                        "wolf",
                        9,
                        9,
                        Foe.Standing.ABLE,
                        all.getFirst().carried(),
                        new java.util.TreeMap<>()));
                return meeting.withFoes(all);
            })));
            assertThat(chosen(play)).contains("SP-59");
            cast(play, FOE, "SP-59", "foe:m2", 1);
            assertThat(effects(play, "SP-59")).extracting(Effect::on).containsExactly(new Effect.On.OnFoe(foe(2)));
        }
    }

    @Nested
    class Guarding {
        @ParameterizedTest
        @Rule({"SP-10", "SP-19"})
        @ValueSource(strings = {"SP-10", "SP-19"})
        void whoever_hovers_is_out_of_reach_of_swords(String spell) {
            Expeditions play = met(Played.profile(), 10, 20, spell);
            does(play, u -> Casting.carryOut(u, FOE, spell, List.of()), 1);
            List<Event> events = new ArrayList<>();
            for (int seed = 1; seed < 5; seed++) {
                events.addAll(does(
                        play, u -> Battle.round(u, List.of(new FighterOrder(FIGHTER, new Deed.Strike(CASTER)))), seed));
            }
            assertThat(Aloft.overhead(play.state(), CASTER)).isTrue();
            assertThat(events).noneMatch(BattleEvent.Struck.class::isInstance);
        }

        @Test
        @Rule("SP-66")
        void whoever_strikes_at_a_projected_image_strikes_nothing_and_then_knows() {
            Expeditions play = met(Played.profile(), 10, 20, "SP-66");
            cast(play, FOE, "SP-66", "");
            List<FighterOrder> orders = List.of(new FighterOrder(FIGHTER, new Deed.Strike(CASTER)));
            List<Event> first = does(play, u -> Battle.round(u, orders), 3);
            assertThat(first)
                    .anyMatch(event -> event instanceof BattleEvent.Thwarted thwarted
                            && thwarted.why().contains("image"));
            List<Event> second = does(play, u -> Battle.round(u, orders), 3);
            assertThat(second)
                    .anyMatch(event -> event instanceof BattleEvent.Struck blow
                            && blow.by().equals(new Fighter.Member(FIGHTER)));
        }

        @Test
        @Rule("SP-48")
        void a_man_is_lifted_and_falls_when_the_mind_lets_go_of_him() {
            // a man with his load is more than the hundred and eighty pounds of a sorcerer
            assertThat(chosen(met(Played.profile(), 30, 20, "SP-48"))).isEmpty();
            Expeditions play = met(Played.profile(), "necromancer", 30, 20, "SP-48");
            cast(play, FOE, "SP-48", "member:conan", 1);
            assertThat(play.state().helpless(FIGHTER)).isTrue();
            int before = play.who(FIGHTER).hitPoints();
            does(play, u -> Injury.hurt(u, FOE.on(), 1, "a stone", "CB-18", List.of()), 1);
            assertThat(play.state().helpless(FIGHTER)).isFalse();
            assertThat(play.who(FIGHTER).hitPoints()).isLessThan(before);
        }

        @ParameterizedTest
        @CsvSource({"3, true", "9, false"})
        void a_deadly_cloud_is_sent_only_against_those_whom_it_would_kill(int level, boolean sent) {
            Expeditions play = foes(
                    meeting(play(hardy(fighter(level))), Encounter.Phase.BATTLE, 20, "sorcerer", 1, 20),
                    foe -> foe.withNumber("spells-drawn", 1).withNumber(MonsterCasting.key("SP-57"), 1));
            assertThat(chosen(play).isPresent()).isEqualTo(sent);
        }
    }
}
