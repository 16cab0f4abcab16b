package org.woodgrain.campaign.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Feature;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.Sight;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Item;

/** What the company sees by: torches, lanterns, glowing swords, spells, or its own eyes for heat. */
public final class Lighting {
    /** Feet that a torch, a lantern or a magic sword shows. */
    public static final int RADIUS = 30;

    /** Feet that elves and dwarves of the classic game see by heat. */
    public static final int INFRAVISION = 60;

    /** Kinds of features that burn or glow by themselves. */
    private static final Set<String> FIRES = Set.of("bonfire", "forge", "lava");

    private static final String INFRAVISION_SPELL = "SP-28";

    private Lighting() {}

    /** Feet lit about the company by what its members carry; 0 in the dark. */
    @Rule({"UX-24", "HZ-04", "UX-26"})
    public static int radius(CampaignState state) {
        if (darkened(state)) {
            return 0;
        }
        int radius = besideTheFallen(state) ? RADIUS : carried(state);
        for (MagicLight light : MagicLight.sources(state)) {
            if (!light.dark() && about(state, light)) {
                radius = Math.max(radius, light.feet());
            }
        }
        return radius;
    }

    /** Feet lit by torches, lanterns, swords and glands. */
    private static int carried(CampaignState state) {
        for (Light light : state.lights()) {
            Adventurer bearer = state.adventurers().get(light.bearer());
            if (bearer != null && bearer.living() && state.order().contains(light.bearer())) {
                return RADIUS;
            }
        }
        for (Adventurer member : state.company()) {
            if (glows(member)) {
                return RADIUS;
            }
        }
        for (Adventurer member : state.company()) {
            if (Glands.light(state, member)) {
                return Glands.FEET;
            }
        }
        return 0;
    }

    /** Whether somebody is here, alive or dead: what shines by a spell does not go out with its bearer. */
    public static boolean present(CampaignState state, CharacterId who) {
        return state.order().contains(who)
                && state.adventurer(who)
                        .filter(each -> each.living() || each.life() == Life.DEAD)
                        .isPresent();
    }

