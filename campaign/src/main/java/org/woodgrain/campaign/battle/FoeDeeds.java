package org.woodgrain.campaign.battle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.bands.Guises;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.spells.Animals;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Chorus;
import org.woodgrain.campaign.spells.Concentration;
import org.woodgrain.campaign.spells.FoeThings;
import org.woodgrain.campaign.spells.MonsterCasting;
import org.woodgrain.campaign.spells.Servants;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.power.Spraying;
import org.woodgrain.rules.melee.power.Webbing;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/** What monsters do in a round besides striking and shooting: spells, webs, sprays. */
final class FoeDeeds {
    private static final String SPRAYED = "sprayed";
    private static final int SPRAYS = 2;

    private final Unfolding u;
    private final Field field;
    private final Map<CharacterId, Deed> deeds;
    private final Profile profile;
    private final Breathing breathing;
    private final Map<FoeId, MonsterCasting.Choice> declared = new HashMap<>();
    private final Set<FoeId> chorus = new HashSet<>();
    private final Map<FoeId, FoeThings.Choice> things = new HashMap<>();
    private Optional<Blows> blows = Optional.empty();

    FoeDeeds(Unfolding u, Field field, Map<CharacterId, Deed> deeds) {
        this.u = u;
        this.field = field;
        this.deeds = deeds;
        this.profile = u.state().ruleset().profile();
        this.breathing = new Breathing(u, field);
    }

    void with(Blows thrower) {
        blows = Optional.of(thrower);
    }

    /** Monsters that cast say at the beginning of the round what they will cast (CC-01). */
    @Rule("CC-01")
    void declare() {
        Encounter meeting = u.state().encounter().orElseThrow();
        for (Foe foe : meeting.able()) {
            if (MonsterCasting.casts(field.monster(foe.id()), foe, profile)) {
                MonsterCasting.choose(u, foe.id()).ifPresent(choice -> {
                    declared.put(foe.id(), choice);
                    chorus.addAll(Chorus.voices(u, foe.id(), choice.spell()));
                });
            }
            if (!declared.containsKey(foe.id()) && !Concentration.keeps(u.state(), foe.id())) {
                FoeThings.choose(u.world(), u.state(), foe.id()).ifPresent(choice -> things.put(foe.id(), choice));
            }
        }
    }

    /** Whether a monster keeps away this round, having something better to do than to close. */
    boolean holdsOff(int who) {
        return field.fighter(who) instanceof Fighter.Opponent foe
                && (Patience.keepsBack(u.state(), field.fight(), foe.id(), field.monster(foe.id()))
                        || declared.containsKey(foe.id())
                        || chorus.contains(foe.id())
                        || things.containsKey(foe.id())
                        || TurningUndead.keepsAway(u.state(), foe.id())
                        || Animals.spoken(u.state(), foe.id())
                        || Concentration.keeps(u.state(), foe.id())
                        || Changing.now(u.state(), foe.id())
                        || Perils.looksAway(u.state(), foe.id())
                        || Perils.barred(u, foe, field.monster(foe.id()))
                        || Servants.prey(u.state(), foe.id()).isPresent()
                        || webs(field.fight(), who, field.monster(foe.id()))
                        || Tongues.reach(field, u.state(), field.fight(), who).isPresent()
                        || (!field.fight().inReach()
                                && !Rushes.runs(u, field, who, field.monster(foe.id()))
                                && (breathing
                                                .ready(field.fight(), who, foe.id())
                                                .isPresent()
                                        || Rays.ready(u, field.fight(), who, foe.id(), field.monster(foe.id()))
                                                .isPresent())));
    }

