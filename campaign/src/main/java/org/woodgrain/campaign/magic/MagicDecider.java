package org.woodgrain.campaign.magic;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.clock.Time;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.delve.SprungDoors;
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.meeting.Meetings;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.spells.Breaching;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Covering;
import org.woodgrain.campaign.spells.Directing;
import org.woodgrain.campaign.spells.Intents;
import org.woodgrain.campaign.spells.MagicTraces;
import org.woodgrain.campaign.spells.ScrollCasting;
import org.woodgrain.campaign.spells.ServantGifts;
import org.woodgrain.campaign.spells.Sleepers;
import org.woodgrain.campaign.spells.StoneHunt;
import org.woodgrain.campaign.spells.Tasks;
import org.woodgrain.campaign.spells.TurningUndead;
import org.woodgrain.campaign.spells.Willed;
import org.woodgrain.campaign.spells.Writings;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;

/** Decides {@link MagicCommand}s: magic outside the rounds of a fight. */
public final class MagicDecider {
    private MagicDecider() {}

    /** Why the command cannot be carried out; empty if it can. Throws no dice. */
    public static Optional<Refusal> check(World world, CampaignState state, Seat seat, MagicCommand command) {
        return switch (command) {
            case MagicCommand.Memorise memorise -> quiet(state, "study").or(() -> Study.check(world, state, memorise));
            case MagicCommand.PackBooks pack -> Packing.check(world, state, pack);
            case MagicCommand.Cast cast -> cast(world, state, cast);
            case MagicCommand.Examine examine ->
                quiet(state, "examine things")
                        .or(() -> member(state, examine.caster()))
                        .or(() -> MagicTraces.check(world, state, examine.caster(), examine.target()));
            case MagicCommand.FeelIntent feel ->
                quiet(state, "feel about")
                        .or(() -> member(state, feel.caster()))
                        .or(() -> Intents.check(world, state, feel.caster(), feel.target()));
            case MagicCommand.Read read ->
                quiet(state, "read")
                        .or(() -> member(state, read.reader()))
                        .or(() -> Writings.check(world, state, read.reader(), read.thing()));
            case MagicCommand.CastScroll cast ->
                opening(state, cast.spell())
                        .or(() -> ScrollCasting.check(
                                world, state, cast.caster(), cast.scroll(), cast.spell(), cast.targets()));
            case MagicCommand.TurnUndead turn ->
                quiet(state, "turn undead").or(() -> TurningUndead.check(world, state, turn.cleric()));
            case MagicCommand.Rouse rouse -> rouse(state, rouse);
            case MagicCommand.Direct direct ->
                quiet(state, "direct a spell")
                        .or(() -> Directing.check(world, state, direct.caster(), direct.effect(), direct.targets()));
            case MagicCommand.Defy defy -> Tasks.checkDefiance(state, defy.who(), defy.effect(), defy.refuses());
            case MagicCommand.Breach breach -> Breaching.check(world, state, breach.wall());
            case MagicCommand.CoverLight cover ->
                quiet(state, "cover or uncover a light")
                        .or(() -> member(state, cover.who()))
                        .or(() -> Covering.check(state, cover.who(), cover.effect(), cover.cover()));
            case MagicCommand.AskGift ask ->
                quiet(state, "ask for that")
                        .or(() -> ServantGifts.check(world, state, ask.servant(), ask.holder(), ask.article()));
            case MagicCommand.SeekStone seek ->
                quiet(state, "look for a stone").or(() -> StoneHunt.checkSeek(state, seek.who()));
            case MagicCommand.SmashStone smash ->
                quiet(state, "smash a stone").or(() -> StoneHunt.checkSmash(state, smash.who(), smash.stone()));
            case MagicCommand.EndSpell end -> end(state, end);
            case MagicCommand.UseDevice use -> DeviceUse.check(world, state, use);
        };
    }

