package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Provisions;

/** Food and drink that are foul or poisoned: what the nose tells of them, and what they do to one who swallows them. */
public final class Spoilage {
    private static final int SMELLS = 4;
    private static final int SIDES = 6;

    private Spoilage() {}

    /** Whether one sees or smells in time that it is foul; then all know it from then on. */
    @Rule("SP-76")
    public static boolean noticed(Unfolding u, CharacterId who, CharacterId owner, Item item) {
        if (Provisions.known(item)) {
            return true;
        }
        boolean smells = u.throwing()
                .of("SP-76", "smelling what is foul")
                .secret()
                .atMost(SMELLS)
                .roll(1, SIDES)
                .success();
        if (smells) {
            u.emit(new HandlingEvent.FoulnessNoticed(
                    who, owner, item.id(), u.throwing().take()));
        }
        return smells;
    }

    /** Swallows one of it, good or bad, and suffers for it. */
    @Rule({"SP-76", "SP-98", "SP-99"})
    public static void swallow(Unfolding u, CharacterId who, CharacterId owner, Item item) {
        boolean poisoned = Antidotes.poisoned(u.state(), item.id()) && !Antidotes.harmless(u.state(), item.id());
        u.emit(new HandlingEvent.Swallowed(
                who, owner, item.id(), Provisions.drink(item), u.throwing().take()));
        if (poisoned && !Antidotes.use(u, new Effect.On.OnCharacter(who))) {
            poison(u, who);
        }
        if (Provisions.foul(item)) {
            sicken(u, who);
        }
    }

    private static void poison(Unfolding u, CharacterId id) {
        u.state().adventurer(id).filter(Adventurer::living).ifPresent(who -> {
            boolean saved = Saves.save(u, who, Danger.DEATH, "poison");
            List<Roll> rolls = u.throwing().take();
            if (saved) {
                Wounds.hurt(u, id, who.hitPoints() / 2, "poison", "SP-99", rolls);
            } else {
                Wounds.kill(u, id, "poison", "SP-99", rolls);
            }
        });
    }

    /** Without a save he can do nothing for some turns. */
    @Rule("SP-76")
    private static void sicken(Unfolding u, CharacterId id) {
        u.state().adventurer(id).filter(Adventurer::living).ifPresent(who -> {
            if (Saves.save(u, who, Danger.DEATH, "foul food")) {
                u.emit(new HandlingEvent.KeptDown(id, u.throwing().take()));
                return;
            }
            int turns = u.throwing()
                    .of("SP-76", "turns of sickness")
                    .secret()
                    .roll(1, SIDES)
                    .total();
            Afflictions.begin(
                    u,
                    new Effect.On.OnCharacter(id),
                    Afflictions.SICK,
                    "sick from what was swallowed",
                    "",
                    Effect.Unit.TURNS,
                    turns,
                    Map.of(Afflictions.IDLE, 1),
                    "SP-76",
                    u.throwing().take());
        });
    }
}
