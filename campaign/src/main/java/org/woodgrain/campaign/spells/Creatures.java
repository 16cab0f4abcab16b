package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.state.LevelState;
import org.woodgrain.campaign.state.RoomState;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.combat.Saver;
import org.woodgrain.rules.magic.CasterLevel;
import org.woodgrain.rules.magic.Minds;
import org.woodgrain.rules.magic.SleepTypes;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Reshaping;
import org.woodgrain.rules.monsters.Trait;

/** What a spell needs to know of members and monsters alike. */
final class Creatures {
    private Creatures() {}

    /** The name as shown; something plain for what is no creature. */
    static String name(CampaignState state, Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter character ->
                state.adventurer(character.character()).map(Adventurer::name).orElse("somebody");
            case Effect.On.OnFoe foe -> foe(state, foe.foe()).map(Foe::name).orElse("the monster");
            case Effect.On.OnDoor door -> "the door";
            case Effect.On.OnThing thing -> "the thing";
            case Effect.On.OnCell cell -> "the place";
        };
    }

    /** The id of a creature; empty for what is none. */
    static String id(Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter member -> member.character().value();
            case Effect.On.OnFoe foe -> foe.foe().value();
            case Effect.On.OnDoor door -> "";
            case Effect.On.OnThing thing -> "";
            case Effect.On.OnCell cell -> "";
        };
    }

    /** Whether it has no mind on which fear, hope or command could work. */
    @Rule("SP-116")
    static boolean mindless(World world, CampaignState state, Effect.On on) {
        return on instanceof Effect.On.OnFoe foe
                && monster(world, state, foe.foe()).map(Minds::mindless).orElse(false);
    }

    /** A monster by id, wherever it is: following, met, or at home. */
    static Optional<Foe> foe(CampaignState state, FoeId id) {
        // one that has come over to the company is still among those who were met
        for (Follower follower : state.followers()) {
            if (follower.foe().id().equals(id)) {
                return Optional.of(follower.foe());
            }
        }
        if (state.encounter().isPresent()) {
            Encounter meeting = state.encounter().get();
            Optional<Foe> met =
                    meeting.foe(id).or(() -> among(meeting.circling().foes(), id));
            if (met.isPresent()) {
                return met;
            }
        }
        for (LevelState level : state.levels().values()) {
            for (RoomState room : level.rooms().values()) {
                Optional<Foe> dweller = among(room.dwellers(), id);
                if (dweller.isPresent()) {
                    return dweller;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Foe> among(List<Foe> foes, FoeId id) {
        for (Foe foe : foes) {
            if (foe.id().equals(id)) {
                return Optional.of(foe);
            }
        }
        return Optional.empty();
    }

    /** The row of a monster, at the size that magic has given it; that of a man for a lycanthrope in human shape. */
    @Rule("SP-59")
    static Optional<Monster> monster(World world, CampaignState state, FoeId id) {
        boolean giant = state.effects().of("SP-59").stream()
                .anyMatch(
                        effect -> effect.on().equals(new Effect.On.OnFoe(id)) && effect.number(Effect.SUSPENDED) == 0);
        return foe(state, id)
                .flatMap(foe -> world.book()
                        .monsters()
                        .find(foe.monster())
                        .map(monster -> foe.number(Marks.HUMAN) == 0 ? monster : Reshaping.human(monster)))
                .map(monster -> giant ? Reshaping.giant(monster) : monster);
    }

    /**
     * The side of a creature. A monster that may be on several counts as what it was placed as; a band of which
     * nothing was said is of Chaos if it may be.
     */
    @Rule("SP-05")
    static Alignment alignment(World world, CampaignState state, Effect.On on) {
        return switch (on) {
            case Effect.On.OnCharacter character ->
                state.adventurer(character.character())
                        .map(Adventurer::alignment)
                        .orElse(Alignment.NEUTRALITY);
            case Effect.On.OnFoe foe ->
                foe(state, foe.foe())
                        .flatMap(placed -> placed(placed)
                                .or(() -> world.book()
                                        .monsters()
                                        .find(placed.monster())
                                        .flatMap(monster ->
                                                monster.alignments().stream().max(Enum::compareTo))))
                        .orElse(Alignment.NEUTRALITY);
            case Effect.On.OnDoor door -> Alignment.NEUTRALITY;
            case Effect.On.OnThing thing -> Alignment.NEUTRALITY;
            case Effect.On.OnCell cell -> Alignment.NEUTRALITY;
        };
    }

    /** The side that was thrown for a monster when it was placed. */
    private static Optional<Alignment> placed(Foe foe) {
        int number = foe.number("alignment");
        return number >= 1 && number <= Alignment.values().length
                ? Optional.of(Alignment.values()[number - 1])
                : Optional.empty();
    }

    /** The level at which a caster's spells work: his own, or a monster's class level or hit dice. */
    static int casterLevel(World world, CampaignState state, Caster caster) {
        return switch (caster) {
            case Caster.Member member ->
                state.adventurer(member.id()).map(who -> who.casting().level()).orElse(1);
            case Caster.Monster foe ->
                foe(state, foe.id())
                        .flatMap(each -> world.book()
                                .monsters()
                                .find(each.monster())
                                .map(monster ->
                                        level(monster, each, state.ruleset().profile())))
                        .orElse(1);
        };
    }

    private static int level(Monster monster, Foe foe, Profile profile) {
        int own = Math.max(foe.number(Marks.LEVEL), foe.number(Marks.CASTS));
        if (own > 0) {
            return own;
        }
        return Marks.dice(foe).map(HitDice::roundedUp).orElseGet(() -> CasterLevel.monster(monster, profile));
    }

    /** The row on which a creature saves; the best of an elf's two. */
    static Saver saver(World world, CampaignState state, Effect.On on) {
        if (on instanceof Effect.On.OnCharacter character) {
            return state.adventurer(character.character())
                    .<Saver>map(who -> saver(world, state, who))
                    .orElse(new Saver.Ordinary());
        }
        return on instanceof Effect.On.OnFoe foe
                ? foe(state, foe.foe())
                        .flatMap(each -> world.book()
                                .monsters()
                                .find(each.monster())
                                .map(monster ->
                                        Saver.of(state.ruleset(), monster, Marks.dice(each), Marks.level(each))))
                        .orElse(new Saver.Ordinary())
                : new Saver.Ordinary();
    }

    private static Saver saver(World world, CampaignState state, Adventurer who) {
        Figures figures = new Figures(world.book(), state.ruleset());
        return new Saver.Best(who.careers().stream()
                .<Saver>map(career -> new Saver.Classed(career.characterClass(), figures.saveLevel(who, career)))
                .toList());
    }

    /** The level type of a creature for Sleep; empty for what is too strong. */
    @Rule({"MA-13", "SP-08"})
    static Optional<Integer> sleepType(World world, CampaignState state, Effect.On on) {
        if (on instanceof Effect.On.OnCharacter character) {
            return state.adventurer(character.character()).flatMap(who -> {
                var dice = world.book().characters().at(who.career()).hitDice();
                return SleepTypes.of(dice.dice(), dice.plus());
            });
        }
        return on instanceof Effect.On.OnFoe foe
                ? foe(state, foe.foe())
                        .flatMap(each -> world.book()
                                .monsters()
                                .find(each.monster())
                                .map(monster -> Marks.dice(each).orElse(monster.hitDice())))
                        .flatMap(dice -> SleepTypes.of(dice.belowOne() ? 0 : dice.dice(), dice.plus()))
                : Optional.empty();
    }

    /** Whether it is a creature that protection bars: called, made or animated by magic, or marked so in its row. */
    @Rule("MA-38")
    static boolean enchanted(Monster monster, Profile profile) {
        return monster.has(Trait.Enchanted.class, profile);
    }
}
