package org.woodgrain.campaign.spells;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.DeepWater;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.ClassLimits;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Weapon;

/** Whether a caster is in a state to cast at all: present, able, of the class, unhindered, with a hand free. */
final class Bearing {
    private static final int HANDS = 2;
    private static final Set<String> FIRE = Set.of("SP-24", "SP-36");

    private Bearing() {}

    static Optional<Refusal> check(Scene scene) {
        return able(scene)
                .or(() -> InsectPlague.about(
                                scene.world(), scene.state(), scene.caster().on())
                        ? Optional.of(new MagicRefusal.CannotCast(
                                scene.casterName(), "insects swarm about eyes and mouth", InsectPlague.KIND))
                        : Optional.empty())
                .or(() -> quenched(scene));
    }

    /** Fire does not burn under water. */
    @Rule("SP-32")
    private static Optional<Refusal> quenched(Scene scene) {
        return FIRE.contains(scene.spell().id())
                        && DeepWater.about(scene.world(), scene.state()) == DeepWater.Depth.SUNKEN
                ? Optional.of(
                        new MagicRefusal.CannotCast(scene.casterName(), "fire does not burn under water", "SP-32"))
                : Optional.empty();
    }

    private static Optional<Refusal> able(Scene scene) {
        return switch (scene.caster()) {
            case Caster.Monster monster ->
                Casting.able(scene, monster) && !Faculties.feeble(scene.state(), monster.on())
                        ? Optional.empty()
                        : Optional.of(new GeneralRefusal.CannotAct(scene.casterName(), "it is past acting"));
            case Caster.Member member ->
                scene.companion(member.id())
                        .or(() -> fromHome(scene, member.id()))
                        .map(who -> check(scene, who))
                        .orElseGet(() -> Optional.of(
                                new GeneralRefusal.NoSuchCharacter(member.id().value())));
        };
    }

    /** One who is at home while the company is out can come after it, and do nothing else. */
    @Rule("SP-45")
    private static Optional<Adventurer> fromHome(Scene scene, CharacterId who) {
        return scene.spell().id().equals("SP-45") && Presence.atHome(scene.state(), who)
                ? scene.state().adventurer(who)
                : Optional.empty();
    }

    private static Optional<Refusal> check(Scene scene, Adventurer who) {
        if (Spirits.away(scene.state(), who.id()).isPresent()) {
            return away(scene, who);
        }
        return Casting.unable(scene.state(), who)
                .or(() -> Spirits.sleeps(scene.state(), who.id())
                        ? Optional.of(new GeneralRefusal.CannotAct(who.name(), "asleep in mind, another's being there"))
                        : Optional.empty())
                .or(() -> speaks(scene, who))
                .or(() -> fit(scene, who))
                .or(() -> ofTheClass(scene, who))
                .or(() -> unarmoured(scene, who))
                .or(() -> handFree(scene, who));
    }

    /** Whose spirit is in the body of another casts with the voice and hands of his host, or not at all. */
    @Rule("SP-54")
    private static Optional<Refusal> away(Scene scene, Adventurer who) {
        return !who.living() || Casting.charmed(scene.state(), who)
                ? Optional.of(new GeneralRefusal.CannotAct(who.name(), "past acting"))
                : Spirits.mute(scene.world(), scene.state(), who).or(() -> ofTheClass(scene, who));
    }

    @Rule({"SP-33", "SP-34", "SP-58"})
    private static Optional<Refusal> speaks(Scene scene, Adventurer who) {
        return Faculties.mute(scene.world().book(), scene.state(), who)
                .map(why -> new MagicRefusal.CannotCast(who.name(), why, "MA-05"));
    }

    /** Sickness, and the weakness of one newly risen, keep from casting. */
    @Rule("SP-107")
    private static Optional<Refusal> fit(Scene scene, Adventurer who) {
        return idle(scene.state(), who)
                .or(() -> kept(scene.state(), who, effect -> effect.number(Afflictions.NO_SPELLS) != 0));
    }

    /** Sickness and the like keep from doing anything of the kind. */
    static Optional<Refusal> idle(CampaignState state, Adventurer who) {
        return kept(state, who, effect -> effect.number(Afflictions.IDLE) != 0);
    }

    private static Optional<Refusal> kept(CampaignState state, Adventurer who, Predicate<Effect> by) {
        return state.effectsOn(new Effect.On.OnCharacter(who.id())).stream()
                .filter(by)
                .findFirst()
                .map(effect -> new GeneralRefusal.CannotAct(who.name(), effect.label()));
    }

    @Rule({"CH-41", "CH-60", "CH-101"})
    private static Optional<Refusal> ofTheClass(Scene scene, Adventurer who) {
        if (scene.spell().caster() == who.casting().characterClass()) {
            return Optional.empty();
        }
        String rule = who.acting() == CharacterClass.FIGHTING_MAN ? "CH-60" : "MA-17";
        return Optional.of(new MagicRefusal.CannotCast(
                who.name(),
                "on this adventure the class is " + who.acting().label() + ", and "
                        + scene.spell().name() + " is a spell of the "
                        + scene.spell().caster().label(),
                rule));
    }

    @Rule("CH-41")
    private static Optional<Refusal> unarmoured(Scene scene, Adventurer who) {
        EquipmentTables tables = scene.world().book().equipment();
        for (Item item : who.items()) {
            Article.Wear wear = Armour.wear(tables, item);
            boolean armour = wear == Article.Wear.BODY && item.carried() == Carried.WORN
                    || wear == Article.Wear.SHIELD && item.carried() == Carried.IN_HAND;
            Optional<String> rule =
                    armour ? ClassLimits.forbids(tables, who.race(), who.acting(), item) : Optional.empty();
            if (rule.isPresent()) {
                return Optional.of(new MagicRefusal.CannotCast(who.name(), item.name() + " is in the way", rule.get()));
            }
        }
        return Optional.empty();
    }

    @Rule("MA-05")
    private static Optional<Refusal> handFree(Scene scene, Adventurer who) {
        return handsFull(scene.world(), who)
                ? Optional.of(new MagicRefusal.CannotCast(who.name(), "both hands are full; one must be free", "MA-05"))
                : Optional.empty();
    }

    /** Whether somebody has no hand free to cast with. */
    @Rule("MA-05")
    static boolean handsFull(World world, Adventurer who) {
        return who.items().stream()
                        .filter(item -> item.carried() == Carried.IN_HAND)
                        .mapToInt(item -> hands(world, item))
                        .sum()
                >= HANDS;
    }

    private static int hands(World world, Item item) {
        return world.book()
                        .equipment()
                        .weapon(item)
                        .map(weapon -> weapon.has(Weapon.Quality.TWO_HANDED))
                        .orElse(false)
                ? HANDS
                : 1;
    }
}
