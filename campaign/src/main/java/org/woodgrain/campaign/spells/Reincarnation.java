package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.TheDead;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.HitPoints;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;
import org.woodgrain.rules.magic.Rebirth;
import org.woodgrain.rules.monsters.Monster;

/** A dead character lives again in another body, thrown for among those of his alignment. */
@Rule("SP-62")
final class Reincarnation implements SpellWork {
    private static final int LEVELS = 6;
    private static final int WEEK = 7;

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        Optional<Adventurer> dead = dead(scene, targets);
        if (dead.isEmpty()) {
            return scene.noTarget("a dead member of the company");
        }
        if (dead.get().life() != Life.DEAD) {
            return scene.wrong("nothing is left that could live again", "SP-62");
        }
        return TheDead.days(scene.state(), dead.get().id()) > WEEK
                ? scene.wrong("death was more than a week ago", "SP-62")
                : Optional.empty();
    }

    private static Optional<Adventurer> dead(Scene scene, List<String> targets) {
        return scene.target(targets)
                .filter(Target.OnMember.class::isInstance)
                .flatMap(target -> scene.state().adventurer(((Target.OnMember) target).id()))
                .filter(who -> !who.living() && who.life() != Life.LOST && here(scene, who.id()));
    }

    private static boolean here(Scene scene, CharacterId who) {
        return scene.state().underground().isEmpty() || scene.state().order().contains(who);
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        dead(scene, targets).ifPresent(who -> {
            List<String> column = Rebirth.column(who.alignment());
            String entry = column.get(dice(u, "the body").roll(1, column.size()).total() - 1);
            List<String> kinds = Rebirth.kinds(scene.world().book().monsters(), entry);
            String kind = kinds.size() == 1
                    ? kinds.getFirst()
                    : kinds.get(dice(u, "which of them").roll(1, kinds.size()).total() - 1);
            switch (kind) {
                case Rebirth.MAN -> person(u, scene, who, Race.HUMAN, false);
                case Rebirth.PATRIARCH -> person(u, scene, who, Race.HUMAN, true);
                case Rebirth.ELF -> person(u, scene, who, Race.ELF, false);
                case Rebirth.DWARF -> person(u, scene, who, Race.DWARF, false);
                case Rebirth.HOBBIT -> person(u, scene, who, Race.HOBBIT, false);
                default ->
                    creature(u, scene, who, scene.world().book().monsters().monster(kind));
            }
        });
    }

    private static Throws.Throw dice(Unfolding u, String purpose) {
        return u.throwing().of("SP-62", purpose).on(DiceStream.PLAYERS);
    }

    private static void person(Unfolding u, Scene scene, Adventurer who, Race race, boolean cleric) {
        List<CharacterClass> open = race == Race.HUMAN
                ? List.of(CharacterClass.FIGHTING_MAN, CharacterClass.MAGIC_USER, CharacterClass.CLERIC)
                : Peoples.classes(race);
        CharacterClass as = cleric
                ? CharacterClass.CLERIC
                : open.size() == 1
                        ? open.getFirst()
                        : open.get(dice(u, "the class").roll(1, open.size()).total() - 1);
        int thrown = dice(u, "the level").roll(1, LEVELS).total();
        int level = Math.min(thrown, Peoples.limit(race, as).orElse(thrown));
        var tables = scene.world().book().characters();
        int die = scene.state().ruleset().original() ? 6 : 8;
        List<Integer> faces = u.throwing()
                .of("CB-17", "hit points")
                .on(DiceStream.PLAYERS)
                .roll(tables.of(as).at(level).hitDice().dice(), die)
                .faces();
        Career career = new Career(as, level, tables.of(as).at(level).experience(), faces);
        int points = HitPoints.of(tables, scene.state().ruleset(), who.abilities(), career);
        u.emit(new SpellEvent.Reborn(
                who.id(),
                race,
                career,
                as,
                "",
                Phrases.article((race == Race.HUMAN ? "" : race.label() + " ") + as.label()),
                Math.max(1, points),
                u.throwing().take()));
    }

    private static void creature(Unfolding u, Scene scene, Adventurer who, Monster kind) {
        int die = scene.state().ruleset().original() ? 6 : 8;
        int points = kind.hitDice().roll(u.throwing(), die, who.name());
        Career career = new Career(who.acting(), 1, 0, List.of(points));
        u.emit(new SpellEvent.Reborn(
                who.id(),
                who.race(),
                career,
                who.acting(),
                kind.id(),
                Phrases.article(kind.name().toLowerCase(Locale.ROOT)),
                points,
                u.throwing().take()));
        Effects.begin(
                u,
                scene,
                new Effect.On.OnCharacter(who.id()),
                "now " + Phrases.article(kind.name().toLowerCase(Locale.ROOT)),
                Lengths.LASTING,
                Map.of(),
                Map.of(Effect.FORM, kind.id()),
                false,
                List.of());
        Forms.shed(u, who.id(), kind);
    }

    @Override
    public List<Aim> aims(Scene scene) {
        return scene.state().adventurers().values().stream()
                .filter(who -> who.life() == Life.DEAD && here(scene, who.id()))
                .map(who -> new Aim("member:" + who.id(), who.name(), "the body is thrown for"))
                .toList();
    }

    @Override
    public boolean inTown() {
        return true;
    }
}
