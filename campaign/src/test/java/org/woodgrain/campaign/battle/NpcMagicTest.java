package org.woodgrain.campaign.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.Company.CLERIC;
import static org.woodgrain.campaign.Company.FIGHTER;
import static org.woodgrain.campaign.battle.Melees.guard;
import static org.woodgrain.campaign.battle.Melees.held;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.bands.Bands;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;

/** Magic things of leaders and men of class, and what they do with them in a fight. */
@UnderBothProfiles
class NpcMagicTest {
    private static final List<FighterOrder> STAND = List.of(guard(FIGHTER), guard(CLERIC));
    private static final Set<String> USEFUL = Set.of(
            "MI-046", "MI-049", "MI-050", "MI-051", "MI-054", "MI-122", "MI-123", "MI-124", "MI-125", "MI-126",
            "MI-127", "MI-128", "MI-093", "MI-097", "MI-102");

    private static Adventurer hardy(Adventurer who) {
        return who.withMaxHitPoints(90).withHitPoints(90);
    }

    private static Melees met(Profile profile, String kind, int feet, Item... things) {
        return Melees.inPassage(profile, List.of(hardy(RoundTest.armed()), hardy(RoundTest.armed(CLERIC))))
                .against(kind, feet, 30)
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(foe -> foe.withNumber("spells-drawn", 1).withItems(List.of(things)))
                                .toList()))));
    }

    private static ScriptedDice any(int seed) {
        return ScriptedDice.none().afterwards(FastDice.seeded(seed));
    }

    @Test
    @Rule({"WI-83", "MI-116"})
    void a_wand_is_used_from_out_of_reach_and_loses_a_charge_and_nobody_is_told_what_it_is(Profile profile) {
        Item wand = held("w", "MI-124", "Wand of Cold", Carried.AT_HAND);
        Melees melee = met(profile, "warlock", 40, wand);
        melee.round(STAND, any(2));
        assertThat(melee.events(PowerEvent.Wielded.class)).hasSize(1);
        assertThat(melee.who(FIGHTER).hitPoints()).isLessThan(90);
        assertThat(melee.state().charges(wand.id())).isEqualTo(1);
        assertThat(melee.told()).anyMatch(line -> line.contains("a thing of magic"));
        assertThat(melee.told()).noneMatch(line -> line.contains("Wand of Cold"));
        melee.round(STAND, any(3));
        assertThat(melee.state().charges(wand.id())).isEqualTo(2);
    }

    @Test
    @Rule("WI-83")
    void a_potion_is_drunk_when_it_helps_and_is_gone(Profile profile) {
        Melees melee = met(profile, "warlock", 40, held("p", "MI-049", "potion", Carried.AT_HAND));
        melee.round(STAND, any(2));
        assertThat(melee.told()).anyMatch(line -> line.contains("drinks a potion"));
        assertThat(melee.foe(1).items()).isEmpty();
        assertThat(melee.state().effectsOn(new Effect.On.OnFoe(melee.foe(1).id())))
                .extracting(Effect::kind)
                .contains("SP-30");
    }

    @Test
    @Rule("WI-83")
    void spells_come_before_things() {
        Melees melee = met(Played.profile(), "warlock", 40, held("p", "MI-049", "potion", Carried.AT_HAND))
                .given(state -> state.withEncounter(state.encounter()
                        .map(meeting -> meeting.withFoes(meeting.foes().stream()
                                .map(foe -> foe.withNumber("spell:SP-20", 1))
                                .toList()))));
        melee.round(STAND, any(2));
        assertThat(melee.foe(1).items()).hasSize(1);
        assertThat(melee.foe(1).number("spell:SP-20")).isZero();
    }

    @Test
    @Rule("MI-097")
    void a_ring_of_protection_guards_its_wearer() {
        Foe plain = met(Played.profile(), "warlock", 40).foe(1);
        Foe ringed = plain.withItems(List.of(held("r", "MI-097", "ring", Carried.WORN)));
        Melees melee = met(Played.profile(), "warlock", 40);
        FoeFighter fighters = new FoeFighter(melee.world().book(), melee.state());
        var bare = fighters.ready(plain, 1, 0, true);
        var guarded = fighters.ready(ringed, 1, 0, true);
        assertThat(guarded.guard().front()).isEqualTo(bare.guard().front() - 1);
        assertThat(guarded.saves().get(Danger.SPELLS.ordinal()))
                .isEqualTo(bare.saves().get(Danger.SPELLS.ordinal()) - 1);
    }

    @Test
    @Rule("WI-83")
    void what_they_carry_is_of_use_to_them(Profile profile) {
        Melees melee = met(profile, "wizard", 40);
        Map<String, Set<String>> kinds = new TreeMap<>();
        for (String kind : List.of("lord", "patriarch", "wizard")) {
            Set<String> found = kinds.computeIfAbsent(kind, any -> new TreeSet<>());
            for (int seed = 1; seed < 250; seed++) {
                Unfolding u = new Unfolding(melee.world(), melee.state(), any(seed));
                Bands.plain(u, melee.world().book().monsters().monster(kind), 1, List.of(), 0)
                        .getFirst()
                        .items()
                        .forEach(thing -> found.add(thing.kind()));
                u.throwing().take();
            }
        }
        assertThat(kinds.get("wizard")).contains("MI-049", "MI-097").anyMatch(kind -> kind.startsWith("MI-12"));
        assertThat(kinds.get("wizard"))
                .allMatch(kind -> USEFUL.contains(kind) || kind.startsWith("MI-074/") || kind.startsWith("MI-027"));
        assertThat(kinds.get("patriarch")).contains("MI-054").noneMatch(kind -> kind.startsWith("MI-12"));
        assertThat(kinds.get("lord")).noneMatch(USEFUL::contains);
    }
}
