package org.woodgrain.campaign.meeting;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.bands.Guises;
import org.woodgrain.campaign.bands.Marks;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.people.Figures;
import org.woodgrain.campaign.people.Gait;
import org.woodgrain.campaign.people.Gales;
import org.woodgrain.campaign.people.Train;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Profile;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.encounters.Pursuers;
import org.woodgrain.rules.encounters.Strength;
import org.woodgrain.rules.monsters.Habit;
import org.woodgrain.rules.monsters.Intelligence;
import org.woodgrain.rules.monsters.Monster;
import org.woodgrain.rules.monsters.Power;
import org.woodgrain.rules.monsters.Trait;

/** Both sides of a meeting, as the referee knows them. */
record Host(World world, CampaignState state, Encounter meeting) {
    private static final String NEST = "nest";

    static final String LEADER = Marks.LEADER;
    static final String ALIGNMENT = "alignment";

    /** The mark of a dragon that does not talk, and counts as half-witted. */
    private static final int SPEECHLESS = 2;

    static Host of(Unfolding u) {
        return new Host(u.world(), u.state(), u.state().encounter().orElseThrow());
    }

    Profile profile() {
        return state.ruleset().profile();
    }

    boolean original() {
        return state.ruleset().original();
    }

    Monster monster(Foe foe) {
        return world.book().monsters().monster(foe.monster());
    }

    List<Foe> able() {
        return meeting.able();
    }

    private Stream<Monster> kinds() {
        return able().stream().map(this::monster);
    }

    /** Those of the company who can act. */
    List<Adventurer> company() {
        return state.company().stream()
                .filter(member -> !state.helpless(member.id()))
                .toList();
    }

    Strength strength() {
        int levels = state.company().stream().mapToInt(Adventurer::level).sum()
                + state.followers().size();
        int dice = able().stream().mapToInt(this::dice).sum();
        return new Strength(levels, Math.max(1, dice));
    }

    /** Whole hit dice of one, by its own if it has any. */
    int dice(Foe foe) {
        return Marks.dice(foe).orElse(monster(foe).hitDice()).dice();
    }

    /** How clever the cleverest of them are. */
    Intelligence mind() {
        return able().stream()
                .map(foe -> foe.number(Marks.TALKS) == SPEECHLESS
                        ? Intelligence.SEMI
                        : monster(foe).intelligence())
                .max(Comparator.naturalOrder())
                .orElse(Intelligence.NON);
    }

    /** The one who leads, if there is one and he can act. */
    Optional<Foe> leader() {
        return able().stream().filter(foe -> foe.number(LEADER) > 0).findFirst();
    }

    /** The alignment of the band: as settled when it was made, else the darkest it may have. */
    @Rule({"CH-103", "CH-104"})
    Alignment alignment() {
        Foe first = leader().orElse(meeting.foes().getFirst());
        int settled = first.number(ALIGNMENT);
        if (settled > 0) {
            return Alignment.values()[settled - 1];
        }
        return monster(first).alignments().isEmpty()
                ? Alignment.NEUTRALITY
                : monster(first).alignments().last();
    }

    /** Whether any of those who can act has a power. */
    boolean any(Class<? extends Power> power) {
        return kinds().anyMatch(kind -> kind.has(power, profile()));
    }

    /** Whether all of those who can act have it. */
    boolean all(Class<? extends Power> power) {
        return kinds().allMatch(kind -> kind.has(power, profile()));
    }

    boolean undead() {
        return kinds().allMatch(Monster::undead);
    }

    /** Undead without a mind, oozes, witless plants and made things: they have no will that could be swayed. */
    boolean mindless() {
        return kinds().allMatch(Pursuers::mindless);
    }

    boolean men() {
        return kinds().allMatch(kind -> kind.isKind("men"));
    }

    /** Whether any of them keeps to what it guards: its nest, where it is met at home, or a master who is there. */
    boolean keepsPost() {
        return able().stream().anyMatch(this::guards);
    }

    /** Whether nothing shakes any of them: by nature, or because what they guard is there. */
    boolean steadfast() {
        return able().stream().allMatch(foe -> monster(foe).has(Trait.Fearless.class, profile()) || guards(foe));
    }

    private boolean guards(Foe foe) {
        return monster(foe).powers(Habit.Guards.class, profile()).stream()
                .anyMatch(guards -> guards.what().equals(NEST)
                        ? meeting.room().isPresent()
                        : able().stream().anyMatch(other -> !other.monster().equals(foe.monster())));
    }

    boolean tracks(String way) {
        return kinds().flatMap(kind -> kind.powers(Habit.Tracker.class, profile()).stream())
                .anyMatch(tracker -> tracker.way().equals(way));
    }

    /** What matters of them when they run after the company; rain washes its tracks away. */
    @Rule("SP-72")
    Pursuers pursuers() {
        Pursuers all = Pursuers.of(profile(), kinds().toList(), mind());
        return Outdoors.rains(state) ? all.withoutScent() : all;
    }

    /** Inches of a monster: on foot, else in whatever way it goes; one that can be a bat flies when it comes to running. */
    private int inches(Monster kind) {
        boolean bat = meeting.chase().isPresent() && Guises.bat(kind, profile());
        int own = Gales.onFoot(state, kind);
        int wings = Outdoors.grounds(state) ? 0 : kind.fly();
        int feet = own > 0 && (!bat || wings == 0) ? own : Math.max(wings, kind.swim());
        return feet / 10;
    }

    int slowest() {
        return kinds().mapToInt(this::inches).min().orElse(0);
    }

    int fastest() {
        return able().stream()
                .mapToInt(foe -> Gait.changed(state, new Effect.On.OnFoe(foe.id()), inches(monster(foe))))
                .max()
                .orElseGet(() -> kinds().mapToInt(this::inches).max().orElse(0));
    }

    Gait gait() {
        return new Gait(world.book(), state);
    }

    Figures figures() {
        return new Figures(world.book(), state.ruleset());
    }

    /** Inches of the slowest of the company. */
    int companyInches() {
        return Train.pace(world, state);
    }
}
