package org.woodgrain.campaign.spells;

import java.util.Map;
import java.util.TreeMap;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.PrayerEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.harm.Maladies;
import org.woodgrain.campaign.people.Circles;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;

/**
 * A task as a Geas lays it, but with a curse for the refuser instead of death. The curse is named aloud with the task and
 * may strike once, at the first refusal: a day on which nothing is done for it, or an open no.
 *
 * <p>It may also be laid in words of which nobody can see when they are fulfilled; then the curse is less likely to strike.
 */
@Rule("SP-110")
final class Quest extends LaidTask {
    static final String KIND = "SP-110";

    private static final String VAGUE = "vague";
    private static final String STRUCK = "judged";
    private static final String OF = "quest";
    private static final int EVEN = 50;
    private static final int PER_LEVEL = 10;
    private static final int WEIGHT = 20;
    private static final int LEAST = 5;
    private static final int MOST = 95;
    private static final int WORSE = -2;

    @Override
    String rule() {
        return KIND;
    }

    @Override
    boolean words() {
        return true;
    }

    @Override
    String must(String task) {
        return task + ", or be cursed";
    }

    @Override
    Map<String, Integer> numbers(boolean clear) {
        return Map.of(VAGUE, clear ? 0 : 1);
    }

    /** A refusal: the curse strikes or not, and is not thrown for again. */
    @Rule("SP-110")
    static void refused(Unfolding u, Effect quest, CharacterId id) {
        if (quest.number(STRUCK) != 0) {
            return;
        }
        Adventurer who = u.state().adventurer(id).orElseThrow();
        boolean same = quest.number(Effects.SIDE) == who.alignment().ordinal() + 1;
        int chance = chance(Effects.level(quest), who.level(), same, quest.number(VAGUE) != 0);
        boolean cursed = u.throwing()
                .of(KIND, "whether the curse strikes")
                .by(who.name())
                .on(DiceStream.REFEREE)
                .secret()
                .atMost(chance)
                .roll(1, 100)
                .success();
        u.emit(new PrayerEvent.QuestRefused(quest.id(), id, cursed, u.throwing().take()));
        u.emit(new MagicEvent.EffectChanged(quest.id(), STRUCK, 1, "it was refused"));
        if (cursed) {
            u.emit(new MagicEvent.EffectBegun(
                    new Effect(
                            u.newId("effect-"),
                            Maladies.CURSE,
                            "cursed",
                            new Effect.On.OnCharacter(id),
                            quest.maker(),
                            Effect.Unit.LASTING,
                            0,
                            new TreeMap<>(Map.of(
                                    Afflictions.TO_HIT,
                                    WORSE,
                                    Circles.SAVES,
                                    WORSE,
                                    Maladies.CURSED,
                                    1,
                                    Effects.LEVEL,
                                    Effects.level(quest),
                                    Effects.SIDE,
                                    quest.number(Effects.SIDE))),
                            new TreeMap<>(Map.of(OF, quest.id())),
                            false),
                    KIND));
        }
    }

    /** The chance in hundred that the curse strikes. */
    @Rule("SP-110")
    static int chance(int cleric, int victim, boolean sameSide, boolean vague) {
        int sum = EVEN + PER_LEVEL * (cleric - victim) + (sameSide ? WEIGHT : 0) - (vague ? WEIGHT : 0);
        return Math.clamp(sum, LEAST, MOST);
    }

    /** A quest is over: the curse that came of it is over too. */
    @Rule("SP-110")
    static void ended(Unfolding u, Effect quest) {
        u.state().effects().stream()
                .filter(effect -> effect.word(OF).equals(quest.id()))
                .forEach(curse -> u.emit(new MagicEvent.EffectEnded(curse.id(), "the quest is over")));
    }
}
