package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.spells.Aloft;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Cloudkill;
import org.woodgrain.campaign.spells.Gloom;
import org.woodgrain.campaign.spells.InsectPlague;
import org.woodgrain.campaign.spells.Mire;
import org.woodgrain.campaign.spells.Servants;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.FantasyRegard;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.melee.Stance;
import org.woodgrain.rules.melee.power.PetrifyingGaze;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.Trait;

/** A round's fight set up from the state: who fights, under which number, and on what ground. */
final class Field {
    private final World world;
    private final CampaignState state;
    private CampaignState now;
    private final Waters water;
    private final List<Fighter> fighters = new ArrayList<>();
    private final Map<Fighter, Integer> numbers = new HashMap<>();
    private final List<Combatant> combatants = new ArrayList<>();
    private final Map<Integer, Arms.Shot> shots = new HashMap<>();
    private final Map<FoeId, Monster> monsters = new HashMap<>();
    private final Regards regards;
    private final Fight fight;

    private Field(
            World world, CampaignState state, Map<CharacterId, Deed> deeds, Set<CharacterId> slow, boolean first) {
        this.world = world;
        this.state = state;
        this.now = state;
        this.water = Waters.of(world, state);
        Encounter meeting = state.encounter().orElseThrow();
        MemberFighter members = new MemberFighter(world.book(), state);
        FoeFighter foes = new FoeFighter(world.book(), state);
        for (Adventurer who : state.company()) {
            if (!Casting.charmed(state, who)) {
                Optional<Arms.Shot> shot = shot(who, deeds.get(who.id()));
                shot.ifPresent(each -> shots.put(fighters.size(), each));
                boolean late = slow.contains(who.id());
                boolean idle = late && first || Eyes.hold(state, who, deeds.get(who.id()));
                Combatant ready = members.ready(who, shot, late, idle);
                add(
                        new Fighter.Member(who.id()),
                        deeds.get(who.id()) instanceof Deed.Subdue || deeds.get(who.id()) instanceof Deed.Overpower
                                ? sparing(who, ready)
                                : averting(who, deeds.get(who.id()), ready));
            }
        }
        for (Follower follower : state.followers()) {
            if (follower.foe().able() || follower.foe().standing() == Foe.Standing.HELPLESS) {
                add(new Fighter.Opponent(follower.foe().id()), foes.ready(follower.foe(), 0, 0, true));
            }
        }
        for (Foe foe : FoeRanks.of(world.book(), state, meeting)) {
            if (foe.able() || foe.standing() == Foe.Standing.HELPLESS) {
                add(new Fighter.Opponent(foe.id()), foes.ready(foe, 1, place(meeting, foe), alone(meeting, foe)));
            }
        }
        for (Adventurer who : Possession.all(state)) {
            Optional<Arms.Shot> shot = Possession.shot(state, Arms.of(world.book(), state), who);
            shot.ifPresent(each -> shots.put(fighters.size(), each));
            add(new Fighter.Member(who.id()), Possession.ready(members, who, shot));
        }
        this.regards = new Regards(world, state, fighters, this::monster);
        this.fight = new Fight(Matchup.of(
                state.ruleset(), world.book().combat().attack(), Battleground.of(world, state), combatants, regard()));
        fight.afterRound(Math.max(0, meeting.round() - 1));
        new LastRound(state, this, fight).restore();
    }

    /** What one adds against another, and how they fight where the house rules have them fight by miniatures. */
    Matchup.Regard regard() {
        Matchup.Regard plain = (attacker, target) -> regards.of(now, attacker, target);
        return state.ruleset().original() && state.ruleset().on(Option.MINIATURES)
                ? new FantasyRegard(plain, world.book().combat().fantasy(), combatants)
                : plain;
    }

    /** Blows with a blunt weapon or the flat of a blade, which are not meant to kill. */
    @Rule({"CC-14", "CC-15"})
    private Combatant sparing(Adventurer who, Combatant ready) {
        String told = Arms.sparing(Arms.of(world.book(), state).inHand(who));
        return ready.withWays(ready.ways().stream()
                .map(way -> new Combatant.Way(
                        way.blows().stream().map(form -> form.toSubdue(told)).toList()))
                .toList());
    }

