package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.harm.Antidotes;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.equipment.Article;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Provisions;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Steeds;

/**
 * What a genie that serves the company makes for it: meals for twelve that spoil in a day, and things up to what it can
 * carry, of which the soft last and the metal is gone after a day. Each is done so many times a day.
 */
public final class ServantGifts {
    /** The word for a meal where a thing of the list is named. */
    public static final String MEAL = "meal";

    /** The kind of the effect that keeps the day of a thing of metal. */
    public static final String FADES = "made-by-a-genie";

    private static final String FOOD = "create-food";
    private static final String OBJECTS = "create-objects";

    private static final int TENTHS = 10;
    /** Times are kept with their day in one number. */
    private static final int MOST = 100;

    /** Things of the list in which there is no metal to speak of. */
    private static final Set<String> SOFT = Set.of(
            "EQI-01", "EQI-20", "EQI-21", "EQI-22", "EQI-29", "EQI-30", "EQI-31", "EQI-37", "EQI-38", "EQI-40",
            "EQI-41", "EQI-42", "EQI-43", "EQI-50", "EQI-51", "EQI-52");

    private ServantGifts() {}

    /** Why a servant makes no such thing; empty if it does. Throws no dice. */
    public static Optional<Refusal> check(
            World world, CampaignState state, FoeId servant, CharacterId holder, String article) {
        Optional<Foe> foe = servant(state, servant);
        if (foe.isEmpty()) {
            return Optional.of(new MagicRefusal.WrongTarget("the servant", "no such creature serves the company", ""));
        }
        Optional<SpecialAttack.Spell> power = power(world, state, foe.get(), article);
        if (power.isEmpty()) {
            return Optional.of(new MagicRefusal.WrongTarget("the servant", "it makes no such things", ""));
        }
        if (used(state, foe.get(), power.get()) >= power.get().count()) {
            return Optional.of(new MagicRefusal.WrongTarget("the servant", "it has made enough for this day", ""));
        }
        if (!article.equals(MEAL)
                && things(world, state, foe.get()).stream()
                        .noneMatch(each -> each.id().equals(article))) {
            return Optional.of(new MagicRefusal.WrongTarget(
                    "the servant", "it makes things of the price list that it could carry itself", ""));
        }
        return Presence.living(state, holder);
    }

    /** Servants that make things, and can. */
    public static List<Foe> givers(World world, CampaignState state) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe ->
                        foe.able() && powers(world, state, foe).findFirst().isPresent())
                .toList();
    }

    /** How often a servant may still make a meal, or a thing, today; 0 if it makes none. */
    public static int left(World world, CampaignState state, Foe foe, String article) {
        return power(world, state, foe, article)
                .map(power -> power.count() - used(state, foe, power))
                .orElse(0);
    }

    /** What a servant could make: single things of the price list that are no heavier than what it carries. */
    public static List<Article> things(World world, CampaignState state, Foe foe) {
        int pounds = Steeds.carries(
                world.book().monsters().monster(foe.monster()), state.ruleset().profile());
        return world.book().equipment().sold().stream()
                .filter(article -> switch (article.category()) {
                    case ARMOR, ARMS, HERBS, MISCELLANEOUS, PROVISIONS -> true;
                    case LIVESTOCK, RELIGIOUS, TRANSPORT, WEIGHT_ONLY, NOT_IN_LIST -> false;
                })
                .filter(article -> article.gives().equals(List.of(new Article.Part(article.id(), 1))))
                .filter(article -> !article.name().toLowerCase(Locale.ROOT).contains("silver"))
                .filter(article -> article.weight() <= pounds * TENTHS)
                .toList();
    }

    private static Stream<SpecialAttack.Spell> powers(World world, CampaignState state, Foe foe) {
        return world
                .book()
                .monsters()
                .monster(foe.monster())
                .powers(SpecialAttack.Spell.class, state.ruleset().profile())
                .stream()
                .filter(power -> power.name().equals(FOOD) || power.name().equals(OBJECTS));
    }

    private static Optional<SpecialAttack.Spell> power(World world, CampaignState state, Foe foe, String article) {
        String name = article.equals(MEAL) ? FOOD : OBJECTS;
        return powers(world, state, foe)
                .filter(power -> power.name().equals(name))
                .findFirst();
    }

    private static Optional<Foe> servant(CampaignState state, FoeId id) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.id().equals(id) && foe.able())
                .findFirst();
    }

    private static int used(CampaignState state, Foe foe, SpecialAttack.Spell power) {
        int kept = foe.number(power.name());
        return kept / MOST == state.clock().day() ? kept % MOST : 0;
    }

    /** Makes it. */
    public static void carryOut(Unfolding u, FoeId servant, CharacterId holder, String article) {
        Foe foe = servant(u.state(), servant).orElseThrow();
        SpecialAttack.Spell power = power(u.world(), u.state(), foe, article).orElseThrow();
        int now = u.state().clock().day() * MOST + used(u.state(), foe, power) + 1;
        u.emit(new BattleEvent.FoeMarked(servant, power.name(), now));
        boolean meal = article.equals(MEAL);
        ItemId id = new ItemId(u.newId("made-"));
        Item thing = meal
                ? new Item(
                        id,
                        Provisions.STANDARD,
                        "day of created food",
                        Provisions.PERSONS,
                        0,
                        0,
                        Carried.AT_HAND,
                        "",
                        0)
                : made(u.world().book().equipment().listed(article), id);
        u.emit(new PowerEvent.GiftMade(servant, holder, thing));
        if (meal || !SOFT.contains(article)) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            meal ? FOOD + Sustenance.MADE : FADES,
                            "",
                            new Effect.On.OnCharacter(holder),
                            servant.value(),
                            Effect.Unit.DAYS,
                            1,
                            new TreeMap<>(),
                            new TreeMap<>(Map.of(Antidotes.THING, id.value())),
                            true),
                    ""));
        }
    }

    private static Item made(Article article, ItemId id) {
        return new Item(id, article.id(), article.single(), 1, article.weight(), 0, Carried.STOWED, "", 0);
    }

    /** The day of a thing of metal is over: it is gone, whoever carries it. */
    static void ended(Unfolding u, Effect effect) {
        ItemId id = new ItemId(effect.word(Antidotes.THING));
        u.state().adventurers().values().stream()
                .filter(who -> who.item(id).isPresent())
                .findFirst()
                .ifPresent(who -> u.emit(new PowerEvent.ThingLost(who.id(), id, true, "fades like smoke", List.of())));
    }
}
