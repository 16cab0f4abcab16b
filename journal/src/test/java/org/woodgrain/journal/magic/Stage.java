package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.spells.Mire;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Encounter.Phase;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Provisions;

/** Where a spell may be of use: the same company, and something that calls for magic. */
enum Stage {
    /** Three bandits of flesh and blood stand forty feet off. */
    FOES,
    /** They have come to blows, and one of them is down. */
    CLOSE,
    /** Two wolves stand there. */
    BEASTS,
    /** A closed door, and one who is hurt. */
    DOOR,
    /** A wizard stands there. */
    WIZARD,
    /** One of the company is cursed, ill and slowed by somebody who is gone, and the food is foul. */
    AFFLICTED,
    /** One of the company lies dead. */
    DEAD,
    /** One of the company stands there in stone. */
    STONE,
    /** Woods, rain and a river under the open sky. */
    WOODS,
    /** Hills on a fair day. */
    HILLS,
    /** They stand in mud that a spell has made. */
    MUD,
    TOWN;

    static final CharacterId VICTIM = new CharacterId("c6");
    static final CharacterId HURT = new CharacterId("c5");
    private static final int FEET = 40;
    private static final int POINTS = 7;
    private static final int RIVER = 10;

    CampaignState set(CampaignState begun, Level level) {
        CampaignState below = Casters.below(begun, level, 0);
        Edge edge = level.doors().values().stream()
                .filter(each -> each.kind() == Door.Kind.DOOR)
                .map(Door::edge)
                .filter(each -> open(level, each))
                .findFirst()
                .orElseThrow();
        CampaignState state = below.withPlace(new Place.Underground(
                        level.id(), edge.cell(), edge.side().opposite()))
                .change(HURT, who -> who.withHitPoints(20));
        return switch (this) {
            case FOES -> met(state, "bandit", 3, FEET);
            case CLOSE -> downed(met(state, "bandit", 3, 0));
            case BEASTS -> met(state, "wolf", 2, FEET / 2);
            case DOOR -> state;
            case WIZARD -> met(state, "necromancer", 1, FEET);
            case AFFLICTED -> afflicted(state);
            case DEAD -> state.change(VICTIM, who -> who.withHitPoints(0).withLife(Life.DEAD));
            case STONE -> state.change(VICTIM, who -> who.withLife(Life.STONE));
            case WOODS -> land(state, level, Scenery.Terrain.WOODS, Scenery.Weather.RAIN, RIVER);
            case HILLS -> land(state, level, Scenery.Terrain.HILLS, Scenery.Weather.FAIR, 0);
            case MUD -> muddy(state);
            case TOWN -> inTown(state);
        };
    }

    private static CampaignState afflicted(CampaignState state) {
        List<Effect> ills = List.of(
                ill("curse", Maladies.CURSE, "cursed", Map.of(Maladies.CURSED, 1, "level", 5)),
                ill("sickness", Maladies.DISEASE, "ill", Map.of()),
                ill("slowness", "SP-29", "slowed", Map.of(Effect.PACE, 50, "level", 5)));
        return state.change(
                        VICTIM,
                        who -> who.withItems(who.items().stream()
                                .map(item -> Provisions.food(item) ? Provisions.made(item, true) : item)
                                .toList()))
                .withEffects(ills);
    }

    private static Effect ill(String id, String kind, String label, Map<String, Integer> numbers) {
        return new Effect(
                id,
                kind,
                label,
                new Effect.On.OnCharacter(VICTIM),
                "nobody",
                Effect.Unit.LASTING,
                0,
                new TreeMap<>(numbers),
                false);
    }

    private static CampaignState land(
            CampaignState state, Level level, Scenery.Terrain terrain, Scenery.Weather weather, int depth) {
        return state.withScenery(
                level.id(),
                Scenery.OPEN.withTerrain(terrain).withWeather(weather).withWater(depth, 3 * depth, false));
    }

    private static CampaignState muddy(CampaignState state) {
        Place.Underground at = state.underground().orElseThrow();
        return state.withEffects(state.effects()
                .plus(new Effect(
                        "mud",
                        Mire.MUD,
                        Mire.MUD,
                        new Effect.On.OnCell(at.level(), at.cell()),
                        "",
                        Effect.Unit.DAYS,
                        3,
                        new TreeMap<>(),
                        true)));
    }

    private static CampaignState inTown(CampaignState state) {
        return state.withPlace(new Place.Town()).withExpedition(Optional.empty());
    }

    /** Whether there is floor behind whoever stands before a door. */
    private static boolean open(Level level, Edge door) {
        Cell cell = door.cell();
        for (int i = 0; i < FEET / 10; i++) {
            Edge on = new Edge(cell, door.side().opposite());
            cell = cell.step(door.side().opposite());
            if (!level.floor().contains(cell)
                    || level.walls().contains(on)
                    || level.doors().containsKey(on)) {
                return false;
            }
        }
        return true;
    }

    private static CampaignState downed(CampaignState state) {
        return state.withEncounter(state.encounter()
                .map(meeting -> meeting.withFoe(
                        meeting.foes().getLast().withHitPoints(0).with(Foe.Standing.DEAD))));
    }

    private static CampaignState met(CampaignState state, String monster, int number, int feet) {
        Place.Underground at = state.underground().orElseThrow();
        Cell there = at.cell();
        for (int i = 0; i < feet / 10; i++) {
            there = there.step(at.facing());
        }
        List<Foe> foes = new ArrayList<>();
        for (int i = 1; i <= number; i++) {
            foes.add(new Foe(
                    new FoeId("m" + i),
                    monster,
                    monster + " " + i,
                    POINTS,
                    POINTS,
                    Foe.Standing.ABLE,
                    Purse.EMPTY,
                    new TreeMap<>()));
        }
        return state.withEncounter(
                Optional.of(Encounter.begun(foes, at.level(), Optional.empty(), there, Phase.BATTLE, List.of())
                        .met(feet, there)
                        .withRound(1)
                        .withKindKnown()));
    }
}
