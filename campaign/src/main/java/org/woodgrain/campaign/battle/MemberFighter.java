package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Saves;
import org.woodgrain.campaign.people.Shapes;
import org.woodgrain.campaign.people.Skills;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.AbilityModifiers;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.combat.Mortality;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Form;
import org.woodgrain.rules.melee.Guard;
import org.woodgrain.rules.melee.Initiative;
import org.woodgrain.rules.melee.People;
import org.woodgrain.rules.melee.Stance;
import org.woodgrain.rules.melee.power.MonsterFighter;
import org.woodgrain.rules.monsters.Blow;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.rulebook.Rulebook;

/** Makes a member of the company ready for a round. */
record MemberFighter(Rulebook book, CampaignState state) {
    private static final Danger[] DANGERS = Danger.values();
    private static final int WEARY = -1;
    private static final int BRACED = 1;

    /**
     * A member as he goes into a round.
     *
     * @param missile what he sends off if he shoots or throws
     * @param slow whether he acts last
     * @param idle whether he may not attack for a reason of the moment
     */
    Combatant ready(Adventurer who, Optional<Arms.Shot> missile, boolean slow, boolean idle) {
        Optional<Monster> form = Shapes.fightsAs(book, state, who.id());
        if (form.isPresent()) {
            return changed(who, form.get(), slow, idle);
        }
        Arms arms = Arms.of(book, state);
        Weapon weapon = arms.inHand(who);
        List<Effect> effects = state.effectsOn(new Effect.On.OnCharacter(who.id()));
        boolean ill = any(effects, Afflictions.IDLE);
        int toHit = sum(effects, Afflictions.TO_HIT);
        int hurt = telling(who) ? -1 : 0;
        int weary = who.rest().weary() ? WEARY : 0;
        int ready = braced() ? BRACED : 0;
        return new Combatant(
                who.name(),
                0,
                Initiative.quickness(book.characters(), state.ruleset(), who.abilities()),
                who.hitPoints(),
                who.maxHitPoints(),
                Guard.of(new Figures(book, state.ruleset()).defence(who), state.ruleset()),
                Skills.of(book, state, who),
                saves(who),
                People.kinds(who.race()),
                People.size(who.race()),
                who.level(),
                powers(who),
                List.of(new Combatant.Way(List.of(blow(who, arms)))),
                missile.map(shot -> arms.missile(who, shot, state)),
                new Combatant.State(
                        any(effects, Effect.HELPLESS),
                        ill || idle || !able(who, weapon),
                        weapon.wide(),
                        state.ruleset().classic() && weapon.reaches(),
                        slow,
                        toHit + weary + hurt + ready,
                        sum(effects, Afflictions.EASE),
                        weary + sum(effects, Afflictions.TO_DAMAGE),
                        0,
                        Stance.GROUND));
    }

    /** What magic lends him and what his people know of some foes. */
    private List<Power> powers(Adventurer who) {
        List<Power> all = new ArrayList<>(Shields.of(state, new Effect.On.OnCharacter(who.id())));
        all.addAll(Mortality.powers(state.ruleset()));
        all.addAll(People.powers(state.ruleset(), who.race()));
        return all;
    }

    private static boolean any(List<Effect> effects, String number) {
        for (Effect effect : effects) {
            if (effect.number(number) != 0) {
                return true;
            }
        }
        return false;
    }

    private static int sum(List<Effect> effects, String number) {
        int sum = 0;
        for (Effect effect : effects) {
            sum += effect.number(number);
        }
        return sum;
    }

    /** Whoever stood waiting strikes the better at those who charge him. */
    @Rule("NP-44")
    private boolean braced() {
        return state.encounter()
                .filter(meeting -> meeting.braced() && meeting.round() == 1)
                .isPresent();
    }

    /** One in the whole shape of another creature fights as its kind does, with his own hit points. */
    @Rule({"SP-33", "SP-62"})
    private Combatant changed(Adventurer who, Monster form, boolean slow, boolean idle) {
        List<Effect> effects = state.effectsOn(new Effect.On.OnCharacter(who.id()));
        boolean ill = effects.stream().anyMatch(effect -> effect.number(Afflictions.IDLE) != 0);
        int toHit = effects.stream()
                .mapToInt(effect -> effect.number(Afflictions.TO_HIT))
                .sum();
        return new MonsterFighter(state.ruleset(), book.combat())
                .ready(
                        form,
                        who.name(),
                        0,
                        Initiative.quickness(book.characters(), state.ruleset(), who.abilities()),
                        who.hitPoints(),
                        who.maxHitPoints(),
                        MonsterFighter.Own.PLAIN,
                        Optional.empty(),
                        new Combatant.State(
                                effects.stream().anyMatch(Effect::helpless),
                                ill || idle,
                                false,
                                false,
                                slow,
                                toHit,
                                0,
                                0,
                                0,
                                Stance.GROUND))
                .withPowers(Mortality.powers(state.ruleset()));
    }

    /** Teeth and claws that are only looks strike for a plain die, with his own throw to hit. */
    @Rule("SP-34")
    private Form blow(Adventurer who, Arms arms) {
        return Shapes.guise(book, state, who.id())
                .map(form -> Form.blow(
                        form.attacks().stream()
                                .flatMap(option -> option.blows().stream())
                                .map(Blow::name)
                                .findFirst()
                                .orElse("blow"),
                        0,
                        Formula.dice(1, 6),
                        Set.of()))
                .orElseGet(() -> arms.blow(who, state));
    }

    /** Whether he can strike at all: inside a monster only with an edge. */
    private boolean able(Adventurer who, Weapon weapon) {
        return Swallowed.by(state, who.id()).isEmpty()
                || (!weapon.has(Weapon.Quality.BLUNT) && !weapon.id().equals("unarmed"));
    }

    /** Whether his wounds tell on his blows, where that is switched on. */
    @Rule("CB-19")
    private boolean telling(Adventurer who) {
        return state.ruleset().on(Option.WOUNDS_TELL) && who.hitPoints() * 4 < who.maxHitPoints();
    }

    private List<Integer> saves(Adventurer who) {
        int ward = Circles.onSaves(state, new Effect.On.OnCharacter(who.id()));
        Saver saver = Saves.saver(book, state.ruleset(), who);
        List<Integer> needed = new ArrayList<>();
        for (Danger danger : DANGERS) {
            int mind = danger == Danger.SPELLS
                    ? AbilityModifiers.magicSaves(book.characters(), state.ruleset(), who.abilities())
                    : 0;
            needed.add(book.combat().saves().needed(state.ruleset(), saver, danger) - ward - mind);
        }
        return needed;
    }
}
