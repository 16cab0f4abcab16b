package org.woodgrain.campaign.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Corrosion;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.harm.Weakness;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.melee.Affliction;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;

/** How the stranger afflictions of a fight begin: swallowing, weakness, spores, corrosion. */
record Onset(Unfolding u, Fighter victim, Fighter maker, Optional<Monster> kind) {
    /** Begins it; nothing happens to victims that it cannot touch. */
    void of(Affliction what, int amount, List<Roll> rolls) {
        switch (what) {
            case SWALLOWED -> member().ifPresent(id -> foe().ifPresent(by -> Swallowed.begin(u, id, by, rolls)));
            case WEAKENED -> weakened(rolls);
            case CHOKING ->
                Afflictions.begin(
                        u,
                        Names.on(victim),
                        Afflictions.SPORES,
                        "choking on spores",
                        Names.value(maker),
                        Effect.Unit.ROUNDS,
                        amount,
                        Map.of(),
                        "CB-26",
                        rolls);
            case CORRODED -> member().ifPresent(id -> Corrosion.armour(u, id, eats(), amount));
            case WEAPON_CORRODED -> member().ifPresent(id -> Corrosion.weapon(u, id, eats(), amount));
            case DISARMED -> member().ifPresent(this::disarmed);
            case PULLED -> foe().ifPresent(by -> Tongues.draw(u, victim, by, rolls));
            case PARALYSED,
                    POISONED,
                    SLOWLY_POISONED,
                    SICK,
                    FEVER,
                    DEADLY_FEVER,
                    ROT,
                    STONE,
                    ATTACHED,
                    CONSTRICTED,
                    GRIPPED -> throw new IllegalArgumentException("not told here: " + what);
            case WEBBED, SLIMED, BLISTERED, POISON_WITHSTOOD ->
                throw new IllegalArgumentException("not told here: " + what);
        }
    }

    private Optional<CharacterId> member() {
        return Names.member(victim);
    }

    private Optional<FoeId> foe() {
        return maker instanceof Fighter.Opponent foe ? Optional.of(foe.id()) : Optional.empty();
    }

    private List<String> eats() {
        return power(OnHit.Dissolve.class).map(OnHit.Dissolve::materials).orElse(List.of());
    }

    private <P extends OnHit> Optional<P> power(Class<P> of) {
        return kind.flatMap(monster -> monster.power(of, u.state().ruleset().profile()));
    }

    private void weakened(List<Roll> rolls) {
        Optional<OnHit.DrainStrength> drain = power(OnHit.DrainStrength.class);
        if (drain.isEmpty() || foe().isEmpty()) {
            return;
        }
        if (member().isPresent()) {
            Weakness.begin(u, member().get(), drain.get(), foe().get(), rolls);
        } else if (victim instanceof Fighter.Opponent creature) {
            Weakness.ofCreature(u, creature.id(), drain.get(), foe().get(), rolls);
        }
    }

    private void disarmed(CharacterId id) {
        u.state()
                .adventurer(id)
                .flatMap(who -> new Figures(u.world().book(), u.state().ruleset()).weaponInHand(who))
                .ifPresent(weapon ->
                        u.emit(new PowerEvent.ThingLost(id, weapon.id(), false, "flies out of the hand", List.of())));
    }
}
