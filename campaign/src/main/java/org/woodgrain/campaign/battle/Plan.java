package org.woodgrain.campaign.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.harm.Swallowed;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.spells.Spirits;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Hands;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Weapon;
import org.woodgrain.rules.melee.Ground;

/** What every member will do in a round: what was ordered, and for the others what fits their place. */
final class Plan {
    private static final int FRONT = 3;

    private final World world;
    private final CampaignState state;
    private final Encounter meeting;
    private final Ground ground;

    private Plan(World world, CampaignState state) {
        this.world = world;
        this.state = state;
        this.meeting = state.encounter().orElseThrow();
        this.ground = Battleground.of(world, state);
    }

    /** The deeds of all who can act. */
    static Map<CharacterId, Deed> of(World world, CampaignState state, List<FighterOrder> orders) {
        Map<CharacterId, Deed> deeds = new TreeMap<>();
        Plan plan = new Plan(world, state);
        Map<CharacterId, Deed> ordered = new HashMap<>();
        orders.forEach(order -> ordered.put(order.who(), order.deed()));
        List<Adventurer> able = able(state);
        for (int place = 0; place < able.size(); place++) {
            Adventurer who = able.get(place);
            Deed told = ordered.get(who.id());
            deeds.put(who.id(), told == null ? plan.fitting(who, place) : told);
        }
        for (FighterOrder order : orders) {
            if (!deeds.containsKey(order.who()) && Spirits.may(state, order.who(), order.deed())) {
                deeds.put(order.who(), order.deed());
            }
        }
        deeds.replaceAll((who, deed) -> plan.hangsBack(who) ? new Deed.Guard() : deed);
        return deeds;
    }

    /** A hireling whose heart fails him does nothing for a round, whatever he is told (NP-31). */
    @Rule("NP-31")
    private boolean hangsBack(CharacterId who) {
        return state.service(who)
                .filter(service -> service.hangingBack() > 0 && service.hangingBack() == meeting.round())
                .isPresent();
    }

    /**
     * What fits a member's place: the front strikes, those behind shoot if they can, and the others stand ready, as does
     * whoever is kept from fighting.
     */
    static Deed fitting(World world, CampaignState state, Adventurer who) {
        Deed deed = new Plan(world, state).fitting(who, Math.max(0, able(state).indexOf(who)));
        boolean allowed = BattleOrders.check(world, state, List.of(new FighterOrder(who.id(), deed)))
                .isEmpty();
        return allowed ? deed : new Deed.Guard();
    }

    /** Members who can act, in marching order. */
    static List<Adventurer> able(CampaignState state) {
        List<Adventurer> able = new ArrayList<>();
        for (Adventurer who : state.company()) {
            if (!state.helpless(who.id()) && !Casting.charmed(state, who)) {
                able.add(who);
            }
        }
        return able;
    }

    private Deed fitting(Adventurer who, int place) {
        Optional<FoeId> swallower = Swallowed.by(state, who.id());
        if (swallower.isPresent()) {
            return new Deed.Strike(swallower.get());
        }
        Optional<Foe> foe = opposite(place);
        if (foe.isEmpty()) {
            return Comrades.fitting(world, state, who);
        }
        if (!Eyes.see(state, who) && !Eyes.gropes(state)) {
            return kindles(who);
        }
        Arms arms = Arms.of(world.book(), state);
        boolean contact = meeting.distance() <= Ground.REACH;
        boolean front = place < Math.min(FRONT, ground.abreast(false));
        boolean shoots = arms.shot(who)
                .flatMap(shot -> arms.band(shot, meeting.distance() + (front ? 0 : 10)))
                .isPresent();
        if (shoots && !(front && contact)) {
            return new Deed.Shoot(foe.get().id());
        }
        boolean comesUp = who.acting() != CharacterClass.MAGIC_USER && ground.abreast(false) > FRONT;
        if (!front && !comesUp) {
            return new Deed.Guard();
        }
        return unarmed(arms, who)
                ? drawn(world, arms, who)
                        .<Deed>map(Deed.Draw::new)
                        .orElse(strike(who, foe.get().id()))
                : strike(who, foe.get().id());
    }

    /** In the dark the hindmost who has a light kindles it, and the others stand ready. */
    private Deed kindles(Adventurer who) {
        return able(state).reversed().stream()
                .filter(each -> Eyes.kindling(world, state, each).isPresent())
                .findFirst()
                .filter(each -> each.id().equals(who.id()))
                .flatMap(each -> Eyes.kindling(world, state, each))
                .<Deed>map(light -> new Deed.Kindle(light.id()))
                .orElse(new Deed.Guard());
    }

    /** Strikes; with the eyes turned away once a gaze has been felt, if no mirror is held. */
    private Deed strike(Adventurer who, FoeId foe) {
        boolean averts =
                Gazes.known(world.book(), state, meeting) && !(Gazes.mirror(who) && Gazes.any(world.book(), state));
        return averts ? new Deed.Avert(foe) : new Deed.Strike(foe);
    }

    static boolean unarmed(Arms arms, Adventurer who) {
        return arms.inHand(who).id().equals("unarmed");
    }

    /** The first weapon for use hand to hand that can be drawn at once. */
    static Optional<ItemId> drawn(World world, Arms arms, Adventurer who) {
        return who.items().stream()
                .filter(item -> item.carried() == Carried.AT_HAND)
                .filter(item -> world.book()
                        .equipment()
                        .weapon(item)
                        .filter(weapon ->
                                arms.strikes(who, weapon) && !weapon.id().equals("torch"))
                        .isPresent())
                .map(Item::id)
                .findFirst();
    }

    /** The foe whom one at this place faces: an able one if any is left, else one who is helpless. */
    private Optional<Foe> opposite(int place) {
        List<Foe> able = new ArrayList<>(meeting.able());
        if (able.isEmpty()) {
            meeting.foes().stream()
                    .filter(foe -> foe.standing() == Foe.Standing.HELPLESS)
                    .forEach(able::add);
        }
        return able.isEmpty() ? Optional.empty() : Optional.of(able.get(place % able.size()));
    }

    /** What must be put up before a thing can be taken in hand. */
    static List<Item> inTheWay(World world, Adventurer who, Item wanted) {
        int needs = world.book().equipment().weapon(wanted).map(Weapon::hands).orElse(1);
        List<Item> held = who.items().stream()
                .filter(item -> item.carried() == Carried.IN_HAND)
                .toList();
        int free = Hands.TWO - Hands.used(world.book().equipment(), who.items());
        List<Item> away = new ArrayList<>();
        for (Item item : held) {
            if (free >= needs) {
                break;
            }
            if (world.book().equipment().weapon(item).isPresent()) {
                away.add(item);
                free += world.book().equipment().weapon(item).map(Weapon::hands).orElse(1);
            }
        }
        return away;
    }
}
