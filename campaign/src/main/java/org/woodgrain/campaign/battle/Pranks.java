package org.woodgrain.campaign.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * The curse of sprites, which so many of them lay together once a turn: a comic misfortune that costs neither life nor
 * level, and lasts until the curse is removed.
 */
final class Pranks {
    private static final String CURSE = "curse";
    private static final String LAID = "curse-laid";

    /** One misfortune: how its coming is told, how its victim is told of, and what it does. */
    private record Misfortune(String power, String label, Map<String, Integer> numbers) {}

    private static final List<Misfortune> ALL = List.of(
            new Misfortune("curse ears", "donkey-eared", Map.of()),
            new Misfortune("curse hiccups", "hiccuping", Map.of(Afflictions.TO_HIT, -1)),
            new Misfortune("curse rhymes", "speaking in rhymes", Map.of()),
            new Misfortune("curse giggles", "giggling", Map.of(Afflictions.TO_HIT, -1)),
            new Misfortune("curse green", "as green as grass", Map.of()),
            new Misfortune("curse feet", "dancing", Map.of(Afflictions.EASE, 1)));

    private Pranks() {}

    /** Whether one would lay it now for all of them: enough are there, and they have laid none this turn. */
    static boolean ready(Unfolding u, Field field, Fight fight, int who, Monster kind) {
        Optional<SpecialAttack.Spell> curse =
                kind.powers(SpecialAttack.Spell.class, u.state().ruleset().profile()).stream()
                        .filter(power -> power.name().equals(CURSE))
                        .findFirst();
        if (curse.isEmpty() || victim(u, field, fight, who).isEmpty()) {
            return false;
        }
        List<Foe> same = u.state().encounter().orElseThrow().able().stream()
                .filter(foe -> foe.monster().equals(kind.id()))
                .toList();
        return same.size() >= curse.get().count()
                && same.stream().noneMatch(foe -> foe.number(LAID) == Subdual.moment(u.state()));
    }

    /** The first in front who is not cursed yet. */
    private static Optional<Integer> victim(Unfolding u, Field field, Fight fight, int who) {
        int enemy = 1 - fight.matchup().side(who);
        for (int place = 0; place < fight.ranks().size(enemy); place++) {
            int target = fight.ranks().at(enemy, place);
            boolean member = Names.member(field.fighter(target)).isPresent();
            if (member && !u.state().effects().any(Names.on(field.fighter(target)), CURSE)) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    static void lay(Unfolding u, Field field, Fight fight, Blows blows, int who, FoeId id) {
        u.emit(new BattleEvent.FoeMarked(id, LAID, Subdual.moment(u.state())));
        victim(u, field, fight, who).ifPresent(target -> {
            u.emit(new PowerEvent.Used(id, "weaving", List.of(field.fighter(target)), List.of()));
            if (blows.saves(target, Danger.SPELLS, 0)) {
                return;
            }
            int which = u.throwing()
                    .of("CB-26", "which misfortune")
                    .secret()
                    .roll(1, ALL.size())
                    .total();
            Misfortune comes = ALL.get(which - 1);
            Map<String, Integer> numbers = new HashMap<>(comes.numbers());
            numbers.put(Maladies.CURSED, 1);
            u.emit(new PowerEvent.Used(
                    id,
                    comes.power(),
                    List.of(field.fighter(target)),
                    u.throwing().take()));
            Afflictions.begin(
                    u,
                    Names.on(field.fighter(target)),
                    CURSE,
                    comes.label(),
                    id.value(),
                    Effect.Unit.LASTING,
                    0,
                    numbers,
                    "CB-26",
                    List.of());
        });
    }
}
