package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.SpiritEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

/** Looking for the stone in which the spirit of an enemy is, and smashing it. */
@Rule("SP-54")
public final class StoneHunt {
    private static final int CLOSE = 10;
    private static final int NEAR = 30;
    private static final int FINDS = 2;
    private static final int SIDES = 6;

    private StoneHunt() {}

    /** Stones of which the company knows and which it could reach now, found or not. */
    private static List<Effect> about(CampaignState state) {
        return Jars.ofFoes(state).stream()
                .filter(jar -> jar.number(Jars.KNOWN) != 0)
                .filter(jar -> jar.kind().equals(Jars.STONE)
                        ? Jars.toCompany(state, jar) <= NEAR
                        : state.encounter()
                                .filter(meeting -> meeting.distance() <= CLOSE)
                                .isPresent())
                .toList();
    }

    private static Optional<Effect> sought(CampaignState state) {
        return about(state).stream().filter(jar -> jar.number(Jars.FOUND) == 0).findFirst();
    }

    /** Stones that have been found and are within reach, by their ids. */
    public static List<String> found(CampaignState state) {
        return about(state).stream()
                .filter(jar -> jar.number(Jars.FOUND) != 0)
                .map(Effect::id)
                .toList();
    }

    /** Why somebody cannot look for a stone; empty if he can. */
    public static Optional<Refusal> checkSeek(CampaignState state, CharacterId who) {
        return able(state, who)
                .or(() -> sought(state).isPresent()
                        ? Optional.empty()
                        : Optional.of(new MagicRefusal.NoTarget("The search", "a stone in which a spirit is")));
    }

    /** Why somebody cannot smash a stone; empty if he can. */
    public static Optional<Refusal> checkSmash(CampaignState state, CharacterId who, String stone) {
        return able(state, who)
                .or(() -> found(state).contains(stone)
                        ? Optional.empty()
                        : Optional.of(new MagicRefusal.NoTarget("The blow", "a stone that has been found")));
    }

    private static Optional<Refusal> able(CampaignState state, CharacterId who) {
        Optional<Adventurer> member =
                state.company().stream().filter(each -> each.id().equals(who)).findFirst();
        return member.isEmpty()
                ? Optional.of(new GeneralRefusal.NoSuchCharacter(who.value()))
                : Casting.unable(state, member.get());
    }

    /** Looks for it: he finds it on one or two of six. */
    public static void seek(Unfolding u, CharacterId who) {
        Optional<Effect> stone = sought(u.state());
        if (stone.isEmpty()) {
            return;
        }
        boolean found = u.throwing()
                .of("SP-54", "looking for the stone")
                .by(Creatures.name(u.state(), new Effect.On.OnCharacter(who)))
                .on(DiceStream.PLAYERS)
                .atMost(FINDS)
                .roll(1, SIDES)
                .success();
        u.emit(new SpiritEvent.StoneSought(
                who, stone.get().id(), found, u.throwing().take()));
    }

    /** Smashes it, if it is there still. */
    public static void smash(Unfolding u, CharacterId who, String stone) {
        if (u.state().effects().find(stone).isPresent()) {
            u.emit(new SpiritEvent.StoneSmashed(who, stone));
            JarEnds.smashed(u, stone);
        }
    }
}
