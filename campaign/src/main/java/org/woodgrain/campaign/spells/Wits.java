package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Tactics;

/** What the automatic referee knows when it chooses at whom a monster casts. */
final class Wits {
    private Wits() {}

    /** Members who can act and heed no other. */
    static List<Adventurer> awake(Scene scene) {
        return scene.state().company().stream()
                .filter(member -> !scene.state().helpless(member.id()))
                .filter(member -> !Casting.heedsFoes(scene.state(), member.id()))
                .toList();
    }

    /** Whether nobody of the company is left who could do it harm. */
    static boolean nobodyStands(CampaignState state) {
        return state.company().stream().allMatch(member -> state.helpless(member.id()));
    }

    /** One of them, in marching order. */
    static List<List<String>> eachMember(Scene scene) {
        return awake(scene).stream()
                .map(member -> List.of("member:" + member.id()))
                .toList();
    }

    /** One of them, as the caster's tactics choose: mostly those of the highest level first. */
    static List<List<String>> strongestFirst(Scene scene) {
        return awake(scene).stream()
                .sorted(order(scene))
                .map(member -> List.of("member:" + member.id()))
                .toList();
    }

    /** At nobody in particular, then at each of them, those who cast before others. */
    static List<List<String>> anybody(Scene scene) {
        List<List<String>> all = new ArrayList<>(once());
        awake(scene).stream().sorted(castersFirst()).forEach(member -> all.add(List.of("member:" + member.id())));
        return all;
    }

    /** Once, at nobody in particular. */
    static List<List<String>> once() {
        return List.of(List.of());
    }

    /** Those who cast go for casters, the cunning for casters and for the strongest turn about, others for the strongest. */
    private static Comparator<Adventurer> order(Scene scene) {
        Comparator<Adventurer> strongest =
                Comparator.comparingInt(Adventurer::level).reversed();
        int round = scene.encounter().map(Encounter::round).orElse(0);
        return switch (tactics(scene)) {
            case CASTER -> castersFirst().thenComparing(strongest);
            case CUNNING -> round % 2 == 1 ? castersFirst().thenComparing(strongest) : strongest;
            case MINDLESS, BEAST, PACK, AMBUSHER, RAIDER, SOLDIER, FLYER, GUARDIAN, SWARM -> strongest;
        };
    }

    private static Comparator<Adventurer> castersFirst() {
        return Comparator.comparing(member -> member.acting() == CharacterClass.FIGHTING_MAN);
    }

    private static Tactics tactics(Scene scene) {
        return scene.caster() instanceof Caster.Monster monster
                ? Creatures.monster(scene.world(), scene.state(), monster.id())
                        .map(Monster::tactics)
                        .orElse(Tactics.SOLDIER)
                : Tactics.SOLDIER;
    }

    /** Whether a monster has had enough, as its tactics measure it: a third of its hit points left, or half. */
    static boolean pressed(Scene scene) {
        if (!(scene.caster() instanceof Caster.Monster monster)) {
            return false;
        }
        return scene.foe(monster.id())
                .map(foe -> tactics(scene) == Tactics.CUNNING
                        ? foe.hitPoints() * 3 <= foe.maxHitPoints()
                        : foe.hitPoints() * 2 <= foe.maxHitPoints())
                .orElse(false);
    }

    /** Others of the caster's side who can act. */
    static List<Foe> comrades(Scene scene) {
        return scene.encounter().stream()
                .flatMap(meeting -> meeting.able().stream())
                .filter(foe -> !foe.id().value().equals(scene.caster().value()))
                .toList();
    }
}
