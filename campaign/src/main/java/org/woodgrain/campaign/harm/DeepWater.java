package org.woodgrain.campaign.harm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.atlas.Room;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Armour;
import org.woodgrain.rules.equipment.Encumbrance;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.exploration.Drowning;
import org.woodgrain.rules.exploration.Drowning.Armor;

/**
 * Water in which the company swims, as the tags of the room say: {@code deep}, with air above it, or {@code sunken}, with
 * none. Whoever goes under is dead at the end of the next turn, unless he is given breath or comes out of the water.
 */
public final class DeepWater {
    /** The kind of the effect on one who has gone under. */
    public static final String DROWNING = "drowning";

    private static final String BREATH = "SP-32";
    private static final String ROUGH = "rough";
    private static final String CHAIN = "EQI-02";
    private static final String LEATHER = "EQI-01";

    private DeepWater() {}

    /** How deep the water is where the company is. */
    public enum Depth {
        NONE,
        DEEP,
        SUNKEN
    }

    /** The water about the company, as magic has lowered or parted it. */
    @Rule({"SP-64", "SP-65"})
    public static Depth about(World world, CampaignState state) {
        Set<String> tags = tags(world, state);
        Depth drawn = tags.contains("sunken") ? Depth.SUNKEN : tags.contains("deep") ? Depth.DEEP : Depth.NONE;
        if (Outdoors.parted(state) || Outdoors.frozen(state) && !tags.contains("rough")) {
            return Depth.NONE;
        }
        return Outdoors.lowered(state) ? Depth.values()[Math.max(0, drawn.ordinal() - 1)] : drawn;
    }

    private static Set<String> tags(World world, CampaignState state) {
        Optional<Place.Underground> at = state.underground();
        return at.flatMap(here -> world.level(here.level()))
                .flatMap(level -> level.roomAt(at.orElseThrow().cell()))
                .map(Room::tags)
                .map(Set::copyOf)
                .orElse(Set.of());
    }

    /** Something has happened: the company may be in the water now, or out of it with those who were going under. */
    @Rule({"HZ-20", "SP-65"})
    public static void after(Unfolding u, CampaignState before, Event event) {
        boolean water = event instanceof MagicEvent.EffectBegun || event instanceof MagicEvent.EffectEnded;
        if (!water && before.place().equals(u.state().place())) {
            return;
        }
        Depth now = about(u.world(), u.state());
        if (now == Depth.NONE) {
            pulledOut(u);
        } else if (about(u.world(), before) == Depth.NONE) {
            u.state().company().forEach(who -> risk(u, who, true));
        }
    }

    /** Out of the water nobody drowns. */
    private static void pulledOut(Unfolding u) {
        for (Effect effect : u.state().effects().of(DROWNING)) {
            u.emit(new MagicEvent.EffectEnded(effect.id(), "pulled out of it"));
        }
    }

    /** A turn in the water is over: the danger is there again, and where there is no air no breath lasts longer. */
    @Rule({"HZ-20", "SP-32"})
    public static void turn(Unfolding u) {
        Depth depth = about(u.world(), u.state());
        if (depth == Depth.NONE) {
            return;
        }
        for (Adventurer who : u.state().company()) {
            if (depth == Depth.SUNKEN && !breathes(u, who)) {
                if (!under(u.state(), who)) {
                    u.emit(new HarmEvent.WaterBraved(who.id(), false, "SP-32", List.of()));
                    goesUnder(u, who, "SP-32");
                }
            } else if (u.state().ruleset().classic()) {
                risk(u, who, false);
            }
        }
    }

    /** Somebody was given breath: he drowns no longer. */
    @Rule("SP-32")
    public static void breath(Unfolding u, Effect begun) {
        if (begun.kind().equals(BREATH)) {
            u.state().effectsOn(begun.on()).stream()
                    .filter(effect -> effect.kind().equals(DROWNING))
                    .forEach(effect -> u.emit(new MagicEvent.EffectEnded(effect.id(), "water can be breathed")));
        }
    }

    private static boolean breathes(Unfolding u, Adventurer who) {
        Effect.On on = new Effect.On.OnCharacter(who.id());
        boolean spell = u.state().effects().any(on, BREATH);
        return spell
                || Shapes.fightsAs(u.world().book(), u.state(), who.id())
                        .or(() -> Shapes.guise(u.world().book(), u.state(), who.id()))
                        .filter(form -> form.swim() > 0)
                        .isPresent();
    }

    private static boolean under(CampaignState state, Adventurer who) {
        return state.effects().any(new Effect.On.OnCharacter(who.id()), DROWNING);
    }

    /** Throws for one in the water, if the rules ask for it. */
    @Rule({"HZ-20", "HZ-21"})
    private static void risk(Unfolding u, Adventurer who, boolean entering) {
        if (breathes(u, who) || under(u.state(), who)) {
            return;
        }
        Profile profile = u.state().ruleset().profile();
        int chance = u.world().book().exploration().drowning().chance(profile, swimmer(u, who), entering);
        if (chance == 0) {
            return;
        }
        boolean drowns = Drowning.drowns(u.throwing(), profile, who.name(), chance);
        List<Roll> rolls = u.throwing().take();
        u.emit(new HarmEvent.WaterBraved(who.id(), !drowns, Drowning.rule(profile), rolls));
        if (drowns) {
            goesUnder(u, who, Drowning.rule(profile));
        }
    }

    private static Drowning.Swimmer swimmer(Unfolding u, Adventurer who) {
        EquipmentTables tables = u.world().book().equipment();
        Optional<Item> body = Armour.worn(tables, who.items());
        Optional<Item> shield = Armour.shield(tables, who.items());
        int worn = body.map(Item::weight).orElse(0) + shield.map(Item::weight).orElse(0);
        boolean fighting = u.state()
                .encounter()
                .map(Encounter::phase)
                .filter(phase -> phase == Encounter.Phase.BATTLE)
                .isPresent();
        return new Drowning.Swimmer(
                body.map(DeepWater::armour).orElse(Armor.NONE),
                shield.isPresent(),
                Math.max(0, Encumbrance.load(tables, who.items(), who.purse()) - Encumbrance.KIT - worn),
                tags(u.world(), u.state()).contains(ROUGH),
                fighting);
    }

    private static Armor armour(Item item) {
        String form = item.kind().substring(item.kind().indexOf('/') + 1);
        return form.equals(LEATHER) ? Armor.LEATHER : form.equals(CHAIN) ? Armor.CHAIN : Armor.PLATE;
    }

    private static void goesUnder(Unfolding u, Adventurer who, String rule) {
        Afflictions.begin(
                u,
                new Effect.On.OnCharacter(who.id()),
                DROWNING,
                "drowning",
                "",
                Effect.Unit.TURNS,
                1,
                Map.of(Afflictions.IDLE, 1),
                rule,
                List.of());
    }
}
