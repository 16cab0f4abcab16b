package org.woodgrain.campaign.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Invention;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/** The book of spells as a campaign has it: those that were invented in it stand beside those that are printed. */
public final class OwnSpells {
    private OwnSpells() {}

    /** The book's spells and the campaign's own; designs that the referee has not fixed yet are left out. */
    @Rule("MA-26")
    public static SpellTables over(SpellTables book, SpellLore lore) {
        List<Spell> own = new ArrayList<>();
        Map<String, Integer> last = new HashMap<>();
        for (Invented each : lore.spells().values()) {
            if (each.stage() != Invented.Stage.PROPOSED) {
                boolean listed = each.open() && each.stage() == Invented.Stage.FOUND;
                own.add(spell(book, each, listed ? place(book, each, last) : 0));
            }
        }
        return own.isEmpty() ? book : book.with(own);
    }

    /** Behind the printed spells of its level and the inventions before it. */
    private static int place(SpellTables book, Invented each, Map<String, Integer> last) {
        int printed = (int) book.list(caster(each), each.level()).stream()
                .filter(spell -> spell.invention().isEmpty())
                .count();
        return last.merge(each.clerical() + " " + each.level(), printed + 1, (old, first) -> old + 1);
    }

    /** Whose list an invention belongs to. */
    public static CharacterClass caster(Invented each) {
        return each.clerical() ? CharacterClass.CLERIC : CharacterClass.MAGIC_USER;
    }

    private static Spell spell(SpellTables book, Invented each, int place) {
        return book.find(Invention.model(each.id()))
                .map(model -> model.invented(
                        each.id(), each.name(), caster(each), each.level(), place, each.effect(), each.doubled()))
                .orElseGet(
                        () -> Spell.unlike(each.id(), each.name(), caster(each), each.level(), place, each.effect()));
    }
}
