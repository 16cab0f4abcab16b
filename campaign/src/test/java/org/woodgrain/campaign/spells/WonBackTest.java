package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Lycanthropy;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;

/** A member who became a werewolf is won back by a great cleric when the beast lies still. */
@UnderBothProfiles
class WonBackTest {
    /** The fighter has just turned on his comrades and lies helpless before them. */
    private static Expeditions turned(Profile profile, int level) {
        Adventurer healer = cleric(level, Alignment.LAW, "SP-91").withMaxHitPoints(40);
        Expeditions play = play(profile, fighter(3).withMaxHitPoints(20), healer);
        Effect bite = new Effect(
                "e",
                Lycanthropy.LYCANTHROPY,
                "ill",
                new Effect.On.OnCharacter(FIGHTER),
                "f1",
                Effect.Unit.DAYS,
                0,
                new TreeMap<>(),
                new TreeMap<>(Map.of(Effect.FORM, "werewolf")),
                true);
        play.doing(u -> Afflictions.ranOut(u, bite), ScriptedDice.none().afterwards((stream, sides) -> 3));
        assertThat(play.who(FIGHTER).life()).isEqualTo(Life.LOST);
        return play.given(state -> state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoes(meeting.foes().stream()
                        .map(foe -> foe.with(Foe.Standing.HELPLESS))
                        .toList()))));
    }

    private static void heal(Expeditions play) {
        Foe beast = play.state().encounter().orElseThrow().foes().getFirst();
        cast(play, CLERIC, "SP-91", "foe:" + beast.id());
    }

    @Test
    @Rule("SP-91")
    void a_cleric_of_the_eleventh_level_makes_a_man_of_it_again(Profile profile) {
        Expeditions play = turned(profile, 11);
        List<Integer> points = play.state().encounter().orElseThrow().foes().stream()
                .map(Foe::hitPoints)
                .toList();

        heal(play);

        assertThat(play.who(FIGHTER).life()).isEqualTo(Life.LIVING);
        assertThat(play.who(FIGHTER).hitPoints()).isEqualTo(Math.min(20, points.getFirst()));
        assertThat(play.who(FIGHTER).items()).isNotEmpty();
        assertThat(play.state().company()).extracting(Adventurer::id).contains(FIGHTER);
        assertThat(play.state().encounter().orElseThrow().foes()).allMatch(Foe::gone);
        assertThat(play.state().effects()).noneMatch(effect -> effect.on().equals(new Effect.On.OnCharacter(FIGHTER)));
    }

    @Test
    @Rule("SP-91")
    void a_lesser_one_does_not(Profile profile) {
        Expeditions play = turned(profile, 10);
        heal(play);
        assertThat(play.who(FIGHTER).life()).isEqualTo(Life.LOST);
        assertThat(play.state().encounter().orElseThrow().foes()).noneMatch(Foe::gone);
    }
}
