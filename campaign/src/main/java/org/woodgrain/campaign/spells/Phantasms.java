package org.woodgrain.campaign.spells;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.sight.Ways;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;

/** Images that are kept up in a fight: who believes in them, whom they harm, and what ends them. */
@Rule("SP-11")
public final class Phantasms {
    static final String KIND = "SP-11";

    /** The word that names the monster that is shown. */
    static final String CREATURE = "creature";

    /** The number that says that a danger is shown and no creature. */
    static final String DANGER = "danger";

    static final String X = "x";
    static final String Y = "y";

    private static final String FIRST = "first:";
    private static final int SIDES = 6;
    private static final int TOLD = 4;
    private static final int FARTHEST = 24;
    private static final int REACH = 10;

    private Phantasms() {}

    /** Those of the company; what monsters show is kept apart ({@link FoeImages}, {@link FoeHazards}). */
    private static List<Effect> images(CampaignState state) {
        List<Effect> all = state.effects().of(KIND);
        return all.isEmpty()
                ? all
                : all.stream()
                        .filter(effect -> effect.on() instanceof Effect.On.OnCharacter)
                        .toList();
    }

    private static Optional<Effect> now(CampaignState state, Effect image) {
        return images(state).stream()
                .filter(each -> each.id().equals(image.id()))
                .findFirst();
    }

    /** A new image strikes in the round in which it is cast. */
    static void appeared(Unfolding u, Caster caster) {
        images(u.state()).stream()
                .filter(image -> image.maker().equals(caster.value()))
                .forEach(image -> act(u, image));
    }

    /** A round has begun. */
    static void round(Unfolding u) {
        images(u.state()).forEach(image -> act(u, image));
    }

    private static void act(Unfolding u, Effect image) {
        boolean fight = u.state()
                .encounter()
                .filter(meeting ->
                        meeting.phase() == Encounter.Phase.BATTLE || meeting.phase() == Encounter.Phase.FREE_SEGMENT)
                .isPresent();
        if (!fight || !(image.on() instanceof Effect.On.OnCharacter maker)) {
            return;
        }
        Scene scene = new Scene(
                u.world(),
                u.state(),
                new Caster.Member(maker.character()),
                u.world().book().spells().spell(KIND),
                Effects.level(image));
        doubts(u, scene, image);
        now(u.state(), image).ifPresent(each -> harm(u, scene.now(u), each));
    }

    /** Those with wits doubt what is walked through before their eyes, what cannot be, and what a comrade tells them. */
    private static void doubts(Unfolding u, Scene scene, Effect image) {
        List<Foe> able = able(u.state());
        boolean odd = able.stream().anyMatch(foe -> mindless(u, foe.id())) || impossible(u.world(), image);
        for (Foe foe : able) {
            Effect seen = now(u.state(), image).orElseThrow();
            if (clever(u, foe.id()) && believes(u.world(), u.state(), seen, foe.id())) {
                boolean told = able(u.state()).stream()
                        .anyMatch(other -> seen.number(SpellEvent.ImageDoubted.KNOWS + other.id()) != 0);
                if (told && seen.number(SpellEvent.ImageDoubted.TOLD + foe.id()) == 0) {
                    test(u, scene, image, foe.id(), true);
                } else if (!told && odd && seen.number(SpellEvent.ImageDoubted.DOUBTED + foe.id()) == 0) {
                    test(u, scene, image, foe.id(), false);
                }
            }
        }
    }

    private static void test(Unfolding u, Scene scene, Effect image, FoeId foe, boolean told) {
        boolean made = Saves.made(u, scene, new Effect.On.OnFoe(foe), Danger.SPELLS, told ? TOLD : 0);
        u.emit(new SpellEvent.ImageDoubted(
                image.id(), foe, told, made, u.throwing().take()));
    }

    private static boolean clever(Unfolding u, FoeId foe) {
        return Creatures.monster(u.world(), u.state(), foe)
                .filter(monster -> monster.intelligence() == Intelligence.INTELLIGENT)
                .isPresent();
    }

    private static boolean mindless(Unfolding u, FoeId foe) {
        return Creatures.mindless(u.world(), u.state(), new Effect.On.OnFoe(foe));
    }

    /** Whether it shows what cannot be there: a creature that only swims, on dry land. */
    private static boolean impossible(World world, Effect image) {
        return shown(world, image)
                .filter(monster -> monster.move() == 0 && monster.fly() == 0 && monster.swim() > 0)
                .isPresent();
    }

    private static Optional<Monster> shown(World world, Effect image) {
        return world.book().monsters().find(image.word(CREATURE));
    }

    private static boolean believes(World world, CampaignState state, Effect image, FoeId foe) {
        return image.number(SpellEvent.ImageDoubted.KNOWS + foe) == 0
                && Creatures.monster(world, state, foe)
                        .filter(monster -> !Minds.mindless(monster))
                        .isPresent();
    }

    private static List<Foe> able(CampaignState state) {
        return state.encounter().map(Encounter::able).orElse(List.of());
    }

