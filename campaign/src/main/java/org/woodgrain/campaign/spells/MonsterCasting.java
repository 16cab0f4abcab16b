package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SpecialAttack;
import org.woodgrain.rules.monsters.Trait;

/** Spells of monsters: what they know, and what the automatic referee lets them cast in a fight. */
public final class MonsterCasting {
    private static final String DRAWN = "spells-drawn";
    private static final String SCROLL = "MI-074/";
    private static final int HIGHEST = 6;
    private static final int REACH = 10;
    private static final String SPELL = "spell:";

    private static final Comparator<Spell> HIGHEST_FIRST =
            Comparator.comparingInt(Spell::level).thenComparing(Spell::id).reversed();

    private MonsterCasting() {}

    /**
     * What a foe casts.
     *
     * @param spell its id
     * @param targets as commands write them
     */
    public record Choice(String spell, List<String> targets) {
        public Choice {
            targets = List.copyOf(targets);
        }
    }

    /** The number of a foe under which the castings of a spell are counted. */
    public static String key(String spell) {
        return SPELL + spell;
    }

    /** Whether a monster casts spells of the lists at all. */
    public static boolean casts(Monster monster, Foe foe, Profile profile) {
        return school(monster, foe, profile).isPresent() || monster.has(SpecialAttack.Spell.class, profile);
    }

    /** A foe that holds these spells on a day, instead of such as are drawn for it. */
    public static Foe holding(Foe foe, List<String> spells, int day) {
        Foe ready = foe.withNumber(DRAWN, day);
        for (String spell : spells) {
            ready = ready.withNumber(key(spell), ready.number(key(spell)) + 1);
        }
        return ready;
    }

    /** Draws a foe's spells if that has not been done on this day; does nothing for foes that cast none. */
    @Rule("MA-17")
    public static void draw(Unfolding u, FoeId id) {
        Optional<Foe> foe = u.state().encounter().flatMap(meeting -> meeting.foe(id));
        int today = u.state().clock().day();
        Optional<School> school = foe.filter(each -> each.number(DRAWN) != today)
                .flatMap(each -> u.world()
                        .book()
                        .monsters()
                        .find(each.monster())
                        .flatMap(monster ->
                                school(monster, each, u.state().ruleset().profile())));
        List<String> drawn = new ArrayList<>();
        foe.filter(each -> each.number(DRAWN) != today).ifPresent(each -> drawn.addAll(InnateSpells.of(u, each)));
        if (school.isEmpty() && drawn.isEmpty()) {
            return;
        }
        for (int level = 1; level <= HIGHEST && school.isPresent(); level++) {
            drawn.addAll(ofLevel(u, school.get(), level));
        }
        foe.get().items().stream()
                .filter(item -> item.kind().startsWith(SCROLL))
                .forEach(item -> drawn.addAll(
                        List.of(item.kind().substring(SCROLL.length()).split(",", -1))));
        u.emit(new MagicEvent.FoeSpellsDrawn(id, drawn, u.throwing().take()));
    }

    /** As many spells of a level as the caster has places, drawn evenly from his list. */
    private static List<String> ofLevel(Unfolding u, School school, int level) {
        List<Spell> list = u.world().book().spells().list(school.caster(), level, school.side());
        List<String> drawn = new ArrayList<>();
        for (int i = 0; i < school.places(u.world(), level) && !list.isEmpty(); i++) {
            int pick = u.throwing()
                    .of("MA-17", "a spell of the list")
                    .on(DiceStream.CONTENT)
                    .secret()
                    .roll(1, list.size())
                    .total();
            drawn.add(list.get(pick - 1).id());
        }
        return drawn;
    }

