package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Scenery;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.magic.Provisions;
import org.woodgrain.rules.monsters.Monster;

/**
 * The cleric understands the plants about him and they do as he bids: they part, cling, let fall their fruit and tell what
 * has passed by. What they have done stays done while the spell lasts. Trees that walk, moulds and slimes do not heed him.
 *
 * <p>Directed with {@code part}, {@code cling}, {@code fruit} or {@code ask}, or at {@code foe:ID}.
 */
@Rule({"SP-103", "CH-112"})
public final class SpeakWithPlants extends OnCaster {
    static final String KIND = "SP-103";

    private static final String PARTED = "SP-103-parted";
    private static final String FRUIT = "fruit";
    private static final String PART = "part";
    private static final String CLING = "cling";
    private static final String ASK = "ask";
    private static final int FEET = 30;
    private static final int CELLS = 3;
    private static final int HALF = 50;
    private static final Set<Scenery.Terrain> GREEN =
            Set.of(Scenery.Terrain.BRUSH, Scenery.Terrain.WOODS, Scenery.Terrain.SWAMP);

    /** Whether plants that stood in the way of a square have drawn aside. */
    public static boolean parted(CampaignState state, String level, Cell cell) {
        return state.effects().any(new Effect.On.OnCell(level, cell), PARTED);
    }

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        return scene.member().isEmpty() || scene.cell().isEmpty()
                ? scene.noTarget("plants near by")
                : green(scene) || !thickets(scene).isEmpty()
                        ? Optional.empty()
                        : scene.wrong("no plants grow here", KIND);
    }

    private static boolean green(Scene scene) {
        return GREEN.contains(OnScenery.scenery(scene).terrain());
    }

    /** Overgrown squares within thirty feet. */
    private static List<Cell> thickets(Scene scene) {
        List<Cell> near = new ArrayList<>();
        scene.cell()
                .ifPresent(at -> scene.state().effects().stream()
                        .filter(effect -> effect.kind().equals(GrowthOfPlants.KIND))
                        .flatMap(effect -> effect.on() instanceof Effect.On.OnCell on
                                        && on.level().equals(scene.levelId())
                                        && at.distance(on.cell()) <= CELLS
                                ? Optional.of(on.cell()).stream()
                                : Optional.<Cell>empty().stream())
                        .forEach(near::add));
        return near;
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        int turns = scene.spell().lasting().turns(scene.level(), scene.throwing(u, "turns"));
        Effects.begin(
                u,
                scene,
                scene.caster().on(),
                "speaks with plants",
                Lengths.turns(u.state(), turns),
                Map.of(Effects.CASTING, Effects.casting(u)),
                false,
                u.throwing().take());
    }

    @Override
    public Optional<Refusal> checkDirected(Scene scene, Effect effect, List<String> targets) {
        String order = targets.isEmpty() ? "" : targets.getFirst();
        return switch (order) {
            case PART ->
                thickets(scene).isEmpty() ? scene.wrong("no growth stands in the way here", KIND) : Optional.empty();
            case CLING ->
                !green(scene) && thickets(scene).isEmpty()
                        ? scene.wrong("nothing grows here that could cling", KIND)
                        : scene.seesThem() && scene.distance() <= FEET
                                ? Optional.empty()
                                : scene.noTarget("somebody within 30 feet to whom they are to cling");
            case FRUIT ->
                OnScenery.scenery(scene).terrain() != Scenery.Terrain.WOODS || effect.number(FRUIT) != 0
                        ? scene.wrong("nothing here bears fruit now", KIND)
                        : Optional.empty();
            case ASK -> Optional.empty();
            default ->
                plant(scene, targets).isPresent()
                        ? Optional.empty()
                        : scene.noTarget("an order to the plants: part, cling, fruit or ask");
        };
    }

    /** A monster that is a plant, or looks like one. */
    private static Optional<Foe> plant(Scene scene, List<String> targets) {
        return scene.target(targets).orElse(null) instanceof Target.OnFoe on && scene.seesThem()
                ? scene.foe(on.id()).filter(foe -> !foe.gone())
                : Optional.empty();
    }

    @Override
    public void direct(Unfolding u, Scene scene, Effect effect, List<String> targets) {
        switch (targets.getFirst()) {
            case PART ->
                thickets(scene)
                        .forEach(cell -> stays(
                                u,
                                scene,
                                effect,
                                new Effect.On.OnCell(scene.levelId(), cell),
                                PARTED,
                                "a gap in the growth",
                                Map.of()));
            case CLING ->
                clung(u, scene)
                        .forEach(foe -> stays(
                                u,
                                scene,
                                effect,
                                new Effect.On.OnFoe(foe.id()),
                                KIND,
                                "held back by clinging plants",
                                Map.of(Effect.PACE, HALF)));
            case FRUIT -> {
                u.emit(new MagicEvent.EffectChanged(effect.id(), FRUIT, 1, "they have let fall their fruit"));
                scene.member()
                        .map(Adventurer::id)
                        .ifPresent(who -> Sustenance.make(
                                u,
                                scene,
                                who,
                                Provisions.STANDARD,
                                "day of fruit",
                                u.state().company().size()));
            }
            case ASK ->
                scene.member()
                        .map(Adventurer::id)
                        .ifPresent(who -> u.emit(new PrayerEvent.Told(
                                who, KIND, "the plants", Hearsay.about(scene, Hearsay.Teller.PLANTS), List.of())));
            // trees that walk, moulds and slimes go their own way
            default -> u.emit(new MagicEvent.NothingHappened(scene.caster(), KIND, List.of()));
        }
    }

    private static List<Foe> clung(Unfolding u, Scene scene) {
        return scene.encounter().map(Encounter::able).orElse(List.of()).stream()
                .filter(foe -> u.world()
                        .book()
                        .monsters()
                        .find(foe.monster())
                        .filter(SpeakWithPlants::walks)
                        .isPresent())
                .filter(foe -> Effects.find(u.state(), new Effect.On.OnFoe(foe.id()), List.of(KIND))
                        .isEmpty())
                .toList();
    }

    private static boolean walks(Monster monster) {
        return monster.fly() == 0 && !monster.isKind("plant") && !monster.isKind("ooze");
    }

    /** What they have done lasts as long as the spell. */
    private static void stays(
            Unfolding u,
            Scene scene,
            Effect spell,
            Effect.On on,
            String kind,
            String label,
            Map<String, Integer> more) {
        Map<String, Integer> numbers = new TreeMap<>(more);
        numbers.put(Effects.LEVEL, scene.level());
        numbers.put(Effects.CASTING, spell.number(Effects.CASTING));
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        kind,
                        label,
                        on,
                        spell.maker(),
                        spell.unit(),
                        spell.left(),
                        new TreeMap<>(numbers),
                        false),
                KIND));
    }

    /** The spell is over before its time: the plants are their own masters again. */
    static void ended(Unfolding u, Effect spell) {
        if (spell.kind().equals(KIND) && spell.on() instanceof Effect.On.OnCharacter) {
            u.state().effects().stream()
                    .filter(effect -> effect.number(Effects.CASTING) == spell.number(Effects.CASTING))
                    .filter(effect ->
                            effect.kind().equals(KIND) || effect.kind().equals(PARTED))
                    .forEach(effect -> Effects.endOne(u, effect, "the plants heed nobody any more"));
        }
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return List.of(new Aim("", "the plants near by", "within 30 feet"));
    }

    @Override
    public List<Aim> directions(Scene scene, Effect effect) {
        if (!(effect.on() instanceof Effect.On.OnCharacter)) {
            return List.of();
        }
        List<Aim> aims = new ArrayList<>(List.of(
                new Aim(ASK, "what has passed by here?", "in the last day, as plants know it"),
                new Aim(PART, "part and let us through", "overgrown squares within 30 feet"),
                new Aim(CLING, "cling to them", "halves their pace"),
                new Aim(FRUIT, "let fall your fruit", "a day's food for the company, once")));
        aims.addAll(Foes.aims(scene));
        return aims.stream()
                .filter(aim -> checkDirected(scene, effect, aim.targets()).isEmpty())
                .toList();
    }
}
