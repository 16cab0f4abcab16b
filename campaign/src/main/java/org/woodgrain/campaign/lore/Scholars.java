package org.woodgrain.campaign.lore;

import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.LoreRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.state.OwnSpells;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Research;

/** Who can find, and learn, spells of what level. */
public final class Scholars {
    private static final int LONGEST = 40;

    private Scholars() {}

    /** The highest level of spells that somebody can use; 0 if he casts none. */
    @Rule({"MA-20", "MA-21"})
    public static int castable(World world, Adventurer who) {
        boolean caster = who.casting().characterClass() == CharacterClass.MAGIC_USER
                || who.casting().characterClass() == CharacterClass.CLERIC;
        return caster ? Research.castable(world.book().characters().at(who.casting())) : 0;
    }

    @Rule({"MA-20", "MA-21"})
    static Optional<Refusal> level(World world, Adventurer who, int level) {
        int castable = castable(world, who);
        if (castable == 0) {
            return Optional.of(new LoreRefusal.NoCaster(who.name()));
        }
        return level <= castable ? Optional.empty() : Optional.of(new LoreRefusal.TooHigh(who.name(), level, castable));
    }

    /** Whether a spell belongs to the list from which somebody casts. */
    public static boolean his(Adventurer who, Invented spell) {
        return OwnSpells.caster(spell) == who.casting().characterClass();
    }

    static Optional<Refusal> name(World world, CampaignState state, String name) {
        String stripped = name.strip();
        boolean taken = world.book().spells().spells().values().stream()
                        .anyMatch(spell -> spell.name().equalsIgnoreCase(stripped))
                || state.lore().spells().values().stream()
                        .anyMatch(spell -> spell.name().equalsIgnoreCase(stripped));
        return stripped.isEmpty() || stripped.length() > LONGEST || taken
                ? Optional.of(new LoreRefusal.BadName(stripped))
                : Optional.empty();
    }

    /** The member of the company that somebody names, alive and among them. */
    static Optional<Refusal> present(CampaignState state, Optional<Adventurer> who, String id) {
        return who.filter(Adventurer::living)
                        .filter(each -> state.order().contains(each.id()))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NoSuchCharacter(id));
    }
}
