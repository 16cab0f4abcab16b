package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Coffins;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.melee.Fight;

/** What follows when somebody falls: death or flight to a coffin, grips that loosen, and what the slain become. */
final class Deaths {
    private static final String DRAINED = "drained of life";

    private final Unfolding u;
    private final Field field;
    private final Fight fight;

    Deaths(Unfolding u, Field field) {
        this.u = u;
        this.field = field;
        this.fight = field.fight();
    }

    /**
     * Somebody is down for good.
     *
     * @param by number of the slayer; none of the fight's if it was nobody in it
     */
    void of(int who, int by, String cause) {
        Fighter dead = field.fighter(who);
        if (dead instanceof Fighter.Opponent foe
                && Names.foe(u.state(), foe.id()).isEmpty()
                && !Names.follows(u.state(), foe.id())) {
            // the blow itself has made it vanish
            fight.leave(who);
            return;
        }
        String told =
                by >= 0 && by < field.size() && cause.equals("wounds") ? Names.of(u.state(), field.fighter(by)) : cause;
        if (dead instanceof Fighter.Opponent foe
                && !Names.follows(u.state(), foe.id())
                && Coffins.has(field.monster(foe.id()), u.state())) {
            Coffins.seek(u, foe.id());
        } else {
            Optional<Follower> mount = mount(dead);
            u.emit(death(dead, told));
            mount.filter(each -> Riding.bolts(u, each))
                    .flatMap(
                            each -> field.number(new Fighter.Opponent(each.foe().id())))
                    .ifPresent(fight::leave);
            Names.opponent(dead).ifPresent(rider -> Riding.fell(u, rider));
        }
        releaseVictims(dead);
        if (by >= 0
                && by < field.size()
                && fight.matchup().side(who) == 0
                && field.fighter(by) instanceof Fighter.Opponent slayer) {
            boolean drained = cause.equals(DRAINED);
            switch (dead) {
                case Fighter.Member member ->
                    Slain.by(u, member.id(), slayer.id(), field.monster(slayer.id()), drained);
                case Fighter.Opponent servant ->
                    Slain.servant(u, field.monster(servant.id()), slayer.id(), field.monster(slayer.id()), drained);
            }
        }
    }

    /** What the dead rode. */
    private Optional<Follower> mount(Fighter dead) {
        return dead instanceof Fighter.Member rider
                ? Mounts.under(u.state(), rider.id())
                        .flatMap(beast -> u.state().followers().stream()
                                .filter(each -> each.foe().id().equals(beast.id()))
                                .findFirst())
                : Optional.empty();
    }

    private Event death(Fighter dead, String cause) {
        return switch (dead) {
            case Fighter.Member member -> new HarmEvent.CharacterDied(member.id(), cause, "CB-18", List.of());
            case Fighter.Opponent foe -> {
                if (Names.follows(u.state(), foe.id())) {
                    yield new MagicEvent.FollowerLeft(foe.id(), "it is dead");
                }
                Foe fallen = Names.foe(u.state(), foe.id()).orElseThrow();
                yield new HarmEvent.FoeDied(foe.id(), fallen.monster(), cause, "CB-18");
            }
        };
    }

    /** What a monster holds it lets go when it dies, all but slime. */
    private void releaseVictims(Fighter dead) {
        String maker = Names.value(dead);
        for (Effect effect : u.state().effects()) {
            boolean grip = List.of(Afflictions.ATTACHED, Afflictions.COILS, "swallowed")
                    .contains(effect.kind());
            if (grip && effect.maker().equals(maker)) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "it is dead"));
            }
        }
    }
}
