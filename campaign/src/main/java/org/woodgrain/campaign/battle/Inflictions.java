package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.monsters.OnHit;

/** What a blow leaves behind besides wounds: effects that outlast it. */
final class Inflictions {
    private final Unfolding u;
    private final Field field;

    Inflictions(Unfolding u, Field field) {
        this.u = u;
        this.field = field;
    }

    /** Lets an affliction take hold of a victim; {@code amount} is in the unit of the affliction. */
    void inflict(int who, int by, Affliction what, int amount, List<Roll> rolls) {
        Effect.On on = Names.on(field.fighter(who));
        if (suffers(on, what)) {
            return;
        }
        String maker = Names.value(field.fighter(by));
        switch (what) {
            case PARALYSED ->
                begin(
                        on,
                        Afflictions.PARALYSIS,
                        "paralysed",
                        maker,
                        Effect.Unit.ROUNDS,
                        Afflictions.rounds(u.state(), amount),
                        Map.of(Effect.HELPLESS, 1),
                        rolls);
            case POISONED -> begin(on, "poison", "poisoned", maker, Effect.Unit.ENCOUNTER, 0, Map.of(), rolls);
            case POISON_WITHSTOOD -> Antidotes.use(u, on);
            case SLOWLY_POISONED ->
                begin(
                        on,
                        Afflictions.SLOW_POISON,
                        "poisoned",
                        maker,
                        Effect.Unit.ROUNDS,
                        Afflictions.rounds(u.state(), amount),
                        Map.of("slow", 1),
                        rolls);
            case SICK ->
                begin(
                        on,
                        Afflictions.SICK,
                        "sick with poison",
                        maker,
                        Effect.Unit.DAYS,
                        amount,
                        Map.of(Afflictions.IDLE, 1, "slow", 1),
                        rolls);
            case FEVER ->
                begin(
                        on,
                        Afflictions.FEVER,
                        "feverish",
                        maker,
                        Effect.Unit.DAYS,
                        amount,
                        Map.of("bedridden", 1),
                        rolls);
            case DEADLY_FEVER ->
                begin(
                        on,
                        Afflictions.DEADLY_FEVER,
                        "feverish",
                        maker,
                        Effect.Unit.DAYS,
                        amount,
                        Map.of("bedridden", 1),
                        rolls);
            case ROT -> begin(on, Afflictions.ROT, "rotting", maker, Effect.Unit.LASTING, 0, Map.of(), rolls);
            case STONE -> Draining.stone(u, field.fighter(who));
            case ATTACHED -> begin(on, Afflictions.ATTACHED, "bled", maker, Effect.Unit.ENCOUNTER, 0, Map.of(), rolls);
            case CONSTRICTED ->
                begin(on, Afflictions.COILS, "in its coils", maker, Effect.Unit.ENCOUNTER, 0, Map.of(), rolls);
            case GRIPPED -> {
                Names.opponent(field.fighter(by))
                        .ifPresent(foe ->
                                u.emit(new PowerEvent.Used(foe, "grip", List.of(field.fighter(who)), List.of())));
                begin(on, Afflictions.COILS, "held in its flames", maker, Effect.Unit.ENCOUNTER, 0, Map.of(), rolls);
            }
            case WEBBED ->
                begin(
                        on,
                        Afflictions.WEB,
                        "held in a web",
                        maker,
                        Effect.Unit.ROUNDS,
                        amount,
                        Map.of(Effect.HELPLESS, 1),
                        rolls);
            case SWALLOWED, WEAKENED, CHOKING, CORRODED, WEAPON_CORRODED, DISARMED, PULLED ->
                new Onset(u, field.fighter(who), field.fighter(by), field.monster(by)).of(what, amount, rolls);
            case SLIMED -> Afflictions.slime(u, on, maker, amount, further(by), rolls);
            case BLISTERED ->
                begin(
                        on,
                        Afflictions.BLISTER,
                        "blistered",
                        maker,
                        Effect.Unit.TURNS,
                        144,
                        Map.of(Afflictions.TO_HIT, -2),
                        rolls);
        }
    }

    /** Whether somebody is under the same affliction already, of which more does no more. */
    private boolean suffers(Effect.On on, Affliction what) {
        String kind = switch (what) {
            case SICK -> Afflictions.SICK;
            case FEVER -> Afflictions.FEVER;
            case DEADLY_FEVER -> Afflictions.DEADLY_FEVER;
            case ROT -> Afflictions.ROT;
            case BLISTERED -> Afflictions.BLISTER;
            case SLOWLY_POISONED -> Afflictions.SLOW_POISON;
            case POISONED -> "poison";
            case PARALYSED,
                    POISON_WITHSTOOD,
                    STONE,
                    ATTACHED,
                    CONSTRICTED,
                    GRIPPED,
                    WEBBED,
                    SWALLOWED,
                    WEAKENED,
                    CHOKING,
                    CORRODED,
                    WEAPON_CORRODED,
                    DISARMED,
                    PULLED,
                    SLIMED -> "";
        };
        return !kind.isEmpty()
                && u.state().effectsOn(on).stream()
                        .anyMatch(effect -> effect.kind().equals(kind));
    }

    /** How many rounds a victim takes to turn into slime after it has eaten through his clothes. */
    private int further(int by) {
        return field.monster(by)
                .flatMap(monster ->
                        monster.power(OnHit.Slime.class, u.state().ruleset().profile()))
                .map(slime -> slime.furtherRounds()
                        .roll(u.throwing().of("CB-26", "until it is slime").secret()))
                .orElse(1);
    }

    /** A failed save has its whole effect; what follows a hit without one is part of the damage of a creature's hit. */
    private static String rule(String kind) {
        return switch (kind) {
            case Afflictions.ROT, Afflictions.ATTACHED, Afflictions.COILS, Afflictions.BLISTER -> "CB-16";
            default -> "CB-26";
        };
    }

    private void begin(
            Effect.On on,
            String kind,
            String label,
            String maker,
            Effect.Unit unit,
            int length,
            Map<String, Integer> numbers,
            List<Roll> rolls) {
        Afflictions.begin(u, on, kind, label, maker, unit, length, numbers, rule(kind), rolls);
    }
}
