package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.OnHit;

/** Leeches that hang on somebody and take levels of him every so many turns, counted from when they fastened. */
final class Leeches {
    private static final String ROUNDS = "rounds";

    private Leeches() {}

    /** A round begins: each that hangs on drinks on, and takes what it takes when its turns are full. */
    @Rule("NA-99")
    static void on(Unfolding u) {
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(Afflictions.ATTACHED) && effect.on() instanceof Effect.On.OnCharacter on) {
                FoeId leech = new FoeId(effect.maker());
                Optional<OnHit.Attach> attach = Names.foe(u.state(), leech)
                        .flatMap(foe -> u
                                .world()
                                .book()
                                .monsters()
                                .monster(foe.monster())
                                .powers(OnHit.Attach.class, u.state().ruleset().profile())
                                .stream()
                                .filter(each -> each.feeding() == OnHit.Feeding.LEVEL && each.inTurns())
                                .findFirst());
                attach.ifPresent(each -> drink(u, effect, on, leech, each));
            }
        }
    }

    private static void drink(Unfolding u, Effect effect, Effect.On.OnCharacter on, FoeId leech, OnHit.Attach attach) {
        int rounds = effect.number(ROUNDS) + 1;
        u.emit(new MagicEvent.EffectChanged(effect.id(), ROUNDS, rounds, ""));
        int full = attach.interval()
                * (Clock.TURN / Clock.round(u.state().ruleset().profile()));
        if (rounds % full != 0) {
            return;
        }
        u.emit(new PowerEvent.Used(leech, "leech", List.of(new Fighter.Member(on.character())), List.of()));
        int levels = attach.amount().plus();
        int has = u.state().adventurer(on.character()).map(who -> who.level()).orElse(0);
        if (levels >= has) {
            u.emit(new HarmEvent.CharacterDied(on.character(), "drained of life", "NA-99", List.of()));
        } else {
            Draining.levels(u, on.character(), levels);
        }
    }
}