    /**
     * Sets a round up.
     *
     * @param deeds what members will do
     * @param slow members who act last this round, or not at all in a free segment
     * @param segment whether this is a free segment
     */
    static Field of(
            World world, CampaignState state, Map<CharacterId, Deed> deeds, Set<CharacterId> slow, boolean segment) {
        return new Field(world, state, deeds, slow, segment);
    }

    @Rule("SP-49")
    private void add(Fighter who, Combatant ready) {
        numbers.put(who, fighters.size());
        fighters.add(who);
        Combatant.State placed = ready.state().on(flies(who) ? Stance.AIR : water.stance());
        Combatant standing = ready.with(mired(who, ready.side()) ? placed.hindered(0, Mire.EASIER) : placed);
        boolean hindered = water != Waters.DRY && !atHome(who);
        combatants.add(hindered ? water.hinder(standing, weapon(who)) : standing);
    }

    /** Whether somebody is in the air: held up by a spell, or a creature that flies faster than it walks. */
    boolean flies(int number) {
        return flies(fighters.get(number));
    }

    private boolean flies(Fighter who) {
        return switch (who) {
            case Fighter.Member member -> Aloft.feet(state, Names.on(member)) > 0;
            case Fighter.Opponent foe ->
                Wings.fly(state, foe.id(), monster(foe.id()))
                        > monster(foe.id()).move();
        };
    }

    /** Whether a fighter stands in mud and cannot fly over it. */
    @Rule("SP-49")
    boolean mired(int number) {
        return mired(fighters.get(number), fight.matchup().side(number));
    }

    private boolean mired(Fighter who, int side) {
        boolean flies = switch (who) {
            case Fighter.Member member -> Aloft.feet(state, Names.on(member)) > 0;
            case Fighter.Opponent foe ->
                Wings.fly(state, foe.id(), monster(foe.id())) > 0 || Aloft.feet(state, Names.on(foe)) > 0;
        };
        return !flies && (side == 0 ? Mire.company(world, state) : Mire.foes(world, state));
    }

    /** Whether somebody swims by nature, so that water does not hinder him (CC-24). */
    private boolean atHome(Fighter who) {
        return who instanceof Fighter.Opponent foe && monster(foe.id()).swim() > 0;
    }

    private String weapon(Fighter who) {
        return who instanceof Fighter.Member member
                ? state.adventurer(member.id())
                        .map(each -> Arms.of(world.book(), state).inHand(each).id())
                        .orElse("")
                : "";
    }

    /** Eyes turned away from a gaze cost four and give two; a mirror in the hand costs one. */
    private Combatant averting(Adventurer who, @Nullable Deed deed, Combatant ready) {
        if (deed instanceof Deed.Avert) {
            return ready.with(PetrifyingGaze.averted(ready.state()));
        }
        return Gazes.mirror(who) && Gazes.any(world.book(), state)
                ? ready.with(ready.state().hindered(-1, 0))
                : ready;
    }

    private Optional<Arms.Shot> shot(Adventurer who, @Nullable Deed deed) {
        Arms arms = Arms.of(world.book(), state);
        if (deed instanceof Deed.Shoot) {
            return arms.shot(who);
        }
        if (deed instanceof Deed.Throw thrown && !Rocks.beyond(state, who, thrown.item())) {
            return Rocks.thrown(state, arms, who, thrown.item());
        }
        return Optional.empty();
    }

    static int place(Encounter meeting, Foe foe) {
        int place = 0;
        for (Foe each : meeting.foes()) {
            if (each.id().equals(foe.id())) {
                return place;
            }
            place += each.monster().equals(foe.monster()) ? 1 : 0;
        }
        return place;
    }

    static boolean alone(Encounter meeting, Foe foe) {
        int alike = 0;
        for (Foe each : meeting.foes()) {
            alike += each.monster().equals(foe.monster()) ? 1 : 0;
        }
        return alike == 1;
    }

