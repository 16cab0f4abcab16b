package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Spells in force that do as their caster directs. */
@Rule("SP-113")
public final class Directing {
    private Directing() {}

    /**
     * A spell that heeds its caster now.
     *
     * @param effect its id
     * @param name as shown
     * @param rule its row
     * @param quarters of a turn that it takes; 0 for a round
     * @param aims what can be directed
     * @param anywhere whether it can be sent to any place in sight as well
     */
    public record Ready(String effect, String name, String rule, int quarters, List<Aim> aims, boolean anywhere) {}

    /** Why a member cannot direct a spell so; empty if he can. Throws no dice. */
    public static Optional<Refusal> check(
            World world, CampaignState state, CharacterId caster, String id, List<String> targets) {
        Optional<Adventurer> who = state.adventurer(caster).filter(Adventurer::living);
        if (who.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(caster.value()));
        }
        Optional<Effect> effect = find(state, caster, id);
        if (effect.isEmpty()) {
            return Optional.of(new MagicRefusal.NoSuchSpellInForce(who.get().name(), "such spell"));
        }
        boolean helpless = state.effectsOn(new Effect.On.OnCharacter(caster)).stream()
                .anyMatch(each -> each.helpless() && !each.id().equals(id));
        if (helpless) {
            return Optional.of(new GeneralRefusal.CannotAct(who.get().name(), "helpless"));
        }
        return SpellBook.find(effect.get().kind())
                .map(work -> work.checkDirected(scene(world, state, caster, effect.get()), effect.get(), targets))
                .orElseGet(() -> Optional.of(
                        new MagicRefusal.NoSuchSpellInForce(who.get().name(), "such spell")));
    }

    private static Optional<Effect> find(CampaignState state, CharacterId caster, String id) {
        return state.effects().stream()
                .filter(effect -> effect.id().equals(id) && heeds(effect, caster))
                .findFirst();
    }

    /** A spell heeds its caster, and a shape also him who has it. */
    private static boolean heeds(Effect effect, CharacterId who) {
        boolean his = effect.on().equals(new Effect.On.OnCharacter(who))
                && !effect.word(Effect.FORM).isEmpty();
        return effect.maker().equals(who.value()) || his;
    }

    private static Scene scene(World world, CampaignState state, CharacterId caster, Effect effect) {
        return Scene.of(world, state, new Caster.Member(caster), effect);
    }

    /** Does what was checked. */
    public static void carryOut(Unfolding u, CharacterId caster, String id, List<String> targets) {
        find(u.state(), caster, id)
                .ifPresent(effect -> SpellBook.find(effect.kind())
                        .ifPresent(
                                work -> work.direct(u, scene(u.world(), u.state(), caster, effect), effect, targets)));
    }

    /** Quarters of a turn that directing a spell takes; 0 for a round. */
    public static int quarters(CampaignState state, String id) {
        return state.effects().stream()
                .filter(effect -> effect.id().equals(id))
                .findFirst()
                .flatMap(effect -> SpellBook.find(effect.kind()).map(work -> work.quartersToDirect(effect)))
                .orElse(0);
    }

    /** The spells that heed a member now. */
    public static List<Ready> ready(World world, CampaignState state, CharacterId caster) {
        List<Ready> ready = new ArrayList<>();
        for (Effect effect : state.effects()) {
            Optional<SpellWork> work =
                    effect.maker().equals(caster.value()) ? SpellBook.find(effect.kind()) : Optional.empty();
            if (work.isPresent()) {
                List<Aim> aims = work.get().directions(scene(world, state, caster, effect), effect);
                if (!aims.isEmpty()) {
                    ready.add(new Ready(
                            effect.id(),
                            Effects.name(world, effect),
                            effect.kind(),
                            work.get().quartersToDirect(effect),
                            aims,
                            work.get().sentToPlaces()));
                }
            }
        }
        return ready;
    }
}