    /** A creature strikes at one believer for each level of the caster, a danger harms them all. */
    private static void harm(Unfolding u, Scene scene, Effect image) {
        Optional<Monster> shown = shown(u.world(), image);
        List<Foe> believers = able(u.state()).stream()
                .filter(foe -> believes(u.world(), u.state(), image, foe.id()))
                .sorted(Comparator.comparing(foe -> image.number(FIRST + foe.id()) == 0))
                .limit(shown.isPresent() ? Math.max(1, scene.level()) : Long.MAX_VALUE)
                .toList();
        for (Foe foe : believers) {
            if (now(u.state(), image).isEmpty()) {
                return;
            }
            if (shown.isPresent()) {
                strike(u, scene, image, shown.get(), foe);
            } else if (image.number(DANGER) != 0) {
                int points = scene.throwing(u, "damage").roll(1, SIDES).total();
                u.emit(new SpellEvent.ImageStruck(
                        image.id(), foe.id(), true, u.throwing().take()));
                hurt(u, foe, points, image);
            }
        }
    }

    private static void strike(Unfolding u, Scene scene, Effect image, Monster shown, Foe foe) {
        HitDice own = shown.hitDice();
        HitDice dice = own.roundedUp() > scene.level() ? HitDice.of(Math.max(1, scene.level())) : own;
        int armour = Creatures.monster(u.world(), u.state(), foe.id())
                .map(Monster::armorClass)
                .orElse(9);
        int needed = u.world().book().combat().attack().needed(u.state().ruleset(), new Skill.Beast(dice), armour);
        boolean hit = scene.throwing(u, "the image strikes")
                .atLeast(needed)
                .roll(1, 20)
                .success();
        int points = hit ? scene.throwing(u, "damage").roll(1, SIDES).total() : 0;
        u.emit(new SpellEvent.ImageStruck(
                image.id(), foe.id(), hit, u.throwing().take()));
        hurt(u, foe, points, image);
    }

    private static void hurt(Unfolding u, Foe foe, int points, Effect image) {
        if (points > 0) {
            String cause = image.label().replaceFirst("^keeps up ", "");
            Injury.hurt(u, new Effect.On.OnFoe(foe.id()), points, cause, KIND, List.of());
        }
    }

    /** Whether a foe fights the image of a creature in this round, and nobody else. */
    public static boolean draws(World world, CampaignState state, FoeId foe) {
        return drawing(world, state, foe).isPresent();
    }

    private static Optional<Effect> drawing(World world, CampaignState state, FoeId foe) {
        int round = state.encounter().map(Encounter::round).orElse(0);
        return images(state).stream()
                .filter(image -> shown(world, image).isPresent()
                        && image.number(SpellEvent.ImageStruck.FACES + foe) == round + 1
                        && believes(world, state, image, foe))
                .findFirst();
    }

    /** A foe strikes at the image: its blow goes through, and if it lives the image is gone. */
    public static void struckBy(Unfolding u, FoeId foe) {
        drawing(u.world(), u.state(), foe).ifPresent(image -> {
            u.emit(new BattleEvent.Thwarted(new Fighter.Opponent(foe), "Its blow goes through an image."));
            if (living(u, foe)) {
                u.emit(new MagicEvent.EffectEnded(image.id(), "a living creature struck it"));
            } else {
                u.emit(new MagicEvent.EffectChanged(
                        image.id(), SpellEvent.ImageDoubted.KNOWS + foe, 1, "it struck through it"));
            }
        });
    }

    private static boolean living(Unfolding u, FoeId foe) {
        return Creatures.monster(u.world(), u.state(), foe)
                .filter(monster -> !monster.undead() && !monster.isKind("construct"))
                .isPresent();
    }

    /** A side came nearer: whoever lives and comes to where the image stands has touched it. */
    static void closed(Unfolding u, BattleEvent.Closed closed) {
        boolean touches = closed.company()
                ? closed.feet() <= REACH
                : able(u.state()).stream().anyMatch(foe -> living(u, foe.id()));
        for (Effect image : images(u.state())) {
            if (touches && shown(u.world(), image).isEmpty()) {
                u.emit(new MagicEvent.EffectEnded(image.id(), "a living creature stepped into it"));
            }
        }
    }

    /** The company has moved: into the image, or out of its caster's sight of it. */
    static void moved(Unfolding u, Cell to) {
        for (Effect image : images(u.state())) {
            Cell at = new Cell(image.number(X), image.number(Y));
            if (at.equals(to)) {
                u.emit(new MagicEvent.EffectEnded(image.id(), "a living creature stepped into it"));
            } else if (at.distance(to) > FARTHEST || !seen(u, to, at)) {
                u.emit(new MagicEvent.EffectEnded(image.id(), "it is out of its caster's sight"));
            }
        }
    }

    private static boolean seen(Unfolding u, Cell from, Cell at) {
        return Ways.here(u.world(), u.state())
                .filter(ways -> Sight.clear(ways.level(), from, at, ways::seenThrough))
                .isPresent();
    }

    /** Its caster sends it elsewhere. */
    static void move(Unfolding u, Effect image, Cell to) {
        u.emit(new MagicEvent.EffectChanged(image.id(), X, to.x(), "the image moves"));
        u.emit(new MagicEvent.EffectChanged(image.id(), Y, to.y(), "the image moves"));
    }

    /** Its caster sends it against one foe before the others. */
    static void turnOn(Unfolding u, Effect image, FoeId foe) {
        able(u.state()).stream()
                .filter(other -> image.number(FIRST + other.id()) != 0)
                .forEach(other ->
                        u.emit(new MagicEvent.EffectChanged(image.id(), FIRST + other.id(), 0, "it turns elsewhere")));
        u.emit(new MagicEvent.EffectChanged(image.id(), FIRST + foe, 1, "it turns on that one"));
    }
}