    /** Whether somebody can be neither seen nor guessed at by another. */
    boolean escapes(CampaignState current, int target, int observer) {
        return Vanished.escapes(world, current, Names.on(fighters.get(target)), Names.on(fighters.get(observer)));
    }

    /** Whether darkness or insects keep one from shooting at another. */
    boolean inGloom(CampaignState current, int target, int observer) {
        Effect.On from = Names.on(fighters.get(observer));
        Effect.On to = Names.on(fighters.get(target));
        return Cloudkill.about(world, current, from)
                || Cloudkill.about(world, current, to)
                || Gloom.hides(world, current, from, to)
                || InsectPlague.about(world, current, from)
                || InsectPlague.hides(world, current, from, to);
    }

    /** Looks anew who sees whom, after somebody has shown himself or vanished. */
    void look(CampaignState current) {
        now = current;
        fight.matchup().regardAnew();
    }

    World world() {
        return world;
    }

    Fight fight() {
        return fight;
    }

    Fighter fighter(int number) {
        return fighters.get(number);
    }

    /** The number of a fighter; empty if he takes no part. */
    Optional<Integer> number(Fighter who) {
        return Optional.ofNullable(numbers.get(who));
    }

    int size() {
        return fighters.size();
    }

    Optional<Arms.Shot> shot(int number) {
        return Optional.ofNullable(shots.get(number));
    }

    /** The row of a monster; what magic has animated counts as enchanted (MA-38). */
    @Rule("MA-38")
    Monster monster(FoeId id) {
        return monsters.computeIfAbsent(id, this::row);
    }

    private Monster row(FoeId id) {
        Monster monster = world.book()
                .monsters()
                .monster(Names.foe(state, id).orElseThrow().monster());
        return Servants.enchanted(state, id) ? Reshaping.also(monster, new Trait.Enchanted()) : monster;
    }

    /** The monster that a number stands for; empty for members. */
    Optional<Monster> monster(int number) {
        return fighters.get(number) instanceof Fighter.Opponent foe ? Optional.of(monster(foe.id())) : Optional.empty();
    }

    /** Brings the fight up to date with what a spell or the like has changed in the state. */
    void follow(CampaignState current) {
        for (int i = 0; i < fighters.size(); i++) {
            Standing standing =
                    standing(current, fighters.get(i), combatants.get(i).side());
            if (standing.gone() || wonOver(current, i)) {
                fight.leave(i);
            } else {
                fight.hitPoints(i, standing.hitPoints());
                if (Maladies.on(now, Names.on(fighters.get(i)), Maladies::poison)
                        .isEmpty()) {
                    fight.spare(i);
                }
                if (standing.helpless()) {
                    fight.fell(i);
                } else {
                    fight.free(i);
                }
            }
        }
        if (!current.effects().equals(now.effects())) {
            look(current);
        }
    }

    /** Whether a foe of this round has come over to the company, for which it fights from the next on. */
    @Rule({"SP-07", "SP-39"})
    private boolean wonOver(CampaignState current, int who) {
        return fighters.get(who) instanceof Fighter.Opponent foe
                && combatants.get(who).side() == 1
                && Names.follows(current, foe.id());
    }

    private record Standing(boolean gone, boolean helpless, int hitPoints) {}

    private static Standing standing(CampaignState now, Fighter who, int side) {
        return switch (who) {
            case Fighter.Member member ->
                now.adventurer(member.id())
                        .map(each -> new Standing(
                                !each.living() || !Possession.fights(now, each, side),
                                now.helpless(member.id()),
                                each.hitPoints()))
                        .orElse(new Standing(true, false, 0));
            case Fighter.Opponent foe ->
                Names.foe(now, foe.id())
                        .map(each -> new Standing(
                                !each.able() && each.standing() != Foe.Standing.HELPLESS,
                                each.standing() == Foe.Standing.HELPLESS,
                                each.hitPoints()))
                        .orElse(new Standing(true, false, 0));
        };
    }
}
