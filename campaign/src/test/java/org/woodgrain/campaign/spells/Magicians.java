package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Direction;
import org.woodgrain.atlas.Level;
import org.woodgrain.campaign.Expeditions;
import org.woodgrain.campaign.Plans;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Rest;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.ScriptedDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.equipment.Carried;
import org.woodgrain.rules.equipment.Item;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.equipment.Purse;

/** Casters and whom they meet, for tests of magic. */
final class Magicians {
    static final CharacterId MAGE = new CharacterId("mirabel");
    static final CharacterId CLERIC = new CharacterId("aldwin");
    static final CharacterId FIGHTER = new CharacterId("conan");

    private Magicians() {}

    /** A magic-user of a level, with spells in memory and a lit lantern in one hand. */
    static Adventurer mage(int level, String... spells) {
        return member(MAGE, "Mirabel", CharacterClass.MAGIC_USER, level, Alignment.NEUTRALITY, 4, spells);
    }

    static Adventurer cleric(int level, Alignment alignment, String... spells) {
        return member(CLERIC, "Aldwin", CharacterClass.CLERIC, level, alignment, 6, spells);
    }

    static Adventurer fighter(int level) {
        return member(FIGHTER, "Conan", CharacterClass.FIGHTING_MAN, level, Alignment.LAW, 7);
    }

    /** One of several fighters of the first level, named by number, with nothing on him. */
    static Adventurer man(int number) {
        Adventurer man = fighter(1);
        return new Adventurer(
                new CharacterId("man" + number),
                "Man " + number,
                man.race(),
                man.alignment(),
                man.rolled(),
                man.abilities(),
                man.careers(),
                man.acting(),
                man.hitPoints(),
                man.maxHitPoints(),
                man.life(),
                man.purse(),
                List.of(),
                man.spells(),
                man.languages(),
                man.rest(),
                man.restDays());
    }

    private static Adventurer member(
            CharacterId id,
            String name,
            CharacterClass characterClass,
            int level,
            Alignment alignment,
            int points,
            String... spells) {
        Abilities scores = new Abilities(10, 10, 10, 10, 10, 10);
        return new Adventurer(
                id,
                name,
                Race.HUMAN,
                alignment,
                scores,
                scores,
                List.of(new Career(characterClass, level, 0, List.of(points))),
                characterClass,
                points,
                points,
                Life.LIVING,
                Purse.EMPTY,
                List.of(new Item(new ItemId(id + "-lantern"), "EQI-45", "lantern", 1, 20, 0, Carried.IN_HAND, "", 0)),
                new Spells(List.of(), List.of(spells)),
                List.of(),
                Rest.FRESH,
                0);
    }

    /** A hall with a door to the north and one to the east, seen from its middle. */
    static Level hall() {
        return Plans.draw(
                        "  +-+       ",
                        "  |.|       ",
                        "+-+d+-+     ",
                        "|1 1 1|     ",
                        "|     +-+-+-+-+-+-+-+-+-+-+-+-+",
                        "|1 1 1d. . . . . . . . . . . .|",
                        "|     +-+-+-+-+-+-+-+-+-+-+-+-+",
                        "|1 1 1|     ",
                        "+-----+     ")
                .level();
    }

    /** A company in the middle of the hall. */
    static Expeditions play(Profile profile, Adventurer... company) {
        return Expeditions.begin(profile, hall(), new Cell(1, 2), Direction.NORTH, List.of(company));
    }

    static Expeditions play(Adventurer... company) {
        return play(Played.profile(), company);
    }

    /** So many monsters met in the hall, ids {@code m1} and on. */
    static Expeditions meeting(
            Expeditions play, Encounter.Phase phase, int distance, String monster, int number, int hitPoints) {
        List<Foe> foes = IntStream.rangeClosed(1, number)
                .mapToObj(i -> new Foe(
                        new FoeId("m" + i),
                        monster,
                        monster + " " + i,
                        hitPoints,
                        hitPoints,
                        Foe.Standing.ABLE,
                        new Purse(0, 0, 0, 2, 0),
                        new TreeMap<>()))
                .toList();
        return play.given(state -> {
            List<Foe> all =
                    new ArrayList<>(state.encounter().map(Encounter::foes).orElse(List.of()));
            all.addAll(foes);
            // what is named later must not bear one of their names
            return state.withNextId(Math.max(state.nextId(), 100))
                    .withEncounter(
                            Optional.of(Encounter.begun(all, "one", Optional.of("1"), new Cell(1, 1), phase, List.of())
                                    .withDistance(distance)
                                    .withKindKnown()));
        });
    }

    static FoeId foe(int number) {
        return new FoeId("m" + number);
    }

    static Foe.Standing standing(Expeditions play, int number) {
        return play.state()
                .encounter()
                .flatMap(meeting -> meeting.foe(foe(number)))
                .orElseThrow()
                .standing();
    }

    /** Casts as a round of battle does, with these dice and no others. */
    static List<Event> cast(Expeditions play, CharacterId caster, String spell, String target, int... faces) {
        return cast(play, new Caster.Member(caster), spell, target, faces);
    }

    static List<Event> cast(Expeditions play, Caster caster, String spell, String target, int... faces) {
        ScriptedDice dice = ScriptedDice.of(faces);
        Unfolding u = new Unfolding(play.world(), play.state(), dice, new Consequences());
        List<String> targets = Aim.targets(target);
        if (Casting.check(play.world().now(play.state()), play.state(), caster, spell, targets)
                .isPresent()) {
            throw new AssertionError(
                    Casting.check(play.world().now(play.state()), play.state(), caster, spell, targets));
        }
        Casting.carryOut(u, caster, spell, targets);
        dice.requireAllThrown();
        List<Event> events = u.close();
        CampaignState after = u.state();
        play.given(any -> after);
        return events;
    }

    /** The effects of one kind. */
    static List<Effect> effects(Expeditions play, String kind) {
        return play.state().effects().stream()
                .filter(effect -> effect.kind().equals(kind))
                .toList();
    }
}
