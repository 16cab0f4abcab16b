package org.woodgrain.campaign.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.offers.Offer;

/** What a company in town may have forgotten, from what its players see already. */
public final class Readiness {
    private static final String STUDY = "memorise:";
    private static final String LIGHT = "light";
    private static final String RATION = "ration";

    private Readiness() {}

    /** A sentence for each thing to think of before setting out; none away from town or while nobody is in the company. */
    public static List<String> of(View view) {
        List<String> all = new ArrayList<>();
        if (view.map().isPresent() || view.company().isEmpty()) {
            return all;
        }
        for (View.Member member : view.company()) {
            offer(view, STUDY + member.id())
                    .map(study -> study.fields().size() - member.spells().size())
                    .filter(free -> free > 0)
                    .ifPresent(free -> all.add(member.name() + " can hold " + (free == 1 ? "one" : free)
                            + (member.spells().isEmpty() ? "" : " more") + (free == 1 ? " spell." : " spells.")));
        }
        if (offer(view, LIGHT).isEmpty() && view.strip().lights().isEmpty()) {
            all.add("Nobody carries a torch, or a lantern with oil.");
        }
        if (view.company().stream()
                .flatMap(member -> member.items().stream())
                .noneMatch(thing -> thing.name().contains(RATION))) {
            all.add("Nobody carries rations.");
        }
        List<String> hurt = view.company().stream()
                .filter(member -> member.hitPoints() < member.maxHitPoints())
                .map(member -> member.name() + " (" + member.hitPoints() + " of " + member.maxHitPoints() + ")")
                .toList();
        if (!hurt.isEmpty()) {
            all.add("Not yet healed: " + String.join(", ", hurt) + ".");
        }
        return all;
    }

    private static Optional<Offer> offer(View view, String id) {
        return view.offers().stream().filter(each -> each.id().equals(id)).findFirst();
    }
}
