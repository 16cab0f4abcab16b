package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
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
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.View;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.Dice;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
class VanishedTest {
    private static final Dice COMPANY_FIRST = (stream, sides) -> stream == DiceStream.PLAYERS ? sides : 1;
    private static final Dice DEAF = (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : sides;
    private static final Dice KEEN = (stream, sides) -> stream == DiceStream.PLAYERS ? 1 : 2;
    private static final Effect.On FIGHTER_ON = new Effect.On.OnCharacter(FIGHTER);

    private static Expeditions hiddenFighter(Profile profile, int distance, String monster) {
        Expeditions play = meeting(
                play(profile, fighter(1).withMaxHitPoints(60).withHitPoints(60), mage(3, "SP-13", "SP-08")),
                Encounter.Phase.BATTLE,
                distance,
                monster,
                1,
                60);
        cast(play, MAGE, "SP-13", "member:conan");
        return play;
    }

    private static FighterOrder guard() {
        return new FighterOrder(FIGHTER, new Deed.Guard());
    }

    private static List<BattleEvent.Struck> at(Expeditions play, Fighter target) {
        return play.events(BattleEvent.Struck.class).stream()
                .filter(struck -> struck.at().equals(target))
                .toList();
    }

    @Nested
    class Hiding {
        @Test
        @Rule("SP-13")
        void who_is_not_noticed_is_not_struck(Profile profile) {
            Expeditions play = hiddenFighter(profile, 5, "orc");

            play.order(new MeetingCommand.Fight(List.of(guard(), new FighterOrder(MAGE, new Deed.Guard()))), DEAF);

            assertThat(at(play, new Fighter.Member(FIGHTER))).isEmpty();
        }

        @Test
        @Rule("SP-13")
        void once_noticed_he_is_struck_at_with_four_less_and_stays_unseen(Profile profile) {
            Expeditions plain = meeting(
                    play(profile, fighter(1).withMaxHitPoints(60).withHitPoints(60)),
                    Encounter.Phase.BATTLE,
                    5,
                    "orc",
                    1,
                    60);
            plain.order(new MeetingCommand.Fight(List.of(guard())), KEEN);
            int usual = plain.events(BattleEvent.Struck.class).stream()
                    .filter(struck -> struck.at().equals(new Fighter.Member(FIGHTER)))
                    .findFirst()
                    .orElseThrow()
                    .rolls()
                    .getFirst()
                    .target();
            Expeditions play = hiddenFighter(profile, 5, "orc");

            play.order(new MeetingCommand.Fight(List.of(guard(), new FighterOrder(MAGE, new Deed.Back()))), KEEN);

            assertThat(play.events(ArcaneEvent.Noticed.class)).hasSize(1);
            assertThat(at(play, new Fighter.Member(FIGHTER))
                            .getFirst()
                            .rolls()
                            .getFirst()
                            .target())
                    .isEqualTo(usual + 4);
            assertThat(Vanished.hidden(play.world(), play.state(), FIGHTER_ON)).isTrue();
        }

        @Test
        @Rule({"MA-37", "SP-13"})
        void whoever_strikes_becomes_visible(Profile profile) {
            Expeditions play = hiddenFighter(profile, 5, "orc");

            play.order(
                    new MeetingCommand.Fight(List.of(new FighterOrder(FIGHTER, new Deed.Strike(foe(1))))),
                    COMPANY_FIRST);

            assertThat(Vanished.hidden(play.world(), play.state(), FIGHTER_ON)).isFalse();
            assertThat(at(play, new Fighter.Opponent(foe(1)))).isNotEmpty();
        }

        @Test
        @Rule({"MA-37", "SP-13"})
        void so_does_whoever_casts_a_hostile_spell() {
            Expeditions play = meeting(play(mage(3, "SP-13", "SP-08")), Encounter.Phase.BATTLE, 30, "orc", 1, 4);
            cast(play, MAGE, "SP-13", "member:mirabel");
            assertThat(effects(play, "SP-13")).hasSize(1);

            cast(play, MAGE, "SP-08", "type:1", 1, 1, 1, 1, 1, 1);

            assertThat(effects(play, "SP-13")).isEmpty();
        }

        @Test
        @Rule("SP-13")
        void one_thing_may_be_hidden_and_its_bearer_is_seen_all_the_same() {
            Expeditions play = play(mage(3, "SP-13"));

            cast(play, MAGE, "SP-13", "item:mirabel-lantern");

            assertThat(effects(play, "SP-13")).hasSize(1);
            assertThat(Vanished.hidden(play.world(), play.state(), new Effect.On.OnCharacter(MAGE)))
                    .isFalse();
        }
    }

    @Nested
    class Circles {
        @Test
        @Rule({"SP-27", "MA-37"})
        void a_follower_who_strikes_shows_himself_and_the_middle_shows_all() {
            Expeditions play = meeting(play(fighter(1), mage(6, "SP-27")), Encounter.Phase.BATTLE, 5, "orc", 1, 60);
            cast(play, MAGE, "SP-27", "member:mirabel");
            assertThat(effects(play, "SP-27")).hasSize(2);

            var u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            Vanished.attacked(u, FIGHTER_ON);
            assertThat(u.state().effectsOn(FIGHTER_ON)).isEmpty();
            assertThat(u.state().effects()).hasSize(1);

            var v = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            Vanished.attacked(v, new Effect.On.OnCharacter(MAGE));
            assertThat(v.state().effects()).isEmpty();
        }
    }

    @Nested
    class Detecting {
        @ParameterizedTest
        @Rule("SP-09")
        @CsvSource({"11,110", "3,30"})
        void it_shows_ten_feet_for_each_level(int level, int feet) {
            Expeditions play = play(mage(level, "SP-09"));

            cast(play, MAGE, "SP-09", "");

            assertThat(effects(play, "SP-09").getFirst().number(DetectInvisible.FEET))
                    .isEqualTo(feet);
        }

        @Test
        @Rule("SP-09")
        void a_chest_made_invisible_in_sight_is_found() {
            Expeditions play = play(mage(3, "SP-09")).given(VanishedTest::withChest);
            assertThat(play.state().level("one").hoard("h1").orElseThrow().found())
                    .isFalse();

            cast(play, MAGE, "SP-09", "");

            assertThat(play.state().level("one").hoard("h1").orElseThrow().found())
                    .isTrue();
        }

        @Test
        @Rule({"SP-09", "SP-13"})
        void an_unseen_enemy_is_in_no_view_until_it_is_pointed_out(Profile profile) {
            Expeditions play = meeting(play(profile, mage(3, "SP-09")), Encounter.Phase.BATTLE, 20, "conjurer", 1, 6)
                    .given(state -> hide(state));
            assertThat(shown(play)).isEmpty();
            assertThat(play.refused(new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Strike(foe(1)))))))
                    .isNotNull();

