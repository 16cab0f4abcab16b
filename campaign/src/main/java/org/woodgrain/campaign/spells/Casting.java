package org.woodgrain.campaign.spells;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.Spell;

/**
 * Casting a spell from memory: the same for members and monsters, in a round of battle and outside.
 *
 * <p>Who asks lets the time pass: a casting takes the caster's whole round (MA-05), and a few spells wait longer by
 * themselves.
 */
public final class Casting {
    private Casting() {}

    /** Why the spell cannot be cast at this; empty if it can. Throws no dice and tells no secret (SP-115). */
    @Rule({"MA-01", "MA-02", "MA-05", "SP-115"})
    public static Optional<Refusal> check(
            World world, CampaignState state, Caster caster, String spell, List<String> targets) {
        Optional<Spell> found = world.book().spells().find(spell);
        if (found.isEmpty()) {
            return Optional.of(new MagicRefusal.CannotCast(
                    Creatures.name(state, caster.on()), "there is no spell \"" + spell + "\"", ""));
        }
        Scene scene = Scene.of(world, state, caster, found.get());
        return Bearing.check(scene)
                .or(() -> ready(scene, spell))
                .or(() -> CrystalView.refuses(scene, targets))
                .or(() -> aimed(scene, targets));
    }

    /** Why a member has not this spell ready, wherever he is; empty if he has. */
    @Rule({"MA-01", "MA-02"})
    public static Optional<Refusal> held(World world, CampaignState state, CharacterId caster, String spell) {
        Caster member = new Caster.Member(caster);
        return world.book().spells().find(spell).isEmpty()
                ? Optional.of(new MagicRefusal.CannotCast(
                        Creatures.name(state, member.on()), "there is no spell \"" + spell + "\"", ""))
                : ready(Scene.of(world, state, member, world.book().spells().spell(spell)), spell);
    }

    /** Why a spell cannot be cast at this, whatever it is cast from. */
    static Optional<Refusal> aimed(Scene scene, List<String> targets) {
        if (Vanished.named(scene, targets) || Gloom.hides(scene, targets)) {
            return scene.noTarget("somebody or something in sight");
        }
        return SpellBook.find(scene.spell().id())
                .map(work -> work.check(scene, targets))
                .orElseGet(() -> Optional.of(new MagicRefusal.CannotCast(
                        scene.casterName(), scene.spell().name() + " has no place in this game", "")));
    }

    private static Optional<Refusal> ready(Scene scene, String id) {
        return switch (scene.caster()) {
            case Caster.Member member -> scene.state().adventurer(member.id()).flatMap(who -> ready(scene, who, id));
            case Caster.Monster monster ->
                scene.foe(monster.id())
                                .filter(foe -> foe.number(MonsterCasting.key(id)) > 0)
                                .isPresent()
                        ? Optional.empty()
                        : Optional.of(new MagicRefusal.NotMemorised(
                                scene.casterName(), scene.spell().name(), false));
        };
    }

    private static Optional<Refusal> ready(Scene scene, Adventurer who, String id) {
        if (who.spells().memorised().contains(id)) {
            return GazeTally.spent(scene.state(), who);
        }
        boolean spent = who.spells().spent(scene.state().clock().day()).contains(id);
        return Optional.of(
                new MagicRefusal.NotMemorised(who.name(), scene.spell().name(), spent));
    }

    /** Casts what was checked. */
    @Rule({"MA-02", "SP-117"})
    public static void carryOut(Unfolding u, Caster caster, String spell, List<String> targets) {
        Spell found = u.world().book().spells().spell(spell);
        Scene scene = Scene.of(u.world(), u.state(), caster, found);
        u.emit(new MagicEvent.SpellCast(caster, spell, Words.at(scene, targets)));
        Swallowed.orElse(u, scene.now(u), targets);
    }

    /** A spell begun in this round is broken off; its place is empty all the same. */
    @Rule("MA-05")
    public static void lose(Unfolding u, Caster caster, String spell, String why) {
        u.emit(new MagicEvent.SpellLost(caster, spell, why));
    }

    /** At what the company may aim a spell now; empty if it cannot be cast at anything. */
    public static List<Aim> aims(World world, CampaignState state, Adventurer caster, String spell) {
        Caster who = new Caster.Member(caster.id());
        return world.book().spells().find(spell).stream()
                .map(found -> Scene.of(world, state, who, found))
                .flatMap(scene -> aims(scene).stream())
                .toList();
    }

