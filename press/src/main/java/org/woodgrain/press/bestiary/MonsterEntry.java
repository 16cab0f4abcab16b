package org.woodgrain.press.bestiary;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.rules.Formula;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.experience.Prize;
import org.woodgrain.rules.monsters.HitDice;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.SaveAs;
import org.woodgrain.rules.monsters.Trait;
import org.woodgrain.rules.monsters.TreasureCode;

/**
 * One monster as an entry of a book.
 *
 * @param id in the monster table
 * @param name as shown
 * @param kind size and kinds: "small humanoid"
 * @param figures its numbers, each with what it is
 * @param powers a sentence for each power
 * @param conduct how the automatic referee plays it
 */
public record MonsterEntry(
        String id, String name, String kind, List<Figure> figures, List<String> powers, String conduct) {

    /** A number, what it is, and the rule it belongs to. */
    public record Figure(String what, String value, String rule) {}

    public MonsterEntry {
        figures = List.copyOf(figures);
        powers = List.copyOf(powers);
    }

    public static MonsterEntry of(Monster monster) {
        return new MonsterEntry(
                monster.id(),
                monster.name(),
                kind(monster),
                figures(monster),
                monster.tags().stream()
                        .map(PowerWords::of)
                        .filter(text -> !text.isEmpty())
                        .distinct()
                        .toList(),
                conduct(monster));
    }

    private static String kind(Monster monster) {
        String size = switch (monster.size()) {
            case TINY -> "Tiny";
            case SMALL -> "Small";
            case MAN -> "Of a man's size";
            case LARGE -> "Large";
            case HUGE -> "Huge";
        };
        return size + ": " + Lists.and(monster.kinds());
    }

    private static List<Figure> figures(Monster monster) {
        List<Figure> all = new ArrayList<>();
        all.add(new Figure("Armour class", Integer.toString(monster.armorClass()), "CB-02"));
        all.add(new Figure("Hit dice", monster.hitDice().toString(), "CB-08"));
        all.add(new Figure("Move", move(monster), "UX-02"));
        all.add(new Figure("Attacks, original", original(monster), "CB-16"));
        all.add(new Figure("Attacks, classic", BlowWords.of(monster), "CC-46"));
        all.add(new Figure("Saves, classic", save(monster.saveAs()), "CC-50"));
        all.add(new Figure("Morale", Integer.toString(monster.morale()), "CC-26"));
        all.add(new Figure("Alignment", alignment(monster), "CH-103"));
        all.add(new Figure("Number met", number(monster), "EN-18"));
        all.add(new Figure("At home", monster.inLair() == 0 ? "never" : monster.inLair() + " in 100", ""));
        all.add(new Figure("Treasure", treasure(monster.treasure()), ""));
        all.add(new Figure("Worth", "100 points for each level: level " + level(monster.hitDice()), "XP-04"));
        return all;
    }

    private static int level(HitDice dice) {
        return Prize.monsterLevel(dice.belowOne() ? 0 : dice.dice(), dice.plus());
    }

    private static String move(Monster monster) {
        List<String> ways = new ArrayList<>();
        way(ways, "", monster.move());
        way(ways, "flying ", monster.fly());
        way(ways, "swimming ", monster.swim());
        return ways.isEmpty() ? "does not move" : String.join(", ", ways);
    }

    private static void way(List<String> ways, String how, int feet) {
        if (feet > 0) {
            ways.add(how + feet + " feet");
        }
    }

    private static String original(Monster monster) {
        int blows = monster.power(Trait.Blows.class, Profile.ORIGINAL)
                .map(Trait.Blows::number)
                .orElse(1);
        return BlowWords.plain(blows, monster.damageOriginal());
    }

    private static String save(SaveAs save) {
        return switch (save) {
            case SaveAs.Human human -> "as a normal human";
            case SaveAs.Dice dice -> "as a monster of " + dice.dice() + (dice.dice() == 1 ? " die" : " dice");
            case SaveAs.Classed classed ->
                "as a " + classed.characterClass().label() + " of level " + classed.level()
                        + (classed.raised() ? ", four higher" : "");
        };
    }

    @Rule("CH-103")
    private static String alignment(Monster monster) {
        return Lists.or(monster.alignments().stream().map(Alignment::label).toList());
    }

    private static String number(Monster monster) {
        List<String> parts = new ArrayList<>();
        monster.numbers().dungeon().ifPresent(dice -> parts.add(formula(dice) + " underground"));
        monster.numbers().wilderness().ifPresent(dice -> parts.add(formula(dice) + " in the wilderness"));
        parts.add(formula(monster.numbers().original()) + " by the original table");
        return String.join(", ", parts);
    }

    private static String treasure(TreasureCode code) {
        List<String> parts = new ArrayList<>();
        code.letter().ifPresent(letter -> parts.add("type " + letter + " at home"));
        if (code.extraGold() > 0) {
            parts.add(code.extraGold() + " gp more");
        }
        if (code.carriedSilver().most() > 0) {
            parts.add(formula(code.carriedSilver()) + " sp carried by each");
        }
        return parts.isEmpty() ? "none" : String.join(", ", parts);
    }

    private static String formula(Formula formula) {
        return formula.toString();
    }

    private static String conduct(Monster monster) {
        String mind = switch (monster.intelligence()) {
            case NON -> "Without intelligence";
            case SEMI -> "Half intelligent";
            case INTELLIGENT -> "Intelligent";
        };
        String plays = switch (monster.tactics()) {
            case MINDLESS -> "it goes at the nearest foe and stops for nothing.";
            case BEAST -> "it fights for food, its young or its den, and leaves when hurt.";
            case PACK -> "they surround the weak and break off together.";
            case AMBUSHER -> "it waits unseen and strikes from hiding.";
            case RAIDER -> "they want plunder, talk when they are the weaker, and run when it goes ill.";
            case SOLDIER -> "they keep ranks, use missiles first and obey their leader.";
            case CASTER -> "it keeps behind others and uses its spells before its hands.";
            case FLYER -> "it strikes from the air and does not stay to be struck.";
            case CUNNING -> "it chooses its moment, bargains, and does not fight where it may lose.";
            case GUARDIAN -> "it keeps its post and does not pursue beyond it.";
            case SWARM -> "they come in numbers at whatever is nearest.";
        };
        return mind + ": " + plays;
    }
}
