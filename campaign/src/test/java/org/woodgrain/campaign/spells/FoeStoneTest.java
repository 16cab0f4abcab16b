package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.CASTER;
import static org.woodgrain.campaign.spells.FoeCasters.FOE;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.FoeCasters.met;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.mage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.battle.Options;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.campaign.view.Views;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** The stone of a sorcerer who is met: found, smashed, or left lying with the spirit in it. */
class FoeStoneTest {
    private static final FoeId GUARD = new FoeId("guard");

    private static Expeditions guarded(Profile profile, int feet, String... more) {
        List<String> spells = new ArrayList<>(List.of(more));
        spells.add("SP-54");
        return met(profile, feet, 20, spells.toArray(String[]::new))
                .given(state -> state.withEncounter(state.encounter().map(meeting -> {
                    List<Foe> foes = new ArrayList<>(meeting.foes());
                    foes.add(new Foe(GUARD, "orc", "orc", 30, 30, Foe.Standing.ABLE, Purse.EMPTY, new TreeMap<>()));
                    return meeting.withFoes(foes);
                })));
    }

    private static Expeditions taken(Profile profile, int feet, String... more) {
        Expeditions play = guarded(profile, feet, more);
        exactly(play, u -> Casting.carryOut(u, FOE, "SP-54", List.of()), 1);
        return play;
    }

    private static String stone(Expeditions play) {
        return Jars.ofFoes(play.state()).getFirst().id();
    }

    private static Optional<?> refusal(Expeditions play, Deed deed) {
        return Battle.check(play.world(), play.state(), List.of(new FighterOrder(MAGE, deed)));
    }

    private static List<String> deeds(Expeditions play) {
        return Options.of(play.world(), play.state(), play.who(MAGE), false).stream()
                .map(Options.Choice::value)
                .toList();
    }

    private static List<String> offers(Expeditions play) {
        return Views.of(play.world(), play.state(), new Seat.Company()).offers().stream()
                .map(Offer::id)
                .toList();
    }

