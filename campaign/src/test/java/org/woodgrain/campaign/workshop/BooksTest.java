package org.woodgrain.campaign.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.WorkshopCommand;
import org.woodgrain.campaign.event.RefereeEvent;
import org.woodgrain.campaign.event.WorkshopEvent;
import org.woodgrain.campaign.magic.Study;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.referee.RefereeDecider;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.WorkshopRefusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Purse;

class BooksTest {
    private static final String FIRE_BALL = "SP-24";
    private static final String SLEEP = "SP-08";

    private static Evening caster(Profile profile, int gold) {
        Evening evening = Company.two(profile);
        Career career = new Career(CharacterClass.MAGIC_USER, 6, 50_000, Collections.nCopies(6, 3));
        evening.become(evening.state()
                .change(
                        Company.YSOLT,
                        who -> who.withCareers(List.of(career), CharacterClass.MAGIC_USER)
                                .withPurse(Purse.gold(gold))));
        return evening;
    }

    private static WorkshopCommand copy(Integer... levels) {
        return new WorkshopCommand.CopyBooks(Company.YSOLT, List.of(levels));
    }

    private static MagicCommand memorise(String... spells) {
        return new MagicCommand.Memorise(Company.YSOLT, List.of(spells));
    }

    private static void lose(Evening evening, int level) {
        RefereeCommand command = new RefereeCommand.LoseBook(Company.YSOLT, level, "fire at the inn");
        assertThat(RefereeDecider.check(Evening.WORLD, evening.state(), new Seat.Referee(), command))
                .isEmpty();
        evening.unfold(u -> RefereeDecider.carryOut(u, command));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-28")
    void second_copies_of_the_first_three_books_cost_14000(Profile profile) {
        assertThat(caster(profile, 13_999).refused(copy(1, 2, 3))).isInstanceOf(WorkshopRefusal.CannotAfford.class);
        Evening evening = caster(profile, 14_000);
        int day = evening.state().clock().day();
        evening.does(copy(1, 2, 3));
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.EMPTY);
        assertThat(evening.state().clock().day()).isEqualTo(day + 6 * 7);
        assertThat(evening.last(WorkshopEvent.BookWritten.class)).hasSize(3).noneMatch(each -> each.replaces());
        lose(evening, 3);
        assertThat(evening.does(memorise(FIRE_BALL)).member("c2").spells().memorised())
                .containsExactly(FIRE_BALL);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-29")
    void without_the_third_book_no_third_level_spell_until_8000_are_paid(Profile profile) {
        Evening evening = caster(profile, 8_000);
        lose(evening, 3);
        assertThat(evening.refused(memorise(FIRE_BALL)))
                .isInstanceOf(MagicRefusal.CannotHold.class)
                .extracting(refusal -> refusal.rule())
                .isEqualTo("MA-29");
        assertThat(Study.choices(Evening.WORLD, evening.state(), evening.member("c2")))
                .noneMatch(spell -> spell.level() == 3);
        evening.does(memorise(SLEEP));
        evening.does(copy(3));
        assertThat(evening.last(WorkshopEvent.BookWritten.class).getFirst().replaces())
                .isTrue();
        assertThat(evening.member("c2").purse()).isEqualTo(Purse.EMPTY);
        evening.does(memorise(SLEEP, FIRE_BALL));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("MA-29")
    void what_is_in_the_head_stays_there(Profile profile) {
        Evening evening = caster(profile, 0);
        evening.does(memorise(FIRE_BALL));
        lose(evening, 3);
        evening.does(memorise(FIRE_BALL, SLEEP));
        assertThat(evening.refused(memorise(FIRE_BALL, FIRE_BALL))).isInstanceOf(MagicRefusal.CannotHold.class);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void books_of_no_use_are_refused(Profile profile) {
        Evening evening = caster(profile, 900_000);
        assertThat(evening.refused(copy(4))).isInstanceOf(WorkshopRefusal.NoBook.class);
        assertThat(evening.refused(copy(0))).isInstanceOf(WorkshopRefusal.NoBook.class);
        assertThat(evening.refused(copy(1, 1))).isInstanceOf(WorkshopRefusal.BadNumber.class);
        assertThat(evening.refused(copy())).isInstanceOf(WorkshopRefusal.BadNumber.class);
        lose(evening, 1);
        assertThat(RefereeDecider.check(
                        Evening.WORLD,
                        evening.state(),
                        new Seat.Referee(),
                        new RefereeCommand.LoseBook(Company.YSOLT, 1, "")))
                .containsInstanceOf(WorkshopRefusal.NoBook.class);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void the_offers_lead_there_and_the_log_tells_of_it(Profile profile) {
        Evening evening = caster(profile, 1_999);
        Seat seat = new Seat.Company();
        assertThat(Actions.of(Evening.WORLD, evening.state(), seat))
                .noneMatch(offer -> offer.id().startsWith("copy-books"));
        CampaignState before = evening.state();
        lose(evening, 2);
        assertThat(evening.last(RefereeEvent.class))
                .flatMap(event -> Narrator.tell(Evening.WORLD, before, evening.state(), event, seat))
                .extracting(Line::text)
                .singleElement()
                .asString()
                .contains("Ysolt loses the only book of spells of level 2", "fire at the inn");
        assertThat(Actions.of(Evening.WORLD, evening.state(), seat))
                .anyMatch(offer -> offer.id().equals("copy-books.c2"));
        assertThat(Actions.read(
                        Evening.WORLD, evening.state(), seat, new Pick("copy-books.c2", Map.of("books", List.of("2")))))
                .isEqualTo(new Reading.Understood(copy(2)));
        assertThat(Actions.read(
                        Evening.WORLD,
                        evening.state(),
                        new Seat.Referee(),
                        new Pick(
                                "lose-book",
                                Map.of("who", List.of("c2"), "level", List.of("1"), "why", List.of("theft")))))
                .isEqualTo(new Reading.Understood(new RefereeCommand.LoseBook(Company.YSOLT, 1, "theft")));
    }
}
