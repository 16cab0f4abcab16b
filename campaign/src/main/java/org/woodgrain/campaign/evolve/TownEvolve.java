package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Clock;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Light;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spoil;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

final class TownEvolve {
    private TownEvolve() {}

    static CampaignState apply(CampaignState state, TownEvent event) {
        return switch (event) {
            case TownEvent.AbilitiesThrown thrown -> state.withDraft(thrown.draft());
            case TownEvent.DraftChosen chosen -> state.withDraft(chosen.draft());
            case TownEvent.PointsExchanged exchanged -> state.withDraft(exchanged.draft());
            case TownEvent.DraftDropped dropped -> withoutDraft(state, dropped.draft());
            case TownEvent.CharacterMade made -> made(state, made.adventurer());
            case TownEvent.Bought bought ->
                PropertyEvolve.spent(state, bought.who(), bought.left(), bought.stored())
                        .change(bought.who(), who -> who.withItems(Things.put(who.items(), bought.things())));
            case TownEvent.Sold sold ->
                state.change(
                        sold.who(),
                        who -> who.withItems(Things.less(who.items(), sold.item(), sold.quantity()))
                                .withPurse(sold.now()));
            case TownEvent.CoinsMoved moved -> coins(state, moved.purses());
            case TownEvent.CompanyArrayed arrayed -> state.withOrder(arrayed.order());
            case TownEvent.ClassTaken taken ->
                state.change(
                        taken.elf(),
                        who -> who.withCareers(taken.careers(), taken.acting())
                                .withMaxHitPoints(taken.maxHitPoints())
                                .withHitPoints(who.hitPoints() + taken.maxHitPoints() - who.maxHitPoints()));
            case TownEvent.ClassChanged changed ->
                state.change(
                        changed.who(),
                        who -> who.withCareers(
                                        Stream.concat(who.careers().stream(), Stream.of(changed.begun()))
                                                .toList(),
                                        changed.begun().characterClass())
                                .withMaxHitPoints(changed.maxHitPoints())
                                .withHitPoints(who.hitPoints() + changed.maxHitPoints() - who.maxHitPoints()));
            case TownEvent.AlignmentChanged changed ->
                state.change(changed.who(), who -> who.withAlignment(changed.alignment(), changed.languages()));
            case TownEvent.LanguageLearned learned ->
                state.change(learned.who(), who -> {
                    List<String> all = new ArrayList<>(who.languages());
                    all.add(learned.language());
                    return who.withAlignment(who.alignment(), all);
                });
            case TownEvent.ExpeditionBegun begun -> begun(state, begun);
            case TownEvent.CameHome home -> {
                TreeMap<ItemId, Spoil> spoils = new TreeMap<>(state.workshop().spoils());
                spoils.putAll(home.spoils());
                yield home(state).withWorkshop(state.workshop().withSpoils(spoils));
            }
            case TownEvent.ExpeditionLost lost -> left(home(state).withOrder(livingOrder(state)), lost.fallen());
            case TownEvent.ExperienceGained gained -> gained(state, gained.gain());
            case TownEvent.Promoted promoted ->
                state.change(
                        promoted.who(),
                        who -> who.withCareers(replaced(who, promoted.career()), who.acting())
                                .withMaxHitPoints(promoted.maxHitPoints())
                                .withHitPoints(promoted.hitPoints()));
            case TownEvent.InnPaid paid -> {
                CampaignState now = state;
                for (CharacterId who : paid.purses().keySet()) {
                    now = PropertyEvolve.spent(
                            now,
                            who,
                            paid.purses().getOrDefault(who, Purse.EMPTY),
                            paid.stored().getOrDefault(who, Purse.EMPTY));
                }
                yield now;
            }
            case TownEvent.DaysPassed passed -> passed(state, passed);
        };
    }

    private static CampaignState withoutDraft(CampaignState state, CharacterId id) {
        return state.withDrafts(
                state.drafts().stream().filter(draft -> !draft.id().equals(id)).toList());
    }

    private static CampaignState made(CampaignState state, Adventurer adventurer) {
        List<CharacterId> order = new ArrayList<>(livingOrder(state));
        order.add(adventurer.id());
        return withoutDraft(state, adventurer.id()).withAdventurer(adventurer).withOrder(order);
    }

    private static CampaignState coins(CampaignState state, Map<CharacterId, Purse> purses) {
        CampaignState now = state;
        for (Map.Entry<CharacterId, Purse> each : purses.entrySet()) {
            now = now.change(each.getKey(), who -> who.withPurse(each.getValue()));
        }
        return now;
    }

    private static CampaignState begun(CampaignState state, TownEvent.ExpeditionBegun begun) {
        return state.changeEach(
                        begun.expedition().members(),
                        who -> who.withRest(Rest.FRESH).withRestDays(0))
                .withExpedition(Optional.of(begun.expedition()))
                .withPlace(new Place.Underground(begun.level(), begun.cell(), begun.facing()));
    }

    /** Whatever was going on underground is over; lights are put out with what is left in them. */
    private static CampaignState home(CampaignState state) {
        TreeMap<ItemId, Integer> unspent = new TreeMap<>(state.unspent());
        for (Light light : state.lights()) {
            unspent.put(light.source(), light.turnsLeft());
        }
        return state.changeEach(livingOrder(state), who -> who.withRest(Rest.FRESH))
                .withPlace(new Place.Town())
                .withExpedition(Optional.empty())
                .withEncounter(Optional.empty())
                .withWanderers(Optional.empty())
                .withLights(List.of())
                .withUnspent(unspent)
                .withOrder(livingOrder(state));
    }

    /** The dead of a company of which nobody came home lie where nobody has them. */
    private static CampaignState left(CampaignState state, List<CharacterId> fallen) {
        return state.withEffects(state.effects().stream()
                .map(effect -> effect.kind().equals(TheDead.DEATH)
                                && fallen.stream()
                                        .map(Effect.On.OnCharacter::new)
                                        .anyMatch(effect.on()::equals)
                        ? TheDead.left(effect)
                        : effect)
                .toList());
    }

    private static List<CharacterId> livingOrder(CampaignState state) {
        return state.company().stream().map(Adventurer::id).toList();
    }

    private static CampaignState gained(CampaignState state, Gain gain) {
        return state.change(gain.who(), who -> {
            List<Career> careers = who.careers().stream()
                    .map(career -> career.characterClass() == gain.in()
                            ? new Career(career.characterClass(), career.level(), gain.total(), career.hitDice())
                            : career)
                    .toList();
            return who.withCareers(careers, who.acting());
        });
    }

    private static List<Career> replaced(Adventurer who, Career raised) {
        return who.careers().stream()
                .map(career -> career.characterClass() == raised.characterClass() ? raised : career)
                .toList();
    }

    /** Days end in the morning. */
    private static CampaignState passed(CampaignState state, TownEvent.DaysPassed passed) {
        CampaignState now = state;
        for (Map.Entry<CharacterId, Integer> count : passed.restDays().entrySet()) {
            now = now.change(count.getKey(), who -> who.withRestDays(count.getValue()));
        }
        for (Map.Entry<CharacterId, Integer> points : passed.healed().entrySet()) {
            now = now.change(points.getKey(), who -> who.withHitPoints(who.hitPoints() + points.getValue()));
        }
        List<Effect> effects = now.effects()
                .each(effect -> effect.unit() == Effect.Unit.DAYS
                        ? effect.withLeft(Math.max(0, effect.left() - passed.days()))
                        : effect);
        return now.withEffects(effects).withClock(new Clock(now.clock().day() + passed.days(), Clock.START.turn(), 0));
    }
}