    void act(Fight fight, int who, FoeId id) {
        Optional<Foe> there = Names.foe(u.state(), id);
        if (there.isEmpty()) {
            // a servant felled in a round in which all act at once is gone before its turn
            return;
        }
        Foe foe = there.get();
        if (Changing.now(u.state(), id) || Perils.looksAway(u.state(), id)) {
            fight.spend(who);
            return;
        }
        Monster monster = field.monster(id);
        MonsterCasting.Choice choice = declared.get(id);
        Optional<Item> potion = Resort.healing(foe);
        if (Servants.prey(u.state(), id).isPresent()) {
            huntDown(fight, who, id);
        } else if (foe.number(Marks.DISGUISED) > 0 && Guises.person(monster, profile)) {
            fight.spend(who);
            Masks.off(u, field.fighter(who));
        } else if (potion.isPresent()) {
            fight.spend(who);
            Resort.drink(u, foe, potion.get());
            field.follow(u.state());
        } else if (breathes(fight, who, id)) {
            breathing
                    .ready(fight, who, id)
                    .ifPresent(breath -> blows.ifPresent(thrower -> breathe(thrower, fight, who, id, breath)));
        } else if (Rays.ready(u, fight, who, id, monster).isPresent()) {
            fight.spend(who);
            blows.ifPresent(thrower -> Rays.at(u, field, thrower, fight, who, id));
        } else if (Swarms.confuses(monster, profile, fight, who)) {
            fight.spend(who);
            Swarms.confuse(u, field, fight, who, id);
        } else if (Pranks.ready(u, field, fight, who, monster)) {
            fight.spend(who);
            blows.ifPresent(thrower -> Pranks.lay(u, field, fight, thrower, who, id));
        } else if (Unseen.ready(u, fight, id, monster)) {
            fight.spend(who);
            Unseen.vanish(u, id);
            field.look(u.state());
        } else if (fight.inReach() && Flaming.ready(u, id, monster)) {
            fight.spend(who);
            Flaming.kindle(u, id);
        } else if (fight.inReach() && Whirling.spins(u, id, monster)) {
            fight.spend(who);
            Whirling.spin(u, id);
        } else if (charms(fight, who, id, monster)) {
            field.follow(u.state());
        } else if (tramples(fight, monster)) {
            fight.choose(who, fight.matchup().ways(who) - 1);
            u.emit(new PowerEvent.Used(id, "trample", List.of(), u.throwing().take()));
        } else if (choice != null) {
            cast(fight, who, id, choice);
        } else if (chorus.contains(id)) {
            fight.spend(who);
        } else if (things.containsKey(id) && carries(id)) {
            fight.spend(who);
            Optional.ofNullable(things.get(id)).ifPresent(thing -> FoeThings.use(u, id, thing));
            field.follow(u.state());
        } else if (webs(fight, who, monster)) {
            web(fight, who, monster);
        } else if (sprays(fight, id, monster)) {
            spray(fight, who, id, monster);
        }
    }

    /** It strikes at the conjurer on its own side from whose control it has slipped (SP-47). */
    @Rule("SP-47")
    private void huntDown(Fight fight, int who, FoeId id) {
        fight.spend(who);
        Servants.prey(u.state(), id)
                .flatMap(conjurer -> field.number(new Fighter.Opponent(conjurer)))
                .filter(conjurer -> !fight.out(conjurer) && fight.matchup().ways(who) > 0)
                .ifPresent(conjurer -> blows.ifPresent(
                        thrower -> thrower.strike(who, fight.matchup().firstForm(who, 0), conjurer, false)));
    }

    /** Whether it still has what it meant to use. */
    private boolean carries(FoeId id) {
        Optional<Item> meant = Optional.ofNullable(things.get(id)).map(FoeThings.Choice::thing);
        return Names.foe(u.state(), id).stream()
                .flatMap(foe -> foe.items().stream())
                .anyMatch(item ->
                        meant.isPresent() && item.id().equals(meant.get().id()));
    }

