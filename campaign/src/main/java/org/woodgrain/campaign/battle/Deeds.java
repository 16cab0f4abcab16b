package org.woodgrain.campaign.battle;

import java.util.Optional;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.HandlingEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.FireResistance;
import org.woodgrain.campaign.people.GiantStrength;
import org.woodgrain.campaign.people.Wounds;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Devices;
import org.woodgrain.campaign.spells.Directing;
import org.woodgrain.campaign.spells.Doubting;
import org.woodgrain.campaign.spells.ScrollCasting;
import org.woodgrain.campaign.spells.Sleepers;
import org.woodgrain.campaign.spells.StoneHunt;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.melee.Blows;
import org.woodgrain.rules.melee.Fight;

/** What members do in a round besides attacking. */
final class Deeds {
    private final Unfolding u;
    private final Field field;
    private Optional<Blows> blows = Optional.empty();

    Deeds(Unfolding u, Field field) {
        this.u = u;
        this.field = field;
    }

    /** Takes the hand that throws the dice. */
    void with(Blows thrower) {
        blows = Optional.of(thrower);
    }

    /** Does it, if it is one of these; true if the round is spent on it. */
    boolean done(Fight fight, int who, Adventurer each, Deed deed) {
        return switch (deed) {
            case Deed.Cast cast -> cast(fight, who, each, cast);
            case Deed.Direct direct -> direct(each, direct);
            case Deed.Wield wield -> wield(each, wield);
            case Deed.Recite recite -> recite(fight, who, each, recite);
            case Deed.Drink drink -> {
                Quaffing.begin(u, each.id(), drink.potion());
                yield true;
            }
            case Deed.Turn turn -> turn(each);
            case Deed.Breathe breathe -> breathe(fight, who, each);
            case Deed.Draw draw -> draw(each, draw.item());
            case Deed.Kindle kindle -> kindle(each, kindle.source());
            case Deed.Doubt doubt -> {
                Doubting.look(u, each.id());
                yield true;
            }
            case Deed.Rouse rouse -> rouse(each, rouse.comrade());
            case Deed.Seek seek -> {
                StoneHunt.seek(u, each.id());
                yield true;
            }
            case Deed.Smash smash -> {
                StoneHunt.smash(u, each.id(), smash.stone());
                yield true;
            }
            case Deed.Guard guard -> true;
            case Deed.Back back -> true;
            case Deed.Forward forward -> true;
            case Deed.HandToHand blow -> false;
            case Deed.Shoot shoot -> false;
            case Deed.Throw thrown -> Rocks.beyond(u.state(), each, thrown.item()) && strains(each);
        };
    }

    /** He finds out that he is no stronger than before. */
    @Rule("MI-053")
    private boolean strains(Adventurer each) {
        thwarted(each, "the rock does not stir.");
        GiantStrength.believed(u.state(), each)
                .ifPresent(belief -> u.emit(new MagicEvent.EffectEnded(belief.id(), "it was a delusion")));
        return true;
    }

