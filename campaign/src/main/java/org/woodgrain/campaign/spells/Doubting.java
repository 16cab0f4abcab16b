package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.combat.Danger;

/**
 * A member of the company who doubts his eyes: it takes what he would do in a round, and he saves against every image that
 * he takes for true. Whether there is one nobody learns but by seeing through it.
 */
@Rule("SP-11")
public final class Doubting {
    private static final int TOLD = 4;

    private Doubting() {}

    /** Looks hard at all that is before him. */
    public static void look(Unfolding u, CharacterId who) {
        Optional<Adventurer> looks = u.state().adventurer(who).filter(Adventurer::living);
        List<String> through = new ArrayList<>();
        List<FoeId> images = new ArrayList<>();
        for (Effect effect : FoeImages.all(u.state())) {
            FoeId image = FoeImages.shown(effect);
            if (looks.isPresent()
                    && FoeImages.is(u.state(), image)
                    && FoeImages.believes(u.state(), image, who)
                    && made(u, looks.get(), knower(u.state(), image).isPresent())) {
                through.add(effect.id());
                images.add(image);
            }
        }
        for (Effect effect : FoeHazards.all(u.state())) {
            if (looks.isPresent()
                    && FoeHazards.believes(u.state(), effect.id(), who)
                    && made(u, looks.get(), FoeHazards.known(u.state(), effect))) {
                through.add(effect.id());
            }
        }
        u.emit(new SpellEvent.EyesDoubted(who, through, images, u.throwing().take()));
    }

    /** Whom a comrade has told what it is saves the better. */
    private static boolean made(Unfolding u, Adventurer who, boolean told) {
        return u.throwing()
                .of("SP-11", "doubting an image")
                .by(who.name())
                .secret()
                .plus(Circles.onSaves(u.state(), new Effect.On.OnCharacter(who.id()))
                        + AbilityModifiers.magicSaves(
                                u.world().book().characters(), u.state().ruleset(), who.abilities())
                        + (told ? TOLD : 0))
                .atLeast(Saves.needed(u.world().book(), u.state().ruleset(), who, Danger.SPELLS))
                .roll(1, 20)
                .success();
    }

    /** A member of the company who knows one of those who are met for an image; empty if nobody does. */
    public static Optional<Adventurer> knower(CampaignState state, FoeId image) {
        return FoeImages.is(state, image)
                ? state.company().stream()
                        .filter(who -> !FoeImages.believes(state, image, who.id()))
                        .findFirst()
                : Optional.empty();
    }
}
