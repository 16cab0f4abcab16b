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
import org.woodgrain.campaign.event.ArcaneEvent;
import org.woodgrain.campaign.event.Event;
import org.woodgrain.campaign.event.MagicEvent;
import org.woodgrain.campaign.event.SpellEvent;
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

    /** Throws of the dice that are tried until a spell is not thrown off. */
    private static final int LUCK = 60;

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

    @ParameterizedTest
    @EnumSource
    @DisplayName("The log tells of ninety-six spells and of every reversed one, each once, and that each is cast")
    void nothingIsLeftOut(Profile profile) throws IOException {
        List<Spell> all = List.copyOf(world.book().spells().spells().values());
        List<String> log = written(profile);
        assertThat(all.stream().filter(spell -> !spell.reversed())).hasSize(96);
        assertThat(log.stream().filter(line -> line.startsWith("SP-"))).hasSize(all.size());
        for (Spell spell : all) {
            String heading = spell.id() + " " + spell.name() + " (";
            assertThat(log.stream().filter(line -> line.startsWith(heading)))
                    .as(heading)
                    .hasSize(1);
            int at = log.indexOf(log.stream()
                    .filter(line -> line.startsWith(heading))
                    .findFirst()
                    .orElseThrow());
            assertThat(log.subList(at + 1, log.size()).stream().takeWhile(line -> !line.isEmpty()))
                    .as(heading)
                    .anyMatch(line -> line.contains(" casts " + held(spell).name()));
        }
    }

    /** What is told when it is cast in the first place where it does what it is for. */
    private List<String> cast(CampaignState begun, Spell spell) {
        for (Stage stage : Stage.values()) {
            CampaignState set = stage.set(begun, demo);
            for (Adventurer who : set.company()) {
                CampaignState ready = holding(set, who, spell);
                List<Aim> aims = aims(ready, who, spell);
                for (Aim aim : aims) {
                    Optional<List<String>> told = cast(ready, who, spell, stage, aim);
                    if (told.isPresent()) {
                        return told.get();
                    }
                }
            }
        }
        throw new AssertionError(spell.id() + ", " + spell.name() + ", does nothing anywhere");
    }

    /** Whether it did something: it was neither without effect nor thrown off, and events tell of more than the casting. */
    private static boolean worked(List<Event> events, Spell spell) {
        boolean idle = events.stream().anyMatch(event -> switch (event) {
            case MagicEvent.NothingHappened nothing -> true;
            case MagicEvent.Resisted resisted -> true;
            case MagicEvent.TouchMissed missed -> true;
            case MagicEvent.SpellLost lost -> true;
            case SpellEvent.ManyTaken many -> many.who().isEmpty();
            case MagicEvent.FellAsleep asleep -> asleep.foes().isEmpty();
            case ArcaneEvent.Dispelled dispelled -> dispelled.ended() == 0;
            default -> false;
        });
        return !idle
                && events.stream().anyMatch(MagicEvent.SpellCast.class::isInstance)
                && events.stream()
                        .filter(event -> !(event instanceof MagicEvent.SpellCast))
                        .anyMatch(event -> event.rule().equals(spell.id())
                                || event instanceof MagicEvent.EffectBegun begun
                                        && begun.effect().kind().startsWith(spell.id())
                                || event instanceof MagicEvent.EffectEnded
                                || event instanceof ArcaneEvent.Dispelled
                                || event instanceof SpellEvent.Carried);
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

    /** With other dice as long as it is only thrown off or spoiled. */
    private Optional<List<String>> cast(CampaignState state, Adventurer who, Spell spell, Stage stage, Aim aim) {
        for (int luck = 0; luck < LUCK; luck++) {
            FastDice dice = FastDice.seeded(spell.id().hashCode() + luck);
            Optional<List<Event>> events = events(state, who, spell, aim, dice);
            if (events.filter(all -> worked(all, spell)).isPresent()) {
                return Optional.of(told(state, spell, stage, events.get()));
            }
            if (events.filter(EverySpellTest::unlucky).isEmpty()) {
                break;
            }
        }
        return Optional.empty();
    }

    private static boolean unlucky(List<Event> events) {
        return events.stream()
                .anyMatch(event -> event instanceof MagicEvent.Resisted
                        || event instanceof MagicEvent.TouchMissed
                        || event instanceof MagicEvent.SpellLost
                        || event instanceof ArcaneEvent.Dispelled);
    }

    private List<String> told(CampaignState state, Spell spell, Stage stage, List<Event> events) {
        assertThat(events)
                .as(spell.id())
                .anyMatch(event -> event instanceof MagicEvent.SpellCast done
                        && done.spell().equals(held(spell).id()));
        List<String> told = new ArrayList<>();
        told.add("");
        told.add(spell.id() + " " + spell.name() + " (" + stage.name().toLowerCase(Locale.ROOT) + ")");
        CampaignState now = state;
        CampaignState loaded = state;
        for (Event event : events) {
            CampaignState was = now;
            now = Evolve.apply(now, event);
            loaded = Evolve.apply(loaded, codec.read(codec.write(event)));
            tell(told, was, now, event);
        }
        assertThat(loaded).as("%s, saved and loaded", spell.id()).isEqualTo(now);
        assertThat(Soundness.faults(now)).as(spell.id()).isEmpty();
        return told;
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

    /** At what somebody could cast it, in the form that is wanted. */
    private List<Aim> aims(CampaignState state, Adventurer who, Spell spell) {
        Adventurer caster = state.adventurer(who.id()).orElseThrow();
        Spell held = held(spell);
        if (!caster.spells().memorised().contains(held.id())) {
            return List.of();
        }
        boolean backwards = !held.equals(spell);
        return Casting.aims(world.now(state), state, caster, held.id()).stream()
                .filter(aim -> aim.targets().contains(BACKWARDS) == backwards)
                .toList();
    }

    /** The events of casting it; empty if it is refused. */
    private Optional<List<Event>> events(CampaignState state, Adventurer who, Spell spell, Aim aim, FastDice dice) {
        Command command = command(state, who, held(spell), aim);
        return campaign.decide(state, new Order("o", COMPANY, command), dice) instanceof Decision.Accepted accepted
                ? Optional.of(accepted.events())
                : Optional.empty();
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
        assertThat(log).isEqualTo(written(profile));
    }

    private static List<String> written(Profile profile) throws IOException {
        String name = "every-spell-" + profile.label() + ".txt";
        try (InputStream in = Objects.requireNonNull(EverySpellTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
