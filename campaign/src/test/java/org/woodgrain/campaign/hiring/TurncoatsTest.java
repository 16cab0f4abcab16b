package org.woodgrain.campaign.hiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HiringEvent;
import org.woodgrain.campaign.narrate.Line;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Service;
import org.woodgrain.campaign.town.Company;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Purse;

@UnderBothProfiles
@DisplayName("A master who changes sides")
class TurncoatsTest {
    private Evening evening = Company.two(Played.profile());
    private CharacterId hireling = Company.YSOLT;

    /** Osric of Law has a fighting-man of a side in his service. */
    private void serving(Profile profile, Alignment side, int loyalty) {
        evening = Company.two(profile);
        hireling = Company.join(evening, "Berta", CharacterClass.FIGHTING_MAN);
        evening.become(evening.state()
                .change(Company.OSRIC, who -> who.withAlignment(Alignment.LAW, List.of("Common", "Law")))
                .change(hireling, who -> who.withAlignment(side, List.of("Common")))
                .withService(
                        hireling,
                        Service.entered(
                                Company.OSRIC,
                                true,
                                loyalty,
                                evening.state().clock().day(),
                                false)));
    }

    private void turns(int... dice) {
        evening.does(new TownCommand.ChangeAlignment(Company.OSRIC, Alignment.CHAOS), dice);
    }

    @Test
    @Rule("CH-102")
    void loses_whoever_was_of_his_old_side_and_fails_the_throw(Profile profile) {
        serving(profile, Alignment.LAW, 8);
        // 9 less 1 for a loyalty of 8; in the classic game above 8
        turns(4, 5);
        assertThat(evening.state().adventurer(hireling)).isEmpty();
        assertThat(evening.last(HiringEvent.ServiceEnded.class))
                .singleElement()
                .satisfies(ended -> assertThat(ended.rule()).isEqualTo("CH-102"));
        assertThat(evening.last(HiringEvent.CourageTried.class).getFirst().rolls())
                .isNotEmpty()
                .allMatch(roll -> roll.secret());
    }

    @Test
    @Rule("CH-102")
    void keeps_whoever_is_steady(Profile profile) {
        serving(profile, Alignment.LAW, 10);
        if (profile == Profile.ORIGINAL) {
            turns(4, 5);
        } else {
            turns(5, 5);
        }
        assertThat(evening.state().service(hireling)).isPresent();
        assertThat(evening.last(HiringEvent.CourageTried.class)).hasSize(1);
    }

    @Test
    @Rule("CH-102")
    void is_not_minded_by_those_of_another_side() {
        serving(Played.profile(), Alignment.NEUTRALITY, 6);
        turns();
        assertThat(evening.last(HiringEvent.CourageTried.class)).isEmpty();
        assertThat(evening.state().service(hireling)).isPresent();
    }

    @Test
    @Rule("CH-102")
    void loses_monsters_in_service_too() {
        serving(Played.profile(), Alignment.NEUTRALITY, 10);
        Foe centaur =
                new Foe(new FoeId("f1"), "centaur", "centaur", 10, 10, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>());
        evening.become(evening.state().withFollowers(List.of(new Follower(centaur, Company.OSRIC, true, 10))));
        var before = evening.state();
        // 8 less 1, or in the classic game more than 10
        turns(Played.either(new int[] {4, 4}, new int[] {5, 6}));
        assertThat(evening.state().followers()).isEmpty();
        HiringEvent.SideForsaken forsaken =
                evening.last(HiringEvent.SideForsaken.class).getFirst();
        assertThat(Narrator.tell(Evening.WORLD, before, evening.state(), forsaken, new Seat.Company()))
                .extracting(Line::text)
                .containsExactly("The centaur will serve no master of another side and goes.");
    }
}
