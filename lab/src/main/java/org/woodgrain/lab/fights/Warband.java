package org.woodgrain.lab.fights;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.melee.Stance;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.CompanyArms;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes monsters ready to fight, with the arms that are dealt out among their band. */
record Warband(Rulebook book, Ruleset ruleset) {
    private static final int SCORE = 10;

    /**
     * One of a band.
     *
     * @param place in the band
     * @param alone whether it is by itself
     * @param led whether it fights with all that it has, and not hand to hand alone
     */
    Entrant ready(Monster row, int place, boolean alone, String name, int side, Vigour vigour, boolean led) {
        List<Weapon> arms = CompanyArms.of(row, ruleset.profile(), place, alone).stream()
                .map(book.equipment()::weapon)
                .toList();
        Optional<Weapon> hand = arms.stream().filter(Weapon::melee).findFirst();
        Optional<Weapon> bow = arms.stream().filter(Weapon::shoots).findFirst().filter(each -> led);
        Combatant ready = new MonsterFighter(ruleset, book.combat())
                .ready(
                        row,
                        name,
                        side,
                        SCORE,
                        vigour.most(),
                        vigour.most(),
                        own(row, place, alone, hand),
                        bow.map(this::shot),
                        new Combatant.State(
                                false,
                                false,
                                hand.filter(Weapon::wide).isPresent(),
                                ruleset.classic()
                                        && hand.filter(Weapon::reaches).isPresent(),
                                false,
                                0,
                                0,
                                0,
                                0,
                                Stance.GROUND));
        if (ready.ways().isEmpty() && !led) {
            throw new FightsException(row.name() + " strikes no blows hand to hand, and the arena has nothing else");
        }
        return new Entrant(
                ready,
                vigour,
                Entrant.Nature.Beast.of(row),
                Math.max(row.move(), row.fly()) / 3,
                led ? volley(row, bow) : Optional.empty(),
                true);
    }

    private MonsterFighter.Own own(Monster row, int place, boolean alone, Optional<Weapon> hand) {
        return new MonsterFighter.Own(
                hand.map(weapon -> weapon.name().toLowerCase(Locale.ROOT)),
                hand.map(this::formula),
                true,
                Optional.empty(),
                Optional.empty(),
                CompanyArms.armour(row, ruleset.profile(), place, alone).map(Guard::natural),
                0,
                0,
                false,
                Set.of());
    }

    /** What it throws or shoots by nature goes before any bow. */
    private Optional<Volley> volley(Monster row, Optional<Weapon> bow) {
        return row.power(SpecialAttack.Shoot.class, ruleset.profile())
                .map(shoot -> new Volley(
                        MissileTable.Ranges.thirds(shoot.feet()), shoot.stock().orElse(Volley.ENDLESS), false, 1))
                .or(() -> bow.flatMap(weapon -> book.combat().missiles().ranges(ruleset, weapon.id()))
                        .map(ranges -> new Volley(ranges, Volley.ENDLESS, true, 1)));
    }

    private Form shot(Weapon weapon) {
        return Form.missile(weapon.name().toLowerCase(Locale.ROOT), 0, formula(weapon), Set.of(Matter.WEAPON));
    }

    private Formula formula(Weapon weapon) {
        DamageDice dice = weapon.damage(ruleset);
        return new Formula(dice.dice(), dice.sides(), dice.plus(), 1);
    }
}
