package org.woodgrain.campaign.battle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.people.Faculties;
import org.woodgrain.campaign.people.Permitted;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.sight.Lights;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Charms;
import org.woodgrain.campaign.spells.Cloudkill;
import org.woodgrain.campaign.spells.Devices;
import org.woodgrain.campaign.spells.Directing;
import org.woodgrain.campaign.spells.Gloom;
import org.woodgrain.campaign.spells.InsectPlague;
import org.woodgrain.campaign.spells.ScrollCasting;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.spells.StoneHunt;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.spells.Vanished;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.melee.Ground;
import org.woodgrain.rules.monsters.Intelligence;

/** Whether the orders of a round can be carried out. */
public final class BattleOrders {
    private BattleOrders() {}

    /** Why the orders cannot be carried out; empty if they can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, List<FighterOrder> orders) {
        Set<CharacterId> seen = new HashSet<>();
        for (FighterOrder order : orders) {
            if (!seen.add(order.who())) {
                return Optional.of(new BattleRefusal.TwoOrders(name(state, order.who())));
            }
            Optional<Refusal> refusal = check(world, state, order);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> check(World world, CampaignState state, FighterOrder order) {
        Optional<Adventurer> found = state.adventurer(order.who()).filter(Adventurer::living);
        if (found.isEmpty() || !state.order().contains(order.who())) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(order.who().value()));
        }
        Adventurer who = found.get();
        if (state.helpless(who.id()) && !Spirits.may(state, who.id(), order.deed())) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "helpless"));
        }
        if (Casting.charmed(state, who)) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "heeding another's will"));
        }
        boolean within = Swallowed.by(state, who.id()).isPresent();
        if (within
                && !(order.deed() instanceof Deed.Strike
                        || order.deed() instanceof Deed.Guard
                        || order.deed() instanceof Deed.Draw)) {
            return Optional.of(new GeneralRefusal.CannotAct(who.name(), "swallowed"));
        }
        return switch (order.deed()) {
            case Deed.Strike strike ->
                fit(state, who).or(() -> blind(state, who, true)).or(() -> foe(world, state, strike.foe(), true));
            case Deed.Avert avert -> fit(state, who).or(() -> foe(world, state, avert.foe(), false));
            case Deed.Subdue subdue ->
                fit(state, who)
                        .or(() -> blind(state, who, true))
                        .or(() -> foe(world, state, subdue.foe(), false))
                        .or(() -> subdue(world, state, who, subdue.foe()));
            case Deed.Face face ->
                fit(state, who).or(() -> blind(state, who, true)).or(() -> Comrades.refuses(state, face.comrade()));
            case Deed.Overpower overpower ->
                fit(state, who)
                        .or(() -> blind(state, who, true))
                        .or(() -> Comrades.refuses(state, overpower.comrade()))
                        .or(() -> Comrades.overpower(world, state, who));
            case Deed.Shoot shoot ->
                fit(state, who)
                        .or(() -> blind(state, who, false))
                        .or(() -> hands(world, state, who))
                        .or(() -> foe(world, state, shoot.foe(), false))
                        .or(() -> gloom(world, state, who, shoot.foe()))
                        .or(() -> shoot(world, state, who));
            case Deed.Throw thrown ->
                fit(state, who)
                        .or(() -> blind(state, who, false))
                        .or(() -> hands(world, state, who))
                        .or(() -> foe(world, state, thrown.foe(), false))
                        .or(() -> gloom(world, state, who, thrown.foe()))
                        .or(() -> hurl(world, state, who, thrown));
            case Deed.Cast cast ->
                fit(state, who)
                        .or(() -> Casting.namesFoe(state, cast.targets()) ? blind(state, who, true) : Optional.empty())
                        .or(() ->
                                Casting.check(world, state, new Caster.Member(who.id()), cast.spell(), cast.targets()));
            case Deed.Direct direct -> Directing.check(world, state, who.id(), direct.effect(), direct.targets());
            case Deed.Drink drink -> Quaffing.check(world, state, who, drink.potion());
            case Deed.Wield wield ->
                fit(state, who)
                        .or(() -> Casting.namesFoe(state, wield.targets()) ? blind(state, who, true) : Optional.empty())
                        .or(() -> wield(world, state, who, wield));
            case Deed.Recite recite ->
                fit(state, who)
                        .or(() ->
                                Casting.namesFoe(state, recite.targets()) ? blind(state, who, true) : Optional.empty())
                        .or(() -> recite(world, state, who, recite));
            case Deed.Breathe breathe -> OwnBreath.check(world, state, who);
            case Deed.Turn turn -> TurningUndead.check(world, state, who.id());
            case Deed.Kindle kindle ->
                fit(state, who).or(() -> Lights.hindrance(world, state, who.id(), kindle.source()));
            case Deed.Draw draw -> hands(world, state, who).or(() -> draw(world, who, draw));
            case Deed.Doubt doubt -> Optional.empty();
            case Deed.Seek seek -> StoneHunt.checkSeek(state, who.id());
            case Deed.Smash smash -> StoneHunt.checkSmash(state, who.id(), smash.stone());
            case Deed.Rouse rouse -> rouse(state, who, rouse);
            case Deed.Guard guard -> Optional.empty();
            case Deed.Back back -> Optional.empty();
            case Deed.Forward forward -> Optional.empty();
        };
    }

    private static Optional<Refusal> wield(World world, CampaignState state, Adventurer who, Deed.Wield wield) {
        boolean slow = who.item(wield.thing())
                .filter(item -> !Devices.inBattle(item.kind(), wield.power()))
                .isPresent();
        return Devices.check(world, state, who.id(), wield.thing(), wield.power(), wield.targets())
                .or(() -> slow
                        ? Optional.of(new GeneralRefusal.NotNow("use that", "it takes longer than a round"))
                        : Optional.empty());
    }

    private static Optional<Refusal> recite(World world, CampaignState state, Adventurer who, Deed.Recite recite) {
        return ScrollCasting.check(world, state, who.id(), recite.scroll(), recite.spell(), recite.targets())
                .or(() -> Casting.inBattle(recite.spell())
                        ? Optional.empty()
                        : Optional.of(new GeneralRefusal.NotNow("read that off", "it takes longer than a round")));
    }

    private static String name(CampaignState state, CharacterId who) {
        return state.adventurer(who).map(Adventurer::name).orElse(who.value());
    }

    /** In the shape of a beast gear is of no use. */
    @Rule({"SP-33", "SP-34"})
    private static Optional<Refusal> hands(World world, CampaignState state, Adventurer who) {
        return Faculties.handless(world.book(), state, who).map(why -> new GeneralRefusal.CannotAct(who.name(), why));
    }

