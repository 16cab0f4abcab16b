package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Monster;

/** A creature of flesh turns to stone with all that it bears. */
@Rule({"SP-61", "MA-15"})
final class FleshToStone extends OnCreature {

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return ofFlesh(monster) ? Optional.empty() : Optional.of("it is not of flesh");
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return monster(scene, on).map(FleshToStone::ofFlesh).orElse(true);
    }

    /** A zombie is flesh; bones, spirits, elementals, oozes and gargoyles are not. */
    private static boolean ofFlesh(Monster monster) {
        return !(monster.undead()
                        && !monster.id().equals("zombie")
                        && !monster.id().equals("ghoul"))
                && !monster.isKind("elemental")
                && !monster.isKind("construct")
                && !monster.isKind("ooze")
                && !monster.id().equals("gargoyle");
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        if (Saves.made(u, scene, on, Danger.STONE, 0)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, "SP-61", u.throwing().take()));
            return;
        }
        u.emit(new SpellEvent.Took(scene.caster(), on, "SP-61", u.throwing().take()));
        switch (on) {
            case Effect.On.OnCharacter member -> u.emit(new HarmEvent.CharacterPetrified(member.character()));
            case Effect.On.OnFoe foe ->
                scene.encounter().ifPresent(meeting -> {
                    u.emit(new SpellEvent.FoePetrified(foe.foe(), meeting.level(), meeting.cell()));
                    Creatures.foe(u.state(), foe.foe())
                            .ifPresent(each -> u.emit(
                                    new HarmEvent.FoeDied(each.id(), each.monster(), "Flesh to Stone", "SP-61")));
                });
            case Effect.On.OnDoor door -> {}
            case Effect.On.OnThing thing -> {}
            case Effect.On.OnCell cell -> {}
        }
    }
}
