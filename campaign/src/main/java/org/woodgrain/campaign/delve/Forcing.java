package org.woodgrain.campaign.delve;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Door;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.DelveCommand;
import org.woodgrain.campaign.event.DelveEvent;
import org.woodgrain.campaign.harm.Weakness;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.HeldDoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.exploration.Doors;

/** Feats of strength: doors and gates thrown open, and lids sprung. */
public final class Forcing {
    private Forcing() {}

    /** Chances in six of one who throws himself at a door; at a gate his strength tells. */
    @Rule({"CH-20", "MI-045"})
    public static int chance(World world, CampaignState state, Adventurer who, Door.Kind kind) {
        if (kind == Door.Kind.PORTCULLIS) {
            return feat(world, state, who);
        }
        int own = Doors.chance(
                world.book().exploration(),
                state.ruleset().profile(),
                who.race(),
                Weakness.abilities(state, who).strength());
        return GiantStrength.has(state, who) ? GiantStrength.force(own) : own;
    }

    /** Those who throw themselves at a door together. */
    static List<Doors.Pusher> pushers(World world, CampaignState state, List<CharacterId> who, Door.Kind kind) {
        return who.stream()
                .map(id -> Crew.of(state, id))
                .map(pusher -> new Doors.Pusher(pusher.name(), chance(world, state, pusher, kind)))
                .toList();
    }

    /** Chances in six of springing a lid or a gate. */
    @Rule({"CH-20", "MI-045"})
    public static int feat(World world, CampaignState state, Adventurer who) {
        int own = AbilityModifiers.forceInSix(
                world.book().characters(), state.ruleset(), Weakness.abilities(state, who), who.race());
        return GiantStrength.has(state, who) ? GiantStrength.force(own) : own;
    }

    /** The rule that a door of a kind is forced by. */
    static String rule(Profile profile, Door.Kind kind) {
        if (profile == Profile.CLASSIC) {
            return "CD-08";
        }
        return kind == Door.Kind.PORTCULLIS ? "CH-20" : "UX-13";
    }

    static Optional<Refusal> check(World world, CampaignState state, DelveCommand.ForceLid force) {
        Optional<Refusal> who = Crew.canWork(state, List.of(force.who()), "forces the lid", 1);
        if (who.isPresent()) {
            return who;
        }
        Optional<Hoard> hoard = Reach.hoard(world, state, force.hoard());
        if (hoard.isEmpty() || hoard.get().vessel() != Hoard.Vessel.CHEST) {
            return Optional.of(new DelveRefusal.NothingLike());
        }
        return hoard.get().opened() ? Optional.of(new DelveRefusal.ThingIs("open already")) : Optional.empty();
    }

    /** One heave at the lid of a chest takes a quarter of a turn and is heard; a lid held by magic never yields. */
    @Rule("CH-20")
    static void lid(Unfolding u, DelveCommand.ForceLid force) {
        Place.Underground at = u.state().underground().orElseThrow();
        Hoard hoard = u.state().level(at.level()).hoard(force.hoard()).orElseThrow();
        Adventurer who = Crew.of(u.state(), force.who());
        boolean yields = u.throwing()
                .of(rule(u.state().ruleset().profile(), Door.Kind.PORTCULLIS), "forcing the lid")
                .by(who.name())
                .on(DiceStream.PLAYERS)
                .atMost(feat(u.world(), u.state(), who))
                .roll(1, 6)
                .success();
        boolean opened = yields && !HeldDoors.bars(u.state(), at.level(), hoard);
        List<Roll> rolls = u.throwing().take();
        Time.stir(u, List.of(force.who()));
        Time.noise(u, "a lid is forced");
        Effort.spend(
                u,
                Clock.QUARTER,
                "the forcing of the lid",
                rolls,
                () -> u.emit(new DelveEvent.LidForced(at.level(), force.hoard(), force.who(), opened, rolls)));
    }
}
