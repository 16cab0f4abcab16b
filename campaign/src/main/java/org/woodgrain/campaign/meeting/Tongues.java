package org.woodgrain.campaign.meeting;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;

/** Which tongues monsters understand. */
final class Tongues {
    /** The number of a monster that says whether it speaks the common tongue: 1 yes, 2 no. */
    static final String COMMON = "common";

    private static final int MEN_SPEAK_COMMON = 95;
    private static final int OTHERS_SPEAK_COMMON = 20;

    /** Tongues that are not called after those who are born to them. */
    private static final Map<String, String> PEOPLES = Map.of("dwarvish", "dwarf", "elvish", "elf");

    private Tongues() {}

    /** The alignment whose tongue a language is. */
    @Rule("CH-108")
    static Optional<Alignment> alignment(String tongue) {
        String word = tongue.toLowerCase(Locale.ROOT);
        if (word.startsWith("law")) {
            return Optional.of(Alignment.LAW);
        }
        if (word.startsWith("neutral")) {
            return Optional.of(Alignment.NEUTRALITY);
        }
        return word.startsWith("chao") ? Optional.of(Alignment.CHAOS) : Optional.empty();
    }

    static boolean common(String tongue) {
        return tongue.toLowerCase(Locale.ROOT).startsWith("common");
    }

    /** Whether they speak at all. */
    static boolean speak(Host host) {
        return host.mind() != Intelligence.NON
                && host.able().stream().map(host::monster).anyMatch(kind -> !kind.isKind("animal"));
    }

    /** Whether one of them speaks the common tongue; thrown for the first of them, once. */
    @Rule({"CH-106", "CH-107"})
    static int knowsCommon(Unfolding u, Host host) {
        Foe first = spokesman(host);
        if (first.number(COMMON) != 0) {
            return first.number(COMMON);
        }
        boolean knows = u.throwing()
                .of(host.men() ? "CH-106" : "CH-107", "whether " + first.name() + " speaks Common")
                .secret()
                .atMost(host.men() ? MEN_SPEAK_COMMON : OTHERS_SPEAK_COMMON)
                .roll(1, 100)
                .success();
        return knows ? 1 : 2;
    }

    static Foe spokesman(Host host) {
        return host.leader().orElse(host.able().getFirst());
    }

    /** Whether they understand a tongue other than Common. */
    @Rule({"CH-107", "CH-108", "CH-109"})
    static boolean understand(Host host, String tongue) {
        if (!speak(host)) {
            return false;
        }
        Optional<Alignment> side = alignment(tongue);
        return side.isPresent()
                ? side.get() == host.alignment() && sided(host)
                : host.able().stream().map(host::monster).anyMatch(kind -> owns(kind, tongue));
    }

    /** Whether they have the tongue of their side: the clever, and others who have a voice and hands. */
    @Rule("CH-108")
    private static boolean sided(Host host) {
        return speak(host)
                && host.able().stream()
                        .map(host::monster)
                        .anyMatch(kind -> kind.intelligence() == Intelligence.INTELLIGENT
                                || kind.intelligence() == Intelligence.SEMI && Reshaping.handed(kind));
    }

    private static boolean owns(Monster kind, String tongue) {
        String name = tongue.toLowerCase(Locale.ROOT).replace('-', ' ').strip();
        String word = PEOPLES.getOrDefault(name, name);
        return !word.isEmpty()
                && (kind.id().replace('-', ' ').equals(word)
                        || kind.name().toLowerCase(Locale.ROOT).equals(word)
                        || kind.isKind(word));
    }

    /** Whether a tongue is that of an alignment which theirs takes as a challenge. */
    @Rule("CH-110")
    static boolean hostile(Host host, String tongue) {
        Alignment theirs = host.alignment();
        return sided(host)
                && alignment(tongue)
                        .filter(side ->
                                side != theirs && side != Alignment.NEUTRALITY && theirs != Alignment.NEUTRALITY)
                        .isPresent();
    }

    /** Whether it is the tongue of another alignment that they merely dislike. */
    @Rule("CH-110")
    static boolean strange(Host host, String tongue) {
        return sided(host)
                && alignment(tongue).filter(side -> side != host.alignment()).isPresent()
                && !hostile(host, tongue);
    }
}
