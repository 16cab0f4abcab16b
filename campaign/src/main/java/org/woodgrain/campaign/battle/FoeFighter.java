package org.woodgrain.campaign.battle;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.bands.Protected;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.people.Belt;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Initiative;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.Stance;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.CompanyArms;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes a monster that is met, or that follows the company, ready for a round. */
final class FoeFighter {
    /** Numbers of a foe that make it differ from its row. */
    static final String DEXTERITY = "dexterity";

    static final String WOUNDED = "wounded-since";
    static final String LAST_ROUNDS = "fights-on";

    private static final int NO_SCORE = 10;
    private static final String BARE_HANDS = "unarmed";

    /** The bite of a stick turned snake (SP-102). */
    private static final Formula ONE_DIE = new Formula(1, 6, 0, 1);

    private final Rulebook book;
    private final CampaignState state;
    private final MonsterFighter rows;

    FoeFighter(Rulebook book, CampaignState state) {
        this.book = book;
        this.state = state;
        this.rows = new MonsterFighter(state.ruleset(), book.combat());
    }

    /**
     * A monster as it goes into a round.
     *
     * @param side 0 if it follows the company, 1 if it is met
     * @param place its place in the band
     * @param alone whether it is the only one of its kind
     */
    Combatant ready(Foe foe, int side, int place, boolean alone) {
        Effect.On on = new Effect.On.OnFoe(foe.id());
        Monster monster = row(foe, on);
        boolean disarmed = state.effects().any(on, Afflictions.DISARMED);
        List<String> carried = disarmed
                ? List.of(BARE_HANDS)
                : CompanyArms.of(monster, state.ruleset().profile(), place, alone);
        List<Weapon> arms = carried.stream().map(book.equipment()::weapon).toList();
        Optional<Weapon> hand = arms.stream().filter(Weapon::melee).findFirst();
        Combatant.State with = new Combatant.State(
                !foe.able(),
                state.effects().anyWith(on, Afflictions.IDLE)
                        || foe.number(Marks.IMAGE) != 0
                        || foe.number(Mist.MIST) > 0
                        || Tempers.unwarlike(monster, state.ruleset().profile())
                        || Swarms.follows(monster, state.ruleset().profile(), place),
                hand.filter(Weapon::wide).isPresent(),
                state.ruleset().classic() && hand.filter(Weapon::reaches).isPresent(),
                false,
                state.effects().sum(on, Afflictions.TO_HIT),
                Unseen.ease(
                                foe,
                                monster,
                                state.ruleset().profile(),
                                state.encounter()
                                        .map(meeting -> meeting.round())
                                        .orElse(1))
                        + Slumber.ease(foe),
                state.effects().sum(on, Afflictions.TO_DAMAGE),
                foe.number(WOUNDED),
                Stance.GROUND);
        Combatant made = rows.ready(
                        monster,
                        foe.name(),
                        side,
                        foe.number(DEXTERITY) == 0 || Initiative.individual(state.ruleset())
                                ? NO_SCORE
                                : foe.number(DEXTERITY),
                        foe.hitPoints(),
                        foe.maxHitPoints(),
                        state.effects().any(on, "SP-33") ? MonsterFighter.Own.PLAIN : own(foe, monster, hand),
                        arms.stream().filter(Weapon::shoots).findFirst().map(this::shot),
                        with)
                .withPowers(Shields.of(state, on))
                .withPowers(Mist.powers(foe));
        return helped(disarmed ? emptyHanded(made) : made, Circles.onSaves(state, on) + new Belt(book, foe).onSaves());
    }

    /** Blows that it would strike with a weapon it strikes with its hands. */
    @Rule("SP-48")
    private Combatant emptyHanded(Combatant armed) {
        Weapon hands = book.equipment().weapon(BARE_HANDS);
        String name = hands.name().toLowerCase(Locale.ROOT);
        return armed.withWays(armed.ways().stream()
                .map(way -> new Combatant.Way(way.blows().stream()
                        .map(blow -> blow.name().equals(name)
                                ? blow.withBareHands(formula(hands.damage(state.ruleset())))
                                : blow)
                        .toList()))
                .toList());
    }

