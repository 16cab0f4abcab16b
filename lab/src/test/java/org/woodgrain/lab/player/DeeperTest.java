package org.woodgrain.lab.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.woodgrain.atlas.Level;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.view.View;
import org.woodgrain.dice.FastDice;
import org.woodgrain.lab.expeditions.Dungeons;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;

class DeeperTest {
    private static final Map<String, Level> LEVELS = new TreeMap<>();

    static {
        for (Level level : Dungeons.byRule(2)) {
            // nobody at home, so that nothing is in the way
            LEVELS.put(level.id(), level.withRooms(List.of()));
        }
    }

    private final World world = new World(StandardBook.load(), LEVELS);

    private List<DelveEvent.StairsTaken> stairs(Player player) {
        return Playing.of(world, Ruleset.of(Profile.ORIGINAL), FastDice.seeded(2), player, 400, state -> false)
                .events()
                .stream()
                .filter(DelveEvent.StairsTaken.class::isInstance)
                .map(DelveEvent.StairsTaken.class::cast)
                .toList();
    }

    @Test
    void the_green_stay_on_the_first_level() {
        assertThat(stairs(new CarefulPlayer(world.book()))).allMatch(DelveEvent.StairsTaken::up);
    }

    @Test
    void those_who_think_themselves_strong_go_down_and_come_up_again() {
        Player careful = new CarefulPlayer(world.book());
        List<DelveEvent.StairsTaken> stairs = stairs(view -> careful.next(heroes(view)));

        assertThat(stairs).anyMatch(taken -> !taken.up());
        DelveEvent.StairsTaken down =
                stairs.stream().filter(taken -> !taken.up()).findFirst().orElseThrow();
        assertThat(stairs.subList(stairs.indexOf(down), stairs.size()))
                .anyMatch(taken -> taken.up() && taken.to().isPresent());
    }

    /** The same view, in which everybody of the first level is told to be of the fourth. */
    private static View heroes(View view) {
        return new View(
                view.campaign(),
                view.name(),
                view.profile(),
                view.strip(),
                view.map(),
                view.company().stream().map(DeeperTest::hero).toList(),
                view.others(),
                view.beasts(),
                view.drafts(),
                view.meeting(),
                view.place(),
                view.offers(),
                view.hidden());
    }

    private static View.Member hero(View.Member member) {
        return new View.Member(
                member.id(),
                member.name(),
                member.kind().replaceFirst(" 1$", " 4"),
                member.hitPoints(),
                member.maxHitPoints(),
                member.armorClass(),
                member.load(),
                member.move(),
                member.rank(),
                member.conditions(),
                member.dead(),
                member.hands(),
                member.sheet(),
                member.items(),
                member.spells(),
                member.coins(),
                member.strongbox());
    }
}