    private static Optional<Refusal> cast(World world, CampaignState state, MagicCommand.Cast cast) {
        Optional<Refusal> held = state.underground().isEmpty()
                ? Casting.held(world, state, cast.caster(), cast.spell())
                : Optional.empty();
        return held.or(() -> opening(state, cast.spell()))
                .or(() -> Casting.check(world, state, new Caster.Member(cast.caster()), cast.spell(), cast.targets()));
    }

    /** Refuses casting in town, in the rounds of a fight, and what would open one. */
    private static Optional<Refusal> opening(CampaignState state, String spell) {
        if (state.underground().isEmpty()) {
            if (Casting.inTown(spell)) {
                return Optional.empty();
            }
            return Optional.of(new GeneralRefusal.NotNow("cast", "this is no spell for a quiet town"));
        }
        return quiet(state, "cast")
                .or(() -> state.encounter().isPresent() && Casting.hostile(spell)
                        ? Optional.of(new GeneralRefusal.NotNow(
                                "cast that",
                                "a spell against enemies opens the fight; choose to fight, and give it there"
                                        + " as an order of the round"))
                        : Optional.empty());
    }

    /** Refuses what is given as an order of the round while rounds are fought or run. */
    static Optional<Refusal> quiet(CampaignState state, String what) {
        Optional<Encounter.Phase> phase = state.encounter().map(Encounter::phase);
        boolean rounds = phase.filter(each -> each == Encounter.Phase.BATTLE
                        || each == Encounter.Phase.ROUT
                        || each == Encounter.Phase.PURSUIT)
                .isPresent();
        return rounds
                ? Optional.of(new GeneralRefusal.NotNow(what, "in a fight it is given as an order of the round"))
                : Optional.empty();
    }