    /** A light that falls with its bearer burns on where he lies, as long as the fight there lasts. */
    @Rule("UX-24")
    private static boolean besideTheFallen(CampaignState state) {
        if (state.encounter().isEmpty() || state.encounter().get().chase().isPresent()) {
            return false;
        }
        for (Light light : state.lights()) {
            Adventurer bearer = state.adventurers().get(light.bearer());
            if ((bearer == null || !bearer.living()) && state.order().contains(light.bearer())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a spell of darkness lies about the company: no light and no eye for heat is of use in it. */
    @Rule("SP-83")
    public static boolean darkened(CampaignState state) {
        for (MagicLight source : MagicLight.sources(state)) {
            if (source.dark() && about(state, source)) {
                return true;
            }
        }
        return false;
    }

    private static boolean about(CampaignState state, MagicLight source) {
        return state.place() instanceof Place.Underground at && source.covers(at.level(), at.cell());
    }

    /**
     * Whether the sun, or light as strong as day, lies about the company: such creatures as shun the sun are hampered in
     * it.
     */
    @Rule("SP-94")
    public static boolean daylight(CampaignState state) {
        return !darkened(state) && (Skylight.sun(state) || brightAsDay(state));
    }

    private static boolean brightAsDay(CampaignState state) {
        return MagicLight.sources(state).stream()
                .anyMatch(source -> source.effect().number(MagicLight.DAY) > 0 && about(state, source));
    }

    /** Whether the company carries a light that others can see. */
    public static boolean lit(CampaignState state) {
        return radius(state) > 0;
    }

    /** Whether there is light enough to read by, and to meet eyes: its own, or the day's. */
    public static boolean bright(CampaignState state) {
        return lit(state) || Skylight.day(state) && !darkened(state);
    }

    /** Feet that the company sees about it, by its own light or by the sky's; rain halves them. */
    @Rule("SP-72")
    public static int reach(CampaignState state) {
        int own = radius(state);
        int sky = Skylight.feet(state);
        int feet = sky > own && !darkened(state) ? sky : own;
        return feet > 0 && Outdoors.rains(state) ? feet / 2 : feet;
    }

    /** Whether some of the company see by heat, no light being about that would blind them. */
    @Rule("HZ-10")
    public static boolean byHeat(CampaignState state) {
        return !bright(state) && anySeesHeat(state);
    }

    /** A magic sword in hand glows, cursed or not. */
    @Rule("UX-26")
    public static boolean glows(Adventurer member) {
        for (Item item : member.inHand()) {
            if (glowingSword(item)) {
                return true;
            }
        }
        return false;
    }

    private static boolean glowingSword(Item item) {
        if (!item.kind().startsWith("MI-")) {
            return false;
        }
        String number = item.kind().substring(3);
        int slash = number.indexOf('/');
        String digits = slash < 0 ? number : number.substring(0, slash);
        return digits.compareTo("001") >= 0 && digits.compareTo("013") <= 0;
    }

    /** Whether one sees in the dark, when no light disturbs his eyes. */
    @Rule({"CH-52", "HZ-06", "HZ-09"})
    public static boolean seesHeat(CampaignState state, Adventurer member) {
        if (darkened(state)) {
            return false;
        }
        boolean born = state.ruleset().classic() && (member.race() == Race.ELF || member.race() == Race.DWARF);
        return born
                || state.effects().of(INFRAVISION_SPELL).stream()
                        .anyMatch(effect -> effect.on() instanceof Effect.On.OnCharacter on
                                && on.character().equals(member.id()));
    }

    /** Whether everybody sees where he goes; otherwise the company gropes along. */
    @Rule({"UX-24", "HZ-05"})
    public static boolean allSee(CampaignState state) {
        if (reach(state) > 0) {
            return true;
        }
        for (Adventurer member : state.company()) {
            if (!seesHeat(state, member)) {
                return false;
            }
        }
        return true;
    }

    /** Whether anybody sees anything. */
    public static boolean anySees(CampaignState state) {
        return reach(state) > 0 || anySeesHeat(state);
    }

    private static boolean anySeesHeat(CampaignState state) {
        for (Adventurer member : state.company()) {
            if (seesHeat(state, member)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The cells that the company sees from where it stands: those in its own light or the sky's, lit places elsewhere in its line of
     * sight, and in the dark what eyes for heat make out. Without any of these only the cell it stands in is known, by
     * touch. In their natural order.
     */
    @Rule({"UX-24", "HZ-04", "HZ-05", "HZ-09", "HZ-10"})
    public static Set<Cell> visible(Level level, CampaignState state, Cell eye) {
        Ways ways = new Ways(level, state.level(level.id()));
        int feet = reach(state);
        List<Cell> fires = fires(level);
        if (feet < INFRAVISION && byHeat(state) && fires.stream().noneMatch(fire -> inCircle(fire, eye, RADIUS))) {
            feet = INFRAVISION;
        }
        List<MagicLight> sources = MagicLight.sources(state);
        if (feet > 0 && sources.isEmpty() && fires.isEmpty() && level.floor().contains(eye)) {
            return Sight.from(level, eye, cells(feet), ways::seenThrough);
        }
        TreeSet<Cell> seen =
                feet > 0 ? new TreeSet<>(Sight.from(level, eye, cells(feet), ways::seenThrough)) : new TreeSet<>();
        seen.add(eye);
        for (MagicLight source : sources) {
            if (!source.dark() && source.level().equals(level.id())) {
                lit(ways, eye, source.cell(), source.feet(), seen);
            }
        }
        fires.forEach(fire -> lit(ways, eye, fire, RADIUS, seen));
        seen.removeIf(cell -> !cell.equals(eye) && MagicLight.between(sources, level.id(), eye, cell));
        return seen;
    }

    private static void lit(Ways ways, Cell eye, Cell source, int feet, SortedSet<Cell> seen) {
        for (Cell lit : Sight.from(ways.level(), source, cells(feet), ways::seenThrough)) {
            if (Sight.clear(ways.level(), eye, lit, ways::seenThrough)) {
                seen.add(lit);
            }
        }
    }

    /** Great fires of the place: they light up thirty feet about them and blind eyes for heat as far. */
    @Rule("HZ-10")
    private static List<Cell> fires(Level level) {
        List<Cell> fires = List.of();
        for (Feature feature : level.features()) {
            if (FIRES.contains(feature.kind())) {
                // most levels have none
                fires = fires.isEmpty() ? new ArrayList<>() : fires;
                fires.add(feature.cell());
            }
        }
        return fires;
    }

    /** A circle of 15 feet is nine cells: those whose middle lies in it (SP-120). */
    private static int cells(int feet) {
        return feet / 10;
    }

    private static boolean inCircle(Cell centre, Cell cell, int feet) {
        return feet > 0 && Sight.within(centre.x() - cell.x(), centre.y() - cell.y(), cells(feet));
    }
}
