package org.woodgrain.rules.melee.power;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.CombatTables;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.combat.Skill;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.HitPower;
import org.woodgrain.rules.melee.Matter;
import org.woodgrain.rules.monsters.AttackOption;
import org.woodgrain.rules.monsters.Blow;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.OnHit;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Resistance;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Stature;
import org.woodgrain.rules.monsters.Trait;

/** Makes a monster ready to fight, from its row of the table. */
public final class MonsterFighter {
    private static final Danger[] DANGERS = Danger.values();
    /** Blows that are powers of their own and not struck. */
    private static final Set<String> NO_BLOWS =
            Set.of("spell", "breath", "gaze", "ray", "spray", "rock", "spike", "ram");

    private static final String TRAMPLE = "trample";

    private final Ruleset ruleset;
    private final CombatTables tables;
    private @Nullable Model last;

    /** What all of a row have in common who differ from it alike. */
    private record Model(Monster monster, Own own, Combatant ready) {}

    public MonsterFighter(Ruleset ruleset, CombatTables tables) {
        this.ruleset = ruleset;
        this.tables = tables;
    }

    /**
     * One of a kind that differs from its row.
     *
     * @param weapon what it carries, as told; empty for the word of the row
     * @param weaponDice dice of that weapon, where weapons have their own
     * @param venomous whether its poison works, where only some of the kind have it
     * @param dice hit dice instead of those of the row
     * @param level of one of class instead of that of the row
     * @param guard armour instead of that of the row
     * @param toHit added to his throws to hit hand to hand
     * @param damage added to each hit
     * @param magic whether his weapon is magical
     * @param without powers of its row that it has not, or has spent
     */
    public record Own(
            Optional<String> weapon,
            Optional<Formula> weaponDice,
            boolean venomous,
            Optional<HitDice> dice,
            Optional<Integer> level,
            Optional<Guard> guard,
            int toHit,
            int damage,
            boolean magic,
            Set<Class<? extends Power>> without) {
        /** Just as its row says. */
        public static final Own PLAIN = new Own(
                Optional.empty(),
                Optional.empty(),
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                false,
                Set.of());
    }

    /** A monster as it goes into a round. */
    public Combatant ready(
            Monster monster,
            String name,
            int side,
            int dexterity,
            int hitPoints,
            int maxHitPoints,
            Own own,
            Optional<Form> missile,
            Combatant.State state) {
        Combatant like = like(monster, own);
        return new Combatant(
                name,
                side,
                dexterity,
                hitPoints,
                maxHitPoints,
                like.guard(),
                like.skill(),
                like.saves(),
                like.kinds(),
                like.size(),
                like.dice(),
                like.powers(),
                like.ways(),
                missile.or(like::missile),
                state.hindered(0, 0, own.damage()));
    }

    /** One of its kind, nameless and without hit points: others of a band are mostly like the one before. */
    @SuppressWarnings("ReferenceEquality") // a row that magic has changed is made for each, and looked at anew
    private Combatant like(Monster monster, Own own) {
        Model known = last;
        if (known == null || known.monster() != monster || !known.own().equals(own)) {
            known = new Model(monster, own, model(monster, own));
            last = known;
        }
        return known.ready();
    }

    private Combatant model(Monster monster, Own own) {
        List<Power> all = monster.powers(Power.class, ruleset.profile());
        List<Power> powers = own.without().isEmpty()
                ? all
                : all.stream()
                        .filter(power -> !own.without().contains(power.getClass()))
                        .toList();
        HitDice dice = own.dice().orElse(monster.hitDice());
        return new Combatant(
                "",
                0,
                0,
                0,
                0,
                own.guard().orElseGet(() -> Guard.natural(monster.armorClass())),
                skill(monster, dice, own.level()),
                saves(monster, own),
                kinds(monster),
                Stature.of(monster, ruleset.profile(), own.dice()),
                dice.dice(),
                powers,
                ways(monster, powers, own),
                shot(powers),
                Combatant.State.FRESH);
    }

