package org.woodgrain.campaign.town;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.woodgrain.campaign.Evening;
import org.woodgrain.campaign.Played;
import org.woodgrain.campaign.UnderBothProfiles;
import org.woodgrain.campaign.command.TownCommand;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.TownEvent;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Place;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.rules.Rule;

@UnderBothProfiles
class AftermathTest {
    private Evening evening = Evening.of(Played.profile());

    @BeforeEach
    void a_company_underground() {
        evening = Company.two(Played.profile());
        evening.does(new TownCommand.SetOut());
    }

    private void suffers(CharacterId who, String kind, Effect.Unit unit, int left) {
        List<Effect> all = new ArrayList<>(evening.state().effects());
        all.add(new Effect(
                kind + "-" + who,
                kind,
                "suffering",
                new Effect.On.OnCharacter(who),
                "m1",
                unit,
                left,
                new TreeMap<>(Map.of("further", 3)),
                true));
        evening.become(evening.state().withEffects(all));
    }

    private void holds(CharacterId who, String spell) {
        evening.become(evening.state().change(who, each -> each.withSpells(new Spells(List.of(), List.of(spell)))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {Afflictions.SLOW_POISON, Afflictions.SLIME, Afflictions.TURNING_TO_SLIME, Afflictions.SPORES})
    @Rule("CB-26")
    void the_way_out_cures_nobody(String harm) {
        suffers(Company.OSRIC, harm, Effect.Unit.ROUNDS, 40);

        evening.unfold(Homecoming::arrive);

        assertThat(evening.member("c1").life()).isEqualTo(Life.DEAD);
        assertThat(evening.last(HarmEvent.CharacterDied.class)).hasSize(1);
        assertThat(evening.state().order()).containsExactly(Company.YSOLT);
        assertThat(evening.state().effects()).noneMatch(effect -> effect.kind().equals(harm));
    }

    @Test
    @Rule("SP-98")
    void who_holds_neutralize_poison_uses_it_on_the_way() {
        suffers(Company.OSRIC, Afflictions.SLOW_POISON, Effect.Unit.ROUNDS, 40);
        holds(Company.YSOLT, "SP-98");

        evening.unfold(Homecoming::arrive);

        assertThat(evening.member("c1").life()).isEqualTo(Life.LIVING);
        assertThat(evening.member("c2").spells().memorised()).isEmpty();
        assertThat(evening.state().effects()).isEmpty();
    }

    @Test
    @Rule("SP-98")
    void one_spell_saves_the_one_with_the_shortest_time_left() {
        suffers(Company.OSRIC, Afflictions.SLOW_POISON, Effect.Unit.ROUNDS, 40);
        suffers(Company.YSOLT, Afflictions.SLOW_POISON, Effect.Unit.ROUNDS, 20);
        holds(Company.OSRIC, "SP-98");

        evening.unfold(Homecoming::arrive);

        assertThat(evening.member("c2").life()).isEqualTo(Life.LIVING);
        assertThat(evening.member("c1").life()).isEqualTo(Life.DEAD);
    }

    @Test
    @Rule("SP-91")
    void slime_is_met_by_cure_disease_and_not_by_neutralize_poison() {
        suffers(Company.OSRIC, Afflictions.SLIME, Effect.Unit.ROUNDS, 2);
        holds(Company.YSOLT, "SP-91");
        evening.unfold(Homecoming::arrive);
        assertThat(evening.member("c1").life()).isEqualTo(Life.LIVING);

        a_company_underground();
        suffers(Company.OSRIC, Afflictions.SLIME, Effect.Unit.ROUNDS, 2);
        holds(Company.YSOLT, "SP-98");
        evening.unfold(Homecoming::arrive);
        assertThat(evening.member("c1").life()).isEqualTo(Life.DEAD);
        assertThat(evening.member("c2").spells().memorised()).containsExactly("SP-98");
    }

    @Test
    @Rule("CB-26")
    void a_company_whose_last_members_die_of_it_does_not_come_home() {
        suffers(Company.OSRIC, Afflictions.SLOW_POISON, Effect.Unit.ROUNDS, 40);
        suffers(Company.YSOLT, Afflictions.SPORES, Effect.Unit.ROUNDS, 4);

        evening.unfold(Homecoming::arrive);

        assertThat(evening.last(TownEvent.ExpeditionLost.class)).hasSize(1);
        assertThat(evening.last(TownEvent.CameHome.class)).isEmpty();
        assertThat(evening.state().place()).isEqualTo(new Place.Town());
    }

    @Test
    @Rule("CB-26")
    void a_deadly_fever_goes_on_in_town_and_paralysis_does_not() {
        suffers(Company.OSRIC, Afflictions.DEADLY_FEVER, Effect.Unit.DAYS, 20);
        suffers(Company.YSOLT, Afflictions.PARALYSIS, Effect.Unit.ROUNDS, 20);

        evening.unfold(Homecoming::arrive);

        assertThat(evening.state().effects()).extracting(Effect::kind).containsExactly(Afflictions.DEADLY_FEVER);
        assertThat(evening.member("c1").life()).isEqualTo(Life.LIVING);
        evening.does(new TownCommand.StayDays(20));
        assertThat(evening.member("c1").life()).isEqualTo(Life.DEAD);
    }
}
