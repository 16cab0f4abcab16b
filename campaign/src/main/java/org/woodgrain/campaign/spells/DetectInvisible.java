package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The caster sees what is invisible, ten feet for each of his levels, and points it out to his comrades. */
@Rule("SP-09")
final class DetectInvisible extends OnCaster {
    static final List<String> KINDS = List.of("SP-09");

    /** The number that holds how far it shows. */
    static final String FEET = "feet";

    private static final int FEET_IN_CELL = 10;

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "sees what is invisible",
                Lengths.turns(u.state(), turns),
                Map.of(FEET, scene.reach()),
                false,
                u.throwing().take());
        if (scene.caster() instanceof Caster.Member) {
            look(u);
        } else {
            wary(u);
        }
    }

    /** Whoever of the company has the spell on him looks about; tells only what is new. */
    @Rule("SP-09")
    static void look(Unfolding u) {
        for (Effect effect : u.state().effects().ofAny(KINDS)) {
            if (effect.on() instanceof Effect.On.OnCharacter on) {
                look(u, on.character(), effect.number(FEET));
            }
        }
    }

    private static void look(Unfolding u, CharacterId who, int feet) {
        CampaignState state = u.state();
        List<FoeId> foes = state.encounter().stream()
                .filter(meeting -> meeting.distance() <= feet && meeting.phase() != Encounter.Phase.WARNED)
                .flatMap(meeting -> meeting.foes().stream())
                .filter(foe -> !foe.gone())
                .map(Foe::id)
                .filter(foe -> Vanished.hidden(u.world(), state, new Effect.On.OnFoe(foe)))
                .filter(foe -> !Vanished.noticed(state, new Effect.On.OnFoe(foe)))
                .toList();
        String level = state.underground().map(at -> at.level()).orElse("");
        List<String> hoards = Ways.here(u.world(), state)
                .map(ways -> hoards(state, ways, feet))
                .orElse(List.of());
        if (!foes.isEmpty() || !hoards.isEmpty()) {
            u.emit(new ArcaneEvent.Unveiled(who, level, foes, hoards));
        }
    }

    private static List<String> hoards(CampaignState state, Ways ways, int feet) {
        var at = state.underground().orElseThrow().cell();
        return ways.now().rooms().values().stream()
                .flatMap(room -> room.hoards().stream())
                .filter(hoard -> hoard.hiding() == Hoard.Hiding.INVISIBLE && !hoard.found())
                .filter(hoard -> Math.hypot(
                                        (double) hoard.cell().x() - at.x(),
                                        (double) hoard.cell().y() - at.y())
                                * FEET_IN_CELL
                        <= feet)
                .filter(hoard -> Sight.clear(ways.level(), at, hoard.cell(), ways::seenThrough))
                .map(Hoard::id)
                .toList();
    }

    /** A monster that sees them warns its comrades of those who are hidden. */
    private static void wary(Unfolding u) {
        u.state().company().stream()
                .map(member -> new Effect.On.OnCharacter(member.id()))
                .filter(on -> Vanished.hidden(u.world(), u.state(), on) && !Vanished.noticed(u.state(), on))
                .forEach(on -> u.emit(new ArcaneEvent.Noticed(on, List.of())));
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        boolean needed = scene.state().company().stream()
                .map(member -> new Effect.On.OnCharacter(member.id()))
                .anyMatch(on -> Vanished.hidden(scene.world(), scene.state(), on));
        boolean has = Effects.find(scene.state(), scene.caster().on(), KINDS).isPresent();
        return needed && !has ? List.of(List.of()) : List.of();
    }
}
