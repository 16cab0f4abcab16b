package org.woodgrain.campaign.clock;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.ClockEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.harm.Spoilage;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Provisions;
import org.woodgrain.rules.time.Hunger;

/** What the company eats at the end of a day underground, and what hunger does to those who have nothing. */
final class Feeding {
    private static final String IRON = "EQI-51";
    private static final String STANDARD = "EQI-52";

    private Feeding() {}

    /** The points of hunger that somebody has. */
    private static int points(CampaignState state, CharacterId who) {
        return state.effects().sum(new Effect.On.OnCharacter(who), Effect.HUNGER);
    }

    /** At midnight everybody has eaten a day's ration, standard ones on the first day only, when the rest of them spoils. */
    @Rule("EQ-25")
    static void check(Unfolding u) {
        CampaignState state = u.state();
        if (state.clock().turn() != 0
                || !(state.place() instanceof Place.Underground)
                || state.expedition().isEmpty()) {
            return;
        }
        boolean fresh = state.clock().day() - state.expedition().get().firstDay() <= 1;
        for (Adventurer member : state.company()) {
            eat(u, member, fresh);
        }
        for (Adventurer member : u.state().company()) {
            for (Item item : member.items()) {
                if (Provisions.is(item, STANDARD)) {
                    u.emit(new ClockEvent.RationsSpoiled(member.id(), item.id(), item.quantity()));
                }
            }
        }
    }

    private static void eat(Unfolding u, Adventurer member, boolean fresh) {
        int before = points(u.state(), member.id());
        Optional<Portion> portion = wholesome(u, member, fresh);
        if (u.state().adventurer(member.id()).filter(Adventurer::living).isEmpty()) {
            return;
        }
        int now = Hunger.after(before, portion.isPresent());
        if (portion.isPresent()) {
            u.emit(new ClockEvent.RationEaten(
                    member.id(), portion.get().owner(), portion.get().item().id(), now));
            return;
        }
        u.emit(new ClockEvent.WentHungry(member.id(), now));
        int die = Hunger.die(now);
        if (die == 1) {
            Wounds.hurt(u, member.id(), 1, "hunger", "EQ-25", List.of());
        } else if (die > 1) {
            Roll roll = u.throwing().of("EQ-25", "hunger").by(member.name()).roll(1, die);
            Wounds.hurt(
                    u,
                    member.id(),
                    roll.total(),
                    "hunger",
                    "EQ-25",
                    u.throwing().take());
        }
    }

    /** Food that does not turn out foul; whoever swallows foul food wants no other. */
    @Rule("SP-76")
    private static Optional<Portion> wholesome(Unfolding u, Adventurer member, boolean fresh) {
        Optional<Portion> portion = portion(u.state(), member.id(), fresh);
        while (portion.isPresent() && spoils(u, portion.get().item())) {
            Portion found = portion.get();
            boolean left =
                    Provisions.foul(found.item()) && Spoilage.noticed(u, member.id(), found.owner(), found.item());
            if (!left) {
                Spoilage.swallow(u, member.id(), found.owner(), found.item());
                return Optional.empty();
            }
            portion = portion(u.state(), member.id(), fresh);
        }
        return portion;
    }

    private static boolean spoils(Unfolding u, Item item) {
        return Provisions.foul(item) || Antidotes.poisoned(u.state(), item.id());
    }

    /** A day's food and whose it is. */
    private record Portion(CharacterId owner, Item item) {}

    /** One's own food before that of others, standard rations before iron ones while they are good. */
    private static Optional<Portion> portion(CampaignState state, CharacterId who, boolean fresh) {
        List<String> kinds = fresh ? List.of(STANDARD, IRON) : List.of(IRON);
        List<Adventurer> owners = Stream.concat(
                        state.adventurer(who).stream(),
                        state.company().stream().filter(each -> !each.id().equals(who)))
                .toList();
        for (Adventurer owner : owners) {
            for (String kind : kinds) {
                Optional<Item> food = owner.items().stream()
                        .filter(item -> Provisions.is(item, kind) && !Provisions.known(item))
                        .findFirst();
                if (food.isPresent()) {
                    return Optional.of(new Portion(owner.id(), food.get()));
                }
            }
        }
        return Optional.empty();
    }
}
