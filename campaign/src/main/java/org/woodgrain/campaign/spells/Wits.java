package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.characters.CharacterClass;

/** What the automatic referee knows when it chooses at whom a monster casts. */
final class Wits {
    private Wits() {}

    /** Members who can act and heed no other. */
    static List<Adventurer> awake(Scene scene) {
        return scene.state().company().stream()
                .filter(member -> !scene.state().helpless(member.id()))
                .filter(member -> Charms.of(scene.state(), member.id()).isEmpty())
                .toList();
    }

    /** One of them, in marching order. */
    static List<List<String>> eachMember(Scene scene) {
        return awake(scene).stream()
                .map(member -> List.of("member:" + member.id()))
                .toList();
    }

    /** One of them, those of the highest level first. */
    static List<List<String>> strongestFirst(Scene scene) {
        return awake(scene).stream()
                .sorted(Comparator.comparingInt(Adventurer::level).reversed())
                .map(member -> List.of("member:" + member.id()))
                .toList();
    }

    /** At nobody in particular, then at each of them, those who cast before others. */
    static List<List<String>> anybody(Scene scene) {
        List<List<String>> all = new ArrayList<>(once());
        awake(scene).stream()
                .sorted(Comparator.comparing(member -> member.acting() == CharacterClass.FIGHTING_MAN))
                .forEach(member -> all.add(List.of("member:" + member.id())));
        return all;
    }

    /** Once, at nobody in particular. */
    static List<List<String>> once() {
        return List.of(List.of());
    }
}
