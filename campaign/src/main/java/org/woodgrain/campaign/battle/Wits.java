package org.woodgrain.campaign.battle;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.spells.Animals;
import org.woodgrain.campaign.spells.Concentration;
import org.woodgrain.campaign.spells.Servants;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.spells.Wards;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Conduct;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Nearest;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Whom a monster strikes when nobody tells it: as its tactics say, among those it can reach. */
final class Wits {
    private final Field field;
    private final Map<CharacterId, Deed> deeds;
    private final int[] struckBy;

    Wits(Field field, Map<CharacterId, Deed> deeds) {
        this.field = field;
        this.deeds = deeds;
        this.struckBy = new int[field.size()];
        Arrays.fill(struckBy, Conduct.NOBODY);
    }

    /** Somebody has struck a monster. */
    void struck(int monster, int by) {
        struckBy[monster] = by;
    }

    int target(Fight fight, CampaignState state, int who) {
        if (field.fighter(who) instanceof Fighter.Opponent turned
                && (TurningUndead.keepsAway(state, turned.id())
                        || Animals.spoken(state, turned.id())
                        || Concentration.keeps(state, turned.id())
                        || Changing.now(state, turned.id())
                        || Perils.looksAway(state, turned.id()))) {
            return Conduct.NOBODY;
        }
        int nearest = Nearest.nearest(fight, who);
        if (nearest == Conduct.NOBODY && reachesPast(fight, who)) {
            nearest = past(fight, who);
        }
        Optional<Monster> found = field.monster(who);
        if (nearest == Conduct.NOBODY || found.isEmpty()) {
            return nearest;
        }
        Monster monster = found.get();
        int enemy = 1 - fight.matchup().side(who);
        List<Integer> reach = IntStream.range(0, fight.ranks().size(enemy))
                .map(place -> fight.ranks().at(enemy, place))
                .filter(target -> fight.room(who, target))
                .filter(target -> Names.member(field.fighter(target))
                        .filter(id -> shrinks(state, who, monster, id))
                        .isEmpty())
                .filter(target -> !Wards.bars(state, Names.on(field.fighter(target)), monster))
                .filter(target -> !field.escapes(state, target, who))
                .boxed()
                .toList();
        if (reach.isEmpty()) {
            return fight.ableOf(enemy) == 0 && !field.escapes(state, nearest, who) ? nearest : Conduct.NOBODY;
        }
        return quarry(state, who, reach)
                .or(() -> hated(fight, state, monster, reach))
                .or(() -> chosen(fight, state, monster, who, reach))
                .orElse(reach.contains(nearest) ? nearest : reach.getFirst());
    }

    /** Whether something that is held up keeps a monster from striking a member. */
    private boolean shrinks(CampaignState state, int who, Monster monster, CharacterId id) {
        return Banes.cross(state, monster, id, deeds.getOrDefault(id, new Deed.Guard()))
                || (field.fighter(who) instanceof Fighter.Opponent foe && Herbs.bars(state, foe.id(), monster, id));
    }

    /** One that has slipped from its conjurer's control goes for him. */
    private Optional<Integer> quarry(CampaignState state, int who, List<Integer> reach) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                ? Servants.quarry(state, foe.id())
                        .flatMap(id -> field.number(new Fighter.Member(id)))
                        .filter(reach::contains)
                : Optional.empty();
    }

    /** Whether one stands in the second rank and has a spear or pole arm to reach past the first. */
    @Rule("CC-12")
    private static boolean reachesPast(Fight fight, int who) {
        if (!combatant(fight, who).state().reach() || fight.ranks().inFront(who) || !fight.inReach()) {
            return false;
        }
        int side = fight.matchup().side(who);
        int behind = 0;
        for (int each : fight.matchup().members(side)) {
            if (each == who) {
                return behind < fight.matchup().ground().abreast(false);
            }
            behind += fight.able(each) && !fight.ranks().inFront(each) ? 1 : 0;
        }
        return false;
    }

    private static int past(Fight fight, int who) {
        int enemy = 1 - fight.matchup().side(who);
        int count = fight.ranks().size(enemy);
        return count == 0 ? Conduct.NOBODY : fight.ranks().at(enemy, who % count);
    }

    private Optional<Integer> hated(Fight fight, CampaignState state, Monster monster, List<Integer> reach) {
        List<String> hates = monster.powers(Habit.Hates.class, state.ruleset().profile()).stream()
                .flatMap(each -> each.kinds().stream())
                .toList();
        return reach.stream()
                .filter(target ->
                        hates.stream().anyMatch(combatant(fight, target).kinds()::contains))
                .findFirst();
    }

    private Optional<Integer> chosen(Fight fight, CampaignState state, Monster monster, int who, List<Integer> reach) {
        return switch (monster.tactics()) {
            case MINDLESS, SWARM, SOLDIER, GUARDIAN, FLYER, CASTER -> Optional.empty();
            case BEAST ->
                lastStriker(state, who).filter(reach::contains).or(() -> Prey.weakest(field, state, who, reach));
            case PACK ->
                reach.stream()
                        .max(Comparator.comparingInt(
                                target -> combatant(fight, target).guard().front()));
            case AMBUSHER -> Optional.of(reach.getLast());
            case RAIDER ->
                Plunder.richest(field, state, reach)
                        .or(() -> reach.stream()
                                .filter(target -> combatant(fight, target)
                                                .guard()
                                                .front()
                                        == combatant(fight, target).guard().behind())
                                .findFirst());
            case CUNNING -> cunning(fight, state, reach);
        };
    }

    /** Who hit it last, in this round or before. */
    private Optional<Integer> lastStriker(CampaignState state, int who) {
        return struckBy[who] != Conduct.NOBODY
                ? Optional.of(struckBy[who])
                : field.fighter(who) instanceof Fighter.Opponent foe
                        ? state.encounter()
                                .flatMap(meeting -> meeting.striker(foe.id()))
                                .flatMap(id -> field.number(new Fighter.Member(id)))
                        : Optional.empty();
    }

    /** A spellcaster or the strongest fighter, turn about. */
    private Optional<Integer> cunning(Fight fight, CampaignState state, List<Integer> reach) {
        return fight.round() % 2 == 1
                ? reach.stream().filter(target -> casts(state, target)).findFirst()
                : reach.stream()
                        .max(Comparator.comparingInt(
                                target -> combatant(fight, target).dice()));
    }

    private boolean casts(CampaignState state, int target) {
        return field.fighter(target) instanceof Fighter.Member member
                && state.adventurer(member.id())
                        .filter(who -> who.acting() != CharacterClass.FIGHTING_MAN)
                        .isPresent();
    }

    private static Combatant combatant(Fight fight, int who) {
        return fight.matchup().combatant(who);
    }
}
