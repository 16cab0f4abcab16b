package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.people.Ammunition;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.combat.MissileTable;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.experience.Treasure;
import org.woodgrain.rules.melee.Combatant;
import org.woodgrain.rules.melee.Fight;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.melee.Matchup;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;

/**
 * Everybody who takes part in a fight as it stands, with all that play would give him in the next round; nothing is thrown
 * and nothing changes by asking.
 *
 * @param all in the order in which they stand, the company first
 * @param ground where it is fought
 * @param regard what one adds against another
 * @param restore gives a new fight what the last round has left: holds, bruises, last stands, the round itself
 */
public record Lineup(List<One> all, Ground ground, Matchup.Regard regard, Consumer<Fight> restore) {
    /** How many there are of what does not run out. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    public Lineup {
        all = List.copyOf(all);
    }

    /** One who takes part. */
    public sealed interface One {
        Combatant ready();

        /** Feet in a round. */
        int pace();

        Optional<Missiles> missiles();

        /**
         * A member of the company.
         *
         * @param armed whether what he would strike with is in his hand
         * @param riches what he carries, in copper pieces
         */
        record Member(
                Combatant ready,
                int pace,
                Optional<Missiles> missiles,
                boolean armed,
                CharacterClass characterClass,
                int riches)
                implements One {}

        /**
         * A monster, met or following.
         *
         * @param morale its rating
         * @param leads whether it leads its band
         * @param breaths breaths that it has spent today
         * @param hunts whether it has run its foes down
         */
        record Creature(
                Combatant ready,
                int pace,
                Optional<Missiles> missiles,
                Monster row,
                int morale,
                boolean leads,
                int breaths,
                boolean hunts)
                implements One {}
    }

    /**
     * What somebody sends off.
     *
     * @param stock how many; {@link #ENDLESS} where they do not run out
     * @param launcher whether it is shot from something that fills his hands
     * @param wet whether rain halves its ranges
     */
    public record Missiles(MissileTable.Ranges ranges, int stock, boolean launcher, boolean wet) {}

    /** The fight of a meeting; there must be one. */
    public static Lineup of(World world, CampaignState state) {
        return new Roll(world, state).call();
    }

    private static final class Roll {
        private final World world;
        private final CampaignState state;
        private final Encounter meeting;
        private final Arms arms;
        private final Field field;
        private final Field drawn;
        private final Strides strides;

        Roll(World world, CampaignState state) {
            this.world = world;
            this.state = state;
            this.meeting = state.encounter().orElseThrow();
            this.arms = Arms.of(world.book(), state);
            this.field = Field.of(world, state, shots(), Set.of(), false);
            this.drawn = Field.of(world, armed(), Map.of(), Set.of(), false);
            this.strides = new Strides(world, state, field);
        }

        /** Whoever has a bow in hand means to use it. */
        private Map<CharacterId, Deed> shots() {
            Map<CharacterId, Deed> deeds = new HashMap<>();
            meeting.able().stream()
                    .findFirst()
                    .ifPresent(foe -> state.company().stream()
                            .filter(who -> arms.shot(who).isPresent())
                            .forEach(who -> deeds.put(who.id(), new Deed.Shoot(foe.id()))));
            return deeds;
        }

        /** As it would be if everybody without a weapon to strike with had drawn the first that is to hand. */
        private CampaignState armed() {
            List<Event> events = new ArrayList<>();
            for (Adventurer who : state.company()) {
                weapon(who).ifPresent(wanted -> {
                    for (Item away : Plan.inTheWay(world, who, wanted)) {
                        events.add(new HandlingEvent.Readied(who.id(), away.id(), Carried.AT_HAND));
                    }
                    events.add(new HandlingEvent.Readied(who.id(), wanted.id(), Carried.IN_HAND));
                });
            }
            return Evolve.applyAll(state, events);
        }

        private Optional<Item> weapon(Adventurer who) {
            return Plan.unarmed(arms, who) ? Plan.drawn(world, arms, who).flatMap(who::item) : Optional.empty();
        }

        Lineup call() {
            List<One> all = new ArrayList<>();
            for (int i = 0; i < field.size(); i++) {
                int number = i;
                switch (field.fighter(i)) {
                    case Fighter.Member member ->
                        all.add(member(number, state.adventurer(member.id()).orElseThrow()));
                    case Fighter.Opponent foe ->
                        all.add(creature(number, foe, Names.foe(state, foe.id()).orElseThrow()));
                }
            }
            return new Lineup(
                    all,
                    field.fight().matchup().ground(),
                    field.regard(),
                    new Restoring(state, field, meeting.round()));
        }

        private One member(int number, Adventurer who) {
            Combatant now = field.fight().matchup().combatant(number);
            Combatant then = drawn.fight().matchup().combatant(number);
            Combatant.State stands = then.state();
            return new One.Member(
                    now.withWays(then.ways()).with(now.state().swinging(stands.wide(), stands.reach())),
                    strides.feet(number),
                    arms.shot(who).flatMap(shot -> missiles(who, shot)),
                    weapon(who).isEmpty(),
                    who.acting(),
                    Treasure.worth(who.purse(), who.items()));
        }

        private Optional<Missiles> missiles(Adventurer who, Arms.Shot shot) {
            int stock = who.items().stream()
                    .filter(item -> item.carried() != Carried.LYING)
                    .filter(item -> Ammunition.fits(world.book().equipment(), shot.weapon(), item))
                    .mapToInt(Item::quantity)
                    .sum();
            return world.book()
                    .combat()
                    .missiles()
                    .ranges(state.ruleset(), shot.weapon().id())
                    .map(ranges -> new Missiles(ranges, stock, true, arms.wet()));
        }

        private One creature(int number, Fighter.Opponent foe, Foe being) {
            Monster row = field.monster(foe.id());
            return new One.Creature(
                    field.fight().matchup().combatant(number),
                    strides.feet(number),
                    missiles(being, row),
                    row,
                    being.number(Marks.MORALE) > 0 ? being.number(Marks.MORALE) : row.morale(),
                    being.number(Marks.LEADER) > 0,
                    Breathing.used(state, being),
                    Prey.hunts(field, state, number));
        }

        private Optional<Missiles> missiles(Foe foe, Monster row) {
            Optional<SpecialAttack.Shoot> natural =
                    row.power(SpecialAttack.Shoot.class, state.ruleset().profile());
            return natural.isPresent()
                    ? natural.map(shoot -> new Missiles(
                            MissileTable.Ranges.thirds(shoot.feet()),
                            Quivers.left(state, foe, shoot),
                            false,
                            arms.wet()))
                    : new FoeFighter(world.book(), state)
                            .bow(foe, Field.place(meeting, foe), Field.alone(meeting, foe))
                            .flatMap(weapon -> world.book().combat().missiles().ranges(state.ruleset(), weapon))
                            .map(ranges -> new Missiles(ranges, ENDLESS, true, arms.wet()));
        }
    }

    private record Restoring(CampaignState state, Field field, int round) implements Consumer<Fight> {
        @Override
        public void accept(Fight fight) {
            new LastRound(state, field, fight).restore();
            fight.afterRound(round);
        }
    }
}