    private static Optional<Refusal> member(CampaignState state, CharacterId who) {
        Optional<Adventurer> found =
                state.company().stream().filter(each -> each.id().equals(who)).findFirst();
        if (found.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(who.value()));
        }
        return state.helpless(who)
                ? Optional.of(new GeneralRefusal.CannotAct(found.get().name(), "helpless"))
                : Optional.empty();
    }

    private static Optional<Refusal> rouse(CampaignState state, MagicCommand.Rouse rouse) {
        return quiet(state, "shake somebody")
                .or(() -> member(state, rouse.who()))
                .or(() -> {
                    Optional<Adventurer> sleeper = state.company().stream()
                            .filter(each -> each.id().equals(rouse.sleeper()))
                            .findFirst();
                    if (sleeper.isEmpty()) {
                        return Optional.of(new GeneralRefusal.NoSuchCharacter(
                                rouse.sleeper().value()));
                    }
                    return Sleepers.asleep(state, new Effect.On.OnCharacter(rouse.sleeper()))
                            ? Optional.empty()
                            : Optional.of(new GeneralRefusal.NotNow(
                                    "shake " + sleeper.get().name(), "there is no spell of sleep to break"));
                });
    }

    private static Optional<Refusal> end(CampaignState state, MagicCommand.EndSpell end) {
        boolean his = Willed.may(state, end.caster(), end.effect());
        String name = state.adventurer(end.caster()).map(Adventurer::name).orElse("Nobody");
        return his ? Optional.empty() : Optional.of(new MagicRefusal.NoSuchSpellInForce(name, "such spell"));
    }

    /** Carries out a command that was checked. */
    public static void carryOut(Unfolding u, MagicCommand command) {
        switch (command) {
            case MagicCommand.Memorise memorise -> Study.carryOut(u, memorise);
            case MagicCommand.PackBooks pack -> u.emit(new MagicEvent.BooksPacked(pack.who(), pack.along()));
            case MagicCommand.Cast cast -> {
                Time.stir(u, List.of(cast.caster()));
                int before = u.count();
                Casting.carryOut(u, new Caster.Member(cast.caster()), cast.spell(), cast.targets());
                if (Casting.inBattle(cast.spell())) {
                    round(u);
                }
                sprung(u, before);
            }
            case MagicCommand.Examine examine -> {
                MagicTraces.examine(u, examine.caster(), examine.target());
                round(u);
            }
            case MagicCommand.FeelIntent feel -> {
                Intents.feel(u, feel.caster(), feel.target());
                round(u);
            }
            case MagicCommand.Read read -> {
                Writings.read(u, read.reader(), read.thing());
                round(u);
            }
            case MagicCommand.CastScroll cast -> {
                Time.stir(u, List.of(cast.caster()));
                int before = u.count();
                ScrollCasting.carryOut(u, cast.caster(), cast.scroll(), cast.spell(), cast.targets());
                if (Casting.inBattle(cast.spell())) {
                    round(u);
                }
                sprung(u, before);
            }
            case MagicCommand.TurnUndead turn -> {
                Time.stir(u, List.of(turn.cleric()));
                TurningUndead.carryOut(u, turn.cleric());
                round(u);
            }
            case MagicCommand.Rouse rouse -> {
                Sleepers.rouse(u, rouse.sleeper());
                round(u);
            }
            case MagicCommand.Direct direct -> {
                int quarters = Directing.quarters(u.state(), direct.effect());
                if (quarters > 0 && (!Time.quarters(u, quarters) || Time.interrupted(u))) {
                    return;
                }
                if (Directing.check(u.world(), u.state(), direct.caster(), direct.effect(), direct.targets())
                        .isEmpty()) {
                    Directing.carryOut(u, direct.caster(), direct.effect(), direct.targets());
                }
                if (quarters == 0 && u.state().underground().isPresent()) {
                    round(u);
                }
            }
            case MagicCommand.Defy defy -> Tasks.defy(u, defy.effect(), defy.refuses());
            case MagicCommand.Breach breach -> {
                Time.stirAll(u);
                int turns = Breaching.turns(u.world(), u.state(), breach.wall());
                if (turns > 0) {
                    Time.noise(u, "hammering");
                }
                if (turns == 0 || Time.turns(u, turns) && !Time.interrupted(u)) {
                    Breaching.carryOut(u, breach.wall());
                    if (turns == 0) {
                        round(u);
                    }
                }
            }
            case MagicCommand.AskGift ask -> ServantGifts.carryOut(u, ask.servant(), ask.holder(), ask.article());
            case MagicCommand.CoverLight cover -> {
                Time.stir(u, List.of(cover.who()));
                Covering.carryOut(u, cover.effect(), cover.cover());
                if (u.state().underground().isPresent()) {
                    round(u);
                }
            }
            case MagicCommand.SeekStone seek -> {
                Time.stir(u, List.of(seek.who()));
                if (Time.turns(u, 1) && !Time.interrupted(u)) {
                    StoneHunt.seek(u, seek.who());
                }
            }
            case MagicCommand.SmashStone smash -> {
                Time.stir(u, List.of(smash.who()));
                StoneHunt.smash(u, smash.who(), smash.stone());
                round(u);
            }
            case MagicCommand.EndSpell end -> Willed.end(u, end.caster(), end.effect());
            case MagicCommand.UseDevice use -> {
                int before = u.count();
                if (DeviceUse.carryOut(u, use)) {
                    round(u);
                }
                sprung(u, before);
            }
        }
    }

    /** The company sees, and perhaps meets, what is behind a door that a spell has opened. */
    @Rule("SP-18")
    private static void sprung(Unfolding u, int before) {
        for (Event event : u.since(before)) {
            if (event instanceof ArcaneEvent.DoorSprung door) {
                SprungDoors.look(u, door.edge());
            }
        }
    }

    /** The round that it took; monsters who were met have used theirs. */
    private static void round(Unfolding u) {
        boolean met = u.state().encounter().isPresent();
        Time.round(u);
        if (met) {
            Meetings.acted(u);
        }
    }
}
