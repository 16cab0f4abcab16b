package org.woodgrain.campaign.spells;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.woodgrain.campaign.event.HarmEvent;
import org.woodgrain.campaign.event.MeetingEvent;
import org.woodgrain.campaign.event.PowerEvent;
import org.woodgrain.campaign.event.SpellEvent;
import org.woodgrain.campaign.refusal.Refusal;
import org.woodgrain.campaign.sight.Phrases;
import org.woodgrain.campaign.state.Adventurer;
import org.woodgrain.campaign.state.CharacterId;
import org.woodgrain.campaign.state.Encounter;
import org.woodgrain.campaign.state.Foe;
import org.woodgrain.campaign.state.Life;
import org.woodgrain.campaign.state.Remains;
import org.woodgrain.campaign.unfold.Unfolding;
import org.woodgrain.rules.Rule;
import org.woodgrain.rules.equipment.Purse;

/**
 * Stone that was flesh is flesh again; or, the words being spoken backwards, flesh turns to stone.
 *
 * <p>Targets: {@code member:ID} of one who is stone, {@code statue:MARK}, {@code cell:x,y} or {@code door:x,y,side} of plain
 * stone, or {@code reversed} and a creature or what was made meat.
 */
@Rule("MA-15")
final class StoneToFlesh implements SpellWork {
    static final String REVERSED = "reversed";

    private static final String STATUE = "statue:";
    private static final int EVEN = 50;
    private static final SpellWork BACKWARDS = new FleshToStone();

    @Override
    public Optional<Refusal> check(Scene scene, List<String> targets) {
        if (targets.contains(REVERSED)) {
            return Meat.aimed(scene, targets) ? Meat.checkBack(scene, targets) : BACKWARDS.check(scene, targets);
        }
        if (Meat.aimed(scene, targets)) {
            return Meat.check(scene, targets);
        }
        if (stone(scene, targets).isPresent() || statue(scene, targets).isPresent()) {
            return Optional.empty();
        }
        return scene.noTarget("somebody who has turned to stone, a statue that was alive, or plain stone in sight");
    }

    /** A member of the company, or of the town, who is stone. */
    private static Optional<Adventurer> stone(Scene scene, List<String> targets) {
        return scene.target(targets)
                .filter(Target.OnMember.class::isInstance)
                .flatMap(target -> scene.state().adventurer(((Target.OnMember) target).id()))
                .filter(who -> who.life() == Life.STONE && scene.state().order().contains(who.id()));
    }

    private static Optional<Remains> statue(Scene scene, List<String> targets) {
        return targets.stream()
                .filter(text -> text.startsWith(STATUE))
                .map(text -> text.substring(STATUE.length()))
                .flatMap(id ->
                        near(scene).stream().filter(each -> each.foe().value().equals(id)))
                .findFirst();
    }

    private static List<Remains> near(Scene scene) {
        return Remains.statues(scene.state().level(scene.levelId())).stream()
                .filter(each -> scene.inReach(scene.cell()
                                .map(at -> at.distance(each.cell()) * 10)
                                .orElse(Integer.MAX_VALUE))
                        .isEmpty())
                .toList();
    }

    @Override
    public void carryOut(Unfolding u, Scene scene, List<String> targets) {
        if (targets.contains(REVERSED)) {
            if (Meat.aimed(scene, targets)) {
                Meat.unmake(u, scene, targets);
            } else {
                BACKWARDS.carryOut(u, scene, targets);
            }
            return;
        }
        if (Meat.aimed(scene, targets)) {
            Meat.make(u, scene, targets);
            return;
        }
        stone(scene, targets).ifPresent(who -> revive(u, who.id()));
        statue(scene, targets).ifPresent(statue -> revive(u, scene, statue));
    }

    private static void revive(Unfolding u, CharacterId who) {
        boolean lives = Felling.survives(u, who);
        u.emit(new SpellEvent.Softened(who));
        u.emit(new SpellEvent.OrdealThrown(who, lives, "CH-26", u.throwing().take()));
        if (!lives) {
            u.emit(new HarmEvent.CharacterDied(who, "the change from stone", "CH-26", List.of()));
        }
    }

    /** A monster has an even chance; one that lives faces the company as it did before. */
    private static void revive(Unfolding u, Scene scene, Remains statue) {
        boolean lives = u.throwing()
                .of("SP-60", "living through the change")
                .secret()
                .atMost(EVEN)
                .roll(1, 100)
                .success();
        u.emit(new SpellEvent.StatueRevived(
                scene.levelId(), statue.mark(), lives, u.throwing().take()));
        if (!lives) {
            return;
        }
        String name = scene.world().book().monsters().monster(statue.monster()).name();
        Foe foe = new Foe(
                statue.foe(),
                statue.monster(),
                name.toLowerCase(Locale.ROOT),
                statue.hitPoints(),
                statue.hitPoints(),
                Foe.Standing.ABLE,
                Purse.EMPTY,
                new TreeMap<>());
        if (u.state().encounter().isPresent()) {
            u.emit(new PowerEvent.MoreCame(List.of(foe), "is flesh again", List.of()));
            return;
        }
        int feet = scene.cell().map(at -> at.distance(statue.cell()) * 10).orElse(10);
        u.emit(new MeetingEvent.MeetingBegun(
                Encounter.begun(
                                List.of(foe),
                                scene.levelId(),
                                Optional.empty(),
                                statue.cell(),
                                Encounter.Phase.INTENT,
                                List.of())
                        .withDistance(Math.max(10, feet))
                        .withKindKnown(),
                "SP-60",
                List.of()));
    }

    @Override
    public List<Aim> aims(Scene scene) {
        List<Aim> aims = new ArrayList<>();
        for (CharacterId id : scene.state().order()) {
            scene.state()
                    .adventurer(id)
                    .filter(who -> who.life() == Life.STONE)
                    .ifPresent(who -> aims.add(new Aim("member:" + id, who.name() + " to flesh", "")));
        }
        near(scene)
                .forEach(statue -> aims.add(new Aim(
                        STATUE + statue.foe(),
                        "the statue of "
                                + Phrases.article(scene.world()
                                        .book()
                                        .monsters()
                                        .monster(statue.monster())
                                        .name()
                                        .toLowerCase(Locale.ROOT)),
                        "it may live")));
        aims.addAll(Meat.aims(scene, false));
        Meat.aims(scene, true).forEach(aim -> aims.add(Aim.at(List.of(REVERSED, aim.value()), aim.label(), "")));
        BACKWARDS
                .aims(scene)
                .forEach(
                        aim -> aims.add(Aim.at(List.of(REVERSED, aim.value()), aim.label() + " to stone", "it saves")));
        return aims;
    }

    @Override
    public List<List<String>> wits(Scene scene) {
        return BACKWARDS.wits(scene).stream()
                .map(target -> List.of(REVERSED, target.getFirst()))
                .toList();
    }
}
