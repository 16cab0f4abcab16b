package org.woodgrain.campaign.offers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.LoreCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.lore.Inventing;
import org.woodgrain.campaign.lore.Scholars;
import org.woodgrain.campaign.lore.Searching;
import org.woodgrain.campaign.lore.Teaching;
import org.woodgrain.campaign.offers.Offer.Choice;
import org.woodgrain.campaign.offers.Offer.Field;
import org.woodgrain.campaign.offers.Offer.Kind;
import org.woodgrain.campaign.people.Funds;
import org.woodgrain.campaign.people.Presence;
import org.woodgrain.campaign.spells.Doubling;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Invented;
import org.woodgrain.rules.equipment.Coins;
import org.woodgrain.rules.magic.Figure;
import org.woodgrain.rules.magic.Research;

/** Looking for new spells in town, teaching them and telling of them. */
final class LoreOffers implements OfferSource {
    private static final String GROUP = "Magic";
    private static final String INVENT = "invent-spell.";
    private static final String PROPOSE = "propose-spell.";
    private static final String RESEARCH = "research-spell.";
    private static final String TEACH = "teach-spell.";
    private static final String PUBLISH = "publish-spell.";
    private static final String TIME = "a week for each level";

    @Override
    public List<Offer> offers(World world, CampaignState state, Seat seat) {
        List<Offer> all = new ArrayList<>();
        if (state.id().isEmpty() || !Presence.inTown(state)) {
            return all;
        }
        for (Adventurer who : state.company()) {
            boolean rich = Funds.of(state, who).worth() >= Research.investment(1) * Coins.GOLD;
            if (Scholars.castable(world, who) > 0 && rich) {
                all.add(invent(world, who));
                all.add(propose(who));
                research(state, who).ifPresent(all::add);
            }
            all.addAll(sharing(world, state, who));
        }
        return all;
    }

    private static Offer invent(World world, Adventurer who) {
        List<Choice> models = Inventing.models(world, who).stream()
                .map(spell -> new Choice(
                        spell.id(),
                        spell.name(),
                        "can be doubled in " + Inventing.label(Doubling.figures(spell)),
                        "Level " + spell.level()))
                .toList();
        List<Choice> figures = Arrays.stream(Figure.values())
                .map(each -> new Choice(each.label(), each.label(), ""))
                .toList();
        return new Offer(
                INVENT + who.id(),
                who.name() + ": look for a new spell like one already known",
                GROUP,
                "MA-22",
                TIME,
                "20% for each full investment: 2,000 gp for level 1, twice as much for each level more",
                List.of(
                        Belongings.one("like", "Like", models),
                        new Field("doubled", "With twice its", Kind.MANY, figures, ""),
                        text("name", "To be called"),
                        gold(1)));
    }

    private static Offer propose(Adventurer who) {
        return new Offer(
                PROPOSE + who.id(),
                who.name() + ": put an own spell before the referee",
                GROUP,
                "MA-22",
                "",
                "",
                List.of(text("name", "To be called"), text("effect", "What it does")));
    }

    private static Optional<Offer> research(CampaignState state, Adventurer who) {
        List<Choice> spells = Searching.open(state, who).stream()
                .map(spell -> new Choice(
                        spell.id(),
                        spell.name(),
                        "level " + spell.level() + ", from " + Research.investment(spell.level()) + " gp"))
                .toList();
        return spells.isEmpty()
                ? Optional.empty()
                : Optional.of(new Offer(
                        RESEARCH + who.id(),
                        who.name() + ": look for a spell that is known of",
                        GROUP,
                        "MA-25",
                        TIME,
                        "20% for each full investment",
                        List.of(Belongings.one("spell", "Which", spells), gold(1))));
    }

    private static List<Offer> sharing(World world, CampaignState state, Adventurer who) {
        List<Offer> all = new ArrayList<>();
        List<Choice> lessons = new ArrayList<>();
        List<Choice> secrets = new ArrayList<>();
        for (Invented spell : state.lore().known(who.id())) {
            if (!spell.open() && spell.inventor().equals(who.id())) {
                secrets.add(new Choice(spell.id(), spell.name(), "level " + spell.level()));
            }
            state.company().stream()
                    .filter(pupil -> !pupil.id().equals(who.id())
                            && Teaching.why(world, state, pupil, spell).isEmpty())
                    .forEach(pupil -> lessons.add(
                            new Choice(pupil.id() + ":" + spell.id(), spell.name() + " to " + pupil.name(), "")));
        }
        if (!lessons.isEmpty()) {
            all.add(new Offer(
                    TEACH + who.id(),
                    who.name() + ": teach a spell",
                    GROUP,
                    "MA-26",
                    "a week",
                    "",
                    List.of(Belongings.one("lesson", "Which", lessons))));
        }
        if (!secrets.isEmpty()) {
            all.add(new Offer(
                    PUBLISH + who.id(),
                    who.name() + ": keep a spell secret no longer",
                    GROUP,
                    "MA-26",
                    "",
                    "",
                    List.of(Belongings.one("spell", "Which", secrets))));
        }
        return all;
    }

    private static Field text(String name, String label) {
        return new Field(name, label, Kind.TEXT, List.of(), "");
    }

    private static Field gold(int level) {
        return Belongings.number("gold", "Gold pieces to spend", Integer.toString(Research.investment(level)));
    }

    /** The figures picked; a word that is none reads as nothing, and the rules then say what they expect. */
    static SortedSet<Figure> figures(Pick pick, String field) {
        List<String> words = pick.many(field);
        SortedSet<Figure> all = new TreeSet<>();
        for (Figure each : Figure.values()) {
            if (words.contains(each.label())) {
                all.add(each);
            }
        }
        return all;
    }

    @Override
    public Optional<Reading> read(World world, CampaignState state, Seat seat, Pick pick) {
        String id = pick.offer();
        int dot = id.indexOf('.') + 1;
        CharacterId who = new CharacterId(id.substring(dot));
        return switch (id.substring(0, dot)) {
            case INVENT ->
                Fields.counted(
                        pick,
                        "gold",
                        gold -> new LoreCommand.Invent(
                                who, pick.one("name"), pick.one("like"), figures(pick, "doubled"), gold));
            case PROPOSE -> understood(new LoreCommand.Propose(who, pick.one("name"), pick.one("effect")));
            case RESEARCH ->
                Fields.counted(pick, "gold", gold -> new LoreCommand.Research(who, pick.one("spell"), gold));
            case TEACH -> {
                String[] lesson = pick.one("lesson").split(":", 2);
                yield lesson.length == 2
                        ? understood(new LoreCommand.Teach(who, new CharacterId(lesson[0]), lesson[1]))
                        : Optional.of(new Reading.Unclear("Field \"lesson\": choose one of those offered."));
            }
            case PUBLISH -> understood(new LoreCommand.Publish(who, pick.one("spell")));
            default -> Optional.empty();
        };
    }

    private static Optional<Reading> understood(LoreCommand command) {
        return Optional.of(new Reading.Understood(command));
    }
}
