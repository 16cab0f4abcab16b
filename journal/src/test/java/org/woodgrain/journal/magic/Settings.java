package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.woodgrain.atlas.Door;
import org.woodgrain.atlas.Edge;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.campaign.state.Wind;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.magic.Spell;

/** Where an evening of magic begins: below or under the sky, in town, among the dead, or before all sorts of creatures. */
final class Settings {
    static final Level DEMO = DemoLevel.load();

    private static final List<String> MET = List.of(
            "orc", "ghoul", "bandit", "large-spider", "ogre", "skeleton", "wolf", "troll", "snake-normal", "manticore");
    private static final List<String> CASTERS = List.of("necromancer", "wizard", "evil-high-priest", "curate");
    private static final List<String> SORCERERS = List.of("necromancer", "wizard");
    private static final int SPELLS = 8;
    private static final int HARDY = 90;

    private final Repertoire repertoire;
    private final Deeds done;
    private final FastDice dice;
    private final Random random;

    Settings(Repertoire repertoire, Deeds done, FastDice dice, Random random) {
        this.repertoire = repertoire;
        this.done = done;
        this.dice = dice;
        this.random = random;
    }

    static World world() {
        return new World(StandardBook.load(), Map.of(DEMO.id(), DEMO));
    }

    CampaignState set(CampaignState state, int evening) {
        CampaignState below = state.withScenery(DEMO.id(), Scenery.BELOW);
        return switch (evening % 7) {
            case 0 -> met(below, any(CASTERS));
            case 6 -> guarded(met(below, any(SORCERERS)));
            case 2 -> met(below, any(CASTERS));
            case 1 -> land(below, Scenery.Terrain.WOODS, Scenery.Weather.RAIN, 10);
            case 3 -> random.nextBoolean() ? fallen(below) : town(below);
            case 4 -> met(land(below, Scenery.Terrain.HILLS, Scenery.Weather.FAIR, 0), any(MET));
            default -> random.nextBoolean() ? door(below) : met(below, any(CASTERS));
        };
    }

    /** Before a shut door. */
    private static CampaignState door(CampaignState state) {
        Edge edge = DEMO.doors().values().stream()
                .filter(door -> door.kind() == Door.Kind.DOOR)
                .map(Door::edge)
                .findFirst()
                .orElseThrow();
        return state.withPlace(new Place.Underground(DEMO.id(), edge.cell(), edge.side()));
    }

    private static CampaignState land(
            CampaignState state, Scenery.Terrain terrain, Scenery.Weather weather, int depth) {
        return state.withScenery(
                DEMO.id(), new Scenery(true, terrain, weather, Wind.STILL, depth, 3 * depth, false, Optional.empty()));
    }

    private static CampaignState town(CampaignState state) {
        return state.encounter().isPresent()
                ? state
                : state.withPlace(new Place.Town()).withExpedition(Optional.empty());
    }

    /** One lies dead and one stands in stone. */
    private static CampaignState fallen(CampaignState state) {
        return state.change(Stage.VICTIM, who -> who.withHitPoints(0).withLife(Life.DEAD))
                .change(Stage.HURT, who -> who.withLife(Life.STONE));
    }

    private CampaignState met(CampaignState state, String kind) {
        if (state.underground().isEmpty() || state.company().isEmpty()) {
            return state;
        }
        Band band = new Band(kind, 1 + random.nextInt(CASTERS.contains(kind) ? 2 : 6));
        CampaignState coming = state.withWanderers(Optional.of(
                new Wanderers(List.of(band), state.underground().orElseThrow().cell(), Optional.empty(), false)));
        Unfolding u = new Unfolding(world(), coming, dice, new Consequences());
        Meetings.beginWanderers(u);
        u.close();
        return u.state().withEncounter(u.state().encounter().map(meeting -> taught(u.state(), meeting)));
    }

    /** Three orcs stand about those who cast, so that these may leave their bodies; they hold what is wanted most. */
    private CampaignState guarded(CampaignState state) {
        List<String> wanted = done.wanted();
        return state.withEncounter(state.encounter().map(meeting -> {
            List<Foe> foes = new ArrayList<>();
            for (Foe foe : meeting.foes()) {
                boolean casts = SORCERERS.contains(foe.monster()) && !wanted.isEmpty();
                foes.add(
                        casts
                                ? MonsterCasting.holding(
                                        empty(foe), wanted, state.clock().day())
                                : foe);
            }
            for (int i = 1; i <= 3; i++) {
                foes.add(new Foe(
                        new FoeId("guard" + i + "-" + state.nextId()),
                        "orc",
                        "orc",
                        8,
                        8,
                        Foe.Standing.ABLE,
                        Purse.EMPTY,
                        new TreeMap<>()));
            }
            return meeting.withFoes(foes);
        }));
    }

    private static Foe empty(Foe foe) {
        TreeMap<String, Integer> numbers = new TreeMap<>(foe.numbers());
        numbers.keySet().removeIf(key -> key.startsWith("spell:"));
        return new Foe(
                foe.id(),
                foe.monster(),
                foe.name(),
                foe.hitPoints(),
                foe.maxHitPoints(),
                foe.standing(),
                foe.carried(),
                numbers,
                foe.items());
    }

    /** Those who cast hold spells that nobody of their sort has cast yet, forwards and backwards. */
    private Encounter taught(CampaignState state, Encounter meeting) {
        boolean cast = meeting.foes().stream().anyMatch(foe -> CASTERS.contains(foe.monster()));
        Encounter now = cast && random.nextInt(3) > 0 ? meeting.withPhase(Encounter.Phase.BATTLE) : meeting;
        for (Foe foe : meeting.foes()) {
            if (CASTERS.contains(foe.monster())) {
                boolean cleric = foe.monster().equals("curate") || foe.monster().equals("evil-high-priest");
                CharacterClass as = cleric ? CharacterClass.CLERIC : CharacterClass.MAGIC_USER;
                List<Spell> list = new ArrayList<>();
                world().book().spells().spells().values().stream()
                        .filter(spell -> spell.caster() == as)
                        .forEach(list::add);
                now = now.withFoe(MonsterCasting.holding(
                        foe.withMaxHitPoints(HARDY).withHitPoints(HARDY),
                        repertoire.forFoes(list, SPELLS, random),
                        state.clock().day()));
            }
        }
        return now;
    }

    private String any(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