    /** What the automatic referee lets a foe cast this round; empty if it does something else. */
    public static Optional<Choice> choose(Unfolding u, FoeId id) {
        draw(u, id);
        Chorus.gather(u, id);
        boolean hosted = Spirits.speaks(u.world(), u.state(), id);
        Optional<Foe> foe =
                u.state().encounter().flatMap(meeting -> meeting.foe(id)).filter(each -> each.able() || hosted);
        if (foe.isEmpty() || keepsOn(u, foe.get()) || Wits.nobodyStands(u.state())) {
            return Optional.empty();
        }
        return choices(u.world(), u.state(), foe.get()).stream()
                .filter(choice -> Casting.inBattle(choice.spell()))
                .filter(choice -> !hosted || Use.byWords(Invention.model(choice.spell())))
                .filter(choice -> Casting.check(
                                u.world(), u.state(), new Caster.Monster(id), choice.spell(), choice.targets())
                        .isEmpty())
                .findFirst();
    }

    /** Whether a foe still has magic that would bring it away. */
    public static boolean escapes(World world, CampaignState state, Foe foe) {
        return choices(world, state, foe).stream()
                .anyMatch(choice -> Use.escapes(Invention.model(choice.spell()))
                        && Casting.check(world, state, new Caster.Monster(foe.id()), choice.spell(), choice.targets())
                                .isEmpty());
    }

    /** Whether one keeps its mind on a spell that is at work, and is not pressed. */
    @Rule("MA-11")
    private static boolean keepsOn(Unfolding u, Foe foe) {
        return Concentration.keeps(u.state(), foe.id())
                && !Wits.pressed(Scene.of(
                        u.world(),
                        u.state(),
                        new Caster.Monster(foe.id()),
                        u.world().book().spells().spell(Phantasms.KIND)));
    }

    /** All that could be of use now, the best first: by what a spell is good for, then by its level. */
    private static List<Choice> choices(World world, CampaignState state, Foe foe) {
        Caster caster = new Caster.Monster(foe.id());
        List<Scene> scenes = foe.numbers().keySet().stream()
                .filter(key -> key.startsWith(SPELL) && foe.number(key) > 0)
                .map(key -> world.book().spells().find(key.substring(SPELL.length())))
                .flatMap(Optional::stream)
                .sorted(HIGHEST_FIRST)
                .map(spell -> Scene.of(world, state, caster, spell))
                .filter(scene -> rank(scene) >= 0)
                .sorted(Comparator.comparingInt(MonsterCasting::rank))
                .toList();
        List<Choice> all = new ArrayList<>();
        for (Scene scene : scenes) {
            SpellBook.find(scene.spell().id())
                    .ifPresent(work -> work.wits(scene)
                            .forEach(targets -> all.add(new Choice(scene.spell().key(), targets))));
        }
        return all;
    }

    private static int rank(Scene scene) {
        return Use.rank(scene.spell().id(), Wits.pressed(scene), scene.distance() <= REACH);
    }

    /**
     * As what a monster casts.
     *
     * @param places of each level, where they do not go by class and level; empty where they do
     */
    private record School(CharacterClass caster, int level, Alignment side, List<Integer> own) {
        int places(World world, int of) {
            if (!own.isEmpty()) {
                return of <= own.size() ? own.get(of - 1) : 0;
            }
            return world.book().characters().of(caster).at(level).places(of);
        }
    }

    private static Optional<School> school(Monster monster, Foe foe, Profile profile) {
        int level = foe.number(Marks.CASTS);
        if (level > 0) {
            return Optional.of(new School(CharacterClass.MAGIC_USER, level, Alignment.NEUTRALITY, List.of()));
        }
        return monster.power(Trait.Classed.class, profile)
                .filter(classed -> classed.characterClass() != CharacterClass.FIGHTING_MAN)
                .map(classed -> new School(
                        classed.characterClass(),
                        Marks.level(foe).orElse(classed.level()),
                        classed.anti() ? Alignment.CHAOS : Alignment.NEUTRALITY,
                        List.of()))
                .or(() -> monster.power(Trait.Casts.class, profile)
                        .map(casts ->
                                new School(casts.characterClass(), casts.level(), Alignment.NEUTRALITY, List.of())))
                .or(() -> monster.power(Trait.DragonSpells.class, profile)
                        .filter(spells -> foe.number(Marks.TALKS) == 1)
                        .map(spells -> new School(
                                CharacterClass.MAGIC_USER,
                                Marks.dice(foe).orElse(monster.hitDice()).dice(),
                                Alignment.NEUTRALITY,
                                spells.counts())));
    }
}
