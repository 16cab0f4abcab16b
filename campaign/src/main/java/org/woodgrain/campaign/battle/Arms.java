package org.woodgrain.campaign.battle;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.harm.Weakness;
import org.woodgrain.campaign.people.Ammunition;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.people.Mounts;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.combat.RangeBand;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.DamageDice;
import org.woodgrain.rules.equipment.EquipmentTables;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.rulebook.Rulebook;

/**
 * What a member of the company strikes, shoots and throws with.
 *
 * @param book the tables
 * @param rules the ruleset
 * @param wet whether it rains
 * @param riders members who sit on the backs of beasts
 */
record Arms(Rulebook book, Ruleset rules, boolean wet, Set<CharacterId> riders) {

    /** Weapons with an edge, which are turned aside to overpower (CC-15). */
    private static final Set<String> BLADES = Set.of(
            "dagger", "hand-axe", "sword", "short-sword", "two-handed-sword", "battle-axe", "pole-arm", "halberd");

    private static final String TORCH = "torch";
    private static final String LANCE = "lance";
    private static final String MIGHTY_HAMMER = "MI-035";
    private static final String RETURNS = "war-hammer-dwarf";
    private static final DamageDice TWO_DICE = new DamageDice(2, 6, 0);

    static Arms of(Rulebook book, CampaignState state) {
        return new Arms(book, state.ruleset(), Outdoors.rains(state), Mounts.riders(state));
    }

    private Figures figures() {
        return new Figures(book, rules);
    }

    private EquipmentTables equipment() {
        return book.equipment();
    }

    /** The weapon in hand for use hand to hand; bare hands if there is none. */
    Weapon inHand(Adventurer who) {
        return meleeItem(who)
                .flatMap(item -> equipment().weapon(item).map(weapon -> whole(who, item, weapon)))
                .orElseGet(() -> equipment().weapon("unarmed"));
    }

    /** The hammer +3 has its whole power in a dwarf's hand alone. */
    @Rule("CH-36")
    private Weapon whole(Adventurer who, Item item, Weapon plain) {
        boolean mighty = who.race() == Race.DWARF && item.kind().startsWith(MIGHTY_HAMMER);
        return mighty
                ? new Weapon(RETURNS, plain.name(), TWO_DICE, TWO_DICE, plain.qualities(), plain.thrown(), "")
                : Staves.whole(book, who, item, plain);
    }

    private Optional<Item> meleeItem(Adventurer who) {
        return figures()
                .weaponInHand(who)
                .filter(item -> equipment()
                        .weapon(item)
                        .filter(weapon -> strikes(who, weapon))
                        .isPresent());
    }

    /** Whether a weapon is of use hand to hand to one who has it; a lance only from the back of a mount. */
    @Rule("EQ-14")
    boolean strikes(Adventurer who, Weapon weapon) {
        return weapon.melee() && (!weapon.id().equals(LANCE) || riders.contains(who.id()));
    }

    /** The blow hand to hand. */
    @Rule({"CB-16", "CC-18", "CC-19", "CH-31", "MI-023", "MI-045", "CC-01"})
    Form blow(Adventurer who, CampaignState state) {
        Optional<Item> held = meleeItem(who);
        Weapon weapon = inHand(who);
        boolean giant = GiantStrength.has(state, who);
        int strength = giant ? 0 : AbilityModifiers.melee(book.characters(), rules, Weakness.abilities(state, who));
        int magic = held.map(item -> Staves.bonus(book, who, item)).orElse(0);
        int plus = held.filter(Staves::hitsOnly).isPresent() ? 0 : weapon.magicDamage(magic);
        Form form = Form.blow(
                name(held, weapon),
                strength + magic,
                giant ? GiantStrength.damage(plus) : formula(weapon.damage(rules), strength + plus),
                matter(held, weapon, state));
        return weapon.twoHanded() ? form.actingLast() : form;
    }

    /** What one strikes with who does not mean to kill: "mace", "sword laid flat". */
    @Rule("CC-15")
    static String sparing(Weapon weapon) {
        String name =
                weapon.id().equals("unarmed") ? Form.BARE_HANDS : weapon.name().toLowerCase(Locale.ROOT);
        return BLADES.contains(weapon.id()) ? name + " laid flat" : name;
    }

    /** The bow, crossbow or sling in hand, if there is something to shoot from it. */
    Optional<Shot> shot(Adventurer who) {
        for (Item item : who.inHand()) {
            Optional<Weapon> weapon = equipment().weapon(item).filter(Weapon::shoots);
            if (weapon.isPresent()) {
                return figures().missiles(who, weapon.get()).map(with -> new Shot(item, weapon.get(), with));
            }
        }
        return Optional.empty();
    }