    /** Men attack by the matrix of men, even as monsters; so do elves, dwarves and hobbits. */
    @Rule({"CB-07", "CB-10", "CC-41", "CC-46", "CC-48", "CC-49"})
    public Skill skill(Monster monster, HitDice dice, Optional<Integer> level) {
        Optional<Trait.Classed> classed = monster.power(Trait.Classed.class, ruleset.profile());
        if (classed.isPresent()) {
            return new Skill.Classed(
                    classed.get().characterClass(), level.orElse(classed.get().level()));
        }
        Optional<Trait.FightsAs> row = monster.power(Trait.FightsAs.class, ruleset.profile());
        if (row.isPresent()) {
            return new Skill.Classed(row.get().characterClass(), row.get().level());
        }
        if (monster.has(SpecialAttack.Swarm.class, ruleset.profile())) {
            return new Skill.Beast(HitDice.of(1));
        }
        boolean man = monster.isKind("men");
        if (man && dice.belowOne()) {
            return new Skill.Ordinary();
        }
        if (ruleset.original() && (man || monster.isKind("demihuman"))) {
            return new Skill.Classed(CharacterClass.FIGHTING_MAN, dice.dice());
        }
        return new Skill.Beast(dice);
    }

    private static List<String> kinds(Monster monster) {
        List<String> kinds = new ArrayList<>(monster.kinds());
        kinds.add(monster.id());
        return kinds;
    }

    private List<Integer> saves(Monster monster, Own own) {
        Saver saver = Saver.of(ruleset, monster, own.dice(), own.level());
        List<Resistance.Bonus> bonuses = monster.powers(Resistance.Bonus.class, ruleset.profile());
        List<Integer> needed = new ArrayList<>();
        for (Danger danger : DANGERS) {
            int bonus = 0;
            for (Resistance.Bonus each : bonuses) {
                boolean counts = each.when().contains("any")
                        || (danger == Danger.SPELLS && each.when().contains("spells"));
                bonus += counts && each.throwName().equals("save") ? each.plus() : 0;
            }
            needed.add(tables.saves().needed(ruleset, saver, danger) - bonus);
        }
        return needed;
    }

    private List<Combatant.Way> ways(Monster monster, List<Power> powers, Own own) {
        List<AttackOption> options = monster.attacks().stream()
                .map(option -> new AttackOption(option.blows().stream()
                        .filter(blow -> !NO_BLOWS.contains(blow.name()))
                        .toList()))
                .filter(option -> !option.blows().isEmpty())
                .toList();
        if (options.isEmpty()) {
            return List.of();
        }
        return ruleset.original()
                ? originals(monster, options, powers, own)
                : Stream.concat(options.stream(), besideBreath(options, powers))
                        .map(option -> new Combatant.Way(classic(option, powers, own)))
                        .toList();
    }

    /** The one way of the original game, and trampling for those that do. */
    private List<Combatant.Way> originals(Monster monster, List<AttackOption> options, List<Power> powers, Own own) {
        List<Combatant.Way> ways = new ArrayList<>();
        ways.add(new Combatant.Way(original(monster, options.getFirst(), powers, own)));
        if (first(powers, SpecialAttack.Trample.class).isPresent()) {
            ways.add(new Combatant.Way(List.of(Form.blow(TRAMPLE, 0, monster.damageOriginal(), Set.of()))));
        }
        besideBreath(options, powers)
                .forEach(option -> ways.add(new Combatant.Way(
                        original(monster, option, powers, own).stream().skip(1).toList())));
        return ways;
    }

    /** The blows that are struck besides a breath that takes the place of one of them. */
    private static Stream<AttackOption> besideBreath(List<AttackOption> options, List<Power> powers) {
        return first(powers, SpecialAttack.Breath.class).flatMap(SpecialAttack.Breath::insteadOf).stream()
                .map(name -> new AttackOption(options.getFirst().blows().stream()
                        .filter(blow -> !blow.name().equals(name))
                        .toList()));
    }

