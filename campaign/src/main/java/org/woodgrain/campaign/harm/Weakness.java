package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.monsters.OnHit;

/** Strength that was drawn out of somebody, each touch for a time of its own; without any he becomes a shadow. */
public final class Weakness {
    static final String WEAKNESS = "weakness";

    private static final String STRENGTH = "strength";

    private Weakness() {}

    /** A touch took strength. */
    public static void begin(Unfolding u, CharacterId who, OnHit.DrainStrength drain, FoeId maker, List<Roll> rolls) {
        Effect.On on = new Effect.On.OnCharacter(who);
        Afflictions.begin(
                u,
                on,
                WEAKNESS,
                "weakened",
                maker.value(),
                Effect.Unit.TURNS,
                drain.turns(),
                Map.of(STRENGTH, drain.points()),
                "CB-16",
                rolls);
        if (strength(u.state(), u.state().adventurer(who).orElseThrow()) <= 0) {
            u.emit(new HarmEvent.CharacterDied(who, "the strength is gone", "CB-16", List.of()));
            Rising.at(u, who, drain.spawn(), maker);
        }
    }

    /**
     * A touch took strength from a creature that has no score of it: it strikes and hurts less, and is dead after twice as
     * many touches as it has hit dice.
     */
    public static void ofCreature(Unfolding u, FoeId who, OnHit.DrainStrength drain, FoeId maker, List<Roll> rolls) {
        Effect.On on = new Effect.On.OnFoe(who);
        Afflictions.begin(
                u,
                on,
                WEAKNESS,
                "weakened",
                maker.value(),
                Effect.Unit.TURNS,
                drain.turns(),
                Map.of(Afflictions.TO_HIT, -drain.points(), Afflictions.TO_DAMAGE, -drain.points()),
                "CB-16",
                rolls);
        long touches = u.state().effectsOn(on).stream()
                .filter(effect -> effect.kind().equals(WEAKNESS))
                .count();
        Optional<Foe> creature = Stream.concat(
                        u.state().followers().stream().map(Follower::foe),
                        u.state().encounter().stream().flatMap(meeting -> meeting.foes().stream()))
                .filter(foe -> foe.id().equals(who))
                .findFirst();
        int dice = creature.map(foe -> u.world()
                        .book()
                        .monsters()
                        .monster(foe.monster())
                        .hitDice()
                        .dice())
                .orElse(1);
        if (touches >= 2L * Math.max(1, dice)) {
            boolean follows = u.state().followers().stream()
                    .anyMatch(each -> each.foe().id().equals(who));
            u.emit(
                    follows
                            ? new MagicEvent.FollowerLeft(who, "its strength is gone, and it is dead")
                            : new HarmEvent.FoeDied(
                                    who, creature.orElseThrow().monster(), "its strength is gone", "CB-16"));
        }
    }

    /** The strength that somebody has now. */
    public static int strength(CampaignState state, Adventurer who) {
        if (state.effects().of(WEAKNESS).isEmpty()) {
            return who.abilities().strength();
        }
        int lost = state.effectsOn(new Effect.On.OnCharacter(who.id())).stream()
                .filter(effect -> effect.kind().equals(WEAKNESS))
                .mapToInt(effect -> effect.number(STRENGTH))
                .sum();
        return who.abilities().strength() - lost;
    }

    /** His scores with the strength that he has now. */
    public static Abilities abilities(CampaignState state, Adventurer who) {
        Abilities full = who.abilities();
        return new Abilities(
                Math.max(3, strength(state, who)),
                full.intelligence(),
                full.wisdom(),
                full.dexterity(),
                full.constitution(),
                full.charisma());
    }
}
