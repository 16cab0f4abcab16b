package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.OwnDice;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.state.Workshop;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;
import org.woodgrain.rules.equipment.Things;

final class HarmEvolve {
    /** Deaths that leave no body, or one that walks by itself. */
    private static final Set<String> NOTHING_LEFT = Set.of("green slime", "drained of life");

    private HarmEvolve() {}

    static CampaignState apply(CampaignState state, HarmEvent event) {
        return switch (event) {
            case HarmEvent.CharacterHurt hurt -> state.change(hurt.who(), who -> who.withHitPoints(hurt.left()));
            case HarmEvent.CharacterDied died -> MagicEvolve.afterDeath(dead(state, died), died.who());
            case HarmEvent.CharacterHealed healed -> state.change(healed.who(), who -> who.withHitPoints(healed.now()));
            case HarmEvent.FoeHurt hurt -> foe(state, hurt.foe(), foe -> foe.withHitPoints(hurt.left()));
            case HarmEvent.LevelLost lost ->
                state.change(
                        lost.who(),
                        who -> who.withCareers(
                                        who.careers().stream()
                                                .map(career ->
                                                        career.characterClass() == lost.in() ? lost.career() : career)
                                                .toList(),
                                        who.acting())
                                .withMaxHitPoints(lost.most())
                                .withHitPoints(lost.left()));
            case HarmEvent.CharacterPetrified petrified ->
                MagicEvolve.afterDeath(state.change(petrified.who(), who -> who.withLife(Life.STONE)), petrified.who());
            case HarmEvent.WaterBraved braved -> state;
            case HarmEvent.BooksBurnt burnt -> {
                Workshop shop = state.workshop().withCarried(burnt.who(), false);
                for (int level : burnt.levels()) {
                    shop = shop.withCopies(burnt.who(), level, -1);
                }
                yield state.withWorkshop(shop);
            }
            case HarmEvent.ThingsScorched scorched -> scorched(state, scorched);
            case HarmEvent.FoeDied died ->
                serves(state, died.foe())
                        ? MagicEvolve.withoutFollower(state, died.foe())
                        : defeated(
                                foe(
                                        Bodies.turnedBack(state, died.foe()),
                                        died.foe(),
                                        foe -> foe.with(Foe.Standing.DEAD)),
                                died.foe(),
                                Bodies.kind(state, died.foe()).orElse(died.monster()));
        };
    }

    private static CampaignState scorched(CampaignState state, HarmEvent.ThingsScorched event) {
        UnaryOperator<List<Item>> left = things -> Things.put(Things.without(things, event.lost()), event.now());
        return switch (event.where()) {
            case Effect.On.OnCharacter on ->
                state.change(
                        on.character(),
                        who -> who.withItems(left.apply(who.items())).withPurse(Purse.EMPTY));
            case Effect.On.OnFoe on ->
                foe(
                        state,
                        on.foe(),
                        foe -> foe.withItems(left.apply(foe.items())).withCarried(Purse.EMPTY));
            case Effect.On.OnCell on ->
                state.changeLevel(
                        on.level(),
                        level -> level.changeHoard(
                                event.hoard(), hoard -> hoard.withContents(Purse.EMPTY, left.apply(hoard.things()))));
            case Effect.On.OnDoor door -> state;
            case Effect.On.OnThing thing -> state;
        };
    }

    private static CampaignState dead(CampaignState state, HarmEvent.CharacterDied died) {
        List<Effect> effects = new ArrayList<>(state.effects());
        effects.removeIf(
                effect -> (effect.kind().equals(TheDead.DEATH) || effect.kind().equals(Effect.SENSELESS))
                        && effect.on().equals(new Effect.On.OnCharacter(died.who())));
        effects.add(TheDead.dies(state, died.who(), !NOTHING_LEFT.contains(died.cause())));
        return state.change(died.who(), who -> who.withLife(Life.DEAD)).withEffects(effects);
    }

    /** A servant who falls was no enemy and earns nothing. */
    private static boolean serves(CampaignState state, FoeId id) {
        return state.followers().stream()
                .anyMatch(follower -> follower.foe().id().equals(id));
    }

    private static CampaignState foe(CampaignState state, FoeId id, UnaryOperator<Foe> how) {
        return Foes.change(state, id, how);
    }

    static CampaignState defeated(CampaignState state, FoeId foe, String monster) {
        int own = state.encounter()
                .flatMap(meeting -> meeting.foe(foe))
                .map(OwnDice::worth)
                .orElse(0);
        String level = state.underground().map(Place.Underground::level).orElse("");
        String room = state.encounter().flatMap(Encounter::room).orElse("");
        return state.withExpedition(state.expedition()
                .map(expedition -> expedition.withEarnings(expedition.earnings().withDeed(monster, own, level, room))));
    }
}
