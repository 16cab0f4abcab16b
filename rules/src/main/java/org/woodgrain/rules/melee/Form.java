package org.woodgrain.rules.melee;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Formula;

/**
 * One way of striking or shooting.
 *
 * @param name as told: "sword", "claw"
 * @param missile whether it flies; then range counts and helpless targets are not hit without a throw
 * @param toHit added to the throw
 * @param damage dice of a hit, the striker's own additions in them
 * @param matter what it is made of
 * @param last whether it strikes after everybody else (CC-01)
 * @param powers what more a hit does
 * @param sting the venomous blow thrown for in its place (EN-08); empty if there is none
 * @param sparing whether it is meant to overpower and not to kill (CC-14)
 * @param target what it is made to hit, as kinds of creature that alone it harms: holy water; empty for anything
 */
public record Form(
        String name,
        boolean missile,
        int toHit,
        Formula damage,
        Set<Matter> matter,
        boolean last,
        List<HitPower> powers,
        Optional<Sting> sting,
        boolean sparing,
        Optional<String> target) {

    /** What a blow without a weapon is called. */
    public static final String BARE_HANDS = "bare hands";

    /** Another blow that is struck instead on 1 to {@code upTo} of a d6. */
    public record Sting(int upTo, Form blow) {}

    public Form {
        matter = Set.copyOf(matter);
        powers = List.copyOf(powers);
    }

    /** A plain blow hand to hand. */
    public static Form blow(String name, int toHit, Formula damage, Set<Matter> matter) {
        return new Form(
                name, false, toHit, damage, matter, false, List.of(), Optional.empty(), false, Optional.empty());
    }

    /** A plain missile. */
    public static Form missile(String name, int toHit, Formula damage, Set<Matter> matter) {
        return new Form(name, true, toHit, damage, matter, false, List.of(), Optional.empty(), false, Optional.empty());
    }

    /** Whether it is a spear or pike, which set against a charge does double. */
    public boolean set() {
        return !missile && (name.contains("spear") || name.contains("pike"));
    }

    /** Whether the striker touches his victim with nothing but his own skin: a fist, claws, teeth. */
    public boolean bare() {
        return !missile && (name.equals(BARE_HANDS) || !matter.contains(Matter.WEAPON));
    }

    public Form with(List<HitPower> more) {
        return new Form(name, missile, toHit, damage, matter, last, more, sting, sparing, target);
    }

    public Form actingLast() {
        return new Form(name, missile, toHit, damage, matter, true, powers, sting, sparing, target);
    }

    public Form orSting(int upTo, Form blow) {
        return new Form(
                name,
                missile,
                toHit,
                damage,
                matter,
                last,
                powers,
                Optional.of(new Sting(upTo, blow)),
                sparing,
                target);
    }

    /** The same blow struck with the bare hand, of other damage. */
    public Form withBareHands(Formula fist) {
        return new Form(BARE_HANDS, missile, toHit, fist, Set.of(), last, powers, sting, sparing, target);
    }

    public Form against(String kind) {
        return new Form(name, missile, toHit, damage, matter, last, powers, sting, sparing, Optional.of(kind));
    }

    /** The same blow struck so as to overpower, under another name such as "the flat of a sword". */
    public Form toSubdue(String told) {
        return new Form(told, missile, toHit, damage, matter, last, powers, sting, true, target);
    }
}
