package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Feeling for evil or good while the spell lasts: in which direction it is and how strong. */
public final class Intents {

    private Intents() {}

    /** Why a member cannot feel for intent now; empty if the spell is on him. */
    public static Optional<Refusal> check(CampaignState state, CharacterId who) {
        String name = state.adventurer(who).map(Adventurer::name).orElse("Nobody");
        return inForce(state, who).isPresent()
                ? Optional.empty()
                : Optional.of(new MagicRefusal.NoSuchSpellInForce(name, "spell that feels for evil"));
    }

    static Optional<Effect> inForce(CampaignState state, CharacterId who) {
        Effect.On on = new Effect.On.OnCharacter(who);
        return Effects.find(state, on, DetectIntent.EVIL).or(() -> Effects.find(state, on, DetectIntent.GOOD));
    }

    /** Why a member cannot look at this for intent: he must see it; nothing named means all about him. */
    public static Optional<Refusal> check(World world, CampaignState state, CharacterId who, String target) {
        return check(state, who)
                .or(() -> target.isEmpty() || seen(world, state, target)
                        ? Optional.empty()
                        : Optional.of(
                                new MagicRefusal.NoTarget("The spell", "somebody or something in sight and in reach")));
    }

    private static boolean seen(World world, CampaignState state, String text) {
        return Target.read(text)
                .filter(target -> !(target instanceof Target.OnCell || target instanceof Target.OnType))
                .flatMap(target -> MagicTraces.look(world, state, target))
                .isPresent();
    }

    /** Tells the caster what he feels in each direction. */
    public static void feel(Unfolding u, CharacterId who) {
        feel(u, who, "");
    }

    /** The same, or what he feels of one thing or creature at which he looks. */
    @Rule({"SP-15", "SP-78", "SP-79"})
    public static void feel(Unfolding u, CharacterId who, String target) {
        Optional<Effect> spell = inForce(u.state(), who);
        if (spell.isEmpty() || u.state().underground().isEmpty()) {
            return;
        }
        boolean good = DetectIntent.GOOD.contains(spell.get().kind());
        int reach = u.world()
                .book()
                .spells()
                .spell(spell.get().kind())
                .reach()
                .feet(Effects.level(spell.get()), Outdoors.now(u.state()).open());
        List.copyOf(survey(u, who, good, reach).unsettled()).forEach(sword -> SwordMinds.settle(u, sword));
        IntentSurvey survey = survey(u, who, good, reach);
        Optional<Target> looked = Target.read(target);
        if (looked.isEmpty()) {
            u.emit(new MagicEvent.IntentFelt(who, spell.get().kind(), good, reach, survey.directions()));
        } else {
            MagicTraces.look(u.world(), u.state(), looked.get())
                    .ifPresent(trace -> u.emit(new MagicEvent.IntentSeen(
                            who, spell.get().kind(), good, trace.what(), survey.looked(looked.get()))));
        }
    }

    private static IntentSurvey survey(Unfolding u, CharacterId who, boolean good, int reach) {
        return new IntentSurvey(u.world(), u.state(), u.state().underground().orElseThrow(), who, good, reach);
    }

    /** At what a member may look while the spell is on him. */
    public static List<Aim> aims(World world, CampaignState state, CharacterId who) {
        List<Aim> aims = new ArrayList<>(List.of(new Aim("", "all around", "in eight directions")));
        MagicTraces.sights(world, state, who).stream()
                .filter(aim -> check(world, state, who, aim.value()).isEmpty())
                .forEach(aims::add);
        return aims;
    }
}