    /** A spell goes off unless its caster was hit, or failed a save, before his turn came. */
    @Rule({"CC-01", "MA-05"})
    private boolean cast(Fight fight, int who, Adventurer each, Deed.Cast cast) {
        Caster caster = new Caster.Member(each.id());
        if (fight.disturbed(who) && u.state().ruleset().on(Option.CAST_DISRUPT)) {
            Casting.lose(u, caster, cast.spell(), "struck before it was spoken");
            return true;
        }
        Optional<Refusal> hindrance = Casting.check(u.world(), u.state(), caster, cast.spell(), cast.targets());
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            Casting.carryOut(u, caster, cast.spell(), cast.targets());
        }
        return true;
    }

    /** A blow breaks the reading off like a spell, but the writing stays. */
    @Rule({"MI-069", "MI-177"})
    private boolean recite(Fight fight, int who, Adventurer each, Deed.Recite recite) {
        if (fight.disturbed(who) && u.state().ruleset().on(Option.CAST_DISRUPT)) {
            thwarted(each, each.name() + " is struck before the words are read; the writing stays.");
            return true;
        }
        Optional<Refusal> hindrance =
                ScrollCasting.check(u.world(), u.state(), each.id(), recite.scroll(), recite.spell(), recite.targets());
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            ScrollCasting.carryOut(u, each.id(), recite.scroll(), recite.spell(), recite.targets());
        }
        return true;
    }

    private boolean direct(Adventurer each, Deed.Direct direct) {
        Optional<Refusal> hindrance =
                Directing.check(u.world(), u.state(), each.id(), direct.effect(), direct.targets());
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            Directing.carryOut(u, each.id(), direct.effect(), direct.targets());
        }
        return true;
    }

    /** A blow does not spoil it, as it would a spell (MI-177). */
    @Rule("MI-177")
    private boolean wield(Adventurer each, Deed.Wield wield) {
        Optional<Refusal> hindrance =
                Devices.check(u.world(), u.state(), each.id(), wield.thing(), wield.power(), wield.targets());
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            Devices.carryOut(u, each.id(), wield.thing(), wield.power(), wield.targets());
        }
        return true;
    }

    @Rule("CH-53")
    private boolean breathe(Fight fight, int who, Adventurer each) {
        Optional<Refusal> hindrance = OwnBreath.check(u.world(), u.state(), each);
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            blows.ifPresent(thrower -> OwnBreath.at(u, field, thrower, fight, who, each));
        }
        return true;
    }

    private boolean turn(Adventurer each) {
        Optional<Refusal> hindrance = TurningUndead.check(u.world(), u.state(), each.id());
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            TurningUndead.carryOut(u, each.id());
        }
        return true;
    }

    /** Takes a thing in hand, and puts up what is in the way. */
    private boolean draw(Adventurer each, ItemId wanted) {
        Optional<Item> item = each.item(wanted);
        if (item.isEmpty()) {
            thwarted(each, each.name() + " does not have it.");
            return true;
        }
        for (Item away : Plan.inTheWay(u.world(), each, item.get())) {
            u.emit(new HandlingEvent.Readied(each.id(), away.id(), Carried.AT_HAND));
        }
        u.emit(new HandlingEvent.Readied(each.id(), wanted, Carried.IN_HAND));
        return true;
    }

    @Rule({"EQ-24", "HZ-05"})
    private boolean kindle(Adventurer each, ItemId source) {
        Optional<Refusal> hindrance = Lights.hindrance(u.world(), u.state(), each.id(), source);
        if (hindrance.isPresent()) {
            thwarted(each, hindrance.get().message());
        } else {
            Lights.kindle(u, each.id(), source);
        }
        return true;
    }

    /** Shakes a sleeper, cuts a comrade out of a web, or burns slime off him with a torch. */
    private boolean rouse(Adventurer each, CharacterId comrade) {
        Effect.On on = new Effect.On.OnCharacter(comrade);
        if (Sleepers.asleep(u.state(), on)) {
            Sleepers.rouse(u, comrade);
        } else if (torch(each)) {
            burn(each, comrade, on);
        } else {
            thwarted(each, "It does not help.");
        }
        return true;
    }

    private boolean torch(Adventurer each) {
        return u.state().lights().stream().anyMatch(light -> light.bearer().equals(each.id()) && !light.lantern());
    }

    /** Fire frees from a web for 1d6, and from slime at half the damage of the torch. */
    private void burn(Adventurer each, CharacterId comrade, Effect.On on) {
        boolean web = u.state().effects().any(on, Afflictions.WEB);
        int sides = web ? 6 : 4;
        int points = u.throwing()
                .of("CB-16", "fire")
                .by(each.name())
                .on(DiceStream.PLAYERS)
                .roll(1, sides)
                .total();
        boolean ended =
                Afflictions.end(u, on, "burned away", Afflictions.WEB, Afflictions.SLIME, Afflictions.TURNING_TO_SLIME);
        if (ended) {
            Wounds.hurt(
                    u,
                    comrade,
                    FireResistance.has(u.state(), on) ? 0 : web ? points : points / 2,
                    "fire",
                    "CB-16",
                    u.throwing().take());
        } else {
            u.throwing().take();
            thwarted(each, "It does not help.");
        }
    }

    private void thwarted(Adventurer each, String why) {
        u.emit(new BattleEvent.Thwarted(new Fighter.Member(each.id()), why));
    }
}
