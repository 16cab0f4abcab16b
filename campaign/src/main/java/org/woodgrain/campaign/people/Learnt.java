package org.woodgrain.campaign.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Option;
import org.woodgrain.rules.Roll;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.ClassLevel;
import org.woodgrain.rules.magic.Memory;
import org.woodgrain.rules.magic.Spell;

/**
 * The spells that magic-users were able to learn, where a campaign of the classic profile asks for it: when the book of a
 * level first is of use, one throw is made for each spell of the list, once for all, and at least one spell is learnt.
 */
@Rule("MA-27")
public final class Learnt {
    /** The kind of the effect that keeps what was learnt of a level, without the level. */
    public static final String KIND = "learnt-";

    /** Its word. */
    public static final String SPELLS = "spells";

    private static final int PERCENT = 100;

    private Learnt() {}

    static boolean asked(Ruleset rules) {
        return rules.classic() && rules.on(Option.CHANCE_TO_KNOW);
    }

    /** Whether a listed spell stands in somebody's book, if he has the book. */
    public static boolean knows(CampaignState state, Adventurer who, Spell spell) {
        return !asked(state.ruleset())
                || who.casting().characterClass() != CharacterClass.MAGIC_USER
                || spell.invention().isPresent()
                || of(state, who.id(), spell.level()).contains(spell.id());
    }

    /** The ids of the spells of a level that somebody has learnt. */
    public static List<String> of(CampaignState state, CharacterId who, int level) {
        return kept(state, who, level).map(effect -> ids(effect)).orElse(List.of());
    }

    /** The ids that an effect keeps. */
    public static List<String> ids(Effect effect) {
        return List.of(effect.word(SPELLS).split(" ", -1));
    }

    private static Optional<Effect> kept(CampaignState state, CharacterId who, int level) {
        return state.effects().first(new Effect.On.OnCharacter(who), KIND + level);
    }

    /** Throws for every book that is of use for the first time. */
    public static void settle(Unfolding u) {
        if (!asked(u.state().ruleset())) {
            return;
        }
        for (Adventurer who : List.copyOf(u.state().adventurers().values())) {
            for (Career career : who.living() ? who.careers() : List.<Career>of()) {
                if (career.characterClass() == CharacterClass.MAGIC_USER) {
                    ClassLevel row = u.world().book().characters().at(career);
                    for (int level = 1; level <= row.spellPlaces().size(); level++) {
                        if (row.places(level) > 0
                                && kept(u.state(), who.id(), level).isEmpty()) {
                            learn(u, who, level);
                        }
                    }
                }
            }
        }
    }

    private static void learn(Unfolding u, Adventurer who, int level) {
        List<Spell> list = u.world().book().spells().list(CharacterClass.MAGIC_USER, level, who.alignment()).stream()
                .filter(spell -> spell.invention().isEmpty())
                .toList();
        if (list.isEmpty()) {
            return;
        }
        List<String> known = new ArrayList<>();
        String nearest = "";
        int lowest = PERCENT + 1;
        for (Spell spell : list) {
            Roll roll = u.throwing()
                    .of("MA-27", "learning " + spell.name())
                    .by(who.name())
                    .on(DiceStream.PLAYERS)
                    .atMost(Memory.chanceToKnow(who.abilities().intelligence()))
                    .roll(1, PERCENT);
            if (roll.success()) {
                known.add(spell.id());
            } else if (roll.total() < lowest) {
                lowest = roll.total();
                nearest = spell.id();
            }
        }
        if (known.isEmpty()) {
            known.add(nearest);
        }
        u.emit(new MagicEvent.EffectBegun(
                new Effect(
                        u.newId("effect-"),
                        KIND + level,
                        "",
                        new Effect.On.OnCharacter(who.id()),
                        "",
                        Effect.Unit.LASTING,
                        0,
                        new TreeMap<>(),
                        new TreeMap<>(Map.of(SPELLS, String.join(" ", known))),
                        false),
                "MA-27",
                u.throwing().take()));
    }
}
