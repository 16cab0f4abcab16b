package org.woodgrain.campaign.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.power.PetrifyingGaze;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * Petrifying eyes. Whoever acts and looks saves; whoever turns his eyes away strikes at four less and is struck at two
 * more; a mirror in the hand spares him at one less, and may turn the gaze on its owner.
 */
final class Gazes {
    private static final Set<String> MIRRORS = Set.of("EQI-48", "EQI-49");
    private static final int MIRROR_FEET = 10;

    /** The number of a foe whose gaze has been felt. */
    static final String FELT = "gaze-felt";

    private final Unfolding u;
    private final Field field;
    private final Map<CharacterId, Deed> deeds;

    Gazes(Unfolding u, Field field, Map<CharacterId, Deed> deeds) {
        this.u = u;
        this.field = field;
        this.deeds = deeds;
    }

    /** Those who are surprised have no time to look away: all of them meet the eyes at once. */
    static void surprised(Unfolding u, Field field, Blows blows) {
        Map<CharacterId, Deed> looking = new HashMap<>();
        u.state().company().forEach(who -> looking.put(who.id(), new Deed.Forward()));
        new Gazes(u, field, looking).meet(blows, field.fight());
    }

    /** The company is about to act: those who look, meet the eyes of what looks at them. */
    void meet(Blows blows, Fight fight) {
        if (!Lighting.bright(u.state())) {
            return;
        }
        for (int who = 0; who < field.size(); who++) {
            if (field.fighter(who) instanceof Fighter.Opponent foe && fight.able(who)) {
                Optional<SpecialAttack.Gaze> gaze = gaze(field.monster(foe.id()), u.state());
                if (gaze.isPresent() && fight.distance() <= gaze.get().feet()) {
                    lookers(blows, fight, who, foe, gaze.get());
                }
            }
        }
    }

    private static Optional<SpecialAttack.Gaze> gaze(Monster monster, CampaignState state) {
        return PetrifyingGaze.of(monster, state.ruleset().profile());
    }

    private void lookers(Blows blows, Fight fight, int who, Fighter.Opponent foe, SpecialAttack.Gaze gaze) {
        boolean mirrored = false;
        for (int target : fight.matchup().members(1 - fight.matchup().side(who))) {
            Optional<Adventurer> member =
                    Names.member(field.fighter(target)).flatMap(id -> u.state().adventurer(id));
            if (member.isEmpty() || !fight.able(target)) {
                continue;
            }
            boolean mirror = mirror(member.get());
            mirrored |= mirror && fight.distance() <= MIRROR_FEET;
            if (!mirror && looks(member.get(), foe)) {
                meets(blows, who, foe, target, gaze);
            }
        }
        if (mirrored) {
            itself(blows, fight, who, foe);
        }
    }

    private void meets(Blows blows, int who, Fighter.Opponent foe, int target, SpecialAttack.Gaze gaze) {
        if (Names.foe(u.state(), foe.id()).map(each -> each.number(FELT)).orElse(0) == 0) {
            u.emit(new BattleEvent.FoeMarked(foe.id(), FELT, 1));
        }
        u.emit(new PowerEvent.Used(foe.id(), "gaze", List.of(field.fighter(target)), List.of()));
        PetrifyingGaze.meets(blows, who, target, gaze);
    }

    /** Whether one looks: he does unless he strikes with his eyes turned away, or stands by once the gaze is known. */
    private boolean looks(Adventurer who, Fighter.Opponent foe) {
        Deed deed = deeds.getOrDefault(who.id(), new Deed.Guard());
        boolean felt =
                Names.foe(u.state(), foe.id()).map(each -> each.number(FELT)).orElse(0) > 0;
        return !(deed instanceof Deed.Avert) && !(felt && idle(deed));
    }

    private static boolean idle(Deed deed) {
        return deed instanceof Deed.Guard || deed instanceof Deed.Back || deed instanceof Deed.Draw;
    }

    /** It may see itself, and then saves against its own eyes. */
    private void itself(Blows blows, Fight fight, int who, Fighter.Opponent foe) {
        Optional<SpecialAttack.Mirror> sees = field.monster(foe.id())
                .power(SpecialAttack.Mirror.class, u.state().ruleset().profile());
        if (sees.isEmpty()
                || (sees.get().inSix() < 6
                        && !u.throwing()
                                .of("CB-26", "whether it sees itself")
                                .secret()
                                .atMost(sees.get().inSix())
                                .roll(1, 6)
                                .success())) {
            return;
        }
        u.emit(new PowerEvent.Used(
                foe.id(), "gaze self", List.of(), u.throwing().take()));
        if (!blows.saves(who, Danger.STONE, 0)) {
            Foe stone = Names.foe(u.state(), foe.id()).orElseThrow();
            fight.leave(who);
            u.emit(new HarmEvent.FoeDied(foe.id(), stone.monster(), "its own gaze", "CB-26"));
        }
    }

    /** Whether somebody holds a mirror before him. */
    static boolean mirror(Adventurer who) {
        for (Item item : who.items()) {
            if (item.carried() == Carried.IN_HAND && MIRRORS.contains(item.kind())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the eyes of one of those who are met were felt already. */
    static boolean known(Rulebook book, CampaignState state, Encounter meeting) {
        return meeting.able().stream()
                .filter(foe -> foe.number(FELT) > 0)
                .anyMatch(foe -> book.monsters()
                        .monster(foe.monster())
                        .has(SpecialAttack.Gaze.class, state.ruleset().profile()));
    }

    /** Whether any of those who are met has such eyes. */
    static boolean any(Rulebook book, CampaignState state) {
        return state.encounter().stream()
                .flatMap(meeting -> meeting.able().stream())
                .anyMatch(foe ->
                        gaze(book.monsters().monster(foe.monster()), state).isPresent());
    }
}