    private static boolean alive(Expeditions play) {
        return !play.state().encounter().orElseThrow().foe(CASTER).orElseThrow().gone();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void nobody_looks_for_a_stone_before_a_mind_was_attacked_nor_from_afar(Profile profile) {
        assertThat(refusal(guarded(profile, 5), new Deed.Seek())).isPresent();
        assertThat(refusal(taken(profile, 60), new Deed.Seek())).isPresent();
        Expeditions near = taken(profile, 5);
        assertThat(refusal(near, new Deed.Seek())).isEmpty();
        assertThat(deeds(near)).contains("seek").noneMatch(value -> value.startsWith("smash"));
        assertThat(refusal(near, new Deed.Smash(stone(near))))
                .as("it is not found yet")
                .isPresent();
        assertThat(Options.read("seek")).hasValue(new Deed.Seek());
        assertThat(Options.read("smash|e1")).hasValue(new Deed.Smash("e1"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void it_is_found_on_two_of_six_and_smashed_it_is_the_end_of_the_sorcerer(Profile profile) {
        Expeditions play = taken(profile, 5);
        exactly(play, u -> StoneHunt.seek(u, MAGE), 3);
        assertThat(deeds(play)).contains("seek");
        exactly(play, u -> StoneHunt.seek(u, MAGE), 2);
        assertThat(deeds(play)).contains("smash|" + stone(play)).doesNotContain("seek");
        FighterOrder order = new FighterOrder(MAGE, new Deed.Smash(stone(play)));
        Unfolding u = new Unfolding(play.world(), play.state(), FastDice.seeded(3), new Consequences());
        Battle.round(u, List.of(order));
        u.close();
        assertThat(FoeJar.possessed(u.state(), FIGHTER)).isFalse();
        assertThat(Jars.ofFoes(u.state())).isEmpty();
        assertThat(u.state().encounter().orElseThrow().foe(CASTER).orElseThrow().standing())
                .isEqualTo(Foe.Standing.DEAD);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule({"SP-54", "SP-70"})
    void disintegrate_is_offered_at_a_stone_that_was_found(Profile profile) {
        Expeditions play = taken(profile, 5);
        play.given(state -> state.withAdventurer(mage(12).withSpells(new Spells(List.of(), List.of("SP-70")))));
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-70"))
                .noneMatch(aim -> aim.value().startsWith("jar:"));
        exactly(play, u -> StoneHunt.seek(u, MAGE), 1);
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-70"))
                .anyMatch(aim -> aim.value().equals("jar:" + stone(play)));
        Magicians.cast(play, MAGE, "SP-70", "jar:" + stone(play));
        assertThat(alive(play)).isFalse();
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
    }

    /** His body is slain and his guard too; the company puts the fighter down; the meeting is over. */
    private static Expeditions left(Profile profile) {
        Expeditions play = taken(profile, 5);
        exactly(play, u -> u.emit(new HarmEvent.FoeDied(CASTER, "sorcerer", "a sword", "CB-18")));
        exactly(play, u -> u.emit(new HarmEvent.FoeDied(GUARD, "orc", "a sword", "CB-18")));
        exactly(
                play,
                u -> u.emit(new MagicEvent.EffectBegun(
                        new Effect(
                                "held",
                                "SP-20",
                                "held",
                                new Effect.On.OnCharacter(FIGHTER),
                                MAGE.value(),
                                Effect.Unit.TURNS,
                                2,
                                new TreeMap<>(Map.of(Effect.HELPLESS, 1)),
                                false),
                        "SP-20")));
        play.order(new MeetingCommand.Fight(List.of()), FastDice.seeded(9));
        play.given(state -> state.withEncounter(Optional.empty()));
        return play;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void its_body_slain_the_spirit_is_left_in_the_stone_and_the_company_may_look_for_that(Profile profile) {
        Expeditions play = left(profile);
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        assertThat(effects(play, Jars.STONE)).hasSize(1);
        assertThat(offers(play)).contains("seek-stone:mirabel");
        for (int seed = 1; seed < 30 && StoneHunt.found(play.state()).isEmpty(); seed++) {
            play.order(new MagicCommand.SeekStone(MAGE), FastDice.seeded(seed));
            play.given(state -> state.withEncounter(Optional.empty()));
        }
        assertThat(offers(play)).contains("smash-stone:mirabel:" + stone(play));
        play.order(new MagicCommand.SmashStone(MAGE, stone(play)), FastDice.seeded(1));
        assertThat(effects(play, Jars.STONE)).isEmpty();
        assertThat(play.told()).anyMatch(line -> line.contains("smashes the stone"));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void from_there_it_tries_again_when_the_company_fights_near_by(Profile profile) {
        Expeditions play = left(profile);
        play.given(state -> state.withEffects(state.effects().stream()
                .filter(effect -> effect.kind().equals(Jars.STONE))
                .toList()));
        Magicians.meeting(play, Encounter.Phase.BATTLE, 20, "ogre", 1, 20);
        exactly(play, FoeJar::round, 1);
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isTrue();
        exactly(play, u -> JarEnds.smashed(u, stone(play)));
        assertThat(FoeJar.possessed(play.state(), FIGHTER)).isFalse();
        assertThat(effects(play, Jars.STONE)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @Rule("SP-54")
    void it_casts_with_the_voice_and_hands_of_its_host_and_not_without(Profile profile) {
        Expeditions play = taken(profile, 5, "SP-20");
        play.given(state -> state.withAdventurer(state.adventurer(FIGHTER).orElseThrow()));
        Unfolding u = new Unfolding(play.world(), play.state(), FastDice.seeded(4), new Consequences());
        Battle.round(u, List.of());
        assertThat(u.close())
                .anyMatch(event -> event instanceof MagicEvent.SpellCast done
                        && done.caster().equals(new Caster.Monster(CASTER))
                        && done.spell().equals("SP-20"));

        Expeditions full = taken(profile, 5, "SP-20");
        Item both = new Item(new ItemId("pike"), "EQI-14", "pike", 1, 50, 0, Carried.IN_HAND, "", 0);
        full.given(state -> state.change(FIGHTER, who -> {
            List<Item> all = new ArrayList<>(who.items());
            all.add(both);
            return who.withItems(all);
        }));
        assertThat(Spirits.speaks(full.world(), full.state(), CASTER)).isFalse();
        Unfolding mute = new Unfolding(full.world(), full.state(), FastDice.seeded(4), new Consequences());
        Battle.round(mute, List.of());
        assertThat(mute.close()).noneMatch(MagicEvent.SpellCast.class::isInstance);
    }
}
