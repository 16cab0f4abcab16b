package org.woodgrain.campaign.traps;

import java.util.List;
import java.util.TreeMap;
import org.woodgrain.atlas.Trap;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.spells.Aloft;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.exploration.RoomTraps;

/** What a trap of the place does to those it takes. The harm needs no attack throw (CD-33). */
public final class Springing {
    /** The kind of effect that says that somebody is in a pit; its number {@code feet} is the depth. */
    public static final String PIT = Effect.IN_PIT;

    private static final int PIT_DEPTH = 10;

    private Springing() {}

    @Rule({"UX-18", "UX-19", "CD-30", "CD-33"})
    static void spring(Unfolding u, Trap trap, List<CharacterId> caught) {
        Time.noise(u, "a trap");
        for (CharacterId who : caught) {
            Adventurer victim =
                    u.state().adventurer(who).filter(Adventurer::living).orElse(null);
            if (victim != null) {
                take(u, trap, victim);
            }
        }
    }

    private static void take(Unfolding u, Trap trap, Adventurer victim) {
        switch (trap.kind()) {
            case PIT -> {
                if (Aloft.feet(u.state(), new Effect.On.OnCharacter(victim.id())) == 0) {
                    fall(u, trap, victim);
                }
            }
            case DARTS -> strike(u, trap, victim, "1d6", "darts");
            case SPEARS -> strike(u, trap, victim, "1d6", "a spear trap");
            case FALLING_BLOCK -> strike(u, trap, victim, "2d6", "a falling block");
            case GAS -> gas(u, trap, victim);
            case ALARM -> Alarms.ring(u);
            case OTHER -> strike(u, trap, victim, "0", "a trap");
        }
    }

    @Rule({"UX-19", "DU-25", "CD-33", "HZ-12"})
    private static void fall(Unfolding u, Trap trap, Adventurer victim) {
        int depth = trap.depth() > 0 ? trap.depth() : PIT_DEPTH;
        int points = RoomTraps.pitFall(u.throwing(), u.state().ruleset().profile(), victim.name(), depth, trap.soft());
        if (points > 0) {
            Wounds.hurt(
                    u,
                    victim.id(),
                    points,
                    "a fall into a pit",
                    "DU-25",
                    u.throwing().take());
        } else {
            u.emit(new DelveEvent.FellUnhurt(victim.id(), u.throwing().take()));
        }
        if (u.state().adventurer(victim.id()).filter(Adventurer::living).isPresent()) {
            TreeMap<String, Integer> numbers = new TreeMap<>();
            numbers.put("feet", depth);
            numbers.put("covered", trap.resets() ? 1 : 0);
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("e"),
                            PIT,
                            "in a pit",
                            new Effect.On.OnCharacter(victim.id()),
                            "",
                            Effect.Unit.LASTING,
                            1,
                            numbers,
                            false),
                    "DU-26"));
        }
    }

    @Rule("CD-33")
    private static void strike(Unfolding u, Trap trap, Adventurer victim, String otherwise, String cause) {
        int points =
                formula(trap, otherwise).roll(u.throwing().of("CD-33", cause).by(victim.name()));
        Wounds.hurt(u, victim.id(), points, cause, "CD-33", u.throwing().take());
    }

    /** Gas: a made save against poison halves it. */
    @Rule("CD-33")
    private static void gas(Unfolding u, Trap trap, Adventurer victim) {
        int points = formula(trap, "1d6").roll(u.throwing().of("CD-33", "gas").by(victim.name()));
        boolean saved = Saves.save(u, victim, Danger.DEATH, "gas");
        Wounds.hurt(
                u,
                victim.id(),
                saved ? points / 2 : points,
                "gas",
                "CD-33",
                u.throwing().take());
    }

    private static Formula formula(Trap trap, String otherwise) {
        return Formula.parse(trap.damage()).or(() -> Formula.parse(otherwise)).orElse(Formula.fixed(0));
    }
}
