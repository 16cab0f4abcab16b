package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.strike;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.OnlyUnder;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

/** Powers and conduct of what is met on the first two levels. */
@UnderBothProfiles
class LowLevelPowersTest {
    private static Item magic(String id, String kind, String name, int bonus, Carried how) {
        return new Item(new ItemId(id), kind, name, 1, 0, 0, how, "", bonus);
    }

    private static Melees with(Melees melee, UnaryOperator<Foe> how) {
        return melee.given(state -> state.withEncounter(state.encounter()
                .map(meeting ->
                        meeting.withFoes(meeting.foes().stream().map(how).toList()))));
    }

    private static Melees single(Profile profile, String monster, int hitPoints, Item... things) {
        Melees melee = Melees.inPassage(profile, List.of(RoundTest.armed())).against(monster, 0, hitPoints);
        return with(melee, foe -> foe.withItems(List.of(things)));
    }

    @Nested
    class Magic_things_in_a_fight {
        @Test
        @Rule("CB-13")
        void a_sword_plus_two_is_counted_into_the_number_and_so_is_armour() {
            // fighter 1 against plate and shield needs 17; with a sword +2 fifteen
            Adventurer armed = RoundTest.armed();
            Adventurer swordsman = armed.withItems(armed.items().stream()
                    .map(item -> item.carried() == Carried.IN_HAND
                            ? magic("blade", "MI-009", "sword", 2, Carried.IN_HAND)
                            : item)
                    .toList());
            Melees melee =
                    Melees.inPassage(Played.profile(), List.of(swordsman)).against("acolyte", 0, 6);
            melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 15, 2, 1);
            BattleEvent.Struck blow = melee.events(BattleEvent.Struck.class).getFirst();
            assertThat(blow.rolls().getFirst().target()).isEqualTo(15);
            // armour +1 on the acolyte takes one off every throw at him
            Melees warded =
                    Melees.inPassage(Played.profile(), List.of(swordsman)).against("acolyte", 0, 6);
            with(warded, foe -> foe.withItems(List.of(magic("a", "MI-017/EQI-03", "plate", 1, Carried.WORN))));
            warded.round(List.of(strike(FIGHTER, 1)), 6, 1, 15, 1);
            assertThat(warded.events(BattleEvent.Struck.class)
                            .getFirst()
                            .rolls()
                            .getFirst()
                            .target())
                    .isEqualTo(16);
        }

        @Test
        @Rule("CB-13")
        void a_warrior_strikes_better_with_his_magic_sword_and_it_lies_with_his_body() {
            Melees melee = single(Played.profile(), "warrior", 6, magic("s", "MI-009", "sword", 2, Carried.IN_HAND));
            melee.round(List.of(guard(FIGHTER)), 1, 6, 1);
            int plain = single(Played.profile(), "warrior", 6)
                    .round(List.of(guard(FIGHTER)), 1, 6, 1)
                    .events(BattleEvent.Struck.class)
                    .getFirst()
                    .rolls()
                    .getFirst()
                    .target();
            assertThat(melee.events(BattleEvent.Struck.class)
                            .getFirst()
                            .rolls()
                            .getFirst()
                            .target())
                    .isEqualTo(plain - 2);
        }

        @Test
        void one_who_has_lost_half_drinks_his_potion_of_healing() {
            Melees melee = single(Played.profile(), "acolyte", 2, magic("p", "MI-054", "potion", 0, Carried.AT_HAND));
            // his drawn spell is of no use; he drinks and regains 1d6+1
            melee.round(List.of(guard(FIGHTER)), ScriptedDice.of(1, 6, 3).afterwards(FastDice.seeded(1)));
            assertThat(melee.foe(1).hitPoints()).isEqualTo(6);
            assertThat(melee.foe(1).items()).isEmpty();
            assertThat(melee.told()).anyMatch(line -> line.contains("drinks a potion"));
        }

