package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.equipment.ItemId;

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
 * @param unspent whole turns left in torches and lanterns that were put out
 * @param effects what lasts, in the order made
 * @param followers monsters that serve a member of the company
 * @param services the terms on which hirelings serve
 * @param legacies who is to have what characters leave, by the character
 * @param candidates those who have answered a search and wait for an offer
 * @param encounter the meeting that is going on
 * @param wanderers who is about to be met
 * @param expedition what is being earned, while away from town
 * @param property what characters own and do not carry themselves
 * @param scenery what lies about places where it is other than usual, by level, or {@code town}
 * @param workshop what wizards have made
 * @param lore spells of the campaign's own
 * @param charges how often wands and staves have been used
 * @param realm strongholds and soldiers
 * @param house what the campaign has settled about its own play
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
        SortedMap<ItemId, Integer> unspent,
        EffectList effects,
        List<Follower> followers,
        SortedMap<CharacterId, Service> services,
        SortedMap<CharacterId, Legacy> legacies,
        List<Candidate> candidates,
        Optional<Encounter> encounter,
        Optional<Wanderers> wanderers,
        Optional<Expedition> expedition,
        Property property,
        SortedMap<String, Scenery> scenery,
        Workshop workshop,
        SpellLore lore,
        SortedMap<ItemId, Integer> charges,
        Realm realm,
        House house,
        int nextId) {

    public CampaignState {
        adventurers = FlatMap.of(adventurers);
        drafts = List.copyOf(drafts);
        order = MarchingOrder.of(order);
        levels = FlatMap.of(levels);
        lights = List.copyOf(lights);
        unspent = FlatMap.of(unspent);
        scenery = FlatMap.of(scenery);
        followers = List.copyOf(followers);
        services = FlatMap.of(services);
        legacies = FlatMap.of(legacies);
        candidates = List.copyOf(candidates);
        charges = FlatMap.of(charges);
    }

    /** The company in marching order, the dead left out. */
    public List<Adventurer> company() {
        return ((MarchingOrder) order).living(adventurers);
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

    /** Whether a thing is no longer like others of its kind: it has burned, or a spell lies on it. */
    public boolean standsOut(ItemId thing) {
        return unspent.containsKey(thing)
                || !effectsOn(new Effect.On.OnThing(thing)).isEmpty();
    }

    /** What acts on one creature, thing, door or place, in the order in which it began; what sleeps is left out. */
    public List<Effect> effectsOn(Effect.On on) {
        return effects.on(on);
    }

    /** Whether a character cannot act: asleep, held, paralysed. */
    public boolean helpless(CharacterId who) {
        if (effects.with(Effect.HELPLESS).isEmpty()) {
            return false;
        }
        for (Effect effect : effectsOn(new Effect.On.OnCharacter(who))) {
            if (effect.helpless()) {
                return true;
            }
        }
        return false;
    }

    public CampaignState withSeal(Seal now) {
        Edit edit = new Edit(this);
        edit.seal = now;
        return edit.done();
    }

    public CampaignState withClock(Clock now) {
        Edit edit = new Edit(this);
        edit.clock = now;
        return edit.done();
    }

    public CampaignState withAdventurer(Adventurer changed) {
        Edit edit = new Edit(this);
        edit.adventurers = FlatMap.of(adventurers).with(changed.id(), changed);
        return edit.done();
    }

    public CampaignState withAdventurers(SortedMap<CharacterId, Adventurer> now) {
        Edit edit = new Edit(this);
        edit.adventurers = now;
        return edit.done();
    }

    /** Changes one adventurer. */
    public CampaignState change(CharacterId who, UnaryOperator<Adventurer> how) {
        Adventurer before = adventurers.get(who);
        if (before == null) {
            throw new IllegalStateException("no adventurer " + who);
        }
        return withAdventurer(how.apply(before));
    }

    /** Changes some adventurers, all in the same way. */
    public CampaignState changeEach(Collection<CharacterId> some, UnaryOperator<Adventurer> how) {
        return some.isEmpty() ? this : withAdventurers(FlatMap.of(adventurers).withEach(some, how));
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
        Edit edit = new Edit(this);
        edit.drafts = now;
        return edit.done();
    }

    public CampaignState withOrder(List<CharacterId> now) {
        Edit edit = new Edit(this);
        edit.order = now;
        return edit.done();
    }

    public CampaignState withPlace(Place now) {
        Edit edit = new Edit(this);
        edit.place = now;
        return edit.done();
    }

    public CampaignState withLevel(String level, LevelState now) {
        Edit edit = new Edit(this);
        edit.levels = FlatMap.of(levels).with(level, now);
        return edit.done();
    }

    /** Changes one level. */
    public CampaignState changeLevel(String level, UnaryOperator<LevelState> how) {
        return withLevel(level, how.apply(level(level)));
    }

    public CampaignState withLights(List<Light> now) {
        Edit edit = new Edit(this);
        edit.lights = now;
        return edit.done();
    }

    public CampaignState withUnspent(SortedMap<ItemId, Integer> now) {
        Edit edit = new Edit(this);
        edit.unspent = now;
        return edit.done();
    }

    public CampaignState withEffects(List<Effect> now) {
        Edit edit = new Edit(this);
        edit.effects = EffectList.of(now);
        return edit.done();
    }

    public CampaignState withFollowers(List<Follower> now) {
        Edit edit = new Edit(this);
        edit.followers = now;
        return edit.done();
    }

    /** The terms on which somebody serves; empty for a free adventurer. */
    public Optional<Service> service(CharacterId who) {
        return Optional.ofNullable(services.get(who));
    }

    public CampaignState withService(CharacterId who, Service now) {
        Edit edit = new Edit(this);
        edit.services = FlatMap.of(services).with(who, now);
        return edit.done();
    }

    public CampaignState withoutService(CharacterId who) {
        Edit edit = new Edit(this);
        edit.services = FlatMap.of(services).without(who);
        return edit.done();
    }

    /** Who is to have what a character leaves. */
    public Legacy legacy(CharacterId who) {
        Legacy found = legacies.get(who);
        return found == null ? Legacy.NONE : found;
    }

    public CampaignState withLegacy(CharacterId who, Legacy now) {
        Edit edit = new Edit(this);
        edit.legacies = FlatMap.of(legacies).with(who, now);
        return edit.done();
    }

    public Optional<Candidate> candidate(CharacterId who) {
        return candidates.stream().filter(each -> each.id().equals(who)).findFirst();
    }

    public CampaignState withCandidates(List<Candidate> now) {
        Edit edit = new Edit(this);
        edit.candidates = now;
        return edit.done();
    }

    public CampaignState withEncounter(Optional<Encounter> now) {
        Edit edit = new Edit(this);
        edit.encounter = now;
        return edit.done();
    }

    public CampaignState withWanderers(Optional<Wanderers> now) {
        Edit edit = new Edit(this);
        edit.wanderers = now;
        return edit.done();
    }

    public CampaignState withExpedition(Optional<Expedition> now) {
        Edit edit = new Edit(this);
        edit.expedition = now;
        return edit.done();
    }

    public CampaignState withProperty(Property now) {
        Edit edit = new Edit(this);
        edit.property = now;
        return edit.done();
    }

    /** The same with another scenery of one place. */
    public CampaignState withScenery(String where, Scenery now) {
        Edit edit = new Edit(this);
        edit.scenery = FlatMap.of(scenery).with(where, now);
        return edit.done();
    }

    public CampaignState withWorkshop(Workshop now) {
        Edit edit = new Edit(this);
        edit.workshop = now;
        return edit.done();
    }

    public CampaignState withLore(SpellLore now) {
        Edit edit = new Edit(this);
        edit.lore = now;
        return edit.done();
    }

    /** How many charges of a wand or staff are used up. */
    public int charges(ItemId thing) {
        Integer used = charges.get(thing);
        return used == null ? 0 : used;
    }

    /** The same with one charge of a thing used. */
    public CampaignState withCharge(ItemId thing) {
        TreeMap<ItemId, Integer> all = new TreeMap<>(charges);
        all.merge(thing, 1, Integer::sum);
        Edit edit = new Edit(this);
        edit.charges = all;
        return edit.done();
    }

    /** The same without what is known of a thing that is empty. */
    public CampaignState withoutCharges(ItemId thing) {
        Edit edit = new Edit(this);
        edit.charges = FlatMap.of(charges).without(thing);
        return edit.done();
    }

    public CampaignState withRealm(Realm now) {
        Edit edit = new Edit(this);
        edit.realm = now;
        return edit.done();
    }

    public CampaignState withHouse(House now) {
        Edit edit = new Edit(this);
        edit.house = now;
        return edit.done();
    }

    public CampaignState withRuleset(Ruleset now) {
        Edit edit = new Edit(this);
        edit.ruleset = now;
        return edit.done();
    }

    public CampaignState withNextId(int now) {
        Edit edit = new Edit(this);
        edit.nextId = now;
        return edit.done();
    }

    /** All parts, to change one and build the record anew. */
    private static final class Edit {
        private final String id;
        private final String name;
        private Ruleset ruleset;
        private Seal seal;
        private Clock clock;
        private SortedMap<CharacterId, Adventurer> adventurers;
        private List<Draft> drafts;
        private List<CharacterId> order;
        private Place place;
        private SortedMap<String, LevelState> levels;
        private List<Light> lights;
        private SortedMap<ItemId, Integer> unspent;
        private EffectList effects;
        private List<Follower> followers;
        private SortedMap<CharacterId, Service> services;
        private SortedMap<CharacterId, Legacy> legacies;
        private List<Candidate> candidates;
        private Optional<Encounter> encounter;
        private Optional<Wanderers> wanderers;
        private Optional<Expedition> expedition;
        private Property property;
        private SortedMap<String, Scenery> scenery;
        private Workshop workshop;
        private SpellLore lore;
        private SortedMap<ItemId, Integer> charges;
        private Realm realm;
        private House house;
        private int nextId;

        Edit(CampaignState from) {
            id = from.id;
            name = from.name;
            ruleset = from.ruleset;
            seal = from.seal;
            clock = from.clock;
            adventurers = from.adventurers;
            drafts = from.drafts;
            order = from.order;
            place = from.place;
            levels = from.levels;
            lights = from.lights;
            unspent = from.unspent;
            effects = from.effects;
            followers = from.followers;
            services = from.services;
            legacies = from.legacies;
            candidates = from.candidates;
            encounter = from.encounter;
            wanderers = from.wanderers;
            expedition = from.expedition;
            property = from.property;
            scenery = from.scenery;
            workshop = from.workshop;
            lore = from.lore;
            charges = from.charges;
            realm = from.realm;
            house = from.house;
            nextId = from.nextId;
        }

        CampaignState done() {
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
                    unspent,
                    effects,
                    followers,
                    services,
                    legacies,
                    candidates,
                    encounter,
                    wanderers,
                    expedition,
                    property,
                    scenery,
                    workshop,
                    lore,
                    charges,
                    realm,
                    house,
                    nextId);
        }
    }
}
