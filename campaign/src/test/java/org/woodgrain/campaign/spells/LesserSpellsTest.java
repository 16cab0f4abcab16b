package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class LesserSpellsTest {
    private static final Effect.On FIGHTER_ON = new Effect.On.OnCharacter(FIGHTER);

    private static CampaignState under(CampaignState state, String kind, Effect.On on, String maker, int level) {
        List<Effect> all = new ArrayList<>(state.effects());
        all.add(new Effect(
                "e" + all.size(),
                kind,
                "spelled",
                on,
                maker,
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(Map.of(Effects.LEVEL, level)),
                false));
        return state.withEffects(all);
    }

    @Nested
    class Dispelling {
        private Expeditions charmed(int level) {
            return play(fighter(1), mage(5, "SP-21", "SP-21"))
                    .given(state -> under(state, "SP-07", FIGHTER_ON, "m9", level));
        }

        @Test
        @Rule("SP-21")
        void the_fifth_level_ends_a_spell_of_the_tenth_on_fifty_or_less() {
            Expeditions play = charmed(10);
            cast(play, MAGE, "SP-21", "member:conan", 51);
            assertThat(effects(play, "SP-07")).hasSize(1);

            cast(play, MAGE, "SP-21", "member:conan", 50);
            assertThat(effects(play, "SP-07")).isEmpty();
        }

        @Test
        @Rule("SP-21")
        void each_spell_of_another_has_its_own_throw_and_the_casters_own_needs_none() {
            Expeditions play = charmed(5)
                    .given(state -> under(state, "SP-30", FIGHTER_ON, MAGE.value(), 5))
                    .given(state -> under(state, "SP-29", FIGHTER_ON, "m8", 50));

            cast(play, MAGE, "SP-21", "member:conan", 100, 11);

            assertThat(play.state().effectsOn(FIGHTER_ON))
                    .extracting(Effect::kind)
                    .contains("SP-29")
                    .doesNotContain("SP-07", "SP-30");
        }

        @Test
        @Rule({"SP-21", "SP-118"})
        void for_a_turn_the_same_spell_finds_no_hold_there() {
            Expeditions play = play(fighter(1), mage(5, "SP-30", "SP-21", "SP-30"));
            cast(play, MAGE, "SP-30", "member:conan");
            cast(play, MAGE, "SP-21", "member:conan");
            assertThat(Tempo.twice(play.state(), FIGHTER_ON)).isFalse();

            cast(play, MAGE, "SP-30", "member:conan");

            assertThat(Tempo.twice(play.state(), FIGHTER_ON)).isFalse();
        }

        @Test
        @Rule({"SP-21", "SP-122"})
        void a_held_door_opens_without_a_throw_and_a_poison_is_no_spell() {
            Expeditions play = play(mage(5, "SP-02", "SP-21", "SP-21"))
                    .given(state -> state.withPlace(new Place.Underground("one", new Cell(1, 1), Direction.NORTH)));
            cast(play, MAGE, "SP-02", "door:1,1,north", 3, 5);
            cast(play, MAGE, "SP-21", "door:1,1,north");
            assertThat(effects(play, "SP-02")).isEmpty();

            play.given(state -> under(state, "slow-poison", new Effect.On.OnCharacter(MAGE), "m1", 0));
            cast(play, MAGE, "SP-21", "member:mirabel");
            assertThat(effects(play, "slow-poison")).hasSize(1);
        }

        @Test
        @Rule({"SP-21", "SP-08"})
        void a_group_put_to_sleep_at_once_wakes_at_one_throw() {
            Expeditions play = meeting(play(mage(5, "SP-08", "SP-21")), Encounter.Phase.BATTLE, 30, "orc", 3, 4);
            cast(play, MAGE, "SP-08", "type:1", 4, 4, 1, 1, 1, 1);
            assertThat(effects(play, "SP-08")).hasSize(3);

            cast(play, MAGE, "SP-21", "foe:m2");

            assertThat(effects(play, "SP-08")).isEmpty();
        }
    }

    @Nested
    class Missiles {
        private static final Dice ORCS_HIT = (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides;

        private int lost(String spell, String monster) {
            Expeditions play = meeting(
                    play(
                            fighter(1).withMaxHitPoints(60).withHitPoints(60),
                            mage(6, "SP-31").withMaxHitPoints(60).withHitPoints(60)),
                    Encounter.Phase.BATTLE,
                    60,
                    monster,
                    4,
                    60);
            if (!spell.isEmpty()) {
                cast(play, MAGE, spell, "member:conan");
                cast(
                        play.given(state ->
                                state.change(MAGE, who -> who.withSpells(new Spells(List.of(), List.of("SP-31"))))),
                        MAGE,
                        spell,
                        "member:mirabel");
            }
            play.order(
                    new MeetingCommand.Fight(List.of(
                            new FighterOrder(FIGHTER, new Deed.Guard()), new FighterOrder(MAGE, new Deed.Guard()))),
                    ORCS_HIT);
            assertThat(play.events(BattleEvent.Struck.class)).anyMatch(BattleEvent.Struck::missile);
            return play.events(BattleEvent.Struck.class).stream()
                    .filter(struck -> struck.at() instanceof Fighter.Member)
                    .mapToInt(BattleEvent.Struck::points)
                    .sum();
        }

        @Test
        @Rule("SP-31")
        void arrows_of_men_do_nothing_and_a_giants_rock_does_as_ever() {
            assertThat(lost("", "goblin")).isPositive();
            assertThat(lost("SP-31", "goblin")).isZero();
            assertThat(lost("SP-31", "hill-giant")).isPositive();
        }
    }

    @Nested
    class Sight {
        @ParameterizedTest
        @CsvSource({"5,true", "7,false"})
        @Rule({"SP-28", "HZ-09"})
        void one_sees_sixty_feet_by_heat_in_the_dark(int cells, boolean seen) {
            var level = Plans.draw("+-+-+-+-+-+-+-+-+-+", "|. . . . . . . . .|", "+-+-+-+-+-+-+-+-+-+")
                    .level();
            Expeditions play = Expeditions.begin(
                            Played.profile(), level, new Cell(0, 0), Direction.EAST, List.of(mage(6, "SP-28")))
                    .given(state -> state.withLights(List.of()));
            assertThat(Lighting.anySees(play.state())).isFalse();

            cast(play, MAGE, "SP-28", "member:mirabel");

            assertThat(Lighting.visible(level, play.state(), new Cell(0, 0)).contains(new Cell(cells, 0)))
                    .isEqualTo(seen);
            assertThat(effects(play, "SP-28").getFirst().left()).isEqualTo(144);
        }
    }
}
