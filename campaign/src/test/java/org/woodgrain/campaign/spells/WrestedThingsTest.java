package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.FoeCasters.exactly;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.foe;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.meeting;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.battle.Battle;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** What others hold, drawn away by a mind. */
@Rule("SP-48")
class WrestedThingsTest {
    private static final Item SWORD =
            new Item(new ItemId("blade"), "EQI-12", "sword", 1, 50, 0, Carried.IN_HAND, "", 0);

    private static Expeditions against(Profile profile, String monster) {
        Expeditions play = meeting(
                play(profile, FoeCasters.hardy(fighter(1)), FoeCasters.hardy(mage(10, "SP-48"))),
                Encounter.Phase.BATTLE,
                5,
                monster,
                1,
                40);
        return play.given(state -> state.withNextId(100));
    }

    private static Expeditions bears(Expeditions play, Item item) {
        return FoeCasters.foes(play, foe -> foe.withItems(List.of(item)));
    }

    private static void casts(Expeditions play, String target, int... faces) {
        exactly(play, u -> Casting.carryOut(u, new Caster.Member(MAGE), "SP-48", Aim.targets(target)), faces);
    }

    private static Optional<Refusal> refused(Expeditions play, String target) {
        return Casting.check(play.world(), play.state(), new Caster.Member(MAGE), "SP-48", Aim.targets(target));
    }

    private static List<String> weapons(Expeditions play) {
        List<String> all = new ArrayList<>();
        for (int seed = 1; seed < 6; seed++) {
            FoeCasters.does(play, u -> Battle.round(u, List.of()), seed).stream()
                    .filter(BattleEvent.Struck.class::isInstance)
                    .map(BattleEvent.Struck.class::cast)
                    .filter(blow -> blow.by().equals(new Fighter.Opponent(foe(1))))
                    .forEach(blow -> {
                        all.add(blow.weapon());
                        assertThat(blow.points()).isLessThanOrEqualTo(2);
                    });
        }
        return all;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void an_orc_that_fails_its_save_fights_on_with_bare_hands_while_the_fight_lasts(Profile profile) {
        Expeditions play = against(profile, "orc");
        casts(play, "held:foe:m1", 1);
        assertThat(weapons(play)).isNotEmpty().containsOnly("bare hands");
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void an_orc_that_makes_sixteen_keeps_it(Profile profile) {
        Expeditions play = against(profile, "orc");
        casts(play, "held:foe:m1", 16);
        assertThat(effects(play, "disarmed")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_wolf_holds_nothing(Profile profile) {
        assertThat(refused(against(profile, "wolf"), "held:foe:m1")).isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void what_else_it_held_lies_before_the_company_and_what_is_offered_does_not_tell(Profile profile) {
        Expeditions plain = against(profile, "orc");
        Expeditions play = bears(against(profile, "orc"), SWORD);
        assertThat(Casting.aims(play.world(), play.state(), play.who(MAGE), "SP-48"))
                .isEqualTo(Casting.aims(plain.world(), plain.state(), plain.who(MAGE), "SP-48"));
        casts(play, "held:foe:m1", 1);
        assertThat(play.state().encounter().orElseThrow().foes().getFirst().items())
                .isEmpty();
        Cell here = play.cell();
        assertThat(effects(play, "SP-48"))
                .singleElement()
                .satisfies(spell -> assertThat(play.state().level("one").hoard(spell.word("hoard")))
                        .hasValueSatisfying(heap -> {
                            assertThat(heap.cell()).isEqualTo(here);
                            assertThat(heap.things()).extracting(Item::name).containsExactly("sword");
                        }));
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_charmed_comrade_saves_for_his_sword(Profile profile) {
        for (int face : new int[] {20, 1}) {
            Expeditions play = against(profile, "orc");
            play.given(state -> state.change(FIGHTER, who -> who.withItems(List.of(SWORD)))
                    .withEffects(state.effects()
                            .plus(new Effect(
                                    "charm",
                                    "SP-07",
                                    "charmed",
                                    new Effect.On.OnCharacter(FIGHTER),
                                    "m1",
                                    Effect.Unit.LASTING,
                                    0,
                                    new TreeMap<>(),
                                    false))));
            assertThat(refused(play, "held:member:conan")).isEmpty();
            casts(play, "held:member:conan", face);
            assertThat(play.who(FIGHTER).items().isEmpty()).isEqualTo(face == 1);
        }
        assertThat(refused(against(profile, "orc"), "held:member:conan")).isPresent();
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void what_a_willing_comrade_carries_leaves_him_without_a_throw_and_goes_where_it_is_sent(Profile profile) {
        Expeditions play = against(profile, "orc")
                .given(state -> state.withEncounter(Optional.empty())
                        .change(FIGHTER, who -> who.withItems(List.of(SWORD)).withPurse(Purse.EMPTY)));
        Cell here = play.cell();
        Cell there = new Cell(here.x() - 1, here.y());
        casts(play, "item:blade");
        assertThat(play.who(FIGHTER).items()).isEmpty();
        exactly(
                play,
                u -> Directing.carryOut(
                        u, MAGE, effects(play, "SP-48").getFirst().id(), List.of("cell:" + there)));
        assertThat(play.state()
                        .level("one")
                        .hoard(effects(play, "SP-48").getFirst().word("hoard"))
                        .orElseThrow()
                        .cell())
                .isEqualTo(there);
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    void a_foe_that_is_asleep_is_no_holder(Profile profile) {
        Expeditions play = FoeCasters.foes(against(profile, "orc"), foe -> foe.with(Foe.Standing.HELPLESS));
        assertThat(refused(play, "held:foe:m1")).isPresent();
    }
}
