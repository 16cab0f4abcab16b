package org.woodgrain.campaign.delve;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.woodgrain.campaign.harm.Afflictions;
import org.woodgrain.campaign.people.Burdens;
import org.woodgrain.campaign.refusal.DelveRefusal;
import org.woodgrain.campaign.refusal.GeneralRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.traps.Springing;

/** Who can do something. */
public final class Crew {
    private Crew() {}

    /** What forbids every act of exploring. */
    static Optional<Refusal> ready(CampaignState state) {
        if (state.underground().isEmpty()) {
            return Optional.of(new DelveRefusal.NotUnderground());
        }
        if (state.encounter().isPresent() || state.wanderers().isPresent()) {
            return Optional.of(new DelveRefusal.SomebodyIsHere());
        }
        return state.company().isEmpty() ? Optional.of(new DelveRefusal.NobodyLeft()) : Optional.empty();
    }

    /** Why the company as a whole cannot walk: a member is in a pit, or cannot move. */
    static Optional<Refusal> canWalk(CampaignState state) {
        for (Adventurer member : state.company()) {
            if (inPit(state, member.id())) {
                return Optional.of(new DelveRefusal.InPit(member.name()));
            }
            if (state.helpless(member.id())
                    && Burdens.bearer(state, member.id()).isEmpty()) {
                return Optional.of(new GeneralRefusal.CannotAct(member.name(), "to be waited for or carried"));
            }
        }
        return Optional.empty();
    }

    /** Why these cannot work together at something: nobody named, one twice, one who cannot act, or too many. */
    static Optional<Refusal> canWork(CampaignState state, List<CharacterId> who, String what, int most) {
        if (who.isEmpty() || (most > 0 && who.size() > most)) {
            return Optional.of(new DelveRefusal.NameMembers(what, most));
        }
        Set<CharacterId> named = new HashSet<>();
        for (CharacterId id : who) {
            Optional<Refusal> wrong = canAct(state, id);
            if (wrong.isPresent()) {
                return wrong;
            }
            if (!named.add(id)) {
                return Optional.of(new DelveRefusal.TwoTasks(name(state, id)));
            }
        }
        return Optional.empty();
    }

    /** Why one cannot act: not of the company, in a pit, helpless or sick. */
    public static Optional<Refusal> canAct(CampaignState state, CharacterId id) {
        Optional<Adventurer> member = member(state, id);
        if (member.isEmpty()) {
            return Optional.of(new GeneralRefusal.NoSuchCharacter(id.value()));
        }
        if (inPit(state, id)) {
            return Optional.of(new DelveRefusal.InPit(member.get().name()));
        }
        if (state.helpless(id)) {
            return Optional.of(new GeneralRefusal.CannotAct(member.get().name(), "helpless"));
        }
        return state.effects()
                .first(new Effect.On.OnCharacter(id), Afflictions.SICK)
                .map(effect -> new GeneralRefusal.CannotAct(member.get().name(), effect.label()));
    }

    static Optional<Adventurer> member(CampaignState state, CharacterId id) {
        return state.order().contains(id) ? state.adventurer(id).filter(Adventurer::living) : Optional.empty();
    }

    static Adventurer of(CampaignState state, CharacterId id) {
        return member(state, id).orElseThrow(() -> new IllegalStateException(id + " is not of the company"));
    }

    static String name(CampaignState state, CharacterId id) {
        return state.adventurer(id).map(Adventurer::name).orElse(id.value());
    }

    static Optional<Effect> pit(CampaignState state, CharacterId id) {
        return state.effects().first(new Effect.On.OnCharacter(id), Springing.PIT);
    }

    static boolean inPit(CampaignState state, CharacterId id) {
        return pit(state, id).isPresent();
    }
}
