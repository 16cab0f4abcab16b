package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.town.Company.YSOLT;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.magic.Study;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.people.Learnt;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.magic.Spell;

/** Magic-users who may fail to learn a spell. */
@Rule("MA-27")
class LearntTest {
    private static final Ruleset ASKED = Ruleset.of(Profile.CLASSIC).with(Option.CHANCE_TO_KNOW, true);
    private static final int[] AVERAGE = {3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4};

    /** The first level's list, in the order of its throws. */
    private static List<String> list() {
        return Evening.BOOK.spells().list(CharacterClass.MAGIC_USER, 1, Alignment.LAW).stream()
                .map(Spell::id)
                .toList();
    }

    /** Ysolt, a magic-user of intelligence 10, and what she throws for her spells. */
    private static Evening ysolt(Ruleset rules, int... throwsForSpells) {
        Evening evening = Evening.of(rules);
        Company.join(evening, "Osric", CharacterClass.FIGHTING_MAN);
        evening.does(new TownCommand.RollAbilities("Ysolt"), AVERAGE)
                .does(new TownCommand.ChooseRace(YSOLT, Race.HUMAN))
                .does(new TownCommand.ChooseClass(YSOLT, CharacterClass.MAGIC_USER))
                .does(new TownCommand.ChooseAlignment(YSOLT, Alignment.LAW));
        return evening.does(
                new TownCommand.FinishCharacter(YSOLT, List.of()),
                IntStream.concat(IntStream.of(4, 3, 3, 3), IntStream.of(throwsForSpells))
                        .toArray());
    }

    /** Fifty for the first two spells, 51 for the others. */
    private static int[] two() {
        return IntStream.range(0, list().size()).map(i -> i < 2 ? 50 : 51).toArray();
    }

    private static List<String> choices(Evening evening) {
        return Study.choices(Evening.WORLD, evening.state(), evening.member(YSOLT.value())).stream()
                .map(Spell::id)
                .toList();
    }

    @Test
    void of_intelligence_ten_she_learns_a_spell_by_fifty_in_a_hundred_and_holds_no_other() {
        Evening evening = ysolt(ASKED, two());

        assertThat(choices(evening)).containsExactlyElementsOf(list().subList(0, 2));
        String other = list().get(2);
        assertThat(evening.refused(new MagicCommand.Memorise(YSOLT, List.of(other))))
                .isInstanceOfSatisfying(MagicRefusal.CannotHold.class, refusal -> {
                    assertThat(refusal.rule()).isEqualTo("MA-27");
                    assertThat(refusal.message()).contains("was not able to learn");
                });
        evening.does(new MagicCommand.Memorise(YSOLT, List.of(list().getFirst())));
        assertThat(evening.member(YSOLT.value()).spells().memorised()).containsExactly(list().getFirst());
    }

    @Test
    void what_she_learns_is_told_with_its_throws() {
        Evening evening = ysolt(ASKED, two());
        CampaignState now = evening.state();
        assertThat(evening.last())
                .flatExtracting(event -> Narrator.tell(Evening.WORLD, now, now, event, new Seat.Company()))
                .anySatisfy(line -> {
                    assertThat(line.text()).startsWith("Ysolt has learnt of level 1: ");
                    assertThat(line.rolls()).hasSize(list().size());
                });
    }

    @Test
    void one_who_fails_every_throw_learns_the_spell_of_the_lowest() {
        int[] faces =
                IntStream.range(0, list().size()).map(i -> i == 3 ? 51 : 99).toArray();
        assertThat(choices(ysolt(ASKED, faces))).containsExactly(list().get(3));
    }

    @Test
    void the_throw_is_made_once() {
        Evening evening = ysolt(ASKED, two());
        evening.does(new MagicCommand.Memorise(YSOLT, List.of(list().getFirst())));
        assertThat(choices(evening)).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_whole_list_is_hers_in_the_original_game_and_where_no_throw_is_asked(boolean original) {
        Ruleset rules =
                original ? Ruleset.of(Profile.ORIGINAL).with(Option.CHANCE_TO_KNOW, true) : Ruleset.of(Profile.CLASSIC);
        assertThat(choices(ysolt(rules))).containsExactlyElementsOf(list());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void a_company_made_ready_holds_only_what_was_learnt(long seed) {
        Evening evening = Evening.of(ASKED).does(new TownCommand.ReadyCompany(List.of()), FastDice.seeded(seed));
        List<Adventurer> casters = evening.state().company().stream()
                .filter(who -> who.acting() == CharacterClass.MAGIC_USER)
                .toList();
        assertThat(casters)
                .isNotEmpty()
                .allSatisfy(who -> assertThat(known(evening, who.id()))
                        .containsAll(who.spells().memorised())
                        .hasSizeGreaterThanOrEqualTo(1));
        assertThat(casters)
                .allSatisfy(who -> assertThat(who.spells().memorised()).hasSize(1));
    }

    private static List<String> known(Evening evening, CharacterId who) {
        return Learnt.of(evening.state(), who, 1);
    }
}