    /** One blow with every effect, or as many as the creature has, each with its own. */
    private List<Form> original(Monster monster, AttackOption option, List<Power> powers, Own own) {
        int number = first(powers, Trait.Blows.class).map(Trait.Blows::number).orElse(1);
        List<Blow> each = expand(option);
        Formula damage = monster.damageOriginal();
        if (number > 1 && number == each.size()) {
            return paws(
                    each.stream()
                            .map(blow -> form(blow, damage, blow.effects(), powers, own))
                            .toList(),
                    powers);
        }
        Optional<OnHit.StingOrBite> either = first(powers, OnHit.StingOrBite.class);
        List<Form> forms = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            if (either.isPresent()) {
                Blow sting = each.stream()
                        .filter(blow -> !blow.effects().isEmpty())
                        .findFirst()
                        .orElse(each.getLast());
                Blow plain = each.stream()
                        .filter(blow -> blow.effects().isEmpty())
                        .findFirst()
                        .orElse(each.getFirst());
                forms.add(form(plain, damage, List.of(), List.of(), own)
                        .orSting(either.get().upTo(), form(sting, damage, sting.effects(), powers, own)));
            } else {
                Set<String> all = new LinkedHashSet<>();
                each.forEach(blow -> all.addAll(blow.effects()));
                forms.add(form(each.getFirst(), damage, List.copyOf(all), powers, own));
            }
        }
        return paws(forms, powers);
    }

    private List<Form> classic(AttackOption option, List<Power> powers, Own own) {
        return paws(
                expand(option).stream()
                        .map(blow -> form(blow, dice(blow, own), blow.effects(), powers, own))
                        .toList(),
                powers);
    }

    private Formula dice(Blow blow, Own own) {
        if (blow.weaponPlus().isPresent() && own.weaponDice().isPresent() && ruleset.on(Option.VARIABLE_DAMAGE)) {
            Formula weapon = own.weaponDice().get();
            return new Formula(
                    weapon.count(),
                    weapon.sides(),
                    weapon.plus() + blow.weaponPlus().get(),
                    weapon.times());
        }
        return blow.damage();
    }

    private static Form form(Blow blow, Formula damage, List<String> effects, List<Power> powers, Own own) {
        List<HitPower> does = new ArrayList<>(effects(effects, powers, own));
        if (first(powers, SpecialAttack.Swarm.class).isPresent()) {
            does.add(new SwarmBite());
        }
        first(powers, Resistance.Situational.class).ifPresent(each -> does.add(new Situation(each, damage)));
        if (blow.name().equals(FlameGrip.BLOW)) {
            powers.stream()
                    .filter(SpecialAttack.Flames.class::isInstance)
                    .map(SpecialAttack.Flames.class::cast)
                    .filter(flames -> flames.how().equals(FlameGrip.GRAB))
                    .forEach(flames -> does.add(new FlameGrip(flames)));
        }
        boolean weapon = blow.weaponPlus().isPresent()
                || blow.name().equals("weapon")
                || blow.name().equals("club");
        String name = blow.name().equals("weapon") || (weapon && own.magic())
                ? own.weapon().orElse(blow.name())
                : blow.name();
        Set<Matter> matter =
                !weapon ? Set.of() : own.magic() ? Set.of(Matter.WEAPON, Matter.MAGIC) : Set.of(Matter.WEAPON);
        return Form.blow(name, weapon ? own.toHit() : 0, damage, matter).with(does);
    }

    private static List<HitPower> effects(List<String> words, List<Power> powers, Own own) {
        return HitPowers.of(words, powers, own.venomous());
    }

    /** Gives the first two blows of a creature that hugs their hug. */
    private List<Form> paws(List<Form> forms, List<Power> powers) {
        Optional<OnHit.Hug> hug = first(powers, OnHit.Hug.class);
        if (hug.isEmpty()) {
            return forms;
        }
        List<Form> changed = new ArrayList<>(forms);
        for (int i = 0; i < Math.min(2, changed.size()); i++) {
            List<HitPower> more = new ArrayList<>(changed.get(i).powers());
            more.add(new BearHug(hug.get(), i == 1));
            changed.set(i, changed.get(i).with(more));
        }
        return changed;
    }

    private static List<Blow> expand(AttackOption option) {
        List<Blow> all = new ArrayList<>();
        for (Blow blow : option.blows()) {
            for (int i = 0; i < blow.times(); i++) {
                all.add(blow);
            }
        }
        return all;
    }

    /** What it throws or shoots by nature. */
    private static Optional<Form> shot(List<Power> powers) {
        return first(powers, SpecialAttack.Shoot.class)
                .map(shoot -> Form.missile(shoot.name(), 0, shoot.damage(), Set.of()));
    }

    private static <P extends Power> Optional<P> first(List<Power> powers, Class<P> kind) {
        for (Power power : powers) {
            if (kind.isInstance(power)) {
                return Optional.of(kind.cast(power));
            }
        }
        return Optional.empty();
    }
}
