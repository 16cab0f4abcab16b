package org.woodgrain.campaign.spells;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.event.DeviceEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Hoard;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.magic.CasterLevel;
import org.woodgrain.rules.magic.Spell;

/** What lasting potions do to whoever has drunk them. */
final class Draughts {
    /** The kind of the effect of a potion of treasure finding. */
    static final String TREASURE = "MI-067";

    private static final String GIANT = "MI-045";
    private static final String SPEED = "MI-049";
    private static final String INVULNERABLE = "MI-065";
    private static final String RECENT = "invulnerability-drunk";
    private static final int LEAST_TURNS = 6;
    private static final int TWICE = 200;
    private static final int BETTER = 2;
    private static final int WEEK = 7;
    private static final int FEET = 360;
    private static final int COINS = 5_000;
    private static final int GEMS = 50;

    private record Copy(String spell, String label, Map<String, Integer> numbers) {}

    /** Potions that work as the spell of their name, on the drinker alone. */
    @Rule({"MI-042", "MI-046", "MI-048", "MI-050", "MI-051", "MI-052", "MI-056", "MI-057"})
    private static final Map<String, Copy> COPIES = Map.of(
            "MI-046", new Copy("SP-13", "invisible", Map.of(Effect.UNSEEN, 1)),
            "MI-048", new Copy("SP-34", "can take other shapes", Map.of()),
            "MI-050", new Copy("SP-10", "levitates", Map.of(Effect.HEIGHT, 0)),
            "MI-051", new Copy("SP-19", "flies", Map.of(Effect.FLIES, 12, Effect.HEIGHT, 0)),
            "MI-052", new Copy("SP-16", "reads thoughts", Map.of()),
            "MI-056", new Copy("SP-22", "sees afar", Map.of()),
            "MI-057", new Copy("SP-23", "hears afar", Map.of()));

    private static final String DELUSION = "MI-053";
    private static final Map<String, String> BELIEFS = Map.of(
            SPEED,
            "moves at twice the pace",
            GIANT,
            "is as strong as a giant",
            INVULNERABLE,
            "feels proof against everything",
            TREASURE,
            "feels great treasure",
            FireResistance.POTION,
            "fears no fire");

    private Draughts() {}

    /** Lets a potion work; does nothing for a kind that does not last. */
    @Rule("MI-041")
    static void work(Unfolding u, CharacterId who, String kind) {
        if (kind.startsWith(DELUSION)) {
            delude(u, who, kind.substring(kind.indexOf('/') + 1));
            return;
        }
        Copy copy = COPIES.get(kind);
        if (copy != null) {
            begin(u, who, u.world().book().spells().spell(copy.spell()), copy.label(), copy.numbers());
            return;
        }
        switch (kind) {
            case SPEED -> begin(u, who, own(SPEED, "speed"), believed(SPEED), Map.of(Effect.PACE, TWICE));
            case GIANT -> begin(u, who, own(GIANT, "giant strength"), believed(GIANT), Map.of(GiantStrength.GIANT, 1));
            case INVULNERABLE -> invulnerable(u, who);
            case FireResistance.POTION -> begin(u, who, own(kind, "fire resistance"), believed(kind), Map.of());
            case TREASURE -> {
                begin(u, who, own(TREASURE, "treasure finding"), believed(TREASURE), Map.of());
                feel(u);
            }
            default -> {}
        }
    }

    /** He believes that it works, until something shows him that it does not. */
    @Rule("MI-053")
    private static void delude(Unfolding u, CharacterId who, String seems) {
        Copy copy = COPIES.get(seems);
        String label = copy == null ? BELIEFS.getOrDefault(seems, "") : copy.label();
        if (label.isEmpty()) {
            return;
        }
        int turns = u.throwing()
                .of("MI-041", "turns")
                .plus(LEAST_TURNS)
                .secret()
                .roll(1, 6)
                .total();
        Afflictions.begin(
                u,
                new Effect.On.OnCharacter(who),
                DELUSION,
                label,
                who.value(),
                Effect.Unit.ROUNDS,
                Afflictions.rounds(u.state(), turns),
                seems.equals(GIANT) ? Map.of(GiantStrength.BELIEVED, 1) : Map.of(),
                copy == null ? seems : copy.spell(),
                u.throwing().take());
    }

    /** A blow has struck somebody: what he only believed is over. */
    @Rule("MI-053")
    static void struck(Unfolding u, Effect.On on) {
        Effects.end(u, on, List.of(DELUSION), "it was a delusion");
    }

    private static String believed(String kind) {
        return BELIEFS.getOrDefault(kind, "");
    }

    private static Spell own(String rule, String name) {
        return Spell.power(rule, "potion of " + name, 0);
    }

    /** So many turns as six and a die say, which the referee throws in secret. */
    @Rule("MI-041")
    private static void begin(Unfolding u, CharacterId who, Spell figures, String label, Map<String, Integer> numbers) {
        Scene scene =
                new Scene(u.world(), u.state(), new Caster.Member(who), figures, CasterLevel.POTION, Danger.SPELLS);
        Roll turns =
                u.throwing().of("MI-041", "turns").plus(LEAST_TURNS).secret().roll(1, 6);
        List<Roll> rolls = u.throwing().take();
        Effects.begin(
                u,
                scene,
                new Effect.On.OnCharacter(who),
                label,
                Lengths.turns(u.state(), turns.total()),
                numbers,
                true,
                rolls);
    }

    /** Another within a week of the last works the other way. */
    @Rule("MI-065")
    private static void invulnerable(Unfolding u, CharacterId who) {
        Effect.On on = new Effect.On.OnCharacter(who);
        boolean again = Effects.end(u, on, List.of(RECENT), "another was drunk");
        int sign = again ? -1 : 1;
        Effects.end(u, on, List.of(INVULNERABLE), "another was drunk");
        begin(
                u,
                who,
                own(INVULNERABLE, "invulnerability"),
                believed(INVULNERABLE),
                Map.of(Afflictions.EASE, -BETTER * sign, Circles.SAVES, BETTER * sign));
        Afflictions.begin(u, on, RECENT, "", who.value(), Effect.Unit.DAYS, WEEK, Map.of(), INVULNERABLE, List.of());
    }

    /** Whoever seeks treasure so feels the nearest that is great, at once and at the end of each turn of peace. */
    @Rule("MI-067")
    static void feel(Unfolding u) {
        if (!(u.state().place() instanceof Place.Underground at)
                || u.state().encounter().isPresent()) {
            return;
        }
        for (Effect effect : u.state().effects()) {
            if (effect.kind().equals(TREASURE) && effect.on() instanceof Effect.On.OnCharacter on) {
                Optional<Cell> nearest = Senses.hoards(u.state().level(at.level()))
                        .filter(Draughts::great)
                        .map(Hoard::cell)
                        .filter(cell -> Senses.feet(at.cell(), cell) <= FEET)
                        .min(Comparator.<Cell>comparingInt(cell -> Senses.feet(at.cell(), cell))
                                .thenComparing(Comparator.naturalOrder()));
                u.emit(new DeviceEvent.Sensed(
                        on.character(),
                        TREASURE,
                        nearest.map(cell -> "a great treasure " + Senses.feet(at.cell(), cell) + " feet away")
                                .orElse(""),
                        nearest.map(cell -> Senses.direction(at.cell(), cell)).orElse("")));
            }
        }
    }

    private static boolean great(Hoard hoard) {
        int gems = hoard.things().stream()
                .filter(item -> item.kind().equals("gem"))
                .mapToInt(Item::quantity)
                .sum();
        return hoard.coins().count() >= COINS || gems >= GEMS;
    }
}
