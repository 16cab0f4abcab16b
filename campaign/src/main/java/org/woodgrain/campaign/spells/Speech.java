package org.woodgrain.campaign.spells;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;

/** Which tongues one creature has, and whether somebody shares one with it. */
public final class Speech {
    /** The number of a monster that says whether it speaks the common tongue: 1 yes, 2 no. */
    public static final String COMMON = "common";

    private static final int KNOWN = 1;
    private static final int MEN_SPEAK_COMMON = 95;
    private static final int OTHERS_SPEAK_COMMON = 20;

    /** Tongues that are not called after those who are born to them. */
    private static final Map<String, String> PEOPLES = Map.of("dwarvish", "dwarf", "elvish", "elf");

    private Speech() {}

    /** The alignment whose tongue a language is. */
    @Rule("CH-108")
    public static Optional<Alignment> alignment(String tongue) {
        String word = tongue.toLowerCase(Locale.ROOT);
        if (word.startsWith("law")) {
            return Optional.of(Alignment.LAW);
        }
        if (word.startsWith("neutral")) {
            return Optional.of(Alignment.NEUTRALITY);
        }
        return word.startsWith("chao") ? Optional.of(Alignment.CHAOS) : Optional.empty();
    }

    public static boolean common(String tongue) {
        return tongue.toLowerCase(Locale.ROOT).startsWith("common");
    }

    /** Whether a kind speaks at all. */
    public static boolean speaks(Monster kind) {
        return kind.intelligence() != Intelligence.NON && !kind.isKind("animal");
    }

    /** Whether a kind has the tongue of its side: the clever, and others who have a voice and hands. */
    @Rule("CH-108")
    public static boolean sided(Monster kind) {
        return kind.intelligence() == Intelligence.INTELLIGENT
                || kind.intelligence() == Intelligence.SEMI && Reshaping.handed(kind);
    }

    /** Whether a tongue is a kind's own. */
    public static boolean owns(Monster kind, String tongue) {
        String name = tongue.toLowerCase(Locale.ROOT).replace('-', ' ').strip();
        String word = PEOPLES.getOrDefault(name, name);
        return !word.isEmpty()
                && (kind.id().replace('-', ' ').equals(word)
                        || kind.name().toLowerCase(Locale.ROOT).equals(word)
                        || kind.isKind(word));
    }

    /** Whether a monster speaks the common tongue: 1 yes, 2 no; thrown once. */
    @Rule({"CH-106", "CH-107"})
    public static int common(Unfolding u, Foe foe, boolean man) {
        if (foe.number(COMMON) != 0) {
            return foe.number(COMMON);
        }
        boolean knows = u.throwing()
                .of(man ? "CH-106" : "CH-107", "whether " + foe.name() + " speaks Common")
                .secret()
                .atMost(man ? MEN_SPEAK_COMMON : OTHERS_SPEAK_COMMON)
                .roll(1, 100)
                .success();
        return knows ? KNOWN : KNOWN + 1;
    }

    /** Whether a servant understands more of what its master says than a pointing finger tells it. */
    @Rule({"SP-07", "CH-107", "CH-108"})
    static boolean shared(Unfolding u, Foe servant, Adventurer master) {
        Monster kind = u.world().book().monsters().monster(servant.monster());
        if (!speaks(kind)) {
            return false;
        }
        Alignment side = Creatures.alignment(u.world(), u.state(), new Effect.On.OnFoe(servant.id()));
        boolean own = master.languages().stream()
                .anyMatch(tongue ->
                        owns(kind, tongue) || sided(kind) && alignment(tongue).equals(Optional.of(side)));
        if (own || master.languages().stream().noneMatch(Speech::common)) {
            return own;
        }
        int known = common(u, servant, kind.isKind("men"));
        if (servant.number(COMMON) == 0) {
            u.emit(new BattleEvent.FoeMarked(servant.id(), COMMON, known));
        }
        return known == KNOWN;
    }
}
