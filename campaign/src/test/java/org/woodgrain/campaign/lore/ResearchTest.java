package org.woodgrain.campaign.lore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.LoreEvent;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.referee.RefereeDecider;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.SpellTables;

class ResearchTest {
    private static final String SLEEP = "SP-08";
    private static final String LIGHT = "SP-06";

    private static Evening caster(Profile profile, int level, int gold) {
        Evening evening = Company.two(profile);
        return become(evening, Company.YSOLT, CharacterClass.MAGIC_USER, level, gold);
    }

    private static Evening become(Evening evening, CharacterId id, CharacterClass in, int level, int gold) {
        Career career = new Career(in, level, 0, Collections.nCopies(Math.min(level, 9), 3));
        evening.become(evening.state()
                .change(id, who -> who.withCareers(List.of(career), in).withPurse(Purse.gold(gold))));
        return evening;
    }

    private static LoreCommand invent(String name, String like, int gold, Figure... doubled) {
        return new LoreCommand.Invent(Company.YSOLT, name, like, new TreeSet<>(List.of(doubled)), gold);
    }

    private static String found(Evening evening) {
        return evening.last(LoreEvent.SpellFound.class).getFirst().spell().id();
    }

    private static SpellTables tables(CampaignState state) {
        return Evening.WORLD.now(state).book().spells();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"MA-20", "MA-23", "MA-24", "MA-25"})
    void a_medium_with_ten_thousand_is_certain_after_a_week(Profile profile) {
        Evening evening = caster(profile, 1, 10_000);
        int day = evening.state().clock().day();
        evening.does(invent("Far Light", LIGHT, 10_000, Figure.DURATION), 100);
        LoreEvent.SpellFound found = evening.last(LoreEvent.SpellFound.class).getFirst();
        assertThat(found.chance()).isEqualTo(100);
        assertThat(found.rolls()).hasSize(1);
        assertThat(found.spell().level()).isEqualTo(1);
        assertThat(evening.state().clock().day()).isEqualTo(day + 7);
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.EMPTY);
        assertThat(
                        evening.last().stream()
                                .flatMap(event -> Narrator.tell(
                                        Evening.WORLD, evening.state(), evening.state(), event, new Seat.Company())
                                        .stream())
                                .map(Line::text))
                .anyMatch(text -> text.contains("Ysolt has found a spell of level 1, Far Light"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"MA-20", "MA-25"})
    void five_thousand_on_a_first_level_spell_buy_forty_in_a_hundred(Profile profile) {
        Evening lucky = caster(profile, 1, 5_000);
        lucky.does(invent("Far Light", LIGHT, 5_000, Figure.DURATION), 40);
        assertThat(lucky.last(LoreEvent.SpellFound.class)).hasSize(1);
        Evening unlucky = caster(profile, 1, 5_000);
        unlucky.does(invent("Far Light", LIGHT, 5_000, Figure.DURATION), 41);
        assertThat(unlucky.last(LoreEvent.ResearchFailed.class).getFirst().chance())
                .isEqualTo(40);
        assertThat(unlucky.member("c2").purse()).isEqualTo(Purse.EMPTY);
        assertThat(unlucky.state().lore().spells()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-21")
    void a_theurgist_cannot_seek_a_spell_of_the_third_level(Profile profile) {
        Evening evening = caster(profile, 4, 90_000);
        assertThat(evening.refused(invent("Great Fire", "SP-24", 8_000, Figure.RANGE)))
                .isEqualTo(new LoreRefusal.TooHigh("Ysolt", 3, 2));
        evening.does(invent("Long Sleep", SLEEP, 4_000, Figure.RANGE, Figure.NUMBER), 1);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-22")
    void sleep_over_twice_the_range_on_twice_as_many_is_of_the_second_level(Profile profile) {
        Evening evening = caster(profile, 4, 4_000);
        evening.does(invent("Long Sleep", SLEEP, 4_000, Figure.RANGE, Figure.NUMBER), 20);
        var spell = tables(evening.state()).spell(found(evening));
        assertThat(spell.level()).isEqualTo(2);
        assertThat(spell.reach().feetUnderground(4)).isEqualTo(480);
        assertThat(spell.times(Figure.NUMBER)).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"MA-22", "MA-23"})
    void what_is_no_sound_design_is_refused(Profile profile) {
        Evening evening = caster(profile, 4, 3_000);
        assertThat(evening.refused(invent("X", SLEEP, 4_000))).isInstanceOf(LoreRefusal.NoSuchFigures.class);
        assertThat(evening.refused(invent("X", SLEEP, 2_000, Figure.DAMAGE)).message())
                .contains("range and duration and number");
        assertThat(evening.refused(invent("X", "SP-73", 2_000, Figure.DAMAGE))).isInstanceOf(LoreRefusal.NoModel.class);
        assertThat(evening.refused(invent("sleep", SLEEP, 2_000, Figure.RANGE)))
                .isInstanceOf(LoreRefusal.BadName.class);
        assertThat(evening.refused(invent(" ", SLEEP, 2_000, Figure.RANGE))).isInstanceOf(LoreRefusal.BadName.class);
        assertThat(evening.refused(invent("X", SLEEP, 1_999, Figure.RANGE)))
                .isEqualTo(new LoreRefusal.BadInvestment(1, 1_999, 2_000, 10_000));
        assertThat(evening.refused(invent("X", SLEEP, 10_001, Figure.RANGE)))
                .isInstanceOf(LoreRefusal.BadInvestment.class);
        assertThat(evening.refused(invent("X", SLEEP, 4_000, Figure.RANGE)))
                .isInstanceOf(WorkshopRefusal.CannotAfford.class);
        assertThat(evening.refused(new LoreCommand.Invent(
                        Company.OSRIC, "X", SLEEP, new TreeSet<>(EnumSet.of(Figure.RANGE)), 2_000)))
                .isInstanceOf(LoreRefusal.NoCaster.class);
        assertThat(evening.refused(new LoreCommand.Publish(new CharacterId("nobody"), "")))
                .isInstanceOf(GeneralRefusal.NoSuchCharacter.class);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"MA-26", "MA-27"})
    void a_found_spell_is_memorised_copied_and_lost_with_its_book(Profile profile) {
        Evening evening = caster(profile, 4, 10_000);
        evening.does(invent("Long Sleep", SLEEP, 4_000, Figure.RANGE, Figure.NUMBER), 1);
        String id = found(evening);
        evening.does(new MagicCommand.Memorise(Company.YSOLT, List.of(id)));
        assertThat(evening.member("c2").spells().memorised()).containsExactly(id);
        evening.does(new MagicCommand.Memorise(Company.YSOLT, List.of()));
        evening.unfold(u -> RefereeDecider.carryOut(u, new RefereeCommand.LoseBook(Company.YSOLT, 2, "fire")));
        assertThat(evening.refused(new MagicCommand.Memorise(Company.YSOLT, List.of(id)))
                        .rule())
                .isEqualTo("MA-29");
        evening.does(new WorkshopCommand.CopyBooks(Company.YSOLT, List.of(2)));
        evening.does(new MagicCommand.Memorise(Company.YSOLT, List.of(id)));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-26")
    void whoever_is_told_may_memorise_it_and_nobody_else(Profile profile) {
        Evening evening = caster(profile, 4, 4_000);
        CharacterId bela = Company.join(evening, "Bela", CharacterClass.MAGIC_USER);
        CharacterId cuno = Company.join(evening, "Cuno", CharacterClass.CLERIC);
        evening.does(invent("Long Light", LIGHT, 2_000, Figure.DURATION), 1);
        String id = found(evening);
        assertThat(evening.refused(new MagicCommand.Memorise(bela, List.of(id))))
                .isInstanceOf(MagicRefusal.CannotHold.class);
        assertThat(evening.refused(new LoreCommand.Teach(bela, Company.YSOLT, id)))
                .isInstanceOf(LoreRefusal.NoSuchSpell.class);
        assertThat(evening.refused(new LoreCommand.Teach(Company.YSOLT, cuno, id)))
                .isInstanceOf(LoreRefusal.NoPupil.class);
        int day = evening.state().clock().day();
        evening.does(new LoreCommand.Teach(Company.YSOLT, bela, id));
        assertThat(evening.state().clock().day()).isEqualTo(day + 7);
        evening.does(new MagicCommand.Memorise(bela, List.of(id)));
        assertThat(evening.refused(new LoreCommand.Teach(Company.YSOLT, bela, id))
                        .message())
                .contains("it is in the book already");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-26")
    void a_secret_spell_stands_on_no_list_until_its_inventor_lets_it(Profile profile) {
        Evening evening = caster(profile, 1, 2_000);
        int listed = tables(evening.state()).list(CharacterClass.MAGIC_USER, 1).size();
        evening.does(invent("Long Light", LIGHT, 2_000, Figure.DURATION), 1);
        String id = found(evening);
        assertThat(tables(evening.state()).list(CharacterClass.MAGIC_USER, 1)).hasSize(listed);
        evening.does(new LoreCommand.Publish(Company.YSOLT, id));
        assertThat(tables(evening.state()).list(CharacterClass.MAGIC_USER, 1))
                .hasSize(listed + 1)
                .last()
                .satisfies(spell -> assertThat(spell.name()).isEqualTo("Long Light"));
        assertThat(evening.refused(new LoreCommand.Publish(Company.YSOLT, id)))
                .isInstanceOf(LoreRefusal.NoSuchSpell.class);
        CharacterId bela = Company.join(evening, "Bela", CharacterClass.MAGIC_USER);
        become(evening, bela, CharacterClass.MAGIC_USER, 1, 2_000);
        assertThat(evening.refused(new MagicCommand.Memorise(bela, List.of(id))))
                .isInstanceOf(MagicRefusal.CannotHold.class);
        evening.does(new LoreCommand.Research(bela, id, 2_000), 20);
        evening.does(new MagicCommand.Memorise(bela, List.of(id)));
        assertThat(evening.state().lore().knows(Company.YSOLT, id)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-22")
    void a_spell_of_ones_own_waits_for_the_referee_who_rules_what_comes_of_it(Profile profile) {
        Evening evening = caster(profile, 4, 4_000);
        evening.does(new LoreCommand.Propose(Company.YSOLT, "Ysolt's Kettle", "Water boils at once."));
        String id = evening.state().lore().spells().firstKey();
        assertThat(evening.refused(new LoreCommand.Research(Company.YSOLT, id, 2_000)))
                .isInstanceOf(LoreRefusal.NoSuchSpell.class);
        RefereeCommand rule = new RefereeCommand.RuleSpell(id, 1, "", new TreeSet<>(), "");
        assertThat(RefereeDecider.check(Evening.WORLD, evening.state(), new Seat.Company(), rule))
                .containsInstanceOf(GeneralRefusal.RefereeOnly.class);
        assertThat(RefereeDecider.check(
                        Evening.WORLD,
                        evening.state(),
                        new Seat.Referee(),
                        new RefereeCommand.RuleSpell(id, 7, "", new TreeSet<>(), "")))
                .containsInstanceOf(LoreRefusal.NoLevel.class);
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Referee()))
                .anyMatch(offer -> offer.id().equals("rule-spell." + id));
        assertThat(Actions.of(Evening.WORLD, evening.state(), new Seat.Company()))
                .noneMatch(offer -> offer.id().startsWith("rule-spell."));
        evening.unfold(u -> RefereeDecider.carryOut(u, rule));
        evening.does(new LoreCommand.Research(Company.YSOLT, id, 2_000), 20)
                .does(new MagicCommand.Memorise(Company.YSOLT, List.of(id)))
                .does(new MagicCommand.Cast(Company.YSOLT, id, List.of()));
        assertThat(evening.member("c2").spells().memorised()).isEmpty();
        String casting = evening.state().lore().unruled().getFirst().casting();
        RefereeCommand says = new RefereeCommand.RuleCasting(casting, "The kettle whistles.");
        assertThat(RefereeDecider.check(Evening.WORLD, evening.state(), new Seat.Referee(), says))
                .isEmpty();
        evening.unfold(u -> RefereeDecider.carryOut(u, says));
        assertThat(evening.state().lore().unruled()).isEmpty();
        assertThat(Narrator.tell(
                        Evening.WORLD,
                        evening.state(),
                        evening.state(),
                        evening.last().getFirst(),
                        new Seat.Company()))
                .extracting(Line::text)
                .containsExactly("Ysolt's Kettle: The kettle whistles.");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-22")
    void the_referee_may_let_a_proposal_work_as_any_listed_spell_or_turn_it_down(Profile profile) {
        Evening evening = caster(profile, 4, 4_000);
        evening.does(new LoreCommand.Propose(Company.YSOLT, "Balm", "Heals wounds."));
        String id = evening.state().lore().spells().firstKey();
        evening.unfold(u -> RefereeDecider.carryOut(
                u, new RefereeCommand.RuleSpell(id, 2, "SP-73", new TreeSet<>(), "Heals a little.")));
        Invented ruled = evening.state().lore().spells().firstEntry().getValue();
        assertThat(ruled.id()).startsWith("SP-73@");
        assertThat(tables(evening.state()).spell(ruled.id()).caster()).isEqualTo(CharacterClass.MAGIC_USER);
        evening.does(new LoreCommand.Research(Company.YSOLT, ruled.id(), 4_000), 20)
                .does(new MagicCommand.Memorise(Company.YSOLT, List.of(ruled.id())));
        evening.become(evening.state().change(Company.OSRIC, who -> who.withHitPoints(1)));
        evening.does(new MagicCommand.Cast(Company.YSOLT, ruled.id(), List.of("member:c1")), 2);
        assertThat(evening.member("c1").hitPoints()).isGreaterThan(1);
        evening.does(new LoreCommand.Propose(Company.YSOLT, "Doom", "All die."));
        String doom = evening.state().lore().spells().keySet().stream()
                .filter(each -> each.startsWith("OWN"))
                .findFirst()
                .orElseThrow();
        evening.unfold(u -> RefereeDecider.carryOut(u, new RefereeCommand.TurnDownSpell(doom, "too strong")));
        assertThat(evening.state().lore().spell(doom)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-24")
    void whoever_dies_over_the_search_has_lost_all_that_it_cost(Profile profile) {
        Evening evening = caster(profile, 1, 2_000);
        Effect dying = new Effect(
                "e",
                Afflictions.DEADLY_FEVER,
                "ill",
                new Effect.On.OnCharacter(Company.YSOLT),
                "",
                Effect.Unit.DAYS,
                3,
                new TreeMap<>(),
                false);
        evening.become(evening.state().withEffects(List.of(dying)));
        evening.does(invent("Long Light", LIGHT, 2_000, Figure.DURATION));
        assertThat(evening.last(WorkshopEvent.WorkBroken.class))
                .containsExactly(new WorkshopEvent.WorkBroken(Company.YSOLT, 0, "MA-24"));
        assertThat(evening.state().lore().spells()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-20")
    void what_is_offered_can_be_picked(Profile profile) {
        Evening evening = caster(profile, 4, 8_000);
        Seat seat = new Seat.Company();
        Offer offer = Actions.of(Evening.WORLD, evening.state(), seat).stream()
                .filter(each -> each.id().equals("invent-spell.c2"))
                .findFirst()
                .orElseThrow();
        assertThat(offer.fields().getFirst().choices())
                .extracting(Offer.Choice::value)
                .contains(SLEEP);
        Reading reading = Actions.read(
                Evening.WORLD,
                evening.state(),
                seat,
                new Pick(
                        offer.id(),
                        Map.of(
                                "like", List.of(SLEEP),
                                "doubled", List.of("range", "number"),
                                "name", List.of("Long Sleep"),
                                "gold", List.of("4000"))));
        assertThat(reading)
                .isEqualTo(new Reading.Understood(invent("Long Sleep", SLEEP, 4_000, Figure.RANGE, Figure.NUMBER)));
    }
}