    /**
     * A missile ready to fly.
     *
     * @param launcher the bow, or the thing thrown itself
     * @param weapon what it is
     * @param missile what leaves the hand
     */
    record Shot(Item launcher, Weapon weapon, Item missile) {
        boolean thrown() {
            return launcher.id().equals(missile.id());
        }

        /** Whether it flies back into the hand at the end of the round. */
        @Rule("CH-36")
        boolean returns() {
            return weapon.id().equals(RETURNS);
        }
    }

    /** A thing to be thrown, if it is one and is to hand. */
    Optional<Shot> thrown(Adventurer who, Item item) {
        return equipment()
                .weapon(item)
                .filter(weapon -> weapon.vessel() || flies(weapon))
                .filter(weapon -> item.carried() == Carried.IN_HAND || item.carried() == Carried.AT_HAND)
                .map(weapon -> new Shot(item, whole(who, item, weapon), item));
    }

    private boolean flies(Weapon weapon) {
        return !weapon.shoots()
                && book.combat().missiles().ranges(rules, weapon.id()).isPresent();
    }

    /** Everything that a member could throw now. */
    List<Shot> throwables(Adventurer who) {
        return who.items().stream().flatMap(item -> thrown(who, item).stream()).toList();
    }

    /** The band of a distance; empty beyond the missile's reach. */
    @Rule({"CB-14", "CB-15"})
    Optional<RangeBand> band(Shot shot, int feet) {
        // rain halves every range
        int far = wet ? feet * 2 : feet;
        return Rocks.is(shot)
                ? Rocks.band(far)
                : book.combat().missiles().band(rules, shot.weapon().id(), far);
    }

    /** The farthest that a missile flies. */
    @Rule("CB-15")
    int reach(Shot shot) {
        int feet = Rocks.is(shot)
                ? Rocks.FEET
                : book.combat()
                        .missiles()
                        .ranges(rules, shot.weapon().id())
                        .map(MissileTable.Ranges::farthest)
                        .orElse(0);
        return wet ? feet / 2 : feet;
    }

    int roundsPerShot(Shot shot) {
        return book.combat()
                .missiles()
                .ranges(rules, shot.weapon().id())
                .map(MissileTable.Ranges::roundsPerShot)
                .orElse(1);
    }

    /** The missile as it flies. Strength never counts. */
    @Rule({"CB-16", "EQ-24", "EQ-26", "MI-024", "CH-23", "CH-50"})
    Form missile(Adventurer who, Shot shot, CampaignState state) {
        int magic = shot.thrown()
                ? shot.missile().bonus()
                : shot.launcher().bonus() + shot.missile().bonus();
        Set<Matter> matter = matter(Optional.of(shot.missile()), shot.weapon(), state);
        if (EquipmentTables.magical(shot.launcher())) {
            matter.add(Matter.MAGIC);
        }
        Form form = Form.missile(
                name(Optional.of(shot.missile()), shot.weapon()),
                figures().missileModifier(who) + magic,
                formula(
                        shot.weapon().damage(rules),
                        shot.thrown()
                                ? shot.weapon().magicDamage(shot.missile().bonus())
                                : shot.missile().bonus()),
                matter);
        return shot.weapon().id().equals("holy-water") ? form.against("undead") : form;
    }

    private static Formula formula(DamageDice dice, int plus) {
        return new Formula(dice.dice(), dice.sides(), dice.plus() + plus, 1);
    }

    private String name(Optional<Item> item, Weapon weapon) {
        return item.map(Item::name)
                .orElse(weapon.id().equals("unarmed") ? Form.BARE_HANDS : weapon.name())
                .toLowerCase(Locale.ROOT);
    }

    private static boolean lit(Optional<Item> torch, CampaignState state) {
        return torch.filter(each ->
                        state.lights().stream().anyMatch(light -> light.source().equals(each.id())))
                .isPresent();
    }

    private static Set<Matter> matter(Optional<Item> item, Weapon weapon, CampaignState state) {
        EnumSet<Matter> matter = EnumSet.of(Matter.WEAPON);
        if (item.filter(EquipmentTables::magical).isPresent()) {
            matter.add(Matter.MAGIC);
        }
        if (item.filter(Ammunition::silver).isPresent()) {
            matter.add(Matter.SILVER);
        }
        if (weapon.has(Weapon.Quality.BLUNT)) {
            matter.add(Matter.BLUNT);
        }
        if (weapon.id().equals("oil-flask") || (weapon.id().equals(TORCH) && lit(item, state))) {
            matter.add(Matter.FIRE);
        }
        if (weapon.id().equals("holy-water")) {
            matter.add(Matter.HOLY);
        }
        return matter;
    }
}
