package org.woodgrain.campaign.meeting;

import java.util.Optional;
import org.woodgrain.campaign.spells.Speech;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Intelligence;

/** Which tongues monsters understand. */
final class Tongues {
    private Tongues() {}

    /** Whether they speak at all. */
    static boolean speak(Host host) {
        return host.mind() != Intelligence.NON
                && host.able().stream().map(host::monster).anyMatch(kind -> !kind.isKind("animal"));
    }

    /** Whether one of them speaks the common tongue; thrown for the first of them, once. */
    @Rule({"CH-106", "CH-107"})
    static int knowsCommon(Unfolding u, Host host) {
        return Speech.common(u, spokesman(host), host.men());
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
        Optional<Alignment> side = Speech.alignment(tongue);
        return side.isPresent()
                ? side.get() == host.alignment() && sided(host)
                : host.able().stream().map(host::monster).anyMatch(kind -> Speech.owns(kind, tongue));
    }

    /** Whether they have the tongue of their side: the clever, and others who have a voice and hands. */
    @Rule("CH-108")
    private static boolean sided(Host host) {
        return speak(host) && host.able().stream().map(host::monster).anyMatch(Speech::sided);
    }

    /** Whether a tongue is that of an alignment which theirs takes as a challenge. */
    @Rule("CH-110")
    static boolean hostile(Host host, String tongue) {
        Alignment theirs = host.alignment();
        return sided(host)
                && Speech.alignment(tongue)
                        .filter(side ->
                                side != theirs && side != Alignment.NEUTRALITY && theirs != Alignment.NEUTRALITY)
                        .isPresent();
    }

    /** Whether it is the tongue of another alignment that they merely dislike. */
    @Rule("CH-110")
    static boolean strange(Host host, String tongue) {
        return sided(host)
                && Speech.alignment(tongue)
                        .filter(side -> side != host.alignment())
                        .isPresent()
                && !hostile(host, tongue);
    }
}
