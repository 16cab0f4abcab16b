package org.woodgrain.lab.table;

import java.util.ArrayList;
import java.util.List;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.dice.FastDice;
import org.woodgrain.lab.Crew;

/** The fight that is on in a campaign, played to its end in the campaign itself again and again; side 0 is the company. */
public final class LiveFights {
    private final World world;
    private final CampaignState state;
    private final List<Foe> foes;
    private final long seed;

    private LiveFights(World world, CampaignState state, long seed) {
        this.world = world;
        this.state = state;
        this.seed = seed;
        this.foes = state.encounter().map(Encounter::foes).orElse(List.of()).stream()
                .filter(foe -> foe.standing() == Foe.Standing.ABLE || foe.standing() == Foe.Standing.HELPLESS)
                .toList();
    }

    /**
     * So many futures of it.
     *
     * @param threads at least 1; their number changes nothing
     */
    public static TableTally of(World world, CampaignState state, long seed, int futures, int threads) {
        LiveFights fights = new LiveFights(world, state, seed);
        TableTally all = fights.tally();
        new Crew<>(futures, 1, fights::hand).run(threads, done -> {}).forEach(all::add);
        return all;
    }

    private TableTally tally() {
        List<String> names = new ArrayList<>();
        state.order()
                .forEach(id ->
                        names.add(state.adventurer(id).map(Adventurer::name).orElse(id.value())));
        int company = names.size();
        foes.forEach(foe -> names.add(foe.name()));
        return new TableTally(names, company, 0);
    }

    private Crew.Hand<TableTally> hand() {
        TableTally tally = tally();
        Playout playout = new Playout(world, Playout.Log.NONE);
        FastDice dice = FastDice.seeded(seed);
        int before = state.encounter().map(Encounter::round).orElse(0);
        return new Crew.Hand<>() {
            @Override
            public void work(long number) {
                dice.turnTo(number);
                Witness witness = new Witness(state, foes, before);
                tally.add(new TableFights.Result(witness, playout.play(state, witness, dice)));
            }

            @Override
            public TableTally result() {
                return tally;
            }
        };
    }
}