        @Test
        @Rule("MA-17")
        void a_scroll_is_read_in_the_fight_and_gone() {
            Melees melee = Melees.inPassage(Played.profile(), List.of(RoundTest.armed()))
                    .against("conjurer", 30, 6);
            with(
                    melee,
                    foe -> foe.withItems(List.of(magic("s", "MI-074/SP-08", "scroll", 0, Carried.AT_HAND)))
                            .withNumber("spells-drawn", 0));
            // three spells of the first two levels that do nothing here; then the scroll's sleep
            melee.round(List.of(guard(FIGHTER)), ScriptedDice.of(1, 1, 1, 1).afterwards(FastDice.seeded(2)));
            assertThat(melee.events(MagicEvent.SpellCast.class))
                    .singleElement()
                    .satisfies(cast -> assertThat(cast.spell()).isEqualTo("SP-08"));
            assertThat(melee.foe(1).items()).isEmpty();
        }
    }

    @Nested
    class What_they_are {
        @Test
        void a_thoul_is_called_a_hobgoblin_until_it_strikes() {
            Melees melee = Melees.inPassage(Profile.CLASSIC, List.of(RoundTest.armed()))
                    .against("thoul", 0, 12);
            with(melee, foe -> foe.named("hobgoblin").withNumber(Marks.DISGUISED, 1));
            melee.round(List.of(guard(FIGHTER)), 1, 6, 1, 1);
            assertThat(melee.told()).anyMatch(line -> line.contains("The hobgoblin is no such thing: it is a thoul!"));
            assertThat(melee.foe(1).name()).isEqualTo("thoul");
        }

        @Test
        void rats_burned_by_a_torch_flee_when_their_courage_fails() {
            Melees melee =
                    Melees.inPassage(Played.profile(), List.of(torchbearer())).against("giant-rat", 0, 4);
            melee.given(state -> state.withLights(List.of(new Light(FIGHTER, new ItemId("torch"), false, 6))));
            // the torch hits for 1; 5 and 4 are more than their 8
            melee.round(List.of(strike(FIGHTER, 1)), 6, 1, 20, 1, 5, 4);
            assertThat(melee.foe(1).standing()).isEqualTo(Foe.Standing.FLED);
        }

        private Adventurer torchbearer() {
            return Company.of(FIGHTER)
                    .getFirst()
                    .withItems(List.of(Melees.held("torch", "EQI-44", "torch", Carried.IN_HAND)));
        }

        @Test
        @Rule("CC-12")
        void a_spear_reaches_from_the_second_rank_in_the_classic_game() {
            // hobgoblins: sword, spear, bow; three abreast, the fourth with sword, the fifth with a spear
            Melees melee = Melees.inPassage(Profile.CLASSIC, Company.of(FIGHTER, CLERIC))
                    .against("hobgoblin", 0, 5, 5, 5, 5, 5);
            melee.round(List.of(guard(FIGHTER), guard(CLERIC)), ScriptedDice.of(1, 6, 1, 1, 1, 1));
            assertThat(melee.events(BattleEvent.Struck.class)).hasSize(4);
        }
    }

    @Nested
    class The_slain_rise {
        @Test
        @OnlyUnder(value = Profile.ORIGINAL, because = "the spawn of ghouls is of the original profile")
        void one_slain_by_a_ghoul_rises_after_a_day_unless_he_is_eaten() {
            Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER, CLERIC))
                    .against("ghoul", 0, 9);
            melee.given(state -> state.change(FIGHTER, who -> who.withHitPoints(1)));
            melee.round(List.of(guard(FIGHTER), guard(CLERIC)), 1, 6, 19, 1);
            assertThat(melee.who(FIGHTER).living()).isFalse();
            Effect rising = melee.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)).stream()
                    .filter(effect -> !effect.words().isEmpty())
                    .findFirst()
                    .orElseThrow();
            assertThat(rising.words()).isEqualTo(new TreeMap<>(Map.of(Effect.FORM, "ghoul")));
            FastDice dice = FastDice.seeded(4);
            boolean rose = false;
            for (int turn = 0; turn < 150; turn++) {
                melee.given(state -> state.withEncounter(Optional.empty()).withWanderers(Optional.empty()));
                melee.play(u -> Time.turns(u, 1), ScriptedDice.none().afterwards(dice));
                rose |= !melee.events(PowerEvent.Rose.class).isEmpty();
                assertThat(melee.told()).noneMatch(line -> line.contains("ghoul"));
            }
            assertThat(melee.state().effectsOn(new Effect.On.OnCharacter(FIGHTER)))
                    .allMatch(effect -> effect.words().isEmpty());
            assertThat(melee.who(FIGHTER).life()).isEqualTo(rose ? Life.LOST : Life.DEAD);
        }
    }
}
