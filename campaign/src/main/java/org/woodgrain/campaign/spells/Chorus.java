package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.SpecialAttack;

/** Spells that many monsters of a kind work together, once a turn: the first of them speaks for all. */
public final class Chorus {
    private static final String GROUP = "group";
    /** The number of a foe that says when it last led a chorus, in parts of a turn since play began. */
    private static final String LED = "led-chorus";

    private static final int PARTS = 60;

    private Chorus() {}

    /** Lends the common spell to a foe that leads enough of its kind, and takes it from one that does so no more. */
    static void gather(Unfolding u, FoeId id) {
        Optional<Foe> foe = u.state().encounter().flatMap(meeting -> meeting.foe(id));
        foe.ifPresent(each -> power(u, each)
                .ifPresent(power -> spell(u, power).ifPresent(spell -> {
                    int now = leads(u, each, power) && rested(u.state(), each) ? 1 : 0;
                    if (each.number(MonsterCasting.key(spell)) != now) {
                        u.emit(new BattleEvent.FoeMarked(id, MonsterCasting.key(spell), now));
                    }
                })));
    }

    /** All who must act together for the spell that a foe means to cast, itself among them; empty if it needs nobody. */
    public static List<FoeId> voices(Unfolding u, FoeId id, String cast) {
        return u.state().encounter().flatMap(meeting -> meeting.foe(id)).stream()
                .flatMap(foe -> power(u, foe)
                        .filter(power -> spell(u, power).filter(cast::equals).isPresent())
                        .stream()
                        .flatMap(power -> able(u, foe).stream().map(Foe::id).limit(power.count())))
                .toList();
    }

    /** Whether enough are still on their feet for what a foe set out to cast; true of all that one can cast alone. */
    public static boolean whole(Unfolding u, FoeId id, String cast) {
        List<FoeId> voices = voices(u, id, cast);
        return voices.isEmpty()
                || u.state().encounter().flatMap(meeting -> meeting.foe(id)).stream()
                        .anyMatch(foe -> power(u, foe)
                                .filter(power -> voices.size() >= power.count())
                                .isPresent());
    }

    /** The spell was cast or broken off: none of them leads another before a turn is over. */
    public static void ended(Unfolding u, FoeId id, String cast) {
        if (!voices(u, id, cast).isEmpty()) {
            u.emit(new BattleEvent.FoeMarked(id, LED, now(u.state())));
        }
    }

    private static boolean leads(Unfolding u, Foe foe, SpecialAttack.Spell power) {
        List<Foe> able = able(u, foe);
        return able.size() >= power.count() && able.getFirst().id().equals(foe.id());
    }

    /** One that has fallen since may have led the last. */
    private static boolean rested(CampaignState state, Foe foe) {
        return state.encounter().orElseThrow().foes().stream()
                .filter(each -> each.monster().equals(foe.monster()) && each.number(LED) != 0)
                .allMatch(each -> now(state) - each.number(LED) >= PARTS);
    }

    private static int now(CampaignState state) {
        Clock clock = state.clock();
        return (clock.day() * Clock.TURNS_IN_DAY + clock.turn()) * PARTS + clock.ticks() / (Clock.TURN / PARTS);
    }

    private static List<Foe> able(Unfolding u, Foe foe) {
        return u.state().encounter().orElseThrow().able().stream()
                .filter(each -> each.monster().equals(foe.monster()))
                .toList();
    }

    private static Optional<SpecialAttack.Spell> power(Unfolding u, Foe foe) {
        return u.world().book().monsters().find(foe.monster()).stream()
                .flatMap(kind -> kind
                        .powers(SpecialAttack.Spell.class, u.state().ruleset().profile())
                        .stream())
                .filter(power -> power.how().equals(GROUP))
                .findFirst();
    }

    private static Optional<String> spell(Unfolding u, SpecialAttack.Spell power) {
        return InnateSpells.spell(u, power).map(Spell::id);
    }
}
