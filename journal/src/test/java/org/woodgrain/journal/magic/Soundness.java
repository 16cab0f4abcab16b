package org.woodgrain.journal.magic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.woodgrain.campaign.people.Apart;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.campaign.state.Things;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.Purse;

/** What must hold of a campaign at any time; each fault in words. */
final class Soundness {
    private final CampaignState state;
    private final List<String> faults = new ArrayList<>();

    private Soundness(CampaignState state) {
        this.state = state;
    }

    static List<String> faults(CampaignState state) {
        Soundness sound = new Soundness(state);
        sound.bodies();
        sound.places();
        sound.things();
        sound.effects();
        sound.spirits();
        return sound.faults;
    }

    private void hold(boolean what, String fault) {
        if (!what) {
            faults.add(fault);
        }
    }

    /** Hit points are within their bounds, and the living have some. */
    private void bodies() {
        for (Adventurer who : state.adventurers().values()) {
            hold(who.hitPoints() <= who.maxHitPoints(), who.name() + " has more hit points than he can");
            hold(who.life() != Life.LIVING || who.hitPoints() > 0, who.name() + " lives without hit points");
            Purse purse = who.purse();
            hold(
                    Math.min(
                                    Math.min(purse.copper(), purse.silver()),
                                    Math.min(purse.electrum(), Math.min(purse.gold(), purse.platinum())))
                            >= 0,
                    who.name() + " owes coins to his purse");
        }
        foes().forEach(foe -> {
            hold(foe.hitPoints() <= foe.maxHitPoints(), foe.name() + " has more hit points than it can");
            // a boar that is cut down fights on for its last rounds
            hold(
                    !foe.able() || foe.hitPoints() > 0 || foe.number("fights-on") > 0,
                    foe.name() + " acts without hit points");
        });
    }

    /** Nobody is in two places. */
    private void places() {
        hold(new HashSet<>(state.order()).size() == state.order().size(), "somebody marches twice");
        hold(state.adventurers().keySet().containsAll(state.order()), "somebody marches who is nobody");
        hold(state.encounter().isEmpty() || state.underground().isPresent(), "somebody is met in town");
        Apart.all(state).forEach(who -> hold(!state.order().contains(who.id()), who.name() + " marches and is apart"));
        state.candidates()
                .forEach(each -> hold(
                        !state.adventurers().containsKey(each.id()), each.id() + " waits for an offer and has one"));
        state.followers()
                .forEach(follower -> hold(
                        state.adventurer(follower.master()).isPresent(),
                        follower.foe().name() + " follows nobody"));
        Map<FoeId, List<Foe>> seen = new HashMap<>();
        foes().forEach(foe ->
                seen.computeIfAbsent(foe.id(), id -> new ArrayList<>()).add(foe));
        seen.forEach((id, foes) -> hold(foes.size() == 1, id + " is in more places than one: " + foes));
        Set<FoeId> ids = seen.keySet();
        state.adventurers().keySet().forEach(who -> hold(!ids.contains(new FoeId(who.value())), who + " is a foe too"));
    }

    /** Monsters wherever they are: met, following, at home. */
    private Stream<Foe> foes() {
        Stream<Foe> met = state.encounter().stream()
                .flatMap(meeting -> Stream.concat(meeting.foes().stream(), meeting.circling().foes().stream()))
                .filter(foe -> foe.standing() != Foe.Standing.CHARMED && foe.standing() != Foe.Standing.FLED);
        Stream<Foe> following = state.followers().stream().map(Follower::foe);
        return Stream.of(met, following, atHome()).flatMap(each -> each);
    }

    private Stream<Foe> atHome() {
        return state.levels().entrySet().stream()
                .flatMap(level -> level.getValue().rooms().entrySet().stream()
                        .filter(room -> !meetingIn(level.getKey(), room.getKey()))
                        .map(Map.Entry::getValue))
                .flatMap(room -> Stream.concat(room.dwellers().stream(), room.prisoners().stream()));
    }

    /** The dwellers of the room of a meeting are those who are met. */
    private boolean meetingIn(String level, String room) {
        return state.encounter()
                .filter(meeting -> meeting.level().equals(level)
                        && meeting.room().filter(room::equals).isPresent())
                .isPresent();
    }

