package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.woodgrain.rules.Ruleset;

/**
 * Everything that play has changed. The book and the map stay outside.
 *
 * @param id of the campaign
 * @param name as shown
 * @param ruleset frozen when it began
 * @param seal how far the dice have been thrown
 * @param clock the time
 * @param adventurers all characters, the dead too, by id
 * @param drafts characters in the making, in the order begun
 * @param order the company in marching order, front first
 * @param place where the company is
 * @param levels levels that play has touched, by id
 * @param lights what burns
 * @param effects what lasts, in the order made
 * @param followers monsters that serve a member of the company
 * @param encounter the meeting that is going on
 * @param wanderers who is about to be met
 * @param expedition what is being earned, while away from town
 * @param nextId the number of the next thing to be named
 */
public record CampaignState(
        String id,
        String name,
        Ruleset ruleset,
        Seal seal,
        Clock clock,
        SortedMap<CharacterId, Adventurer> adventurers,
        List<Draft> drafts,
        List<CharacterId> order,
        Place place,
        SortedMap<String, LevelState> levels,
        List<Light> lights,
        List<Effect> effects,
        List<Follower> followers,
        Optional<Encounter> encounter,
        Optional<Wanderers> wanderers,
        Optional<Expedition> expedition,
        int nextId) {

    public CampaignState {
        adventurers = Collections.unmodifiableSortedMap(adventurers);
        drafts = List.copyOf(drafts);
        order = List.copyOf(order);
        levels = Collections.unmodifiableSortedMap(levels);
        lights = List.copyOf(lights);
        effects = List.copyOf(effects);
        followers = List.copyOf(followers);
    }

    /** The company in marching order, the dead left out. */
    public List<Adventurer> company() {
        List<Adventurer> members = new ArrayList<>();
        for (CharacterId id : order) {
            Adventurer member = adventurers.get(id);
            if (member != null && member.living()) {
                members.add(member);
            }
        }
        return members;
    }

    public Optional<Adventurer> adventurer(CharacterId who) {
        return Optional.ofNullable(adventurers.get(who));
    }

    public LevelState level(String level) {
        LevelState found = levels.get(level);
        return found == null ? LevelState.UNSEEN : found;
    }

    /** The company's place if it is underground. */
    public Optional<Place.Underground> underground() {
        return place instanceof Place.Underground below ? Optional.of(below) : Optional.empty();
    }

    /** What acts on one creature, door or place, in the order in which it began. */
    public List<Effect> effectsOn(Effect.On on) {
        return effects.stream().filter(effect -> effect.on().equals(on)).toList();
    }

    /** Whether a character cannot act: asleep, held, paralysed. */
    public boolean helpless(CharacterId who) {
        return effectsOn(new Effect.On.OnCharacter(who)).stream().anyMatch(Effect::helpless);
    }

    public CampaignState withSeal(Seal now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                now,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withClock(Clock now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                now,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withAdventurer(Adventurer changed) {
        TreeMap<CharacterId, Adventurer> all = new TreeMap<>(adventurers);
        all.put(changed.id(), changed);
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                all,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    /** Changes one adventurer. */
    public CampaignState change(CharacterId who, UnaryOperator<Adventurer> how) {
        Adventurer before = adventurers.get(who);
        if (before == null) {
            throw new IllegalStateException("no adventurer " + who);
        }
        return withAdventurer(how.apply(before));
    }

    public Optional<Draft> draft(CharacterId who) {
        return drafts.stream().filter(draft -> draft.id().equals(who)).findFirst();
    }

    /** The same with a draft added, or put in the place of its earlier state. */
    public CampaignState withDraft(Draft changed) {
        List<Draft> all = new ArrayList<>(drafts);
        all.removeIf(draft -> draft.id().equals(changed.id()));
        all.add(changed);
        return withDrafts(all);
    }

    public CampaignState withDrafts(List<Draft> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                now,
                order,
                place,
                levels,
                lights,
                effects,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withOrder(List<CharacterId> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                now,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withPlace(Place now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                now,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withLevel(String level, LevelState now) {
        TreeMap<String, LevelState> all = new TreeMap<>(levels);
        all.put(level, now);
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                all,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    /** Changes one level. */
    public CampaignState changeLevel(String level, UnaryOperator<LevelState> how) {
        return withLevel(level, how.apply(level(level)));
    }

    public CampaignState withLights(List<Light> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                now,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withEffects(List<Effect> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                now,
                followers,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withFollowers(List<Follower> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                order,
                place,
                levels,
                lights,
                effects,
                now,
                encounter,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withEncounter(Optional<Encounter> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                now,
                wanderers,
                expedition,
                nextId);
    }

    public CampaignState withWanderers(Optional<Wanderers> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                now,
                expedition,
                nextId);
    }

    public CampaignState withExpedition(Optional<Expedition> now) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                now,
                nextId);
    }

    public CampaignState withNextId(int next) {
        return new CampaignState(
                id,
                name,
                ruleset,
                seal,
                clock,
                adventurers,
                drafts,
                order,
                place,
                levels,
                lights,
                effects,
                followers,
                encounter,
                wanderers,
                expedition,
                next);
    }
}