    /** Sickness keeps from fighting and casting. */
    private static Optional<Refusal> fit(CampaignState state, Adventurer who) {
        return state.effects()
                .firstWith(new Effect.On.OnCharacter(who.id()), Afflictions.IDLE)
                .map(effect -> new GeneralRefusal.CannotAct(who.name(), effect.label()));
    }

    /** Nobody strikes, shoots or throws at what he does not see, nor aims a spell at it, unless he can touch it. */
    @Rule({"CC-04", "SP-83"})
    private static Optional<Refusal> blind(CampaignState state, Adventurer who, boolean byTouch) {
        if (Eyes.see(state, who) || byTouch && Eyes.gropes(state)) {
            return Optional.empty();
        }
        return Optional.of(
                Lighting.darkened(state)
                        ? new BattleRefusal.InMagicDarkness(who.name())
                        : new BattleRefusal.SeesNothing(who.name()));
    }

    /** No missile is aimed into a globe of darkness, or through one, or in a cloud of insects. */
    @Rule({"SP-83", "SP-111"})
    private static Optional<Refusal> gloom(World world, CampaignState state, Adventurer who, FoeId foe) {
        Effect.On from = new Effect.On.OnCharacter(who.id());
        Effect.On to = new Effect.On.OnFoe(foe);
        if (InsectPlague.about(world, state, from) || InsectPlague.hides(world, state, from, to)) {
            return Optional.of(new BattleRefusal.AmongInsects(who.name()));
        }
        if (Cloudkill.about(world, state, from) || Cloudkill.about(world, state, to)) {
            return Optional.of(new BattleRefusal.InCloud(who.name()));
        }
        return Gloom.hides(world, state, from, to)
                ? Optional.of(new BattleRefusal.InMagicDarkness(who.name()))
                : Optional.empty();
    }

    /** One may turn on a servant of the company too, which is then under no charm any more. */
    private static Optional<Refusal> foe(World world, CampaignState state, FoeId id, boolean strike) {
        return state.encounter()
                                .filter(meeting -> !Vanished.unknown(world, state, id))
                                .flatMap(meeting -> meeting.foe(id))
                                .filter(foe -> foe.able() || foe.standing() == Foe.Standing.HELPLESS)
                                .isPresent()
                        || strike && Charms.serves(state, id)
                ? Optional.empty()
                : Optional.of(new BattleRefusal.NoSuchFoe());
    }

