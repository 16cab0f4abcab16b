package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Trait;

/** A magic-user is left with the wits of a beast: he neither casts nor speaks nor uses magic things. */
@Rule("SP-58")
final class Feeblemind extends OnCreature {
    private static final int HARDER = -4;

    @Override
    String expected() {
        return "one magic-user in sight";
    }

    @Override
    Optional<String> unfit(Scene scene, Monster monster) {
        return casts(monster, scene.state().ruleset().profile()) || monster.isKind("men")
                ? Optional.empty()
                : Optional.of("it takes only the minds of magic-users");
    }

    private static boolean casts(Monster monster, Profile profile) {
        return monster.power(Trait.Classed.class, profile)
                        .filter(each -> each.characterClass() == CharacterClass.MAGIC_USER)
                        .isPresent()
                || monster.power(Trait.Casts.class, profile)
                        .filter(each -> each.characterClass() == CharacterClass.MAGIC_USER)
                        .isPresent()
                || monster.has(Trait.DragonSpells.class, profile);
    }

    @Override
    boolean open(Scene scene, Effect.On on) {
        return on instanceof Effect.On.OnCharacter member
                ? scene.state()
                        .adventurer(member.character())
                        .map(who -> who.careers().stream()
                                .anyMatch(career -> career.characterClass() == CharacterClass.MAGIC_USER))
                        .orElse(false)
                : monster(scene, on)
                        .map(each -> casts(each, scene.state().ruleset().profile()))
                        .orElse(false);
    }

    @Override
    void take(Unfolding u, Scene scene, Effect.On on, List<String> targets) {
        if (Saves.made(u, scene, on, Danger.SPELLS, HARDER)) {
            u.emit(new MagicEvent.Resisted(
                    scene.caster(), on, scene.spell().id(), u.throwing().take()));
            return;
        }
        Effects.begin(
                u,
                scene,
                on,
                "feeble-minded",
                Lengths.LASTING,
                Map.of(Faculties.FEEBLE, 1),
                false,
                u.throwing().take());
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return super.wits(scene).stream()
                .filter(target ->
                        open(scene, on(scene.target(target).orElseThrow()).orElseThrow()))
                .toList();
    }
}
