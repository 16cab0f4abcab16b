package org.woodgrain.campaign.delve;

import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.treasure.MagicItem;

/** What is learned of magic arms in the first fight in which they served (MI-176). */
final class Recognition {
    private static final String CURSED_SWORD = "MI-013";

    private Recognition() {}

    static void afterFight(Unfolding u) {
        for (Adventurer member : u.state().company()) {
            for (Item item : member.items()) {
                boolean served = item.carried() == Carried.IN_HAND || item.carried() == Carried.WORN;
                u.world()
                        .book()
                        .treasure()
                        .find(item.kind())
                        .filter(magic -> served && toldByFighting(magic))
                        .map(magic -> name(magic, item))
                        .filter(name -> !name.equals(item.name()))
                        .ifPresent(name -> u.emit(new DelveEvent.Recognised(member.id(), item.id(), name)));
            }
        }
    }

    private static boolean toldByFighting(MagicItem magic) {
        return magic.known() == MagicItem.Known.FIGHT || magic.id().equals(CURSED_SWORD);
    }

    /** Things whose form was thrown for keep it in their name: "plate mail +1". */
    private static String name(MagicItem magic, Item item) {
        if (!item.kind().contains("/")) {
            return magic.name();
        }
        String suffix = " +" + magic.bonus();
        return item.name().endsWith(suffix) ? item.name() : item.name() + suffix;
    }
}
