package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** The stones in which spirits are: where they lie, whose they are, whom they hold, and whom they have tried. */
@Rule("SP-54")
final class Jars {
    /** The word of a jar that names the body in which the spirit is; empty while it is in its stone. */
    static final String TAKEN = "host";

    /** The kind of what is left of a jar whose maker's body is dead: the stone, where it lies. */
    static final String STONE = "SP-54-stone";

    /** The number that says that the company knows of the stone, and the one that says that it has found it. */
    static final String KNOWN = "known";

    static final String FOUND = "found";

    /** The word that says where the stone lies. */
    private static final String LIES = "lies";

    private static final String TRIED = "tried:";
    private static final int REACH = 120;
    private static final int YARD = 3;
    private static final int FEET = 10;

    private Jars() {}

    /** The jar of a member. */
    static Optional<Effect> of(CampaignState state, String spirit) {
        return state.effects().of(MagicJar.KIND).stream()
                .filter(effect -> effect.maker().equals(spirit))
                .findFirst();
    }

    /** The jars of those who are met, and what is left of those of the dead. */
    static List<Effect> ofFoes(CampaignState state) {
        return state.effects().ofAny(List.of(MagicJar.KIND, STONE)).stream()
                .filter(jar -> !(jar.on() instanceof Effect.On.OnCharacter))
                .toList();
    }

    /** The body in which a spirit is; empty while it is in its stone. */
    static Optional<Effect.On> host(CampaignState state, Effect jar) {
        String host = jar.word(TAKEN);
        if (host.isEmpty()) {
            return Optional.empty();
        }
        CharacterId member = new CharacterId(host);
        return Optional.of(
                state.adventurers().containsKey(member)
                        ? new Effect.On.OnCharacter(member)
                        : new Effect.On.OnFoe(new FoeId(host)));
    }

    /** What a spirit's hold on a body is, one that sleeps too; empty if none has it. */
    static Optional<Effect> hold(CampaignState state, Effect.On body) {
        return state.effects().of(MagicJar.HOST).stream()
                .filter(hold -> hold.on().equals(body))
                .findFirst();
    }

    /** The word under which the place of a stone is kept, and its text. */
    static Map<String, String> lying(String level, Cell cell) {
        return Map.of(TAKEN, "", LIES, level + " " + cell.x() + "," + cell.y());
    }

    /** Where a stone lies; empty for one that goes with the company. */
    static Optional<Place.Underground> place(Effect jar) {
        String text = jar.word(LIES);
        int at = text.lastIndexOf(' ');
        if (at < 0) {
            return Optional.empty();
        }
        String[] xy = text.substring(at + 1).split(",", -1);
        return Optional.of(new Place.Underground(
                text.substring(0, at), new Cell(Integer.parseInt(xy[0]), Integer.parseInt(xy[1])), Direction.NORTH));
    }

    /** Feet that a spirit reaches from its stone: tens of yards to the inch under the open sky. */
    static int reach(CampaignState state) {
        return REACH * (Outdoors.now(state).open() ? YARD : 1);
    }

    /** Feet from a stone to a square; more than any reach on another level. */
    static int feet(Effect jar, String level, Cell cell) {
        return place(jar)
                .map(at -> at.level().equals(level)
                        ? (int) (Math.hypot(
                                        (double) at.cell().x() - cell.x(),
                                        (double) at.cell().y() - cell.y())
                                * FEET)
                        : Integer.MAX_VALUE)
                .orElse(0);
    }

    /** Feet from a stone to the company. */
    static int toCompany(CampaignState state, Effect jar) {
        return state.underground()
                .map(at -> feet(jar, at.level(), at.cell()))
                .orElseGet(() -> place(jar).isEmpty() ? 0 : Integer.MAX_VALUE);
    }

    /** Feet from a stone to those who are met, or to the company for a stone that lies among those. */
    static int between(CampaignState state, Effect jar) {
        Encounter meeting = state.encounter().orElseThrow();
        boolean ours = jar.on() instanceof Effect.On.OnCharacter;
        int here = ours ? toCompany(state, jar) : feet(jar, meeting.level(), meeting.cell());
        if (here == 0) {
            return meeting.distance();
        }
        return ours ? feet(jar, meeting.level(), meeting.cell()) : toCompany(state, jar);
    }

    /** Whether a spirit may try a creature: one that has thrown it off cannot be tried again for a day. */
    static boolean may(CampaignState state, Effect jar, String creature) {
        int tried = jar.number(TRIED + creature);
        return jar.number("refused:" + creature) == 0
                && (tried == 0 || Subdual.moment(state) + 1 - tried >= Clock.TURNS_IN_DAY);
    }

    /** A creature has thrown a spirit off, and felt an attack on its mind. */
    static void refused(Unfolding u, Effect jar, Scene scene, Effect.On on) {
        u.emit(new MagicEvent.EffectChanged(
                jar.id(), TRIED + Creatures.id(on), Subdual.moment(u.state()) + 1, "it could not be taken"));
        u.emit(new MagicEvent.Resisted(
                scene.caster(), on, MagicJar.KIND, u.throwing().take()));
    }

    /** The casting again, from the stone. */
    static Scene scene(Unfolding u, Effect jar) {
        return Scene.of(
                u.world(),
                u.state(),
                Casters.of(u.state(), jar.maker()),
                u.world().book().spells().spell(MagicJar.KIND));
    }
}
