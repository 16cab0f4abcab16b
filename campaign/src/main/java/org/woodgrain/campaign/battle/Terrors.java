package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * The sight or the roar of some monsters: those who are weak enough save against paralysis or flee for some rounds; a
 * mummy's victims stand frozen until it strikes. Once in a meeting.
 */
final class Terrors {
    /** The kind of effect that the terrified are under. */
    static final String TERROR = "terror";

    private static final String FELT = "terror-felt";
    private static final String FROZEN = "frozen";

    private Terrors() {}

    /** A round begins: what is terrible is seen for the first time. */
    static void on(Unfolding u) {
        if (u.state().encounter().map(meeting -> !meeting.kindKnown()).orElse(true)) {
            return;
        }
        for (Foe foe : u.state().encounter().orElseThrow().able()) {
            Optional<SpecialAttack.Terror> terror = u.world()
                    .book()
                    .monsters()
                    .monster(foe.monster())
                    .power(SpecialAttack.Terror.class, u.state().ruleset().profile());
            boolean felt = u.state().encounter().orElseThrow().foes().stream()
                    .anyMatch(each -> each.monster().equals(foe.monster()) && each.number(FELT) > 0);
            if (terror.isPresent() && !felt && foe.number(Marks.DISGUISED) == 0) {
                u.emit(new BattleEvent.FoeMarked(foe.id(), FELT, 1));
                strike(u, foe.id(), terror.get());
            }
        }
    }

    private static void strike(Unfolding u, FoeId id, SpecialAttack.Terror terror) {
        boolean any = terror.upTo().equals("any");
        int most = any ? Integer.MAX_VALUE : Integer.parseInt(terror.upTo());
        List<Adventurer> weak = u.state().company().stream()
                .filter(who -> who.level() <= most)
                .filter(who -> !u.state().helpless(who.id()))
                .toList();
        List<Foe> beasts = Bystanders.of(u).stream()
                .filter(foe -> Marks.dice(foe)
                                .orElse(Bystanders.kind(u, foe).hitDice())
                                .dice()
                        <= most)
                .filter(foe -> !Bystanders.kind(u, foe)
                        .immuneTo("fear", u.state().ruleset().profile()))
                .toList();
        if (weak.isEmpty() && beasts.isEmpty()) {
            return;
        }
        u.emit(new PowerEvent.Used(id, terror.how().equals("roar") ? "roar" : "terror", List.of(), List.of()));
        for (Adventurer who : weak) {
            if (!Saves.save(u, who, Danger.PARALYSIS, "terror")) {
                begin(u, new Effect.On.OnCharacter(who.id()), who.name(), id, any);
            } else {
                u.throwing().take();
            }
        }
        for (Foe follower : beasts) {
            if (!stands(u, follower)) {
                begin(u, new Effect.On.OnFoe(follower.id()), follower.name(), id, any);
            }
        }
    }

    /** Those who follow the company feel it as its members do. */
    private static boolean stands(Unfolding u, Foe follower) {
        int needed = u.world()
                .book()
                .combat()
                .saves()
                .needed(
                        u.state().ruleset(),
                        Saver.of(
                                u.state().ruleset(),
                                Bystanders.kind(u, follower),
                                Marks.dice(follower),
                                Marks.level(follower)),
                        Danger.PARALYSIS);
        boolean made = u.throwing()
                .of("CB-23", "save against terror")
                .by(follower.name())
                .atLeast(needed)
                .roll(1, 20)
                .success();
        u.emit(new BattleEvent.SaveThrown(
                new Fighter.Opponent(follower.id()),
                Danger.PARALYSIS,
                made,
                u.throwing().take()));
        return made;
    }

    private static void begin(Unfolding u, Effect.On who, String name, FoeId id, boolean frozen) {
        int rounds = frozen
                ? 0
                : u.throwing()
                        .of("CB-26", "rounds of flight")
                        .by(name)
                        .roll(2, 6)
                        .total();
        Afflictions.begin(
                u,
                who,
                TERROR,
                frozen ? "frozen with terror" : "shrinking back in terror",
                id.value(),
                frozen ? Effect.Unit.ENCOUNTER : Effect.Unit.ROUNDS,
                rounds,
                frozen ? Map.of(Effect.HELPLESS, 1, FROZEN, 1) : Map.of(Afflictions.IDLE, 1),
                "CB-26",
                u.throwing().take());
    }

    /** What froze them has struck, or is gone: they can move again. */
    static void thaw(Unfolding u, FoeId by) {
        for (Effect effect : u.state().effects().of(TERROR)) {
            if (effect.number(FROZEN) > 0 && effect.maker().equals(by.value())) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "the spell of its sight is broken"));
            }
        }
    }
}
