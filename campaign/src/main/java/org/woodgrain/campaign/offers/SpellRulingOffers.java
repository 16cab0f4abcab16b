package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.RefereeCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.campaign.state.SpellLore;
import org.woodgrain.rules.magic.Figure;

/** What the referee says of spells that players think of; offered to no other seat. */
final class SpellRulingOffers implements OfferSource {
    private static final String GROUP = "Referee";
    private static final String RULE = "MA-22";
    private static final String FIX = "rule-spell.";
    private static final String REFUSE = "turn-down-spell.";
    private static final String SAY = "rule-casting.";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (!seat.seesAll()) {
            return all;
        }
        for (Invented spell : state.lore().spells().values()) {
            if (spell.stage() == Invented.Stage.PROPOSED) {
                all.add(fix(world, spell));
                all.add(new Offer(
                        REFUSE + spell.id(),
                        "Turn down the spell " + spell.name(),
                        GROUP,
                        RULE,
                        "",
                        "",
                        List.of(text("why", "Because"))));
            }
        }
        for (SpellLore.Unruled casting : state.lore().unruled()) {
            all.add(new Offer(
                    SAY + casting.casting(),
                    "Say what comes of " + spell(state, casting.spell()) + " cast by " + caster(state, casting.caster())
                            + (casting.at().isEmpty() ? "" : " at " + casting.at()),
                    GROUP,
                    RULE,
                    "",
                    "",
                    List.of(text("text", "What happens"))));
        }
        return all;
    }

    private static Offer fix(World world, Invented spell) {
        List<Choice> models = new ArrayList<>();
        models.add(new Choice("", "none: I say each time what comes of it", ""));
        world.book().spells().spells().values().stream()
                .filter(each -> each.invention().isEmpty() && Casting.playable(each.id()))
                .forEach(each -> models.add(new Choice(
                        each.id(),
                        each.name(),
                        "level " + each.level(),
                        each.caster().label().toLowerCase(Locale.ROOT) + " " + each.level())));
        List<Choice> figures = Arrays.stream(Figure.values())
                .map(each -> new Choice(each.label(), each.label(), ""))
                .toList();
        return new Offer(
                FIX + spell.id(),
                "Fix what the spell " + spell.name() + " is",
                GROUP,
                RULE,
                "",
                "",
                List.of(
                        Belongings.number("level", "Spell level", "1"),
                        new Field("like", "Works as", Kind.ONE, models, ""),
                        new Field("doubled", "With twice its", Kind.MANY, figures, ""),
                        new Field("effect", "What it does", Kind.TEXT, List.of(), spell.effect())));
    }

    private static String spell(CampaignState state, String id) {
        return state.lore().spell(id).map(Invented::name).orElse(id);
    }

    private static String caster(CampaignState state, Caster caster) {
        return switch (caster) {
            case Caster.Member member ->
                state.adventurer(member.id()).map(who -> who.name()).orElse(member.value());
            case Caster.Monster monster -> monster.value();
        };
    }

    private static Field text(String name, String label) {
        return new Field(name, label, Kind.TEXT, List.of(), "");
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        if (!seat.seesAll()) {
            return Optional.empty();
        }
        String id = pick.offer();
        int dot = id.indexOf('.') + 1;
        String of = id.substring(dot);
        return switch (id.substring(0, dot)) {
            case FIX ->
                Fields.counted(
                        pick,
                        "level",
                        level -> new RefereeCommand.RuleSpell(
                                of, level, pick.one("like"), LoreOffers.figures(pick, "doubled"), pick.one("effect")));
            case REFUSE -> Optional.of(new Reading.Understood(new RefereeCommand.TurnDownSpell(of, pick.one("why"))));
            case SAY -> Optional.of(new Reading.Understood(new RefereeCommand.RuleCasting(of, pick.one("text"))));
            default -> Optional.empty();
        };
    }
}
