package org.woodgrain.campaign.town;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Draft;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Abilities;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.characters.Race;

/** People of the first level whom nobody plays: made by the same dice as any others, in secret, and equipped. */
public final class Stranger {
    private Stranger() {}

    /**
     * Makes one; the dice are left in the throwing.
     *
     * @param besides names that are taken and not yet known to the campaign
     */
    @Rule("NP-03")
    public static Adventurer make(Unfolding u, Race race, CharacterClass in, List<String> besides) {
        Set<String> taken = new HashSet<>(besides);
        u.state().adventurers().values().forEach(who -> taken.add(who.name()));
        u.state().drafts().forEach(draft -> taken.add(draft.name()));
        u.state().candidates().forEach(each -> taken.add(each.person().name()));
        String name = Names.draw(u.throwing(), race, taken);
        Abilities scores = new Abilities(score(u), score(u), score(u), score(u), score(u), score(u));
        List<Alignment> sides = Peoples.alignments(race);
        Alignment side = sides.get(u.throwing()
                        .of("CH-102", "alignment")
                        .on(DiceStream.CONTENT)
                        .secret()
                        .roll(1, sides.size())
                        .total()
                - 1);
        Draft draft = Draft.rolled(new CharacterId(u.newId("c")), name, scores)
                .with(race)
                .with(in)
                .with(side);
        Adventurer born = NewCharacter.of(u, draft, List.of());
        return Outfits.outfit(u.world().book().equipment(), born, part(race, in), () -> u.newId("i"));
    }

    private static int score(Unfolding u) {
        return u.throwing()
                .of("CH-09", "ability")
                .on(DiceStream.CONTENT)
                .secret()
                .roll(3, 6)
                .total();
    }

    private static Outfits.Part part(Race race, CharacterClass in) {
        return switch (race) {
            case DWARF -> Outfits.Part.DWARF;
            case HOBBIT -> Outfits.Part.HOBBIT;
            case ELF -> in == CharacterClass.MAGIC_USER ? Outfits.Part.ELF_MAGIC_USER : Outfits.Part.ELF_FIGHTER;
            case HUMAN ->
                switch (in) {
                    case FIGHTING_MAN -> Outfits.Part.FRONT;
                    case CLERIC -> Outfits.Part.CLERIC;
                    case MAGIC_USER -> Outfits.Part.MAGIC_USER;
                };
        };
    }
}
