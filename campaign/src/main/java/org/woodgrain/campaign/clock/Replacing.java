package org.woodgrain.campaign.clock;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.Stalker;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Persons;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/**
 * Monsters that can copy any person: one that follows the company creeps up, looks at one of those who serve it, makes
 * away with him and goes on in his place.
 */
final class Replacing {
    private static final String ANYBODY = "any-person";

    private Replacing() {}

    /** One of those who follow has taken somebody's place; false if none of them can, or nobody serves the company. */
    static boolean of(Unfolding u, String level, List<Stalker> stalkers) {
        Optional<Stalker> copier = stalkers.stream()
                .filter(each -> copies(u, u.world().book().monsters().monster(each.monster())))
                .findFirst();
        List<Follower> people = u.state().followers().stream()
                .filter(follower -> follower.foe().able())
                .filter(follower -> Persons.valid(
                        u.world().book().monsters().monster(follower.foe().monster())))
                .toList();
        if (copier.isEmpty() || people.isEmpty()) {
            return false;
        }
        int which = u.throwing()
                .of("EN-36", "whose place it takes")
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, people.size())
                .total();
        Follower victim = people.get(which - 1);
        Stalker stalker = copier.get();
        Foe impostor = stalker.again(new Foe(
                stalker.foe(),
                stalker.monster(),
                victim.foe().name(),
                stalker.most(),
                stalker.most(),
                Foe.Standing.ABLE,
                Purse.EMPTY,
                new TreeMap<>(Map.of(Marks.DISGUISED, 1))));
        u.emit(new PowerEvent.TookPlace(
                victim.foe().id(), impostor, level, stalker.mark(), u.throwing().take()));
        return true;
    }

    private static boolean copies(Unfolding u, Monster kind) {
        return kind.powers(Habit.Disguise.class, u.state().ruleset().profile()).stream()
                .anyMatch(disguise -> disguise.as().equals(ANYBODY));
    }
}
