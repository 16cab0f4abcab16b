package org.woodgrain.lab.table;

import java.util.List;
import java.util.function.BiConsumer;
import org.woodgrain.campaign.meeting.Arranged;
import org.woodgrain.campaign.spells.Consequences;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.FastDice;

/**
 * Where one thread fights the fights of a setting at the table; each has dice of its own, by the seed and its number.
 */
final class TableFights {
    private final TableSetting setting;
    private final FastDice dice;
    private final Playout playout;

    TableFights(TableSetting setting, long seed, Playout.Log log) {
        this.setting = setting;
        this.dice = FastDice.seeded(seed);
        this.playout = new Playout(setting.world(), log);
    }

    /** One fight that is over. */
    record Result(Witness witness, Ended ended) {}

    /** Fights the fight of a number to its end. */
    Result fight(long number, BiConsumer<CampaignState, List<Foe>> opened) {
        dice.turnTo(number);
        CampaignState state = setting.drawnUp(dice);
        Unfolding u = new Unfolding(setting.world(), state, dice, new Consequences());
        List<Foe> foes = setting.foes().thrown(u);
        Witness witness = new Witness(state, foes, 0);
        opened.accept(state, foes);
        Arranged.begin(
                u,
                foes,
                setting.hall().foes(),
                setting.terms().feet(),
                setting.terms().surprise().of(setting.companySide()));
        state = playout.fold(state, u.close(), witness);
        return new Result(witness, playout.play(state, witness, dice));
    }
}
