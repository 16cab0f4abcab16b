package org.woodgrain.campaign.bands;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/** Makes one monster at a time. */
final class Individuals {
    private static final int DICE_ORIGINAL = 6;
    private static final int DICE_CLASSIC = 8;

    private final Unfolding u;
    private final Profile profile;
    private final int sides;

    Individuals(Unfolding u) {
        this.u = u;
        this.profile = u.state().ruleset().profile();
        this.sides = u.state().ruleset().original() ? DICE_ORIGINAL : DICE_CLASSIC;
    }

    /**
     * One of a kind.
     *
     * @param name as shown
     * @param hitPoints as its key gives them; empty to throw
     * @param marks what sets it apart
     */
    @Rule("CB-17")
    Foe of(Monster kind, String name, Optional<Integer> hitPoints, Map<String, Integer> marks) {
        TreeMap<String, Integer> numbers = new TreeMap<>(marks);
        if (!numbers.containsKey(Marks.HIT_DICE)) {
            ranged(kind, name, numbers);
        }
        dragon(kind, name, numbers);
        int points = hitPoints.orElseGet(() -> points(kind, name, numbers));
        int silver = kind.treasure()
                .carriedSilver()
                .roll(u.throwing()
                        .of("TR-12", "silver on " + name)
                        .on(DiceStream.CONTENT)
                        .secret());
        venom(kind, name, numbers);
        if (kind.has(Habit.Disguise.class, profile)) {
            numbers.put(Marks.DISGUISED, 1);
        }
        String called = name;
        if (Guises.person(kind, profile) && secret("shape of " + name, 6) <= Guises.AS_PERSON) {
            numbers.put(Marks.DISGUISED, 1);
            called = Bands.STRANGER + name.replaceFirst("^\\D*", " ").stripTrailing();
        }
        kind.power(Habit.LightGland.class, profile)
                .ifPresent(gland -> numbers.put(
                        Marks.GLAND_DAYS,
                        gland.days()
                                .roll(u.throwing()
                                        .of("UX-24", "days that the glands of " + name + " glow")
                                        .on(DiceStream.CONTENT)
                                        .secret())));
        List<Item> things = Belongings.of(u, kind, name, numbers);
        return new Foe(
                new FoeId(u.newId("f")),
                kind.id(),
                called,
                points,
                points,
                Foe.Standing.ABLE,
                new Purse(0, 0, 0, silver, 0),
                numbers,
                things);
    }

    /** Dice that differ from one of a kind to the next, thrown evenly between the two ends. */
    private void ranged(Monster kind, String name, Map<String, Integer> numbers) {
        Optional<Trait.DiceRange> range = kind.power(Trait.DiceRange.class, profile);
        range.ifPresent(dice -> numbers.put(
                Marks.HIT_DICE, dice.least() - 1 + secret("hit dice of " + name, dice.most() - dice.least() + 1)));
    }

    /** Age and speech of a dragon. */
    private void dragon(Monster kind, String name, Map<String, Integer> numbers) {
        Optional<SpecialAttack.Dragon> dragon = kind.power(SpecialAttack.Dragon.class, profile);
        if (dragon.isPresent()) {
            numbers.put(Marks.AGE, secret("age of " + name, 6));
            numbers.put(
                    Marks.TALKS,
                    secret("speech of " + name, 100) <= dragon.get().talks() ? 1 : 2);
        }
    }

    private int points(Monster kind, String name, Map<String, Integer> numbers) {
        HitDice dice = dice(kind, numbers);
        Optional<OnHit.Heads> heads = kind.power(OnHit.Heads.class, profile);
        if (heads.isPresent()) {
            return heads.get().number() * sides;
        }
        Integer age = numbers.get(Marks.AGE);
        return age != null && profile == Profile.ORIGINAL ? age * dice.dice() : dice.roll(u.throwing(), sides, name);
    }

    /** The dice of one that may differ from its row. */
    static HitDice dice(Monster kind, Map<String, Integer> numbers) {
        Integer own = numbers.get(Marks.HIT_DICE);
        return own == null ? kind.hitDice() : new HitDice(own, numbers.getOrDefault(Marks.HIT_PLUS, 0), 1, 0);
    }

    /** Whether its bite is venomous, where only so many in a hundred of the kind are. */
    private void venom(Monster kind, String name, Map<String, Integer> numbers) {
        Optional<OnHit.Poison> poison = kind.power(OnHit.Poison.class, profile);
        if (poison.isPresent()
                && poison.get().venomous() < 100
                && secret("venom of " + name, 100) > poison.get().venomous()) {
            numbers.put(Marks.HARMLESS, 1);
        }
    }

    private int secret(String purpose, int faces) {
        return u.throwing()
                .of("CB-17", purpose)
                .on(DiceStream.CONTENT)
                .secret()
                .roll(1, faces)
                .total();
    }
}
