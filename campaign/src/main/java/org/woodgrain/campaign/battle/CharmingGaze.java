package org.woodgrain.campaign.battle;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** A gaze that charms one person in place of the blows of a round. */
final class CharmingGaze {
    private static final String CHARM = "charm";
    private static final String CHARM_PERSON = "SP-07";
    private static final int GAZES_UP_TO = 3;

    private CharmingGaze() {}

    /**
     * Whom it would charm now, every other round or so: the strongest in front within its range who sees it and does not
     * turn his eyes away.
     */
    static Optional<Integer> victim(
            Unfolding u, Field field, Map<CharacterId, Deed> deeds, Fight fight, int who, Monster monster) {
        Optional<SpecialAttack.Gaze> gaze =
                monster.powers(SpecialAttack.Gaze.class, u.state().ruleset().profile()).stream()
                        .filter(each -> each.effect().equals(CHARM) && fight.distance() <= each.feet())
                        .findFirst();
        int enemy = 1 - fight.matchup().side(who);
        if (gaze.isEmpty()
                || fight.ranks().size(enemy) == 0
                || !Lighting.bright(u.state())
                || !u.throwing()
                        .of("CB-21", "whether it gazes")
                        .secret()
                        .atMost(GAZES_UP_TO)
                        .roll(1, 6)
                        .success()) {
            return Optional.empty();
        }
        return IntStream.range(0, fight.ranks().size(enemy))
                .map(place -> fight.ranks().at(enemy, place))
                .filter(target -> Names.member(field.fighter(target))
                        .filter(id -> !(deeds.get(id) instanceof Deed.Avert))
                        .isPresent())
                .boxed()
                .max(Comparator.comparingInt(
                        target -> fight.matchup().combatant(target).dice()));
    }

    static void at(Unfolding u, Field field, Blows blows, FoeId id, Monster monster, int target) {
        int bonus = monster.powers(SpecialAttack.Gaze.class, u.state().ruleset().profile()).stream()
                .filter(each -> each.effect().equals(CHARM))
                .mapToInt(SpecialAttack.Gaze::saveBonus)
                .findFirst()
                .orElse(0);
        u.emit(new PowerEvent.Used(
                id, "gaze", List.of(field.fighter(target)), u.throwing().take()));
        if (Names.foe(u.state(), id).filter(foe -> foe.number(Gazes.FELT) == 0).isPresent()) {
            u.emit(new BattleEvent.FoeMarked(id, Gazes.FELT, 1));
        }
        CharacterId victim = Names.member(field.fighter(target)).orElseThrow();
        if (!blows.saves(target, Danger.SPELLS, bonus)) {
            Afflictions.begin(
                    u,
                    new Effect.On.OnCharacter(victim),
                    CHARM_PERSON,
                    "charmed",
                    id.value(),
                    Effect.Unit.LASTING,
                    0,
                    Map.of(),
                    CHARM_PERSON,
                    List.of());
        }
    }
}
