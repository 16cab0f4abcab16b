package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.ELF;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.Company.HOBBIT;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Company;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.state.Adventurer;

@UnderBothProfiles
class OptionsTest {
    private final Melees melee = Melees.inPassage(Played.profile(), Company.of(FIGHTER, CLERIC, ELF, HOBBIT))
            .against("orc", 0, 5, 5);

    @Test
    void the_front_rank_strikes_by_itself_and_those_behind_stand_ready() {
        assertThat(preset(0)).isEqualTo("strike|f1");
        assertThat(preset(1)).isEqualTo("strike|f2");
        assertThat(preset(3)).isEqualTo("guard");
    }

    private String preset(int place) {
        return Options.preset(
                melee.world(), melee.state(), melee.state().company().get(place));
    }

    @Test
    void whatever_is_offered_is_accepted_and_reads_back_as_itself() {
        for (Adventurer who : melee.state().company()) {
            for (Options.Choice choice : Options.of(melee.world(), melee.state(), who, false)) {
                Deed deed = Options.read(choice.value()).orElseThrow();
                assertThat(Options.write(deed)).isEqualTo(choice.value());
                assertThat(Battle.check(melee.world(), melee.state(), List.of(new FighterOrder(who.id(), deed))))
                        .isEmpty();
            }
        }
    }

    @Test
    void only_the_referee_sees_the_number_needed() {
        Adventurer first = melee.state().company().getFirst();
        assertThat(Options.of(melee.world(), melee.state(), first, true))
                .anyMatch(choice -> choice.note().equals("needs 13"));
        assertThat(Options.of(melee.world(), melee.state(), first, false))
                .noneMatch(choice -> choice.note().contains("needs"));
    }

    @Test
    void nonsense_reads_as_nothing() {
        assertThat(Options.read("dance")).isEmpty();
        assertThat(Options.read("strike")).isEmpty();
    }
}