    private void cast(Fight fight, int who, FoeId id, MonsterCasting.Choice choice) {
        Caster caster = new Caster.Monster(id);
        if (fight.disturbed(who) && u.state().ruleset().on(Option.CAST_DISRUPT)) {
            Casting.lose(u, caster, choice.spell(), "it was struck before it was spoken");
        } else if (Chorus.whole(u, id, choice.spell())
                && Casting.check(u.world(), u.state(), caster, choice.spell(), choice.targets())
                        .isEmpty()) {
            Casting.carryOut(u, caster, choice.spell(), choice.targets());
        } else {
            return;
        }
        Resort.cast(u, id, choice.spell());
        Chorus.ended(u, id, choice.spell());
        fight.spend(who);
        field.follow(u.state());
    }

    private boolean breathes(Fight fight, int who, FoeId id) {
        return breathing.ready(fight, who, id).isPresent() && breathing.wants(id);
    }

    /** A breath takes the place of all blows, or of one alone. */
    private void breathe(Blows thrower, Fight fight, int who, FoeId id, SpecialAttack.Breath breath) {
        if (breath.insteadOf().isPresent() && fight.inReach()) {
            fight.choose(who, fight.matchup().ways(who) - 1);
        } else {
            fight.spend(who);
        }
        breathing.at(thrower, fight, who, id, breath);
    }

    private boolean charms(Fight fight, int who, FoeId id, Monster monster) {
        if (!monster.has(SpecialAttack.Gaze.class, profile) || blows.isEmpty()) {
            return false;
        }
        Optional<Integer> victim = CharmingGaze.victim(u, field, deeds, fight, who, monster);
        victim.ifPresent(target -> {
            fight.spend(who);
            CharmingGaze.at(u, field, blows.get(), id, monster, target);
        });
        return victim.isPresent();
    }

    private boolean tramples(Fight fight, Monster monster) {
        Optional<SpecialAttack.Trample> trample = monster.power(SpecialAttack.Trample.class, profile);
        return trample.isPresent()
                && fight.inReach()
                && u.throwing()
                        .of("CB-21", "trampling")
                        .secret()
                        .atMost(trample.get().chance())
                        .roll(1, 100)
                        .success();
    }

    /** A web is thrown from out of reach, at somebody whom none holds yet. */
    private boolean webs(Fight fight, int who, Monster monster) {
        return monster.has(SpecialAttack.Web.class, profile)
                && !fight.inReach()
                && fight.distance() <= Webbing.FEET
                && victim(fight, who).isPresent();
    }

    private Optional<Integer> victim(Fight fight, int who) {
        int enemy = 1 - fight.matchup().side(who);
        for (int i = 0; i < fight.ranks().size(enemy); i++) {
            int target = fight.ranks().at(enemy, i);
            boolean held = u.state().effects().any(Names.on(field.fighter(target)), Afflictions.WEB);
            if (!held) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    private void web(Fight fight, int who, Monster monster) {
        SpecialAttack.Web web = monster.power(SpecialAttack.Web.class, profile).orElseThrow();
        victim(fight, who)
                .ifPresent(target -> blows.ifPresent(thrower -> {
                    fight.spend(who);
                    int rounds = WebStrength.rounds(u.state(), field.fighter(target), field.monster(target), web);
                    Webbing.at(thrower, who, target, rounds);
                }));
    }

    private boolean sprays(Fight fight, FoeId id, Monster monster) {
        return monster.has(SpecialAttack.Spray.class, profile)
                && fight.distance() <= Ground.REACH
                && Daily.used(u.state(), id, SPRAYED) < SPRAYS;
    }

    private void spray(Fight fight, int who, FoeId id, Monster monster) {
        int enemy = 1 - fight.matchup().side(who);
        if (fight.ranks().size(enemy) == 0) {
            return;
        }
        SpecialAttack.Spray spray =
                monster.power(SpecialAttack.Spray.class, profile).orElseThrow();
        Daily.use(u, id, SPRAYED);
        fight.spend(who);
        int place = Math.max(0, fight.ranks().placeOf(who)) % fight.ranks().size(enemy);
        blows.ifPresent(thrower -> Spraying.at(thrower, who, fight.ranks().at(enemy, place), spray));
    }
}