    static List<Aim> aims(Scene scene) {
        if (Bearing.check(scene).isPresent()) {
            return List.of();
        }
        return SpellBook.find(scene.spell().id()).stream()
                .flatMap(work -> work.aims(scene).stream()
                        .filter(aim -> work.check(scene, aim.targets()).isEmpty()))
                .toList();
    }

    /** What a member is asked who casts a spell at one of these aims, outside the rounds of a fight. */
    public static List<Asked> asks(World world, CampaignState state, Adventurer caster, String spell, List<Aim> aims) {
        return world.book().spells().find(spell).stream()
                .map(found -> Scene.of(world, state, new Caster.Member(caster.id()), found))
                .flatMap(scene -> asks(scene, aims).stream())
                .toList();
    }

    static List<Asked> asks(Scene scene, List<Aim> aims) {
        return SpellBook.find(scene.spell().id())
                .map(work -> work.asks(scene, aims))
                .orElse(List.of());
    }

    /** What somebody would do best to put up so that he has a hand free to cast; empty if he has, or has no spells. */
    @Rule("MA-05")
    public static Optional<Item> inTheWay(World world, CampaignState state, Adventurer who) {
        if (who.spells().memorised().isEmpty() || !Bearing.handsFull(world, who)) {
            return Optional.empty();
        }
        return who.items().stream()
                .filter(item -> item.carried() == Carried.IN_HAND)
                .filter(item -> state.lights().stream()
                        .noneMatch(light -> light.source().equals(item.id())))
                .min(Comparator.comparing(
                        item -> world.book().equipment().weapon(item).isEmpty()));
    }

    /** Whether one of those who are met is named as a target, as {@code foe:ID} or by the bare id. */
    public static boolean namesFoe(CampaignState state, List<String> targets) {
        return targets.stream()
                .flatMap(text -> (text.indexOf(':') < 0
                                ? Optional.of(new FoeId(text.strip()))
                                : Target.read(text)
                                        .filter(Target.OnFoe.class::isInstance)
                                        .map(target -> ((Target.OnFoe) target).id()))
                        .stream())
                .anyMatch(id ->
                        state.encounter().flatMap(meeting -> meeting.foe(id)).isPresent());
    }

    /** Whether a spell is aimed at enemies, so that casting it opens a fight. */
    public static boolean hostile(String spell) {
        return SpellBook.find(spell).map(SpellWork::hostile).orElse(false);
    }

    /** Whether a spell can be cast in town. */
    public static boolean inTown(String spell) {
        return SpellBook.find(spell).map(SpellWork::inTown).orElse(false);
    }

    /** Whether a spell can be cast in a round of battle. */
    public static boolean inBattle(String spell) {
        return SpellBook.find(spell).map(SpellWork::inBattle).orElse(false);
    }

    /** Whether the game carries out a spell, so that it can be held in memory. */
    public static boolean playable(String spell) {
        return SpellBook.find(spell).isPresent();
    }

    /**
     * Whether someone takes no orders: he stands with the monster that charmed him, or a spirit from its side has his
     * body.
     */
    public static boolean charmed(CampaignState state, Adventurer who) {
        return heedsFoes(state, who.id());
    }

    /** The same by his id. */
    static boolean heedsFoes(CampaignState state, CharacterId who) {
        return Charms.of(state, who).isPresent() || FoeJar.possessed(state, who);
    }

    /** The refusal that meets a member who cannot act at all; empty if he can. */
    static Optional<Refusal> unable(CampaignState state, Adventurer who) {
        if (!who.living()) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "past acting"));
        }
        if (charmed(state, who)) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "heeding another's will"));
        }
        return state.effectsOn(new Effect.On.OnCharacter(who.id())).stream()
                .filter(Effect::helpless)
                .findFirst()
                .map(effect -> new GeneralRefusal.CannotAct(who.name(), effect.label()));
    }

    /** Whether a monster of the present meeting can act at all. */
    static boolean able(Scene scene, Caster.Monster monster) {
        return scene.foe(monster.id())
                .map(foe -> foe.able() || Spirits.speaks(scene.world(), scene.state(), monster.id()))
                .orElse(false);
    }
}
