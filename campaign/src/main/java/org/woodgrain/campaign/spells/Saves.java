package org.woodgrain.campaign.spells;

import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.SavingThrow;
import org.woodgrain.rules.monsters.Resistance;

/** Saving throws against spells. */
final class Saves {
    private Saves() {}

    /** Whether a creature throws off a spell that is aimed at it: its nature first, then its saving throw. */
    @Rule({"CB-27", "MA-08"})
    static boolean made(Unfolding u, Scene scene, Effect.On target) {
        return made(u, scene, target, scene.danger(), 0);
    }

    /**
     * The same against another danger.
     *
     * @param plus added to the throw by the spell itself
     */
    @Rule({"CB-27", "MA-08"})
    static boolean made(Unfolding u, Scene scene, Effect.On target, Danger danger, int plus) {
        return shrugsOff(u, scene, target) || saved(u, scene, target, danger, plus);
    }

    /** What is left of a harm of so many points of which a saving throw takes half; so much is added to the throw. */
    @Rule("MA-08")
    static int halved(Unfolding u, Scene scene, Effect.On target, Danger danger, int plus, int points) {
        if (shrugsOff(u, scene, target)) {
            return 0;
        }
        return saved(u, scene, target, danger, plus) ? points / 2 : points;
    }

    /**
     * Whether somebody wants what the caster does to him, and throws no save: whoever is of his side, and whoever is not
     * awake to refuse what does no harm.
     */
    @Rule("MA-09")
    static boolean willing(Scene scene, Effect.On target) {
        return sameSide(scene, target)
                || Sleepers.asleep(scene.state(), target)
                        && !Casting.hostile(scene.spell().id());
    }

    private static boolean sameSide(Scene scene, Effect.On target) {
        boolean company = scene.caster() instanceof Caster.Member;
        return switch (target) {
            case Effect.On.OnCharacter member -> company != Casting.heedsFoes(scene.state(), member.character());
            case Effect.On.OnFoe foe -> company == scene.foe(foe.foe()).isEmpty();
            case Effect.On.OnDoor door -> true;
            case Effect.On.OnThing thing -> true;
            case Effect.On.OnCell cell -> true;
        };
    }

    private static boolean shrugsOff(Unfolding u, Scene scene, Effect.On target) {
        if (!(target instanceof Effect.On.OnFoe foe)) {
            return false;
        }
        if (FoeImages.is(u.state(), foe.foe())) {
            return true;
        }
        return Creatures.monster(scene.world(), u.state(), foe.foe())
                .flatMap(monster -> monster.power(
                        Resistance.ResistMagic.class, u.state().ruleset().profile()))
                .map(resists -> u.throwing()
                        .of(scene.spell().id(), "resisting magic")
                        .by(Creatures.name(u.state(), target))
                        .secret()
                        .atMost(resists.chance())
                        .roll(1, 100)
                        .success())
                .orElse(false);
    }

    @Rule("CB-33")
    private static boolean saved(Unfolding u, Scene scene, Effect.On target, Danger danger, int plus) {
        int needed = scene.world()
                .book()
                .combat()
                .saves()
                .needed(u.state().ruleset(), Creatures.saver(scene.world(), u.state(), target), danger);
        Throws.Throw dice =
                u.throwing().of("CB-23", "save against " + scene.spell().name()).by(Creatures.name(u.state(), target));
        boolean made = SavingThrow.made(
                target instanceof Effect.On.OnCharacter ? dice.on(DiceStream.PLAYERS) : dice.secret(),
                needed,
                Circles.onSaves(u.state(), target)
                        + plus
                        + InnateSpells.onSaves(scene)
                        + nature(scene, u.state(), target, danger)
                        + mind(scene, u.state(), target, danger));
        if (!made) {
            Concentration.broken(u, target, "the saving throw failed");
        }
        return made;
    }

    /** What a monster's row adds to its saves. */
    private static int nature(Scene scene, CampaignState state, Effect.On target, Danger danger) {
        return target instanceof Effect.On.OnFoe foe
                ? Creatures.monster(scene.world(), state, foe.foe()).stream()
                        .flatMap(kind -> kind
                                .powers(Resistance.Bonus.class, state.ruleset().profile())
                                .stream())
                        .filter(bonus -> bonus.throwName().equals("save"))
                        .filter(bonus -> bonus.when().contains("any")
                                || danger == Danger.SPELLS && bonus.when().contains("spells"))
                        .mapToInt(Resistance.Bonus::plus)
                        .sum()
                : 0;
    }

    /** What a strong or weak mind adds against spells. */
    private static int mind(Scene scene, CampaignState state, Effect.On target, Danger danger) {
        return danger == Danger.SPELLS && target instanceof Effect.On.OnCharacter member
                ? state.adventurer(member.character())
                        .map(who -> AbilityModifiers.magicSaves(
                                scene.world().book().characters(), state.ruleset(), who.abilities()))
                        .orElse(0)
                : 0;
    }
}