            cast(play, MAGE, "SP-09", "");

            assertThat(shown(play)).hasSize(1);
            assertThat(Vanished.onAttack(
                            play.world(),
                            play.state(),
                            new Effect.On.OnFoe(foe(1)),
                            new Effect.On.OnCharacter(FIGHTER)))
                    .isEqualTo(-4);
            assertThat(Vanished.onAttack(
                            play.world(), play.state(), new Effect.On.OnFoe(foe(1)), new Effect.On.OnCharacter(MAGE)))
                    .isZero();
        }

        private List<View.FoeLine> shown(Expeditions play) {
            return Views.of(play.world(), play.state(), new Seat.Company())
                    .meeting()
                    .map(View.Meeting::foes)
                    .orElse(List.of());
        }

        @Test
        @Rule("SP-09")
        void the_caster_strikes_at_a_stalker_without_hindrance() {
            Expeditions play = meeting(
                    play(mage(6, "SP-09").withMaxHitPoints(90).withHitPoints(90)),
                    Encounter.Phase.BATTLE,
                    5,
                    "invisible-stalker",
                    1,
                    90);
            int before = needed(play);

            cast(play, MAGE, "SP-09", "");

            assertThat(needed(play)).isEqualTo(before - 4);
        }

        private int needed(Expeditions play) {
            play.order(
                    new MeetingCommand.Fight(List.of(new FighterOrder(MAGE, new Deed.Strike(foe(1))))), COMPANY_FIRST);
            return at(play, new Fighter.Opponent(foe(1)))
                    .getFirst()
                    .rolls()
                    .getFirst()
                    .target();
        }
    }

    private static CampaignState hide(CampaignState state) {
        return state.withEffects(List.of(new Effect(
                "e1",
                "SP-13",
                "invisible",
                new Effect.On.OnFoe(foe(1)),
                "m1",
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(Map.of(Effect.UNSEEN, 1)),
                false)));
    }

    private static CampaignState withChest(CampaignState state) {
        Hoard chest = new Hoard(
                "h1",
                "in a heap that no eye can see",
                new Cell(1, 1),
                Hoard.Vessel.CHEST,
                Purse.EMPTY,
                List.of(),
                Hoard.Hiding.INVISIBLE,
                Hoard.Guard.NONE,
                false,
                false,
                false,
                false,
                false);
        return state.changeLevel("one", level -> level.withRoom("1", RoomState.EMPTY.withHoards(List.of(chest))));
    }

    @Test
    @Rule("MA-10")
    void a_monster_does_not_cast_at_one_whom_it_does_not_see() {
        Expeditions play = hiddenFighter(Played.profile(), 30, "conjurer")
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoe(
                                meeting.foe(foe(1)).orElseThrow().withNumber(MonsterCasting.key("SP-07"), 1)))));

        assertThat(Casting.check(
                        play.world(), play.state(), new Caster.Monster(foe(1)), "SP-07", List.of("member:conan")))
                .isPresent();
        assertThat(Casting.check(
                        play.world(), play.state(), new Caster.Monster(foe(1)), "SP-07", List.of("member:mirabel")))
                .isEmpty();
    }

    @Test
    @Rule("SP-27")
    void of_four_within_ten_feet_the_one_who_walks_out_is_seen_and_does_not_vanish_again(Profile profile) {
        List<Adventurer> seven = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            seven.add(i == 0 ? mage(9, "SP-27") : Magicians.man(i));
        }
        Expeditions play = Expeditions.begin(
                profile,
                Plans.draw("+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+-+").level(),
                new Cell(3, 0),
                Direction.EAST,
                seven);
        cast(play, MAGE, "SP-27", "member:mirabel");
        assertThat(effects(play, "SP-27")).hasSize(5);
        CharacterId man = new CharacterId("man1");
        List<CharacterId> last = new ArrayList<>(play.state().order());
        last.remove(man);
        last.add(man);

        for (List<CharacterId> order : List.of(last, play.state().order())) {
            var u = new Unfolding(play.world(), play.state(), ScriptedDice.none(), new Consequences());
            u.emit(new TownEvent.CompanyArrayed(order));
            play.given(any -> u.state());
        }

        assertThat(effects(play, "SP-27")).hasSize(4);
        assertThat(play.state().effectsOn(new Effect.On.OnCharacter(man))).isEmpty();
    }
}
