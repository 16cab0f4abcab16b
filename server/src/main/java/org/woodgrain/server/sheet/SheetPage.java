package org.woodgrain.server.sheet;

import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.view.View;

/**
 * A character sheet.
 *
 * @param view what the seat may know
 * @param member whose sheet it is
 * @param referee whether the referee looks at it
 */
public record SheetPage(View view, View.Member member, boolean referee) {
    private static final String SAVE = "Save: ";
    private static final Set<String> ABILITIES =
            Set.of("Strength", "Intelligence", "Wisdom", "Dexterity", "Constitution", "Charisma");
    private static final Set<String> FIGHT =
            Set.of("Hit points", "Armour class", "Hits armour class 0", "In battles of miniatures");
    private static final Set<String> MARCH = Set.of("Load", "Move");
    private static final Set<String> LAND = Set.of("Stronghold", "Territory", "Put to work", "Soldiers");
    private static final List<String> HEADINGS =
            List.of("Abilities", "In a fight", "Saving throws", "Person", "On the march", "Land and men");

    public String back() {
        return "/campaigns/" + view.campaign() + (referee ? "?seat=referee" : "");
    }

    public String shop() {
        return "/campaigns/" + view.campaign() + "/shop?who=" + member.id() + (referee ? "&seat=referee" : "");
    }

    /** Whether he can shop now. */
    public boolean inTown() {
        return view.offers().stream().anyMatch(each -> each.id().equals("stay"))
                && view.company().stream().anyMatch(each -> each.id().equals(member.id()));
    }

    /** The figures of the sheet under their headings. */
    public List<Part> parts() {
        return HEADINGS.stream()
                .map(heading -> new Part(
                        heading,
                        member.sheet().stream()
                                .filter(figure -> heading(figure.label()).equals(heading))
                                .toList()))
                .filter(part -> !part.figures().isEmpty())
                .toList();
    }

    private static String heading(String label) {
        if (ABILITIES.contains(label)) {
            return "Abilities";
        }
        if (label.startsWith(SAVE)) {
            return "Saving throws";
        }
        if (FIGHT.contains(label)) {
            return "In a fight";
        }
        return MARCH.contains(label) ? "On the march" : LAND.contains(label) ? "Land and men" : "Person";
    }

    /** Figures that belong together. */
    public record Part(String heading, List<View.Figure> figures) {
        public Part {
            figures = List.copyOf(figures);
        }

        /** A figure's label, without what the heading says already. */
        public String word(View.Figure figure) {
            String bare = figure.label().startsWith(SAVE) ? figure.label().substring(SAVE.length()) : figure.label();
            return Character.toUpperCase(bare.charAt(0)) + bare.substring(1);
        }
    }
}
