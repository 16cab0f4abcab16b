package org.woodgrain.campaign.meeting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.woodgrain.atlas.Cell;
import org.woodgrain.campaign.command.MeetingCommand;
import org.woodgrain.campaign.command.Seat;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.offers.Actions;
import org.woodgrain.campaign.offers.Offer;
import org.woodgrain.campaign.offers.Pick;
import org.woodgrain.campaign.offers.Reading;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Wanderers;
import org.woodgrain.dice.FastDice;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.encounters.Band;
import org.woodgrain.rules.equipment.Carried;

@DisplayName("Whatever is picked in a meeting")
class AnyMeetingTest {
    private static final Seat COMPANY = new Seat.Company();
    private static final Set<String> GROUPS = Set.of("Meeting", "Fight", "Flee");
    private static final List<String> KINDS = List.of(
            "orc",
            "goblin",
            "skeleton",
            "giant-rat",
            "ogre",
            "bandit",
            "wolf",
            "zombie",
            "kobold",
            "gnoll",
            "giant-centipede",
            "warrior",
            "conjurer",
            "ghoul",
            "hobgoblin",
            "berserker");
    /** Orders in one meeting; a company that mostly stands on guard takes long. */
    private static final int MOST = 1500;

    private static final String[] MAP = {
        "+-----------------+-----+",
        "|. . . . . . . . .dr r r|",
        "| +-------------+ |     |",
        "|.|             |.|r r r|",
        "| |             | +d----+",
        "|. . . . . . . . . . . .|",
        "+-----+ +---------------+",
        "      |@|",
        "      +-+",
    };

    private static Scene scene(Profile profile, Random random) {
        Scene scene = Scene.of(profile, MAP);
        for (String name : List.of("Alaric", "Berta", "Cuno", "Dora")) {
            scene.fighter(name);
            scene.change(name, who -> {
                var items = new ArrayList<>(who.items());
                items.add(Scene.thing(name + "-food", "EQI-51", "iron rations", 0, Carried.STOWED));
                items.add(Scene.thing(name + "-oil", "EQI-46", "flask of oil", 0, Carried.STOWED));
                return who.withItems(items);
            });
        }
        scene.lit().at(3 + random.nextInt(4), 2);
        return scene;
    }

    @ParameterizedTest
    @EnumSource(Profile.class)
    @DisplayName("it comes to an end, breaks nothing, and tells no kind before it is seen")
    void ends(Profile profile) {
        Map<String, Integer> ends = new TreeMap<>();
        for (int seed = 1; seed <= 150; seed++) {
            Random random = new Random(seed);
            Scene scene = scene(profile, random);
            String kind = KINDS.get(random.nextInt(KINDS.size()));
            FastDice dice = FastDice.seeded(seed);
            int many = 1 + random.nextInt(6);
            if (random.nextBoolean()) {
                scene.state = scene.state.withWanderers(Optional.of(new Wanderers(
                        List.of(new Band(kind, many)), new Cell(8, 2), Optional.empty(), random.nextInt(4) == 0)));
                scene.doing(dice, Meetings::beginWanderers);
            } else {
                List<Foe> foes = Scene.foes(kind, many);
                scene.dwellers("r", foes);
                scene.at(10, 2);
                scene.doing(dice, u -> Meetings.begin(u, foes, Optional.of("r"), new Cell(10, 1), Approach.DOOR));
            }
            int steps = 0;
            while (scene.state.encounter().isPresent() && steps < MOST) {
                noLeak(scene);
                assertThat(scene.state.encounter().map(Encounter::distance).orElse(0))
                        .isNotNegative();
                Optional<MeetingCommand> command = pick(scene, random);
                if (command.isEmpty()) {
                    break;
                }
                scene.order(command.get(), dice);
                steps++;
            }
            assertThat(steps)
                    .as("%s, seed %d, %d of %s: %s", profile, seed, many, kind, scene.state.encounter())
                    .isLessThan(MOST);
            scene.all(MeetingEvent.MeetingEnded.class).forEach(end -> ends.merge(end.how(), 1, Integer::sum));
            if (scene.state.encounter().isEmpty() && !scene.state.company().isEmpty()) {
                assertThat(scene.state.level(Scene.LEVEL).room("r").dwellers()).noneMatch(Foe::gone);
            }
        }
        assertThat(ends.keySet()).as("ends %s", ends).contains("victory", "away", "parted");
    }

    private static void noLeak(Scene scene) {
        Encounter meeting = scene.meeting();
        if (!meeting.kindKnown()) {
            for (Foe foe : meeting.foes()) {
                String plain = foe.name().replaceAll("[ 0-9]+$", "");
                assertThat(scene.told(COMPANY)).doesNotContainIgnoringCase(plain);
            }
        }
    }

    private static Optional<MeetingCommand> pick(Scene scene, Random random) {
        List<Offer> offers = Actions.of(scene.campaign.world(), scene.state, COMPANY).stream()
                .filter(offer -> GROUPS.contains(offer.group()))
                .toList();
        for (int tries = 0; tries < 50 && !offers.isEmpty(); tries++) {
            Offer offer = offers.get(random.nextInt(offers.size()));
            Map<String, List<String>> values = new TreeMap<>();
            for (Offer.Field field : offer.fields()) {
                values.put(field.name(), chosen(field, random));
            }
            Reading reading = Actions.read(scene.campaign.world(), scene.state, COMPANY, new Pick(offer.id(), values));
            if (reading instanceof Reading.Understood understood
                    && understood.command() instanceof MeetingCommand command
                    && MeetingChecks.check(scene.campaign.world(), scene.state, command)
                            .isEmpty()) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    private static List<String> chosen(Offer.Field field, Random random) {
        return switch (field.kind()) {
            case NUMBER -> List.of(Integer.toString(random.nextInt(60)));
            case TEXT, CELL -> List.of("");
            case MANY ->
                field.choices().isEmpty() || random.nextInt(6) > 0
                        ? List.of()
                        : List.of(field.choices()
                                .get(random.nextInt(field.choices().size()))
                                .value());
            case ONE ->
                List.of(
                        field.preset().isEmpty() || random.nextInt(4) == 0
                                ? field.choices()
                                        .get(random.nextInt(field.choices().size()))
                                        .value()
                                : field.preset());
            case ORDER -> field.choices().stream().map(Offer.Choice::value).toList();
        };
    }
}
