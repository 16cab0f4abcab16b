package org.woodgrain.journal.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Level;
import org.woodgrain.atlas.file.DemoLevel;
import org.woodgrain.book.StandardBook;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.command.BeginCommand;
import org.woodgrain.campaign.command.Command;
import org.woodgrain.campaign.command.Deed;
import org.woodgrain.campaign.command.FighterOrder;
import org.woodgrain.campaign.command.MagicCommand;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Order;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.decide.Campaign;
import org.woodgrain.campaign.decide.Decision;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.evolve.Evolve;
import org.woodgrain.campaign.narrate.Narrator;
import org.woodgrain.campaign.spells.Aim;
import org.woodgrain.campaign.spells.Casting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Spells;
import org.woodgrain.dice.FastDice;
import org.woodgrain.journal.json.EventCodec;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Ruleset;
import org.woodgrain.rules.characters.CharacterClass;
import org.woodgrain.rules.magic.Spell;

/**
 * Every spell of the book is cast once by a company, each where it is of use, and what is told of it is word for word as
 * before. With {@code -Dwoodgrain.spells.write=true} the logs are written anew.
 */
class EverySpellTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final Seat REFEREE = new Seat.Referee();

    /** What a magic-user adds to say the words of a spell backwards (MA-15). */
    private static final String BACKWARDS = "reversed";

    private final Level demo = DemoLevel.load();
    private final World world = new World(StandardBook.load(), Map.of(demo.id(), demo));
    private final Campaign campaign = new Campaign(world);
    private final EventCodec codec = new EventCodec();

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every spell is cast, told as before, and kept by saving and loading")
    void everySpell(Profile profile) throws IOException {
        List<String> log = new ArrayList<>();
        CampaignState begun = begun(profile);
        List<Spell> all = world.book().spells().spells().values().stream()
                .sorted(Comparator.comparingInt(
                        spell -> Integer.parseInt(spell.id().substring(3))))
                .toList();
        for (Spell spell : all) {
            log.addAll(cast(begun, spell));
        }
        compare(profile, log);
    }

    /** What is told when it is cast in the first place where it can be. */
    private List<String> cast(CampaignState begun, Spell spell) {
        for (Stage stage : Stage.values()) {
            CampaignState set = stage.set(begun, demo);
            for (Adventurer who : set.company()) {
                Optional<List<String>> told = order(
                        holding(set, who, spell),
                        who,
                        spell,
                        stage,
                        FastDice.seeded(spell.id().hashCode()));
                if (told.isPresent()) {
                    return told.get();
                }
            }
        }
        throw new AssertionError(spell.id() + ", " + spell.name() + ", can be cast nowhere");
    }

    private CampaignState holding(CampaignState state, Adventurer who, Spell spell) {
        Spell held = held(spell);
        return world.book().spells().open(held, who.acting(), who.alignment())
                ? state.change(who.id(), each -> each.withSpells(new Spells(List.of(), List.of(held.id()))))
                : state;
    }

    /** Magic-users hold a spell in its one form and may say it backwards. */
    private Spell held(Spell spell) {
        return spell.caster() == CharacterClass.MAGIC_USER
                ? spell.reverseOf().map(world.book().spells()::spell).orElse(spell)
                : spell;
    }

    private Optional<List<String>> order(CampaignState state, Adventurer who, Spell spell, Stage stage, FastDice dice) {
        Optional<List<Event>> events = events(state, who, spell, dice);
        if (events.isEmpty()) {
            return Optional.empty();
        }
        assertThat(events.get())
                .as(spell.id())
                .anyMatch(event -> event instanceof MagicEvent.SpellCast done
                        && done.spell().equals(held(spell).id()));
        List<String> told = new ArrayList<>();
        told.add("");
        told.add(spell.id() + " " + spell.name() + " (" + stage.name().toLowerCase(Locale.ROOT) + ")");
        CampaignState now = state;
        CampaignState loaded = state;
        for (Event event : events.get()) {
            CampaignState was = now;
            now = Evolve.apply(now, event);
            loaded = Evolve.apply(loaded, codec.read(codec.write(event)));
            tell(told, was, now, event);
        }
        assertThat(loaded).as("%s, saved and loaded", spell.id()).isEqualTo(now);
        assertThat(Soundness.faults(now)).as(spell.id()).isEmpty();
        return Optional.of(told);
    }

    private void tell(List<String> told, CampaignState was, CampaignState now, Event event) {
        List<String> heard = lines(was, now, event, COMPANY);
        heard.forEach(line -> told.add("  " + line));
        lines(was, now, event, REFEREE).stream()
                .filter(line -> !heard.contains(line))
                .forEach(line -> told.add("  (" + line + ")"));
    }

    private List<String> lines(CampaignState was, CampaignState now, Event event, Seat seat) {
        return Narrator.tell(world, was, now, event, seat).stream()
                .map(line -> line.text())
                .toList();
    }

    /** The events of casting it at the first that can be aimed at; empty if it cannot be cast now. */
    private Optional<List<Event>> events(CampaignState state, Adventurer who, Spell spell, FastDice dice) {
        Adventurer caster = state.adventurer(who.id()).orElseThrow();
        Spell held = held(spell);
        List<Aim> aims = caster.spells().memorised().contains(held.id())
                ? Casting.aims(world.now(state), state, caster, held.id())
                : List.of();
        boolean backwards = !held.equals(spell);
        for (Aim aim : aims) {
            if (aim.targets().contains(BACKWARDS) != backwards) {
                continue;
            }
            Decision decision = campaign.decide(state, new Order("o", COMPANY, command(state, who, held, aim)), dice);
            if (decision instanceof Decision.Accepted accepted
                    && accepted.events().stream().anyMatch(MagicEvent.SpellCast.class::isInstance)) {
                return Optional.of(accepted.events());
            }
        }
        return Optional.empty();
    }

    private static Command command(CampaignState state, Adventurer who, Spell spell, Aim aim) {
        if (state.encounter().isEmpty()) {
            return new MagicCommand.Cast(who.id(), spell.id(), aim.targets());
        }
        List<FighterOrder> orders = new ArrayList<>();
        for (Adventurer each : state.company()) {
            orders.add(new FighterOrder(
                    each.id(),
                    each.id().equals(who.id()) ? new Deed.Cast(spell.id(), aim.targets()) : new Deed.Guard()));
        }
        return new MeetingCommand.Fight(orders);
    }

    private CampaignState begun(Profile profile) {
        Decision decision = campaign.decide(
                Evolve.NOTHING,
                new Order("begin", COMPANY, new BeginCommand.Begin("test", "Test", Ruleset.of(profile), "")),
                FastDice.seeded(1));
        return Evolve.applyAll(Evolve.NOTHING, ((Decision.Accepted) decision).events());
    }

    private static void compare(Profile profile, List<String> log) throws IOException {
        String name = "every-spell-" + profile.label() + ".txt";
        if (Boolean.getBoolean("woodgrain.spells.write")) {
            Path file = Path.of("src/test/resources/org/woodgrain/journal/magic", name);
            Files.createDirectories(file.getParent());
            Files.write(file, log);
        }
        try (InputStream in = Objects.requireNonNull(EverySpellTest.class.getResourceAsStream(name), name)) {
            assertThat(log)
                    .isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        }
    }
}