    /** Only what has wits enough knows when it is beaten, and only a blunt blow leaves it alive to know. */
    @Rule({"CC-14", "CC-15"})
    private static Optional<Refusal> subdue(World world, CampaignState state, Adventurer who, FoeId id) {
        if (!state.ruleset().on(Option.SUBDUAL)) {
            return Optional.of(new BattleRefusal.NoSubduing());
        }
        Encounter meeting = state.encounter().orElseThrow();
        if (!meeting.kindKnown()) {
            return Optional.of(new BattleRefusal.CannotSubdue("Nobody can tell yet what they are."));
        }
        Foe foe = meeting.foe(id).orElseThrow();
        if (world.book().monsters().monster(foe.monster()).intelligence() == Intelligence.NON) {
            return Optional.of(
                    new BattleRefusal.CannotSubdue("The " + foe.name() + " would never know that it is beaten."));
        }
        String weapon = Arms.of(world.book(), state).inHand(who).id();
        return Subdual.blunt(weapon)
                ? Optional.empty()
                : Optional.of(new BattleRefusal.CannotSubdue(who.name()
                        + " has a weapon in hand that only pierces; it takes a blunt one or the flat of a blade."));
    }

    private static int distance(CampaignState state) {
        return state.encounter().map(meeting -> meeting.distance()).orElse(0);
    }

    private static boolean front(CampaignState state, Adventurer who) {
        return Plan.able(state).indexOf(who) < 3;
    }

    @Rule({"CB-15", "EQ-15", "CC-25"})
    private static Optional<Refusal> shoot(World world, CampaignState state, Adventurer who) {
        Arms arms = Arms.of(world.book(), state);
        Optional<Arms.Shot> shot = arms.shot(who);
        if (Waters.of(world, state) == Waters.UNDER) {
            return Optional.of(new BattleRefusal.UnderWater());
        }
        if (shot.isEmpty()) {
            return Optional.of(new BattleRefusal.NothingToShoot(who.name()));
        }
        boolean loading = state.effects().any(new Effect.On.OnCharacter(who.id()), Afflictions.RELOADING);
        if (loading) {
            return Optional.of(new BattleRefusal.Reloading(who.name()));
        }
        if (front(state, who) && distance(state) <= Ground.REACH) {
            return Optional.of(new BattleRefusal.TooClose(who.name()));
        }
        return range(arms, state, who, shot.get());
    }

    private static Optional<Refusal> range(Arms arms, CampaignState state, Adventurer who, Arms.Shot shot) {
        int feet = distance(state) + (front(state, who) ? 0 : 10);
        return arms.band(shot, feet).isPresent()
                ? Optional.empty()
                : Optional.of(new BattleRefusal.OutOfRange(shot.weapon().name(), feet, arms.reach(shot)));
    }

    @Rule({"CB-15", "EQ-24", "CC-25"})
    private static Optional<Refusal> hurl(World world, CampaignState state, Adventurer who, Deed.Throw thrown) {
        Arms arms = Arms.of(world.book(), state);
        if (Waters.of(world, state) == Waters.UNDER) {
            return Optional.of(new BattleRefusal.UnderWater());
        }
        Optional<Arms.Shot> shot = Rocks.thrown(state, arms, who, thrown.item());
        return shot.isEmpty()
                ? Optional.of(new BattleRefusal.NothingToThrow(who.name()))
                : range(arms, state, who, shot.get());
    }

    private static Optional<Refusal> draw(World world, Adventurer who, Deed.Draw draw) {
        Optional<Item> item = who.item(draw.item());
        if (item.isEmpty()) {
            return Optional.of(new BattleRefusal.NothingToDraw(who.name()));
        }
        return Permitted.forbids(world.book(), who, item.get())
                .map(rule -> new BattleRefusal.NotForHim(who.name(), item.get().name(), rule));
    }

    private static Optional<Refusal> rouse(CampaignState state, Adventurer who, Deed.Rouse rouse) {
        return state.company().stream().anyMatch(each -> each.id().equals(rouse.comrade()))
                        && !rouse.comrade().equals(who.id())
                ? Optional.empty()
                : Optional.of(new GeneralRefusal.NoSuchCharacter(rouse.comrade().value()));
    }
}
