package org.woodgrain.campaign.narrate;

import org.woodgrain.campaign.World;
import org.woodgrain.campaign.people.Coinage;
import org.woodgrain.campaign.sight.Spoils;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Ability;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Item;

/** Characters in words. */
final class PeopleNarration {
    private PeopleNarration() {}

    static String name(CampaignState state, CharacterId id) {
        return state.adventurer(id).map(Adventurer::name).orElse(id.value());
    }

    /** "strength 12, intelligence 9, ...". */
    static String scores(Abilities abilities) {
        StringBuilder all = new StringBuilder();
        for (Ability ability : Ability.values()) {
            all.append(all.isEmpty() ? "" : ", ")
                    .append(ability.label())
                    .append(' ')
                    .append(abilities.of(ability));
        }
        return all.toString();
    }

    static String joins(World world, Adventurer who) {
        String people = who.race() == Race.HUMAN ? "" : who.race().label() + " ";
        String things = String.join(", ", Spoils.names(who.items()));
        String title = world.book().characters().at(who.career()).title(who.alignment());
        return who.name() + ", " + people + who.acting().label() + " (" + title + "), joins the company with "
                + who.hitPoints() + (who.hitPoints() == 1 ? " hit point and " : " hit points and ")
                + Coinage.label(who.purse())
                + (things.isEmpty() ? "." : "; carries " + things + ".");
    }

    static String thing(Item item) {
        return item.quantity() == 1 ? "the " + item.name() : item.quantity() + " x " + item.name();
    }
}
