package org.woodgrain.campaign.evolve;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.rules.equipment.Things;

/** Folds what single spells of clerics did. */
final class PrayerEvolve {
    private PrayerEvolve() {}

    static CampaignState apply(CampaignState state, PrayerEvent event) {
        return switch (event) {
            case PrayerEvent.TrapsFound found ->
                state.changeLevel(found.level(), level -> {
                    LevelState now = level;
                    for (String trap : found.traps()) {
                        now = now.withKnownTrap(trap).withTried(LevelState.GLOWED + trap);
                    }
                    for (String hoard : found.hoards()) {
                        now = now.withTried(LevelState.TRAPPED + hoard);
                    }
                    return now;
                });
            case PrayerEvent.Told told -> state;
            case PrayerEvent.AnimalsSwayed swayed -> swayed(state, swayed);
            case PrayerEvent.SustenanceMade made ->
                state.change(made.holder(), who -> who.withItems(Things.put(who.items(), List.of(made.thing()))));
            case PrayerEvent.Called called -> called(state, called);
            case PrayerEvent.SnakesMade made -> snakes(state, made);
            case PrayerEvent.SnakeUndone undone -> undone(state, undone);
            case PrayerEvent.SnakesBidden bidden -> bidden(state, bidden);
            case PrayerEvent.QuestRefused refused -> state;
            case PrayerEvent.QuestFulfilled done -> state;
            case PrayerEvent.SentOff sent -> sentOff(state, sent.foe());
        };
    }

    private static CampaignState snakes(CampaignState state, PrayerEvent.SnakesMade made) {
        CampaignState now = state;
        for (PrayerEvent.Used used : made.used()) {
            now = taken(now, used);
        }
        return switch (made.maker()) {
            case Caster.Member member -> {
                List<Follower> followers = new ArrayList<>(now.followers());
                made.snakes().forEach(snake -> followers.add(new Follower(snake, member.id())));
                yield now.withFollowers(followers);
            }
            case Caster.Monster monster ->
                now.withEncounter(now.encounter().map(meeting -> {
                    List<Foe> foes = new ArrayList<>(meeting.foes());
                    foes.addAll(made.snakes());
                    return meeting.withFoes(foes);
                }));
        };
    }

    private static CampaignState bidden(CampaignState state, PrayerEvent.SnakesBidden bidden) {
        return state.withEffects(state.effects().stream()
                .map(effect -> bidden.effects().contains(effect.id())
                        ? effect.withWord(PrayerEvent.SnakesBidden.BIDDEN, bidden.at())
                        : effect)
                .toList());
    }

    private static CampaignState taken(CampaignState state, PrayerEvent.Used used) {
        CampaignState now = state;
        if (used.owner().isPresent()) {
            now = now.change(
                    used.owner().get(), who -> who.withItems(Things.less(who.items(), used.item(), used.quantity())));
        }
        if (used.lay().isPresent()) {
            PrayerEvent.Lay lay = used.lay().get();
            now = now.changeLevel(
                    lay.level(),
                    level -> level.changeHoard(
                            lay.hoard(),
                            hoard -> hoard.withContents(
                                    hoard.coins(), Things.less(hoard.things(), used.item(), used.quantity()))));
        }
        return now;
    }

    private static CampaignState undone(CampaignState state, PrayerEvent.SnakeUndone undone) {
        CampaignState gone = sentOff(state, undone.snake());
        CampaignState now =
                undone.heap().map(heap -> MeetingEvolve.heap(gone, heap)).orElse(gone);
        return undone.owner().isPresent() && undone.stick().isPresent()
                ? now.change(
                        undone.owner().get(),
                        who -> who.withItems(
                                Things.put(who.items(), List.of(undone.stick().get()))))
                : now;
    }

    private static CampaignState called(CampaignState state, PrayerEvent.Called called) {
        if (!called.lives()) {
            return state.withEffects(state.effects().stream()
                    .map(effect -> death(effect, called.who()) ? TheDead.failed(effect) : effect)
                    .toList());
        }
        return state.withEffects(state.effects().stream()
                        .filter(effect -> !death(effect, called.who()))
                        .toList())
                .change(called.who(), who -> who.withLife(Life.LIVING).withHitPoints(1));
    }

    private static boolean death(Effect effect, CharacterId who) {
        return effect.kind().equals(TheDead.DEATH) && effect.on().equals(new Effect.On.OnCharacter(who));
    }

    private static CampaignState swayed(CampaignState state, PrayerEvent.AnimalsSwayed swayed) {
        CampaignState now = state;
        for (FoeId id : swayed.who()) {
            now = switch (swayed.bent()) {
                case LEAVES -> Foes.change(now, id, foe -> foe.with(Foe.Standing.FLED));
                case TALKS -> now;
                case SERVES -> serving(now, id, swayed);
            };
        }
        return now;
    }

    private static CampaignState serving(CampaignState state, FoeId id, PrayerEvent.AnimalsSwayed swayed) {
        List<Follower> followers = new ArrayList<>(state.followers());
        state.encounter()
                .flatMap(meeting -> meeting.foe(id))
                .ifPresent(foe -> followers.add(new Follower(foe, swayed.caster())));
        return Foes.change(state, id, foe -> foe.with(Foe.Standing.CHARMED)).withFollowers(followers);
    }

    private static CampaignState sentOff(CampaignState state, FoeId foe) {
        CampaignState now = Foes.change(state, foe, each -> each.with(Foe.Standing.FLED));
        return MagicEvolve.withoutFollower(now, foe)
                .withEffects(now.effects().stream()
                        .filter(effect -> !effect.on().equals(new Effect.On.OnFoe(foe)))
                        .toList());
    }
}
