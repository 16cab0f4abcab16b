package org.woodgrain.campaign.town;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.Gain;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.refusal.TownRefusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.characters.Career;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.characters.Peoples;
import org.woodgrain.rules.time.Calendar;

/** Changes of mind and of tongue, between adventures. */
final class Schooling {
    /** The experience at which a cleric becomes a Lama, and the level (CH-82). */
    static final int LAMA = 50_000;

    static final int LAMA_LEVEL = 7;

    private Schooling() {}

    @Rule({"CH-82", "CH-102"})
    static Optional<Refusal> check(CampaignState state, TownCommand.ChangeAlignment change) {
        Adventurer who = state.adventurer(change.who()).orElseThrow();
        if (who.alignment() == change.alignment()) {
            return Optional.of(new TownRefusal.KnownAlready(who.name(), "that alignment", "CH-102"));
        }
        List<Alignment> open = Peoples.alignments(who.race()).stream()
                .filter(each -> each != Alignment.NEUTRALITY || !highCleric(who))
                .toList();
        return open.contains(change.alignment())
                ? Optional.empty()
                : Optional.of(new TownRefusal.NotOpen(
                        highCleric(who)
                                ? "cleric of level 7 or more"
                                : who.race().label(),
                        "of " + change.alignment().label(),
                        open.stream().map(Alignment::label).toList(),
                        highCleric(who) ? "CH-82" : "CH-102"));
    }

    private static boolean highCleric(Adventurer who) {
        return who.acting() == CharacterClass.CLERIC && who.level() >= LAMA_LEVEL;
    }

    @Rule({"CH-82", "CH-102", "CH-108"})
    static void carryOut(Unfolding u, TownCommand.ChangeAlignment change) {
        Adventurer who = u.state().adventurer(change.who()).orElseThrow();
        List<String> before = Peoples.tongues(who.race(), who.alignment());
        List<String> tongues = new ArrayList<>(Peoples.tongues(who.race(), change.alignment()));
        who.languages().stream().filter(each -> !before.contains(each)).forEach(tongues::add);
        u.emit(new TownEvent.AlignmentChanged(who.id(), change.alignment(), tongues));
        if (waits(who)) {
            Career career = who.career();
            u.emit(new TownEvent.ExperienceGained(
                    new Gain(who.id(), career.characterClass(), "1", "1", career.level(), 0, 1, LAMA, "")));
            Homecoming.promote(u, who.id());
        }
    }

    /** Whether a cleric stands a point below the seventh level because he would take no side. */
    @Rule("CH-82")
    private static boolean waits(Adventurer who) {
        return mustTakeSides(who) && who.career().experience() == LAMA - 1;
    }

    /** Whether a cleric would be held below the seventh level as he is. */
    @Rule("CH-82")
    static boolean mustTakeSides(Adventurer who) {
        return who.acting() == CharacterClass.CLERIC
                && who.alignment() == Alignment.NEUTRALITY
                && who.level() < LAMA_LEVEL;
    }

    @Rule("CH-111")
    static Optional<Refusal> check(CampaignState state, TownCommand.LearnLanguage learn) {
        Adventurer who = state.adventurer(learn.who()).orElseThrow();
        Adventurer teacher = state.adventurer(learn.teacher()).orElseThrow();
        if (who.languages().contains(learn.language())) {
            return Optional.of(new TownRefusal.KnownAlready(who.name(), learn.language(), "CH-111"));
        }
        if (!Peoples.learnable().contains(learn.language())) {
            return Optional.of(new TownRefusal.NoLanguage(learn.language(), open(who.languages())));
        }
        if (!teacher.languages().contains(learn.language())) {
            return Optional.of(new TownRefusal.NobodyTeaches(teacher.name(), learn.language()));
        }
        int learned = who.languages().size()
                - Peoples.tongues(who.race(), who.alignment()).size();
        int most = Peoples.furtherTongues(who.abilities());
        return learned >= most ? Optional.of(new TownRefusal.TooManyLanguages(learned + 1, most)) : Optional.empty();
    }

    /** The further languages that somebody who knows these could still learn. */
    static List<String> open(List<String> known) {
        return Peoples.learnable().stream()
                .filter(each -> !known.contains(each))
                .toList();
    }

    @Rule("CH-111")
    static void carryOut(Unfolding u, TownCommand.LearnLanguage learn) {
        Lodging.pass(u, Calendar.MONTH, who -> Calendar.MONTH, "CH-111");
        u.emit(new TownEvent.LanguageLearned(learn.who(), learn.teacher(), learn.language()));
    }
}
