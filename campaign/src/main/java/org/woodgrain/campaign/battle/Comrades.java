package org.woodgrain.campaign.battle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.captives.Subdual;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.refusal.BattleRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Rule;

/** What the company does about comrades who fight on the other side: strike them, or overpower them and hold them down. */
final class Comrades {
    /** The kinds of the effects on one who was struck so as to be overpowered, and on one who was. */
    static final String BRUISED = "bruised";

    static final String OVERCOME = "overpowered";

    private static final int HOUR = 6;

    private Comrades() {}

    /** Why one cannot be struck; empty if he can. */
    @Rule("SP-54")
    static Optional<Refusal> refuses(CampaignState state, CharacterId comrade) {
        return Possession.all(state).stream().anyMatch(who -> who.id().equals(comrade))
                ? Optional.empty()
                : Optional.of(new BattleRefusal.NoSuchFoe());
    }

    /** Why somebody cannot overpower with what he has in hand; empty if he can. */
    @Rule({"CC-14", "CC-15"})
    static Optional<Refusal> overpower(World world, CampaignState state, Adventurer who) {
        if (!state.ruleset().on(Option.SUBDUAL)) {
            return Optional.of(new BattleRefusal.NoSubduing());
        }
        return Subdual.blunt(Arms.of(world.book(), state).inHand(who).id())
                ? Optional.empty()
                : Optional.of(new BattleRefusal.CannotSubdue(who.name()
                        + " has a weapon in hand that only pierces; it takes a blunt one or the flat of a blade."));
    }

    /** The blows that a member may strike at one of them, with what they are called. */
    static Map<Deed, String> blows(World world, CampaignState state, Adventurer who, Adventurer comrade) {
        Arms arms = Arms.of(world.book(), state);
        Map<Deed, String> blows = new LinkedHashMap<>();
        blows.put(
                new Deed.Overpower(comrade.id()),
                "overpower " + comrade.name() + " (" + Arms.sparing(arms.inHand(who)) + ")");
        blows.put(
                new Deed.Face(comrade.id()),
                "strike " + comrade.name() + " (" + arms.blow(who, state).name() + ")");
        return blows;
    }

    /** What fits a member when nobody else is left of the other side: to overpower, if he has the weapon for it. */
    static Deed fitting(World world, CampaignState state, Adventurer who) {
        return Possession.all(state).stream()
                .filter(each -> !state.helpless(each.id()))
                .<Deed>map(each -> new Deed.Overpower(each.id()))
                .filter(deed -> BattleOrders.check(world, state, List.of(new FighterOrder(who.id(), deed)))
                        .isEmpty())
                .findFirst()
                .orElse(new Deed.Guard());
    }

    /** What is left of a member's bruises: a point goes in each turn. */
    @Rule("CC-16")
    static int bruises(CampaignState state, CharacterId who) {
        return state.effects().of(BRUISED).isEmpty()
                ? 0
                : bruise(state, who)
                        .map(effect -> Math.max(
                                0,
                                effect.number(Subdual.BRUISES)
                                        - (Subdual.moment(state) - effect.number(Subdual.BRUISED_AT))))
                        .orElse(0);
    }

    private static Optional<Effect> bruise(CampaignState state, CharacterId who) {
        return state.effectsOn(new Effect.On.OnCharacter(who)).stream()
                .filter(effect -> effect.kind().equals(BRUISED))
                .findFirst();
    }

    /** Blows that were not meant to kill have done so much in all; they are gone after an hour. */
    @Rule({"CC-14", "CC-16"})
    static void bruised(Unfolding u, CharacterId who, int all) {
        bruise(u.state(), who).ifPresent(old -> u.emit(new MagicEvent.EffectEnded(old.id(), "it is renewed")));
        begin(
                u,
                who,
                BRUISED,
                Effect.Unit.TURNS,
                HOUR,
                Map.of(Subdual.BRUISES, all, Subdual.BRUISED_AT, Subdual.moment(u.state())));
    }

    /** He is beaten to his knees, and his comrades hold him down while the meeting lasts. */
    @Rule({"CC-17", "SP-54"})
    static void overcome(Unfolding u, CharacterId who) {
        begin(u, who, OVERCOME, Effect.Unit.ENCOUNTER, 0, Map.of(Effect.HELPLESS, 1));
    }

    private static void begin(
            Unfolding u, CharacterId who, String kind, Effect.Unit unit, int left, Map<String, Integer> numbers) {
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        kind,
                        kind,
                        new Effect.On.OnCharacter(who),
                        "",
                        unit,
                        left,
                        new TreeMap<>(numbers),
                        false),
                "CC-14"));
    }
}
