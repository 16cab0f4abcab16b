package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Senseless;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Mortality;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;

/**
 * Images of creatures that monsters keep up against the company. The company takes such an image for one more of those
 * who are met, until one of its members strikes it hand to hand or its caster's mind leaves it.
 */
public final class FoeImages {
    /** The word of the effect that names the image among those who are met. */
    private static final String IMAGE = "image";

    /** More than any blow takes: an image has no body that could be hurt. */
    private static final int UNTOUCHED = 1_000;

    private static final int SIDES = 6;
    private static final int REACH = 10;

    private FoeImages() {}

    /** Whether one of those who are met is an image. */
    public static boolean is(CampaignState state, FoeId foe) {
        return state.encounter()
                .flatMap(meeting -> meeting.foe(foe))
                .filter(each -> each.number(Marks.IMAGE) != 0)
                .isPresent();
    }

    /** The image of a creature is there of a sudden. */
    @Rule("SP-11")
    static void appear(Unfolding u, Scene scene, Monster shown) {
        FoeId id = new FoeId(u.newId("m"));
        Foe image = new Foe(
                id,
                shown.id(),
                shown.name().toLowerCase(Locale.ROOT),
                UNTOUCHED,
                UNTOUCHED,
                Foe.Standing.ABLE,
                Purse.EMPTY,
                new TreeMap<>(Map.of(Marks.IMAGE, 1)));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "",
                Lengths.LASTING,
                Map.of(),
                Map.of(IMAGE, id.value()),
                true,
                u.throwing().take());
        u.emit(new PowerEvent.MoreCame(List.of(image), "is suddenly there", List.of()));
    }

    /** What keeps up the images that are there. */
    static List<Effect> all(CampaignState state) {
        List<Effect> images = state.effects().of(Phantasms.KIND);
        return images.isEmpty()
                ? images
                : images.stream()
                        .filter(effect -> effect.words().containsKey(IMAGE))
                        .toList();
    }

    /** The one of those who are met that such an effect shows. */
    static FoeId shown(Effect effect) {
        return new FoeId(effect.word(IMAGE));
    }

    /** The effect that keeps an image up. */
    public static Optional<Effect> of(CampaignState state, FoeId image) {
        return all(state).stream()
                .filter(effect -> effect.word(IMAGE).equals(image.value()))
                .findFirst();
    }

    /** Whether a member takes an image for what it shows. */
    public static boolean believes(CampaignState state, FoeId image, CharacterId who) {
        return of(state, image)
                .filter(effect -> effect.number(SpellEvent.ImageDoubted.KNOWS + who) == 0)
                .isPresent();
    }

    /** A round begins: every image that has come up strikes at as many believers as its caster has levels. */
    @Rule("SP-11")
    static void round(Unfolding u) {
        int feet = u.state().encounter().map(Encounter::distance).orElse(Integer.MAX_VALUE);
        if (feet > REACH) {
            return;
        }
        for (Effect effect : all(u.state())) {
            FoeId id = new FoeId(effect.word(IMAGE));
            int level = Math.max(1, Effects.level(effect));
            List<Adventurer> believers = u.state().company().stream()
                    .filter(who -> believes(u.state(), id, who.id()))
                    .limit(level)
                    .toList();
            believers.forEach(who -> strike(u, id, level, who.id()));
        }
    }

    private static void strike(Unfolding u, FoeId id, int level, CharacterId who) {
        Optional<Monster> shown = Creatures.monster(u.world(), u.state(), id);
        Optional<Adventurer> victim = u.state().adventurer(who).filter(Adventurer::living);
        if (shown.isEmpty() || victim.isEmpty()) {
            return;
        }
        HitDice own = shown.get().hitDice();
        HitDice dice = own.roundedUp() > level ? HitDice.of(level) : own;
        int armour = new Figures(u.world().book(), u.state().ruleset())
                .defence(victim.get())
                .armourClass();
        int needed = u.world().book().combat().attack().needed(u.state().ruleset(), new Skill.Beast(dice), armour);
        boolean hit = u.throwing()
                .of("CB-02", "to hit")
                .by(shown.get().name().toLowerCase(Locale.ROOT))
                .on(DiceStream.REFEREE)
                .atLeast(needed)
                .roll(1, 20)
                .success();
        int points = hit
                ? u.throwing()
                        .of("CB-16", "damage")
                        .by(shown.get().name().toLowerCase(Locale.ROOT))
                        .on(DiceStream.REFEREE)
                        .roll(1, SIDES)
                        .total()
                : 0;
        int left = victim.get().hitPoints() - points;
        u.emit(new BattleEvent.Struck(
                new Fighter.Opponent(id),
                new Fighter.Member(who),
                "blow",
                false,
                false,
                hit,
                points,
                left,
                "CB-02",
                u.throwing().take()));
        if (Mortality.dead(u.state().ruleset(), left)) {
            u.emit(new HarmEvent.CharacterDied(who, shown.get().name().toLowerCase(Locale.ROOT), "CB-18", List.of()));
        } else {
            Senseless.fell(u, who);
        }
    }

    /** A member has struck an image hand to hand, or its caster has gone: it is there no more. */
    @Rule("SP-11")
    static void watch(Unfolding u, Event event) {
        for (Effect effect : all(u.state())) {
            FoeId id = new FoeId(effect.word(IMAGE));
            boolean touched = event instanceof BattleEvent.Struck struck
                    && struck.hit()
                    && !struck.missile()
                    && struck.at().equals(new Fighter.Opponent(id));
            boolean alone = u.state()
                    .encounter()
                    .flatMap(meeting -> meeting.foe(new FoeId(effect.maker())))
                    .filter(Foe::able)
                    .isEmpty();
            if (touched || alone) {
                u.emit(new MagicEvent.EffectEnded(
                        effect.id(), touched ? "a living creature struck it" : "its caster is gone"));
            }
        }
    }

    /** What kept it up has ended. */
    static void ended(Unfolding u, Effect effect) {
        if (effect.words().containsKey(IMAGE)) {
            FoeId id = new FoeId(effect.word(IMAGE));
            if (is(u.state(), id)) {
                u.emit(new SpellEvent.ImageVanished(id));
            }
        }
    }
}
