package org.woodgrain.lab.expeditions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.rulebook.Rulebook;

class ExpeditionsTest {
    private static final Rulebook BOOK = StandardBook.load();
    private static final Ruleset ORIGINAL = Ruleset.of(Profile.ORIGINAL);

    private static Question question(int campaigns, int sessions) {
        return new Question(BOOK, List.of(DemoLevel.load()), List.of(), ORIGINAL, 5, campaigns, sessions, 0);
    }

    private static List<Estimate> estimates(Findings findings) {
        return findings.figures().stream()
                .map(figure -> findings.estimate(0, figure))
                .toList();
    }

    @Test
    void any_number_of_threads_finds_the_same() {
        Findings one = Expeditions.of(question(3, 2)).run(1, done -> {});
        Findings three = Expeditions.of(question(3, 2)).run(3, done -> {});

        assertThat(three.figures()).isEqualTo(one.figures());
        assertThat(estimates(three)).isEqualTo(estimates(one));
        assertThat(one.campaigns()).isEqualTo(3);
        assertThat(one.sessions(0)).isEqualTo(6);
    }

    @Test
    void the_first_campaigns_are_the_same_however_many_are_asked_for() {
        Ledger alone = played(question(1, 2), 2);

        assertThat(played(question(3, 2), 2)).isEqualTo(alone);
        assertThat(played(question(3, 2), 1)).isNotEqualTo(alone);
    }

    @Test
    void equal_rules_do_not_differ() {
        Findings both = Expeditions.compared(question(2, 2), ORIGINAL).run(2, done -> {});

        assertThat(both.figures()).isNotEmpty().allSatisfy(figure -> {
            Difference difference = both.difference(figure);
            assertThat(difference.value()).isZero();
            assertThat(difference.interval().least()).isZero();
            assertThat(difference.interval().most()).isZero();
        });
    }

    @Test
    void other_rules_make_a_difference() {
        Findings both = Expeditions.compared(question(3, 2), Ruleset.of(Profile.CLASSIC))
                .run(2, done -> {});

        assertThat(both.figures()).anyMatch(figure -> both.difference(figure).value() != 0);
    }

    @Test
    void a_level_that_nobody_came_to_is_told_of_too() {
        Findings findings = Expeditions.of(question(1, 1)).run(1, done -> {});
        Figure second = findings.figures(Figure.Group.LEVELS).getFirst();

        assertThat(second.name()).isEqualTo("level.2");
        assertThat(findings.estimate(0, second).value()).isZero();
        assertThat(findings.estimate(0, second).interval().most()).isPositive();
    }

    @Test
    void what_was_done_before_a_stop_is_kept() {
        Expeditions many = Expeditions.of(question(1000, 1));
        many.stop();

        assertThat(many.run(2, done -> {}).campaigns()).isZero();
    }

    /** By these dice the company flees through a secret door, and the way that the map shows is not known to lead home. */
    @Test
    void a_company_that_cannot_walk_home_looks_for_another_way() {
        Ruleset ruleset = ORIGINAL.with(Option.VARIABLE_DAMAGE, true);
        Ledger sixth = played(new Question(BOOK, Dungeons.demo(), List.of(), ruleset, 1, 6, 3, 0), 6);

        assertThat(sixth.of(Names.STUCK)).isZero();
        assertThat(sixth.of(Names.SESSIONS)).isEqualTo(3);
    }

    @Test
    void what_is_in_hand_can_be_left_and_what_was_done_before_it_is_kept() {
        Expeditions endless = Expeditions.of(question(3, 1000));
        AtomicInteger told = new AtomicInteger();

        Findings findings = endless.run(2, done -> {
            told.incrementAndGet();
            endless.abandon();
        });

        assertThat(told.get()).isPositive();
        assertThat(findings.campaigns()).isZero();
        assertThat(findings.figures()).isNotNull();
    }

    private static Ledger played(Question question, int number) {
        Course course = new Course(question, number);
        while (course.goesOn()) {
            course.play();
        }
        return course.ledger();
    }

    @Test
    void impossible_questions_are_refused_with_the_reason() {
        assertThatThrownBy(() -> question(0, 1))
                .isInstanceOf(ExpeditionsException.class)
                .hasMessage("campaigns is a number from 1 to 1000000, not 0");
        assertThatThrownBy(() -> new Question(BOOK, List.of(), List.of(), ORIGINAL, 1, 1, 1, 0))
                .hasMessageContaining("depth 1");
    }
}
