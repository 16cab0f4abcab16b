package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.battle.Melees.guard;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.RefereeRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.campaign.town.Homecoming;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Osric is in truth a dragon. */
@UnderBothProfiles
@Rule("CH-53")
class CreaturesTest {
    private Evening evening = Evening.of(Played.profile());

    private static RefereeCommand.LetBe dragon(Integer... steps) {
        return new RefereeCommand.LetBe(Company.OSRIC, "white-dragon", List.of(steps), "");
    }

    private void company(Profile profile) {
        evening = Company.two(Ruleset.of(profile).with(Option.UNUSUAL_CHARACTERS, true));
    }

    private void experience(int points) {
        Adventurer osric = evening.member("c1");
        evening.unfold(
                u -> {
                    u.emit(new TownEvent.ExperienceGained(new Gain(
                            Company.OSRIC,
                            CharacterClass.FIGHTING_MAN,
                            "",
                            "",
                            osric.level(),
                            0,
                            points - osric.career().experience(),
                            points,
                            "")));
                    Homecoming.promote(u, Company.OSRIC);
                },
                4,
                4,
                4,
                4,
                4,
                4,
                4,
                4);
    }

    private Monster form() {
        return Shapes.fightsAs(Evening.BOOK, evening.state(), Company.OSRIC).orElseThrow();
    }

    private boolean breathes() {
        return form().has(SpecialAttack.Breath.class, evening.state().ruleset().profile());
    }

    @Test
    void a_young_dragon_has_one_die_with_2000_points_two_and_no_breath_before_it_is_full_grown(Profile profile) {
        company(profile);
        evening.rules(dragon());
        assertThat(form().hitDice().dice()).isEqualTo(1);
        assertThat(form().damageOriginal().sides()).isEqualTo(6);
        experience(1_999);
        assertThat(form().hitDice().dice()).isEqualTo(1);
        experience(2_000);
        assertThat(form().hitDice().dice()).isEqualTo(2);
        assertThat(breathes()).isFalse();
        experience(16_000);
        assertThat(form().hitDice().dice()).isEqualTo(5);
        assertThat(breathes()).isFalse();
        experience(32_000);
        assertThat(form().hitDice().dice()).isEqualTo(6);
        assertThat(breathes()).isTrue();
        // and there it ends
        experience(500_000);
        assertThat(evening.member("c1").level()).isEqualTo(6);
    }

    @Test
    void a_referee_may_set_steps_of_his_own() {
        company(Played.profile());
        assertThat(evening.refused(new Seat.Referee(), dragon(100, 200))).isInstanceOf(RefereeRefusal.NoCreature.class);
        assertThat(evening.refused(new Seat.Referee(), dragon(100, 200, 200, 400, 500)))
                .isInstanceOf(RefereeRefusal.NoCreature.class);
        evening.rules(dragon(100, 200, 300, 400, 500));
        experience(250);
        assertThat(form().hitDice().dice()).isEqualTo(3);
    }

    @Test
    void it_takes_the_house_rule_the_referee_a_new_fighting_man_and_a_fitting_kind() {
        evening = Company.two(Played.profile());
        assertThat(evening.refused(new Seat.Referee(), dragon()).message()).contains("unusual-characters is off");
        company(Played.profile());
        assertThat(evening.refused(dragon())).isInstanceOf(GeneralRefusal.RefereeOnly.class);
        for (String kind : List.of("skeleton", "veteran", "elf", "orc", "purple-worm", "nothing")) {
            assertThat(evening.refused(
                            new Seat.Referee(), new RefereeCommand.LetBe(Company.OSRIC, kind, List.of(), "")))
                    .as(kind)
                    .isInstanceOf(RefereeRefusal.NoCreature.class);
        }
        assertThat(evening.refused(new Seat.Referee(), new RefereeCommand.LetBe(Company.YSOLT, "ogre", List.of(), "")))
                .isInstanceOf(RefereeRefusal.NoCreature.class);
        Pick pick = new Pick(
                "let-be",
                Map.of(
                        "who", List.of("c1"),
                        "creature", List.of("white-dragon"),
                        "steps", List.of("100, 200,300 400 500"),
                        "why", List.of("")));
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Referee()))
                .anyMatch(offer -> offer.id().equals("let-be"));
        assertThat(Actions.read(Evening.WORLD, evening.state(), new Seat.Referee(), pick))
                .isEqualTo(new Reading.Understood(dragon(100, 200, 300, 400, 500)));
    }

    private Melees fight(Profile profile, int level) {
        company(profile);
        evening.rules(dragon());
        Adventurer osric = evening.member("c1")
                .withCareers(
                        List.of(new Career(CharacterClass.FIGHTING_MAN, level, 0, Collections.nCopies(level, 4))),
                        CharacterClass.FIGHTING_MAN)
                .withMaxHitPoints(30)
                .withHitPoints(20);
        return Melees.inPassage(evening.state().ruleset(), List.of(osric))
                .against("orc", 20, 30, 30)
                .given(state -> state.withEffects(evening.state().effects()));
    }

    @Test
    void a_full_grown_dragon_breathes_as_its_kind_does_three_times_a_day(Profile profile) {
        Melees melee = fight(profile, 6);
        FighterOrder breathe = new FighterOrder(Company.OSRIC, new Deed.Breathe());
        // the saves fail against all his hit points in the original game, against those he has left in the classic
        melee.round(List.of(breathe), ScriptedDice.of(6, 1).afterwards((stream, sides) -> 1));
        assertThat(melee.events(PowerEvent.MemberBreathed.class).getFirst().at())
                .hasSize(2);
        assertThat(melee.foe(1).hitPoints()).isEqualTo(profile == Profile.ORIGINAL ? 0 : 10);
        assertThat(melee.told()).anyMatch(line -> line.startsWith("Osric breathes cold on"));
        assertThat(BattleOrders.check(melee.world(), melee.state(), List.of(breathe)))
                .isEmpty();
    }

    @Test
    void a_younger_one_has_no_breath_and_three_are_all_for_a_day() {
        FighterOrder breathe = new FighterOrder(Company.OSRIC, new Deed.Breathe());
        Melees young = fight(Played.profile(), 5);
        assertThat(BattleOrders.check(young.world(), young.state(), List.of(breathe)))
                .containsInstanceOf(BattleRefusal.NoBreath.class);
        Melees grown = fight(Profile.CLASSIC, 6);
        for (int i = 0; i < 3; i++) {
            grown.given(state -> state.withEncounter(state.encounter()
                    .map(meeting -> meeting.withFoes(meeting.foes().stream()
                            .map(foe -> foe.withHitPoints(30))
                            .toList()))));
            grown.round(List.of(breathe), ScriptedDice.of(6, 1).afterwards((stream, sides) -> 1));
        }
        assertThat(BattleOrders.check(grown.world(), grown.state(), List.of(breathe)))
                .containsInstanceOf(BattleRefusal.NoBreath.class);
        assertThat(BattleOrders.check(grown.world(), grown.state(), List.of(guard(Company.OSRIC))))
                .isEmpty();
    }
}