    /** Circles of protection and curses act on its saving throws. */
    private static Combatant helped(Combatant monster, int onSaves) {
        return onSaves == 0
                ? monster
                : new Combatant(
                        monster.name(),
                        monster.side(),
                        monster.dexterity(),
                        monster.hitPoints(),
                        monster.maxHitPoints(),
                        monster.guard(),
                        monster.skill(),
                        monster.saves().stream().map(needed -> needed - onSaves).toList(),
                        monster.kinds(),
                        monster.size(),
                        monster.dice(),
                        monster.powers(),
                        monster.ways(),
                        monster.missile(),
                        monster.state());
    }

    /** Its row, as magic has changed it: a body in another shape is as tough as it was, a giant one twice as strong. */
    @Rule({"SP-33", "SP-59", "SP-102"})
    private Monster row(Foe foe, Effect.On on) {
        Monster monster = book.monsters().monster(foe.monster());
        if (foe.number(Marks.HUMAN) != 0) {
            return Reshaping.human(monster);
        }
        if (state.effects().any(on, "SP-33")) {
            return Reshaping.without(monster, Trait.Frail.class);
        }
        if (state.effects().any(on, "SP-102")) {
            return Reshaping.biting(monster, ONE_DIE);
        }
        return state.effects().any(on, "SP-59") ? Reshaping.giant(monster) : monster;
    }

    private MonsterFighter.Own own(Foe foe, Monster monster, Optional<Weapon> hand) {
        Belt belt = Protected.belt(book, state, foe, monster);
        boolean disarmed = state.effects().any(new Effect.On.OnFoe(foe.id()), Afflictions.DISARMED);
        Optional<Item> blade = disarmed ? Optional.empty() : belt.weapon();
        return new MonsterFighter.Own(
                blade.map(item -> item.name().toLowerCase(Locale.ROOT))
                        .or(() -> hand.map(weapon -> weapon.name().toLowerCase(Locale.ROOT))),
                hand.map(weapon -> formula(weapon.damage(state.ruleset()))),
                foe.number(Marks.HARMLESS) == 0 && !Antidotes.harmless(state, foe.id()),
                Marks.dice(foe),
                Marks.level(foe),
                Optional.of(Protected.guard(book, state, foe, monster)),
                belt.toHit(),
                foe.number(Marks.DAMAGE) + belt.toDamage(),
                blade.isPresent(),
                without(foe));
    }

    /** Powers that it has not, or has spent for the time being. */
    private Set<Class<? extends Power>> without(Foe foe) {
        Set<Class<? extends Power>> gone = new HashSet<>();
        if (foe.number(Marks.NO_HEALING) != 0) {
            gone.add(Resistance.Regenerate.class);
        }
        if (foe.number(Marks.SPORES) == Subdual.moment(state)) {
            gone.add(OnHit.Spores.class);
        }
        if (Quivers.empty(state, foe, book.monsters().monster(foe.monster()))) {
            gone.add(SpecialAttack.Shoot.class);
        }
        return gone;
    }

    private Form shot(Weapon weapon) {
        return Form.missile(
                weapon.name().toLowerCase(Locale.ROOT),
                0,
                formula(weapon.damage(state.ruleset())),
                Set.of(Matter.WEAPON));
    }

    /** The weapon with which a monster shoots, by id; empty if it shoots none of the list. */
    Optional<String> bow(Foe foe, int place, boolean alone) {
        Monster monster = book.monsters().monster(foe.monster());
        return CompanyArms.of(monster, state.ruleset().profile(), place, alone).stream()
                .filter(id -> book.equipment().weapon(id).shoots())
                .findFirst();
    }

    private static Formula formula(DamageDice dice) {
        return new Formula(dice.dice(), dice.sides(), dice.plus(), 1);
    }
}
