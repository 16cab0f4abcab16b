package org.woodgrain.campaign.spells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.woodgrain.campaign.spells.Magicians.CLERIC;
import static org.woodgrain.campaign.spells.Magicians.FIGHTER;
import static org.woodgrain.campaign.spells.Magicians.MAGE;
import static org.woodgrain.campaign.spells.Magicians.cast;
import static org.woodgrain.campaign.spells.Magicians.cleric;
import static org.woodgrain.campaign.spells.Magicians.effects;
import static org.woodgrain.campaign.spells.Magicians.fighter;
import static org.woodgrain.campaign.spells.Magicians.mage;
import static org.woodgrain.campaign.spells.Magicians.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;

@UnderBothProfiles
class WilledTest {
    private static MagicCommand.EndSpell end(Expeditions play, CharacterId who, String kind) {
        return new MagicCommand.EndSpell(who, effects(play, kind).getFirst().id());
    }

    private static boolean offered(Expeditions play, CharacterId who) {
        return Actions.of(play.world(), play.state(), new Seat.Company()).stream()
                .anyMatch(offer -> offer.id().equals("end-spell:" + who));
    }

    @Test
    @Rule("SP-13")
    void who_is_invisible_shows_himself_when_he_likes_and_nobody_else_makes_him(Profile profile) {
        Expeditions play = play(profile, mage(11, "SP-13"), fighter(3), cleric(3, Alignment.LAW));
        cast(play, MAGE, "SP-13", "member:" + FIGHTER);
        assertThat(offered(play, CLERIC)).isFalse();
        assertThat(offered(play, MAGE)).isTrue();
        assertThat(play.refused(end(play, CLERIC, "SP-13"))).isInstanceOf(MagicRefusal.NoSuchSpellInForce.class);

        play.order(end(play, FIGHTER, "SP-13"));

        assertThat(effects(play, "SP-13")).isEmpty();
    }

    @Test
    @Rule("SP-27")
    void one_shows_himself_alone_and_the_caster_all(Profile profile) {
        Expeditions play = play(profile, mage(11, "SP-27"), fighter(3), cleric(3, Alignment.LAW));
        cast(play, MAGE, "SP-27", "member:" + MAGE);
        String his = effects(play, "SP-27").stream()
                .filter(effect -> effect.on().toString().contains(FIGHTER.value()))
                .findFirst()
                .orElseThrow()
                .id();

        play.order(new MagicCommand.EndSpell(FIGHTER, his));
        assertThat(effects(play, "SP-27")).hasSize(2);

        play.order(end(play, MAGE, "SP-27"));
        assertThat(effects(play, "SP-27")).isEmpty();
    }

    @Test
    @Rule({"SP-47", "SP-113"})
    void an_elemental_is_sent_home_while_its_conjurer_controls_it(Profile profile) {
        Expeditions play = play(profile, mage(12, "SP-47"), fighter(3));
        play.order(new MagicCommand.Cast(MAGE, "SP-47", List.of("element:earth")), (stream, sides) -> 3);
        assertThat(offered(play, MAGE)).isTrue();

        play.order(end(play, MAGE, "SP-47"));

        assertThat(play.state().followers()).isEmpty();
        assertThat(play.events(MagicEvent.FollowerLeft.class))
                .anyMatch(left -> left.why().equals("it goes home"));
    }

    @Test
    @Rule({"SP-17", "SP-113"})
    void a_lasting_light_is_not_let_go(Profile profile) {
        Expeditions play = play(profile, mage(11, "SP-17"), fighter(3));
        cast(play, MAGE, "SP-17", "cell:1,2");

        assertThat(offered(play, MAGE)).isFalse();
        assertThat(play.refused(end(play, MAGE, "SP-17"))).isInstanceOf(MagicRefusal.NoSuchSpellInForce.class);
    }

    @Test
    @Rule({"MI-069", "MI-070", "SP-91"})
    void a_scroll_is_read_off_in_town_as_well(Profile profile) {
        ItemId id = new ItemId("scroll");
        Adventurer aldwin = cleric(7, Alignment.LAW);
        Item scroll = new Item(id, "MI-074/SP-91", "scroll", 1, 0, 0, Carried.AT_HAND, "", 0);
        Expeditions play = play(
                        profile,
                        aldwin.withItems(Stream.concat(aldwin.items().stream(), Stream.of(scroll))
                                        .toList())
                                .withSpells(aldwin.spells().withUnderstood(id)),
                        fighter(3))
                .given(state -> state.withPlace(new Place.Town()).withExpedition(Optional.empty()));

        assertThat(Actions.of(play.world(), play.state(), new Seat.Company()))
                .anyMatch(offer -> offer.id().equals("scroll:" + CLERIC + ":scroll/SP-91"));
        play.order(new MagicCommand.CastScroll(CLERIC, id, "SP-91", List.of("member:" + FIGHTER)));
        assertThat(play.events(MagicEvent.ScrollCast.class)).hasSize(1);
    }
}
