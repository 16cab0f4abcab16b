package org.woodgrain.lab.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.BattleEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Fighter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;

/** Sees one fight and remembers what the figures need. */
final class Witness {
    static final int SIDES = 2;

    private static final String SLAIN_HELPLESS = "slain helpless";

    private final List<CharacterId> company;
    private final List<FoeId> foes;
    private final int[] begun;
    final Fate[] fates;
    final int[] left;
    /** Hit points that a side has taken off the other. */
    final long[] damage = new long[SIDES];

    /** Spells cast by each side, by id. */
    final List<Map<String, Integer>> spells = List.of(new TreeMap<>(), new TreeMap<>());

    /** Of what those of each side died. */
    final List<Map<String, Integer>> causes = List.of(new TreeMap<>(), new TreeMap<>());

    /** Who last struck somebody, and with what. */
    private final Map<String, String> blows = new HashMap<>();

    private final int earlier;
    /** Rounds since it began to look on. */
    int rounds;

    private Optional<String> how = Optional.empty();

    /**
     * Begins with both sides drawn up, or in the midst of it.
     *
     * @param before rounds that are over already
     */
    Witness(CampaignState state, List<Foe> met, int before) {
        this.earlier = before;
        company = state.order();
        foes = met.stream().map(Foe::id).toList();
        begun = new int[company.size() + foes.size()];
        fates = new Fate[begun.length];
        left = new int[begun.length];
        for (int i = 0; i < company.size(); i++) {
            begun[i] = state.adventurer(company.get(i)).orElseThrow().hitPoints();
        }
        for (int i = 0; i < foes.size(); i++) {
            begun[company.size() + i] = met.get(i).hitPoints();
        }
    }

    int begun(int who) {
        return begun[who];
    }

    int companySize() {
        return company.size();
    }

    /** How the meeting ended, in the campaign's word; empty as long as it goes on. */
    Optional<String> how() {
        return how;
    }

    /** Sees one event, before it is folded in. */
    void sees(CampaignState before, Event event) {
        switch (event) {
            case BattleEvent.RoundBegun round -> rounds = Math.max(rounds, round.round() - earlier);
            case BattleEvent.Struck blow -> {
                if (blow.hit()) {
                    hurt(before, blow);
                }
            }
            case HarmEvent.CharacterHurt hurt -> damage[1] += hurt.points();
            case HarmEvent.FoeHurt hurt -> damage[0] += hurt.points();
            case HarmEvent.CharacterDied died -> died(0, died.who().value(), died.cause());
            case HarmEvent.CharacterPetrified stone -> died(0, stone.who().value(), "turned to stone");
            case HarmEvent.FoeDied died -> died(1, died.foe().value(), died.cause());
            case MagicEvent.SpellCast cast -> cast(cast.caster(), cast.spell());
            case MagicEvent.ScrollCast cast -> spells.get(0).merge(cast.spell(), 1, Integer::sum);
            case MeetingEvent.MeetingEnded ended -> {
                how = Optional.of(ended.how());
                settle(before);
            }
            default -> {}
        }
    }

    private void hurt(CampaignState before, BattleEvent.Struck blow) {
        String told = name(before, blow.by()).replaceAll(" \\d+", "") + ": " + blow.weapon();
        switch (blow.at()) {
            case Fighter.Member member -> {
                damage[1] += blow.points();
                blows.put(member.id().value(), told);
            }
            case Fighter.Opponent foe -> {
                damage[0] += blow.points();
                blows.put(foe.id().value(), told);
            }
        }
    }

    private static String name(CampaignState state, Fighter who) {
        return switch (who) {
            case Fighter.Member member ->
                state.adventurer(member.id()).map(Adventurer::name).orElse("");
            case Fighter.Opponent foe ->
                state.encounter()
                        .flatMap(meeting -> meeting.foe(foe.id()))
                        .or(() -> state.followers().stream()
                                .map(Follower::foe)
                                .filter(each -> each.id().equals(foe.id()))
                                .findFirst())
                        .map(Foe::name)
                        .orElse("");
        };
    }

    private void cast(Caster caster, String spell) {
        int side = switch (caster) {
            case Caster.Member member -> 0;
            case Caster.Monster monster -> 1;
        };
        spells.get(side).merge(spell, 1, Integer::sum);
    }

    /** Numbers are left out, so that all orcs count as one cause; of blows the weapon is told. */
    private void died(int side, String who, String cause) {
        String killer = cause.equals(SLAIN_HELPLESS)
                ? "helpless"
                : cause.replaceAll(" \\d+", "").strip();
        String weapon = blows.getOrDefault(who, "");
        boolean struck = !weapon.isEmpty() && weapon.startsWith(killer + ":");
        causes.get(side)
                .merge(struck ? weapon.replace(":", ",") : killer.isEmpty() ? "wounds" : killer, 1, Integer::sum);
    }

    /** Takes down how everybody is. */
    void settle(CampaignState state) {
        for (int i = 0; i < company.size(); i++) {
            Optional<Adventurer> who = state.adventurer(company.get(i));
            fates[i] = who.map(each -> fate(state, each)).orElse(Fate.DEAD);
            left[i] = fates[i] == Fate.DEAD ? 0 : who.map(Adventurer::hitPoints).orElse(0);
        }
        Optional<Encounter> meeting = state.encounter();
        for (int i = 0; i < foes.size(); i++) {
            FoeId id = foes.get(i);
            Optional<Foe> foe = meeting.flatMap(met -> met.foe(id))
                    .or(() -> state.followers().stream()
                            .map(Follower::foe)
                            .filter(each -> each.id().equals(id))
                            .findFirst());
            int at = company.size() + i;
            fates[at] = foe.map(Witness::fate).orElse(Fate.FLED);
            if (fates[at] == Fate.STANDING && running(meeting)) {
                // those who were turned or broke run, whatever lay on them before
                fates[at] = Fate.FLED;
            }
            left[at] = fates[at] == Fate.DEAD
                    ? 0
                    : foe.map(each -> Math.max(0, each.hitPoints())).orElse(begun[at]);
        }
    }

    private boolean running(Optional<Encounter> meeting) {
        return how.equals(Optional.of("driven-off"))
                || meeting.filter(met -> met.phase() == Encounter.Phase.ROUT).isPresent();
    }

    private static Fate fate(CampaignState state, Adventurer who) {
        return switch (who.life()) {
            case LIVING ->
                !state.order().contains(who.id())
                        ? Fate.TAKEN
                        : state.helpless(who.id()) ? Fate.HELPLESS : Fate.STANDING;
            case DEAD, STONE, DUST -> Fate.DEAD;
            case LOST -> Fate.TAKEN;
        };
    }

    private static Fate fate(Foe foe) {
        return switch (foe.standing()) {
            case ABLE -> Fate.STANDING;
            case HELPLESS -> Fate.HELPLESS;
            case DEAD -> Fate.DEAD;
            case FLED -> Fate.FLED;
            case SURRENDERED, CHARMED -> Fate.TAKEN;
        };
    }

    /** All fighters, the company first. */
    int size() {
        return begun.length;
    }

    /** The side of a fighter: 0 for the company. */
    int side(int who) {
        return who < company.size() ? 0 : 1;
    }

    /** Whether anybody of a side met that fate. */
    boolean any(int side, Fate fate) {
        for (int i = 0; i < fates.length; i++) {
            if (side(i) == side && fates[i] == fate) {
                return true;
            }
        }
        return false;
    }
}
