package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Monster;

/** Creatures that are not seen: who notices them, and what it is to strike at them. */
public final class Vanished {
    /** Added to a throw at one whose place is only guessed. */
    private static final int GUESSED = -4;

    private static final int NEAR = 10;
    private static final int NOTICES = 2;
    private static final List<String> KINDS = List.of("SP-13", "SP-27");

    /** The number that marks the one about whom a circle of invisibility moves. */
    static final String CENTRE = "centre";

    private Vanished() {}

    /** Whether a spell hides a creature from common eyes. */
    @Rule({"SP-13", "SP-27"})
    public static boolean hidden(World world, CampaignState state, Effect.On who) {
        return !state.effects().with(Effect.UNSEEN).isEmpty() && state.effects().anyWith(who, Effect.UNSEEN);
    }

    /** Whether the other side knows all the same that it is there. */
    @Rule("SP-13")
    public static boolean noticed(CampaignState state, Effect.On who) {
        boolean marked = who instanceof Effect.On.OnFoe foe
                && Creatures.foe(state, foe.foe())
                        .filter(each -> each.number(Foe.NOTICED) != 0)
                        .isPresent();
        return marked
                || state.effectsOn(who).stream()
                        .anyMatch(effect -> effect.number(Effect.UNSEEN) != 0 && effect.number(Effect.NOTICED) != 0);
    }

    /** Whether somebody can neither be seen nor guessed at by another, and so not be attacked by him. */
    @Rule({"SP-13", "SP-09", "MA-37"})
    public static boolean escapes(World world, CampaignState state, Effect.On who, Effect.On observer) {
        return hidden(world, state, who) && !noticed(state, who) && !sees(world, state, observer);
    }

    /** What it takes off a throw to hit: -4 for one whose place is only guessed. */
    @Rule({"SP-13", "SP-09"})
    public static int onAttack(World world, CampaignState state, Effect.On target, Effect.On attacker) {
        return hidden(world, state, target) && !sees(world, state, attacker) ? GUESSED : 0;
    }

    /** Whether an observer sees what is invisible: by the spell, or by its nature. */
    @Rule("SP-09")
    public static boolean sees(World world, CampaignState state, Effect.On observer) {
        int distance = state.encounter().map(Encounter::distance).orElse(0);
        boolean spell = !state.effects().ofAny(DetectInvisible.KINDS).isEmpty()
                && Effects.find(state, observer, DetectInvisible.KINDS)
                        .filter(effect -> distance <= effect.number(DetectInvisible.FEET))
                        .isPresent();
        return spell || observer instanceof Effect.On.OnFoe foe && sharp(world, state, foe, distance);
    }

    private static boolean sharp(World world, CampaignState state, Effect.On.OnFoe observer, int distance) {
        Profile profile = state.ruleset().profile();
        return Creatures.monster(world, state, observer.foe())
                .map(monster -> monster.powers(Habit.Sense.class, profile).stream()
                        .anyMatch(sense -> switch (sense.kind()) {
                            case "enemies", "hidden" -> distance <= sense.feet();
                            case "echo" -> true;
                            default -> false;
                        }))
                .orElse(false);
    }

    /** Each round those near by may notice whom they do not see: on 1 or 2, and beasts by their scent at once. */
    @Rule("SP-13")
    public static void listen(Unfolding u) {
        Optional<Encounter> meeting = u.state().encounter().filter(each -> each.distance() <= NEAR);
        if (meeting.isEmpty()) {
            return;
        }
        boolean scent = meeting.get().able().stream().anyMatch(foe -> scents(u, foe));
        for (Adventurer member : u.state().company()) {
            notice(
                    u,
                    new Effect.On.OnCharacter(member.id()),
                    scent,
                    !meeting.get().able().isEmpty());
        }
        for (Foe foe : meeting.get().able()) {
            notice(u, new Effect.On.OnFoe(foe.id()), false, true);
        }
    }

    private static boolean scents(Unfolding u, Foe foe) {
        return u.world()
                .book()
                .monsters()
                .find(foe.monster())
                .map(monster -> scents(monster, u.state().ruleset().profile()))
                .orElse(false);
    }

    private static boolean scents(Monster monster, Profile profile) {
        return monster.powers(Habit.Tracker.class, profile).stream()
                .anyMatch(tracker -> !tracker.way().equals("sight"));
    }

    private static void notice(Unfolding u, Effect.On who, boolean atOnce, boolean anybody) {
        if (!anybody || !hidden(u.world(), u.state(), who) || noticed(u.state(), who)) {
            return;
        }
        boolean noticed = atOnce
                || u.throwing()
                        .of("SP-13", "noticing what is not seen")
                        .secret()
                        .atMost(NOTICES)
                        .roll(1, 6)
                        .success();
        if (noticed) {
            u.emit(new ArcaneEvent.Noticed(who, u.throwing().take()));
        } else {
            u.throwing().take();
        }
    }

    /** Somebody has attacked: a spell that hid him ends. */
    @Rule({"MA-37", "SP-13", "SP-27"})
    static void attacked(Unfolding u, Effect.On who) {
        for (Effect effect : u.state().effectsOn(who)) {
            if (effect.number(Effect.UNSEEN) != 0) {
                u.emit(new MagicEvent.EffectEnded(effect.id(), "an attack broke it"));
            }
        }
    }

    /** Whether a foe is there of which nobody of the company can know. */
    @Rule("SP-13")
    public static boolean unknown(World world, CampaignState state, FoeId foe) {
        Effect.On on = new Effect.On.OnFoe(foe);
        return hidden(world, state, on)
                && !noticed(state, on)
                && state.company().stream().noneMatch(member -> sees(world, state, on(member.id())));
    }

    /** Whether a caster names one of the other side whom he neither sees nor guesses at. */
    @Rule({"MA-10", "SP-13"})
    static boolean named(Scene scene, List<String> targets) {
        return scene.targets(targets).stream()
                .flatMap(target -> Scene.on(target).stream())
                .filter(who -> !Saves.willing(scene, who))
                .anyMatch(who -> escapes(
                        scene.world(), scene.state(), who, scene.caster().on()));
    }

    /** A circle of invisibility is gone with its middle. */
    @Rule("SP-27")
    static void ended(Unfolding u, Effect gone) {
        if (KINDS.contains(gone.kind()) && gone.number(CENTRE) != 0) {
            for (Effect other : u.state().effects()) {
                if (other.kind().equals(gone.kind()) && other.number(Effects.CASTING) == gone.number(Effects.CASTING)) {
                    u.emit(new MagicEvent.EffectEnded(other.id(), "its middle is gone"));
                }
            }
        }
    }

    /** Whether nobody of the company can be seen: all are hidden, and no light gives them away. */
    @Rule("SP-27")
    public static boolean company(World world, CampaignState state) {
        return !state.company().isEmpty()
                && state.company().stream()
                        .map(Adventurer::id)
                        .allMatch(member -> hidden(world, state, on(member)) && !noticed(state, on(member)));
    }

    private static Effect.On on(CharacterId member) {
        return new Effect.On.OnCharacter(member);
    }
}