    /** Every thing is in one place. */
    private void things() {
        Map<String, Integer> seen = new HashMap<>();
        items().forEach(item -> {
            seen.merge(item.id().value(), 1, Integer::sum);
            hold(item.quantity() > 0, "none left of " + item.name());
        });
        seen.forEach((id, times) -> hold(times == 1, id + " is in " + times + " places"));
        state.lights().forEach(light -> hold(light.turnsLeft() > 0, "a light burns without fuel"));
        for (Adventurer who : state.adventurers().values()) {
            for (Item item : who.items()) {
                hold(item.weight() >= 0, item.name() + " weighs less than nothing");
                hold(
                        item.inside().isEmpty()
                                || who.items().stream()
                                        .anyMatch(each -> each.id().value().equals(item.inside())),
                        item.name() + " is in what " + who.name() + " does not have");
            }
        }
    }

    /** A spirit that is out of its body is in one other and no more, and no body has two. */
    private void spirits() {
        Map<String, Integer> hosts = new HashMap<>();
        for (Effect hold : state.effects().of("SP-54-host")) {
            String body = switch (hold.on()) {
                case Effect.On.OnCharacter on -> on.character().value();
                case Effect.On.OnFoe on -> on.foe().value();
                default -> "nobody";
            };
            hosts.merge("spirit " + hold.maker(), 1, Integer::sum);
            hosts.merge("body " + body, 1, Integer::sum);
            hold(
                    jars().anyMatch(jar ->
                            jar.maker().equals(hold.maker()) && jar.word("host").equals(body)),
                    "no jar tells of the spirit of " + hold.maker() + " in " + body);
        }
        hosts.forEach((what, times) -> hold(times == 1, what + " is in " + times + " possessions"));
        jars().filter(jar -> !jar.word("host").isEmpty() && !jar.word("host").equals(jar.maker()))
                .forEach(jar -> hold(
                        hosts.containsKey("body " + jar.word("host")),
                        "the spirit of " + jar.maker() + " is in " + jar.word("host") + ", who does not know"));
    }

    private Stream<Effect> jars() {
        return Stream.concat(state.effects().of("SP-54").stream(), state.effects().of("SP-54-stone").stream());
    }

    private Stream<Item> items() {
        Stream<Item> carried = state.adventurers().values().stream().flatMap(who -> who.items().stream());
        Stream<Item> lying = state.levels().values().stream().flatMap(Soundness::lying);
        Stream<Item> foreign = foes().flatMap(foe -> foe.items().stream());
        return Stream.of(carried, lying, foreign).flatMap(each -> each);
    }

    private static Stream<Item> lying(LevelState level) {
        return Stream.concat(
                        level.rooms().values().stream().map(RoomState::hoards).flatMap(List::stream),
                        level.piles().values().stream())
                .flatMap(hoard -> hoard.things().stream());
    }

    /** Every effect has a name of its own, something that it is on, and an end. */
    private void effects() {
        Set<String> names = new HashSet<>();
        Set<FoeId> foes = new HashSet<>();
        foes().forEach(foe -> foes.add(foe.id()));
        state.encounter().map(Encounter::foes).orElse(List.of()).forEach(foe -> foes.add(foe.id()));
        for (Effect effect : state.effects()) {
            hold(names.add(effect.id()), "two effects are called " + effect.id());
            hold(
                    effect.unit() == Effect.Unit.LASTING || effect.unit() == Effect.Unit.ENCOUNTER || effect.left() > 0,
                    "no time is left of " + told(effect));
            hold(
                    effect.unit() != Effect.Unit.ENCOUNTER || state.encounter().isPresent(),
                    "no meeting is left for " + told(effect));
            hold(on(effect, foes), "nothing is left under " + told(effect));
            hold(
                    !effect.kind().matches("SP-\\d+(-host|-body|-stone)?")
                            || !effect.maker().isEmpty(),
                    "nobody has made " + told(effect));
            hold(effect.number(Effect.KEPT) == 0 || kept(effect), "nobody keeps his mind on " + told(effect));
        }
    }

    /** Whoever keeps a spell up is alive and awake, or is one of those who were met. */
    private boolean kept(Effect effect) {
        CharacterId maker = new CharacterId(effect.maker());
        return state.adventurer(maker).map(who -> who.living()).orElse(true);
    }

    private boolean on(Effect effect, Set<FoeId> foes) {
        return switch (effect.on()) {
            case Effect.On.OnCharacter who -> state.adventurer(who.character()).isPresent();
            case Effect.On.OnFoe foe -> foes.contains(foe.foe());
            case Effect.On.OnDoor door -> !door.level().isEmpty();
            case Effect.On.OnCell cell -> !cell.level().isEmpty();
            case Effect.On.OnThing thing -> Things.exists(state, thing.thing());
        };
    }

    private static String told(Effect effect) {
        return effect.kind() + " (" + effect.label() + ") on " + effect.on();
    }
}
