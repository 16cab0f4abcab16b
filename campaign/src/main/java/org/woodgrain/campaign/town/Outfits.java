package org.woodgrain.campaign.town;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.EquipmentTables;

/** What the members of a ready company buy, the most needful first. */
final class Outfits {
    private static final String LEATHER = "EQI-01";
    private static final String CHAIN = "EQI-02";
    private static final String SHIELD = "EQI-05";
    private static final String DAGGER = "EQI-07";
    private static final String HAND_AXE = "EQI-08";
    private static final String MACE = "EQI-09";
    private static final String SWORD = "EQI-10";
    private static final String SPEAR = "EQI-14";
    private static final String SHORT_BOW = "EQI-20";
    private static final String LONG_BOW = "EQI-21";
    private static final String QUIVER = "EQI-25";
    private static final String ROPE = "EQI-37";
    private static final String POLE = "EQI-38";
    private static final String SPIKES = "EQI-39";
    private static final String LARGE_SACK = "EQI-41";
    private static final String PACK = "EQI-42";
    private static final String SKIN = "EQI-43";
    private static final String TORCHES = "EQI-44";
    private static final String LANTERN = "EQI-45";
    private static final String OIL = "EQI-46";
    private static final String MIRROR = "EQI-48";
    private static final String RATIONS = "EQI-51";
    private static final String WOODEN_CROSS = "EQI-53";
    private static final String HOLY_WATER = "EQI-55";
    private static final String SLING = "EQI-75";
    private static final String STONES = "EQI-76";

    private Outfits() {}

    /** The part that a member plays. */
    enum Part {
        FRONT(
                wish(SWORD, SPEAR),
                wish(CHAIN, LEATHER),
                wish(SHIELD),
                wish(PACK),
                wish(TORCHES),
                wish(RATIONS),
                wish(ROPE),
                wish(DAGGER),
                wish(SHORT_BOW, LARGE_SACK),
                wish(QUIVER)),
        DWARF(
                wish(HAND_AXE, SPEAR),
                wish(CHAIN, LEATHER),
                wish(SHIELD),
                wish(PACK),
                wish(SPIKES),
                wish(TORCHES),
                wish(RATIONS),
                wish(SWORD, DAGGER),
                wish(HAND_AXE),
                wish(LARGE_SACK)),
        HOBBIT(
                wish(SLING),
                wish(STONES),
                wish(SWORD, DAGGER),
                wish(CHAIN, LEATHER),
                wish(SHIELD),
                wish(PACK),
                wish(RATIONS),
                wish(TORCHES),
                wish(LARGE_SACK)),
        CLERIC(
                wish(MACE),
                wish(CHAIN, LEATHER),
                wish(SHIELD),
                wish(WOODEN_CROSS),
                wish(PACK),
                wish(RATIONS),
                wish(HOLY_WATER),
                wish(SLING),
                wish(STONES),
                wish(SKIN),
                wish(LARGE_SACK)),
        MAGIC_USER(
                wish(DAGGER),
                wish(TORCHES),
                wish(PACK),
                wish(LANTERN),
                wish(OIL),
                wish(OIL),
                wish(OIL),
                wish(POLE),
                wish(RATIONS),
                wish(DAGGER),
                wish(LARGE_SACK),
                wish(MIRROR)),
        ELF_FIGHTER(
                wish(SWORD, SPEAR),
                wish(CHAIN, LEATHER),
                wish(SHORT_BOW),
                wish(QUIVER),
                wish(PACK),
                wish(TORCHES),
                wish(RATIONS),
                wish(SHIELD)),
        ELF_MAGIC_USER(
                wish(SWORD, SPEAR),
                wish(LONG_BOW, SHORT_BOW),
                wish(QUIVER),
                wish(PACK),
                wish(TORCHES),
                wish(RATIONS),
                wish(OIL),
                wish(LARGE_SACK));

        @SuppressWarnings("ImmutableEnumChecker") // the list is made unmodifiable
        private final List<Wish> wishes;

        Part(Wish... wishes) {
            this.wishes = List.of(wishes);
        }
    }

    /** One wish: the first of these that the purse reaches. */
    private static Wish wish(String... articles) {
        return new Wish(List.of(articles));
    }

    private record Wish(List<String> articles) {}

    /** The member with what he buys for his part; what a bow would shoot is not bought without the bow. */
    static Adventurer outfit(EquipmentTables tables, Adventurer member, Part part, Supplier<String> ids) {
        Adventurer now = member;
        for (Wish wish : part.wishes) {
            if (wish.articles().contains(QUIVER) && !hasBow(tables, now)) {
                continue;
            }
            for (String article : wish.articles()) {
                Optional<Adventurer> bought = buy(tables, now, tables.listed(article), ids);
                if (bought.isPresent()) {
                    now = bought.get();
                    break;
                }
            }
        }
        return now;
    }

    private static Optional<Adventurer> buy(
            EquipmentTables tables, Adventurer member, Article article, Supplier<String> ids) {
        return Purchase.of(tables, member, article, 1, ids).map(purchase -> purchase.buyer(member));
    }

    private static boolean hasBow(EquipmentTables tables, Adventurer member) {
        return member.items().stream()
                .anyMatch(item -> tables.weapon(item)
                        .filter(weapon -> weapon.ammunition().equals("arrow"))
                        .isPresent());
    }
}
