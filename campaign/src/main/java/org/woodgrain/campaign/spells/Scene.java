package org.woodgrain.campaign.spells;

import java.util.List;
import java.util.Optional;
import org.woodgrain.atlas.Cell;
import org.woodgrain.atlas.Edge;
import org.woodgrain.campaign.World;
import org.woodgrain.campaign.ground.Outdoors;
import org.woodgrain.campaign.refusal.MagicRefusal;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Lighting;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CampaignState;
import org.woodgrain.campaign.state.Caster;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Effect;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.FoeId;
import org.woodgrain.campaign.state.Follower;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.dice.DiceStream;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.Throws;
import org.woodgrain.rules.characters.Alignment;
import org.woodgrain.rules.combat.Danger;
import org.woodgrain.rules.equipment.ItemId;
import org.woodgrain.rules.magic.Spell;
import org.woodgrain.rules.magic.SpellTables;

/**
 * A casting: who, what, and the state in which it is done.
 *
 * @param world the book and the maps
 * @param state now
 * @param caster who casts
 * @param spell what is cast
 * @param level at which it works (SP-119)
 * @param danger the column in which it is resisted, where its own rule names none
 */
record Scene(World world, CampaignState state, Caster caster, Spell spell, int level, Danger danger) {

    /** A spell, which is resisted as spells are. */
    Scene(World world, CampaignState state, Caster caster, Spell spell, int level) {
        this(world, state, caster, spell, level, Danger.SPELLS);
    }

    static Scene of(World world, CampaignState state, Caster caster, Spell spell) {
        return new Scene(world, state, caster, spell.working(), Creatures.casterLevel(world, state, caster));
    }

    /** The same casting in the state as it is now. */
    Scene now(Unfolding u) {
        return new Scene(world, u.state(), caster, spell, level, danger);
    }

    /** A casting again, later, of which an effect is left. */
    static Scene of(World world, CampaignState state, Caster caster, Effect effect) {
        SpellTables spells = world.book().spells();
        Spell spell = spells.find(effect.word(Effects.AS)).orElseGet(() -> spells.spell(effect.kind()));
        return new Scene(world, state, caster, spell.working(), Effects.level(effect));
    }

    String casterName() {
        return Creatures.name(state, caster.on());
    }

    Alignment casterAlignment() {
        return Creatures.alignment(world, state, caster.on());
    }

    /** The caster as a member of the company, if he is one. */
    Optional<Adventurer> member() {
        return caster instanceof Caster.Member member ? state.adventurer(member.id()) : Optional.empty();
    }

    Optional<Encounter> encounter() {
        return state.encounter();
    }

    /** A throw of the caster's own dice: the player's for a member, the referee's in secret for a monster. */
    Throws.Throw throwing(Unfolding u, String purpose) {
        Throws.Throw dice = u.throwing().of(spell.id(), purpose).by(casterName());
        return caster instanceof Caster.Member ? dice.on(DiceStream.PLAYERS) : dice.secret();
    }

    /** The target that the texts name: the first that can be read, a bare id being a member's or a foe's. */
    Optional<Target> target(List<String> texts) {
        return Target.first(texts)
                .or(() -> texts.stream()
                        .filter(text -> text.indexOf(':') < 0)
                        .flatMap(text -> bare(text).stream())
                        .findFirst());
    }

    /** All targets that the texts name, in their order, each once. */
    List<Target> targets(List<String> texts) {
        return texts.stream()
                .flatMap(text -> (text.indexOf(':') < 0 ? bare(text) : Target.read(text)).stream())
                .distinct()
                .toList();
    }

    private Optional<Target> bare(String text) {
        CharacterId member = new CharacterId(text);
        if (state.adventurers().containsKey(member)) {
            return Optional.of(new Target.OnMember(member));
        }
        return foe(new FoeId(text)).map(foe -> new Target.OnFoe(foe.id()));
    }

    /** A foe of the present meeting. */
    Optional<Foe> foe(FoeId id) {
        return encounter().flatMap(meeting -> meeting.foe(id));
    }

    /** A monster that serves the company. */
    Optional<Foe> servant(FoeId id) {
        return state.followers().stream()
                .map(Follower::foe)
                .filter(foe -> foe.id().equals(id) && !foe.gone())
                .findFirst();
    }

    /** The member of the company who carries a thing. */
    Optional<Adventurer> thing(ItemId id) {
        return state.company().stream()
                .filter(member -> member.item(id).isPresent())
                .findFirst();
    }

    /** The creature that a target is; empty if it is none. */
    static Optional<Effect.On> on(Target target) {
        return switch (target) {
            case Target.OnMember member -> Optional.of(new Effect.On.OnCharacter(member.id()));
            case Target.OnFoe foe -> Optional.of(new Effect.On.OnFoe(foe.id()));
            case Target.OnDoor door -> Optional.empty();
            case Target.OnCell cell -> Optional.empty();
            case Target.OnItem item -> Optional.empty();
            case Target.OnType type -> Optional.empty();
        };
    }

    /** A living member of the company. */
    Optional<Adventurer> companion(CharacterId id) {
        return state.company().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** Feet between the sides of the present meeting; 0 if there is none. */
    int distance() {
        return encounter().map(Encounter::distance).orElse(0);
    }

    /** Whether those who are met are in the caster's sight: at hand, and seen once or not hidden by the dark. */
    @Rule("MA-10")
    boolean seesThem() {
        return encounter()
                .filter(meeting -> meeting.phase() != Encounter.Phase.WARNED)
                .filter(meeting -> meeting.kindKnown() || caster instanceof Caster.Monster || Lighting.anySees(state))
                .isPresent();
    }

    /** Feet that the spell reaches in this place. */
    int reach() {
        return spell.reach().feet(level, Outdoors.now(state).open());
    }

    /** Refuses what lies beyond the spell's reach. */
    Optional<Refusal> inReach(int feet) {
        int reach = reach();
        return feet <= reach ? Optional.empty() : Optional.of(new MagicRefusal.OutOfRange(spell.name(), feet, reach));
    }

    Optional<Refusal> noTarget(String expected) {
        return Optional.of(new MagicRefusal.NoTarget(spell.name(), expected));
    }

    Optional<Refusal> wrong(String why, String rule) {
        return Optional.of(new MagicRefusal.WrongTarget(spell.name(), why, rule));
    }

    /** Level and cell of the company; empty in town. */
    Optional<Cell> cell() {
        return state.underground().map(at -> at.cell());
    }

    String levelId() {
        return state.underground().map(at -> at.level()).orElse("");
    }

    /** Whether a door's edge bounds the cell in which the company stands. */
    boolean beside(Edge edge) {
        return cell().map(edge::touches).orElse(false);
    }
}
